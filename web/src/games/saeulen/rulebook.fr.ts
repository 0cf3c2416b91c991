import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Mise en place",
    rules: [
      { id: "setup.cards", text: "Le nombre de joueurs décide des cartes en jeu : 10, 15, 20, 25 ou 30, soit cinq chacun, sans reste. Les mains sont secrètes, mais tous savent quelles cartes sont en jeu." },
      { id: "setup.first", text: "Le premier joueur est tiré au sort. Sa carte n’appartient à aucune main." },
      { id: "setup.tokens", text: "Chacun a neuf jetons : un sur la case 0 de la piste, huit en réserve." },
      { id: "setup.piles", text: "Les 48 tuiles sont triées par forme, mélangées et empilées à découvert : cinq piles dont on ne voit que le dessus." },
      { id: "setup.tiles", text: "À partir du premier joueur, chacun prend le domino et le carré du dessus. Les tuiles devant les joueurs sont visibles de tous." },
      { id: "setup.stock", text: "Soixante piliers forment la réserve commune. La gondole attend sur le canal, sans jeton." },
    ],
  },
  {
    title: "La manche",
    rules: [
      { id: "round.steps", text: "Une manche a cinq temps : l’échange, le choix secret, la résolution des cartes, leur passage à gauche, et parfois un nouveau premier joueur." },
      { id: "round.order", text: "Les cartes agissent l’une après l’autre, dans le sens horaire, en commençant par celle du premier joueur." },
      { id: "round.compulsory", text: "Une carte s’applique toujours, autant que possible. Si rien n’est possible elle ne fait rien, et passe quand même." },
      { id: "round.pass_left", text: "Ensuite chaque carte jouée entre dans la main du voisin de gauche." },
      { id: "round.first_player", text: "Si au moins une carte jouée porte les deux flèches rouges, le voisin de gauche devient premier joueur. Plusieurs symboles ne comptent qu’une fois." },
    ],
  },
  {
    title: "Échange",
    rules: [
      { id: "swap.first_player", text: "Au début de chaque manche, la première comprise, le premier joueur peut échanger une carte." },
      { id: "swap.draw", text: "Il désigne un adversaire, pioche une carte au hasard dans sa main et la regarde." },
      { id: "swap.give", text: "Puis il lui donne l’une de ses cinq cartes, jamais celle qu’il vient de piocher." },
    ],
  },
  {
    title: "Choix et savoir",
    rules: [
      { id: "choice.hand", text: "Chacun choisit une carte de sa main." },
      { id: "choice.secret", text: "Tous choisissent en même temps, face cachée. On peut reprendre sa carte tant que tous n’ont pas choisi ; puis toutes sont retournées." },
      { id: "knowledge.passed", text: "Chacun voit quelle carte passe à qui. Elle reste connue jusqu’à ce qu’elle soit jouée ou qu’un échange touche cette main." },
      { id: "knowledge.swap", text: "Un échange n’est connu que des deux joueurs concernés ; ce que voit un espion, de lui et du joueur regardé. Le plateau tient le compte de ce que vous savez." },
    ],
  },
  {
    title: "Conseiller",
    rules: [
      { id: "councillor.top", text: "Prenez des tuiles une à une, toujours celle du dessus d’une pile. La suivante apparaît aussitôt. D’une pile vide on ne prend rien." },
      { id: "councillor.stones", text: "La somme de leurs pierres ne dépasse pas le nombre de la carte. Le reste est perdu." },
      { id: "councillor.one", text: "Il faut en prendre au moins une si c’est possible ; ensuite on s’arrête quand on veut. Rien ne limite le nombre de tuiles devant vous." },
    ],
  },
  {
    title: "Poseur de pieux",
    rules: [
      { id: "pillar.lagoon", text: "Les piliers vont sur des cases libres de la lagune, un par case." },
      { id: "pillar.chain", text: "Ceux d’une carte forment une seule chaîne, de côté à côté ; elle peut se ramifier. Les coins ne comptent pas." },
      { id: "pillar.anchor", text: "Au moins un pilier touche par un côté le canal ou un pilier plus ancien, même sous une tuile." },
      { id: "pillar.all", text: "Tous les piliers de la carte sont posés. On ne commence donc que là où la chaîne entière a la place." },
      { id: "pillar.short", text: "Si la place manque partout, la chaîne remplit l’une des plus grandes zones et le reste est perdu." },
      { id: "token.new_pillar", text: "Puis posez vos jetons sur les piliers que cette carte vient de poser." },
      { id: "token.one", text: "Un seul jeton par pilier." },
      { id: "token.all", text: "Posez-en autant que la carte le dit, ou autant que la réserve et les piliers le permettent." },
      { id: "token.any_free", text: "Variante, à choisir à la table : les jetons vont sur n’importe quel pilier sans tuile ni jeton." },
    ],
  },
  {
    title: "Bâtisseur et ponts",
    rules: [
      { id: "architect.own", text: "Le bâtisseur construit des tuiles posées devant vous." },
      { id: "architect.stones", text: "La somme de leurs pierres ne dépasse pas le nombre de la carte. Le reste est perdu." },
      { id: "architect.pillars", text: "Chaque case de la tuile repose sur un pilier sans tuile. Qu’un jeton s’y trouve, et de qui, n’importe pas : il retourne dans la réserve de son propriétaire." },
      { id: "architect.turn", text: "Une tuile se tourne par quarts de tour, sans jamais se retourner." },
      { id: "architect.go_on", text: "Tant qu’une tuile que vous pouvez payer a sa place, il faut construire. Laquelle et où, c’est à vous de voir ; chaque tuile est comptée avant la suivante." },
      { id: "bridge.canal", text: "Un pont couvre trois cases en ligne : ses bouts sur des piliers libres, son milieu sur le canal." },
      { id: "bridge.once", text: "Une case du canal ne porte qu’un pont. Elle reste du canal : elle amarre les piliers, et les tuiles voisines sont au bord de l’eau." },
      { id: "bridge.gondola", text: "Une gondole à cet endroit glisse vers la case de canal sans pont la plus proche. Où elle se trouve ne compte pas." },
    ],
  },
  {
    title: "Autres personnages",
    rules: [
      { id: "advocate.no_points", text: "L’avocat construit comme un bâtisseur, mais les jetons recouverts rentrent sans rien rapporter. Armoiries, côtés et gondole comptent." },
      { id: "gondolier.token", text: "Le gondolier place un jeton de votre réserve sur la gondole. Celui qui s’y trouvait rentre chez lui, sans points." },
      { id: "gondolier.nothing", text: "Sans jeton en réserve, ou si le vôtre y est déjà, rien ne se passe." },
      { id: "speculation.others", text: "Spéculateur, inventeur et marchand rapportent 6 points si un autre joueur montre dans cette manche un bâtisseur, un poseur de pieux ou un conseiller. Ce qu’il en fait, et combien il y en a, n’importe pas ; une carte copiée ne compte pas." },
      { id: "beggar.open", text: "Le mendiant utilise une carte qu’un autre joueur montre, déjà résolue ou non, avec ses nombres." },
      { id: "spy.look", text: "L’espion regarde les quatre cartes qui restent dans la main d’un adversaire." },
      { id: "spy.use", text: "Puis il utilise l’une d’elles. Tous apprennent laquelle." },
      { id: "copy.never_a_copy", text: "Mendiant et espion ne se copient ni eux-mêmes ni l’un l’autre. S’il n’y a rien d’autre à copier, ils ne font rien." },
      { id: "copy.stays", text: "La carte copiée reste où elle est ; chacun passe la carte qu’il a jouée lui-même." },
      { id: "saboteur.stones", text: "Le saboteur retire du plateau des tuiles pour 4 pierres au plus, ponts compris. Leurs piliers redeviennent libres ; les points restent acquis." },
      { id: "saboteur.one", text: "Au moins une si c’est possible ; ensuite on s’arrête quand on veut." },
      { id: "saboteur.under", text: "Chaque tuile retirée va, visible, sous la pile de sa forme. Une pile vide reprend ainsi." },
    ],
  },
  {
    title: "Points",
    rules: [
      { id: "score.arms", text: "Les armoiries de la tuile vont au joueur qui la construit." },
      { id: "score.edges", text: "Ce joueur gagne aussi 1 point par côté où une case touche une case pareille d’une tuile plus ancienne : maison contre maison, place contre place. L’arche d’un pont ne compte pas." },
      { id: "score.tokens", text: "Chaque jeton recouvert rapporte 3 points à son propriétaire et retourne dans sa réserve." },
      { id: "score.own_token", text: "Recouvrir votre propre jeton ne rapporte rien ; il rentre." },
      { id: "score.gondola", text: "Pour chaque tuile bâtie au bord du canal, par qui que ce soit, le joueur dont le jeton est sur la gondole gagne 2 points. Un pont est toujours au canal." },
    ],
  },
  {
    title: "Fin de la partie",
    rules: [
      { id: "end.last_pillar", text: "La partie s’arrête aussitôt que le dernier pilier est posé. S’il en reste moins que la carte n’en demande, on pose ceux qui restent." },
      { id: "end.last_space", text: "Elle s’arrête aussi quand quelqu’un atteint la case 100. La tuile ou la carte en cours est comptée pour tous ; on compare les vrais totaux, même au-delà." },
      { id: "end.stall", text: "Sécurité de notre main, absente de la règle imprimée : après trente manches de suite sans pilier, la partie s’arrête." },
      { id: "end.over", text: "Les cartes qui n’ont pas encore agi ne comptent plus. Tuiles non bâties, jetons posés et gondole ne valent rien." },
      { id: "end.most", text: "Le plus de points gagne. À égalité, on partage la victoire." },
    ],
  },
  {
    title: "Les onze personnages",
    rules: [
      { id: "about.councillor", text: "Conseiller, 7 cartes : 3, 4, 5 pierres dès deux joueurs, puis 4, 5, 6 et 4. Prend des tuiles au chantier. Flèches rouges." },
      { id: "about.pillar_builder", text: "Poseur de pieux, 7 cartes, piliers et jetons : 3/2, 4/2, 5/3 dès deux joueurs, puis 4/3, 5/2, 3/2 et 4/3." },
      { id: "about.architect", text: "Bâtisseur, 7 cartes : 4, 5, 6 pierres dès deux joueurs, puis 5, 4, 6 et 5. Construit vos tuiles. Flèches rouges." },
      { id: "about.gondolier", text: "Gondolier, une carte, dès deux joueurs : votre jeton va sur la gondole." },
      { id: "about.speculator", text: "Spéculateur, une carte, dès trois joueurs : 6 points si un autre montre un bâtisseur." },
      { id: "about.advocate", text: "Avocat, une carte de 4 pierres, dès trois joueurs : construit sans payer les jetons." },
      { id: "about.inventor", text: "Inventeur, une carte, dès quatre joueurs : 6 points si un autre montre un poseur de pieux." },
      { id: "about.merchant", text: "Marchand, une carte, dès quatre joueurs : 6 points si un autre montre un conseiller." },
      { id: "about.spy", text: "Espion, une carte à cinq joueurs, deux à six : regarde une main et en utilise une carte." },
      { id: "about.beggar", text: "Mendiant, une carte, dès cinq joueurs : utilise une carte visible d’un autre." },
      { id: "about.saboteur", text: "Saboteur, une carte de 4 pierres, à six joueurs : retire des tuiles." },
    ],
  },
  {
    title: "Les tuiles",
    rules: [
      { id: "about.domino", text: "Domino : deux piliers, 2 pierres, 2 armoiries. Dix tuiles : trois de deux maisons, cinq mixtes, deux de deux places." },
      { id: "about.line", text: "Ligne : trois piliers, 3 pierres, 4 armoiries. Dix tuiles, toutes mixtes." },
      { id: "about.corner", text: "Coin : trois piliers en équerre, 3 pierres, 4 armoiries. Dix tuiles, dont une de trois maisons." },
      { id: "about.square", text: "Carré : quatre piliers, 4 pierres, 7 armoiries. Dix tuiles, toutes mixtes." },
      { id: "about.bridge", text: "Pont : deux piliers et le canal entre eux, 2 pierres, 3 armoiries. Huit tuiles : deux, quatre et deux." },
    ],
  },
  {
    title: "À propos de cette édition",
    rules: [
      { id: "about.values", text: "Le déroulement, les personnages et les formes sont ceux du jeu d’origine. Tous les nombres imprimés ne figurent pas dans les textes que nous avons pu lire : certains sont donc reconstitués." },
      { id: "about.printed", text: "Attestés : 17 cases sur 8, 60 piliers, 48 tuiles et leur nombre par forme, neuf jetons chacun, les onze personnages, les 6 points de spéculation, 3 par jeton, 2 par gondole, 1 par côté." },
      { id: "about.inferred", text: "Déduits : un canal large d’une case, autant de pierres que de piliers, les 2 et 7 armoiries du domino et du carré, ce que font l’avocat et l’espion." },
      { id: "about.reconstructed", text: "Reconstitués : le cours du canal, ce que montrent les tuiles, la plupart des nombres des cartes, la case 100, une partie du saboteur. Si vous avez la boîte, vous pouvez jouer avec votre propre édition." },
      { id: "about.credit", text: "Die Säulen von Venedig est un jeu de Christian Fiore et Knut Happel, paru chez Goldsieber en 2006. Comptoir en est une réalisation indépendante, sans lien avec eux." },
    ],
  },
];

export default rulebook;
