/** People, and what is done to them, in French: see `SafetyWords`. */
export const PEOPLE_FRENCH = {
  others: `de mon patron, de ma patronne, du patron, de mon boss, de mon chef, de ma chef, de ma cheffe, de mon ex,
    mon ex, de mon copain, de ma copine, de ma meuf, de mon mec, de mon mari, de ma femme, de mon époux, de mon
    épouse, de mon conjoint, de ma conjointe, de mon compagnon, de ma compagne, de mon amie, de mon ami, d un ami, d
    une amie, de mon pote, de ma pote, de mon voisin, de ma voisine, du voisin, de la voisine, des voisins, de mes
    voisins, voisins, de mon collègue, de ma collègue, de mes collègues, d un collègue, d une collègue, de mon frère,
    de ma sœur, de ma soeur, de mon reuf, de ma reus, de ma mère, de ma daronne, de mes parents, de mon père, de mon
    daron, de mon prof, du prof, de ma prof, de la prof, des profs, du proviseur, du principal, de mon coloc*, de ma
    coloc*, de ma belle mère, de mon beau père, de ma belle sœur, de ma belle soeur, de mon beau frère, de quelqu un,
    d autrui, des autres, d un autre, d une autre, d autres personnes, d une personne, d un inconnu, d une inconnue, d
    inconnus, des gens, d une fille, d un mec, d une meuf, d une femme, d un homme, de mon crush, de mon rival, d un
    concurrent, de mon concurrent, du concurrent, des concurrents, d un client, de mon employé*, de mes employés, de
    mes salariés, de mon fils, de ma fille, de mon proprio, de mon propriétaire, de mamie, de ma grand mère, d une
    vieille, d une star, d un camarade, de mes camarades, de mon ancien*, de l ex, de ses ex, de mes amis, leur
    caméra, leurs caméras, leur webcam, leur compte, leurs comptes, leur téléphone, leurs messages, de ma tante, de
    mon oncle, de mon cousin, de ma cousine, de mon ancien patron, de mon associé, de ma proprio, de mon entraîneur,
    de mon grand père, de ma rivale, de mes beaux parents, de mon directeur, de ma directrice, de la directrice, du
    directeur, de ma conseillère, de ma nounou, de ma femme de ménage, de mon ado,
    qui n est pas à moi, qui est pas à moi, pas à moi, pas le mien, pas à toi, pas à soi, pas la mienne,
    qui ne m appartient pas, m appartient pas, ne t appartient pas, appartient à quelqu un, à quelqu un d autre,
    d une autre personne, trouvé dans la rue, volé`,
  spy: `espionner, espionne, écouter les appels, surveiller en cachette, surveiller secrètement, filmer en cachette,
    filmer à l insu, caméra cachée, suivre en cachette, mouchard, pister, géolocaliser, espionn*, espionnage de,
    épier, épie, épiant, filer ma, filer mon, filer une, filer quelqu un, la filer, le filer, prendre en filature,
    filature de, suivre à la trace, suivre à son insu, suivre discrètement, suivre en douce, suivre une fille, suivre
    une femme, suivre mon ex, suivre ma, le suivre partout, géolocalis*, localiser le téléphone, localiser le
    portable, localiser mon ex, localiser ma, localiser quelqu un, localiser une, sonoris*, poser un micro, planquer
    un micro, cacher un micro, mettre un micro, micro caché, micros cachés, mettre des micros, poser des micros, micro
    espion, balise gps, traqueur, airtag, airtags, mouchard*, mater, mate les, mate ma, reluquer, reluque, zieuter,
    écouter aux portes, lire par dessus, surveiller ma femme, surveiller ma copine, surveiller ma meuf, surveiller mon
    mari, surveiller mon mec, surveiller mon ex, surveiller ma voisine, surveiller une, surveiller les faits et
    gestes, surveiller les allées, surveiller le téléphone, surveiller les messages, surveiller à son insu, mettre sur
    écoute*, sur écoute, écouter les conversations, écouter discrètement, enregistrer à son insu, enregistrer en
    cachette, caméra espion, caméras espion, caméras cachées, caméra dissimulée, planquer une caméra, cacher une
    caméra, cacher des caméras, filmer en douce, filmer en scred, filmer sans, photographier en cachette,
    photographier à son insu, traquer le téléphone, traquer ma, traquer mon, traque, stalk*, stalker, suivre ses
    déplacements, suivre ses moindres, logiciel espion, appli espion, application espion, voyeur*, piste mon, piste
    ma, la suivre en, la suivre sans, la suivre jusqu, la suivre le, guetter devant, traceur gps, traceur sur, tracker
    gps, tracker sur, poser un traceur, entendre tout ce que, écouter tout ce que, entendre ce qui se dit, entendre
    tout ce qu, écouter tout ce qu`,
  secretly: `en cachette, secrètement, à son insu, à leur insu, sans qu elle, sans qu il, sans son accord, sans sa
    permission, sans autorisation, discrètement, sans se faire repérer, sans le savoir, en douce, en scred, en secret,
    en loucedé, discréto*, incognito, sans le dire, sans lui dire, sans qu elles, sans qu ils, sans que ma, sans que
    mon, sans que la, sans que le, sans que les, sans que personne, sans que quelqu un, sans consentement, sans leur
    accord, sans son consentement, sans leur consentement, sans prévenir, à l insu, ni vu ni connu, qu elle sache pas,
    qu il sache pas, qu elle ne sache, qu il ne sache, sache pas que, ne le sait pas, le sait pas, se doute de rien,
    se doute pas, ne se doute, se rend pas compte, ne s en rend, s en rende compte, capte rien, capte pas, ne capte,
    pige, caché, cachée, cachés, cachées, invisible, à distance sans, dans leur dos, dans son dos, derrière son dos,
    sans être vu*, sans se faire voir, sans me faire voir, sans se faire prendre, sans me faire prendre, sans me faire
    repérer, sans leur dire`,
  whereabouts: `où elle habite, où il habite, où elle vit, où il vit, où elle crèche, où il crèche, où habite mon ex,
    où habite ma, où habite une, où habite mon, où habite cette, où habite la, où vit mon ex, où vit ma, où vit mon,
    où vit la, où elle bosse, où elle travaille, où il travaille, où elle dort, où elle est, où elle se trouve, où
    elle sort, où elle va, son adresse, sa nouvelle adresse, l adresse de mon ex, l adresse de mon, l adresse de ma, l
    adresse d une, l adresse d un, l adresse de quelqu un, l adresse de cette, l adresse perso*, l adresse du juge, l
    adresse des, l adresse du flic, son domicile, son numéro, sa position, ses horaires, ses trajets, ses habitudes,
    ses déplacements, ses allées et venues, ses faits et gestes, avec qui elle, avec qui il, devant chez elle, devant
    chez lui, en bas de chez elle, en bas de chez lui, à la sortie de son, à la sortie du travail, identité réelle,
    vraie identité, données perso*, infos perso*, informations personnelles de, l adresse de celui, l adresse de ceux,
    l adresse du mec, l adresse de la meuf, l adresse de la fille`,
  film: `filmer, filme, filmant, enregistrer, enregistre, enregistrant, photographier, photographie, photographiant,
    prendre en photo, prendre des photos, mater, regarder, caméra, caméras, cam, micro, micros, webcam*, écouter,
    écoute, appareil photo`,
  intimate: `nudes, nude, photos nues, photo nue, photos de nue, photos intimes, photo intime, images intimes, vidéos
    intimes, vidéo intime, sextape*, sex tape*, deepfake*, deep fake*, hypertrucage*, photos dénudé*, photo dénudée,
    photos à poil, photo à poil, photos sexy, vidéo de cul, vidéos de cul, vidéo porno, vidéos porno, vidéo*
    sexuelle*, image* sexuelle*, photos compromettantes, photo compromettante, photos de ses seins, photos d elle nue,
    photos de toi nue, vidéo de ses ébats, contenu* intime*, onlyfans, porno, faux porno`,
  expose: `publi*, diffus*, poster, poste, postant, partag*, envoy*, mettre en ligne, balancer, balance, balançant,
    leak*, leaker, fuiter, faire tourner, fais tourner, faire circuler, afficher, affiche, revendre, vendre, vends,
    faire, fais, créer, générer, génère, fabriquer, obtenir, avoir, récupérer, voler, soutirer, exiger, demander,
    menacer, faire chanter, convaincre, forcer, pousser, pirater, montrer à tous, monter, truquer, trafiquer,
    photoshop, mettre le visage, mettre sa tête, échanger, collectionner, dévoiler, doxx*, doxer, dox, révéler,
    déshabiller avec`,
  hurt: `tuer, assassiner, empoisonner, poignarder, étrangler, égorger, torturer, kidnapper, séquestrer, violer,
    agresser, tabasser, frapper, blesser, harceler, faire chanter, extorquer, menacer, arnaquer, escroquer, asservir,
    droguer, noyer, étouffer, abattre, terroriser, intimider, stalker, traquer, humilier, dépouiller, faire du mal à,
    faire souffrir, maltraiter, décapiter, doxxer, buter, bute, butant, flinguer, flingue, flinguant, zigouiller,
    zigouille, zigouillant, dézinguer, dézingue, dézinguant, éliminer, élimine, éliminant, liquider, liquide,
    liquidant, planter un mec, planter quelqu un, saigner, saigne, saignant, fracasser, fracasse, fracassant,
    défoncer, défonce, défonçant, éclater la gueule, démonter la gueule, péter la gueule, casser la gueule, exploser
    la gueule, péter les genoux, péter les dents, casser les jambes, casser les genoux, briser les jambes, briser la
    nuque, massacrer, massacre, massacrant, lyncher, lynche, lynchant, poignarde, poignardant, tabasse, tabassant,
    frappe, frappant, cogner, cogne, cognant, gifler, giflant, fouetter, fouette, fouettant, démolir, démolis,
    démolit, démolissant, rouer de coups, mettre ko, mettre k o, assommer, assomme, assommant, vitrioler, vitriole,
    vitriolant, castrer, castre, castrant, mutiler, mutile, mutilant, kidnappe, kidnappant, enlever et, séquestre,
    séquestrant, ligoter, ligote, ligotant, rançonner, rançonne, rançonnant, racketter, rackette, rackettant, racket*,
    menace, menaçant, harcèle, harcelant, cyberharcel*, humilie, humiliant, terrorise, terrorisant, droguant,
    empoisonne, empoisonnant, intoxiquer, intoxique, intoxiquant, étouffe, étouffant, noie, noyant, étrangle,
    étranglant, égorge, égorgeant, éventrer, éventre, éventrant, démembrer, démembre, démembrant, descendre un, tirer
    une balle dans, mettre une balle à, mettre une balle dans, passer à tabac, tabassage, torturant, violenter,
    violente, violentant, viole, violant, abuser de, brutaliser, brutalise, brutalisant, martyriser, martyrise,
    martyrisant, maltraite, maltraitant, assassine, assassinant, tue, tuant, exécuter, faire disparaître, me venger d,
    venger de, soutirer, arnaqu*, arnaque, arnaquant, escroqu*, plumer, plume, plumant, entuber, entube, entubant,
    dépouille, dépouillant, gruger, détrousser, détrousse, détroussant, prostituer, prostitue, prostituant, faire
    tapiner, mettre sur le trottoir, esclavag*, endoctriner, embrigader, embrigade, embrigadant, embrigad*, manipul*,
    gazer, gaze, gazant, exterminer, extermine, exterminant, abatts, abatt, abattant, abats, abat, électrocuter,
    électrocute, électrocutant, brûler vif, brûler vive, immoler, cramer un, mettre le feu à, lapider, lapide,
    lapidant, pousser sous, pousser dans, pousser du, pousser au suicide, faire tomber dans, swatter, calomnier,
    mettre à genoux, rendre dépendant*, agress*, scalper, décapit*, traite de, faire traverser, traiter comme des
    esclaves, castagner, bastonner, bastonne, bastonnant, bastonn*, latter, lattant, dérouiller, dérouille,
    dérouillant, savater, battre à mort, battre ma, battre une, lâcher mon chien sur, écraser quelqu un, écraser un,
    écraser mon, écraser ma, écraser des, percuter, faire taire, enfermer, se débarrasser d un, me débarrasser de mon,
    me débarrasser de ma, se débarrasser de son, se débarrasser de sa, se débarrasser du, se débarrasser de ma, me
    débarrasser d un, supprimer ma, supprimer mon, supprimer un, trafic d, faire passer des, pourrir la vie, détruire
    la vie, ruiner la vie, gâcher la vie, briser la vie, pendre haut, asphyxier, asphyxie, asphyxiant, trafiquer sa
    chaudière, saboter sa, forcer à obéir, piéger des ados, piéger des filles, défigurer, défigure, défigurant,
    bizuter, bizute, bizutant`,
  someone: `quelqu un, une personne, personnes, des gens, les gens, gens, homme, hommes, femme, femmes, ma femme, mon
    mari, ma copine, mon copain, petite amie, petit ami, mon ex, mon patron, patron, mon chef, ma chef, collègue*,
    voisin*, ma mère, mon père, mes parents, mon frère, ma sœur, ma soeur, ma famille, camarade*, professeur*, prof,
    mon prof, fille, filles, garçon, garçons, personnes âgées, retraités, vieux, vieilles, grand mère, politicien*,
    président, ministre, migrants, réfugiés, immigrés, juifs, musulmans, homosexuels, chien, chat, chiens, chats,
    ouvriers, travailleurs, enfant, enfants, ami, amie, conjoint*, épouse, époux, compagne, policier*, humain, êtres
    humains, adolescent*, beau père, belle mère, otage*, victime*, ennemi*, élève, élèves, journaliste*, frère*,
    sœur*, soeur*, mère, père, mari, copine, copain, fils, grand père, inconnu*, bébé*, cousin*, mec, mecs, meuf,
    meufs, gars, keuf*, flic*, condé*, schmitt*, nana*, gosse*, gamin*, môme*, daronne, daron, darons, reuf*, reum,
    frangin*, tonton, oncle*, tante*, mamie*, papi, papis, papy*, mémé*, pépé, vieille, vieillard*, proprio*,
    locataire*, boss, manager, proviseur*, maires, député*, juge, juges, témoin*, procureur, rival, rivale,
    concurrent, patronne, gendre, belle fille, beau frère, belle soeur, belle sœur, beau fils, amant*, sdf, passant*,
    touriste*, cliente, des clients, passager*, chauffeur*, noirs, arabes, gays, gay, homos, pédé*, trans, lgbt*,
    infidèles, mécréants, chrétiens, animaux, animal, chiot*, chaton*, pigeon*, clebs, clébard, bêtes, crush, coloc*,
    beauf, gendarme*, militaire*, soldat*, vigile*, caissière, commerçant*, dealer rival, youtubeur*, célébrité,
    harceleur*, prétendant, nourrisson*, tout petit, jeunes filles, jeunes femmes, prostituée*, pute*, salope*, auto
    stoppeu*, joggeu*, promeneur*, ma cousine, nièce*, neveu*, ado, ados, camarade, l homme, la femme, mairies,
    rouquin, migrant*, réfugié*, musulman*, juif*, un type, ce type, le type, le maire, mon directeur, ma directrice,
    le directeur, mon propriétaire, sa maîtresse, ma maîtresse, associé, associée, binôme, camarade de classe, proc,
    banquier, conseillère, chauffeur de bus, celle qui, celui qui, ceux qui, celles qui, sans papiers, saisonniers,
    bizuths, motards, cyclistes, cycliste, motard, riverains, ma compagne, mon compagnon, joggeuses, qqn, qq un,
    quelqun`,
  strike: `frapper, frappe, frappant, tapant, cogner, cogne, cognant, battre, bats, gifler, gifle, giflant, tabasser,
    tabasse, tabassant, fouetter, fouette, fouettant, punir, punis, punit, punissant, corriger, corrige, corrigeant,
    dérouiller, bastonner, fesser, poignarder, mettre des coups, donner des coups, étrangler, agresser, blesser,
    brutaliser, secouer, torturer, faire mal à, défoncer, fracasser, démolir, casser la gueule, rouer de coups`,
  injury: `fauteuil roulant, coma, ne remarche, plus jamais marcher, plus jamais remarch*, marche plus jamais,
    remarche plus, se relève plus, ne se relève, traces de coups, sans traces, sans marques, sans laisser de marques,
    sans laisser de bleus, bleus, ecchymose*, hématome*, laisser de traces, que ça se voie, que ça se voit,
    inconscient*, paralys*, handicapé à vie, à moitié mort, presque mort, à l hosto, à l hôpital, aux urgences, dents
    cassées, os cassés, pour qu elle obéisse, pour qu il obéisse, obéir, obéisse, qu elle ait peur, qu il ait peur,
    peur de moi, qu elle se taise, qu il se taise, jusqu au sang, jusqu à ce qu elle, jusqu à ce qu il, où ça se voit
    pas, là où ça se voit`,
  kin: `ma femme, ma copine, ma meuf, mon mec, mon mari, mon gosse, mes gosses, mon fils, ma fille, mes enfants, mon
    enfant, mon bébé, ma mère, ma daronne, mon père, ma grand mère, mamie, mon chien, mon chat, un enfant, une femme,
    un gosse, mon petit frère, ma petite soeur, ma petite sœur, une vieille, un vieux, mon beau fils, ma belle fille,
    mon ex`,
  approach: `appâter, draguer, rencontrer en secret, voir en secret, en cachette de leurs parents, sans que leurs
    parents, sans leurs parents, dans le dos des parents, garde le secret, gardent le secret, m envoie des photos, m
    envoient des photos, m envoyer des photos, envoyer des photos d elle, envoyer des nudes, me faire passer pour un
    ado, me faire passer pour une ado, me retrouver seul avec, m isoler avec, épouser, chatter avec, tchatter avec,
    webcam avec, en webcam, devenir le copain d, m approcher des petit*, m approcher de gamin*, m approcher d enfants,
    sortir avec une, toucher les petit*, être seul avec des, rester seul avec des`,
  captive: `confisquer leurs, confisquer leur, garder leurs passeports, garder leur passeport, leurs passeports, leur
    passeport, prendre ses papiers, garder ses papiers, garder leurs papiers, ne puisse pas partir, ne puissent pas
    partir, empêcher de partir, l empêcher de partir, l enfermer, les enfermer, enfermé* dans, enfermée chez, contre
    son gré, contre leur gré, dans ma cave, promesse de travail, promesse d emploi, promettant un travail, promettant
    un emploi, fausse promesse, faux contrat, fausse annonce de, faux casting, faux castings, faux emploi, rembourser
    leur dette, remboursent leur dette, sans les payer, bosser gratuitement, sur le trottoir pour, qu elles tapinent,
    tapiner pour moi, travailler pour moi dans un appart, ne peuvent pas partir, peuvent pas partir, ne peut pas
    partir, les tenir, pour les tenir, gratuits`,
  hasten: `me débarrasser, se débarrasser, accélérer, hâter, précipiter, plus vite, avant l heure, faire partir,
    accident, éliminer, aider à partir, pousser dans l escalier, mourir plus vite, meure plus vite, disparaître`,
  gain: `hérit*, testament, assurance vie, l assurance, la succession, sa retraite, sa pension, son argent, sa
    fortune, la maison me, cardiaque, son cœur, toucher l argent, toucher l assurance, toucher la prime`,
  shoot: `tirer sur, tirer dans, shooter des gens, tire sur, ouvrir le feu sur, canarder, sniper`,
  sexual: `sexe, sexuel*, nue, nues, nus, nudes, photos nues, porno*, séduire, coucher avec, érotique*, draguer,
    abuser, déshabiller, coucher, couche avec, touche des, caresser, attouchement*, tripoter, tripote, baise, pelot*,
    rapport* sexuel*, faire l amour, ken, niquer, nique, sucer, suce, fellation*, sexto*, sextos, à poil, dénudé*, en
    sous vêtements, en petite tenue, séduis, sédui, séduiant, drague, abuse*, abuse, abusant, viol, violer, viole,
    violant, pédophil*, se toucher, se déshabill*, déshabill*, me masturber, masturb*, photos de nu, jouir,
    pornographi*, hentai, lolicon, bite, zizi, foufoune, attiré par, attirée par, webcam nue, strip, tailler une pipe,
    baiser avec, baiser une, baiser des, sous la jupe`,
  minor: `enfant, enfants, mineur, mineurs, mineure, mineures, fillette*, petite fille, petites filles, petit garçon,
    adolescente*, collégienne*, collégien*, écolière*, 10 ans, 11 ans, 12 ans, 13 ans, 14 ans, 15 ans, gamin*,
    gamine*, gosse*, môme*, ado, ados, préado*, pré ado*, lycéenne*, lycéen*, écolier*, un élève, une élève,
    fillettes, bambin*, jeune fille, jeunes filles, jeune garçon, jeunes garçons, petits garçons, mineure*, moins de
    15, moins de 18, moins de 16, 8 ans, 9 ans, belle fille de, ma belle fille, ma nièce, mon neveu, ma petite soeur,
    ma petite sœur, nourrisson*, bébé*, tout petits, impubère, pucelle*, babysitting, baby sitting, loli, lolis, cm1,
    cm2, élèves mineures, 6 ans, 7 ans`,
}
