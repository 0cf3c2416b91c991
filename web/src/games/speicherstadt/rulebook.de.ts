import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Aufbau",
    rules: [
      { id: "setup.purse", text: "Jeder bekommt 5 Münzen, drei Arbeiter und eine Markthalle und beginnt bei 0 Punkten. Die Bank hat immer genug Münzen." },
      { id: "setup.box", text: "Einige Herbstkarten bleiben in der Schachtel: zu zweit der Hafen und der Feuerwehrmann mit Wert 3, zu dritt oder fünft die Flussschifferkirche und derselbe Feuerwehrmann. Zu viert sind alle Karten dabei." },
      { id: "setup.pile", text: "Jede Jahreszeit wird für sich gemischt und verdeckt gestapelt: Winter oben, dann Frühling, Sommer und Herbst, ganz unten das vierte Feuer. Welche Karten eine Jahreszeit hat, ist offen, ihre Reihenfolge nicht." },
      { id: "setup.bag", text: "Im Beutel sind je neun Würfel Kaffee, Tee, Safran, Kautschuk und Teppich. Der Vorrat, in den benutzte Würfel kommen, ist anfangs leer." },
      { id: "setup.first", text: "Der Startspieler wird ausgelost und nimmt die Metallmünze; sie ist kein Geld." },
    ],
  },
  {
    title: "Die Runde",
    rules: [
      { id: "round.phases", text: "Eine Runde hat fünf Phasen: Lieferung, Nachfrage, Kauf, Beladen, Einkommen. Jede Handlung gehört allein zu ihrer Phase." },
    ],
  },
  {
    title: "Lieferung",
    rules: [
      { id: "supply.row", text: "Die Karten werden von links nach rechts ausgelegt, eine mehr als Spieler. Arbeiter stehen nur über diesen Karten." },
      { id: "supply.ship", text: "Ein Schiff bekommt sofort, wenn es aufgedeckt wird, drei Würfel aus dem Beutel, für alle sichtbar." },
      { id: "supply.fire", text: "Ein Feuer bricht aus, sobald es aufgedeckt wird, noch bevor die Reihe weiter ausgelegt wird. Es wird abgelegt und durch die nächste Karte ersetzt; ist auch sie ein Feuer, bricht es ebenso aus." },
    ],
  },
  {
    title: "Feuer",
    rules: [
      { id: "fire.most_and_least", text: "Die Stärke ist die Summe der eigenen Feuerwehrleute, 0 ohne solche. Wer am stärksten ist, gewinnt sofort den Wert des Feuers in Punkten, wer am schwächsten ist, verliert ebenso viele." },
      { id: "fire.ties", text: "Bei Gleichstand gewinnen alle Stärksten den vollen Wert, und alle Schwächsten verlieren ihn." },
      { id: "fire.all_equal", text: "Sind alle gleich stark, geschieht nichts." },
      { id: "fire.below_zero", text: "Der Punktestand darf unter null fallen." },
      { id: "fire.firemen_stay", text: "Feuerwehrleute bleiben und zählen auch bei späteren Feuern. Nur die Feuerkarte wird abgelegt." },
    ],
  },
  {
    title: "Nachfrage",
    rules: [
      { id: "demand.order", text: "Beim Startspieler beginnend setzt reihum jeder einen Arbeiter." },
      { id: "demand.all_workers", text: "Das geht so lange, bis alle ihre drei Arbeiter gesetzt haben. Passen ist nicht erlaubt." },
      { id: "demand.lowest_floor", text: "Ein Arbeiter nimmt das unterste freie Stockwerk: Wer früher kommt, wird früher gefragt." },
      { id: "demand.several", text: "Man darf mehrere Arbeiter über derselben Karte haben." },
      { id: "demand.limit", text: "Über einer Karte stehen höchstens acht Arbeiter." },
    ],
  },
  {
    title: "Kauf",
    rules: [
      { id: "purchase.left_to_right", text: "Die Karten werden nacheinander verkauft, von links nach rechts." },
      { id: "purchase.lowest_first", text: "Bei jeder Karte wird zuerst der unterste Arbeiter gefragt: kaufen oder verzichten." },
      { id: "purchase.price", text: "Die Karte kostet so viele Münzen, wie noch Arbeiter über ihr stehen, der eigene eingeschlossen. Nach dem Kauf gehen alle nach Hause." },
      { id: "purchase.decline", text: "Wer verzichtet, nimmt diesen Arbeiter zurück, und der nächste wird für eine Münze weniger gefragt. Verzichten darf man immer, auch wenn man zahlen könnte." },
      { id: "purchase.asked_again", text: "Wer mehrere Arbeiter über der Karte hat, wird für jeden einmal gefragt." },
      { id: "purchase.too_poor", text: "Wer nicht zahlen kann, wird nicht gefragt: Der Arbeiter geht zurück, und alle erfahren es." },
      { id: "purchase.discard", text: "Eine Karte, die niemand kauft, wird abgelegt, ebenso eine ohne Arbeiter. Abgelegte Karten liegen offen und kommen nicht wieder." },
      { id: "purchase.lost_cargo", text: "Die Würfel eines abgelegten Schiffs kommen in den Vorrat; man kann sie noch in derselben Runde eintauschen." },
      { id: "purchase.at_once", text: "Eine Karte wirkt ab dem Kauf: Auftrag, Händler und Lagerhaus schon in diesem Beladen, die Bank schon in diesem Einkommen." },
      { id: "purchase.own_cards", text: "Eine Karte nützt nur dem, der sie gekauft hat. Münzen, Karten und Würfel werden nie weitergegeben." },
    ],
  },
  {
    title: "Beladen",
    rules: [
      { id: "loading.order", text: "Geladen wird nacheinander, der Startspieler zuerst. Jeder wird fertig, bevor der Nächste beginnt, denn der Vorrat ist gemeinsam." },
      { id: "loading.skip", text: "Wer keinen losen Würfel hat, wird übersprungen, und das Beladen endet von selbst mit dem letzten. Auch ohne neues Schiff darf man gelagerte Würfel laden." },
      { id: "loading.own_cubes", text: "Lose sind Würfel am Kai, in der Markthalle und im Lagerhaus. Man nutzt nur die eigenen, einen nach dem anderen in beliebiger Folge; von einer Sorte zuerst den vom Kai, dann den aus der Halle, dann den aus dem Lagerhaus." },
      { id: "loading.make_room", text: "Ist kein Platz frei, darf ein gelagerter Würfel in den Vorrat gegeben werden, um Platz für eine andere Sorte vom Schiff zu schaffen." },
      { id: "loading.lost", text: "Wer fertig ist, gibt die Würfel am Kai in den Vorrat, nie in den Beutel; gelagerte bleiben. Man darf einen Würfel absichtlich verfallen lassen." },
    ],
  },
  {
    title: "Aufträge",
    rules: [
      { id: "contract.kinds", text: "Jedes Zeichen auf einem Auftrag nimmt einen Würfel seiner Sorte. Er darf über mehrere Runden gefüllt werden." },
      { id: "contract.locked", text: "Ein Würfel auf einem Auftrag bleibt dort liegen." },
    ],
  },
  {
    title: "Händler",
    rules: [
      { id: "merchant.own", text: "Ein Händler kauft eine einzige Sorte, nur von seinem Besitzer, beliebig viele Würfel." },
      { id: "merchant.pays", text: "Er zahlt eine Münze je Würfel, und der Würfel kommt in den Vorrat." },
    ],
  },
  {
    title: "Lagerhaus",
    rules: [
      { id: "warehouse.own", text: "Nur sein Besitzer darf dort Würfel lagern, vom Kai oder aus der Halle. Ein gelagerter Würfel kann benutzt werden, kommt aber nicht zurück in die Halle." },
      { id: "warehouse.limit", text: "Es fasst höchstens vier Würfel." },
    ],
  },
  {
    title: "Markthalle",
    rules: [
      { id: "market.keep", text: "Ein Würfel vom Kai darf für später in der eigenen Halle bleiben. Sie fasst nie mehr als einen." },
      { id: "market.sell", text: "Zwei lose Würfel beliebiger Sorten werden für eine Münze verkauft und kommen in den Vorrat. Das geht beliebig oft." },
      { id: "market.convert", text: "Drei lose Würfel beliebiger Sorten werden gegen einen nach Wahl getauscht, der an den Kai kommt." },
      { id: "market.convert_other", text: "Der neue Würfel ist von anderer Sorte als die drei abgegebenen." },
      { id: "market.stock", text: "Er kommt aus dem Vorrat, nie aus dem Beutel; es muss also einer da sein. Ein dritter Würfel kann nur angeboten werden, wenn der Tausch dann möglich ist." },
      { id: "market.finish", text: "Würfel werden einzeln angeboten. Was angeboten ist, muss zuerst verkauft oder getauscht werden." },
    ],
  },
  {
    title: "Einkommen",
    rules: [
      { id: "income.coin", text: "Jeder bekommt eine Münze." },
      { id: "income.no_purchase", text: "Wer in dieser Runde keine Karte gekauft hat, bekommt eine mehr, gleich aus welchem Grund." },
      { id: "income.bank", text: "Der Besitzer der Bank bekommt eine mehr." },
      { id: "income.first_player", text: "Die Metallmünze geht an den linken Nachbarn, der in der nächsten Runde beginnt." },
    ],
  },
  {
    title: "Das Ende",
    rules: [
      { id: "end.last_round", text: "Ist nach einer Lieferung nur noch das vierte Feuer übrig, ist das die letzte Runde. Sie wird ganz gespielt, dann bricht das Feuer aus." },
      { id: "end.third_fire_last", text: "Ist das dritte Feuer die letzte Herbstkarte, brechen es und das vierte nacheinander aus, und es folgt keine Runde mehr." },
      { id: "end.over", text: "Das vierte Feuer beendet das Spiel, und die Punkte werden gezählt. Es gibt 16, 12, 10 oder 8 Runden zu 2, 3, 4 oder 5." },
    ],
  },
  {
    title: "Punkte",
    rules: [
      { id: "score.contracts", text: "Ein vollständiger Auftrag zählt seine Punkte: 5 bei zwei Waren, 8 bei drei, 11 bei vier. Ein unvollständiger zählt nichts." },
      { id: "score.counting_offices", text: "Ein, zwei, drei oder vier Kontore zählen zusammen 2, 5, 9 oder 14 Punkte." },
      { id: "score.merchants", text: "Jeder Händler zählt 1 Punkt." },
      { id: "score.churches", text: "Die Flussschifferkirche zählt 3 Punkte, St. Michaelis 4." },
      { id: "score.warehouse", text: "Jeder Würfel im Lagerhaus zählt für den Besitzer 1 Punkt." },
      { id: "score.chamber_of_commerce", text: "Der Besitzer der Handelskammer bekommt 1 Punkt je Münze und behält die Münzen." },
      { id: "score.port", text: "Der Besitzer des Hafens bekommt 1 Punkt je im Spiel gekauftem Schiff." },
      { id: "score.tie", text: "Bei gleichen Punkten zählen mehr Münzen. Wer noch gleich ist, teilt sich den Platz." },
    ],
  },
  {
    title: "Über diese Ausgabe",
    rules: [
      { id: "about.values", text: "Aufbau und Wirkungen sind die des Originals, doch nicht jede gedruckte Zahl steht in einem Text, den wir lesen konnten. Ein Teil der Karten ist deshalb rekonstruiert." },
      { id: "about.printed", text: "Belegt sind: die 54 Karten nach Art und Jahreszeit, der Aufbau, Wirkungen und Punkte der Gebäude und Händler, 5, 8 und 11 Punkte für Aufträge, der Herbst-Feuerwehrmann mit Wert 3 und der Wert 4 des letzten Feuers." },
      { id: "about.inferred", text: "Zwei Aufträge folgen aus einem Beispiel der Regel: einer über Kaffee, Tee, Kautschuk und Teppich und einer über zwei Waren mit Teppich." },
      { id: "about.reconstructed", text: "Rekonstruiert sind: die Werte der übrigen neun Feuerwehrleute, die Werte 1, 2 und 3 der ersten Feuer und die Waren der meisten Aufträge samt Jahreszeit. Wer die Schachtel besitzt, kann mit einer eigenen Ausgabe spielen." },
      { id: "about.credit", text: "Die Speicherstadt ist ein Spiel von Stefan Feld, erschienen 2010 bei eggertspiele. Comptoir ist eine unabhängige Umsetzung und nicht mit ihnen verbunden." },
    ],
  },
];

export default rulebook;
