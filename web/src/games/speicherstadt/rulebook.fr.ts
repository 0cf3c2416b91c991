import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Mise en place",
    rules: [
      { id: "setup.purse", text: "Chacun reçoit 5 pièces, trois ouvriers et une halle du marché, et commence à 0 point. La banque n’est jamais à court de pièces." },
      { id: "setup.box", text: "Quelques cartes d’automne restent dans la boîte : à 2, le port et le pompier de valeur 3 ; à 3 ou 5, l’église des bateliers et ce même pompier. À 4, toutes les cartes servent." },
      { id: "setup.pile", text: "Chaque saison est mélangée à part, puis empilée face cachée : l’hiver au-dessus, puis le printemps, l’été et l’automne, et le quatrième incendie tout en bas. Le contenu d’une saison est connu, son ordre ne l’est pas." },
      { id: "setup.bag", text: "Le sac contient neuf cubes de café, de thé, de safran, de caoutchouc et de tapis. La réserve, où vont les cubes utilisés, est vide au départ." },
      { id: "setup.first", text: "Le premier joueur est tiré au sort et reçoit la pièce de métal, qui n’est pas de l’argent." },
    ],
  },
  {
    title: "La manche",
    rules: [
      { id: "round.phases", text: "Une manche a cinq phases : arrivage, demande, achat, chargement, revenu. Chaque action n’est possible que dans sa phase." },
    ],
  },
  {
    title: "Arrivage",
    rules: [
      { id: "supply.row", text: "Les cartes sont posées de gauche à droite, une de plus que de joueurs. On ne place d’ouvrier qu’au-dessus d’elles." },
      { id: "supply.ship", text: "Un navire reçoit trois cubes du sac dès qu’il est retourné, à la vue de tous." },
      { id: "supply.fire", text: "Un incendie éclate dès qu’il est retourné, avant la suite de la rangée. Il est défaussé et la carte suivante prend sa place ; si c’est encore un incendie, il éclate de même." },
    ],
  },
  {
    title: "Incendies",
    rules: [
      { id: "fire.most_and_least", text: "La force de chacun est la somme de ses pompiers, 0 sans pompier. La plus forte brigade gagne aussitôt la valeur de l’incendie en points, la plus faible en perd autant." },
      { id: "fire.ties", text: "À égalité pour le plus, tous gagnent la valeur entière ; à égalité pour le moins, tous la perdent." },
      { id: "fire.all_equal", text: "Si toutes les brigades sont égales, il ne se passe rien." },
      { id: "fire.below_zero", text: "Un score peut passer sous zéro." },
      { id: "fire.firemen_stay", text: "Les pompiers restent et servent aussi contre les incendies suivants. Seule la carte d’incendie est défaussée." },
    ],
  },
  {
    title: "Demande",
    rules: [
      { id: "demand.order", text: "En commençant par le premier joueur, chacun à son tour place un ouvrier." },
      { id: "demand.all_workers", text: "On continue jusqu’à ce que chacun ait placé ses trois ouvriers. Personne ne passe." },
      { id: "demand.lowest_floor", text: "Un ouvrier prend l’étage libre le plus bas : qui vient plus tôt est interrogé plus tôt." },
      { id: "demand.several", text: "On peut avoir plusieurs ouvriers au-dessus d’une même carte." },
      { id: "demand.limit", text: "Au plus huit ouvriers se tiennent au-dessus d’une carte." },
    ],
  },
  {
    title: "Achat",
    rules: [
      { id: "purchase.left_to_right", text: "Les cartes se vendent l’une après l’autre, de gauche à droite." },
      { id: "purchase.lowest_first", text: "Pour chaque carte, l’ouvrier le plus bas est interrogé d’abord : acheter ou se retirer." },
      { id: "purchase.price", text: "La carte coûte autant de pièces qu’il reste d’ouvriers au-dessus d’elle, celui de l’acheteur compris. Après l’achat, tous ces ouvriers rentrent." },
      { id: "purchase.decline", text: "Qui se retire reprend cet ouvrier, et le suivant est interrogé pour une pièce de moins. Se retirer est toujours permis, même à qui pourrait payer." },
      { id: "purchase.asked_again", text: "Qui a plusieurs ouvriers au-dessus de la carte est interrogé une fois pour chacun." },
      { id: "purchase.too_poor", text: "Qui ne peut pas payer n’est pas interrogé : son ouvrier rentre, et tous en sont informés." },
      { id: "purchase.discard", text: "Une carte que personne n’achète est défaussée, de même qu’une carte sans ouvrier. Les défausses restent visibles et ne reviennent pas." },
      { id: "purchase.lost_cargo", text: "Les cubes d’un navire défaussé vont à la réserve ; on peut les obtenir par conversion dans la même manche." },
      { id: "purchase.at_once", text: "Une carte sert dès son achat : contrat, marchand et entrepôt dès ce chargement, la banque dès ce revenu." },
      { id: "purchase.own_cards", text: "Une carte ne sert qu’à qui l’a achetée. On ne se donne ni pièces, ni cartes, ni cubes." },
    ],
  },
  {
    title: "Chargement",
    rules: [
      { id: "loading.order", text: "On charge l’un après l’autre, le premier joueur d’abord. Chacun termine avant que le suivant commence, car la réserve est commune." },
      { id: "loading.skip", text: "Qui n’a pas de cube libre est sauté, et le chargement s’arrête de lui-même avec le dernier. Sans nouveau navire, on peut charger des cubes stockés." },
      { id: "loading.own_cubes", text: "Sont libres les cubes à quai, dans la halle et dans l’entrepôt. On n’utilise que les siens, un à la fois et dans n’importe quel ordre ; d’une sorte, celui du quai part d’abord, puis celui de la halle, puis celui de l’entrepôt." },
      { id: "loading.make_room", text: "Quand aucune place n’est libre, on peut rendre un cube stocké à la réserve pour en garder un d’une autre sorte venu d’un navire." },
      { id: "loading.lost", text: "Quand on termine, les cubes restés à quai vont à la réserve, jamais dans le sac ; les cubes stockés restent. On peut perdre un cube exprès." },
    ],
  },
  {
    title: "Contrats",
    rules: [
      { id: "contract.kinds", text: "Chaque symbole d’un contrat reçoit un cube de sa sorte. On peut le remplir en plusieurs manches." },
      { id: "contract.locked", text: "Un cube posé sur un contrat y reste." },
    ],
  },
  {
    title: "Marchands",
    rules: [
      { id: "merchant.own", text: "Un marchand achète une seule sorte de bien, à son propriétaire seulement, autant de cubes qu’il veut." },
      { id: "merchant.pays", text: "Il paie une pièce par cube, et le cube va à la réserve." },
    ],
  },
  {
    title: "Entrepôt",
    rules: [
      { id: "warehouse.own", text: "Seul son propriétaire y range des cubes, depuis le quai ou la halle. Un cube rangé peut servir, mais ne revient pas dans la halle." },
      { id: "warehouse.limit", text: "L’entrepôt contient au plus quatre cubes." },
    ],
  },
  {
    title: "Halle du marché",
    rules: [
      { id: "market.keep", text: "On peut garder un cube du quai dans sa halle pour plus tard. Elle n’en contient jamais plus d’un." },
      { id: "market.sell", text: "Deux cubes libres de n’importe quelle sorte se vendent une pièce ; ils vont à la réserve. On peut le faire autant de fois qu’on veut." },
      { id: "market.convert", text: "Trois cubes libres de n’importe quelle sorte s’échangent contre un cube au choix, qui arrive à quai." },
      { id: "market.convert_other", text: "Le nouveau cube est d’une autre sorte que les trois rendus." },
      { id: "market.stock", text: "Il vient de la réserve, jamais du sac : il faut donc qu’elle en ait un. Un troisième cube ne peut être proposé que si la conversion pourra se faire." },
      { id: "market.finish", text: "Les cubes sont proposés un à un. Ce qui est proposé doit être vendu ou converti avant toute autre chose." },
    ],
  },
  {
    title: "Revenu",
    rules: [
      { id: "income.coin", text: "Chacun reçoit une pièce." },
      { id: "income.no_purchase", text: "Qui n’a acheté aucune carte dans la manche en reçoit une de plus, quelle qu’en soit la raison." },
      { id: "income.bank", text: "Le propriétaire de la banque en reçoit une de plus." },
      { id: "income.first_player", text: "La pièce de métal passe au joueur de gauche, premier à la manche suivante." },
    ],
  },
  {
    title: "Fin de la partie",
    rules: [
      { id: "end.last_round", text: "Quand il ne reste que le quatrième incendie après un arrivage, c’est la dernière manche. Elle se joue en entier, puis l’incendie éclate." },
      { id: "end.third_fire_last", text: "Si le troisième incendie est la dernière carte d’automne, il éclate avec le quatrième, l’un après l’autre, et aucune manche ne suit." },
      { id: "end.over", text: "Le quatrième incendie finit la partie et l’on compte les points. Il y a 16, 12, 10 ou 8 manches à 2, 3, 4 ou 5 joueurs." },
    ],
  },
  {
    title: "Points",
    rules: [
      { id: "score.contracts", text: "Un contrat complet vaut ses points : 5 pour deux biens, 8 pour trois, 11 pour quatre. Incomplet, il ne vaut rien." },
      { id: "score.counting_offices", text: "Un, deux, trois ou quatre comptoirs valent ensemble 2, 5, 9 ou 14 points." },
      { id: "score.merchants", text: "Chaque marchand vaut 1 point." },
      { id: "score.churches", text: "L’église des bateliers vaut 3 points, Saint-Michel 4." },
      { id: "score.warehouse", text: "Chaque cube dans l’entrepôt vaut 1 point à son propriétaire." },
      { id: "score.chamber_of_commerce", text: "Le propriétaire de la chambre de commerce marque 1 point par pièce, et garde ses pièces." },
      { id: "score.port", text: "Le propriétaire du port marque 1 point par navire acheté pendant la partie." },
      { id: "score.tie", text: "À égalité de points, le plus de pièces l’emporte. Qui est encore à égalité partage la place." },
    ],
  },
  {
    title: "À propos de cette édition",
    rules: [
      { id: "about.values", text: "La structure et les effets sont ceux du jeu d’origine, mais tous les nombres imprimés ne figurent pas dans un texte que nous ayons pu lire. Une partie des cartes est donc reconstituée." },
      { id: "about.printed", text: "Sont attestés : les 54 cartes par sorte et par saison, la mise en place, les effets et les points des bâtiments et des marchands, 5, 8 et 11 points pour les contrats, le pompier d’automne de valeur 3 et la valeur 4 du dernier incendie." },
      { id: "about.inferred", text: "Deux contrats se déduisent d’un exemple des règles : un de café, thé, caoutchouc et tapis, et un de deux biens avec tapis." },
      { id: "about.reconstructed", text: "Sont reconstitués : la valeur des neuf autres pompiers, les valeurs 1, 2 et 3 des premiers incendies, et les biens de la plupart des contrats avec leur saison. Qui possède la boîte peut jouer avec sa propre édition." },
      { id: "about.credit", text: "Die Speicherstadt est un jeu de Stefan Feld, paru chez eggertspiele en 2010. Comptoir en est une réalisation indépendante, sans lien avec eux." },
    ],
  },
];

export default rulebook;
