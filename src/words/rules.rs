//! The whole rules in short pages of at most eleven lines each.

use super::Page;

/// The rules, page by page.
pub static RULES: [Page; 13] = [
    Page {
        title: ["The aim", "Le but", "Cel gry"],
        body: [
            "Two agencies, CIA and KGB, fight over nations and events. Each is worth points. The first to reach 100 wins.\nThe device is passed to and fro. Striped screens are secret: only the named side looks.",
            "Deux agences, CIA et KGB, se disputent des nations et des événements. Chacun vaut des points. La première à 100 gagne.\nL'appareil passe de main en main. Un écran rayé est secret : seul le camp nommé regarde.",
            "Dwie agencje, CIA i KGB, walczą o kraje i wydarzenia. Każde daje punkty. Wygrywa pierwsza, która zbierze 100.\nUrządzenie krąży z rąk do rąk. Ekran w paski jest tajny: patrzy tylko wskazana strona.",
        ],
    },
    Page {
        title: ["A year", "Une année", "Rok"],
        body: [
            "Each turn is a year from 1947 on, in six phases:\n1 Briefing: the objective\n2 Planning: Agent X\n3 Struggle for influence\n4 Cease-fire: the token\n5 Debriefing: agents act\n6 Détente: the scores",
            "Chaque tour est une année, dès 1947, en six phases :\n1 Briefing : l'objectif\n2 Planification : l'Agent X\n3 Lutte d'influence\n4 Résolution : le jeton\n5 Débriefing : les agents\n6 Détente : les scores",
            "Runda to rok, od 1947, w sześciu fazach:\n1 Odprawa: cel\n2 Planowanie: Agent X\n3 Walka o wpływy\n4 Zawieszenie broni: żeton\n5 Sprawozdanie: agenci\n6 Odprężenie: punkty",
        ],
    },
    Page {
        title: ["The objective", "L'objectif", "Cel roku"],
        body: [
            "Stability is the limit: a total above it is civil disorder.\nPopulation is how many groups each side may have.\nBias orders the factions: the first breaks a tie.\nPoints go to whoever claims the card.",
            "Stabilité : la limite. Un total au-dessus, c'est le désordre civil.\nPopulation : le nombre de groupes permis par camp.\nProfil : l'ordre des factions, qui départage.\nPoints : à qui remporte la carte.",
            "Stabilizacja to limit: wynik ponad nią to zamieszki.\nZaludnienie to liczba grup, którą może mieć strona.\nSymbole szeregują stronnictwa: pierwsze rozstrzyga remis.\nPunkty bierze zdobywca karty.",
        ],
    },
    Page {
        title: ["Agent X", "L'Agent X", "Agent X"],
        body: [
            "Each side has the same six agents and secretly sends one: Agent X.\nWhat he does often depends on whose token lies on the objective in the end.\nAfterwards he is on leave for one year. Terminated agents are gone for good.",
            "Chaque camp a les six mêmes agents et en envoie un en secret : l'Agent X.\nSon effet dépend souvent du jeton posé à la fin sur l'objectif.\nEnsuite il est en repos un an. Un agent éliminé ne revient pas.",
            "Obie strony mają tych samych sześciu agentów i w tajemnicy wysyłają jednego: Agenta X.\nJego skutek często zależy od tego, czyj żeton leży na celu.\nPotem przez rok jest na zwolnieniu. Zabici nie wracają.",
        ],
    },
    Page {
        title: ["The struggle", "La lutte", "Walka"],
        body: [
            "In turn, each side does one of three things:\nRecruit: the top group of the deck joins it, ready.\nActivate: a ready group lies down and uses its power.\nPass: do nothing for now.\nTwo passes in a row end it. A side without groups must recruit.",
            "À tour de rôle, chaque camp fait une chose sur trois :\nRecruter : le dessus de la pioche arrive, levé.\nActiver : un groupe levé se couche et use de son pouvoir.\nPasser : ne rien faire.\nDeux passes de suite : fin. Un camp sans groupe recrute.",
            "Strony na zmianę robią jedno z trzech:\nWerbunek: wierzchnia grupa talii dołącza, przygotowana.\nAktywacja: przygotowana grupa kładzie się i używa zdolności.\nPas: nic.\nDwa pasy z rzędu kończą walkę. Strona bez grup werbuje.",
        ],
    },
    Page {
        title: ["Powers", "Les pouvoirs", "Zdolności"],
        body: [
            "Military: discards another group.\nEconomic: flips another, ready or mobilized, but not an economic one.\nPolitical: moves another group to the other side.\nMedia: shows the top of the deck: take, discard or leave it.\nNo group aims at itself.",
            "Armée : défausse un autre groupe.\nÉconomie : en retourne un autre, levé ou mobilisé, hors Économie.\nPolitique : en fait passer un autre dans l'autre camp.\nMédia : montre le dessus de la pioche.\nAucun ne se vise lui-même.",
            "Militarne: odrzucają inną grupę.\nEkonomiczne: obracają inną, byle nie ekonomiczną.\nPolityczne: przenoszą inną na drugą stronę.\nMedialne: pokazują wierzch talii.\nŻadna grupa nie działa na samą siebie.",
        ],
    },
    Page {
        title: ["Limits", "Les limites", "Ograniczenia"],
        body: [
            "Ready or mobilized, every group counts.\nNobody may have more groups than the population.\nA side may go above stability and come down again. It may not push the enemy above it.\nA moved group stays as it was, standing or lying.",
            "Levé ou mobilisé, tout groupe compte.\nPas plus de groupes que la population.\nUn camp peut dépasser la stabilité puis redescendre. Il ne peut pas y pousser l'adversaire.\nUn groupe déplacé garde son état.",
            "Przygotowana czy nie, każda grupa się liczy.\nGrup nie może być więcej niż zaludnienie.\nMożna przekroczyć stabilizację i wrócić poniżej. Rywala wypchnąć nie wolno.\nPrzeniesiona grupa zachowuje stan.",
        ],
    },
    Page {
        title: ["Cease-fire", "Résolution du conflit", "Zawieszenie broni"],
        body: [
            "The higher total that is not above stability places its domination token on the objective.\nIf equal, the bias is read in order: whoever has the highest single group of that faction wins. A faction that neither has is skipped.",
            "Le plus haut total qui ne dépasse pas la stabilité pose son jeton sur l'objectif.\nÀ égalité, on suit le profil : le plus fort groupe de cette faction l'emporte. Une faction absente est sautée.",
            "Wyższy wynik, nie ponad stabilizację, kładzie na celu żeton dominacji.\nPrzy remisie sprawdza się symbole po kolei: wygrywa najwyższa grupa stronnictwa. Brak u obu stron: następny symbol.",
        ],
    },
    Page {
        title: ["Civil disorder", "Désordre civil", "Zamieszki"],
        body: [
            "A side above stability at the Cease-fire is in disorder: its Agent X is shown and terminated, and the other side claims the objective at once, however low its total.\nBoth in disorder: both agents fall, nobody claims, the card goes under its deck.",
            "Au-dessus de la stabilité à la fin de la lutte : l'Agent X du camp est révélé et éliminé, et l'autre camp remporte l'objectif aussitôt.\nLes deux camps en désordre : deux agents perdus, et la carte va sous sa pile.",
            "Kto kończy walkę ponad stabilizacją, wywołuje zamieszki: jego Agent X ginie, a druga strona od razu zdobywa cel.\nZamieszki po obu stronach: giną obaj agenci, a karta trafia pod talię.",
        ],
    },
    Page {
        title: ["Debriefing", "Débriefing", "Sprawozdanie"],
        body: [
            "Both Agents X are turned over and act, lowest number first:\n1 Master Spy: the side without the token claims.\n2 Deputy Director: nothing, but he never dies or rests.\n3 Double Agent: sends an enemy on leave or unmasks the next Agent X.",
            "Les Agents X sont révélés et agissent, du plus petit au plus grand :\n1 Maître-Espion : le camp sans jeton remporte l'objectif.\n2 Directeur adjoint : rien, mais ni mort ni repos.\n3 Agent double : met un ennemi en repos ou démasque le prochain.",
            "Agenci X są odkrywani i działają od najniższego numeru:\n1 Superszpieg: cel zdobywa strona bez żetonu.\n2 Zastępca dyrektora: nic, ale nie ginie i nie odpoczywa.\n3 Podwójny agent: odsyła wroga lub ujawnia następnego.",
        ],
    },
    Page {
        title: ["Debriefing, 4 to 6", "Débriefing, 4 à 6", "Sprawozdanie, 4-6"],
        body: [
            "4 Analyst: next year, orders the top three groups.\n5 Assassin, own token: the enemy's agent dies, the card goes under its deck.\n6 Director, own token: also claims the bottom card.\nThen the token's owner claims the objective, if it is still there.",
            "4 Analyste : range les trois premiers groupes l'an prochain.\n5 Assassin, à son jeton : l'agent ennemi meurt, la carte va sous sa pile.\n6 Directeur, à son jeton : remporte aussi la dernière carte.\nEnfin le jeton remporte l'objectif.",
            "4 Analityk: za rok układa trzy wierzchnie grupy.\n5 Zabójca, z żetonem: wrogi agent ginie, karta idzie pod talię.\n6 Dyrektor, z żetonem: zdobywa też cel ze spodu.\nNa koniec cel, jeśli jeszcze leży, bierze właściciel żetonu.",
        ],
    },
    Page {
        title: ["Events", "Événements", "Wydarzenia"],
        body: [
            "Six objectives are events. They are claimed like nations and worth 5 points while kept.\nEach can be given up once for its effect; then its points are lost at once.\nX on the card says when, and what it does.",
            "Six objectifs sont des événements. Ils se gagnent comme les nations et valent 5 points.\nChacun peut être défaussé une fois pour son effet ; ses points sont alors perdus.\nX sur la carte dit quand et comment.",
            "Sześć celów to wydarzenia. Zdobywa się je jak kraje i dają 5 punktów, póki się je ma.\nKażde można raz odrzucić dla efektu; wtedy od razu traci się punkty.\nX na karcie mówi, kiedy i jak.",
        ],
    },
    Page {
        title: ["The end", "La fin", "Koniec"],
        body: [
            "Agents X go on leave, groups go back, events may be given up.\nThen 100 points win; if both have them, the higher score. If equal, play goes on until one leads.\nNext year the side with fewer points holds the balance and says who starts.",
            "Les Agents X partent en repos, les groupes s'en vont, on peut défausser un événement.\nPuis 100 points gagnent, sinon le plus haut des deux. À égalité, on continue.\nL'an prochain, le camp mené tient la balance et dit qui commence.",
            "Agenci X idą na zwolnienie, grupy odchodzą, można odrzucić wydarzenie.\nWygrywa 100 punktów, a gdy mają je obie strony, wyższy wynik. Remis: gra trwa.\nZa rok strona z mniejszą liczbą punktów wskazuje, kto zaczyna.",
        ],
    },
];
