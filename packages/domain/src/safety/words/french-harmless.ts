/** What speaks for a finding, in French: see `SafetyWords`. */
export const HARMLESS_FRENCH = {
  harmless: `bombe* de bain, bombe* calorimétrique*, bombe* à graines, bombe de peinture, bombe* aérosol*, bombe*
    effervescente*, bombe* de chocolat, tuer le temps, tuer un processus, tuer des processus, tuer le processus, tuer
    les bactéries, pistolet* à colle, pistolet* à eau, pistolet* à peinture, pistolet* de massage, piratage éthique,
    hacking éthique, hacker éthique, hackathon*, life hack*, contrôle des armes, permis de chasse, prévention du
    suicide, prévenir le suicide, arme* blanche* escrime, passage* d armes, sans me blesser, sans se blesser, sans
    blesser, éviter de me blesser, pompe à chaleur, vol à voile, mélange d épices, herbes aromatiques, maison d
    édition, recette* de grand mère, éducation sexuelle, éducation à la sexualité, santé sexuelle, sans jeûner, fines
    herbes, herbe du jardin, réseau* social*, réseaux de neurones, pot de vin, cheval de troie antiquité, guerre de
    troie, enlever une tache, enlever les taches, grenade fruit, jus de grenade, fusil de chasse permis, fer de lance,
    arme secrète, frapper à la porte, frapper une balle, piéger les moustiques, perdre du poids sainement, manger
    sans, sans me priver, médicaments sont, arts martiaux, pieds nus, bombe* glacée*, bombe* volcanique*, bombe* à
    eau, bombe* culinaire*, bombe* vitaminée*, bombe* calorique*, cocktail explosif, croissance explosive, faire
    mouche, histoire d un crime, sexe des anges, différence* sexuelle*, orientation sexuelle, reproduction sexuée,
    reproduction sexuelle, nu artistique, tuer dans l œuf, tuer les germes, tuer les moustiques, tuer les limaces,
    tuer le cancer, tuer les cellules, arme* de séduction, arme* en bois, arme* en mousse, arme* médiévale*, tirer des
    photos, mourir de rire, fort comme la mort, portable photo, mourir dans le jeu, gaz à effet de serre, herbe* de
    provence, peur de mourir, faire mourir, saut à l élastique, saut en parachute, saut à la perche, corde à sauter,
    mourir d amour, voler dans les airs, me couper les cheveux, me coupe les cheveux, me couper la frange, me coupe la
    frange, me couper une frange, me couper les ongles, me couper les pointes, me couper la barbe, me couper la
    parole, me coupe la parole, me couper du monde, me couper l appétit, me coupe l appétit, me coupe le souffle, me
    couper en cuisin*, me couper en cuisine, me couper en quatre, me couper les doigts, me coupe les doigts, sans me
    couper, peur de me couper, éviter de me couper, évite de me couper, pas me couper, plus me couper en, me couper
    des réseaux, me couper des écrans, me couper d internet, sans me faire mal, sans me faire du mal, peur de me faire
    mal, éviter de me faire mal, pas me faire mal, me faire mal aux, me faire mal au, me faire mal en courant, me
    faire mal à la, me saigner aux quatre, me tue à la tâche, me tue au travail, me tue à répéter, me tue à leur, me
    tue à lui, me tue au boulot, me noyer dans un verre, me noyer sous, me noie sous, me noyer dans les, sans me
    noyer, peur de me noyer, éviter de me noyer, pas me noyer, me tuer à la tâche, me pendre au cou, vivre en ville,
    vivre en coloc*, vivre en région, vivre en appart*, vivre chez mes, vivre chez ma, vivre à la campagne, vivre à
    crédit, vivre à découvert, vivre dans le désordre, vivre dans le bazar, vivre dans un studio, vivre avec mes
    parents, vivre au jour le jour, vivre de mes, vivre de ma, vivre de mon, vivre dans un appart*, vivre à paris,
    vivre à l étranger, vivre à deux, vie de bureau, vie active, vie citadine, la vie en ville, vie professionnelle,
    vie chère, adieu pour un collègue, adieu à un collègue, adieu à mes collègues, adieu d un collègue, adieu pour ma
    collègue, adieu à une collègue, adieu à mon chef, adieu au tabac, adieu à la cigarette, adieu au sucre, mes adieux
    à mes élèves, mes adieux au football, la retraite, pot de départ, lettre d adieu de werther, lettre d adieu du
    personnage, me retailler, me tailler la barbe, sur les rails avec, remettre sur les rails, remettre mes finances
    sur les rails, remettre ma vie sur les rails, sommeil éternel de la belle, mourir de honte, mourir d ennui, mourir
    de chaud, mourir de trouille, crever de chaud, crever de trouille, crever l écran, crever un pneu, crever d ennui,
    crever de honte, hacker* ses habitudes, hacker son sommeil, hacker mon sommeil, hacker mon cerveau, hacker sa
    productivité, hacker son cerveau, pirater mon cerveau, faire chanter une chorale, faire chanter ma classe, faire
    chanter les enfants, faire chanter des enfants, faire chanter mes élèves, faire chanter un chœur, faire chanter un
    choeur, faire chanter ma chorale, faire chanter ma guitare, faire chanter un public, faire chanter le public,
    faire chanter une classe, faire chanter sa classe, brûler des calories, brûler les graisses, brûler des graisses,
    brûler les étapes, brûler des bougies, brûler de l encens, brûler du bois, bois à brûler, faire sauter des crêpes,
    faire sauter les crêpes, faire sauter une crêpe, faire sauter des légumes, faire sauter les légumes, faire sauter
    à la poêle, faire exploser mes ventes, faire exploser mon audience, faire exploser mon compteur, faire exploser le
    score, exploser mon record, exploser mes records, exploser le record, exploser mes scores, faire exploser du maïs,
    tuer le cafard, tuer les cafards, tuer des cafards, tuer les fourmis, tuer les pucerons, tuer les rats, tuer les
    souris, tuer les mites, tuer les puces, tuer les punaises, tuer le game, tuer le match, tuer un match, tuer un
    cochon, tuer le cochon, tuer la poule, tuer des poules, tuer un boss, tuer le boss, tuer le dragon, tuer des
    zombies, tuer sur scène, tuer le suspense, tuer le père, tuer à coup sûr, tuer un poulet, tue tête, buter contre,
    buter sur, tabasse sur scène, cogner au sac, frapper dans un sac, frapper au sac, frapper le sac, frapper au but,
    frapper des mains, frapper dans les mains, frapper un coup franc, frapper à l, frapper fort au tennis, défoncer le
    game, défoncer une porte ouverte, déchire, piquer une crise, piquer une sieste, piquer un fou rire, piquer un
    somme, piquer une tête, piquer un sprint, piquer à la machine, piquer le tissu, piquer des cuirs, piquer la
    curiosité, voler de mes propres, voler de ses propres, voler en parapente, voler en planeur, voler en ulm, voler
    en avion, voler en formation, voler la vedette, voler un drone, voler mon drone, voler un cerf volant, faire voler
    un, faire voler mon, faire voler des, braquer les projecteurs, braquer à fond, braquer en marche, casser la
    croûte, casser les codes, casser des œufs, casser des noix, casser la baraque, casser la glace, casser sa voix,
    casser les prix, casser ma routine, couper le souffle, clouer le bec, drogue* dans la littérature, médicament*
    génériques, bombe* sexy, être une bombe, une bombe en, une bombe de saveurs, bombe* à retardement littéraire, une
    vraie bombe, bombe* lacrymogène de défense, bombe* de laque, bombe* de mousse, bombe* désodorisante*, bombe* de
    chantilly, graffiti à la bombe, peinture à la bombe, bombe* peinture, bombes de peinture, tag à la bombe, peindre
    à la bombe, bombe d équitation, bombe* cavalière, mousse à raser, alerte à la bombe de 1940, cocktail* de fruits,
    cocktail* sans alcool, cocktail qui tue, pétard mouillé, fumée d un pétard, arme à double tranchant, passes d
    armes, maître d armes, faire ses premières armes, à armes égales, armes de séduction, prise d armes, armoiries,
    place d armes, fusil* de chasse, fusil* à harpon, fusil harpon, fusil* d épaule, changer son fusil, coup de fusil,
    pistolet* laser, pistolet* à air, pistolet* à bulles, pistolet* à mastic, pistolet* à silicone, pistolet* à
    essence, pistolet* à chaleur, pistolet* arrosage, pistolet* d arrosage, pistolet* à calfeutrer, pistolet* 10 m,
    pistolet* 10m, silencieux de voiture, silencieux de moto, herbe* à chat, herbe* folles, herbe* sauvages, herbe*
    médicinales, couper l herbe, tondre l herbe, herbe haute, mauvaise herbe, mauvaises herbes, herbe de la pelouse,
    en herbe, coke en stock, charbon et coke, héroïne du roman, héroïne de, héroïne d une, une héroïne, l héroïne du,
    héroïnes, crack du jeu, crack aux échecs, crack en, un crack, une came, arbre à came, arbre à cames, arbres à
    cames, cristal de bohême, cristal taillé, opium du peuple, extase mystique, chanvre textile, acide base, acide
    aminé*, acides aminés, acide citrique, acide hyaluronique, speed dating, speed cubing, speed run, speedcubing, lsd
    en danse, champignons de paris, trafic web, trafic sur mon site, trafic sur mon blog, trafic routier, trafic
    aérien, trafic organique, trafic ferroviaire, générer du trafic, plus de trafic, attirer du trafic, attaque de
    panique, attaques de panique, attaque cardiaque, attaque des pions, attaque du roi, attaque rapide, attaque en
    piqué, attaque placée, attaque à dix, attaque est indienne, attaque fegatello, attaque des titans, attaquer le
    roi, attaquer un marché, attaquer le marché, attaquer en justice, attaquer la montée, attaquer un morceau,
    attaquer l année, attaquer la rentrée, mort aux trousses, chien de chasse, chien d arrêt, dresser mon chien,
    dresser un chien, dressage de, chaîne de ponzi histoire, violer les règles, violer le secret, violer une règle,
    violon, viole de gambe, viole d amour, de la viole, nu intégral interdit, peau nue, pied nu, à mains nues, œil nu,
    dessin de nu, modèle nu, dessiner des nus, nus artistiques, modèles nus, sexe des plantes, sexe des poussins, mère
    célibataire, mineur de fond, mineurs de fond, gamme mineure, accord mineur, accords mineurs, mode mineur, si
    mineur, ré mineur, la mineur, mi mineur, do mineur, sol mineur, tierce mineure, gammes mineures, coucher les
    enfants, coucher mon bébé, coucher un enfant, coucher bébé, coucher mes enfants, heure du coucher, coucher de
    soleil, couchers de soleil, coucher du soleil, rituel du coucher, jeûne intermittent, sans me faire vomir, envie
    de vomir, purger les radiateurs, purger un radiateur, purger mes radiateurs, purger les freins, purger le circuit,
    purge des radiateurs, os de poulet, bouillon d os, bouillons d os, dissection, cadavre exquis, cadavres exquis,
    enterrer la hache, enlever un vernis, enlever la peinture, enlever un enfant de la crèche légalement, escape game,
    jeu d évasion, évasion fiscale histoire, grand saut, meurtre et mystère, murder party, cluedo, loup garou, loups
    garous, meurtre au, meurtres au, meurtre de, l affaire du meurtre, guerre des boutons, harcèlement moral
    reconnaître, traquer les fautes, traquer les erreurs, traquer mes dépenses, traquer ses dépenses, traquer mon
    sommeil, traquer mes calories, traquer les bugs, tracker mes dépenses, chasse au trésor, cambriolage au musée de,
    arnaquer dans le jeu, menacer le roi, menacer la dame, menace de mat, sans menacer, sans frapper, sans crier ni
    frapper, jamais frapper, sans violence, sans humilier, sans punir, coup de gueule, tuer la concurrence, exploser
    la concurrence, écraser la concurrence, écraser de l ail, dominer la concurrence, abattre un arbre, abattre des
    arbres, abattre une cloison, abattre un mur, abattre les murs, abattre une bête, étrangler de rire, étouffer mes
    émotions, étouffer les plantes, étouffer un feu, noyer le poisson, noyer les plantes, assassiner le président
    histoire, saigner du nez, saigner une volaille, saigner le cochon, fumer une viande, fumer du saumon, fumer le
    poisson, tirer sur la corde, tirer au but, tirer un penalty, tirer les coups, tirer un trait, tirer à l arc, tirer
    à la carabine, tirer parti, tirer profit, tirer les cartes, tirer le tarot, tirer les rois, tirer son lait, tirer
    mon lait, tire lait, tir à la carabine, tir au pistolet, tir sportif, club de tir, stand de tir, ball trap, tir
    aux pigeons, pigeon d argile, pigeons d argile, ado se scarifie*, fils se scarifie*, fille se scarifie*, frère se
    scarifie*, sœur se scarifie*, soeur se scarifie*, amie se scarifie*, ami se scarifie*, élève* se scarifie*, copine
    se scarifie*, qui se scarifie*, parle de se suicider, parle de se tuer, parle de suicide, parle de mourir, parle
    de se foutre en l air, veut se suicider, veut mourir, menace de se suicider, menace de se tuer, il pense au
    suicide, elle pense au suicide, qui pense au suicide, suicide de mon, suicide de ma, après l anorexie, après une
    anorexie, après la boulimie, anorexie mentale, enfant adopté, géolocaliser mon chat, manipuler un bébé, manipuler
    bébé, manipuler des données, mettre le feu au public, mettre le feu au dancefloor, mettre le feu sur scène, mettre
    le feu à la piste, mettre le feu à la salle, organiser mon enterrement de vie, enterrement de vie de, son
    enterrement, derniers jours de vacances, derniers jours de travail, derniers jours de congé*, derniers jours de
    grossesse, derniers jours d été, derniers jours de classe, derniers jours de pompéi, derniers jours d un condamné,
    derniers jours de soldes, dernier jour d un condamné, mon dernier jour d école, dernier jour de vacances, ma
    dernière journée de travail, pense à la mort de, ma dernière soirée à, jveux me former, peur de la mort, va me
    tuer, vont me tuer, vas me tuer, me faire renverser, adieu merci pour ces années, dernier message de confirmation,
    jamais être né poète, sans être né, pas être né riche, fatigué de me battre avec excel, fatiguée de me battre
    avec, sos suicide, sos amitié, mon dernier jour de, rendre la vie plus, sans les tuer, pas les tuer, pas pour les
    tuer, sans le tuer, sans la tuer, tente dôme, la corde est trop, la lame est émoussée, la lame est rouillée, lame
    de scie, quand je saigne du nez, saigne des gencives, mon cercueil de carton, faire mes affaires,
    logiciel espion sur mon, application espion sur mon, appli espion sur mon, logiciel espion dans mon,
    mouchard sur mon, mon compte piraté, mon compte instagram piraté, mon compte facebook piraté,
    compte piraté récupérer, mon propre compte, traite négrière, traite des esclaves, traite atlantique,
    commerce triangulaire, commerce des esclaves, traite des noirs, marchands d esclaves`,
  before: `prévention, prévenir, histoire, historique, premiers secours, traitement, traiter, soigner, soins,
    thérapie*, aider, aide, soutenir, soutien, accompagner, conseiller, sensibilis*, politique*, éthique, parler de,
    parler du, discuter, faire face, deuil, psychologie, sociologie, criminologie, statistiques, médecine légale,
    musée, littérature, pourquoi, signes, symptômes, addiction*, désintoxication, sevrage, désarmement, déminage,
    déminer, traité, convention, comprendre pourquoi, débat*, survivants, lutte contre, après un, après le, effets de,
    effets des, pour les enseignants, enseignants, parents d, infirmier*, infirmière*, secourisme, causes, dangers,
    conséquences, risques, impact, rôle, invention, inventeur, économie de, journalis*, aidants, guerre mondiale,
    guerre froide, projet manhattan, expliquer aux, apprendre aux enfants, prévent*, médiation, juridique*, droit
    pénal, code pénal, dissertation sur, exposé sur, oral sur, roman sur, documentaire sur, film sur, témoignage*,
    sortie de, sortir de, sortie d, guérison, guérir, guérie, guéri, rémission, en rétablissement, rétablissement,
    accompagnement, bénévole*, animateur*, animatrice*, éducateur*, éducatrice*, infirmi*, psychologue*, travailleu*
    social*, assistante sociale, aide soignant*, pompier*, gendarme réserviste, libération, hommage, commémor*,
    analyse de l œuvre, bac de français, bac philo, partiel de, partiel, examen de, concours de, master en, licence
    de, l2, l3, l1, archive*, bataille de, bataille, procès, enquête sur, fondation, origine*, fonctionnement de la
    prévention, lutter contre, dire non à la drogue, arrêter la drogue, arrêter le cannabis, arrêter la cocaïne,
    arrêter la coke, arrêter le shit, arrêter de fumer, décrocher, me sevrer, durkheim, madame bovary, werther,
    hamlet, shakespeare, anna karénine, camus, emma bovary, mishima, écoute active, sos suicide, sos amitié`,
  after: `prévention, histoire, convention, traité, désarmement, réglementation, législation, loi, lois, éthique,
    détection, sensibilisation, thérapie, traitement, avec autorisation, légalement, ctf, test* d intrusion, pentest*,
    en laboratoire, guerre mondiale, guerre froide, dans la littérature, au cinéma, au musée, soigner, chez les
    jeunes, chez les adolescents, chez shakespeare, dans l opéra, dans l art, au théâtre, déminage, élimination, en
    milieu scolaire prévenir, taux, évitez, éviter, prévenir, je suis infirmi*, je suis psy*, je suis prof, infirmière
    scolaire, en milieu carcéral, droit pénal, mandat signé, mandat, autorisé*, autorisation écrite, avec accord, de
    ma propre, de notre propre, notre propre, nos propres, mon propre, ma propre, mes propres, dans le roman, dans l
    œuvre, oral du bac, au bac, bac de français, dissertation, exposé, à verdun, à ypres, en 1914, en 14 18, en 39 45,
    seconde guerre, première guerre, sous l occupation, en thérapie, depuis ma guérison, en guérison, en rémission,
    conduites à risque, réduction des risques, pour la brigade, pour les parents, pour parents, lui parler, lui en
    parler, l accompagner, l aider, les aider, l écouter, les accompagner, la soutenir, le soutenir, commentaire,
    commentaire de texte, plan de lecture, lecture, résumé, résumé de, personnages, romantisme, tragédie, sociologie,
    camus, durkheim, essai, dans hamlet, dans werther, étude de l œuvre, taux de,
    pour travailleurs sociaux, pour les travailleurs sociaux, pour assistants sociaux, pour assistantes sociales,
    pour les assistantes sociales, pour éducateurs, pour les éducateurs, pour psychologues, pour les psychologues,
    pour infirmi*, pour les infirmi*, pour avocats, pour les avocats, formation pour enseignants,
    formation pour les enseignants, formation pour policiers, formation pour les policiers, formation des,
    formation pour, pour les ong, pour bénévoles`,
  real: `pour de vrai, en vrai, dans la vraie vie, vraie technique, vraie méthode, vraiment savoir, vraiment le faire,
    le faire moi même, maîtriser moi même, pas juste pour le roman, mais il me faut la vraie, réellement, réel,
    réelle, tester sur, essayer sur, sur mon mari, sur ma femme, sur mon patron, promis, je te jure, juré, passer à la
    pratique, en réalité`,
  care: `comment l aider, comment les aider, l aider, les aider, lui venir en aide, l accompagner, les accompagner,
    accompagner mon, accompagner ma, le soutenir, la soutenir, les soutenir, soutenir mon, soutenir ma, comment
    soutenir, l écouter, les écouter, lui parler, lui en parler, que lui dire, quoi lui dire, quoi dire à, comment
    aider, comment réagir, être là pour, je m inquiète pour, inquiète pour, comment parler à, en parler avec, en
    parler à mon, en parler à ma, soutenir un, soutenir une, accompagner un, accompagner une, aider un, aider une,
    aider mon, aider ma, mon frère parle, ma soeur parle, ma sœur parle, mon ami parle, mon amie parle, une amie
    parle, un ami parle, mon fils parle, ma fille parle, mon élève, mes élèves, mes patients, proches de, famille de,
    sos suicide, écoute active, bénévole, écoutant, écoutante, ligne d écoute, numéro d écoute`,
  guard: `protéger, protection, protège, défendre, défense, contre, détecter, détection, reconnaître, identifier,
    éviter, empêcher, sécuriser, sécurité, mon propre, mes propres, réinitialiser, restaurer, analyser, analyse,
    éthique, test* d intrusion, pentest*, certification, victime de, si quelqu un, si on me, signaler, été piraté,
    sauver, survivre, autodéfense, lutter, dénoncer, pirates, hackers, escrocs, arnaqueurs, prédateurs, harceleurs,
    agresseurs, voleurs, cambrioleurs, harcèlement scolaire, red team, examen, entretien, prévenir, signes, portail
    captif, mandat, audit, pentester, bug bounty, root me, hack the box, tryhackme, oscp, ctf, labo personnel, ma
    propre, mes propre*, notre propre, nos propres, sensibilis*, victimes de, victimes, association d aide, si mon, si
    ma, m a piraté, s est fait pirater, me suis fait pirater, piraté mon, piraté mes, m a volé, m ont volé, on m a, se
    remettre d, sortir d une, sortir d un, se reconstruire, juriste*, avocat*, magistrat*, enquêteur*, gendarmerie
    recrut*, concours de police, concours gendarme, droit pénal, déjouer, repérer les, repérer une, repérer un,
    désamorcer, sauvet*, secour*, premiers soins, self défense, légitime défense, soigne*, protéger mes, mettre à l
    abri, se défendre, me défendre, parler à, alerte enlèvement, supprimer un virus, supprimer un malware, supprimer
    un logiciel, supprimer le virus, supprimer le logiciel, arrêter un harceleur, récupérer mon, récupérer mes,
    récupérer ma, récupérer un compte piraté`,
  play: `jeu, jeux, jouer, échecs, poker, tennis, dessiner, dessin*, peindre, bande dessinée, accessoire*, carton,
    papier, bois, mousse, origami, costume*, scène, maquette*, soirée enquête, murder party, tir à l arc, balle,
    ballon, but, personnage*, airsoft, paintball, zombies, boxe, blague*, karaté, judo, mma, lutte, escrime, arts
    martiaux, foot, football, handball, volley, rugby, bataille d oreillers, boule de neige, enquête, théâtre, polar,
    énigme*, saut à l élastique, parachute, parkour, trampoline, plongeon, cascade*, escape game, jeu de rôle, jeu de
    rôles, jdr, lego, playmobil, marionnette*, cirque, magie, danse, impro, improvisation, stand up, humour, sketch*,
    one man show, billard, pétanque, basket, hockey, penalty, penaltys, coups francs, coup franc, smash, service au
    tennis, jonglage, pokémon, zelda, minecraft, échiquier, belote, tarot, bridge, dames, monopoly, mario, figurine*,
    cosplay*, film d horreur faire, court métrage`,
  pictures: `photo*, portrait*, film, films, filmer, vidéo*, caméra, photographier, photographe, mariage, paysage*,
    argentique, objectif, reflex, canon, nikon, animalière, oiseaux, instagrammable`,
  between: `sur, à propos, documentaire, exposé, dissertation, podcast, roman, affiche*, conférence, discours, quiz,
    cours sur, musée, rapport, contre, présentation, exposé sur, mémoire sur, thèse sur, podcast sur, affiche sur,
    film sur, article sur, chanson sur, livre sur, atelier sur, mini série, scénario, pièce, nouvelle, bd, site sur`,
}
