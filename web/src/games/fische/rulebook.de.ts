import type { Chapter } from "../types";
import { kioskChapter } from "./kiosks";
import words from "./strings.de.json";

const rulebook: readonly Chapter[] = [
  {
    title: "Aufbau",
    rules: [
      { id: "setup.tables", text: "Bis zu fünf spielen an einem Tisch, sechs bis zehn an zwei, elf bis fünfzehn an drei, möglichst gleich verteilt. Jeder Tisch hat einen eigenen Plan, eigene Waren und Bonuschips." },
      { id: "setup.kiosks", text: "Die Kioske tragen die Nummern 1 bis 36, und auf 36 folgt 1. Wo der Stapel abgehoben wird, kommen zwölf hintereinander ins Spiel und werden auf die zwölf Plätze gemischt. Genau ein Fetischist ist immer dabei." },
      { id: "setup.first_game", text: "Für ein erstes Spiel nimmt die Option „Erstes Spiel“ die Kioske 1 bis 12 mit ihren milden Aktionen." },
      { id: "setup.stock", text: "Von jeder Ware gibt es 13 Chips: Fische, Fluppen, Frikadellen, Fenchel und Fusel. Jeder Händler bekommt einen Chip der Ware, die er verkauft; der Rest ist der Vorrat des Tisches." },
      { id: "setup.prices", text: "Alle fünf Waren beginnen beim Preis von 50 Florin." },
      { id: "setup.purse", text: "Jeder hat 150 Florin und stellt seine Figur in den Hafen. Die Bank geht nie aus." },
      { id: "setup.ferries", text: "Sechs Fähren liegen an den Anlegern mit Anker, eine davon im Hafen." },
      { id: "setup.bonus", text: "Jeder zieht zwei Bonuschips, behält heimlich einen und legt den anderen beiseite. Haben alle gewählt, werden die anderen wieder untergemischt." },
      { id: "setup.order", text: "An jedem Tisch werden Sitzordnung und Startspieler ausgelost." },
    ],
  },
  {
    title: "Der Zug",
    rules: [
      { id: "turn.order", text: "Die Spieler eines Tisches sind der Reihe nach am Zug." },
      { id: "turn.parts", text: "Ein Zug hat bis zu drei Teile: Bewegung; dann, in einem Kiosk, Handel; dann dessen Aktionen. Von einem Teil führt kein Weg zum vorigen zurück." },
    ],
  },
  {
    title: "Bewegung",
    rules: [
      { id: "move.points", text: "Du hast je Zug 3 Bewegungspunkte und darfst welche verfallen lassen. Übrige sind verloren." },
      { id: "move.first_round", text: "In der ersten Runde eines Tisches haben die Spieler der Reihe nach 3, 4, 5, 6 und 7 Punkte, so viele es sind." },
      { id: "move.walk", text: "Ein Schritt auf ein Nachbarfeld kostet 1 Punkt. Wege, Brücken, Kioske und der Hafen sind Felder; durch Kioske darfst du hindurch." },
      { id: "move.jump", text: "Felder mit einer fremden Figur und geschlossene Kioske brauchen nicht zu zählen: Der Schritt auf das Feld dahinter kostet insgesamt 1 Punkt, wie viele es auch sind." },
      { id: "move.share", text: "Für 1 Punkt darfst du auch auf einem besetzten Feld halten. Auf einem Feld dürfen beliebig viele Figuren stehen." },
      { id: "move.leave", text: "Beginnt dein Zug in einem Kiosk, musst du ihn verlassen: Dort kann der Zug nicht enden. Vorher ist ein Ruf, der den letzten Punkt kosten würde, nicht erlaubt." },
      { id: "move.no_return", text: "In einen Kiosk, den du in diesem Zug verlassen hast, kommst du nicht zurück. Ist er besetzt oder geschlossen, darfst du ihn überspringen." },
      { id: "move.stop", text: "Du sagst, wann deine Bewegung endet, auch ohne Punkte: Ein Bonuschip könnte noch kommen. In einem Kiosk beginnt der Handel, anderswo ist der Zug vorbei." },
    ],
  },
  {
    title: "Fähren",
    rules: [
      { id: "ferry.ride", text: "Liegt am Anleger deines Feldes eine Fähre, bringt 1 Punkt dich und sie übers Wasser zu einem freien Anleger, wo du aussteigst. Für einen weiteren Punkt darfst du weiterfahren." },
      { id: "ferry.free_stage", text: "Ein Anleger ist frei, wenn dort keine Fähre liegt. Die Fähre fährt zum nächsten freien, belegte passiert sie." },
      { id: "ferry.directions", text: "Du wählst die Richtung und an einer Kreuzung den Arm. Eine Fähre kehrt nie um und endet nicht, wo sie begann; eine Richtung ohne freien Anleger ist nicht offen." },
      { id: "ferry.port", text: "Der Hafen hat zwei Liegeplätze, ist aber eine Haltestelle. Er ist frei, solange ein Platz es ist." },
      { id: "ferry.pass", text: "Wer mitfährt, darf auch einen freien Anleger passieren, auf dessen Feld eine andere Figur steht. Eine leere Fähre tut das nie." },
      { id: "ferry.call", text: "Für 1 Punkt und 10 Florin bewegst du irgendeine Fähre, wo sie auch liegt, zu ihrem nächsten freien Anleger in einer der Richtungen. Das geht mehrmals, und danach darfst du mit ihr fahren." },
    ],
  },
  {
    title: "Handel",
    rules: [
      { id: "trade.optional", text: "Handel ist freiwillig." },
      { id: "trade.limit", text: "Du kannst nie mehr als 7 Chips tragen. Was darüber hinausginge, ist nicht erlaubt, und weggeworfen wird nichts." },
      { id: "trade.kiosk", text: "Ein Kiosk handelt nur mit dem, was auf ihm steht." },
      { id: "trade.reserve", text: "Was aus dem Vorrat kommt, muss in diesem Augenblick da sein." },
    ],
  },
  {
    title: "Händler",
    rules: [
      { id: "merchant.buy", text: "Ein Händler mit grüner Markise verkauft, was in seinem Lager liegt." },
      { id: "merchant.price", text: "Ein Chip kostet den Preis der Tafel, vermindert um eine Stufe je Chip dieser Ware im Lager, mindestens 10. Das gilt für alles, was du auf einmal kaufst." },
      { id: "merchant.florins", text: "Kredit gibt es nicht." },
      { id: "merchant.once", text: "Bei einem Besuch kaufst du jede Ware einmal und verkaufst einmal, in beliebiger Folge." },
      { id: "merchant.sell", text: "Der Händler kauft beliebig viele Chips der gewünschten Ware aus dem gestrichelten Feld zum Preis der Tafel. Sie kommen in den Vorrat." },
      { id: "merchant.fall", text: "Nach einem Verkauf fällt die Ware einmal, wie viele es auch waren." },
    ],
  },
  {
    title: "Wechsler und Sonderfälle",
    rules: [
      { id: "changer.exchange", text: "Ein Wechsler mit brauner Markise gibt 2 Chips einer Ware für 1 einer anderen." },
      { id: "changer.twice", text: "Das tut er höchstens zweimal je Besuch." },
      { id: "special.freddy", text: "Fischiger Freddy nimmt einen beliebigen Chip und gibt einmal zwei Chips anderer Waren, gleich oder nicht." },
      { id: "special.franz", text: "Feilschender Franz verkauft einen beliebigen Chip aus dem Vorrat zum Preis der Tafel." },
      { id: "special.felicitas", text: "Fahle Felicitas tauscht einen Chip gegen einen einer Ware, die gerade teurer ist, höchstens zweimal." },
      { id: "special.no_merchant", text: "Diese drei sind keine Händler: Sie haben kein Lager und nehmen an keiner Produktion teil." },
    ],
  },
  {
    title: "Fetische",
    rules: [
      { id: "fetish.cost", text: "Ein Fetischist mit gelber Markise verkauft Fetische: der erste kostet 3 Chips, der zweite 4, der dritte 5." },
      { id: "fetish.payment", text: "Fridolin will lauter gleiche Chips, Friese lauter verschiedene, Frank zwei Sorten: 2 und 1, dann 2 und 2, dann 3 und 2. Es muss genau passen; die Waren wählst du." },
      { id: "fetish.one_per_turn", text: "Du kannst je Zug einen Fetisch kaufen." },
      { id: "fetish.kinds", text: "Es gibt drei Arten, und du brauchst von jeder einen." },
      { id: "fetish.fall", text: "Die Chips kommen in den Vorrat, und jede Ware darunter fällt einmal." },
      { id: "fetish.bonus", text: "Dann ziehst du zwei Bonuschips, behältst einen und legst den anderen zurück. Du darfst ihn noch in diesem Zug spielen." },
    ],
  },
  {
    title: "Aktionen",
    rules: [
      { id: "extra.compulsory", text: "Nach dem Handel müssen die Aktionen am Fuß des Kiosks ausgeführt werden. Mit ihnen endet der Zug." },
      { id: "extra.order", text: "Sie folgen in gedruckter Reihenfolge von links nach rechts." },
      { id: "extra.lapse", text: "Was nicht geht, entfällt. Verzichten darfst du nur auf Sonderverkauf und Kauf für 50." },
    ],
  },
  {
    title: "Produktion und Preise",
    rules: [
      { id: "produce.all", text: "Die Produktion einer Ware gibt jedem Händler im Spiel, der sie verkauft, einen Chip aus dem Vorrat." },
      { id: "produce.shortage", text: "Reichen die Chips nicht, verteilt der Spieler am Zug den Rest einzeln, und dann steigt die Ware einmal." },
      { id: "price.rise", text: "Steigt eine Ware, rückt sie um die rote Zahl unter ihrem Preis nach rechts." },
      { id: "price.fall", text: "Fällt eine Ware, rückt sie um die blaue Zahl nach links. Bei 10 geschieht nichts." },
      { id: "price.overflow", text: "Ein Anstieg über 150 findet nicht statt: Stattdessen wird die Ware einmal produziert." },
      { id: "price.loop", text: "Eine solche Produktion löst nie einen Anstieg aus, und ein Anstieg aus Knappheit geht nie über 150." },
    ],
  },
  {
    title: "Die Aktionen im Einzelnen",
    rules: [
      { id: "action.two_merchants", text: "Zwei Händler: Wähl zwei verschiedene Händler; jeder bekommt einen Chip der Ware, die er verkauft. Für jede fehlende Ware steigt der Preis einmal." },
      { id: "action.all_prices_rise", text: "Alle Preise steigen: Fische, Fluppen, Frikadellen, Fenchel, Fusel, einer nach dem anderen." },
      { id: "action.move_pawn", text: "Figur ziehen: Zieh eine fremde Figur einen Punkt weit, zu Fuß oder mit der Fähre. Sie handelt dort nicht und darf in ihrem Zug zurück." },
      { id: "action.move_ferry", text: "Fähre setzen: irgendeine Fähre an irgendeinen freien Anleger." },
      { id: "action.play_again", text: "Noch einmal: gleich ein weiterer Zug mit 3 Punkten. Du musst den Kiosk verlassen." },
      { id: "action.swap_stocks", text: "Lager tauschen: Zwei Händler tauschen alle ihre Chips; einer darf keine haben. Was im Lager liegt, ist zu kaufen." },
      { id: "action.swap_kiosks", text: "Kioske tauschen: Zwei Kioske wechseln samt Lager und Sperrchip den Platz, weder dieser noch der Fetischist. Figuren bleiben stehen." },
      { id: "action.double_production", text: "Doppelte Produktion: Wähl eine Ware; jeder ihrer Händler bekommt zwei Chips." },
      { id: "action.produce_choice", text: "Freie Produktion: Wähl eine Ware, die produziert wird." },
      { id: "action.price_change", text: "Preisänderung: Wähl eine Ware, die steigt oder fällt." },
      { id: "action.price_fall", text: "Preissturz: Wähl eine Ware, die fällt." },
      { id: "action.special_sale", text: "Sonderverkauf: Du darfst einen beliebigen Chip zum Preis der Tafel verkaufen; danach steigt er. Auf Wunsch fällt er wie nach jedem Verkauf." },
      { id: "action.all_for_50", text: "Alles für 50: Du darfst einen beliebigen Chip aus dem Vorrat für 50 Florin kaufen." },
      { id: "action.gift", text: "Geschenk: Du bekommst einen Chip der billigsten Ware. Sind mehrere am billigsten, nichts." },
    ],
  },
  {
    title: "Bonuschips",
    rules: [
      { id: "bonus.timing", text: "In deinem Zug darfst du Bonuschips zwischen zwei beliebigen Schritten spielen, auch zwischen zwei Aktionen, aber nie mitten in einer und nie nach der letzten." },
      { id: "bonus.secret", text: "Was du hast, ist geheim, wie viele, ist offen." },
      { id: "bonus.pool", text: "Ein Tisch hat elf Chips. Gespielte kommen zurück und werden untergemischt." },
      { id: "bonus.plus2", text: "Zwei Punkte mehr: 2 Bewegungspunkte mehr in diesem Zug, bevor deine Bewegung endet. Davon gibt es drei, von jeder anderen Art zwei." },
      { id: "bonus.price", text: "Preisänderung: Eine Ware deiner Wahl steigt oder fällt." },
      { id: "bonus.exchange", text: "Tausch: einer deiner Chips gegen einen anderer Ware aus dem Vorrat." },
      { id: "bonus.closed", text: "Geschlossen: Leg ihn auf einen Kiosk außer dem Fetischisten. Niemand darf dort halten, und er zählt nicht als Feld. Wer dort steht, darf bleiben, bis er geht." },
      { id: "bonus.reopen", text: "Der Kiosk öffnet unmittelbar vor dem nächsten normalen Zug dessen, der ihn schloss; ist der fort, wenn die Reihe an seinen alten Platz kommt." },
      { id: "bonus.purchase", text: "Zwangsverkauf: Kauf während deiner Bewegung auf einem Feld mit einer fremden Figur deren Spieler einen Chip deiner Wahl zum Preis der Tafel ab. Niemand kann ablehnen." },
    ],
  },
  {
    title: "Mehrere Tische",
    rules: [
      { id: "tables.change", text: "Im Hafen darfst du mit mindestens 1 übrigen Punkt an einen anderen Tisch wechseln. Damit endet dein Zug, übrige Punkte verfallen." },
      { id: "tables.seat", text: "Du setzt dich unmittelbar vor den, der dort am Zug ist. Deine Figur kommt in den Hafen, wenn du am Zug bist, mit 3 Punkten." },
      { id: "tables.belongings", text: "Waren, Florin, Fetische und Bonuschips kommen mit." },
      { id: "tables.pools", text: "Chips kommen in Vorrat und Topf des Tisches, an dem sie abgegeben werden; kein Tisch hilft einem anderen aus." },
      { id: "tables.fetishes", text: "Bei zwei Tischen hat jeder eine eigene Art, die dritte gibt es an beiden. Bei drei Tischen hat jeder eine Art. Wer gewinnen will, muss reisen." },
      { id: "tables.face_down", text: "Bei zwei Tischen liegt ein neuer Fetisch verdeckt, bis du den Tisch wechselst; vorher kannst du keinen weiteren kaufen." },
      { id: "tables.unseen", text: "Von anderen Tischen siehst du nur, wer dort sitzt. Was du beim Weggehen sahst, ist für dich notiert, wird aber nicht erneuert." },
      { id: "tables.lone", text: "Wer allein an einem Tisch sitzt, spielt Zug um Zug weiter." },
      { id: "tables.tempo", text: "Die Tische spielen nebeneinander, jeder in seinem Tempo. Mit der Option „ein Zug je Tisch“ wechseln sie sich ab." },
    ],
  },
  {
    title: "Das Ende",
    rules: [
      { id: "end.third_fetish", text: "Wer den dritten Fetisch bekommt, gewinnt sofort." },
      { id: "end.places", text: "Die Option „um Plätze weiterspielen“ spielt Platz zwei und drei aus. Wer fertig ist, verlässt den Plan; Waren und Bonuschips gehen zurück." },
      { id: "end.turn_limit", text: "Eine Grenze lässt sich vereinbaren: so viele Züge je Tisch, über alle Tische gezählt. Nach dem letzten endet das Spiel, wo es steht." },
      { id: "end.ranking", text: "Mehr Fetische sind besser; dann entscheiden Florin und Waren zu den Preisen des eigenen Tisches." },
      { id: "end.over", text: "Danach handelt niemand mehr." },
    ],
  },
  kioskChapter(words),
  {
    title: "Über diese Ausgabe",
    rules: [
      { id: "about.values", text: "Regeln, Chipzahlen und Wirkungen sind die des Originals. Kioskkarten und Zeichnung des Plans standen in keinem Text, den wir lesen konnten; die meisten sind daher rekonstruiert." },
      { id: "about.printed", text: "Belegt sind: die Art der Kioske nach Nummer, alle Wirkungen, die drei Fetischisten und die drei Sonderfälle, der Tausch bei Franziskus, was Frauke verkauft und auslöst, der niedrigste und der höchste Preis." },
      { id: "about.reconstructed", text: "Rekonstruiert sind: die Karte mit Wegen und Gewässern, zwei der Preise und die meisten Stufen, Waren und Aktionen der übrigen Kioske und viele Namen. Wer die Schachtel besitzt, kann mit einer eigenen Ausgabe spielen." },
      { id: "about.credit", text: "Fische Fluppen Frikadellen ist ein Spiel von Friedemann Friese, erschienen 2002 bei 2F-Spiele. Comptoir ist eine unabhängige Umsetzung und nicht mit ihnen verbunden." },
    ],
  },
];

export default rulebook;
