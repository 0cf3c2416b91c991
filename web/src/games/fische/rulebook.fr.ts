import type { Chapter } from "../types";
import { kioskChapter } from "./kiosks";
import words from "./strings.fr.json";

const rulebook: readonly Chapter[] = [
  {
    title: "Mise en place",
    rules: [
      { id: "setup.tables", text: "Jusqu’à cinq, on joue à une table ; de six à dix à deux ; de onze à quinze à trois, aussi également réparties que possible. Chaque table a son plateau, ses marchandises et ses jetons bonus." },
      { id: "setup.kiosks", text: "Les kiosques sont numérotés de 1 à 36, et 1 suit 36. Là où l’on coupe la pile, douze de suite entrent en jeu et sont mêlés sur les douze places. Il y a toujours exactement un féticheur parmi eux." },
      { id: "setup.first_game", text: "Pour une première partie, l’option « première partie » prend les kiosques 1 à 12, aux actions paisibles." },
      { id: "setup.stock", text: "Il y a 13 jetons de chaque marchandise : poisson, fluppes, frikadelles, fenouil et tord-boyaux. Chaque marchand reçoit un jeton de ce qu’il vend ; le reste est la réserve de la table." },
      { id: "setup.prices", text: "Les cinq marchandises partent au cours de 50 florins." },
      { id: "setup.purse", text: "Chacun a 150 florins et pose son pion au port. La banque ne s’épuise jamais." },
      { id: "setup.ferries", text: "Six bacs attendent aux pontons marqués d’une ancre, dont un au port." },
      { id: "setup.bonus", text: "Chacun tire deux jetons bonus, en garde un en secret et met l’autre de côté. Quand tous ont choisi, les autres sont remêlés." },
      { id: "setup.order", text: "À chaque table, l’ordre des places et le premier joueur sont tirés au sort." },
    ],
  },
  {
    title: "Le tour",
    rules: [
      { id: "turn.order", text: "À une table, on joue à tour de rôle, dans l’ordre." },
      { id: "turn.parts", text: "Un tour a jusqu’à trois parties : le déplacement ; puis, dans un kiosque, le commerce ; puis ses actions. On ne revient jamais à la partie précédente." },
    ],
  },
  {
    title: "Déplacement",
    rules: [
      { id: "move.points", text: "Vous avez 3 points de déplacement par tour et pouvez ne pas tous les employer. Le reste est perdu." },
      { id: "move.first_round", text: "Au premier tour d’une table, les joueurs ont dans l’ordre 3, 4, 5, 6 et 7 points, selon leur nombre." },
      { id: "move.walk", text: "Un pas vers une case voisine coûte 1 point. Chemins, ponts, kiosques et port sont des cases ; on peut traverser les kiosques." },
      { id: "move.jump", text: "Les cases occupées par un autre pion et les kiosques fermés peuvent ne pas compter : le pas jusqu’à la case suivante coûte 1 point en tout, quel que soit leur nombre." },
      { id: "move.share", text: "Pour 1 point, on peut aussi s’arrêter sur une case occupée. Une case accueille autant de pions qu’on veut." },
      { id: "move.leave", text: "Si votre tour commence dans un kiosque, il faut le quitter : le tour ne peut s’y finir. Avant d’en sortir, un appel qui coûterait le dernier point est interdit." },
      { id: "move.no_return", text: "On ne revient pas dans un kiosque quitté pendant ce tour. S’il est occupé ou fermé, on peut le franchir." },
      { id: "move.stop", text: "Vous dites quand votre déplacement finit, même sans point en reste : un jeton bonus peut encore venir. Dans un kiosque, le commerce commence ; ailleurs, le tour est fini." },
    ],
  },
  {
    title: "Bacs",
    rules: [
      { id: "ferry.ride", text: "Sur une case dont le ponton a un bac, 1 point vous mène avec lui, par l’eau, à un ponton libre, où vous débarquez. On peut reprendre le bac pour un autre point." },
      { id: "ferry.free_stage", text: "Un ponton est libre si aucun bac n’y est. Le bac va au prochain ponton libre et dépasse les autres." },
      { id: "ferry.directions", text: "Vous choisissez la direction, et le bras à un croisement. Un bac ne fait jamais demi-tour ni ne finit d’où il part ; une direction sans ponton libre est fermée." },
      { id: "ferry.port", text: "Le port a deux places mais ne compte que pour un arrêt. Il est libre tant qu’une place l’est." },
      { id: "ferry.pass", text: "Un passager peut aussi dépasser un ponton libre dont la case porte un autre pion. Un bac vide ne le fait jamais." },
      { id: "ferry.call", text: "Pour 1 point et 10 florins, vous menez n’importe quel bac, d’où qu’il soit, à son prochain ponton libre, dans un sens ou l’autre. On peut le faire plusieurs fois, puis le prendre." },
    ],
  },
  {
    title: "Commerce",
    rules: [
      { id: "trade.optional", text: "Le commerce est facultatif." },
      { id: "trade.limit", text: "On ne porte jamais plus de 7 jetons. Ce qui dépasserait est interdit, et l’on ne jette rien." },
      { id: "trade.kiosk", text: "Un kiosque ne traite que ce qui y est imprimé." },
      { id: "trade.reserve", text: "Ce qui vient de la réserve doit s’y trouver à ce moment." },
    ],
  },
  {
    title: "Marchands",
    rules: [
      { id: "merchant.buy", text: "Un marchand, à l’auvent vert, vend ce qu’il a en stock." },
      { id: "merchant.price", text: "Le prix d’un jeton est le cours moins un cran par jeton de cette marchandise en stock, au moins 10. Il vaut pour tout ce que vous achetez d’un coup." },
      { id: "merchant.florins", text: "Pas de crédit." },
      { id: "merchant.once", text: "Par visite, on achète chaque marchandise une fois et on vend une fois, dans l’ordre voulu." },
      { id: "merchant.sell", text: "Le marchand achète autant de jetons qu’on veut de la marchandise voulue, dans le cadre pointillé, au cours du jour. Les jetons vont à la réserve." },
      { id: "merchant.fall", text: "Après une vente, la marchandise baisse une fois, quel que soit le nombre vendu." },
    ],
  },
  {
    title: "Changeurs et cas particuliers",
    rules: [
      { id: "changer.exchange", text: "Un changeur, à l’auvent brun, donne 2 jetons d’une marchandise pour 1 d’une autre." },
      { id: "changer.twice", text: "Il le fait deux fois au plus par visite." },
      { id: "special.freddy", text: "Fischiger Freddy prend un jeton quelconque et donne deux jetons d’autres marchandises, pareils ou non, une fois." },
      { id: "special.franz", text: "Feilschender Franz vend un jeton quelconque de la réserve au cours du jour." },
      { id: "special.felicitas", text: "Fahle Felicitas échange un jeton contre un d’une marchandise plus chère à ce moment, deux fois au plus." },
      { id: "special.no_merchant", text: "Ces trois-là ne sont pas des marchands : ni stock, ni production." },
    ],
  },
  {
    title: "Fétiches",
    rules: [
      { id: "fetish.cost", text: "Un féticheur, à l’auvent jaune, vend des fétiches : le premier coûte 3 jetons, le deuxième 4, le troisième 5." },
      { id: "fetish.payment", text: "Fridolin veut des jetons tous pareils, Friese tous différents, Frank deux sortes : 2 et 1, puis 2 et 2, puis 3 et 2. Le compte doit être exact ; vous choisissez les marchandises." },
      { id: "fetish.one_per_turn", text: "On achète un fétiche par tour." },
      { id: "fetish.kinds", text: "Il y a trois sortes, et il en faut une de chaque." },
      { id: "fetish.fall", text: "Les jetons vont à la réserve, et chaque marchandise remise baisse une fois." },
      { id: "fetish.bonus", text: "Vous tirez ensuite deux jetons bonus, en gardez un et remettez l’autre. On peut le jouer au même tour." },
    ],
  },
  {
    title: "Actions",
    rules: [
      { id: "extra.compulsory", text: "Après le commerce, les actions au pied du kiosque sont obligatoires. Avec elles, le tour finit." },
      { id: "extra.order", text: "Elles viennent dans l’ordre imprimé, de gauche à droite." },
      { id: "extra.lapse", text: "Ce qui est impossible est sans effet. On ne renonce qu’à la vente spéciale et à l’achat à 50." },
    ],
  },
  {
    title: "Production et cours",
    rules: [
      { id: "produce.all", text: "La production d’une marchandise donne un jeton de la réserve à chaque marchand en jeu qui la vend." },
      { id: "produce.shortage", text: "S’il manque des jetons, le joueur dont c’est le tour distribue le reste, un par un, puis la marchandise monte une fois." },
      { id: "price.rise", text: "Une marchandise qui monte avance à droite du nombre rouge sous son cours." },
      { id: "price.fall", text: "Une marchandise qui baisse recule à gauche du nombre bleu. À 10, rien ne se passe." },
      { id: "price.overflow", text: "Une hausse au-delà de 150 n’a pas lieu : la marchandise est produite une fois." },
      { id: "price.loop", text: "Une telle production n’entraîne jamais de hausse, et une hausse par manque ne dépasse jamais 150." },
    ],
  },
  {
    title: "Les actions une à une",
    rules: [
      { id: "action.two_merchants", text: "Deux marchands : choisissez deux marchands différents ; chacun reçoit un jeton de ce qu’il vend. Pour chaque marchandise qui manque, le cours monte une fois." },
      { id: "action.all_prices_rise", text: "Tous les cours montent : poisson, fluppes, frikadelles, fenouil, tord-boyaux, l’un après l’autre." },
      { id: "action.move_pawn", text: "Déplacer un pion : menez d’un point, à pied ou en bac, le pion d’un autre. Il n’y commerce ni n’agit, et peut revenir à son propre tour." },
      { id: "action.move_ferry", text: "Déplacer un bac : n’importe quel bac à n’importe quel ponton libre." },
      { id: "action.play_again", text: "Rejouer : un autre tour tout de suite, avec 3 points. Il faut quitter le kiosque." },
      { id: "action.swap_stocks", text: "Échanger les stocks : deux marchands échangent tous leurs jetons ; l’un peut n’en pas avoir. Tout ce qui est en stock est à vendre." },
      { id: "action.swap_kiosks", text: "Échanger les kiosques : deux kiosques changent de place avec stock et jeton de fermeture, ni celui-ci ni le féticheur. Les pions restent en place." },
      { id: "action.double_production", text: "Double production : choisissez une marchandise ; chacun de ses marchands reçoit deux jetons." },
      { id: "action.produce_choice", text: "Production au choix : choisissez une marchandise à produire." },
      { id: "action.price_change", text: "Changement de cours : choisissez une marchandise qui monte ou baisse." },
      { id: "action.price_fall", text: "Baisse : choisissez une marchandise qui baisse." },
      { id: "action.special_sale", text: "Vente spéciale : vous pouvez vendre un jeton quelconque au cours du jour ; il monte ensuite. Par option, il baisse comme après toute vente." },
      { id: "action.all_for_50", text: "Tout à 50 : vous pouvez acheter un jeton quelconque de la réserve pour 50 florins." },
      { id: "action.gift", text: "Cadeau : vous recevez un jeton de la marchandise la moins chère. À égalité, rien." },
    ],
  },
  {
    title: "Jetons bonus",
    rules: [
      { id: "bonus.timing", text: "À votre tour, jouez des jetons bonus entre deux pas quelconques, aussi entre deux actions, mais jamais au milieu d’une seule ni après la dernière." },
      { id: "bonus.secret", text: "Ce que vous tenez est secret, leur nombre est ouvert." },
      { id: "bonus.pool", text: "Une table a onze jetons. Ceux qui sont joués retournent au lot et sont mêlés." },
      { id: "bonus.plus2", text: "Deux points de plus : 2 points de déplacement de plus à ce tour, avant la fin du déplacement. Il y en a trois, et deux de chaque autre sorte." },
      { id: "bonus.price", text: "Changement de cours : une marchandise de votre choix monte ou baisse." },
      { id: "bonus.exchange", text: "Échange : un de vos jetons contre un d’une autre marchandise de la réserve." },
      { id: "bonus.closed", text: "Fermé : posez-le sur un kiosque autre que le féticheur. Personne ne s’y arrête, et il ne compte pas comme case. Qui s’y trouve peut y rester jusqu’à son départ." },
      { id: "bonus.reopen", text: "Le kiosque rouvre juste avant le prochain tour normal de qui l’a fermé ; si ce joueur a quitté la table, quand vient son ancienne place dans l’ordre." },
      { id: "bonus.purchase", text: "Vente forcée : pendant votre déplacement, sur une case avec le pion d’un autre, achetez-lui un jeton de votre choix au cours du jour. Nul ne peut refuser." },
    ],
  },
  {
    title: "Plusieurs tables",
    rules: [
      { id: "tables.change", text: "Au port, avec au moins 1 point en reste, vous pouvez changer de table. Cela finit votre tour, et les points restants sont perdus." },
      { id: "tables.seat", text: "Vous vous asseyez juste avant le joueur dont c’est le tour. Votre pion vient au port quand arrive votre tour, avec 3 points." },
      { id: "tables.belongings", text: "Marchandises, florins, fétiches et jetons bonus suivent." },
      { id: "tables.pools", text: "Les jetons vont à la réserve et au lot de la table où ils sont remis, et aucune table n’en dépanne une autre." },
      { id: "tables.fetishes", text: "À deux tables, chacune a sa sorte de fétiche, et la troisième est aux deux. À trois tables, chacune a une sorte. Qui veut gagner doit voyager." },
      { id: "tables.face_down", text: "À deux tables, un nouveau fétiche reste caché jusqu’à ce que vous changiez de table ; d’ici là, pas d’autre achat." },
      { id: "tables.unseen", text: "Des autres tables, on ne voit que qui y est assis. Ce que vous avez vu en partant vous est noté, sans mise à jour." },
      { id: "tables.lone", text: "Qui est seul à une table continue, tour après tour." },
      { id: "tables.tempo", text: "Les tables jouent en parallèle, chacune à son rythme. L’option « un coup par table » les fait alterner." },
    ],
  },
  {
    title: "La fin",
    rules: [
      { id: "end.third_fetish", text: "Qui obtient le troisième fétiche gagne aussitôt." },
      { id: "end.places", text: "L’option « jouer les places » continue pour la deuxième et la troisième. Qui a fini quitte le plateau ; marchandises et jetons bonus retournent." },
      { id: "end.turn_limit", text: "On peut convenir d’une limite : tant de coups par table, comptés sur toutes. Après le dernier, la partie s’arrête là." },
      { id: "end.ranking", text: "Plus de fétiches valent mieux ; puis comptent florins et marchandises, aux cours de sa table." },
      { id: "end.over", text: "Ensuite, plus personne n’agit." },
    ],
  },
  kioskChapter(words),
  {
    title: "À propos de cette édition",
    rules: [
      { id: "about.values", text: "Les règles, le nombre de jetons et les effets sont ceux du jeu d’origine. Les cartes des kiosques et le dessin du plateau ne figuraient dans aucun texte que nous ayons pu lire : la plupart sont reconstitués." },
      { id: "about.printed", text: "Sont attestés : la sorte des kiosques par numéro, tous les effets, les trois féticheurs et les trois cas particuliers, l’échange de Franziskus, ce que Frauke vend et déclenche, le cours le plus bas et le plus haut." },
      { id: "about.reconstructed", text: "Sont reconstitués : la carte avec ses chemins et ses eaux, deux des cours et la plupart des crans, les marchandises et actions des autres kiosques, bien des noms. Qui possède la boîte peut jouer avec sa propre édition." },
      { id: "about.credit", text: "Fische Fluppen Frikadellen est un jeu de Friedemann Friese, paru chez 2F-Spiele en 2002. Comptoir en est une réalisation indépendante, sans lien avec eux." },
    ],
  },
];

export default rulebook;
