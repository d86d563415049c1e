/** What is made, sold, planted and attacked, in French: see `SafetyWords`. */
export const ACTS_FRENCH = {
  produce: `fabriquer, fabrique, fabrication, faire, fais, construire, construis, construction, créer, assembler,
    préparer, prépare, préparation, mélanger, mélange, synthétiser, synthèse, cuisiner, cuire, produire, production,
    extraire, cultiver, imprimer, impression 3d, imprimante 3d, recette*, artisanal*, maison, bricoler, concocter,
    obtenir, confectionner, poser, lancer, développer, mettre au point, modifier, transformer, fabriqu*, bricole,
    bricolant, mixer, monter, assemble, concevoir, confection, distiller, cuisine, faire cuire, cuisson de, brasser,
    préparant, fabricant, faisant, bidouill*, transform*, convert*, plan de, plans de, schéma*, ingrédient*, à base
    de, faire pousser, pousser, planter, plantation, culture de, cultive, raffiner, purifier, chimie de, tuto*, mode d
    emploi, chez moi, dans ma cuisine, dans la cave, dans mon garage, dans la cuisine, faire sauter, faire exploser,
    faire péter, exploser, amorcer, allumer, larguer, libérer, disperser, répandre, balancer, lâcher, imprim*, usiner,
    modifi*, scier, remettre en état, remilitariser, démilitarisé*, conçoit, ferais, on fait, se fait, se fabrique,
    labo de, labo, laboratoire, laboratoire de, atelier de, monter un labo, faisait, faisaient, on faisait,
    fabriquait, fabriquaient, préparait, se faisait`,
  trade: `vendre, vends, vente, acheter, achète, achat, dealer, dealer de, trafiquer, trafic, passer en contrebande,
    contrebande, distribuer, se procurer, procurer, me procurer, écouler, refourguer, commander, clients, revendre,
    importer, livrer, transporter, vend, vendant, vente de, revend*, revente*, deale, dealant, bicrave*, bicraver,
    bicrav*, charbonner, charbonne, refourgu*, écoul*, fourguer, où trouver, choper, chope, pécho, me fournir,
    fournisseur*, fournir, grossiste*, ravitailler, ravitaillement, export*, export, faire passer, fais passer, faire
    entrer, faire rentrer, passer la douane, passer la frontière, passer de la, à travers la frontière, à la
    frontière, à la douane, ventre, mule, mules, avaler des, go fast, go fasts, ramener, contrebande*, trafic*, traf*,
    point de vente de, point de deal, planquer, planque, clientèle, doser, conditionner, couper la, réseau de,
    business de, commerce de, gagner de l argent avec, me faire de la thune, gramme*, kilo*, sur telegram, sur snap,
    par la poste, dans l avion, par l aéroport, dans mes bagages, en valise, livraison, livreur, distribution de,
    trafiquer des, trafiquer de la, faire du trafic, écouler des, passer des, fourguer des, vendait, vendaient,
    dealait,
    refourgue, écoule, bicrave`,
  explosive: `bombe, bombes, bombe artisanale, explosif, explosifs, engin explosif, engins explosifs, cocktail
    molotov, cocktails molotov, molotov, grenade à main, gaz mortel, gaz toxique, gaz de combat, gaz moutarde, gaz
    sarin, gaz neurotoxique, agent neurotoxique, gaz chloré, arme chimique, armes chimiques, arme biologique, armes
    biologiques, arme nucléaire, armes nucléaires, bombe atomique, bombe sale, thermite, dynamite, poudre noire,
    poudre à canon, mine antipersonnel, mines antipersonnel, cyanure, ricine, anthrax, détonateur*, colis piégé*,
    voiture piégée, lance roquettes, lance flammes, nitroglycérine, grenades à main, grenade artisanale, grenades
    artisanales, explosif artisanal, gaz empoisonné, gaz asphyxiant, agent chimique de guerre, tatp, nitrate d
    ammonium explosif, bombe tuyau, bombes tuyaux, bombe à clous, bombe agricole, cocotte minute piégée, mère de
    satan, engrais explosif, ceinture explosive, ceintures explosives, gilet explosif, explosive, explosives, charge
    explosive, charges explosives, grenade, grenades, mortier artisanal, obus, missile*, lance roquette*, lance
    grenade*, roquette*, c4, c 4, semtex, rdx, anfo, nitrate d ammonium, plastic, bombinette, bombe incendiaire, engin
    incendiaire, engins incendiaires, incendiaire*, agent innervant, innervant, neurotoxique*, gaz neurotoxiques, gaz
    innervant, gaz innervants, vx, sarin, tabun, soman, novitchok, novichok, phosgène, gaz au chlore, chlore gazeux,
    chloré, gaz de guerre, ypérite, gaz létal, gaz létaux, gaz mortels, gaz toxiques, nuage toxique, bacille*, toxine
    botulique, botulique, peste, variole, ebola, virus mortel, pathogène*, abrine, polonium, uranium enrichi,
    plutonium, bombe nucléaire, bombe h, bombe chimique, bombe acide, bombe à l acide, bombe au chlore, machine
    infernale, lettre piégée, mines, drone armé, drone explosif, drone kamikaze, pétard artisanal, pétards artisanaux,
    poudre explosive, poudre noire maison, détonant*, piège explosif, armes de destruction massive, arme de
    destruction massive, arme bactériologique, armes bactériologiques, arme thermobarique, dinamite, bonbe*,
    esplosif*, explosifs maison, molotof, cocktails molotovs, dynamites`,
  arms: `arme, armes, arme à feu, armes à feu, pistolet*, revolver*, mitraillette*, mitrailleuse*, munitions,
    kalachnikov*, flingue*, fusil d assaut, carabine*, fusil, fusils, silencieux pour arme, silencieux pour une arme,
    silencieux pour pistolet, silencieux pour un pistolet, silencieux pour fusil, gun, guns, glock*, kalash, kalach,
    kalache, ak 47, ar 15, canon scié, canons sciés, fusil à pompe, poing américain, poings américains, taser,
    cartouches de chasse, arme létale, armes létales, arme de poing, arme automatique, armes automatiques, arme de
    guerre, armes de guerre, fusil de précision, sniper, uzi, mac 10, 9 mm, 9mm, 22 lr, fusil à canon scié, pistolet
    mitrailleur, arme fantôme, armes fantômes, ghost gun*, couteau à cran d arrêt, cran d arrêt, arbalète*, balles
    réelles, sarbacane empoisonnée, fusils d assaut, pistolets, gomme cogne, pistolet d alarme, arme d alarme, un
    calibre, calibre pour`,
  topic: `bombe artisanale, bombes artisanales, bombe tuyau, bombe à clous, cocktail* molotov, arme* fantôme*, arme*
    imprimée*, silencieux artisanal, labo clandestin, cuisson de meth, cuisiner de la meth, drogue du violeur,
    soumission chimique, revenge porn, deepfakes nus, pédopornographie, pédocriminalité, tueur* à gages, combats de
    chiens, home jacking, car jacking, vol à main armée, vol à l arraché, vol à la tire, usurpation d identité, fausse
    monnaie, faux billets, faux papiers, faux passeports, arnaque sentimentale, proxénétisme, traite d êtres humains,
    trafic d armes, trafic d organes, trafic d êtres humains, incendie criminel, prise d otages, attentat suicide,
    tuerie de masse, tuerie scolaire, empoisonnement discret, meurtre parfait, kidnapping contre rançon, enlèvement
    contre rançon, racket de commerçants, blanchiment d argent sale, vol à la portière, braquage de bijouterie, go
    fast, point de deal`,
  crime: `braquages, vol à main armée, vol de scooter*, vol de moto*, vol à la tire, vol à l arraché, vol à la
    roulotte, vol à l étalage, vol avec violence, home jacking, homejacking, car jacking, carjacking, kidnapping*,
    rapt, enlèvement contre rançon, prise d otage*, séquestration, racket, sextorsion, arnaque sentimentale, arnaques
    en ligne, arnaque au faux conseiller, usurpation d identité, vol d identité, fraude à la carte, fraude bancaire,
    fraude à l assurance, carding, skimming, hameçonnage bancaire, faux monnayage, fausse monnaie, faux papiers,
    blanchiment d argent, fraude fiscale, trafic d armes, trafic d êtres humains, trafic d organes, trafic de
    migrants, deal de, proxénétisme, traite d êtres humains, pyromanie, incendie criminel, cyberharcèlement de,
    doxing, swatting, filature de mon ex, piratage de compte*, piratage de téléphone*, piratage wifi, attaque ddos,
    déni de service, sim swapping, cocktail* molotov, molotov, bombe artisanale, bombes artisanales, explosif
    artisanal, explosifs artisanaux, gaz de combat, gaz sarin, gaz moutarde, ricine, tatp, arme artisanale, armes
    artisanales, armes imprimées, arme 3d, poison indétectable, empoisonnement discret, homicide parfait, tuerie de
    masse, djihad, synthèse de meth, cuisson de meth, production de drogue, chimie de la meth, soumission chimique,
    pédocriminalité, combats de chiens, braconnage, braquage, cambriolage, cambriolages, arnaques, l arnaque,
    escroquerie, extorsion, vol de voiture, vol de voitures, racket en bande, torturer, la torture sans, tabasser,
    racketter, kidnapper, chantage, deal`,
  course: `débutant*, débuter, pour débutants, niveau zéro, niveau 0, de zéro, à partir de zéro, les bases, bases de,
    apprendre, apprends moi, apprenez moi, apprentissage, enseigne moi, cours, cours de, formation, former, me former,
    programme, programme de, tuto*, guide, étape par étape, pas à pas, mode d emploi, techniques, technique de,
    méthode, maîtriser, m initier, initiation, carrière, se lancer dans, me lancer dans, plan de, plan pour,
    planifier, préparer un, réussir un, réussir une, organiser un, organiser une, perfectionner, en autodidacte,
    leçons, entraînement, ça m intéresse, m y mettre, comment faire un, comment faire une, comment on fait, comment
    monter, astuces, conseils pour, devenir bon en, faire carrière dans, gagner ma vie avec, vivre du, vivre de, en
    pratique, dans la pratique, ça marche comment pour, se mettre au, se mettre à, me mettre au, me mettre à, se
    lancer, débuter dans, apprendre le`,
  illicit: `sans permis, sans licence, illégal*, intraçable*, non déclarée, marché noir, dark web, darknet, au lycée,
    à l école, au collège, en contrebande, dans l avion, sans papiers, sous le manteau, clandestin*, que personne,
    indétectable, au black, sans port d arme, sans autorisation, numéro* de série, en cachette, au noir, au bahut,
    dans mon sac, en prison, dans la cité, dans une cité, au quartier, de la cité, sans contrôle, sans identité, hors
    la loi, non traçable*, personne ne puisse, puisse retrouver, prohibé*, interdite, interdites, en douce, sans
    déclarer, sans déclaration, en soirée, sous 18 ans, via telegram, à blanc, alarme en, en létale, en arme,
    trafiquer, trafic, marché parallèle, vendre au quartier, l importer, la revendre, les revendre, des balkans, de
    serbie, à la frontière, contrebande, en pièces détachées`,
  drug: `méthamphétamine*, amphétamine*, cocaïne, coke, ecstasy, opium, méphédrone, héroïne, champignons
    hallucinogènes, kétamine, drogue de synthèse, drogues de synthèse, 3 mmc, meth, crystal, cristal meth, crack,
    caillou de crack, héro, brown sugar, mdma, taz, ecsta*, exta*, extasy, buvard*, lsd, champis, champotes,
    champignons magiques, psilocybe*, kéta, 3mmc, 4mmc, cathinone*, opiacé*, fentanyl, fenta, oxycodone, oxycontin,
    lean, purple drank, subutex, rivotril, lyrica, prégabaline, poppers, protoxyde d azote, stéroïde*, anabolisant*,
    captagon, pcp, dmt, ghb, gbl, pâte base, coca, pavot, résine de cannabis, cannabinoïde* de synthèse, pte, drogues
    dures, drogue dure, nitazène*, mescaline, ayahuasca, 2cb, 2c b, catha, khat, krokodil, crocodile drogue, flakka,
    chemsex, tusi, cocaïne rose, xanax, adderall, ritaline, freebase, métanfétamine*, methanphétamine*, metamphet*,
    cocaine*, extasie, kocaine, koke, labo de speed, du speed`,
  drugs: `drogue, drogues, stupéfiants, cannabis, shit, haschich, herbe, beuh, marijuana, came, drogue*, stups, stup,
    weed, teuch, teush, bedo, beu, ganja, chichon, pochon*, barrette* de, savonnette* de, kilos de cc, cc, zipette,
    coke, c coke, héro, taga, weeds, skunk, substances illicites, substance illicite, produits illicites, md, speed,
    dope, marchandise illégale, médicaments sur ordonnance, cristal, coco, cannabis*, chanvre indien, psychotrope*,
    hallucinogène*, psychédélique*,
    teuchi, pilon, zetla, chnouf, bédo, taz`,
  poison: `poison*, mort aux rats, mort au rat, raticide, cyanure, arsenic, ricine, strychnine, ciguë, belladone,
    antigel, thallium, aconit, digitaline, somnifère*, ghb, gbl, drogue du violeur, produit toxique, produits
    toxiques, laxatif*, sédatif*, rohypnol, rivotril, xanax, lexomil, toxine*, chloroforme, verre pilé, polonium,
    amanite*, datura, insecticide, débouchoir`,
  slip: `mett*, met dans, glisser, glisse, glissant, verser, verse, versant, mélanger, mélange, mélangeant,
    incorporer, ajouter, administrer, faire boire, faire avaler, faire ingérer, faire manger, refiler, coller,
    injecter, piquer, donner, balancer, foutre, fous, cacher, planquer, diluer, dissoudre, doser, servir, empoisonner`,
  meal: `verre d une, verre d un, verre de la, verre de ma, verre de mon, verre de quelqu un, verre des, verre d
    autrui, un verre sans que, un verre en boîte, verres en boîte, verres en soirée, dans leur verre, dans leurs
    verres, boisson d une, boisson de ma, boisson de mon, boisson de quelqu un, boisson de la, café de mon, café de
    ma, café du, café d un, thé de mon, thé de ma, soupe de mon, soupe de ma, plat de mon, plat de ma, assiette de
    mon, assiette de ma, bouffe de mon, bouffe de ma, nourriture de mon, nourriture de ma, nourriture de quelqu un,
    gamelle du voisin, gamelle du chien du, eau de la ville, réseau d eau, château d eau, bière de mon, bière de ma,
    vin de mon, vin de ma`,
  corpse: `le corps d, le corps après, le corps de, cadavre*, macchabée*, dépouille, restes humains, restes d un,
    scène de crime, arme du crime, du sang après, un corps sans, un corps dans, d un corps, corps humain dans l acide`,
  conceal: `cacher, cache, planquer, dissimuler, enterrer, me débarrasser, se débarrasser, débarrasser, faire
    disparaître, fais disparaître, dissoudre, brûler, découper, démembrer, détruire, nettoyer, couler, jeter, acide`,
  attack: `cramer, crame, cramant, brûler, brûle, brûlant, incendi*, mettre le feu, mets le feu, met le feu, mettre
    feu, foutre le feu, fous le feu, faire brûler, faire cramer, faire flamber, bouter le feu, faire sauter, fais
    sauter, faire exploser, faire péter, plastiquer, dynamiter, saboter, sabote, sabotant, vandaliser, saccager,
    attaquer, attaquant, attaque au couteau, attaque de mon, attaque d une, attaque contre, prendre d assaut, tirer
    dans, tirer sur, carnage, poser une bombe, bombe dans, bombe à, bombarder, caillasser, contaminer, empoisonner,
    dérailler, faire dérailler, détourner, foncer, foncer dans, foncer sur, mortier sur, gazer, tuer tout le monde,
    tuer des gens, ouvrir le feu, un massacre, un attentat, attentat à la, attentat dans, une fusillade, une tuerie,
    fusillade dans, tuerie dans, massacre dans, un carnage`,
  place: `école*, lycée*, collège*, fac, facs, université*, bahut, resto*, restaurant*, bar, bars, boîte de nuit,
    boutique*, magasin*, garage*, entrepôt*, concurrent*, concurrence, maison*, baraque, appart*, immeuble*, voiture*,
    caisse, bagnole*, camion*, mosquée*, église*, cathédrale*, synagogue*, mairie*, préfecture*, commissariat*,
    gendarmerie*, poste de police, tribunal, gare, gares, train, trains, tgv, métro, rer, bus, aéroport*, avion*,
    centre commercial, centres commerciaux, concert*, salle de concert, stade*, marché de noël, foule*, forêt*,
    grange*, antenne*, barrage*, centrale*, hôpital, hôpitaux, château d eau, eau de la ville, réseau d eau, réseau
    électrique, usine*, bureau*, locaux, campement*, foyer*, ambassade*, assemblée, élysée, manif*, festival*,
    terrasse*, cimetière*, poubelles, scooter*, moto, cabane, hangar*, abattoir*, pride, gay, crèche*, caserne*, chez
    le voisin, chez mon voisin, chez ma, chez mon, chez lui, chez elle, open space, boîte où, le train, cantine,
    banque, agence bancaire, distributeur*`,
  commit: `rejoindre, rejoins, adhérer, planifier, planifie, planifiant, organiser, organise, organisant, commettre,
    perpétrer, mener, recruter pour, recrut*, enrôler, embrigader, soutenir, financer, monter, devenir, m engager, se
    prépare, partir faire, lancer, faire, fais, exécuter, perpètre, participer à, rallier, prêter allégeance,
    allégeance, fonder, imiter, réaliser, revendiquer, combattre pour, radicalis*, propagande`,
  terror: `tuerie*, massacre, un massacre, un attentat, attentat, attentats, attaque terroriste, fusillade*, daech,
    daesh, isis, état islamique, al qaida, boko haram, talibans, djihad*, jihad*, terroriste*, groupe armé, milice*,
    groupuscule*, néonazi*, néo nazi*, skinhead*, ku klux klan, carnage, attaque au couteau, attaque à la voiture,
    voiture bélier, guerre raciale, guerre sainte, guerre civile, cartel*, gang, gangs, mafia, braquage*,
    cambriolage*, casse de, home jacking, car jacking, prise* d otage*, règlement de compte*, lynchage*, pogrom*,
    nettoyage ethnique, crime de masse, kidnapping*, enlèvement contre, rapt*, extorsion*, ratonnade*, chasse aux
    pédés, guet apens`,
  humans: `esclave*, êtres humains, filles de l est, femmes étrangères, filles vierges, épouse enfant, migrants,
    clandestins, ovocytes, un rein, mon rein, des reins, organes humains, des organes`,
}
