import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Aufbau",
    rules: [
      { id: "setup.cards", text: "Die Spielerzahl bestimmt, welche Karten mitspielen: 10, 15, 20, 25 oder 30, für alle fünf und ohne Rest. Die Hände sind geheim, aber alle wissen, welche Karten im Spiel sind." },
      { id: "setup.first", text: "Der Startspieler wird ausgelost. Seine Startkarte gehört zu keiner Hand." },
      { id: "setup.tokens", text: "Alle haben neun Marker: einen auf Feld 0 der Leiste, acht im Vorrat." },
      { id: "setup.piles", text: "Die 48 Plättchen werden nach Form sortiert, gemischt und offen gestapelt: fünf Stapel, von denen man nur das oberste sieht." },
      { id: "setup.tiles", text: "Vom Startspieler an nehmen alle das oberste Domino und das oberste Quadrat. Plättchen vor den Spielern liegen offen." },
      { id: "setup.stock", text: "Sechzig Pfeiler sind der gemeinsame Vorrat. Die Gondel liegt ohne Marker auf dem Kanal." },
    ],
  },
  {
    title: "Die Runde",
    rules: [
      { id: "round.steps", text: "Eine Runde hat fünf Schritte: Tausch, geheime Wahl, Ausführen der Karten, Weitergeben nach links und manchmal ein neuer Startspieler." },
      { id: "round.order", text: "Die Karten wirken nacheinander im Uhrzeigersinn, angefangen mit der des Startspielers." },
      { id: "round.compulsory", text: "Eine Karte gilt immer, so weit es geht. Geht gar nichts, bewirkt sie nichts und wandert trotzdem weiter." },
      { id: "round.pass_left", text: "Danach kommt jede gespielte Karte auf die Hand des linken Nachbarn." },
      { id: "round.first_player", text: "Trägt mindestens eine gespielte Karte die zwei roten Pfeile, wird der linke Nachbar Startspieler. Mehrere Zeichen zählen nur einmal." },
    ],
  },
  {
    title: "Tausch",
    rules: [
      { id: "swap.first_player", text: "Zu Beginn jeder Runde, auch der ersten, darf der Startspieler eine Karte tauschen." },
      { id: "swap.draw", text: "Er bestimmt jemanden, zieht blind eine Karte aus dessen Hand und sieht sie an." },
      { id: "swap.give", text: "Dann gibt er dafür eine seiner fünf Karten her, nie die gerade gezogene." },
    ],
  },
  {
    title: "Wahl und Wissen",
    rules: [
      { id: "choice.hand", text: "Alle wählen eine Karte aus der eigenen Hand." },
      { id: "choice.secret", text: "Alle wählen gleichzeitig und verdeckt. Bis alle gewählt haben, darf man seine Karte zurücknehmen; dann werden alle aufgedeckt." },
      { id: "knowledge.passed", text: "Alle sehen, welche Karte zu wem geht. Das bleibt bekannt, bis sie gespielt wird oder ein Tausch diese Hand betrifft." },
      { id: "knowledge.swap", text: "Einen Tausch kennen nur die zwei Beteiligten; was ein Spion sieht, er und wem die Hand gehört. Der Plan führt Buch, was du weißt." },
    ],
  },
  {
    title: "Ratsherr",
    rules: [
      { id: "councillor.top", text: "Nimm Plättchen einzeln, immer das oberste eines Stapels. Das nächste zeigt sich sofort. Ein leerer Stapel gibt nichts her." },
      { id: "councillor.stones", text: "Ihre Steine zusammen sind höchstens die Zahl der Karte. Der Rest verfällt." },
      { id: "councillor.one", text: "Mindestens eines musst du nehmen, wenn es geht; dann hörst du auf, wann du willst. Wie viele vor dir liegen, ist nicht begrenzt." },
    ],
  },
  {
    title: "Pechtunker",
    rules: [
      { id: "pillar.lagoon", text: "Pfeiler kommen auf leere Lagunenfelder, einer je Feld." },
      { id: "pillar.chain", text: "Die einer Karte bilden eine Kette, Seite an Seite; sie darf sich verzweigen. Ecken zählen nicht." },
      { id: "pillar.anchor", text: "Mindestens ein Pfeiler berührt mit einer Seite den Kanal oder einen älteren Pfeiler, auch unter einem Plättchen." },
      { id: "pillar.all", text: "Alle Pfeiler der Karte werden gesetzt. Begonnen wird also nur, wo die ganze Kette Platz hat." },
      { id: "pillar.short", text: "Ist nirgends genug Platz, füllt die Kette eines der größten Gebiete, und der Rest verfällt." },
      { id: "token.new_pillar", text: "Dann setze deine Marker auf die Pfeiler, die diese Karte gerade gesetzt hat." },
      { id: "token.one", text: "Nur ein Marker je Pfeiler." },
      { id: "token.all", text: "Setze so viele, wie die Karte sagt, oder so viele, wie Vorrat und Pfeiler erlauben." },
      { id: "token.any_free", text: "Variante für den Tisch: Marker dürfen auf jeden Pfeiler ohne Plättchen und Marker." },
    ],
  },
  {
    title: "Baumeister und Brücken",
    rules: [
      { id: "architect.own", text: "Der Baumeister baut Plättchen, die vor dir liegen." },
      { id: "architect.stones", text: "Ihre Steine zusammen sind höchstens die Zahl der Karte. Der Rest verfällt." },
      { id: "architect.pillars", text: "Jedes Feld des Plättchens liegt auf einem Pfeiler ohne Plättchen. Ob dort ein Marker steht und wessen, ist gleich: Er geht in den Vorrat seines Besitzers zurück." },
      { id: "architect.turn", text: "Ein Plättchen wird in Vierteln gedreht, aber nie umgedreht." },
      { id: "architect.go_on", text: "Solange ein bezahlbares Plättchen irgendwo passt, musst du bauen. Welches und wo, bestimmst du; jedes wird gewertet, bevor das nächste kommt." },
      { id: "bridge.canal", text: "Eine Brücke bedeckt drei Felder in einer Linie: die Enden auf freien Pfeilern, die Mitte über dem Kanal." },
      { id: "bridge.once", text: "Ein Kanalfeld trägt nur eine Brücke. Es bleibt Kanal: Pfeiler finden dort Halt, und Plättchen daneben liegen am Wasser." },
      { id: "bridge.gondola", text: "Eine Gondel dort gleitet zum nächsten Kanalfeld ohne Brücke. Wo sie liegt, ist ohne Bedeutung." },
    ],
  },
  {
    title: "Weitere Personen",
    rules: [
      { id: "advocate.no_points", text: "Der Advokat baut wie ein Baumeister, doch überdeckte Marker gehen ohne Punkte heim. Wappen, Seiten und Gondel zählen." },
      { id: "gondolier.token", text: "Der Gondoliere setzt einen Marker aus deinem Vorrat in die Gondel. Der bisherige geht ohne Punkte heim." },
      { id: "gondolier.nothing", text: "Ohne Marker im Vorrat, oder wenn deiner schon dort ist, geschieht nichts." },
      { id: "speculation.others", text: "Spekulant, Erfinder und Händler bringen 6 Punkte, wenn jemand anders in dieser Runde einen Baumeister, Pechtunker oder Ratsherrn zeigt. Was daraus wird und wie viele es sind, ist gleich; eine kopierte Karte zählt nicht." },
      { id: "beggar.open", text: "Der Bettler nutzt eine Karte, die jemand anders zeigt, ob schon ausgeführt oder nicht, mit ihren Zahlen." },
      { id: "spy.look", text: "Der Spion sieht die vier Karten an, die jemand anders noch auf der Hand hat." },
      { id: "spy.use", text: "Dann nutzt er eine davon. Alle erfahren, welche." },
      { id: "copy.never_a_copy", text: "Bettler und Spion kopieren weder sich selbst noch einander. Gibt es sonst nichts zu kopieren, bewirken sie nichts." },
      { id: "copy.stays", text: "Die kopierte Karte bleibt, wo sie ist; alle geben die selbst gespielte Karte weiter." },
      { id: "saboteur.stones", text: "Der Saboteur nimmt Plättchen von zusammen höchstens 4 Steinen vom Plan, auch Brücken. Ihre Pfeiler sind wieder frei; die Punkte bleiben." },
      { id: "saboteur.one", text: "Mindestens eines, wenn es geht; dann hörst du auf, wann du willst." },
      { id: "saboteur.under", text: "Jedes entfernte Plättchen kommt offen unter den Stapel seiner Form. Ein leerer Stapel lebt so wieder auf." },
    ],
  },
  {
    title: "Punkte",
    rules: [
      { id: "score.arms", text: "Die Wappen des Plättchens bekommt, wer es baut." },
      { id: "score.edges", text: "Dazu 1 Punkt je Seite, an der ein Feld auf ein gleiches Feld eines älteren Plättchens trifft: Haus an Haus, Platz an Platz. Der Brückenbogen zählt nicht." },
      { id: "score.tokens", text: "Jeder überdeckte Marker bringt seinem Besitzer 3 Punkte und kehrt in den Vorrat zurück." },
      { id: "score.own_token", text: "Den eigenen Marker zu überdecken bringt nichts; er kehrt zurück." },
      { id: "score.gondola", text: "Für jedes am Kanal gebaute Plättchen, gleich von wem, bekommt 2 Punkte, wessen Marker in der Gondel sitzt. Eine Brücke liegt immer am Kanal." },
    ],
  },
  {
    title: "Spielende",
    rules: [
      { id: "end.last_pillar", text: "Das Spiel endet, sobald der letzte Pfeiler steht. Sind weniger übrig, als die Karte verlangt, werden diese gesetzt." },
      { id: "end.last_space", text: "Es endet auch, wenn jemand Feld 100 erreicht. Das laufende Plättchen oder die Karte wird für alle gewertet; verglichen werden die wahren Summen, auch darüber hinaus." },
      { id: "end.stall", text: "Eine Sicherung von uns, nicht in der gedruckten Regel: Nach dreißig Runden in Folge ohne Pfeiler endet das Spiel." },
      { id: "end.over", text: "Karten, die noch nicht dran waren, zählen nicht mehr. Nicht gebaute Plättchen, Marker auf dem Plan und die Gondel sind nichts wert." },
      { id: "end.most", text: "Die meisten Punkte gewinnen. Bei Gleichstand teilt man sich den Sieg." },
    ],
  },
  {
    title: "Die elf Personen",
    rules: [
      { id: "about.councillor", text: "Ratsherr, 7 Karten: 3, 4, 5 Steine ab zwei Spielern, dann 4, 5, 6 und 4. Nimmt Plättchen vom Bauhof. Rote Pfeile." },
      { id: "about.pillar_builder", text: "Pechtunker, 7 Karten, Pfeiler und Marker: 3/2, 4/2, 5/3 ab zwei Spielern, dann 4/3, 5/2, 3/2 und 4/3." },
      { id: "about.architect", text: "Baumeister, 7 Karten: 4, 5, 6 Steine ab zwei Spielern, dann 5, 4, 6 und 5. Baut deine Plättchen. Rote Pfeile." },
      { id: "about.gondolier", text: "Gondoliere, eine Karte, ab zwei Spielern: Dein Marker kommt in die Gondel." },
      { id: "about.speculator", text: "Spekulant, eine Karte, ab drei Spielern: 6 Punkte, wenn jemand anders einen Baumeister zeigt." },
      { id: "about.advocate", text: "Advokat, eine Karte mit 4 Steinen, ab drei Spielern: baut, ohne Marker zu bezahlen." },
      { id: "about.inventor", text: "Erfinder, eine Karte, ab vier Spielern: 6 Punkte, wenn jemand anders einen Pechtunker zeigt." },
      { id: "about.merchant", text: "Händler, eine Karte, ab vier Spielern: 6 Punkte, wenn jemand anders einen Ratsherrn zeigt." },
      { id: "about.spy", text: "Spion, eine Karte zu fünft, zwei zu sechst: sieht eine Hand und nutzt eine Karte daraus." },
      { id: "about.beggar", text: "Bettler, eine Karte, ab fünf Spielern: nutzt eine offene Karte von jemand anderem." },
      { id: "about.saboteur", text: "Saboteur, eine Karte mit 4 Steinen, zu sechst: entfernt Plättchen." },
    ],
  },
  {
    title: "Die Plättchen",
    rules: [
      { id: "about.domino", text: "Domino: zwei Pfeiler, 2 Steine, 2 Wappen. Zehn Plättchen: drei mit zwei Häusern, fünf gemischte, zwei mit zwei Plätzen." },
      { id: "about.line", text: "Reihe: drei Pfeiler, 3 Steine, 4 Wappen. Zehn Plättchen, alle gemischt." },
      { id: "about.corner", text: "Winkel: drei Pfeiler über Eck, 3 Steine, 4 Wappen. Zehn Plättchen, eines mit drei Häusern." },
      { id: "about.square", text: "Quadrat: vier Pfeiler, 4 Steine, 7 Wappen. Zehn Plättchen, alle gemischt." },
      { id: "about.bridge", text: "Brücke: zwei Pfeiler und dazwischen der Kanal, 2 Steine, 3 Wappen. Acht Plättchen: zwei, vier und zwei." },
    ],
  },
  {
    title: "Über diese Ausgabe",
    rules: [
      { id: "about.values", text: "Ablauf, Personen und Formen sind die des Originals. Nicht jede gedruckte Zahl steht in einem Text, den wir lesen konnten; einige sind daher rekonstruiert." },
      { id: "about.printed", text: "Belegt sind: 17 mal 8 Felder, 60 Pfeiler, 48 Plättchen und ihre Zahl je Form, neun Marker für alle, die elf Personen, 6 Punkte für Spekulation, 3 je Marker, 2 für die Gondel, 1 je Seite." },
      { id: "about.inferred", text: "Erschlossen sind: ein Kanal von einem Feld Breite, so viele Steine wie Pfeiler, die 2 und 7 Wappen von Domino und Quadrat, was Advokat und Spion tun." },
      { id: "about.reconstructed", text: "Rekonstruiert sind: der Lauf des Kanals, was die Plättchen zeigen, die meisten Zahlen der Karten, Feld 100, ein Teil des Saboteurs. Wenn du die Schachtel hast, kannst du mit einer eigenen Ausgabe spielen." },
      { id: "about.credit", text: "Die Säulen von Venedig ist ein Spiel von Christian Fiore und Knut Happel, 2006 bei Goldsieber erschienen. Comptoir ist eine unabhängige Umsetzung ohne Verbindung zu ihnen." },
    ],
  },
];

export default rulebook;
