/** Suicide and self-harm, in French: see `SafetyWords`. */
export const CRISIS_FRENCH = {
  crisis: `me tuer, me suicider, je me suicide, me pendre, je me pends, me scarifier, me tailler les veines, me
    mutiler, m automutiler, me faire du mal, me blesser volontairement, me blesser exprès, mettre fin à mes jours,
    mettre fin à ma vie, en finir avec la vie, en finir avec ma vie, en finir pour de bon, envie d en finir, je veux
    mourir, envie de mourir, je voudrais mourir, je souhaite mourir, je voudrais être mort*, je veux être mort*, plus
    envie de vivre, veux plus vivre, ne plus vivre, plus de raison de vivre, fatigué de vivre, fatiguée de vivre,
    marre de vivre, m ôter la vie, me donner la mort, m enlever la vie, me jeter d un pont, me jeter par la fenêtre,
    sauter du toit, m empoisonner, m immoler, m étrangler, faire une overdose, mourir sans douleur, mourir sans
    souffrir, mourir rapidement, mourir facilement, moyen de mourir, façon de mourir, lettre de suicide, pensées
    suicidaires que j ai, j ai des idées suicidaires, je suis suicidaire, méthode* de suicide, moyens de suicide, ne
    jamais me réveiller, nœud de pendu, noeud de pendu, disparaître pour toujours, me brûler exprès, me brûler
    volontairement, comment mourir, disparaître à jamais, personne ne me regretterait, mieux sans moi, ne plus
    exister, plus envie d exister, plus la force de vivre, m endormir et ne, préparer ma mort, planifier ma mort, mon
    suicide, m entailler, me taillader, me lacérer, où se couper, se vider de son sang, me vider de mon sang, m
    infliger, me foutre en l air, me défenestrer, sauter par la fenêtre, je préfère mourir, avaler des médicaments
    pour, me supprimer, mettre un terme à ma vie, mettre un terme à mes jours, me trancher, mourir paisiblement et
    vite, je vais sauter, disparaître pour de bon, personne n a besoin de moi, je vais en finir, en finir ce soir,
    envie de me foutre, aide moi à en finir, aidez moi à en finir, aide moi à mourir, cesser d exister, la vie ne vaut
    pas, m en aller pour toujours, me suicid*, je me tue, me flinguer, me buter, me butte ce soir, me bute ce soir, me
    saigner, me saigne, me taillad*, me taillade, me scarifi*, me mutil*, m automutil*, m ouvrir les, m ouvre les
    veines, m éclater la tête, me faire sauter la cervelle, me faire sauter le caisson, me brûler la peau, me brûle la
    peau, me brûle avec, me griffer jusqu, me griffe jusqu, me coupe, me couper, me coupais, me suis coupé, me suis
    coupée, me recoupe, me recouper, me lacère, m entaille, m étrangle, m asphyxier, me noyer, m immole, me foutre
    sous, me jeter sous, me jeter dans le vide, me jette sous, me jette du, me jette dans le vide, me jeter d une, me
    jeter du, me jeter contre, sauter dans le vide, passer sous un train, passer sous le train, foncer dans un arbre,
    foncer dans un platane, me foncer dans, foncer dans un mur avec, me balancer par la fenêtre, me balancer d un, me
    balancer dans le vide, me défoncer aux médicaments, me gazer, me laisser mourir, me laisser crever, veux crever,
    envie de crever, voudrais crever, préfère crever, préfèrerais mourir, préfère être mort*, préférerais être mort*,
    j aimerais mourir, j aimerais être mort*, voudrais ne plus être, rêve de mourir, souhaite être mort*, devrais
    mourir, devrais être mort*, mériterais de mourir, mérite de mourir, mérite pas de vivre, laissez moi mourir,
    laisse moi mourir, j attends la mort, attendre la mort, prêt à mourir, prête à mourir, pense à mourir, penser à
    mourir, pense souvent à la mort, comment crever, crever sans souffrir, crever en paix, partir sans souffrir,
    partir sans douleur, partir en douceur, partir pour toujours, partir définitivement, partir pour de bon, mort sans
    douleur, mort sans souffrance, mort douce, mort rapide, mort indolore, mourir ce soir, mourir cette nuit, mourir
    demain, mourir bientôt volontairement, mourir dans mon sommeil, mourir en dormant, envie d être mort*, déjà mort à
    l intérieur et, suicide sans douleur, suicide indolore, suicide assisté pour moi, suicide ce soir, pensées
    suicidaires me, mes pensées suicidaires, idées suicidaires qui, des idées suicidaires depuis, j ai des pensées
    suicidaires, mes idées suicidaires, idées noires tous, idées noires chaque, envies suicidaires, pulsions
    suicidaires, envie de suicide, penser au suicide, pense au suicide, songe au suicide, retenter, refaire une
    tentative, faire une tentative de suicide, faire une ts, passer à l acte ce soir, vais passer à l acte, prêt à
    passer à l acte, mettre fin à tout, mettre fin à mes souffrances, mets fin à mes jours, mets fin à ma vie, mettre
    fin à mon existence, finir ma vie ce soir, j en finis, en finir avec tout, en finir une bonne fois, en finir une
    fois pour toutes, en finir maintenant, en finir cette nuit, en finir demain, en finir vite, en finir sans, comment
    en finir, voudrais en finir, veux en finir, pense à en finir, besoin d en finir, vouloir en finir, tout arrêter
    pour toujours, tout arrêter définitivement, que tout s arrête, que ça s arrête pour toujours, que tout ça s
    arrête, veux que ça s arrête, quitter ce monde, quitter cette vie, quitter cette terre, quitter ce bas monde, ne
    plus souffrir jamais, ne plus être là, plus être là demain, plus de ce monde, serai plus là, serai pas là demain,
    ne serai plus, serai mort*, serai partie pour toujours, demain je n existe, verrai pas demain, passerai pas la
    nuit, pas voir le jour se lever, ma dernière nuit, mon dernier jour, mon dernier soir, ma dernière soirée, ma
    dernière journée, mes dernières heures, mes derniers mots, avant de mourir ce, avant que je parte pour, avant d en
    finir, avant de disparaître, quand je serai mort*, après ma mort ce, lettre d adieu, lettres d adieu, message d
    adieu, messages d adieu, mot d adieu, vidéo d adieu, mes adieux, faire ses adieux, dire adieu à tout le monde,
    dire adieu à ma, dire adieu à mes, dire adieu à mon, ma dernière lettre, lettre pour après, donné mes affaires,
    donner mes affaires, distribué mes affaires, dis adieu, me coucher et ne, me coucher pour toujours, m endormir
    pour toujours, m endormir pour de bon, m endormir définitivement, m endormir à jamais, pas me réveiller, plus me
    réveiller, plus jamais me réveiller, plus se réveiller, dormir pour toujours, dormir et ne plus, dormir et plus
    jamais, dormir à jamais, sommeil éternel, ne plus ouvrir les yeux, ne jamais ouvrir les yeux, disparaissais,
    disparaisse pour de bon, disparaitre de la surface, disparaître définitivement, envie de disparaître, veux
    disparaître, voudrais disparaître, aimerais disparaître, m effacer pour toujours, m effacer du monde, m éteindre,
    me volatiliser pour, mieux si je, mieux si j étais, plus heureux sans moi, plus heureuse sans moi, plus légers
    sans moi, plus tranquille sans moi, soulagés sans moi, soulagés si, soulagé si je, vivre sans moi, vivraient mieux
    sans, iraient mieux sans, serait mieux sans, seront mieux sans, serait plus simple sans moi, si j étais mort*, si
    j étais plus là, si je n étais plus, si je n étais pas né*, si je n existais, si je mourais, si je crève, si je
    meurs, suis un poids, suis un fardeau, suis une charge, suis un boulet, suis de trop, qu un poids, qu un fardeau,
    être un poids pour, être un fardeau, je ne sers à rien, je sers à rien, manquerai à personne, manquerais à
    personne, manque à personne, personne ne remarquera, personne ne remarquerait, personne ne s en rendrait, personne
    ne me pleur*, me regrettera, débarrassé de moi, débarrassés de moi, débarrasser tout le monde de, jamais né,
    jamais née, ne pas être né*, voulu ne pas naître, rien ne me retient, plus rien à perdre et, plus d issue, pas d
    autre issue, seule issue, seule solution mourir, seule sortie, aucune issue, plus la force de continuer, plus la
    force de me battre, plus la force de rester, plus envie d être là, plus envie d être en vie, plus envie de me
    réveiller, plus envie de continuer, plus envie de rien et, plus de raison de rester, aucune raison de vivre,
    aucune raison de rester, raisons de vivre, plus le courage de vivre, pas le courage de vivre, à quoi bon vivre, à
    quoi bon continuer à vivre, à quoi bon exister, à quoi ça sert de vivre, à quoi sert de vivre, sert plus à rien de
    vivre, plus goût à la vie, perdu goût à la vie, perdu le goût de vivre, plus goût de vivre, déteste ma vie,
    déteste vivre, hais ma vie, dégoûté de la vie, dégoûté de vivre, dégoûtée de vivre, marre de la vie, marre de ma
    vie, marre de cette vie, marre d exister, marre d être en vie, ras le bol de vivre, ras le bol de la vie, fatigué
    de la vie, fatiguée de la vie, fatigué d exister, fatiguée d exister, épuisé de vivre, épuisée de vivre, las de
    vivre, lasse de vivre, j en peux plus de la vie, en peux plus de vivre, en peux plus de cette vie, peux plus
    vivre, arrive plus à vivre, supporte plus de vivre, supporte plus la vie, supporte plus ma vie, vie est
    insupportable, vie n a plus de sens, vie n a aucun sens, vie ne sert à rien, vie sert à rien, vie ne mérite pas d
    être, vie vaut pas, vivre ne sert, vivre m est insupportable, plus vivre comme ça, idée de la corde, acheté une
    corde, acheté la corde, une corde au plafond, corde au cou, nœud coulant, noeud coulant, me passer la corde, reste
    qu une corde, reste plus qu une corde, plus qu à mourir, plus qu à crever, plus qu à sauter, me mettre une balle,
    me tirer une, me coller une balle, une balle dans la tête, une balle dans ma tête, une balle et c est fini,
    pistolet sur ma tempe, lame sur ma peau, la lame sur, ma lame de rasoir, lame* de rasoir sur, mes veines, mes
    poignets, tailler les poignets, couper les poignets, ouvrir les poignets, taillader les bras, couper les bras,
    coupures sur mes bras, coupures sur mes cuisses, mes coupures, mes scarifications, mes cicatrices d
    automutilation, cacher mes plaies, cacher mes bras, cacher mes entailles, avaler tous mes, avaler toute la boîte,
    avaler toutes mes, avaler la boîte, avaler une boîte, avaler un flacon, avaler la plaquette, prendre tous mes
    médicaments, prendre tous mes cachets, prendre toute la boîte, prendre toute ma boîte, toute la boîte de, toute la
    plaquette, toute une boîte de, vider la boîte de médicaments, vider la pharmacie, boîte entière de, boire de la
    javel, boire de l eau de javel, boire de la soude, surdose, overdose volontaire, faire une od, dose mortelle, dose
    létale, dose fatale, sauter du pont, sauter d un pont, sauter du balcon, sauter du haut, sauter d un immeuble,
    hésite à sauter, envie de sauter, le courage de sauter, prêt à sauter, prête à sauter, au bord du pont, au bord du
    toit, au bord de la falaise, au bord du vide, au bord du quai, bord de la fenêtre et, sous le métro, sous le rer,
    sous un camion, sur les rails, rejoindre au ciel, rejoindre là haut, rejoindre au paradis, rejoindre de l autre
    côté, rejoindre dans la mort, rejoindre dans la tombe, retrouver au ciel, retrouver là haut, retrouver au paradis,
    retrouver de l autre côté, retrouver dans la mort, le suivre dans la tombe, suivre dans la mort, partir le
    rejoindre, partir la rejoindre, aller le rejoindre, aller la rejoindre, envie de le rejoindre, envie de la
    rejoindre, veux le rejoindre, veux la rejoindre, vais le rejoindre, vais la rejoindre, plus qu un projet le
    rejoindre, partir avec lui dans, aurais dû mourir, aurais dû partir avec, aurait dû être moi, me fais du mal, me
    faire mal, me fais mal exprès, me fais mal pour, me faire saigner, me fais saigner, me punir, me punis en, me
    frapper la tête, me frappe la tête, me cogner la tête, me cogne la tête, me tape la tête, m autodétruire, m
    autodétruis, envie de me détruire, besoin de me faire, les voix me disent de, des voix me disent de, envie de tout
    plaquer et mourir, bouffer des cachets, gober des cachets, gober tous, choisi mon pont, choisi le pont, choisi mon
    jour, choisi la date, choisi le jour, choisi mon arbre, choisi l endroit, choisi ma date, choisi mon heure, choisi
    ma mort, choisi la méthode, choisi ma méthode, fixé la date, date est fixée, jour est choisi, trouvé mon pont,
    trouvé le pont, repéré un pont, repéré le pont, quand on me trouvera, quand on me retrouvera, qu on me trouve, qu
    on me retrouve demain, trouveront mon corps, trouvera mon corps, retrouve mon corps, mon enterrement, mes obsèques
    sont, jveux mourir, jveux crever, j veux mourir, jveu mourir, jvx mourir, jveux en finir, jveux disparaître, jveux
    plus vivre, jveu plus vivre, jvx plus vivre, veux pu vivre, veu plus vivre, plu envie de vivre, pu envie de vivre,
    veut plus vivre, je veut mourir, j ai des idées noires, idées noires et, idées noires je, pense à la mort, penser
    à la mort tout, vie n a plus aucun sens, vie n a plus de goût, vie a plus de sens, vie n a plus d intérêt, vie a
    plus aucun sens, plus aucun sens pour moi, mes derniers jours, pour mes derniers, mourire, me pandre, suicide mode
    d emploi, tout régler avant de mourir, régler mes affaires avant de mourir, en ordre avant de mourir, plus de sens
    à ma vie, aucun sens à ma vie, aucun sens à vivre, trouve plus de sens à la vie, jvais me foutre, me suis encore
    coupé*, me suis encore scarifié*, encore scarifiée, encore coupée hier, me suis recoupé*, temps ça prend de
    mourir, temps pour mourir, temps met on à mourir, temps met on pour mourir, temps faut il pour mourir, temps avant
    de mourir, préfère disparaître, préférerais disparaître, ma vie est finie, ma vie est foutue, je les avale, les
    avaler tous, j avale tout, cachets de côté, médicaments de côté, médocs de côté, cachets dans la main, cachets
    dans ma main, pris plein de cachets, pris tous mes, pris trop de cachets, pris trop de médocs, avalé une boîte,
    avalé tous, avalé toute, avalé plein, canon dans la bouche, pistolet dans la bouche, fusil dans la bouche, canon
    sur la tempe, arme sur la tempe, flingue sur la tempe, flingue dans la bouche, verrai pas noël, verrai pas l été,
    verrai pas mes, verrai plus, ne fêterai pas, passerai pas noël, arriverai pas à mon anniversaire, adieu merci,
    merci pour tout adieu, adieu à tous, adieu tout le monde, adieu les amis, adieu maman, dernier message, ceci est
    mon dernier, je me frappe, me frapper jusqu, me mords jusqu, je me cogne contre, jamais être né*, pas être né*,
    jamais dû naître, pas dû naître, se noyer exprès, se noyer volontairement, fait mal de mourir, fait mal de se
    pendre, fait mal de se noyer, fait mal de se tuer, fait mal de sauter, me percuter, me renverse, qu un camion m,
    qu un bus m, qu une voiture m, un camion pouvait me, un bus pouvait me, une voiture pouvait me, me roule dessus,
    me rouler dessus, me passe dessus, dois disparaître, je dois mourir, devrais disparaître, faut que je disparaisse,
    faut que je meure, faut que j en finisse, vaut mieux que je meure, vaut mieux que je disparaisse, mieux vaut que
    je, seule la mort, la mort serait, la mort est la seule, la mort me soulager*, la mort me libér*, envie que la
    mort, failli sauter, failli me jeter, failli en finir, failli passer à l acte, prenez soin de mon, prenez soin de
    mes, prenez soin de ma, occupez vous de mon chat, occupez vous de mon chien, occupez vous de mes, donné toutes mes
    affaires, donné mon chien, pense à disparaître, penser à disparaître, que disparaître, serai plus en vie, serai
    pas en vie, pas être en vie, fatigué de lutter, fatiguée de lutter, fatigué de me battre, fatiguée de me battre,
    laissez moi partir, laisse moi partir, vie a perdu tout, vie a perdu son sens, tête me dit de mourir, je mérite
    pas d être là, suis une erreur, je suis une merde et, suis au bout du rouleau et, fusil chargé, arme chargée,
    revolver chargé, le fusil de mon père et, arme dans le tiroir, fusil dans le placard et, mort la plus douce, mort
    la plus rapide, mort la moins, la plus douce des morts, être mort avant, être morte avant, mort avant noël, morte
    avant noël, objectif mourir, objectif être mort*, objectif ne plus être, but ne plus être, ne plus être en vie, ne
    pas voir l année, ne pas voir 2027, dernier jour adieu, mon dernier noël, partir avant noël pour toujours, la
    faucheuse, envie de rejoindre les étoiles, devenir une étoile, devenir un ange, je veux être un ange, je veux
    dormir sous terre, m enterrer avec, choisir ma mort, programmer ma mort, organiser ma mort, réussir ma mort, rater
    ma mort, comment se tuer, comment se suicider, comment se pendre, dernier repas avant de mourir, n ai plus ma
    place ici bas, plus ma place dans ce monde, pas ma place dans ce monde, pas fait pour vivre, pas faite pour vivre,
    pas fait pour ce monde, pas faite pour ce monde, plus rien à faire sur cette terre, plus rien à faire ici bas,
    attends que la mort, attends juste de mourir, juste mourir, juste crever, que tout s éteigne, appuyer sur off pour
    toujours, éteindre la lumière pour toujours, éteindre ma vie, tourner la page de ma vie définitivement, descendre
    du train de la vie, débrancher ma vie, me débrancher, le pont m appelle, le vide m appelle, le vide m attire,
    attiré par le vide, attirée par le vide, les rails m attirent, le quai du métro m attire, me tuerai, me tuerais,
    me pendrai, me pendrais, me flinguerai, me jetterai, me jetterais sous, mourrai avant, ma ts, ts ratée, ma
    tentative, la lame est, lame posée, lame à côté, rasoir à côté, rasoir posé, cutter à côté, la corde est, le fusil
    est, les cachets sont là, les cachets sont devant, les médocs sont là, puis plus rien de moi, regarde les rails,
    regarder les rails, fixe les rails, fixer les rails, arriver vivant, arriver vivante, pas arriver vivant*, on m a
    sauvé, on m a réanimé, pas voulu être sauvé*, qu on me laisse mourir, qu on m ait sauvé, qu on me sauve pas,
    refaire pareil mais réussir, cette fois réussir, me rater, je me rate, être mort d ici, être morte d ici, plus
    besoin de rien ni de moi, compte mourir, mourir avant mes, prévu de mourir, jamais naître, remarquerait si je,
    remarquer si je, me pleurerait, si je crevais, si je mourrais, si je clamsais, veu en finir, veut en finir, veu
    mourir, en finire, partir de ce monde, quitter se monde, donné mon chat, donné mes animaux, quand je saigne, voir
    mon sang, vois mon sang, voir couler mon sang, sang couler me calme, coupe mes bras, couper mes bras, coupe mes
    cuisses, brûle ma peau, brûler ma peau, entaille ma peau, griffe ma peau, lacère mes, attends le train pour,
    attendre le train pour mourir, que tout cesse, reposer en paix, dans un cercueil, mon cercueil, vais me tirer,
    jpeux plus continuer à vivre, envie de me jeter, besoin de saigner, être six pieds sous terre, suis six pieds sous
    terre,
    encore fait du mal, refait du mal, me suis encore fait mal exprès, à quoi bon continuer, à quoi bon rester,
    à quoi bon tout ça, pourquoi continuer à vivre, plus rien n a de sens, rien n a plus de sens,
    tout a perdu son sens, plus aucun sens à ma vie, disparaître de ce monde, disparaître de cette terre,
    disparaître de la surface, serai plus là la semaine prochaine, serai plus là dimanche, je ne serai plus là,
    je serai plus là, m endormir et ne plus, m endormir et ne jamais, ne plus me réveiller,
    ne plus jamais me réveiller`,
  selfHarm: `suicide*, automutilation, auto mutilation, scarification*, se suicider, se tuer, se pendre, se scarifier,
    s automutiler, se suicide*, suicidaire, se scarifie*, se mutiler, automutil*, auto mutil*, s ouvrir les veines, se
    couper les veines, s ôter la vie, se donner la mort, mettre fin à ses jours, se flinguer, se foutre en l air,
    suicides, se faire du mal, se tailler les veines, scarifier, scarif`,
  wish: `comment, méthode*, moyen*, façon*, manière*, sans douleur, indolore, rapide*, facile*, tutoriel, guide,
    conseils, apprendre à, je veux, planifier, préparer mon, réussir, cacher, je pense au, je songe, pense au,
    commettre, sans souffrir, sans souffrance, sans avoir mal, sans mal, c est possible, possible de, efficace*, le
    plus vite, moins douloureux, douleur, combien, indolores, en secret, en cachette, sans que, tuto*, technique*,
    envie, ce soir, tenté, tentée, songer, songe à, pense à, penser à, vais, bientôt, j ai prévu, ai prévu, projet de,
    je compte, décidé, apprendre, apprends moi, apprenez moi, explique, recommencé, rechute, recommencer, besoin de,
    pulsion*, je voudrais, j aimerais`,
  means: `somnifère*, comprimé*, pilule*, cachet*, médicaments, paracétamol, doliprane, ibuprofène, aspirine,
    insuline, antidépresseurs, overdose, monoxyde de carbone, hélium, eau de javel, comprimés, médoc*, médocs, xanax,
    lexomil, valium, tranxène, imovane, stilnox, benzo*, tramadol, codéine, morphine, efferalgan, dafalgan,
    antidépresseur*, anxiolytique*, anti dépresseur*, somnifères, javel, soude, antigel, mort aux rats, corde, cordes,
    rasoir, lame, lames, cutter, gaz, azote, charbon, pot d échappement, gaz d échappement, sac plastique, boîte de,
    boîtes de, plaquette*, flacon*, ceinture, tabouret, sécheur, cyanure, arme, fusil, carabine, pistolet, fusil
    chargé, canon, flingue`,
  die: `mourir, pour en mourir, mortel*, mortelle*, mortels, létale*, me tuer, mourrai, meure, ne pas me réveiller,
    pas me réveiller, plus me réveiller, ne plus me réveiller, jamais me réveiller, plus se réveiller, ne pas se
    réveiller, m endormir pour, dormir pour toujours, pour toujours, à jamais, en finir, y passer, que ça s arrête,
    fatal, fatale, crever, pour crever, me supprimer, me foutre en l air, partir en douceur, partir sans, dose fatale,
    y rester, plus jamais, ma tempe, dans ma tête, me pendre, mettre fin à, faire le grand saut, le courage de,
    quitter ce monde, plus être là, endormir à jamais, endormir définitivement, je les avale, dans la bouche, sur la
    tempe, y penser, j y pense, j y pense chaque, à côté de moi, devant moi, posée à côté, posé à côté`,
  dying: `de mourir, pour mourir, mourir vite, mourir rapidement, mourir facilement, mourir sans, de crever, pour
    crever, mourir sans souffrir, mourir paisiblement, mourir sans douleur, être mort, être morte, une mort douce, une
    mort rapide, ne plus exister, mourir en dormant, mourir dans mon sommeil, mourir chez moi, disparaître
    définitivement, partir pour de bon, partir sans souffrir, crever vite, crever sans`,
  jump: `saute, sauter, me jette, me jeter, je saute, m élance, me lancer, me balancer, me balance, plonger, me
    laisser tomber, jeter, sauterai, sautais, basculer, basculer dans, allongé sur, m allonger sur, enjamber, enjambe`,
  height: `pont, toit, immeuble, falaise, train, fenêtre, balcon, rails, voie ferrée, métro, ponts, toits, immeubles,
    falaises, trains, fenêtres, rer, tgv, viaduc, tour, le vide, dernier étage, étage, rambarde, parapet, quai,
    parking, autoroute, barrière, tram, garde fou, grue, balcons`,
  notWant: `ne veux plus, veux plus, n ai plus envie, plus envie, plus la force, plus le courage, plus le goût, marre,
    ras le bol, fatigué de, fatiguée de, épuisé de, épuisée de, n arrive plus, arrive plus, plus aucune raison, plus
    de raison, aucune raison, pas de raison, aucun intérêt, à quoi bon, à quoi ça sert, n en peux plus, en peux plus,
    ne supporte plus, supporte plus, plus aucune envie, dégoûté de, dégoûtée de, ne vaut pas la peine, plus capable,
    ne peux plus, peux plus, sans envie, ne voit plus l intérêt, ne vois plus l intérêt, ne vois pas l intérêt, vois
    plus l intérêt, vois pas l intérêt, voudrais arrêter, aimerais arrêter, veux arrêter, envie d arrêter, perdu l
    envie, perdu le goût, perdu toute envie, ne veux pas, pas envie, las de, lasse de, saoulé de, soûlé de, gavé de,
    jveux plus, jveu plus, jvx plus, veux pu, veu plus, veut plus, plu envie, pu envie, jpeux plus, jen peux plus, jen
    ai marre, saoulée de`,
  living: `vivre, exister, d exister, me réveiller, me réveille, être en vie, d être en vie, rester en vie, être
    vivant*, cette vie, voir demain, voir le soleil, de respirer, être là, d être là, de ce monde, rester sur terre`,
  end: `mettre fin à, mets fin à, mettre un terme à, mettre un point final à, en finir avec, en finis avec, abréger,
    abrège, en terminer avec, terminer, finir, foutre en l air, ôter, achever`,
  life: `ma vie, mes jours, ma propre vie, mon existence, cette vie, mes souffrances, ma misère, cette existence, mon
    calvaire`,
  oneself: `mon objectif, mon but, mon projet, suis, je veux, je voudrais, j aimerais, je vais, je préfère, envie, je
    pense, je devrais, j espère, que je, si je, je rêve, jveux, préférerais, aurais préféré, je veux être, je voudrais
    être`,
  death: `être mort*, mourir, crever, ma propre mort, ma mort, ma tombe, mon enterrement, dans ma tombe, six pieds
    sous terre, plus vivant*, plus de ce monde, mort avant, morte avant, sois mort*, serais mort*, meure, partir au
    ciel, ne plus me lever jamais, dans un cercueil, mon cercueil, ne jamais naître, jamais né, reposer en paix`,
  existence: `ma vie, cette vie, mon existence, exister, être en vie, vivre est, exister est`,
  bleak: `une erreur, finie, foutue, gâchée, un enfer, un calvaire, insupportable, sans issue, sans intérêt, aucun
    sens, aucune valeur, vaut rien, ne vaut rien, vaut plus rien, sert à rien, inutile, torture, déteste, hais, trop
    lourde, plus la peine, un fardeau, trop dure`,
  method: `se noyer, noyade, se pendre, pendaison, me pendre, se vider de son sang, overdose, surdose, asphyxie,
    étouffement, monoxyde, cyanure, insuline, se jeter, hypothermie, mourir de froid, mourir de faim, la mort,
    strangulation, veines, somnifères, antigel, javel`,
  ordeal: `fait mal, ça fait mal, faire mal, douloureux, douloureuse, indolore, sans douleur, combien de temps, la
    plus douce, le plus doux, la plus rapide, le plus rapide, la moins douloureuse, le moins douloureux, est mortel,
    mortelle, fatal, létal, sûr de mourir, peut on mourir, suffit pour mourir, ce qu on ressent, que ressent on`,
  endIt: `en finir, en finis, j en finis, finir tout ça, prendre tous les, avaler tout, passer à l acte, faire le
    grand saut, je saute, plus de moi, tirer ma révérence, tire ma révérence, appuyer sur la détente, je pars pour
    toujours, tout s arrête`,
  tonight: `ce soir, cette nuit, demain, pour de bon, pour toujours, une fois pour toutes, une bonne fois, à jamais,
    définitivement, avec tout, avec la vie, avec cette vie, avant demain, avant l aube, aujourd hui`,
  howMuch: `combien, quelle dose, quelles doses, quelle quantité, suffisent, suffit, suffirait, suffiraient, faut il
    pour, il en faut, faut pour`,
  pills: `cachets, comprimés, pilules, somnifères, doliprane, paracétamol, ibuprofène, aspirine, xanax, lexomil,
    valium, imovane, stilnox, médocs, antidépresseurs, anxiolytiques, insuline, tramadol, morphine, codéine, benzos,
    efferalgan`,
  cutting: `me coupe, me couper, me suis coupé, me suis coupée, me recoupe, me scarifie, me scarifier, me suis
    scarifié*, scarifications, je me mutile, m automutiler, me fais du mal, me brûle, me griffe, me lacère, m
    entaille, rechuté, replongé, je me blesse,
    fait du mal, me faire du mal, me blesse, me suis blessé, me suis blessée, me suis brûlé, me suis brûlée,
    me frappe`,
  again: `encore, à nouveau, de nouveau, recommencé, tous les soirs, chaque soir, toutes les nuits, chaque nuit, tous
    les jours, chaque jour, arrive pas à arrêter, n arrive pas à arrêter, peux pas m arrêter, pas arrêter, sous la
    douche, dans la salle de bain, les bras, mes bras, le bras, les cuisses, mes cuisses, la peau, les poignets, les
    jambes, mes jambes, personne ne le sait, personne le sait, personne ne sait, personne sait, en cachette, en
    secret, ça me soulage, ça soulage, me soulage, pour sentir, ressentir, après les cours, après le boulot, manches,
    du sang, quand ça va pas, quand je craque`,
  bereaved: `est mort, est morte, est décédé*, depuis la mort de, depuis sa mort, depuis son décès, depuis le décès
    de, la mort de mon, la mort de ma, la mort de mes, l enterrement de, j ai perdu ma, j ai perdu mon, j ai enterré,
    nous a quittés, n est plus là, est parti au ciel, mon défunt, feu mon, veuf, veuve, s en est allé*, s est éteint*`,
  follow: `le rejoindre, la rejoindre, les rejoindre, te rejoindre, partir avec lui, partir avec elle, le suivre, la
    suivre, les suivre, le retrouver, la retrouver, les retrouver, être avec lui, être avec elle, avec lui pour
    toujours, m en aller aussi, partir aussi, partir à mon tour, y aller aussi, être à ses côtés, la revoir, le revoir`,
  letter: `lettre d adieu, lettres d adieu, ma lettre d adieu, mot d adieu, message d adieu, vidéo d adieu, dernière
    lettre, ma dernière lettre, lettre de suicide, lettre pour mes parents, lettre à mes parents, lettre pour ma mère,
    lettre pour mes enfants, mes lettres`,
  ready: `écrite, écrit, prête, prêt, terminée, finie, sur la table, dans le tiroir, sur mon bureau, sur l oreiller,
    ce soir, demain, cette nuit, avant de partir, avant de m en aller, quand on me trouvera, quand ils me trouveront,
    à mes parents, à ma mère, à mes enfants, déjà, laissée, laissé, posée, ils la liront, la liront`,
  burden: `sans moi, un poids, un fardeau, une charge, un boulet, sers à rien, ne vaux rien, vaux rien, inutile,
    personne n a besoin, personne ne remarqu*, tout le monde serait, tout le monde ira, tout le monde respirer*, tout
    le monde irait, ils seraient, ils seront, ma famille serait, ma famille ira, mes enfants seraient, le monde
    serait, plus heureux, plus tranquilles, soulagés, manquerai*, manquera à personne, gêne tout le monde, serait
    mieux, seraient mieux, mieux avec une autre, mieux avec un autre, irait mieux`,
  gone: `disparais*, disparaissais, disparaître, si je n étais plus, si j étais plus, si je n étais pas, si j étais
    mort*, si je mourais, si je meurs, si je crève, plus là, pas né, pas née, jamais né*, si je partais, si je n
    existais, quand je ne serai plus, quand je serai mort*, ma mort`,
  myself: `moi même, mon corps, mon propre corps`,
}
