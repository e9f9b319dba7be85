// The words of the page itself. Those of the game are in the game.

export const words = {
  en: {
    screen: "The handheld's screen",
    pad: "Direction pad", keys: "Buttons",
    up: "Up", down: "Down", left: "Left", right: "Right",
    a: "A: yes, or hold", b: "B: back, or hide", x: "X: what is this?", y: "Y: the files",
    languages: "Language", panels: "Screen size",
    stopped: "The game has stopped. Reload the page: it goes on from the last confirmed decision.",
    missing: "The game could not be loaded. The page has to come from a web server, such as cargo play.",
  },
  fr: {
    screen: "L’écran de la console",
    pad: "Croix directionnelle", keys: "Boutons",
    up: "Haut", down: "Bas", left: "Gauche", right: "Droite",
    a: "A : oui, ou maintenir", b: "B : retour, ou cacher", x: "X : qu’est-ce ?", y: "Y : les dossiers",
    languages: "Langue", panels: "Taille de l’écran",
    stopped: "Le jeu s’est arrêté. Rechargez la page : il reprend à la dernière décision confirmée.",
    missing: "Le jeu n’a pas pu être chargé. La page doit venir d’un serveur web, comme cargo play.",
  },
  pl: {
    screen: "Ekran konsoli",
    pad: "Krzyżak", keys: "Przyciski",
    up: "Góra", down: "Dół", left: "Lewo", right: "Prawo",
    a: "A: tak, albo przytrzymaj", b: "B: wstecz, albo ukryj", x: "X: co to jest?", y: "Y: akta",
    languages: "Język", panels: "Rozmiar ekranu",
    stopped: "Gra się zatrzymała. Po odświeżeniu strony toczy się dalej od ostatniej zatwierdzonej decyzji.",
    missing: "Nie udało się wczytać gry. Strona musi pochodzić z serwera WWW, na przykład z cargo play.",
  },
};
