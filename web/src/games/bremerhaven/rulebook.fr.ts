import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Mise en place",
    rules: [
      { id: "setup.decks", text: "Le dos des navires et des commandes dit à combien de joueurs on les utilise, et si c’est dans la partie longue seulement. Les cartes utilisées sont triées par phases de 1 à 4 ; chaque phase est mélangée à part, la première vient au-dessus." },
      { id: "setup.boards", text: "Autant de navires et de commandes qu’il y a de joueurs sont posés à découvert en mer (2.1, 2.2…) et à terre (3.1, 3.2…). Les bâtiments forment une pile face visible : on en voit le premier." },
      { id: "setup.prices", text: "Les 24 cartes de cours sont mélangées, face visible. La première passe sous la pile, la suivante est valable." },
      { id: "setup.ranks", text: "Chacun reçoit par le sort une marchandise différente. La plus chère désigne le capitaine, puis viennent copilote, second et cuistot. À moins de quatre, les derniers rangs restent vides." },
      { id: "setup.money", text: "Le capitaine commence avec 4, le copilote avec 6, le second avec 8, le cuistot avec 12. Monnaie, marchandises et jetons de temps ne s’épuisent jamais." },
      { id: "setup.influence", text: "Chacun a en main les cartes d’influence 1 à 5, et en réserve 5, 6, 6, 7, 7, 8, 9." },
      { id: "setup.harbour", text: "Un port a trois quais entre quatre murs, douze cases en quatre colonnes (A à D) et trois rangées, et une place de chargement au-dessus de chaque colonne. Les deux colonnes de droite sont couvertes. Chaque mur intérieur porte une bitte. Le prestige part de 0." },
      { id: "setup.start_order", text: "Chacun tire une commande et doit la poser sur une place de chargement, avec ses jetons de temps. Tous le font en même temps." },
      { id: "setup.newspapers", text: "Les journaux sont mélangés et placés à droite, côté avance visible ; la gauche est vide. Le navire part de la case 0, 2 ou 4 à 2, 3 ou 4 joueurs." },
    ],
  },
  {
    title: "La manche",
    rules: [
      { id: "round.phases", text: "Une manche a ces étapes : les mises ; la ville (1.0 à 1.5), la mer (2.1…) et la terre (3.1…) ; les ports ; le journal et les nouvelles cartes." },
    ],
  },
  {
    title: "Les mises",
    rules: [
      { id: "bid.order", text: "Du capitaine au dernier rang, chacun pose une carte, puis on recommence." },
      { id: "bid.all_cards", text: "Jusqu’à ce que chacun ait posé ses cinq cartes. Personne ne passe." },
      { id: "bid.hand", text: "On pose une carte de sa main. Une carte posée n’est ni reprise ni échangée." },
      { id: "bid.face_down", text: "Les cartes sont posées face cachée : tous voient à qui elles sont, leur propriétaire seul en connaît la valeur." },
      { id: "bid.spaces", text: "On mise sur les six espaces de la ville, et en mer et à terre partout où il y a une carte." },
      { id: "bid.several", text: "Un espace reçoit autant de cartes qu’on veut. Les valeurs d’un même joueur s’additionnent." },
      { id: "bid.reveal", text: "Quand tout est posé, on retourne toutes les cartes, puis on règle les espaces dans l’ordre de leurs numéros." },
      { id: "bid.highest", text: "Le plus haut total remporte l’espace." },
      { id: "bid.tie", text: "À égalité, le rang le plus haut l’emporte ; en mer et à terre, le rang d’après 1.5." },
    ],
  },
  {
    title: "Parking (1.0)",
    rules: [
      { id: "parking.money", text: "Chaque carte posée ici rapporte 1, quelle que soit sa valeur." },
    ],
  },
  {
    title: "Bâtiment (1.1)",
    rules: [
      { id: "building.winner", text: "Le gagnant prend le bâtiment visible et le pose à côté de son port. Il peut y en avoir autant qu’on veut." },
      { id: "building.no_bid", text: "Sans mise, il quitte la partie." },
      { id: "building.beside", text: "À côté du port, un bâtiment ne compte pas et n’agit pas." },
    ],
  },
  {
    title: "Permis (1.2)",
    rules: [
      { id: "permit.bidders", text: "Qui a une carte ici peut construire, dans l’ordre des rangs. Personne d’autre, à aucun prix." },
      { id: "permit.price", text: "Le premier permis est gratuit pour le plus haut total ; les autres paient la différence. On le paie en l’utilisant, en entier, avec les travaux." },
      { id: "permit.more", text: "Chaque permis de plus coûte le plus haut total." },
      { id: "permit.optional", text: "On n’est pas obligé de construire. Un permis inutilisé est perdu." },
      { id: "permit.bollard", text: "Un permis sert à placer une bitte sur un mur, au prix indiqué : 1, 2 puis 3. Un mur en porte trois." },
      { id: "permit.cover", text: "Ou à dégager une case couverte, au prix indiqué." },
      { id: "permit.build", text: "Ou à construire un bâtiment posé à côté du port, sur une case sans couverture, bâtiment ni marchandise. Cela ne coûte rien de plus." },
      { id: "permit.at_once", text: "Ce qui est construit sert aussitôt, encore dans cette manche." },
    ],
  },
  {
    title: "Influence (1.3)",
    rules: [
      { id: "upgrade.price", text: "Chaque joueur qui a une carte ici peut améliorer une fois son influence : gratuitement avec le plus haut total, sinon pour la différence." },
      { id: "upgrade.best", text: "Avec le plus haut total cela se fait tout seul." },
      { id: "upgrade.reserve", text: "On prend la plus basse carte de sa réserve. Elle ne se pose pas dans cette manche." },
      { id: "upgrade.lowest_leaves", text: "À la fin de la manche, la plus basse des six cartes quitte la partie." },
      { id: "upgrade.full", text: "Qui n’a plus de réserve ne peut pas miser ici." },
    ],
  },
  {
    title: "Cours (1.4)",
    rules: [
      { id: "prices.winner", text: "Le gagnant choisit l’une des 24 cartes de cours et la met au-dessus ; elle est valable aussitôt. L’ordre des autres ne change pas." },
      { id: "prices.exchange", text: "Sans mise, le propriétaire de la bourse choisit." },
      { id: "prices.nobody", text: "Sans mise ni bourse, la première carte passe sous la pile et la suivante est valable." },
    ],
  },
  {
    title: "Carrière (1.5)",
    rules: [
      { id: "career.swap", text: "Le gagnant peut échanger deux voisins de l’échelle, ou la laisser." },
      { id: "career.income", text: "Puis chacun touche le revenu de son rang : 4, 3, 2, 1." },
    ],
  },
  {
    title: "La mer (2)",
    rules: [
      { id: "ship.left_to_right", text: "Les navires se gagnent de gauche à droite. La carte montre la cargaison, le séjour, les bittes nécessaires et le prestige." },
      { id: "ship.free_dock", text: "Le gagnant amarre le navire à un quai libre de son choix. Il ne peut pas le refuser." },
      { id: "ship.bollards", text: "Les deux murs du quai doivent porter au moins le nombre de bittes demandé." },
      { id: "ship.sails_by", text: "Un navire qui ne peut s’amarrer est défaussé, sans pénalité." },
      { id: "ship.load", text: "On met à bord les marchandises indiquées. Pour une cargaison au choix, le gagnant fixe une seule sorte en amarrant." },
      { id: "ship.time", text: "Le navire reçoit autant de jetons de temps qu’indiqué." },
    ],
  },
  {
    title: "La terre (3)",
    rules: [
      { id: "order.left_to_right", text: "Les commandes se gagnent de gauche à droite. La carte montre les marchandises, le temps, la pénalité en rouge et la prime en vert." },
      { id: "order.place", text: "Le gagnant pose la commande, vide et avec ses jetons de temps, sur une place de chargement libre." },
      { id: "order.unreachable", text: "Même sur une place que les couvertures bloquent." },
      { id: "order.refuse", text: "Qui ne peut ou ne veut la poser la défausse et subit aussitôt la pénalité." },
      { id: "cards.stay", text: "Navires, commandes et bâtiments ne se déplacent jamais. Un navire ou une commande reste jusqu’à son dernier jeton." },
    ],
  },
  {
    title: "Les ports (4)",
    rules: [
      { id: "harbour.all_at_once", text: "Tous agissent en même temps, chacun dans son port." },
      { id: "harbour.steps", text: "D’abord la production, puis les déplacements, l’un et l’autre facultatifs. Qui a fini compte son prestige et retire les jetons de temps." },
    ],
  },
  {
    title: "Production (4.1)",
    rules: [
      { id: "production.once", text: "Chaque bâtiment à engrenage peut produire une fois, dans l’ordre qu’on veut." },
      { id: "production.place", text: "La marchandise est aussitôt rangée ; sans place, pas de production. Une caisse peut rejoindre une caisse seule." },
    ],
  },
  {
    title: "Déplacements (4.2)",
    rules: [
      { id: "move.one_way", text: "Une à une, les marchandises vont du navire à une case, et d’une case à une commande ; jamais en arrière, jamais droit du navire à la commande." },
      { id: "move.storage", text: "Une case sans couverture ni bâtiment garde un baril, un conteneur, un passager, ou deux caisses. Certains bâtiments gardent aussi des marchandises." },
      { id: "move.free", text: "D’une case à l’autre on se déplace librement, là où il y a de la place. Deux marchandises ne s’échangent pas sans case libre." },
      { id: "move.order_slots", text: "Chaque place d’une commande reçoit une marchandise de sa sorte, un joker n’importe laquelle." },
      { id: "move.order_reachable", text: "Une place de chargement est accessible quand la case au-dessous n’est pas couverte." },
      { id: "move.order_final", text: "Ce qui est chargé reste chargé." },
      { id: "move.repack", text: "Deux caisses d’une case deviennent un conteneur, ou l’inverse, pour 1, aussi souvent qu’on veut." },
      { id: "move.discard", text: "On peut jeter des marchandises rangées." },
      { id: "move.limit", text: "Au plus 40 déplacements entre cases par joueur et par manche, reconditionnements compris." },
    ],
  },
  {
    title: "Prestige (4.3)",
    rules: [
      { id: "prestige.count", text: "On additionne le prestige des navires à quai et des bâtiments construits. Si la somme dépasse le marqueur, il monte." },
      { id: "prestige.marker", text: "Une somme plus basse ne fait pas descendre le marqueur. Primes, pénalités et événements le déplacent directement, jamais sous 0." },
    ],
  },
  {
    title: "Le temps (4.4)",
    rules: [
      { id: "time.tokens", text: "On retire un jeton de temps de chaque navire et de chaque commande, même de cette manche." },
      { id: "time.ship_leaves", text: "Un navire sans jeton part, avec ce qui reste à bord." },
      { id: "settle.sale", text: "Une commande sans jeton est réglée : tout ce qui est chargé est vendu aux cours valables, même incomplet." },
      { id: "settle.bonus", text: "Complète, elle rapporte sa prime." },
      { id: "settle.penalty", text: "Incomplète, elle coûte sa pénalité : de la monnaie ou un point de prestige." },
      { id: "settle.together", text: "D’abord les départs, puis toutes les ventes et les primes, enfin toutes les pénalités." },
      { id: "money.no_debts", text: "Qui ne peut payer une pénalité ou un événement donne ce qu’il a. Tout le reste se paie en entier ou ne se fait pas." },
    ],
  },
  {
    title: "Le journal (5)",
    rules: [
      { id: "news.event", text: "Le journal de gauche est exécuté et mis de côté. À la première manche il n’y en a pas. Certains événements valent toute la manche. Où il y a un choix, tous choisissent en même temps." },
      { id: "news.progress", text: "Le navire avance d’une ou deux cases, comme le dit le journal de droite." },
      { id: "news.next", text: "Si la fin n’est pas atteinte, ce journal passe à gauche : son événement est celui de la manche suivante, et tous peuvent le lire." },
      { id: "refill.shift", text: "En mer et à terre, la carte la plus à droite est défaussée, les autres avancent vers la droite, de nouvelles viennent à gauche. Puis chacun reprend ses cartes d’influence." },
    ],
  },
  {
    title: "La fin",
    rules: [
      { id: "end.track", text: "Quand le navire atteint la dernière case, la partie s’arrête aussitôt." },
      { id: "end.settling", text: "Toutes les commandes restantes sont réglées comme à l’échéance. Le prestige n’est plus compté." },
      { id: "end.score", text: "Les points sont la monnaie, dépôt compris, multipliée par le prestige." },
      { id: "end.tie", text: "À égalité, le rang le plus haut l’emporte." },
      { id: "end.over", text: "Plus personne n’agit." },
    ],
  },
  {
    title: "Les bâtiments",
    rules: [
      { id: "building.lighthouse", text: "Prestige 3. À égalité au plus haut pour un navire, vous le gagnez." },
      { id: "building.refinery", text: "Prestige 1. Engrenage : produit un baril." },
      { id: "building.commodity_exchange", text: "Prestige 2. Quand personne ne mise sur les cours, vous devez choisir une carte." },
      { id: "building.bank", text: "Prestige 0. Engrenage : 1 d’intérêt par tranche de 4 déposés, 3 au plus ; puis dépôt de ce que vous voulez. Rien n’en sort, sauf pour pénalités et événements. Le dépôt compte à la fin." },
      { id: "building.crate_works", text: "Prestige 0. Engrenage : produit une caisse." },
      { id: "building.container_depot", text: "Prestige 0. Engrenage : produit un conteneur pour 1." },
      { id: "building.emigrant_house", text: "Prestige 1. Engrenage : produit un passager." },
      { id: "building.fish_hall", text: "Prestige 1. Engrenage : 1 par quai vide, 2 au plus." },
      { id: "building.harbour_hotel", text: "Prestige 1. Garde jusqu’à trois passagers. Engrenage : 1 pour chacun d’eux." },
      { id: "building.warehouse", text: "Prestige 0. Garde jusqu’à trois marchandises de toute sorte ; on n’y reconditionne pas." },
      { id: "building.gantry_crane", text: "Prestige 1. Reconditionner ne coûte rien, et les marchandises peuvent aller droit du navire à une commande accessible." },
      { id: "building.freight_station", text: "Prestige 0. Une cinquième place de chargement, toujours accessible." },
      { id: "building.market_hall", text: "Prestige 0. Une fois par manche, en déplaçant, vendez une marchandise rangée à son cours moins 1, au moins pour 1." },
      { id: "building.navigation_school", text: "Prestige 1. Avec une carte en 1.3 vous améliorez sans payer." },
      { id: "building.pilot_station", text: "Prestige 1. En amarrant, mettez un jeton de temps de plus ou de moins, de 1 à 5. Celui du brouillard s’y ajoute." },
      { id: "building.insurance_office", text: "Prestige 1. Aucune pénalité en monnaie ; au lieu de perdre du prestige vous payez 2. Aussi en refusant une commande." },
      { id: "building.cruise_quay", text: "Prestige 2. Les navires de passagers demandent une bitte de moins de chaque côté." },
      { id: "building.shipyard", text: "Prestige 2. Un permis pour une bitte en permet deux, chacune à son prix, l’une après l’autre." },
      { id: "building.zoo", text: "Prestige 3. Ne compte que dans les manches où vous payez 1 en déplaçant." },
      { id: "building.maritime_museum", text: "Prestige 2. Un navire qui vous quitte à vide rapporte 1, ou 2 si son prestige est au moins 3." },
    ],
  },
  {
    title: "Les événements",
    rules: [
      { id: "event.storm_tide", text: "Chaque navire à quai perd une de ses marchandises." },
      { id: "event.warehouse_fire", text: "Chacun garde au plus 4 marchandises sur ses cases et jette les autres. Bâtiments, navires et commandes sont à l’abri." },
      { id: "event.dock_strike", text: "Toute cette manche : chacun ne pose que quatre cartes d’influence." },
      { id: "event.harbour_dues", text: "En fin de manche, chacun paie 1 par navire à quai." },
      { id: "event.oil_spill", text: "Qui a un baril rangé ou à bord perd 1 de prestige." },
      { id: "event.quarantine", text: "Chacun paie 1 par passager rangé ou à bord." },
      { id: "event.deadline_rush", text: "Chaque commande qui a au moins deux jetons de temps en perd un." },
      { id: "event.inspection", text: "Qui n’a aucun navire à quai perd 1 de prestige." },
      { id: "event.fog", text: "Toute cette manche : un navire qu’on amarre reçoit un jeton de temps de plus." },
      { id: "event.market_turmoil", text: "La carte de cours passe sous la pile, la suivante est valable." },
      { id: "event.mutiny", text: "L’échelle de carrière est renversée." },
      { id: "event.tall_ships", text: "Qui a au moins deux navires à quai gagne 1 de prestige." },
      { id: "event.subsidy", text: "Chacun peut utiliser un permis gratuit ; les travaux se paient." },
      { id: "event.tourism", text: "Chacun touche le prestige de ses bâtiments construits, 5 au plus." },
      { id: "event.holiday_pay", text: "Chacun touche 3." },
      { id: "event.flotsam", text: "Chacun peut ranger une marchandise de son choix." },
      { id: "event.training", text: "Chacun peut payer 2 pour améliorer son influence comme en 1.3, même en plus." },
      { id: "event.clearance_sale", text: "Chacun peut vendre jusqu’à deux marchandises rangées, 2 pièce." },
    ],
  },
  {
    title: "La partie courte",
    rules: [
      { id: "short.cards", text: "Les navires et commandes marqués pour la partie longue restent dans la boîte." },
      { id: "short.harbour", text: "Aucune case n’est couverte." },
      { id: "short.building", text: "Chacun reçoit un bâtiment par le sort et le construit où il veut, gratuitement." },
      { id: "short.goods", text: "Puis chacun range trois marchandises de sortes absentes de sa première commande ; elles peuvent être pareilles." },
      { id: "short.rounds", text: "Sans événements. Le navire avance de deux cases par manche : 10, 9 ou 8 manches à 2, 3 ou 4." },
      { id: "short.refill", text: "Tous les navires et commandes restants sont remplacés à chaque manche." },
    ],
  },
  {
    title: "Seul contre le robot",
    rules: [
      { id: "solo.start", text: "On joue la partie courte à deux. Le robot commence comme capitaine, sans monnaie ; vous êtes copilote, avec 6." },
      { id: "solo.robot_bids", text: "Ses cinq cartes sont mélangées à chaque manche. À son tour on retourne un journal, et sa carte suivante va, cachée, sur l’espace indiqué. Les journaux épuisés sont remélangés." },
      { id: "solo.robot_wins", text: "Ce que le robot remporte est défaussé. Il ne touche rien." },
      { id: "solo.robot_permits", text: "Ses cartes en 1.2 font monter le prix des permis ; il ne construit pas." },
      { id: "solo.robot_upgrade", text: "Avec une carte en 1.3 il améliore toujours son influence." },
      { id: "solo.robot_prices", text: "S’il gagne 1.4, on tourne la carte de cours suivante." },
      { id: "solo.robot_captain", text: "S’il gagne 1.5, il devient capitaine." },
      { id: "solo.grades", text: "Après dix manches le capitaine Aha juge, par paliers : jusqu’à 499, 749, 999, 1250 points, et au-delà." },
    ],
  },
  {
    title: "Sur cette édition",
    rules: [
      { id: "about.values", text: "Les règles sont celles du jeu d’origine, mais aucun texte lisible ne donne la liste des cartes. Beaucoup de valeurs sont donc reconstituées." },
      { id: "about.printed", text: "Sont attestés : le déroulement, les cartes d’influence, les monnaies de départ et les revenus, le nombre de cartes, une commande (caisse, conteneur, baril), quatre noms de bâtiments et les paliers du jeu solo." },
      { id: "about.inferred", text: "Se déduisent des textes : les 24 cartes de cours (toutes les répartitions de 1 à 4), la longueur de la traversée, les douze cases et les trois bittes par mur." },
      { id: "about.reconstructed", text: "Sont reconstitués : tous les navires, les autres commandes, l’effet de la plupart des bâtiments, tous les événements, le prix des bittes et des couvertures. Si vous avez la boîte, vous pouvez jouer avec votre propre édition." },
      { id: "about.credit", text: "Bremerhaven est un jeu de Robert Auerochs, paru chez Lookout Games en 2013. Comptoir en est une réalisation indépendante, sans lien avec eux." },
    ],
  },
];

export default rulebook;
