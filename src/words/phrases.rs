//! The phrases of the screens: one line a phrase, a column for each language.
//!
//! Words in braces are slots for [`fill`](super::fill), which says what they
//! can be. Both people read most of these, so they say CIA and KGB.

use super::Language;

/// Declares each phrase once, with its three texts.
macro_rules! phrases {
    ($($(#[$doc:meta])* $phrase:ident: $english:literal, $french:literal, $polish:literal;)+) => {
        /// A phrase of a screen.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Phrase { $($(#[$doc])* $phrase),+ }

        impl Phrase {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$phrase),+];

            /// The words, with slots if it is a template.
            #[must_use]
            pub const fn text(self, language: Language) -> &'static str {
                language.of(match self { $(Self::$phrase => [$english, $french, $polish]),+ })
            }
        }
    };
}

phrases! {
    // What A and B do: at most 9 letters for A, 7 for B.

    /// Begins.
    Start: "Start", "Entrer", "Start";
    /// Opens what is in focus.
    Open: "Open", "Ouvrir", "Otwórz";
    /// Changes the row in focus.
    Change: "Change", "Changer", "Zmień";
    /// Goes on.
    GoOn: "Go on", "Suite", "Dalej";
    /// The next page or step.
    Next: "Next", "Suivant", "Dalej";
    /// Sends the agent.
    Send: "Send", "Envoyer", "Wyślij";
    /// Recruits.
    Recruit: "Recruit", "Recruter", "Werbuj";
    /// Activates.
    Activate: "Activate", "Activer", "Aktywuj";
    /// Passes.
    Pass: "Pass", "Passer", "Pasuj";
    /// Plays the event.
    Play: "Play", "Jouer", "Zagraj";
    /// Discards.
    Discard: "Discard", "Jeter", "Odrzuć";
    /// Flips the target.
    Flip: "Flip", "Pivoter", "Obróć";
    /// Moves the target.
    Move: "Move", "Déplacer", "Przenieś";
    /// Looks, while held.
    Look: "Look", "Voir", "Zerknij";
    /// Is being held: looking.
    Looking: "Looking", "En vue", "Podgląd";
    /// Takes the card.
    Take: "Take", "Prendre", "Weź";
    /// Leaves the card.
    Leave: "Leave", "Laisser", "Zostaw";
    /// Picks the card up.
    Hold: "Hold", "Saisir", "Podnieś";
    /// Lets the card go.
    LetGo: "Let go", "Poser", "Odłóż";
    /// Confirms the order.
    Done: "Done", "Terminé", "Gotowe";
    /// Benches the agent.
    Bench: "Bench", "Écarter", "Odeślij";
    /// Unmasks the next Agent X.
    Unmask: "Unmask", "Dévoiler", "Ujawnij";
    /// Chooses what is in focus.
    Choose: "Choose", "Choisir", "Wybierz";
    /// Does it in spite of the warning.
    DoIt: "Do it", "Valider", "Zgoda";
    /// Shows the menu.
    Menu: "Menu", "Menu", "Menu";
    /// Shows all of a finished game.
    Record: "Record", "Relevé", "Zapis";
    /// Does not take the game up again.
    SetAside: "Shelve", "Écarter", "Odłóż";
    /// Back to where one came from.
    Back: "Back", "Retour", "Wstecz";
    /// Drops the curtain.
    Hide: "Hide", "Cacher", "Ukryj";
    /// Takes the last decision back.
    Undo: "Undo", "Défaire", "Cofnij";

    // Splash and menu.

    /// The name of the game.
    Title: "COLD WAR", "COLD WAR", "ZIMNA WOJNA";
    /// The second line of the title.
    Subtitle: "CIA vs KGB", "CIA vs KGB", "CIA vs KGB";
    /// The years of the game.
    Years: "1947 - 1991", "1947 - 1991", "1947 - 1991";
    /// The stamp on the splash.
    AgentXStamp: "AGENT X", "AGENT X", "AGENT X";
    /// The game in progress.
    Continue: "Continue", "Continuer", "Kontynuuj";
    /// Its line: year, objective, who is to move.
    ResumeAt: "{0} {short 1}: {2}", "{0} {short 1} : {2}", "{0} {short 1}: {2}";
    /// Its line before the objective is known: year, who is to move.
    ResumeYear: "{0}, {1} to move", "{0}, {the 1} joue", "{0}, ruch: {1}";
    /// Its line once it is over: year.
    ResumeOver: "{0}, the end", "{0}, la fin", "{0}, koniec";
    /// Nothing was ever saved.
    NothingSaved: "No game is saved here yet.", "Aucune partie enregistrée.", "Nie ma jeszcze zapisanej gry.";
    /// The save cannot be read.
    SaveDamaged: "The saved game cannot be read.", "La partie enregistrée est illisible.", "Nie można odczytać zapisanej gry.";
    /// An older version saved it.
    SaveOlder: "The save is of an older version.", "Partie d'une version plus ancienne.", "Zapis pochodzi ze starszej wersji.";
    /// A newer version saved it.
    SaveNewer: "The save is of a newer version.", "Partie d'une version plus récente.", "Zapis pochodzi z nowszej wersji.";
    /// What is played is not saved.
    NotKept: "The game cannot be saved.", "Enregistrement impossible.", "Nie można zapisać gry.";
    /// A new game.
    NewGame: "New game", "Nouvelle partie", "Nowa gra";
    /// The rules.
    Rules: "Rules", "Règles", "Zasady";
    /// The settings.
    Settings: "Settings", "Réglages", "Ustawienia";
    /// Version and credits.
    About: "About", "À propos", "O grze";

    // After a fault.

    /// The heading, before the code.
    Fault: "FAULT", "PANNE", "AWARIA";
    /// What happened.
    FaultHappened: "The device stopped and has started anew. Nothing is lost: every decision so far is saved.", "L'appareil s'est arrêté, puis a redémarré. Rien n'est perdu, chaque décision est enregistrée.", "Urządzenie stanęło i ruszyło od nowa. Nic nie przepadło: każda decyzja jest zapisana.";
    /// It happened so many times: what A and B do.
    FaultRepeats: "This was the {nth 0} time in a row. A tries the game again, B sets it aside for good.", "C'est la {nth 0} fois de suite. A reprend la partie, B l'écarte pour de bon.", "To już {nth 0} raz z rzędu. A wznawia grę, B odkłada ją na dobre.";

    // The battery.

    /// The heading.
    Battery: "BATTERY", "BATTERIE", "BATERIA";
    /// It will not last much longer.
    BatteryLow: "The battery is almost empty. If it runs out, the game goes on later: every decision is saved.", "La batterie est presque vide. Si elle lâche, la partie reprendra plus tard : chaque décision est enregistrée.", "Bateria jest prawie pusta. Gdy się wyczerpie, grę można dokończyć później: każda decyzja jest zapisana.";

    /// It is too late to begin a game.
    BatteryEmpty: "The battery is empty. A new game can begin once it is charged; the one in progress is kept.", "La batterie est vide. Une nouvelle partie attendra la recharge ; celle en cours est gardée.", "Bateria jest pusta. Nową grę można zacząć po naładowaniu; rozpoczęta jest zachowana.";

    // Past games.

    /// The tab.
    PastGames: "Past games", "Parties jouées", "Rozegrane gry";
    /// There are none.
    NoPastGames: "No game has come to its end yet.", "Aucune partie n'est encore terminée.", "Żadna gra nie dobiegła jeszcze końca.";

    // New game and settings.

    /// The row of the edition.
    Edition: "Edition", "Édition", "Edycja";
    /// The English edition or language.
    English: "English", "anglaise", "angielska";
    /// The French edition.
    French: "French", "française", "francuska";
    /// The Polish edition.
    Polish: "Polish", "polonaise", "polska";
    /// The row of the balance token.
    Balance: "Balance", "Balance", "Równowaga";
    /// Nobody is named: by lot.
    ByLot: "by lot", "au hasard", "losowo";
    /// The row of the first-game guide.
    Guide: "First game", "Première partie", "Pierwsza gra";
    /// The guide speaks.
    Explained: "explained", "expliquée", "z pomocą";
    /// The guide is silent.
    NotExplained: "no help", "sans aide", "bez pomocy";
    /// The row of the language.
    Language: "Language", "Langue", "Język";
    /// The language by its own name.
    OwnName: "English", "français", "polski";
    /// The row of the sound.
    Sound: "Sound", "Son", "Dźwięk";
    /// It is on.
    On: "on", "oui", "tak";
    /// It is off.
    Off: "off", "non", "nie";
    /// The row of the light.
    Light: "Light", "Lumière", "Jasność";
    /// How much of how much.
    OutOf: "{0} of {1}", "{0} sur {1}", "{0} z {1}";
    /// Shuffles and begins.
    Begin: "Shuffle and begin", "Mélanger et jouer", "Tasuj i graj";

    // The files.

    /// The tab of the files.
    Files: "Files", "Dossiers", "Akta";
    /// Opens the log of the game.
    Log: "Log of the game", "Journal", "Dziennik gry";
    /// Scores and claimed cards.
    Scores: "Scores", "Scores", "Punkty";
    /// The side's own Agent X.
    AgentXOf: "{Of 0} Agent X", "Agent X {of 0}", "Agent X {of 0}";
    /// The groups, agents and objectives explained.
    Cards: "Cards", "Cartes", "Karty";
    /// To the main menu; the game is kept.
    MainMenu: "Main menu", "Menu principal", "Menu główne";
    /// The tab of a side's events.
    EventsOf: "{Of 0} events", "Événements {of 0}", "Wydarzenia {of 0}";

    // Curtain.

    /// Above the name of the side that takes the device.
    PassTo: "Pass to", "Passer l'appareil :", "Przekaż urządzenie:";
    /// Beside A.
    HoldToLift: "Hold", "Maintenir", "Przytrzymaj";

    // The year's objective.

    /// The tab.
    ObjectiveTab: "Objective", "Objectif", "Cel roku";
    /// Influence above this is civil disorder.
    Stability: "Stability", "Stabilité", "Stabilizacja";
    /// How many groups a side may have.
    Population: "Population", "Population", "Zaludnienie";
    /// Victory points.
    Points: "Points", "Points", "Punkty zwycięstwa";
    /// The order of the factions.
    Bias: "Bias", "Profil", "Symbole";
    /// An event that is not played.
    Kept: "Kept: {0} points.", "Gardé : {0} points.", "Zachowane: {0} punktów.";
    /// An event that is played; its effect follows.
    GivenUp: "Given up:", "Défaussé :", "Odrzucone:";
    /// What giving up the Nobel Peace Prize does.
    NobelPeacePrizeEffect: "in civil disorder, Agent X goes on leave instead of dying.", "en désordre civil, l'Agent X part en repos au lieu d'être éliminé.", "w razie zamieszek Agent X idzie na zwolnienie, zamiast zginąć.";
    /// What giving up Live Benefit does.
    LiveBenefitEffect: "the top group of the discard is recruited. In the struggle, instead of an action.", "le dessus de la défausse est recruté. Pendant la lutte, à la place d'une action.", "werbuje grupę z wierzchu odrzuconych. W walce, zamiast akcji.";
    /// What giving up Nuclear Escalation does.
    NuclearEscalationEffect: "all military groups, on both sides, are discarded. In the struggle, instead of an action.", "tous les groupes Armée des deux camps sont défaussés. Pendant la lutte, à la place d'une action.", "wszystkie grupy militarne obu stron są odrzucane. W walce, zamiast akcji.";
    /// What giving up Summit Meeting does.
    SummitMeetingEffect: "the enemy's Agent X is turned over. In the struggle, besides an action.", "l'Agent X adverse est révélé. Pendant la lutte, en plus d'une action.", "Agent X rywala zostaje ujawniony. W walce, oprócz akcji.";
    /// What giving up Space Race does.
    SpaceRaceEffect: "the next three objectives are seen and put in any order. In Détente.", "les trois prochains objectifs sont vus et rangés à volonté. Pendant la Détente.", "trzy następne cele można obejrzeć i ułożyć dowolnie. W Odprężeniu.";
    /// What giving up Olympic Games does.
    OlympicGamesEffect: "a terminated agent of one's own comes back, on leave. In Détente.", "un de ses agents éliminés revient, en repos. Pendant la Détente.", "jeden z własnych zabitych agentów wraca, na zwolnieniu. W Odprężeniu.";
    /// Who holds the balance token.
    HasBalance: "{0} holds the balance.", "{The 0} tient la balance.", "{0} ma żeton równowagi.";

    // Choosing Agent X.

    /// When the agent acts.
    ActsNth: "acts {nth 0} of 6", "agit en {nth 0} sur 6", "działa jako {nth 0} z 6";
    /// The agent can be sent.
    AtHeadquarters: "At headquarters", "Au QG", "W sztabie";
    /// The agent is away for this year.
    OnLeave: "On leave", "En repos", "Na zwolnieniu";
    /// The agent is out of the game.
    Terminated: "Terminated", "Éliminé", "Zabity";
    /// What happens if this side places the token.
    WithToken: "With {the 0} token:", "Avec le jeton {of 0} :", "Gdy żeton ma {0}:";
    /// What happens whoever places the token.
    WithEitherToken: "With either token:", "Avec l'un ou l'autre jeton :", "Z każdym żetonem:";
    /// This side claims the objective.
    EffectClaims: "{the 0} claims the objective.", "{the 0} remporte l'objectif.", "{0} zdobywa cel.";
    /// The agenda does nothing.
    EffectNothing: "nothing happens.", "sans effet.", "nic się nie dzieje.";
    /// The Deputy Director.
    EffectDeputyDirector: "nothing happens. He never dies and never goes on leave.", "sans effet. Jamais éliminé, jamais en repos.", "nic się nie dzieje. Nigdy nie ginie ani nie idzie na zwolnienie.";
    /// The Double Agent: the enemy.
    EffectDoubleAgent: "benches one agent at {of 0} headquarters, or unmasks {of 0} next Agent X.", "met en repos un agent du QG {of 0}, ou démasque le prochain Agent X {of 0}.", "odsyła agenta ze sztabu {of 0} albo ujawnia następnego Agenta X {of 0}.";
    /// The Analyst.
    EffectAnalyst: "next year, looks at the top three groups and orders them.", "l'an prochain, regarde et range les trois premiers groupes.", "za rok ogląda i układa trzy wierzchnie grupy.";
    /// The Assassin with his own token: the enemy.
    EffectAssassin: "{of 0} Agent X dies, the objective goes under its deck.", "l'Agent X {of 0} meurt, l'objectif va sous sa pile.", "Agent X {of 0} ginie, a cel trafia pod swój stos.";
    /// The Director with his own token: his side.
    EffectDirector: "{the 0} also claims the bottom card of the objective deck.", "{the 0} remporte aussi le dernier objectif de la pile.", "{0} zdobywa też cel ze spodu talii.";

    // Ordering three cards.

    /// The Analyst's title.
    OrderGroups: "Order the top three", "Ranger les trois", "Ułóż trzy grupy";
    /// Space Race's title.
    OrderObjectives: "Order the objectives", "Ranger les objectifs", "Ułóż cele";
    /// Nothing is held; groups.
    OrderPick: "A picks a card up. 1 is recruited first.", "A saisit une carte. 1 sera recruté d'abord.", "A podnosi kartę. 1 będzie werbowana pierwsza.";
    /// Nothing is held; objectives.
    OrderPickObjective: "A picks a card up. 1 is next year's.", "A saisit une carte. 1 est pour l'an prochain.", "A podnosi kartę. 1 to cel na przyszły rok.";
    /// A group is held.
    OrderHeld: "Held: up and down move it. 1 is recruited first.", "Saisie : haut et bas la déplacent. 1 sera recruté d'abord.", "Góra i dół przesuwają kartę. 1 będzie werbowana pierwsza.";
    /// An objective is held.
    OrderHeldObjective: "Held: up and down move it. 1 is next year's.", "Saisie : haut et bas la déplacent. 1 est pour l'an prochain.", "Góra i dół przesuwają kartę. 1 to cel na przyszły rok.";
    /// The button that confirms.
    KeepOrder: "Keep this order", "Garder cet ordre", "Zostaw tę kolejność";
    /// What the button does; groups.
    OrderConfirm: "The three go back on the deck in this order.", "Les trois retournent sur la pile dans cet ordre.", "Wszystkie trzy wracają na talię w tej kolejności.";

    // The Double Agent, and Olympic Games.

    /// The other choice.
    UnmaskNext: "Unmask the next one", "Démasquer le prochain", "Ujawnij następnego";
    /// What benching does: the enemy, the agent.
    BenchHint: "Bench {of 0} {1}: on leave for next year.", "{The 1} {of 0} part en repos pour l'an prochain.", "{1} ({0}) idzie na zwolnienie na przyszły rok.";
    /// What unmasking does: the enemy, the side.
    UnmaskHint: "{0} will show its next Agent X before {the 1} chooses.", "{The 0} montrera son prochain Agent X avant le choix {of 1}.", "{0} pokaże następnego Agenta X, zanim wybierze {1}.";
    /// What Olympic Games does for an agent.
    ReviveHint: "{The 0} comes back, on leave for next year.", "{The 0} revient, en repos pour l'an prochain.", "{0} wraca, na zwolnieniu przez następny rok.";
    /// The title of Olympic Games' choice.
    ReviveTitle: "Who comes back?", "Qui revient ?", "Kto wraca?";

    // A look at something secret.

    /// The title of the media peek.
    TopOfDeck: "Top of the deck", "Dessus de la pioche", "Wierzch talii";
    /// Before A is held.
    HoldToLook: "Hold A to look.", "Maintenir A pour voir.", "Przytrzymaj A, by zobaczyć.";
    /// While A is held over the three choices.
    LetGoThen: "Let go of A to hide it, then:", "Lâcher A pour cacher, puis :", "Puść A, by ukryć, potem:";
    /// The choices are live.
    WhatWithIt: "What becomes of the card?", "Que devient la carte ?", "Co z tą kartą?";
    /// The card cannot be taken.
    NoRoom: "No room for another group.", "Plus de place pour un groupe.", "Brak miejsca na grupę.";
    /// While A is held over a photograph.
    LetGoToHide: "Let go of A to hide it.", "Lâcher A pour cacher.", "Puść A, by ukryć.";
    /// The title of the enemy's unmasked agent.
    UnmaskedOf: "{0} unmasked", "Agent X {of 0}", "Ujawniony: {0}";

    // The struggle: what the action in focus would do.

    /// Recruiting: side, cards in the deck.
    HintRecruit: "{0} takes the top group of the deck. {1} {1|is|are} left.", "{The 0} prend le dessus de la pioche. Il en reste {1}.", "{0} bierze grupę z wierzchu talii. W talii: {1}.";
    /// Recruiting is all one can do: side, cards in the deck.
    HintMustRecruit: "{0} has no group yet: it must recruit. {1} {1|is|are} left.", "{The 0} n'a aucun groupe et doit recruter. Il en reste {1}.", "{0} nie ma żadnej grupy i musi werbować. W talii: {1}.";
    /// Activating: side.
    HintActivate: "A ready group of {the 0} is mobilized and uses its power.", "Un groupe levé {of 0} est mobilisé et use de son pouvoir.", "Przygotowana grupa {of 0} mobilizuje się i używa zdolności.";
    /// A military group in focus.
    HintMilitary: "{0}, ready: {0|discards|discard} any other group in play.", "{0} : {0|défausse|défaussent} un autre groupe en jeu.", "{0}: {0|odrzuca|odrzucają} dowolną inną grupę w grze.";
    /// An economic group in focus.
    HintEconomic: "{0}, ready: {0|flips|flip} a group that is not economic.", "{0} : {0|retourne|retournent} un autre groupe, hors Économie.", "{0}: {0|obraca|obracają} inną nieekonomiczną grupę.";
    /// An economic group in focus, by the French rulebook.
    HintEconomicFrench: "{0} {0|flips|flip} any group but an own economic one.", "{0} : {0|retourne|retournent} un groupe, sauf Économie alliée.", "{0}: {0|obraca|obracają} grupę, nie swoją ekonomiczną.";
    /// A political group in focus.
    HintPolitical: "{0}, ready: {0|moves|move} any other group across.", "{0} : {0|déplace|déplacent} un groupe vers l'autre camp.", "{0}: {0|przenosi|przenoszą} inną grupę na drugą stronę.";
    /// A media group in focus: group, cards in the deck.
    HintMedia: "{0}, ready: {0|shows|show} the top group of the deck.", "{0} : {0|montre|montrent} le dessus de la pioche, en secret.", "{0}: {0|pokazuje|pokazują} w tajemnicy wierzch talii.";
    /// A military group and its target: group, target's owner, target.
    HintDiscards: "{0} {0|discards|discard} {of 1} {2}.", "{0} {0|défausse|défaussent} {2} {of 1}.", "{0} {0|odrzuca|odrzucają} {obj 2} ({1}).";
    /// An economic group and a mobilized target: group, target's owner, target.
    HintReadies: "{0} {0|readies|ready} {of 1} {2}.", "{0} {0|relève|relèvent} {2} {of 1}.", "{0} {0|podnosi|podnoszą} {obj 2} ({1}).";
    /// An economic group and a ready target: group, target's owner, target.
    HintMobilizes: "{0} {0|mobilizes|mobilize} {of 1} {2}.", "{0} {0|mobilise|mobilisent} {2} {of 1}.", "{0} {0|mobilizuje|mobilizują} {obj 2} ({1}).";
    /// A political group and its target: group, target's new side, target.
    HintMoves: "{0} {0|brings|bring} {2} to {the 1}.", "{0} {0|fait|font} passer {2} {to 1}.", "{0} {0|przenosi|przenoszą} {obj 2} do {of 1}.";
    /// The first pass: side, enemy.
    HintPass: "{0} waits. If {the 1} passes too, the struggle ends.", "{The 0} attend. Si {the 1} passe aussi, la lutte s'arrête.", "{0} czeka. Jeśli {1} też spasuje, walka się kończy.";
    /// The second pass: the enemy, who passed; who would place the token.
    HintPassEnds: "{The 0} passed: this ends the struggle. Token: {1}.", "{The 0} a passé : fin de la lutte. Jeton : {1}.", "{0} pasuje: to kończy walkę. Żeton: {1}.";
    /// The second pass, in disorder: the enemy, who passed; who is over, its total, stability.
    HintPassEndsOver: "{The 0} passed: this ends the struggle. {1}: {2} is over {3}!", "{The 0} a passé : fin de la lutte. {1} : {2} dépasse {3} !", "{0} pasuje: to kończy walkę. {1}: {2} to ponad {3}!";
    /// The second pass, both in disorder: the enemy, who passed; stability.
    HintPassEndsBoth: "{The 0} passed: this ends the struggle. Both are over {1}!", "{The 0} a passé : fin de la lutte. Tous deux dépassent {1} !", "{0} pasuje: to kończy walkę. Obie strony ponad {1}!";
    /// Live Benefit: side, the top group of the discard.
    HintLiveBenefit: "Live Benefit, -5 points: {0} recruits {1}.", "Concert, -5 points : {the 0} recrute {1}.", "Koncert, -5 pkt: {0} werbuje {obj 1}.";
    /// Nuclear Escalation: side.
    HintNuclearEscalation: "Nuclear Escalation, -5 points: {0} discards all military groups.", "Escalade nucléaire, -5 points : {the 0} défausse toute l'Armée.", "Wyścig atomowy, -5 pkt: {0} odrzuca grupy militarne.";
    /// Summit Meeting: side, enemy.
    HintSummitMeeting: "Summit Meeting, -5 points: {0} turns {of 1} Agent X over.", "Sommet, -5 points : {the 0} révèle l'Agent X {of 1}, puis agit.", "Szczyt, -5 pkt: {0} ujawnia Agenta X {of 1}, potem akcja.";
    /// Several events can be played: side, how many.
    HintEvents: "{0} could give up one of {1} events.", "{The 0} peut défausser un de ses {1} événements.", "{0} może odrzucić jedno z {1} wydarzeń.";
    /// Nuclear Escalation: the group on top of the discard.
    HintLast: "-5 points: no military left. On top of the discard: {0}.", "-5 points : plus d'Armée. Dessus de la défausse : {0}.", "-5 pkt: militarne odpadają. Na wierzchu: {0}.";
    /// The balance holder lets the other start: side, who starts.
    HintStart: "{0} holds the balance and lets {the 1} start.", "{The 0} tient la balance et laisse {the 1} commencer.", "{0} ma żeton równowagi. Zaczyna {1}.";
    /// The balance holder starts.
    HintStartItself: "{0} holds the balance and starts.", "{The 0} tient la balance et commence.", "{0} ma żeton równowagi i zaczyna.";

    // Asking once more.

    /// The title above stability.
    WarnOverTitle: "Over the limit", "Limite dépassée", "Ponad limit";
    /// Above stability: side, total, stability.
    WarnOver: "{0} would stand at {1} of {2}. At the Cease-fire that is civil disorder.", "{The 0} serait à {1} sur {2}. À la fin de la lutte, c'est le désordre civil.", "{0} miałoby {1} na {2}. Na koniec walki oznacza to zamieszki.";
    /// Above stability, by the Polish rulebook: side, total, stability.
    WarnOverAtOnce: "{0} would stand at {1} of {2}. That ends the struggle at once: civil disorder.", "{The 0} serait à {1} sur {2}. La lutte s'arrête aussitôt : désordre civil.", "{0} miałoby {1} na {2}. To od razu kończy walkę: zamieszki.";
    /// The title when points that win are given up.
    WarnPointsTitle: "Points that win", "Points décisifs", "Punkty wygranej";
    /// Points that win: side, event, score without it.
    WarnPoints: "Without {short 1}, {0} has {2} points and does not win this year.", "Sans {short 1}, {the 0} a {2} points et ne gagne pas cette année.", "Bez tej karty ({short 1}) {0} ma {2} pkt i w tym roku nie wygrywa.";

    // Whether to give an event up.

    /// The Nobel Peace Prize: side.
    NobelQuestion: "{0}: save Agent X?", "{0} : le sauver ?", "{0}: ocalić go?";
    /// The events of Détente: side.
    EventQuestion: "{0}: give up an event?", "{0} : un événement ?", "{0}: wydarzenie?";
    /// Gives the event up: side, event, score before, score after.
    GiveUpEvent: "{0} gives up {the 1}: {2} points become {3}.", "{The 0} défausse {the 1} : de {2} à {3} pts.", "{0} odrzuca {obj 1}: {2} pkt, potem {3}.";
    /// No event, or no more.
    NoEvent: "No event", "Aucun événement", "Bez wydarzenia";
    /// Lets Agent X fall.
    LetFall: "Let him fall", "Le laisser tomber", "Nie ratuj";
    /// What the prize does: agent.
    NobelHint: "{The 0} goes on leave, not to his death. -5 points.", "{The 0} part en repos au lieu de mourir. -5 points.", "{0} idzie na zwolnienie, nie na śmierć. -5 pkt.";
    /// What declining the prize does: agent.
    NobelDeclineHint: "{The 0} is terminated. The 5 points stay.", "{The 0} est éliminé. Les 5 points restent.", "{0} ginie. 5 punktów zostaje.";
    /// What declining does in Détente: side, its score.
    EventDeclineHint: "{0} keeps its cards and {1} points.", "{The 0} garde ses cartes et {1} points.", "{0} zachowuje karty i {1} pkt.";

    // Cease-fire.

    /// A faction that a side does not have.
    NoneOfIt: "none", "aucun", "brak";
    /// Unequal totals: who places the token, more, less.
    ResultTotals: "{0}: {1} beats {2}", "{0} : {1} bat {2}", "{0}: {1} bije {2}";
    /// The tie-break: who wins it, faction, more, less (0 for none).
    ResultBias: "{0}: {1} {2} beats {3}", "{0} : {1} {2} bat {3}", "{0}: {1} {2} bije {3}";
    /// Neither side has a group.
    ResultNobody: "No groups, no token", "Ni groupe, ni jeton", "Brak grup, brak żetonu";

    // Civil disorder.

    /// The title.
    Disorder: "Civil disorder", "Désordre civil", "Zamieszki";
    /// The stamp.
    TerminatedStamp: "TERMINATED", "ÉLIMINÉ", "ZABITY";
    /// The stamp for a Deputy Director or a rescued agent.
    SavedStamp: "SAVED", "SAUVÉ", "OCALONY";
    /// Agent X falls: side, total, stability.
    DisorderFell: "{0}: {1} is over {2}. Its Agent X is gone.", "{0} : {1} dépasse {2}. Son Agent X est perdu.", "{0}: {1} to ponad {2}. Agent X przepadł.";
    /// A Deputy Director returns: side, total, stability.
    DisorderReturns: "{0}: {1} is over {2}. Its agent returns to headquarters.", "{0} : {1} dépasse {2}. Son agent rentre au QG.", "{0}: {1} to ponad {2}. Agent wraca do sztabu.";
    /// The Nobel Peace Prize saves Agent X: side, total, stability.
    DisorderSaved: "{0}: {1} is over {2}. The prize sends its agent on leave.", "{0} : {1} dépasse {2}. Le prix met son agent en repos.", "{0}: {1} to ponad {2}. Nagroda ratuje Agenta X.";
    /// Nothing is decided yet: side, total, stability.
    DisorderShown: "{0}: {1} is over {2}. Its Agent X is exposed.", "{0} : {1} dépasse {2}. Son Agent X est découvert.", "{0}: {1} to ponad {2}. Agent X jest spalony.";
    /// Who claims the objective.
    Claims: "{0} claims {short 1}", "{0} : {short 1}", "{0}: {short 1}";
    /// Both in disorder, or no groups: the objective.
    NobodyClaims: "Unclaimed: {short 0}", "À personne : {short 0}", "Niczyje: {short 0}";

    // Debriefing.

    /// An agenda changes nothing: side, agent.
    StepNothing: "{0} {1}: no effect.", "{1} {of 0} : sans effet.", "{1} {of 0}: bez skutku.";
    /// The Master Spy: who claims, objective.
    StepMasterSpy: "Master Spy: {0} claims {short 1}.", "Maître-Espion : {0} gagne {short 1}.", "Superszpieg: {0} bierze {obj 1}.";
    /// The Double Agent's owner: side, enemy.
    StepDoubleAgent: "{0} benches or unmasks an agent.", "{The 0} écarte ou dévoile un agent.", "{0} odsyła lub ujawnia agenta rywala.";
    /// The Double Agent has benched an agent: side, enemy, agent.
    StepBenches: "{0} sends {of 1} {2} on leave.", "{The 0} met en repos : {2} {of 1}.", "{0} odsyła {obj 2} {of 1}.";
    /// The Double Agent will unmask: side, enemy.
    StepUnmasks: "{0} unmasks {of 1} next Agent X.", "{The 0} démasquera l'Agent X {of 1}.", "{0} ujawni następnego Agenta X {of 1}.";
    /// The Analyst's owner.
    StepAnalyst: "{0} orders the top three groups of next year.", "{The 0} rangera les trois premiers groupes.", "{0} ułoży trzy grupy na przyszły rok.";
    /// The Assassin: side, the enemy, his agent.
    StepAssassin: "{0} terminates {of 1} {2}.", "{The 0} élimine : {2} {of 1}.", "{0} zabija {obj 2} {of 1}.";
    /// The Assassin meets a Deputy Director: the enemy.
    StepAssassinFails: "{Of 0} Deputy Director survives.", "Directeur adjoint {of 0} : il survit.", "Zastępca dyrektora {of 0} przeżywa.";
    /// The objective goes under its deck.
    StepUnder: "{The 0} goes under its deck.", "{The 0} va sous la pile.", "{0} trafia pod talię.";
    /// The Director: side, objective.
    StepDirector: "{0} claims the bottom card: {short 1}.", "{The 0} remporte aussi : {short 1}.", "{0} bierze też spód talii: {short 1}.";
    /// The side claims the objective.
    StepClaims: "{0} claims {obj 1}.", "{The 0} remporte {the 1}.", "{0} zdobywa {obj 1}.";

    // Détente and the end.

    /// The heading.
    Detente: "Détente", "Détente", "Odprężenie";
    /// One side claims one card.
    GainsOne: "{0}: {1}.", "{0} : {1}.", "{0}: {1}.";
    /// One side claims two cards.
    GainsTwo: "{0}: {1} and {2}.", "{0} : {1} et {2}.", "{0}: {1} i {2}.";
    /// Each side claims a card: side, card, side, card.
    GainsBoth: "{0}: {1}.\n{2}: {3}.", "{0} : {1}.\n{2} : {3}.", "{0}: {1}.\n{2}: {3}.";
    /// Nobody claims a card.
    GainsNone: "Nobody claims anything this year.", "Personne ne remporte rien cette année.", "W tym roku nikt nic nie zdobywa.";
    /// The winner.
    Wins: "{0} wins", "{The 0} gagne", "{0} wygrywa";
    /// Nobody wins.
    Draw: "A draw", "Égalité", "Remis";
    /// Somebody reached a hundred.
    ReasonPoints: "100 points and the lead", "100 points et l'avantage", "100 punktów i przewaga";
    /// No objective was left.
    ReasonObjectives: "No objective is left", "Plus aucun objectif", "Zabrakło celów";
    /// The last year is over.
    ReasonYear1991: "1991: the Cold War is over", "1991 : la guerre froide finit", "1991: koniec zimnej wojny";

    // Telex: what happened. The emblem before each line says whose it was.

    /// The heading of the recap.
    SinceLast: "SINCE {0|THE CIA|THE KGB} LAST LOOKED", "DEPUIS LE TOUR {0|DE LA CIA|DU KGB}", "OD OSTATNIEGO RUCHU {0}";
    /// The heading of the log: page, pages.
    LogPage: "LOG {0}/{1}", "JOURNAL {0}/{1}", "DZIENNIK {0}/{1}";
    /// Nothing has happened yet.
    NothingYet: "Nothing has happened yet.", "Rien ne s'est encore passé.", "Jeszcze nic się nie stało.";
    /// A year begins: year, objective.
    LogYear: "{0}: {1}", "{0} : {1}", "{0}: {1}";
    /// Chose its Agent X.
    LogSent: "sends its Agent X", "envoie son Agent X", "wysyła Agenta X";
    /// Named its Agent X openly.
    LogSentOpenly: "openly sends {obj 0}", "envoie à découvert {the 0}", "jawnie wysyła {obj 0}";
    /// Says who starts.
    LogStarts: "lets {the 0} start", "fait commencer {the 0}", "wskazuje: zaczyna {0}";
    /// Recruited.
    LogRecruits: "recruits {0}", "recrute {0}", "werbuje {obj 0}";
    /// A military group discards another.
    LogDiscards: "{0} {0|discards|discard} {1}", "{0} {0|défausse|défaussent} {1}", "{0} {0|odrzuca|odrzucają} {obj 1}";
    /// An economic group readies another.
    LogReadies: "{0} {0|readies|ready} {1}", "{0} {0|relève|relèvent} {1}", "{0} {0|podnosi|podnoszą} {obj 1}";
    /// An economic group mobilizes another.
    LogMobilizes: "{0} {0|mobilizes|mobilize} {1}", "{0} {0|mobilise|mobilisent} {1}", "{0} {0|mobilizuje|mobilizują} {obj 1}";
    /// A political group moves another: group, target, new side.
    LogMoves: "{0} {0|brings|bring} {1} to {the 2}", "{0} : {1} {1|passe|passent} {to 2}", "{0}: {1} do {of 2}";
    /// Took the card that media showed.
    LogTakes: "looks and takes {0}", "regarde et prend {0}", "podgląda i bierze {obj 0}";
    /// Discarded the card that media showed.
    LogMediaDiscards: "looks and discards {0}", "regarde et défausse {0}", "podgląda i odrzuca {obj 0}";
    /// Left the card that media showed.
    LogLeaves: "looks and leaves the card", "regarde et laisse la carte", "podgląda i zostawia kartę";
    /// Passed.
    LogPasses: "passes", "passe", "pasuje";
    /// Live Benefit brought this group back.
    LogLiveBenefit: "Live Benefit: recruits {0}", "Concert : recrute {0}", "Koncert: werbuje {obj 0}";
    /// Nuclear Escalation.
    LogNuclearEscalation: "Nuclear Escalation: no more military", "Escalade nucléaire : plus d'Armée", "Wyścig atomowy: koniec militarnych";
    /// Summit Meeting turned the enemy's Agent X over.
    LogSummitMeeting: "Summit Meeting: meets {obj 0}", "Sommet : face à lui, {the 0}", "Szczyt: ujawnia {obj 0}";
    /// The Nobel Peace Prize saved this agent.
    LogNobelPeacePrize: "Nobel Prize: saves {obj 0}", "Prix Nobel : sauve {the 0}", "Nagroda Nobla: ratuje {obj 0}";
    /// Placed the domination token.
    LogToken: "places the token", "pose le jeton", "kładzie żeton";
    /// In civil disorder.
    LogDisorder: "is in civil disorder", "est en désordre civil", "wywołuje zamieszki";
    /// Its Agent X was turned over.
    LogShown: "had sent {obj 0}", "avait envoyé {the 0}", "Agent X: {0}";
    /// Its agent was terminated.
    LogTerminated: "loses {obj 0}", "perd {the 0}", "traci {obj 0}";
    /// Claimed.
    LogClaims: "claims {obj 0}", "remporte {the 0}", "zdobywa {obj 0}";
    /// The objective went under its deck.
    LogUnder: "{The 0} goes under its deck", "{The 0} va sous sa pile", "{0} trafia pod talię";
    /// Sends an enemy agent on leave.
    LogBenches: "sends {obj 0} on leave", "met en repos {the 0}", "odsyła na zwolnienie {obj 0}";
    /// Will see the enemy's next Agent X named openly.
    LogUnmasks: "unmasks the next Agent X", "démasque le prochain Agent X", "ujawni następnego Agenta X";
    /// Ordered the top three groups.
    LogOrdersGroups: "orders the top three groups", "range les trois premiers groupes", "układa trzy wierzchnie grupy";
    /// Gave Space Race up and ordered the next objectives.
    LogSpaceRace: "Space Race: orders the next objectives", "Course à l'espace : range les objectifs", "Wyścig kosmiczny: układa cele";
    /// Olympic Games brought this agent back.
    LogOlympicGames: "Olympic Games: {the 0} is back", "Jeux : {the 0} revient", "Igrzyska: {0} wraca";

    // The pages behind X.

    /// A group that stands.
    Ready: "ready", "levé", "gotowa";
    /// A group that lies.
    Mobilized: "mobilized", "mobilisé", "zmobilizowana";
    /// What every group is one of.
    OneOfSix: "{nth 0} of 6 in its faction", "{nth 0} sur 6 de sa faction", "{nth 0} z 6 w stronnictwie";
    /// Below the button that begins a new game instead of the one in progress.
    GivesUpGame: "Ends the game in progress.", "Met fin à la partie en cours.", "Kończy trwającą grę.";

    // About.

    /// What this is.
    AboutText: "A pocket handheld for two, for the card game Cold War: CIA vs KGB.", "Une console de poche à deux pour le jeu de cartes Cold War : CIA vs KGB.", "Kieszonkowa konsola dla dwojga do gry karcianej Zimna wojna: CIA vs KGB.";
    /// A look at every part of the device.
    SelfTest: "Self-test", "Autotest", "Autotest";
    /// What to do in it.
    SelfTestHint: "Press every button. Up and down: light. B twice: back.", "Essayez tout. Haut, bas : lumière. B deux fois : retour.", "Każdy przycisk po kolei. Góra, dół: jasność. 2 razy B: powrót.";
    /// A bar of this colour.
    Red: "red", "rouge", "czerwony";
    /// A bar of this colour.
    Green: "green", "vert", "zielony";
    /// A bar of this colour.
    Blue: "blue", "bleu", "niebieski";
    /// A bar of this colour.
    White: "white", "blanc", "biały";
    /// What feeds the device.
    BatteryLevel: "Battery", "Batterie", "Bateria";
    /// Where games are kept.
    Saves: "Saves", "Sauvegardes", "Zapisy";
    /// The saves are written and read.
    SavesGood: "good", "bonnes", "dobre";
    /// They are not.
    SavesBad: "not kept", "perdues", "nie działają";
    /// A sound comes with every press.
    Clicks: "a click a press", "un clic par appui", "klik przy każdym";
    /// The board does not have it.
    NotThere: "none", "aucun", "brak";
    /// Which version.
    Version: "Version {0}", "Version {0}", "Wersja {0}";

    // Telex: faults, and what a save says.


    // What the board says besides.

    /// One of the two that the balance holder can name.
    Starts: "{0} starts", "{0} commence", "Zaczyna {0}";
    /// The first pass, above stability: side, stability, enemy.
    HintPassOver: "{0} waits, over {1}. If {the 2} passes too: civil disorder.", "{The 0} attend, à plus de {1}. Si {the 2} passe aussi : désordre.", "{0} czeka, ponad {1}. Jeśli {2} też spasuje: zamieszki.";
}
