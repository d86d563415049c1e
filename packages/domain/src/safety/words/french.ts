import type { SafetyWords } from '../safety-words.ts'
import { ACTS_FRENCH } from './french-acts.ts'
import { CRISIS_FRENCH } from './french-crisis.ts'
import { HARMLESS_FRENCH } from './french-harmless.ts'
import { PEOPLE_FRENCH } from './french-people.ts'
import { UNSAFE_FRENCH } from './french-unsafe.ts'

export const FRENCH: SafetyWords = {
  language: 'fr',
  verbFirst: true,
  ...CRISIS_FRENCH,
  ...ACTS_FRENCH,
  ...PEOPLE_FRENCH,
  ...HARMLESS_FRENCH,
  unsafe: UNSAFE_FRENCH,
  misspelt: `suicide, suicider, explosif, explosifs, bombes, fabriquer, cocaïne, héroïne, cannabis, méthamphétamine,
    ketamine, amphétamine, ecstasy, cambrioler, cambriolage, braquage, kidnapper, kidnapping, empoisonner, torturer,
    tabasser, poignarder, harcèlement, racketter, pistolet, munitions, kalachnikov, molotov, passeport, instagram,
    whatsapp, facebook, snapchat, téléphone, voisin, voisine, anorexique, boulimie, somnifères, médicaments,
    doliprane, comprimés, ransomware, rançongiciel, malware, hameçonnage, phishing, terroriste, attentat, tuerie,
    proxénète, pédophile, scarifier, scarifie`,
  request: `proxénète, violeur, guet apens, séquestration, travail forcé, mariage forcé, guerre raciale, trafiquant de
    drogue, trafiquant d armes, trafic d armes, trafic de migrants, trafic d enfants, trafic de femmes, trafic d
    organes, traite d humains, esclave domestique, esclaves domestiques, kalach, kalachs, kalash, vitriol, défigurer,
    extorquer, racketteur, braqueur, brouteur*, démembrer, prise d otage*, prendre en otage, soumission chimique,
    drogue du violeur, point de deal, fourgon blindé, attaque de fourgon, incendie volontaire, incendie criminel,
    chien de combat, chiens de combat, combat de chiens, combats de chiens, ratonnade*, sextorsion, pédocriminel*,
    baron de la drogue, labo clandestin, laboratoire clandestin, meurtre sans, violer sans, tuer et, tuer des animaux,
    brûler une église, fausse carte d identité, fausses cartes, faux certificat*, faux chèques, faux site de vente,
    faux policiers, arnaque crypto, arnaque au, arnaque à la, arnaque à l, contre rançon, demande de rançon, fausse
    promesse d emploi, confisquer les passeports, confisquer leurs passeports, traite des êtres humains`,
  ask: `aide moi, aidez moi, aidez nous, aide nous, m aider, m aide, m aides, m aidez, m aiderait, nous aider,
    conseillez moi, conseille moi, me conseiller, peux tu m aider, pouvez vous m aider, besoin d aide pour, tester la
    sécurité, contre une mairie, contre une entreprise, contre une école, contre mon école, contre mon lycée, contre
    mon ex, contre un hôpital, contre la police, contre les flics, contre mon voisin, contre mes, contre les migrants,
    contre une mosquée, contre une synagogue, contre une banque, contre un site, contre mon patron, contre des gens`,
  evade: `sans ** faire prendre, sans ** faire choper, sans ** faire attraper, sans ** faire gauler, sans ** faire
    pincer, sans ** faire repérer, sans ** faire arrêter, sans ** faire coincer, sans ** faire griller, sans ** faire
    serrer, sans ** faire cramer, sans ** faire chopper, sans ** faire capter, sans ** faire voir, sans ** faire
    remarquer, sans ** faire pister, sans ** faire contrôler, sans être vu*, sans être pris*, sans être repéré*, sans
    être arrêté*, sans être détecté*, sans être inquiété*, sans être tracé*, sans être identifié*, sans être
    soupçonné*, sans être reconnu*, sans laisser de trace*, sans laisser d empreinte*, sans laisser de preuve*, sans
    laisser aucune trace, sans trace*, sans preuve*, sans que personne, sans que la police, sans que les flics, sans
    que les keufs, sans que les gendarmes, sans que quelqu un, sans que les voisins, sans que ça se voie, sans que ça
    se voit, sans que ça se sache, sans que ça se remarque, sans se faire prendre, sans me faire prendre, sans
    réveiller, sans alerter, sans déclencher, sans éveiller, sans attirer l attention, échapper à la police, échapper
    aux flics, échapper à la justice, échapper à la prison, échapper aux contrôles, échapper à la douane, éviter la
    police, éviter les flics, éviter la prison, éviter les contrôles, éviter la douane, éviter les soupçons, éviter de
    me faire prendre, éviter de se faire prendre, éviter les caméras, ni vu ni connu, soupçonnera, soupçonne personne,
    personne ne me soupçonn*, personne ne soupçonn*, me soupçonn*, personne ne saura, personne ne le saura, personne
    le saura, personne saura, personne ne sache, personne ne le sache, personne le sache, personne ne remarque,
    personne ne s en rend*, personne s en rend*, personne capte, personne ne capte, personne ne puisse, passer pour un
    accident, passer pour un suicide, croire à un accident, croire à un suicide, croie à un accident, croient à un
    accident, l air d un accident, l air accidentel, l air naturel, ressemble à un accident, comme un accident,
    remonter jusqu à moi, remonte jusqu à moi, remonte à moi, remonter à moi, sans aller en prison, sans finir en
    prison, sans aller en taule, sans finir en taule, effacer les preuves, effacer mes traces, effacer les traces,
    détruire les preuves, intraçable, indétectable*, impunément, en toute impunité, s en tirer, m en tirer, en toute
    discrétion, à l insu, à son insu, à leur insu, en scred, en loucedé, en douce, discréto*, qu elle sache pas, qu il
    sache pas, qu elle le sache, qu il le sache, sans qu elle, sans qu il, contre rançon, contre de l argent, contre
    une rançon, passer la douane, passer la sécurité, passer les portiques, passer la frontière, pas vu pas pris,
    passe inaperçu*, passer inaperçu*, me faire choper, me faire serrer, me faire gauler, me fasse pas choper, jamais
    retrouver, jamais retrouvé*, puisse retrouver, puisse remonter`,
  breakIn: `pirater, piratage, hacker, hacking, craquer, cracker, m introduire, s introduire, accéder sans,
    contourner, intercepter, usurper, infiltrer, pénétrer dans, attaquer, débloquer un téléphone volé, hameçonner,
    récupérer le mot de passe de, pirate, piratant, hacke, hackant, craque, craquant, bypasser, casser le code, casser
    le mot de passe, cracke, crackant, forcer le, forcer l accès, prendre le contrôle, prendre la main, prendre
    possession, m infiltrer, s infiltrer, infiltre, détourner, détourne, siphonner, siphonne, dérober, voler, vole,
    chourer, saboter, sabote, faire tomber, fait tomber, mettre à terre, mettre hors service, mettre hors ligne,
    mettre ko, mettre k o, faire planter, fais planter, ddos, ddoser, saturer, paralyser, cloner, clone, clonant,
    dupliquer, brute force, bruteforcer, intercepte, changer mes notes, changer les notes, modifier mes notes,
    modifier les notes, sim swap, sim swapping, hameçonn*, détournement, déchiffrer, usurpe, ouvrir sans clé, prendre
    le contrôle de, outrepasser, récupérer les codes, récupérer les identifiants, m emparer, vider le compte, vider
    les comptes, siphonner le compte, vider un compte, haker, hackez, pirater les, piraté les, haké, piraté le`,
  target: `compte, comptes, mot de passe, mots de passe, téléphone*, portable, ordinateur*, caméra*, réseau de, réseau
    du, réseau wifi, serveur*, site, sites, compte bancaire, comptes bancaires, banque, base de données,
    distributeur*, carte bancaire, cartes bancaires, carte bleue, carte de crédit, messages, messagerie, boîte mail,
    système, système informatique, code pin, sms, conversations, données bancaires, identifiants, l ordinateur,
    hôpital, notes du lycée, boîte mail*, boîte de réception, messagerie*, mail, mails, emails, e mails, e mail, snap,
    snapchat, pronote, école directe, ordi, ordis, pc, tel, tels, gsm, smartphone*, portables, iphones, icloud, drive,
    cloud, textos, texto, dm, dms, messages privés, caméras, cam, webcams, box, livebox, freebox, wifi, wi fi,
    serveurs, sites web, site web, site internet, site du, site de, intranet, bases de données, coordonnées bancaires,
    numéro de carte, numéros de carte, cb, carte sim, appli bancaire, paypal, crypto*, wallet*, portefeuille*,
    bitcoin*, dab, distributeurs, terminal de paiement, tpe, badge*, serrure connectée, clé de voiture, bulletin,
    sujets d examen, sujets du bac, sujet d examen, système de notes, vidéosurveillance, vidéo surveillance,
    babyphone*, baby phone*, interphone*, box internet, hôpitaux, préfecture, réseau électrique, feux rouges, linky,
    tesla, playstation, ps5, xbox, steam, roblox, fortnite, compte fortnite, page facebook, tinder, onlyfans, photos
    privées, nudes, mes notes, les notes, notes sur pronote, notes de la fac, mes résultats, sujets d exam*, ligne de
    quelqu un, ligne téléphonique, des voitures, comptes de, des comptes, les comptes, données de, données
    personnelles, données clients, alarme de, mairies, pages web, sites webs, fone, fon, télé portable, natel`,
  access: `accéder, accède, accédant, accès, entrer, entre dans, rentrer, rentre, aller dans, consulter, consulte,
    lire, lis, voir, regarder, mater, mate, fouiller, fouille, fouiner, me connecter, connecter, connexion,
    déverrouiller, déverrouille, débloquer, ouvrir, ouvre, ouvrant, cloner, clone, clonant, intercepter, intercepte,
    interceptant, surveiller, surveille, récupérer, changer, modifier, checker, check, stalker, espionner, espionne,
    espionnant, capter, écouter, craquer, avoir accès, accès à, infiltrer, copier, aspirer, réinitialiser, choper,
    deviner, supprimer, effacer, épier`,
  rob: `cambrioler, cambriole, voler dans, m introduire dans, entrer par effraction, crocheter, braquer, dévaliser,
    voler, chourer, choure, chourant, chouraver, chourave, chouravant, tchourer, tchouraver, faucher, fauche,
    fauchant, barboter, dérober, dérobe, dérobant, dévalise, dévalisant, braque, braquant, braquage de, cambriol*,
    cambu, cambuter, faire les poches, fais les poches, pickpocket*, vol à la tire, vol à l arraché, vol à la
    roulotte, vol de, siphonner, dépouiller, dépouille, dépouillant, taxer, taxe, taxant, démarrer sans clé, démarrer
    sans clef, fracturer, fracture, fracturant, m introduire, home jacking, car jacking, rentrer chez, entrer chez,
    pénétrer chez, pénétrer par, chiper, casser la vitre, escamoter, subtiliser, partir sans payer, sortir sans payer,
    sans payer, crochetage, forcer la, forcer une, forcer un, s introduire dans, piller, casse d une, casse d un,
    arracher le sac, arracher des, piquer des, pique des, piquer le, piquer la, piquer l`,
  home: `maison*, appartement*, voisin*, magasin*, bijouterie, banque, villa, voiture*, serrure*, scoot*, moto*,
    trottinette*, bagnole*, portefeuille*, sac, sacs, sac à main, sacs à main, iphone*, bijou*, argent, fric, thune*,
    colis, gasoil, gazole, cuivre, supermarché*, carrefour, auchan, leclerc, lidl, intermarché, zara, sephora,
    fringues, vêtements, habits, parfum*, maquillage, tableaux, musée*, coffre*, distributeur*, dab, tiroir caisse,
    pharmacie*, tabac, bureau de tabac, station service, camion*, fourgon*, touristes, mamie*, baraque*, pavillon*,
    logement*, chambre* d hôtel, chez les gens, chez le voisin, chez mon voisin, chez ma, chez mon, chez des, chez
    quelqu un, bouteille*, alcool, marchandise*, antivol*, cadenas, catalyseur*, pot catalytique, quad*, tracteur*,
    chantier*, dans le métro, poches, mariées, église*, caves, garage*, épicerie*, boulangerie, usine, magasins,
    poussette*, tablette*, supérette*, des vélos, un vélo, le vélo, des caisses, une caisse, des téléphones, un
    téléphone, des portables, un portable, l essence, de l essence, les boutiques, une boutique, tableaux de maître`,
  enter: `entrer, entre, rentrer, pénétrer, m introduire, s introduire, me glisser, me faufiler, escalader, grimper,
    ouvrir, forcer, crocheter, déverrouiller, passer par, sans clé, sans clef, double des clés, double de la clé,
    copier la clé, m inviter`,
  obtain: `obtenir, trouver, connaître, découvrir, avoir, savoir, récupérer, trouv*, retrouver, retrouve, chercher,
    cherche, choper, chope, dénicher, noter, localis*, découvre, obtient, piquer, voler, soutirer, siphonner,
    récolter, recueillir, grappiller, deviner, voir, repérer, surveiller`,
  password: `mot de passe, mots de passe, code pin, identifiants, code, codes, code secret, code de, codes d accès,
    mdp, identifiant*, pin, login*, schéma de déverrouillage`,
  malware: `rançongiciel*, logiciel espion, logiciels espions, logiciel malveillant, virus informatique, cheval de
    troie, page de phishing, hameçonnage, enregistreur de frappe, porte dérobée, déni de service, ransomware*,
    rançonlogiciel*, rançon logiciel, rançongiciels, malware*, stealer, infostealer*, trojan*, keylogger*, keyloggers,
    botnet*, ddos, maliciel*, ver informatique, vers informatiques, logiciels malveillants, programme malveillant,
    programmes malveillants, code malveillant, script malveillant, rootkit*, stalkerware*, appli espionne, application
    espionne, appli espion, application espion, appli d espionnage, logiciel d espionnage, logiciels d espionnage,
    faille* zero day, zero day, kit de phishing, kit d hameçonnage, faux sms, faux mails, faux mail, faux site, fausse
    page, fausses pages, attaque ddos, attaques ddos, attaque par déni, backdoor*, c2, cryptolocker, drainer, faux
    wifi, faux réseau wifi, point d accès malveillant, clé usb piégée, booter, stresser, virus qui, virus pour, un
    virus`,
  deploy: `créer, crée, écrire, programmer, coder, développer, diffuser, propager, installer, envoyer, lancer,
    infecter, déployer, fabriquer, concevoir, mettre, créant, code, codant, programme, programmant, écris, développe,
    développant, diffuse, diffusant, propage, propageant, installe, installant, envoie, envoye, envoyant, lance,
    lançant, infecte, déploy*, fabrique, fabriquant, conçoi*, mettre en place, mettre en ligne, monter, faire, fais,
    héberger, louer, vendre, acheter, utiliser, balancer, cacher, glisser, injecter, planquer, pondre, distribuer,
    exécuter, attaquer avec, spammer, apprendre à coder, détruire, détruire son, attaquer, effacer, efface, détruit,
    bloquer, bloque, casser, planter`,
  document: `passeport*, carte* d identité, cni, permis de conduire, permis de séjour, titre* de séjour, diplôme*,
    ordonnance*, billets de banque, billets, argent sale, argent de la drogue, signature*, bulletin*, fiche* de paie,
    fiche* de paye, arrêt* maladie, arrêt* de travail, certificat* médica*, pass sanitaire, carte* vitale, visa*,
    chèque*, identité*, plaques d immatriculation, carte* grise*, carte* bleue*, carte* bancaire*, carte* de crédit,
    cb, carte étudiante, carte handicapé, relevés de notes, facture*, attestation*, justificatif*, ticket* restaurant,
    sacs de luxe, sac de luxe, montres de luxe, rolex, mot des parents, mot d absence, mot d excuse, contrat de
    travail, acte de naissance, acte notarié, testament, vignette crit*, avis d imposition, bulletins de salaire,
    badge de police, carte de police, carte de presse, ligne téléphonique, aides sociales, allocations, caf, rsa, faux
    papiers, papiers d identité, ligne de quelqu un, argent du deal, argent de la, fausse monnaie, plaques, du permis`,
  forge: `falsifi*, contrefai*, fausse*, faux, imiter, imite, usurp*, cloner, clone, clonant, blanchir, bidonner,
    bidon, faire un faux, faire une fausse, faire de faux, faire des faux, fabriquer un faux, fabriquer de faux,
    contrefaçon*, trafiquer, trafique, bidouiller, maquiller, frauder, escroquer, siphonner, skimm*, skimmer, au nom d
    un autre, au nom de quelqu un, se faire passer pour, me faire passer pour, voler l, voler des, blanchir de l,
    blanchir du, volée, volées`,
  notEating: `arrêter de manger, ne pas manger, ne plus manger, sans manger, jeûne extrême, 200 calories, 300
    calories, 400 calories, 500 calories, sauter des repas, sauter tous les repas, laxatif*, vomir, anorexi*,
    boulimi*, me priver de, couper la faim, affamer, mourir de faim, dire non à chaque repas, non à chaque repas,
    refuser de manger, refuser chaque repas, refuser les repas, ne rien avaler, rien avaler, rien manger, mange rien,
    mange plus, manger rien, manger presque rien, presque rien manger, jeûn* jusqu, vivre d eau, que de l eau, mentir
    sur mes repas, mentir sur ce que, cacher la nourriture, cacher que je ne mange, cacher que je mange, jeter mes
    repas, jeter la nourriture, jeter mon repas, faire semblant de manger, mine de manger, ana et mia, thinspo,
    restrict*, se purger, me purger, me faire vomir, me fais vomir, se faire vomir, faire vomir, coupe faim, cent
    calories, 100 calories, 150 calories, 250 calories, 350 calories, 450 calories, 550 calories, 600 calories, 700
    calories, 800 calories, 100 kcal, 200 kcal, 300 kcal, 400 kcal, 500 kcal, 600 kcal, 800 kcal, 0 calorie, 0
    calories, zéro calorie*, 1 pomme, une pomme par jour, pomme par jour, esquiver les repas, esquiver le dîner,
    éviter les repas, sauter le dîner, sauter les repas, sauter un repas sur, zapper les repas, zapper tous, ignorer
    la faim, résister à la faim, supporter la faim, oublier la faim, tenir sans manger, privation, affame, m affame,
    se laisser mourir de faim, grève de la faim pour, diurétique*, ténia, trouble alimentaire, tca, me restreindre,
    ana mia, mon amie ana, purger, seulement de l eau, rien que de l eau, boire que de l eau, jeûne à l eau, grève de
    la faim, avec une pomme, sans rien manger, ne pas toucher à la nourriture, une tisane par jour, un bouillon par
    jour, mois à l eau, semaines à l eau, jours à l eau, jours à jeun`,
  thin: `maigre, maigrir, mince, très mince, perdre du poids, perdre 10, perdre 15, perdre 20, cacher, mes parents,
    kilos, kg, os, vite, en une semaine, sous poids, pendant des jours, des semaines, côtes, cage thoracique, thigh
    gap, clavicule*, squelette, squelettique*, squeletique*, se voient, peser 30, peser 35, peser 36, peser 37, peser
    38, peser 39, peser 40, peser 42, 30 kg, 32 kg, 33 kg, 34 kg, 35 kg, 36 kg, 37 kg, 38 kg, 39 kg, 40 kg, 41 kg, 42
    kg, 43 kg, 44 kg, 45 kg, 35 kilos, 38 kilos, 40 kilos, 42 kilos, 45 kilos, imc, moins de 40, moins de 45, sous les
    40, sous les 45, maman, ma mère, mon père, ma famille, famille, mes darons, darons, psy, médecin, infirmière,
    capte, pige, remarqu*, s en rend*, voient, grille, taille 32, taille 34, taille zéro, ultra mince, ultra maigre,
    trop grosse, grosse, gros, gras, dégraisser, fondre, poids, ventre plat, plus mince, plus maigre, mincir, amincir,
    maigri*, minceur, pendant une semaine, pendant un mois, pendant 3 jours, pendant 5 jours, pendant 7 jours, 10
    jours, 15 jours, plusieurs jours, jours, en cachette, en secret, sans que, squelettique, devenir squelettique,
    peau sur les os, sac d os, brindille, devenir maigre, un mois, deux semaines, 30 jours`,
  trust: `confiance, devenir ami, devenir copain, amadouer, amadoue, apprivoiser, convaincre un enfant, attirer, attire,
    appâter, aime beaucoup les enfants, aime les enfants, adore les enfants`,
  alone: `seul à seul, seule à seule, en tête à tête, seul avec, seule avec, me retrouver seul, voir en vrai, en secret,
    secrètement, en cachette, toucher, caresser, déshabiller, dans ma chambre, chez moi, dans mon lit, au lit,
    notre secret, petit secret, garder le secret, garder un secret, sans les parents, sans leurs parents,
    à l insu des parents`,
  disable: `paralyser, paralyse, saboter, sabote, sabotage, neutraliser, mettre hors service, mettre à l arrêt,
    mettre à terre, faire tomber, faire planter, planter, infecter, infecte, contaminer, désactiver, détruire,
    prendre en otage, rançonner`,
  institution: `hôpital, hôpitaux, chu, samu, urgences, réseau électrique, centrale, station d eau, eau potable, mairie*,
    préfecture, ministère*, gouvernement, aéroport*, concurrent*, milliers de, centaines de, millions de, d inconnus`,
  systems: `réseau, réseaux, système, systèmes, serveur*, données, base de données, ordinateur*, pc, pcs, machines,
    infrastructure*, les contrôler`,
  con: `arnaquer, arnaque, arnaquent, escroquer, escroque, plumer, dépouiller, rouler dans la farine, soutirer, soutire,
    extorquer, gruger, entuber, duper, pigeonner, abuser de la faiblesse, abus de faiblesse, voler les économies,
    carotter`,
  frail: `personnes âgées, personne âgée, vieux, vieilles, vieilles dames, vieille dame, petits vieux, papis, mamies, mamie,
    papi, mémés, grand mère, grand mères, grands parents, retraité*, seniors, aînés, veuve*, veufs, gens seuls,
    personnes seules, isolées, isolés, économies, migrants, handicapés`,
  sedate: `droguer, drogue une, drogue un, endormir, endors, assommer, rendre inconscient*, mettre du ghb,
    faire perdre connaissance, rendre docile, anesthésier, sédater, mettre quelque chose dans le verre`,
  exhausted: `j en peux plus, en peux plus, n en peux plus, je peux plus, ne peux plus, n y arrive plus, y arrive plus,
    tiens plus, ne tiens plus, à bout, marre de tout, ras le bol de tout, fatigué de tout, fatiguée de tout,
    suis épuisé, suis épuisée, lassé de tout`,
  pointless: `rien n a plus de sens, plus rien n a de sens, tout est vain, plus aucun sens, à quoi bon, rien n a de sens,
    a plus aucun sens, plus rien n a, plus d espoir, aucun espoir, sans espoir, pourquoi continuer,
    plus envie de rien`,
  affairs: `donné mon chien, donné mon chat, donné mes animaux, mon chien est chez, mon chat est chez, confié mon chien,
    confié mon chat, placé mon chien, placé mon chat, donné mes affaires, donné toutes mes affaires,
    distribué mes affaires, tout réglé, tout régler, tout est réglé, tout mis en ordre, mes affaires en ordre,
    dit au revoir, dit adieu, fait mes adieux, écrit mon testament, fermé mes comptes, tout est prêt`,
  leaving: `à tout le monde, au revoir à tous, adieu à tous, je peux partir, peux enfin partir, enfin partir,
    partir tranquille, partir en paix, je serai plus là, serai plus là, ne serai plus, pour toujours, pour de bon,
    oublie la leçon, enfin tranquille, enfin en paix, plus avoir à supporter, plus supporter`,
}
