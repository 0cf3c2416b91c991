import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Aufbau",
    rules: [
      { id: "setup.decks", text: "Die Rückseiten von Schiffen und Aufträgen sagen, bei wie vielen Spielern sie dabei sind und ob nur in der langen Partie. Die Karten werden nach den Phasen 1 bis 4 sortiert; jede Phase wird für sich gemischt, die erste liegt oben." },
      { id: "setup.boards", text: "So viele Schiffe und Aufträge wie Spieler liegen offen auf See (2.1, 2.2 …) und an Land (3.1, 3.2 …). Die Gebäude bilden einen offenen Stapel, von dem man das oberste sieht." },
      { id: "setup.prices", text: "Die 24 Preiskarten werden offen gemischt. Die oberste kommt unter den Stapel, die nächste gilt." },
      { id: "setup.ranks", text: "Jeder bekommt durchs Los eine andere Ware. Wessen Ware am teuersten ist, wird Kapitän, dann folgen Kopilot, Maat und Smutje. Zu weniger als viert bleiben die untersten Ränge leer." },
      { id: "setup.money", text: "Der Kapitän beginnt mit 4 Geld, der Kopilot mit 6, der Maat mit 8, der Smutje mit 12. Geld, Waren und Zeitmarken gehen nie aus." },
      { id: "setup.influence", text: "Jeder hat die Einflusskarten 1 bis 5 auf der Hand, und 5, 6, 6, 7, 7, 8, 9 in Reserve." },
      { id: "setup.harbour", text: "Ein Hafen hat drei Docks zwischen vier Mauern, zwölf Felder in vier Spalten (A bis D) und drei Reihen, und einen Ladeplatz über jeder Spalte. Die beiden rechten Spalten sind verdeckt. Jede innere Mauer hat einen Poller. Prestige beginnt bei 0." },
      { id: "setup.start_order", text: "Jeder zieht einen Auftrag und muss ihn mit seinen Zeitmarken an einen Ladeplatz legen. Alle tun das gleichzeitig." },
      { id: "setup.newspapers", text: "Die Zeitungen werden gemischt und stehen rechts, mit der Fahrtseite oben; links ist leer. Das Schiff beginnt zu zweit, dritt, viert auf Feld 0, 2, 4." },
    ],
  },
  {
    title: "Die Runde",
    rules: [
      { id: "round.phases", text: "Eine Runde hat diese Schritte: Gebote; Stadt (1.0 bis 1.5), See (2.1 …) und Land (3.1 …); die Häfen; Zeitung und neue Karten." },
    ],
  },
  {
    title: "Gebote",
    rules: [
      { id: "bid.order", text: "Vom Kapitän abwärts legt jeder eine Karte, dann geht es von vorn los." },
      { id: "bid.all_cards", text: "Bis alle ihre fünf Karten gelegt haben. Niemand passt." },
      { id: "bid.hand", text: "Gelegt wird eine Handkarte. Was liegt, wird weder zurückgenommen noch getauscht." },
      { id: "bid.face_down", text: "Karten liegen verdeckt: alle sehen, wem sie gehören, nur der Besitzer kennt den Wert." },
      { id: "bid.spaces", text: "Geboten wird auf die sechs Plätze der Stadt, und auf See und an Land überall, wo eine Karte liegt." },
      { id: "bid.several", text: "An einem Platz dürfen beliebig viele Karten liegen. Die Werte eines Spielers werden addiert." },
      { id: "bid.reveal", text: "Liegen alle Karten, werden sie aufgedeckt und die Plätze in der Reihenfolge ihrer Nummern abgehandelt." },
      { id: "bid.highest", text: "Die höchste Summe gewinnt den Platz." },
      { id: "bid.tie", text: "Bei Gleichstand gewinnt der höhere Rang; auf See und an Land der Rang nach 1.5." },
    ],
  },
  {
    title: "Parkplatz (1.0)",
    rules: [
      { id: "parking.money", text: "Jede Karte hier bringt 1 Geld, egal welchen Werts." },
    ],
  },
  {
    title: "Gebäude (1.1)",
    rules: [
      { id: "building.winner", text: "Der Gewinner nimmt das oberste Gebäude und legt es neben seinen Hafen. Dort dürfen beliebig viele liegen." },
      { id: "building.no_bid", text: "Ohne Gebot ist es aus dem Spiel." },
      { id: "building.beside", text: "Neben dem Hafen zählt ein Gebäude nichts und tut nichts." },
    ],
  },
  {
    title: "Baurecht (1.2)",
    rules: [
      { id: "permit.bidders", text: "Wer hier eine Karte hat, darf bauen, in der Reihenfolge der Ränge. Sonst niemand, für kein Geld." },
      { id: "permit.price", text: "Das erste Baurecht ist für die höchste Summe frei; die anderen zahlen die Differenz. Bezahlt wird beim Bauen, ganz und mit dem Bau zusammen." },
      { id: "permit.more", text: "Jedes weitere Baurecht kostet die höchste Summe." },
      { id: "permit.optional", text: "Niemand muss bauen. Ein ungenutztes Baurecht verfällt." },
      { id: "permit.bollard", text: "Ein Baurecht erlaubt einen Poller an einer Mauer, zum Preis, der dort steht: 1, 2, dann 3. Eine Mauer fasst drei." },
      { id: "permit.cover", text: "Oder eine Abdeckung zu entfernen, zum aufgedruckten Preis." },
      { id: "permit.build", text: "Oder ein Gebäude von neben dem Hafen zu bauen, auf ein Feld ohne Abdeckung, Gebäude und Waren. Das kostet nichts weiter." },
      { id: "permit.at_once", text: "Was gebaut ist, wirkt sofort, noch in dieser Runde." },
    ],
  },
  {
    title: "Einfluss (1.3)",
    rules: [
      { id: "upgrade.price", text: "Wer hier geboten hat, darf einmal verbessern: umsonst mit der höchsten Summe, sonst für die Differenz." },
      { id: "upgrade.best", text: "Mit der höchsten Summe geschieht es von selbst." },
      { id: "upgrade.reserve", text: "Man nimmt die niedrigste Karte der eigenen Reserve. In dieser Runde wird sie nicht mehr gelegt." },
      { id: "upgrade.lowest_leaves", text: "Am Rundenende verlässt die niedrigste der sechs Karten das Spiel." },
      { id: "upgrade.full", text: "Wessen Reserve leer ist, kann hier nicht bieten." },
    ],
  },
  {
    title: "Preise (1.4)",
    rules: [
      { id: "prices.winner", text: "Der Gewinner wählt eine der 24 Preiskarten und legt sie obenauf; sie gilt sofort. Die Reihenfolge der anderen bleibt." },
      { id: "prices.exchange", text: "Ohne Gebot wählt, wem die Rohstoffbörse gehört." },
      { id: "prices.nobody", text: "Ohne Gebot und Börse kommt die oberste Karte unter den Stapel, und die nächste gilt." },
    ],
  },
  {
    title: "Karriere (1.5)",
    rules: [
      { id: "career.swap", text: "Der Gewinner darf zwei Nachbarn auf der Leiter tauschen, oder lässt sie so." },
      { id: "career.income", text: "Dann bekommt jeder das Einkommen seines Rangs: 4, 3, 2, 1." },
    ],
  },
  {
    title: "See (2)",
    rules: [
      { id: "ship.left_to_right", text: "Schiffe werden von links nach rechts gewonnen. Die Karte zeigt Ladung, Liegezeit, nötige Poller und Prestige." },
      { id: "ship.free_dock", text: "Der Gewinner legt das Schiff an ein freies Dock seiner Wahl. Ablehnen kann er es nicht." },
      { id: "ship.bollards", text: "Beide Mauern des Docks brauchen mindestens so viele Poller, wie das Schiff verlangt." },
      { id: "ship.sails_by", text: "Ein Schiff, das nicht anlegen kann, wird abgelegt, ohne Strafe." },
      { id: "ship.load", text: "Die aufgedruckten Waren kommen an Bord. Bei beliebiger Ladung wählt der Gewinner beim Anlegen eine einzige Sorte." },
      { id: "ship.time", text: "Das Schiff bekommt so viele Zeitmarken wie aufgedruckt." },
    ],
  },
  {
    title: "Land (3)",
    rules: [
      { id: "order.left_to_right", text: "Aufträge werden von links nach rechts gewonnen. Die Karte zeigt Waren, Zeit, die Strafe in Rot und den Bonus in Grün." },
      { id: "order.place", text: "Der Gewinner legt den Auftrag leer und mit seinen Zeitmarken an einen freien Ladeplatz." },
      { id: "order.unreachable", text: "Auch an einen, den Abdeckungen sperren." },
      { id: "order.refuse", text: "Wer ihn nicht anlegen kann oder will, legt ihn ab, und die Strafe ist sofort fällig." },
      { id: "cards.stay", text: "Schiffe, Aufträge und Gebäude werden nie verschoben. Ein Schiff oder Auftrag bleibt bis zur letzten Zeitmarke." },
    ],
  },
  {
    title: "Die Häfen (4)",
    rules: [
      { id: "harbour.all_at_once", text: "Alle handeln gleichzeitig, jeder in seinem Hafen." },
      { id: "harbour.steps", text: "Erst die Produktion, dann das Bewegen, beides freiwillig. Wer fertig ist, wertet Prestige und nimmt Zeitmarken weg." },
    ],
  },
  {
    title: "Produktion (4.1)",
    rules: [
      { id: "production.once", text: "Jedes Gebäude mit Zahnrad darf einmal produzieren, in beliebiger Reihenfolge." },
      { id: "production.place", text: "Die Ware wird sofort gelagert; ohne Platz wird nichts produziert. Eine Kiste darf zu einer einzelnen Kiste." },
    ],
  },
  {
    title: "Waren bewegen (4.2)",
    rules: [
      { id: "move.one_way", text: "Einzeln gehen Waren vom Schiff auf ein Feld und vom Feld auf einen Auftrag; nie zurück, nie geradewegs vom Schiff auf den Auftrag." },
      { id: "move.storage", text: "Ein Feld ohne Abdeckung und Gebäude lagert ein Fass, einen Container, einen Passagier oder zwei Kisten. Manche Gebäude lagern auch." },
      { id: "move.free", text: "Im Lager bewegen sich Waren frei dorthin, wo Platz ist. Zwei Waren tauschen nicht ohne freien Platz." },
      { id: "move.order_slots", text: "Jeder Platz eines Auftrags nimmt eine Ware seiner Sorte, ein Joker eine beliebige." },
      { id: "move.order_reachable", text: "Ein Ladeplatz ist erreichbar, wenn das Feld darunter nicht verdeckt ist." },
      { id: "move.order_final", text: "Was geladen ist, bleibt geladen." },
      { id: "move.repack", text: "Zwei Kisten auf einem Feld werden ein Container, oder umgekehrt, für 1 Geld, so oft man will." },
      { id: "move.discard", text: "Gelagerte Waren dürfen weggeworfen werden." },
      { id: "move.limit", text: "Höchstens 40 Züge im Lager je Spieler und Runde, Umpacken eingeschlossen." },
    ],
  },
  {
    title: "Prestige (4.3)",
    rules: [
      { id: "prestige.count", text: "Das Prestige der Schiffe im Dock und der gebauten Gebäude wird addiert. Ist es mehr als der Marker zeigt, steigt er." },
      { id: "prestige.marker", text: "Eine niedrigere Wertung senkt den Marker nie. Bonus, Strafe und Ereignis bewegen ihn direkt, nie unter 0." },
    ],
  },
  {
    title: "Zeit (4.4)",
    rules: [
      { id: "time.tokens", text: "Von jedem Schiff und Auftrag kommt eine Zeitmarke weg, auch von denen dieser Runde." },
      { id: "time.ship_leaves", text: "Ein Schiff ohne Marken fährt ab, mit allem, was noch an Bord ist." },
      { id: "settle.sale", text: "Ein Auftrag ohne Marken wird abgerechnet: alles Geladene wird zu den geltenden Preisen verkauft, auch wenn etwas fehlt." },
      { id: "settle.bonus", text: "Vollständig bringt er seinen Bonus." },
      { id: "settle.penalty", text: "Unvollständig kostet er seine Strafe: Geld oder einen Punkt Prestige." },
      { id: "settle.together", text: "Erst fahren Schiffe ab, dann alle Verkäufe und Boni, dann alle Strafen." },
      { id: "money.no_debts", text: "Wer eine Strafe oder ein Ereignis nicht zahlen kann, gibt, was er hat. Alles andere wird ganz bezahlt oder unterbleibt." },
    ],
  },
  {
    title: "Die Zeitung (5)",
    rules: [
      { id: "news.event", text: "Die linke Zeitung wird ausgeführt und weggelegt. In der ersten Runde gibt es keine. Manche Ereignisse gelten die ganze Runde. Wo es eine Wahl gibt, wählen alle gleichzeitig." },
      { id: "news.progress", text: "Das Schiff fährt 1 oder 2 Felder, wie die rechte Zeitung sagt." },
      { id: "news.next", text: "Ist das Ende nicht erreicht, kommt diese Zeitung nach links: ihr Ereignis gehört zur nächsten Runde, und alle können es lesen." },
      { id: "refill.shift", text: "Auf See und an Land wird die Karte ganz rechts abgelegt, die anderen rücken nach rechts, links kommen neue. Dann nehmen alle ihre Einflusskarten zurück." },
    ],
  },
  {
    title: "Das Ende",
    rules: [
      { id: "end.track", text: "Erreicht das Schiff das letzte Feld, endet das Spiel sofort." },
      { id: "end.settling", text: "Alle liegenden Aufträge werden abgerechnet, als wäre ihre Zeit um. Prestige wird nicht noch einmal gewertet." },
      { id: "end.score", text: "Punkte sind Geld, mit Einlage, mal Prestige." },
      { id: "end.tie", text: "Bei Gleichstand ist der höhere Rang besser." },
      { id: "end.over", text: "Niemand handelt mehr." },
    ],
  },
  {
    title: "Gebäude",
    rules: [
      { id: "building.lighthouse", text: "Prestige 3. Bei Gleichstand um ein Schiff gewinnst du es." },
      { id: "building.refinery", text: "Prestige 1. Zahnrad: produziert ein Fass." },
      { id: "building.commodity_exchange", text: "Prestige 2. Bietet niemand auf die Preise, musst du eine Preiskarte wählen." },
      { id: "building.bank", text: "Prestige 0. Zahnrad: 1 Zins je volle 4 Einlage, höchstens 3; dann zahlst du ein, was du willst. Heraus kommt nichts, außer für Strafen und Ereignisse. Die Einlage zählt am Ende." },
      { id: "building.crate_works", text: "Prestige 0. Zahnrad: produziert eine Kiste." },
      { id: "building.container_depot", text: "Prestige 0. Zahnrad: produziert einen Container für 1 Geld." },
      { id: "building.emigrant_house", text: "Prestige 1. Zahnrad: produziert einen Passagier." },
      { id: "building.fish_hall", text: "Prestige 1. Zahnrad: 1 Geld je leeres Dock, höchstens 2." },
      { id: "building.harbour_hotel", text: "Prestige 1. Lagert bis zu drei Passagiere. Zahnrad: 1 Geld für jeden von ihnen." },
      { id: "building.warehouse", text: "Prestige 0. Lagert bis zu drei beliebige Waren; umgepackt wird hier nicht." },
      { id: "building.gantry_crane", text: "Prestige 1. Umpacken kostet nichts, und Waren dürfen geradewegs vom Schiff auf einen erreichbaren Auftrag." },
      { id: "building.freight_station", text: "Prestige 0. Ein fünfter Ladeplatz, immer erreichbar." },
      { id: "building.market_hall", text: "Prestige 0. Einmal je Runde, beim Bewegen, verkaufst du eine gelagerte Ware zu ihrem Preis weniger 1, mindestens für 1." },
      { id: "building.navigation_school", text: "Prestige 1. Mit einer Karte bei 1.3 verbesserst du umsonst." },
      { id: "building.pilot_station", text: "Prestige 1. Beim Anlegen legst du eine Zeitmarke mehr oder weniger auf, von 1 bis 5. Die des Nebels kommt dazu." },
      { id: "building.insurance_office", text: "Prestige 1. Keine Geldstrafen von Aufträgen; statt Prestige zu verlieren zahlst du 2. Auch beim Ablehnen." },
      { id: "building.cruise_quay", text: "Prestige 2. Schiffe mit Passagieren brauchen auf beiden Seiten einen Poller weniger." },
      { id: "building.shipyard", text: "Prestige 2. Ein Baurecht für einen Poller gilt für zwei, jeder zu seinem Preis, gleich nacheinander." },
      { id: "building.zoo", text: "Prestige 3. Zählt nur in Runden, in denen du beim Bewegen 1 Geld zahlst." },
      { id: "building.maritime_museum", text: "Prestige 2. Ein Schiff, das dich leer verlässt, bringt 1 Geld, oder 2 ab Prestige 3." },
    ],
  },
  {
    title: "Ereignisse",
    rules: [
      { id: "event.storm_tide", text: "Jedes Schiff im Dock verliert eine seiner Waren." },
      { id: "event.warehouse_fire", text: "Jeder behält höchstens 4 Waren auf Feldern und wirft die anderen weg. Gebäude, Schiffe und Aufträge sind sicher." },
      { id: "event.dock_strike", text: "Diese ganze Runde: jeder legt nur vier Einflusskarten." },
      { id: "event.harbour_dues", text: "Am Rundenende zahlt jeder 1 Geld je Schiff im Dock." },
      { id: "event.oil_spill", text: "Wer ein Fass im Lager oder an Bord hat, verliert 1 Prestige." },
      { id: "event.quarantine", text: "Jeder zahlt 1 Geld je Passagier im Lager oder an Bord." },
      { id: "event.deadline_rush", text: "Jeder Auftrag mit zwei oder mehr Zeitmarken verliert eine." },
      { id: "event.inspection", text: "Wer kein Schiff im Dock hat, verliert 1 Prestige." },
      { id: "event.fog", text: "Diese ganze Runde: ein Schiff, das anlegt, bekommt eine Zeitmarke mehr." },
      { id: "event.market_turmoil", text: "Die Preiskarte kommt unter den Stapel, die nächste gilt." },
      { id: "event.mutiny", text: "Die Karriereleiter wird umgedreht." },
      { id: "event.tall_ships", text: "Wer zwei oder mehr Schiffe im Dock hat, gewinnt 1 Prestige." },
      { id: "event.subsidy", text: "Jeder darf ein Baurecht umsonst nutzen; der Bau kostet wie immer." },
      { id: "event.tourism", text: "Jeder bekommt so viel Geld wie das Prestige seiner Gebäude, höchstens 5." },
      { id: "event.holiday_pay", text: "Jeder bekommt 3 Geld." },
      { id: "event.flotsam", text: "Jeder darf eine beliebige Ware einlagern." },
      { id: "event.training", text: "Jeder darf 2 Geld zahlen und wie bei 1.3 verbessern, auch zusätzlich." },
      { id: "event.clearance_sale", text: "Jeder darf bis zu zwei gelagerte Waren für je 2 Geld verkaufen." },
    ],
  },
  {
    title: "Die kurze Partie",
    rules: [
      { id: "short.cards", text: "Schiffe und Aufträge für die lange Partie bleiben in der Schachtel." },
      { id: "short.harbour", text: "Kein Feld ist verdeckt." },
      { id: "short.building", text: "Jeder bekommt ein Gebäude durchs Los und baut es umsonst, wo er will." },
      { id: "short.goods", text: "Dann lagert jeder drei Waren von Sorten, die sein erster Auftrag nicht zeigt; sie dürfen gleich sein." },
      { id: "short.rounds", text: "Ohne Ereignisse. Das Schiff fährt zwei Felder je Runde: 10, 9 oder 8 Runden zu zweit, dritt, viert." },
      { id: "short.refill", text: "Alle übrigen Schiffe und Aufträge werden jede Runde ersetzt." },
    ],
  },
  {
    title: "Allein gegen den Roboter",
    rules: [
      { id: "solo.start", text: "Die kurze Partie zu zweit. Der Roboter beginnt als Kapitän, ohne Geld; du bist Kopilot mit 6 Geld." },
      { id: "solo.robot_bids", text: "Seine fünf Karten werden jede Runde gemischt. Ist er dran, wird eine Zeitung aufgedeckt, und seine nächste Karte kommt verdeckt auf den gezeigten Platz. Verbrauchte Zeitungen werden neu gemischt." },
      { id: "solo.robot_wins", text: "Was der Roboter gewinnt, wird abgelegt. Geld nimmt er keins." },
      { id: "solo.robot_permits", text: "Seine Karten bei 1.2 erhöhen den Preis des Baurechts; er baut nichts." },
      { id: "solo.robot_upgrade", text: "Mit einer Karte bei 1.3 verbessert er immer." },
      { id: "solo.robot_prices", text: "Gewinnt er 1.4, wird die nächste Preiskarte aufgedeckt." },
      { id: "solo.robot_captain", text: "Gewinnt er 1.5, wird er Kapitän." },
      { id: "solo.grades", text: "Nach zehn Runden urteilt Kapitän Aha, in Stufen: bis 499, 749, 999, 1250 Punkte, und darüber." },
    ],
  },
  {
    title: "Über diese Ausgabe",
    rules: [
      { id: "about.values", text: "Die Regeln sind die des Originals, aber kein Text, den wir lesen konnten, nennt alle Karten. Viele Werte sind deshalb rekonstruiert." },
      { id: "about.printed", text: "Belegt sind: der Ablauf, die Einflusskarten, Startgeld und Einkommen, die Kartenzahlen, ein Auftrag (Kiste, Container, Fass), vier Gebäudenamen und die Stufen des Solospiels." },
      { id: "about.inferred", text: "Aus den Texten folgen: die 24 Preiskarten (alle Verteilungen von 1 bis 4), die Länge der Überfahrt, die zwölf Felder und drei Poller je Mauer." },
      { id: "about.reconstructed", text: "Rekonstruiert sind: alle Schiffe, die übrigen Aufträge, die Wirkung der meisten Gebäude, alle Ereignisse, die Kosten von Pollern und Abdeckungen. Wenn du die Schachtel hast, kannst du mit einer eigenen Ausgabe spielen." },
      { id: "about.credit", text: "Bremerhaven ist ein Spiel von Robert Auerochs, erschienen 2013 bei Lookout Games. Comptoir ist eine unabhängige Umsetzung und mit ihnen nicht verbunden." },
    ],
  },
];

export default rulebook;
