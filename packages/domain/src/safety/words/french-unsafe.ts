/** Phrases of French that mean nothing harmless: see `unsafe` in `SafetyWords`. */
export const UNSAFE_FRENCH = `
  pédoporno*, porno* enfantine, pornographie infantile, drogue du viol, pro ana, proana, devenir anorexique, être
  anorexique, devenir boulimique, arrêter de manger pour, arrêter de m alimenter, m affamer, me priver de nourriture,
  me faire vomir, vomir après, cacher mon trouble, ne plus rien manger, ne rien manger pendant, manger le moins
  possible, commettre un meurtre, préparer un attentat, fusillade dans mon, crime parfait, ceinture explosive, mettre
  le feu chez, cambrioler*, braquer un, voler à l étalage, devenir pickpocket, devenir dealer, dealer de la, deepfake
  porn*, cloner des cartes, cloner une carte, blanchir de l argent, cacher un corps, faire disparaître un corps,
  poison mortel, abuser sexuellement, lire les messages de mon, enlever un enfant, enlever des enfants, enlever une
  personne, enlever quelqu un, enlever une fille, enlever une fillette, enlever une femme, enlever mon ex, exploiter
  des travailleurs, exploiter des migrants, exploiter des personnes, exploiter sexuellement, exploiter des enfants,
  voler des données, voler les données, voler des cartes, voler quelqu un, dans le wifi de mon, dans le wifi de ma,
  dans le wifi du voisin, dans le compte de, dans le téléphone de ma, dans le téléphone de mon, dans l ordinateur de
  ma, dans l ordinateur de mon, accéder au compte de, accéder au téléphone de ma, accéder au téléphone de mon, virus
  informatique, arrêter de manger complètement, arrêter complètement de manger, arrêter de manger totalement, arrêter
  de manger et, maquiller en accident, passer pour un accident, le tuer, la tuer, violer une, comment violer, créer
  une secte, faux passeport*, chaîne de ponzi, pyramide de ponzi, arnaque téléphonique, arnaque aux, attaque à l
  acide, jeter de l acide, prostituer, réseau de prostitution, enrichir de l uranium, gagner la confiance d un enfant,
  gagner la confiance d une enfant, pousser une fille à envoyer, obtenir des nudes, jeûner jusqu à, dans son verre,
  dans le verre d, mettre un somnifère, fraude à la carte, fraude à l assurance, commettre une fraude, empoisonner l
  eau, fausse page de connexion, faux site bancaire, indétectable à l autopsie, à l autopsie sans, tueur à gage,
  tueuse à gages, tueur professionnel, assassin professionnel, contrat sur la tête, mettre un contrat sur, engager un
  tueur, payer quelqu un pour tuer, payer quelqu un pour frapper, payer quelqu un pour casser, pédopornograph*, images
  pédo*, vidéos pédo*, cp vidéo*, enfant nu, coucher avec mon élève, toucher des enfants, toucher les enfants, toucher
  des petites, toucher un enfant, toucher une gamine, toucher une petite fille, toucher des petits garçons, attirer un
  enfant, attirer des enfants, attirer une gamine, approcher des gamines pour, approcher des enfants pour, seul avec
  les gosses, gagner la confiance d une gamine, gagner la confiance d une ado, gagner la confiance d une mineure, me
  faire passer pour une ado, me faire passer pour un enfant, me faire passer pour une fille de, passer pour un ado,
  grooming d enfants, vidéos de gamines, photos de gamines, devenir mac, maquereau de filles, faire tapiner, fait
  tapiner, faire le tapin, mettre sur le trottoir, mettre au tapin, mettre des filles, filles sur le trottoir,
  michetonneuse*, recruter des filles, recruter des escort*, recruter des escortes, escortes pour moi, escorts pour
  moi, tenir les filles, tenir des filles, filles qui bossent pour moi, filles travaillent pour moi, filles de l est,
  faire venir des filles, ouvrir un bordel, gérer un bordel, tenir un bordel, trafic de bébés, vendre un enfant,
  vendre mon bébé, vendre des enfants, vendre des filles, acheter un enfant, acheter un bébé, acheter une fille,
  confisquer leur passeport, garder leur passeport, garder leurs passeports, prendre leur passeport, prendre leurs
  passeports, confisquer leurs papiers, garder leurs papiers, promesse d emploi, fausses promesses d embauche, faux
  contrats de travail, atelier clandestin, sans les payer et, faire bosser des sans papiers, devenir passeur, passeur
  de migrants, forcer ma fille, forcer ma femme, forcer ma copine, forcer une fille, forcer une femme, exciser,
  excision de ma, four à shit, four de stup*, tenir le four, gérer un four, guetteurs pour, recrut* des guetteurs, des
  choufs, faire le chouf, gérer le charbon, monter un réseau de stup*, réseau de deal, devenir narco, devenir
  trafiquant, vendre des cachets, dealer du, dealer au lycée, dealer sur, dealeur, faire pousser de la beuh, faire
  pousser de l herbe, faire pousser du cannabis, faire pousser de la weed, cultiver du cannabis, cultiver de la beuh,
  planter du cannabis, plants de cannabis, culture de cannabis, culture de beuh, pousse de cannabis, cannabis en
  placard, herbe en placard, couper de la coke, couper l héro, cuisiner du cristal, faire la mule, passer du shit,
  uber shit, trouver de la coke, trouver de la drogue, trouver de la beuh, trouver un dealer, trouver du shit, me
  défoncer avec, se défoncer avec, me défoncer la tête avec, tromper un test salivaire, déjouer un test salivaire,
  fausser un test urinaire, fausser un test salivaire, soumettre chimiquement, droguer ma, droguer mon, droguer son
  verre, droguer un verre, droguer le verre, droguer les verres, droguer sans, ghb dans, ghb en soirée, du ghb,
  quelque chose dans le verre, truc dans le verre, cachet dans le verre, endormir une fille, endormir une meuf,
  endormir une femme, pour qu elle se laisse faire, qu elle soit inconsciente, piquer des filles en boîte, piqûres
  sauvages, saouler une fille pour, faire boire une fille pour, bourrer une fille pour, hacker mon prof, changer mes
  notes, modifier mes notes sur, changer les notes sur, vider les comptes bancaires, vider le compte de, vider son
  compte, vider leurs comptes, vider des comptes, siphonner sa, carte sim de quelqu un, usurper la ligne, usurper le
  numéro, usurper un numéro, voler une identité, voler son identité, mettre le site à terre, ddoser, ddos sur, attaque
  ddos, cc volées, numéros de cb, acheter des cb, vendre des cb, faux conseiller, faux sms de, faux sms colis, faux
  mail de, faux site pour, faux profil pour soutirer, faux profil pour arnaquer, faux comptes pour arnaquer, arnaquer
  des, arnaquer les, arnaquer un, arnaquer une, arnaquer sur, arnaqueur, escroquer des, escroquer les, escroquer un,
  escroquer une, escroquer mes, devenir escroc, faux ordre de virement, faux rib, faux iban, arnaque amoureuse,
  arnaque romance, arnaque pyramidale, escroquerie à, fraude fiscale monter, frauder le fisc, frauder les impôts,
  frauder l assurance, arnaquer la caf, arnaquer l assurance, détourner des fonds, détourner de l argent, détourner l
  argent, blanchir l argent, blanchiment d argent faire, société écran pour blanchir, faux billet, imprimer des
  billets, imprimer des faux, faux permis, faux diplôme*, faux pass, faux arrêts, faux visa*, falsifier une, falsifier
  un, falsifier des, falsifier mon, falsifier ma, falsifier la, falsifier le, chèques volés, vendre de la contrefaçon,
  contrefaçons de, espionner ma, espionner mon, espionner le tel, espionner une, espionner les messages, espionner le
  whatsapp, espionner le snap, espionner l insta, sonoriser l appart*, sonoriser la chambre, sonoriser la voiture,
  sonoriser le bureau de, mater sous les douches, mater dans les vestiaires, caméra dans les toilettes, caméra dans la
  douche, caméra dans les douches, caméra dans les vestiaires, caméra dans la chambre de, caméra dans la salle de
  bain, caméra aux toilettes, caméra cachée dans, caméra espion dans, caméra espion chez, sous les jupes, filmer sous,
  filmer une fille sous, filmer ma voisine, filmer ma coloc, filmer mes colocs, filmer ma copine au lit, suivre une
  fille jusque, suivre une femme jusque, suivre une inconnue, suivre une fille dans la rue, suivre une femme dans la
  rue, suivre mon ex, suivre mon mari, la suivre partout, la suivre sans, la suivre jusqu, la suivre en, filer mon ex,
  la filer, attendre devant chez elle, attendre en bas de chez, l attendre devant, l attendre en bas de, l attendre le
  soir, traceur sur, traceur gps sur, traceur sous la voiture, traceur dans, balise sous la voiture, balise gps sous,
  balise gps sur la voiture de, airtag dans son, airtag dans le sac, airtag sur, tracer le téléphone, tracer mon ex,
  tracer le tel, tracer ma, géolocaliser ma, géolocaliser une, géolocaliser son, retrouver mon ex, retrouver où elle,
  trouver où elle, l adresse d un flic, l adresse d un juge, l adresse d un policier, l adresse d un journaliste, l
  adresse d une youtubeuse, l adresse d une streameuse, balancer l adresse de, publier l adresse de, afficher mon ex,
  balancer les nudes, balancer des nudes, balancer ses nudes, publier ses nudes, publier les nudes, nudes de mon ex,
  nudes de ma, nudes d une, nudes d elle, nudes des filles, photos intimes de mon ex, photos nues de mon ex, photos
  nues de ma, photos intimes de ma, vidéos intimes de mon ex, vidéo intime de mon ex, sextape de mon ex, sextape de
  ma, deepfake de ma, deepfake de mon, deepfakes de, deepfake nu*, deepfake d une, déshabiller une photo, déshabiller
  une fille avec, déshabiller une femme avec, déshabiller mes collègues, déshabiller ma, déshabiller des filles avec,
  app qui déshabille, appli qui déshabille, ia qui déshabille, ia pour déshabiller, chantage à la sextape, chantage à
  la nude, chantage aux, faire du chantage, faire chanter mon, faire chanter ma, faire chanter un, faire chanter des
  entreprises, faire chanter une, faire chanter le, contrôler ma copine, contrôler ma femme, contrôler ma meuf,
  contrôler mon mec, isoler ma copine, isoler ma femme, isoler ma meuf, isoler de ses amis, isoler de sa famille,
  couper de ses amis, couper de sa famille, emprise sur ma, emprise sur une, emprise sur des, sous mon emprise, rendre
  dépendante, rendre accro à moi, devenir gourou, gourou de secte, fonder une secte, monter une secte, briser
  psychologiquement, détruire psychologiquement, détruire mentalement, pousser mon ex à bout, pousser au bout, qu il
  se foute en l air, harceler une, harceler un, harceler ma, harceler mon, harceler en ligne, cyberharceler, raid de
  haine, lancer un raid sur, frapper ma, frapper mon, frapper mes, frapper sans laisser, frapper sans marque*, taper
  ma femme, taper ma meuf, taper ma copine, taper mon fils, taper mon gosse, taper mon chien, taper mon gamin, taper
  sans laisser, correction à ma femme, dresser ma femme, dresser ma meuf, gifler ma, gifler mon, battre ma, battre à
  mort, tabasser un, tabasser une, tabasser des, tabasser mon, tabasser ma, tabasser à, passer à tabac, fauteuil
  roulant jusqu, jusqu au fauteuil roulant, casser les genoux à, péter les genoux, péter les jambes, casser la gueule
  à, péter la gueule à, démonter la gueule, défoncer la gueule, éclater la gueule, casser la mâchoire, laisser pour
  mort, envoyer à l hosto, envoyer à l hôpital, mettre dans le coma, envoyer six pieds sous, planter un mec, planter
  quelqu un, planter un gars, planter un type, planter mon, coup de couteau à, coup de couteau dans, coups de couteau
  à, planter un couteau dans, donner un coup de couteau, mettre un coup de couteau, mettre des coups de couteau, tirer
  une balle dans, mettre une balle dans la, loger une balle, brûler vif, brûler vive, asperger d essence, asperger d
  acide, arroser d essence, acide sur le visage, acide au visage, vitrioler, buter mon, buter ma, buter un, buter des,
  buter mes, buter le, tuer mon, tuer ma, tuer mes, tuer plein de, tuer un maximum, tuer le plus, tuer tout le monde,
  faire un maximum de victimes, faire le plus de victimes, maximum de morts, plus de morts possible, tuer sans, tuer
  de sang froid, tuer à mains nues, tuer proprement, tuer discrètement, assassiner mon, assassiner ma, assassiner un,
  étrangler ma, étrangler mon, empoisonner mon, empoisonner ma, empoisonner un, empoisonner une, empoisonner le,
  empoisonner la, empoisonner les, empoisonner des, empoisonner lentement, empoisonnement indétectable, poison
  indétecta*, poison qui ne laisse, poison introuvable, meurtre indétectable, maquiller un, maquillé en accident,
  déguiser en accident, déguiser un meurtre, séquestrer, rapt d, enlever un patron, enlever un gosse, enlever un
  gamin, enlever une gamine, enlever ma, enlever le fils, enlever la fille, demander une rançon, réclamer une rançon,
  violer ma, viol en réunion, l obliger à coucher, obliger une fille à, obliger ma, étouffer avec un oreiller,
  étouffer ma, étouffer mon, pousser dans l escalier, pousser dans les escaliers, sabot* les freins, saboter les
  freins, couper les freins, trafiquer les freins, freins de la voiture de, tuerie dans, tuerie au, fusillade
  scolaire, fusillade dans un, massacre dans, massacre au lycée, massacre à la, massacrer mes, massacrer des,
  massacrer ma classe, attentat à la, attentat contre, attentat dans, attentat au, commettre un viol, commettre un
  homicide, commettre un crime, commettre un vol, faire un casse, faire un carton dans, attaque au couteau dans,
  voiture bélier, foncer sur des, foncer dans un groupe, rouler sur des, rouler sur les, placer une bombe, déposer une
  bombe, alerte à la bombe au, fausse alerte à la, mettre une bombe, faire sauter mon, faire sauter le, faire sauter
  un, faire sauter une, faire péter un, faire exploser un, faire exploser mon, faire exploser le, partir au djihad,
  partir en syrie combattre, rejoindre un groupe néo*, créer une milice, cellule terroriste, devenir tueur, devenir
  assassin, devenir cambrioleur, devenir voleur, devenir gangster, devenir parrain, devenir mafieux, devenir hacker
  black, radicaliser des, radicaliser un, recruter des jeunes pour, recruter des combattants, recruter des petits
  pour, propagande nazie, exterminer les, gazer les, chasse aux migrants, casser du pédé, casser de l arabe, casser du
  migrant, casser du noir, casser du juif, incitation à la haine, inciter à la haine, loup solitaire attaque,
  manifeste avant de, cramer le, cramer la, cramer un, cramer une, cramer des, cramer mon, cramer ma, cramer chez,
  brûler le resto*, brûler l appart*, incendier le, incendier la, incendier une, incendier un, incendier des,
  incendier mon, incendier ma, incendier l, foutre le feu, mettre le feu au, mettre le feu à mon, mettre le feu à ma,
  mettre le feu à un, mettre le feu à une, mettre le feu à l, mettre le feu aux, départ de feu criminel, devenir
  pyromane, carjacking, piquer un scooter, piquer une bagnole, piquer des caisses, piquer des vélos, piquer dans les
  magasins, piquer dans les rayons, piquer dans la caisse, piquer des téléphones, piquer des portables, chourer des,
  chourer dans, chouraver, faire les poches, fais les poches, pickpocket dans, voler dans les, voler mes, voler chez,
  voler les gens, voler des gens, voler les vieux, voler sans, voler à la caisse, voler un tableau, braquer une,
  braquer des, braquer le, braquer la, braquage de, casse de banque, casse du siècle réel, dévaliser un, dévaliser
  une, dévaliser des, attaquer un fourgon, entrer chez les gens, entrer chez mon ex, entrer chez ma, entrer chez
  quelqu un, m introduire chez, s introduire chez, crocheter la porte de, squatter la maison de, racketter, impôt
  révolutionnaire, rançonner, menacer de mort, menacer mon, menacer ma, faire taire une, torturer un, torturer une,
  torturer des, torturer mon, torturer le, torturer les, maltraiter un, maltraiter des, combats de coqs organiser,
  boulettes empoisonnées, boulette empoisonnée, zoophil*, braconner, braconnage d, cacher un mort, cacher le corps,
  planquer un corps, dissoudre un corps, brûler un corps, enterrer un corps, enterrer le corps, découper un corps, se
  débarrasser du corps, me débarrasser du corps, faire disparaître le corps, faire disparaître ma, faire disparaître
  mon, effacer une scène de crime, me débarrasser de ma belle, me débarrasser de mon beau, me débarrasser de mon ex,
  ana mia, ana et mia, ana amie, régime ana, régime anorexique, devenir ana, conseils ana, tips ana, astuces ana,
  buddy ana, coach ana, anorexique rapidement, anorexie conseils, tomber anorexique, redevenir anorexique, techniques
  d anorexique, conseils d anorexique, technique boulimique, me purger, se purger après, purger mon repas, vomir mes
  repas, vomir sans, vomir mon repas, vomir la nourriture, vomir discrètement, me faire gerber, gerber après, gerber
  mes repas, dégueuler après, abuser des laxatifs, laxatifs pour perdre, laxatif* pour maigrir, arrêter complètement
  la nourriture, arrêter la bouffe, arrêter de bouffer, ne plus bouffer, plus manger du tout, rien bouffer, manger
  presque rien, vivre sans manger, tenir sans manger, semaine sans manger, semaines sans manger, sans manger pendant,
  jeûne sec, jeûner en cachette, jeûner sans que, cacher que je ne mange pas, cacher que je mange pas, cacher que je
  vomis, cacher ma perte de poids, cacher mon poids, cacher ma maigreur, mentir à ma nutri*, mentir à mon médecin sur
  mon poids, mentir sur mes repas, tricher à la pesée, jeter ma nourriture sans, faire croire que je mange, faire
  croire que j ai mangé, faire semblant de manger, objectif os, que mes os, voir mes os, voir mes côtes, qu on voie
  mes os, qu on voit mes os, os qui se voient, os saillants, peser 35 kilos, peser 38 kilos, peser 40 kilos, descendre
  à 35, descendre à 36, descendre à 37, descendre à 38, descendre à 39, descendre à 40, descendre sous les 40,
  descendre sous 40, descendre sous les 45, objectif 35, objectif 36, objectif 37, objectif 38, objectif 39, objectif
  40 kg, tomber à 40 kilos, tomber à 38, arme factice en vraie, remilitariser, démilitarisée remise, fabriquer un
  silencieux, scier un canon, scier le canon, acheter une arme sans, acheter un flingue, trouver un flingue, trouver
  une arme, se procurer une arme, me procurer une arme, me procurer un flingue, ramener une arme au, ramener une arme
  à l, ramener un couteau au lycée, ramener un couteau en cours, vendre des armes, vendre des flingues, blanchir des
  fonds, blanchir des sommes, convaincre un enfant de garder, convaincre un enfant de venir, convaincre un enfant de
  me, convaincre un enfant d envoyer, convaincre un enfant de monter, viser les flics, viser des flics, mortier* d
  artifice sur, mortier* d artifice contre, les tabasser, le tabasser, la tabasser, les buter, le buter, la buter, les
  flinguer, le flinguer, la flinguer, le poignarder, la poignarder, les poignarder, l étrangler, l égorger, les
  égorger, l empoisonner, les empoisonner, l assassiner, les assassiner, la violer, les violer, le torturer, la
  torturer, les torturer, le lyncher, les lyncher, la droguer, les droguer, le droguer, la tabasse, la séquestre, l
  éliminer, le faire taire, la faire taire, le faire disparaître, la faire disparaître, l agresser, les agresser, lui
  soutirer, lui piquer ses codes, lui piquer son fric, lui piquer son argent, lui piquer sa carte, lui voler ses, lui
  voler son, lui voler sa, lui prendre son argent, ses codes de carte, ses codes bancaires, soutirer ses, soutirer
  des, soutirer le, soutirer de l, soutirer les, rencontrer des gamines, rencontrer des mineures, rencontrer une
  mineure, rencontrer des collégiennes, tchatter avec des, discuter avec des gamines, discuter avec des mineures,
  parler à des gamines, contacter des gamines, contacter des mineures, contacter des fillettes, contacter des petites,
  chantage avec, menacer de publier, menacer de diffuser, menacer de balancer, téléphones volés, portables volés,
  iphones volés, voitures volées, vélos volés, marchandise volée, objets volés, bijoux volés, cartes volées, la
  localiser, la traquer, la géolocaliser, la stalker, l espionner, la harceler, avec un ddos, apprendre à dealer,
  dealer sans, comment dealer, me mettre à dealer, installer un mouchard, poser un mouchard, mettre un mouchard,
  mouchard sur le, mouchard sur son, mouchard dans le, mouchard dans son, pendre le chat, pendre un chien, pendre un
  chat, pendre le chien, effacer les serveurs, détruire les serveurs, effacer la base de données de, contaminer l eau,
  contaminer le réseau, contaminer un puits, contaminer les, compte fisha, compte ficha, un racket, le racket, du
  racket, devenir loverboy, trafiquer sa chaudière, trafiquer la chaudière, trafiquer le gaz, trafiquer ses freins, l
  intoxiquer, intoxiquer au monoxyde, intoxiquer mon, intoxiquer ma, trafiquer de la, trafiquer des papiers, piéger
  des ados, piéger des adolescentes, piéger des gamins, piéger des gamines, piéger des filles, piéger des mineures,
  piéger une fille, forcer des ados, forcer des gamines, forcer des mineures, faux profils pour, faux profil pour
  piéger, les forcer à obéir, balise dans la voiture, traceur caché, gps caché, airtag caché, balise cachée, mouchard
  caché, cacher un gps, cacher un traceur, cacher une balise, gps sous la, gps dans la voiture de, obliger des filles,
  forcer des filles, forcer des femmes, obliger des femmes, pour qu elles se prostituent, câble en travers, fil en
  travers, tendre un câble, tendre un fil de fer, clous sur la route, sextape volée, balancer si elle paie, si elle
  paie pas, si il paie pas, s il paie pas, la soumettre, la dominer, la contrôler, avoir peur de moi, doit m obéir, m
  obéisse, planter un max, en planter un, en planter plein, tuer un max, un max de morts, emporter plein, emmener le
  plus de monde, ne revienne jamais, ne rentre pas vivant, ne rentre jamais, revienne pas vivant, dit chez elle, dit
  chez lui, ce qu elle dit chez, ce qui se dit chez, entendre tout chez, faux agents des eaux, faux ramoneur, faux
  livreur pour, ligoter, saucissonner, bizutage violent, bizuter, pitbull de combat, qui ne peuvent pas partir, qui
  peuvent pas partir, ne puissent pas partir, les empêcher de partir, gratuits et qui, des sans papiers dans,
  exploiter des sans papiers, faire bosser gratuitement, sans qu ils puissent partir, sans qu elles puissent partir,
  forcer à la prostitution, prostitution forcée organiser, fait disparaître un, fait disparaître quelqu un, fais
  disparaître un, casser les jambes, briser les jambes`
