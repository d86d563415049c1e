/** Phrases of English that mean nothing harmless: see `unsafe` in `SafetyWords`. */
export const UNSAFE_ENGLISH = `
  child porn*, kiddie porn*, csam, date rape drug*, spike a drink, spike her drink, spike his drink, spike someone*,
  drug someone*, drug a girl, drug her, drug a woman, drug my, roofie*, starve myself, starving myself, starve my
  body, pro ana, proana, pro mia, thinspo*, become anorexic, be anorexic, get anorexia, develop anorexia, become
  bulimic, be bulimic, purge after, how to purge, hide my eating disorder, hide my anorexia, make myself throw up,
  make myself vomit, throw up after eating, throw up my food, throw up after meals, vomit after eating, vomit after
  meals, stop eating completely, stop eating altogether, stop eating entirely, eat nothing for, eat as little as
  possible, not eat anything for, survive without eating, go without food for weeks, lose my appetite on purpose, make
  poison, make a poison, making poison*, untraceable poison*, undetectable poison*, shoot up a school, shoot up my
  school, shoot up a, plan a school shooting, commit a school shooting, mass shooting plan, plan a mass shooting, plan
  a terror*, planning a terror*, carry out a terror*, carry out an attack, commit a terror*, commit terror*, plan an
  attack on, join isis, join al qaeda, commit mass murder, commit murder, commit a murder, get away with killing, get
  away with poisoning, perfect murder, commit genocide, commit arson, commit rape, burn down my, burn down a, burn
  down someone*, set fire to my, hire a hitman, become a hitman, contract killer, suicide bomb*, suicide vest*, break
  into a house, break into houses, break into homes, break into someone*, break into a car, break into cars, break
  into my neighbo*, rob a bank, rob a store, rob someone, rob people, burgle*, shoplift*, pickpocketing, pick pockets,
  steal a car, steal cars, steal a bike, hotwire*, drug dealer, drug dealing, deal drugs, drug empire, drug cartel
  boss, run a drug*, human trafficking business, traffic humans, traffic people, traffic women, traffic girls, traffic
  children, run a brothel, pimp out, become a pimp, revenge porn, deepfake porn, deepfake nude*, upskirt*, beat my
  wife, beat my girlfriend, beat my kid*, beat my child*, hit my wife, hit my kid*, bully someone, bully a, bully my,
  cyberbully someone, manipulate my girlfriend, manipulate my wife, manipulate women, manipulate girls, manipulate
  children, gaslight my, gaslight someone, gaslight people, abuse a child, abuse children, abuse my, sexually abuse*,
  sexually assault*, have sex with a minor, identity theft, steal someone*, steal identit*, clone credit card*, card
  skimm*, carding, launder money, read my girlfriend s, read my boyfriend s, read my ex s, read someone else s, see my
  girlfriend s messages, into someone s, into someone else s, into my ex s, into my girlfriend s, into my boyfriend s,
  into my wife s, into my husband s, into her account*, into his account*, into her phone, into his phone, into my
  boss s, into my teacher s, into my neighbo*, track someone s, track my wife s, track my girlfriend s, track my ex*,
  make someone kill, get someone to kill, convince someone to kill, drive someone to suicide, encourage suicide,
  encourage self harm, dispose of a body, hide a body, get rid of a body, dissolve a body, make someone disappear,
  torture animals, dog fighting ring, bioweapon*, weaponize*, weaponise*, con people, con old, slave labo*, attack a
  person, attack someone, attack people, attack a crowd, attack my, knock someone out, run over people, run over
  someone, run people over, drive into a crowd, choke someone, choke my, trick old, trick elderly, trick people into,
  trick children, trick kids, trick girls, rob a person, rob my, for prostitution, into prostitution, sex slave*, sex
  trafficking how, start a cult, brainwash*, enrich uranium, sell crack, cook crack, make crack cocaine, jam wifi, jam
  phone*, jam gps, take down a website, take down a server, take down my school s, take over someone*, take over an
  account, take over accounts, account takeover, get past a password, gain unauthorized*, gain unauthorised*,
  unauthorized access to someone*, down the stairs and make it look, make it look like an accident, look like an
  accident, without leaving a trace kill, kill him, kill her, kill them and, murder him, murder her, murder them,
  undetectable murder, kill without, how to rape, cook up a batch of, people smuggling business, smuggle people,
  smuggle migrants, forge a passport, forge passports, fake passport*, counterfeit money, counterfeit notes, print
  fake money, swat someone, swatting someone, phone scam*, romance scam*, pig butchering, ponzi scheme, pyramid
  scheme, scam call*, acid attack, throw acid, sextortion, make a girl send, get girls to send, get kids to send, send
  me nudes, convince a child, persuade a child, trick a child, get a child to keep, gain the trust of a child, meet
  children online, meet underage, meet minors, eating disorder tips, ana diet, ana tips, ana buddy, ana coach, mia
  tips, not eat for, hide that i am not eating, hide that i m not eating, fast until i faint, make cyanide, produce
  cyanide, drug somebody*, drugging someone, drugging girls, slip something into, put something in her drink, put
  something in his drink, drug in her drink, pills in her drink, stolen credit card*, stolen card*, credit card fraud,
  card fraud, buy fake id*, insurance fraud, tax fraud, commit fraud, wire fraud, poison the water, poison a water,
  poison water suppl*, poison a well, poison food, contaminate the water, planning a school shooting, planning a mass
  shooting, join a terror*, join terror*, join a cartel, join a death squad, make a bomb threat, call in a bomb
  threat, bomb threat without, fake bomb threat, poison that can t be, poison that cannot be, poison that can not be,
  poison that leaves no, poison that doesn t, in an autopsy without, show up in an autopsy, detected in an autopsy,
  spread a virus, write a virus, code a virus, send a virus, program a virus, make a computer virus, create a computer
  virus, fake login page*, fake bank website*, fake website to, harvest passwords, harvest credentials, punch a
  person, punch someone, punch my, hit a person, hit someone, kick someone, slap my, make him suffer, make her suffer,
  make them suffer, take revenge on my ex, ruin someone s life, ruin her life, ruin his life, frame someone, frame my,
  starve for, fast without water, where to hide a body, hide the body, hiding the body, dispose of the body, disposing
  of the body, get rid of the body, bury the body, burn the body, dissolve the body, hide the corpse, dissolving a
  body, drive a car into people, drive a truck into, drive my car into people, drive my car into a, drive a van into,
  plough into people, plow into people, ram a car into, ram my car into, ram people, get rid of my wife, get rid of my
  husband, get rid of my boss, get rid of my ex, get rid of my neighbo*, get rid of my mother, get rid of my father,
  get rid of someone, get rid of somebody, get rid of a person, get rid of a witness, get rid of her for good, get rid
  of him for good, get rid of him permanently, get rid of her permanently, take someone s life, taking someone s life,
  end someone s life, end his life, end her life, take his life, take her life, take a life, take another person s
  life, put him in the hospital, put her in the hospital, put someone in a coma, six feet under, make him pay with,
  make her disappear, make him disappear, make my wife disappear, make my ex disappear, make my boss disappear, grow
  weed, growing weed, grow marijuana, growing marijuana, weed grow operation, grow op, sell coke, selling coke, deal
  coke, snort coke, cut coke, buy coke, coke dealer, sell speed, buy speed, make speed, cook speed, cook crystal,
  cooking crystal, cook ice, make crystal, sell ice, make acid at home, drop acid, dealing weed, sell weed, selling
  weed, push weed, sell pills, selling pills, sell dope, sling dope, trap house, meth lab, drug lab, drug mule, drug
  trafficking how, traffic drugs, trafficking drugs, smuggle drugs, hide drugs, hiding drugs, hide weed, sneak drugs,
  sneak weed, pass a drug test, cheat a drug test, get high on, get high from, legal highs at home, shoplifting tips,
  five finger discount, steal from a store, steal from shops, steal from stores, steal clothes, steal from my,
  stealing from, steal food, steal makeup, remove security tag*, security tags off, price tag switching, dine and
  dash, pick pocket*, pickpocket, pickpockets, steal packages, porch pirate, porch pirating, break in to a, break into
  my ex, breaking into an, breaking into houses, breaking into homes, breaking into cars, sneak into someone, rob a,
  rob an, robbing a, carjack*, car theft, burglarize, be a burglar, become a burglar, become a thief, become a
  pickpocket, become a con artist, become a scammer, become a drug, become a hacker for hire, hire a hacker, hire
  someone to hack, hire someone to kill, hire someone to beat, hire a killer, pay someone to kill, pay someone to
  hurt, pay someone to beat, hitman, hit man, contract killing, impersonate a police*, impersonate police, impersonate
  a doctor, impersonate a bank, pose as a bank, pose as a police, pretend to be a police*, pretend to be a bank,
  pretend to be the bank, pretend to be a teenager, pretend to be 15, pretend to be younger, steal my neighbo*, use
  someone s credit card, use stolen, using stolen, dump and fullz, fullz, cvv shop, cvvs, card cloning, credit card
  skimmer*, atm skimmer*, skimmer on, money mule*, launder cash, laundering money, money laundering how, wash dirty
  money, clean dirty money, tax evasion, evade taxes, evade tax, embezzl*, forge a signature, forge my, forging a,
  fake doctor*, fake prescription*, fake banknote*, fake bills, fake money, fake diploma*, fake degree*, fake
  documents, fake charity, fake invoice*, fake online store, fake shop to, fake webshop, fake investment, fake crypto,
  crypto scam*, rug pull*, advance fee, nigerian prince, 419 scam*, tech support scam*, grandparent scam*, dating
  scam*, scam people, scam tourists, scam old, scam elderly, scam buyers, scamming people, scam website, scam site,
  catfish people, catfish someone, sim swap*, otp bot, ddos a, ddos my, ddos the, ddosing, ddos someone, take down
  someone, knock someone offline, boot someone offline, boot people offline, ip grab*, swatting, doxxing, doxing, dox
  a, dox my, dox someone, doxx*, leak her, leak his, leak my ex*, leak someone*, post her nudes, post my ex*, nudes of
  my ex, naked photos of my ex, naked pictures of my ex, ai nudes, undress someone, undress her, undress a, undress
  women, undress girls, nudify, deepfake of my, deepfake my, deepfakes of my, peek at women, peep on, peeping tom,
  hidden camera in, hide a camera in, camera in the bathroom, camera in the shower, camera in the toilet, camera in
  the changing room, camera in a changing room, camera in my roommate*, camera in her, camera in a bathroom, under
  skirts, up her skirt, up skirts, creepshot*, voyeur*, stalkerware, stalk my, stalk her, stalk him, stalk a, stalk
  someone, stalking my, stalking someone, follow her home, follow a woman, follow a girl, follow someone home, tracker
  on her, tracker on his, tracker on my ex*, tracker on my wife*, tracker on my girlfriend*, tracker on someone*,
  tracker in her, airtag in her, airtag on my ex*, find out where she lives, find where she lives, phone number of a
  girl who, track her phone, track his phone, track her location, track his location, track my boyfriend*, track my
  husband*, track someone, track a person without, locate someone without, bug someone*, bug my, tap someone*, tap my,
  clone someone*, clone her phone, clone his phone, clone my girlfriend*, clone my wife*, clone my husband*, unlock
  her phone, unlock his phone, unlock someone*, unlock my girlfriend*, unlock my wife*, unlock my husband*, guess her
  password, guess his password, her passwords, his passwords, guess someone*, crack someone*, crack her, crack his,
  control my girlfriend, control my wife, control my partner, isolate my girlfriend, isolate my wife, isolate her
  from, make her dependent, make her obey, make my wife obey, make my girlfriend obey, break her will, break his will,
  force my wife, force my girlfriend, force my daughter, force a girl, force a woman, force her to, force someone to,
  marry off my, child marriage arrange, female genital, fgm on, honor kill*, honour kill*, beat up my, beating my
  wife, beat him up, beat someone, beat a person, beat a child, beat a woman, beat my son, beat my daughter, beat my
  dog, kick my dog, kick a dog, kick my wife, hit my girlfriend, hit my child*, hit my son, hit my daughter, hit my
  dog, hit a child, hit a woman, hit a kid, hit kids, discipline my wife, spank my wife, make someone suffer, make my
  dog fight, dogfight*, dog fight*, dog fighting, cock fight*, cockfight*, fighting dogs, abuse animals, abuse my
  power over, torture a, torture cats, torture dogs, crush videos, poison pigeons, poison birds, poison stray, poison
  the neighbo*, kill stray, kill cats, kill dogs, kill a cat, kill a dog, drown kittens, drown puppies, drown a,
  drowning kittens, child sexual, child abuse material, cp videos, cp pics, pics of kids, pictures of naked children,
  naked children, naked kids, nude children, nude kids, sex with a child, sex with children, sex with kids, sex with
  minors, sex with a teen*, sex with underage, sex with my daughter, sex with my niece, sex with my student, molest,
  molesting, groom a, groom kids, groom children, groom teens, groom young, grooming kids, grooming children, grooming
  a child, grooming teens, grooming young, attracted to children act, lure a, lure kids, lure children, lure teens,
  lure young, luring kids, luring children, entice a child, entice kids, befriend children online, sexting with a
  minor, sexting minors, pedo ring, pedophile ring, lolicon, sell a child, sell children, buy a child, buy children,
  sell a baby, buy a baby, sell my baby, sell girls, sell women, buy girls, buy women, buy a slave, sell slaves, buy
  slaves, keep a slave, own a slave, sell organs, buy a kidney, sell kidneys, organ trafficking, harvest organs, steal
  organs, mail order slave, debt bondage, forced labor run, forced labour run, take their passports, take away their
  passports, confiscate their passports, confiscate workers passports, school shooter, mass shooter, active shooter
  become, shoot everyone, shoot people, shoot my, shooting people, kill everyone, kill people, killing people, kill as
  many, kill many people, kill lots of, kill a lot of, hurt as many, hurt people, stab people, bomb a, bomb my, bomb
  the, bombing a, blow up my, blow up a, blow up the, blow someone up, blow people up, build a bomb, make bombs,
  making bombs, bomb recipe, bomb instructions, poison gas attack, burn my neighbo*, burn someone*, burn a church,
  burn a mosque, burn a synagogue, burn a cross, set someone on fire, set my ** on fire, set a person on fire, set my
  ex*, radicalize people, radicalize young, radicalise people, recruit for isis, recruit people for isis, recruit
  jihad*, recruit young men for, start a race war, start a hate group, start a militia, overthrow the government
  violently, violent revolution, lone wolf, gas the, gas chamber for, exterminate the jews, get rid of jews, get rid
  of immigrants, get rid of muslims, nazi propaganda, isis propaganda, jihadist propaganda, terrorist propaganda,
  extremist propaganda, spread hate against, incite violence, incite hatred, incite a riot, incite racial, hate
  campaign against, hate speech against, manifesto before i, make myself puke, make yourself throw up, make yourself
  vomit, make myself sick after, force myself to throw, force myself to vomit, force myself to puke, get bulimia,
  anorexia tips, bulimia tips, anorexia diet, thinspiration, meanspo, fasting until i, purging after, purge my food,
  purge without, purging without, purging tips, hide my purging, purge food, abuse laxatives, laxative abuse how, use
  laxatives to lose, laxatives to lose weight, take laxatives after, starve off, starve until, starve to lose,
  starving diet, starvation diet plan, starve in secret, starve down, eat nothing but ice, not eating for, no food for
  a, water only for weeks, water fast for 30, stop feeling hunger, ignore hunger, trick my parents into thinking i
  ate, pretend to eat, pretending to eat, hide food from my parents, hide my weight loss, weigh less than 40, weigh 35
  kilo*, weigh 40 kilo*, weigh 80 pounds, weigh 85 pounds, weigh 90 pounds, beat my mother, beat my sister, beat my
  neighbo*, spiking drinks, spike drinks, drink spiking, spike people s drinks, human trafficker, human traffickers
  recruit, become a trafficker, trust of young children, trust of children, trust of kids, trust of a child, trust of
  little, trust of young, trust of minors, trust of underage, ana goals, ana and mia, ana mia, ana lifestyle, don t
  eat from my parents, hide that i don t eat, hiding that i don t eat, hiding not eating, hide not eating, break my
  brother s, break his leg*, break her leg*, break someone s, break my ex*, break his arm*, break his neck, break her
  neck, break his jaw, smash his face, smash her face, bash his head, bash someone s, kneecap*, cut his throat, slit
  his throat, slit her throat, slit someone s, blow his head, shoot him, shoot her, stab him, stab her, poison him,
  poison her, kidnap her, kidnap him, rape her, drown her, drown him, strangle her, strangle him, push him off, push
  her off, push someone off, run him over, run her over, put a hit on, death threat*, threatening letter*, bomb
  threat*, hate mail to, columbine, manifesto before my, manifesto for my attack, before my attack, before the attack,
  my attack, my killing spree, my massacre, rig slot machine*, set cats on fire, set ** on fire, organ trade, be a
  pimp, pimps control, pimp game, loverboy, lover boy method, run girls, trick out girls, extort*, protection racket,
  protection money, racketeer*, shake down shop*, shakedown, kidnap*, abduct*, hold for ransom, for ransom, ransom
  money, kidnapping for, hitmen, hit men, hired killer, hired gun, paid to kill, kill for money, killing for money,
  pay me to kill, drug packets, body packing, drug smuggling, drug runner, running drugs, drug running, plug drugs,
  run drugs, get someone addicted, get someone hooked, get her addicted, get her hooked, get him hooked, hook someone
  on, girl to kill herself, boy to kill himself, someone to kill themselves, someone to kill herself, someone to kill
  himself, someone to self harm, person to commit suicide, someone commit suicide, someone to commit suicide, to
  commit suicide so, nick from, nick stuff, nick a, nicking stuff, lift stuff from, lifting cars, boost cars, boosting
  cars, steal keyless, relay attack car*, keyless cars, joyrid*, jack cars, jacking cars, grand theft auto irl,
  counterfeit twenties, printing twenties, print twenties, printing my own money, print my own money, printing money
  at home, print cash, printing cash, baby monitors of, into baby monitors, strangers through their, change my grades,
  change grades, alter my grades, alter grades, hack my grades, fix my grades in, grade change in the school,
  contactless cards, cash machines with, jackpotting, small time dealer, street dealer, be a dealer, become a dealer,
  start dealing, get into dealing, dealing on campus, dealing at school, dealing drugs, dealing in drugs, drug
  business, drug ring, drug money, synth route*, synthesis route for, takes out a wall, goes boom, that goes boom, go
  boom, something that explodes, things that explode, thing that explodes, blows up a, blow a hole, encrypts other
  people s, encrypt other people s, encrypts someone s, locks people s files, locks other people s files, infect
  someone, infect people, infect my, infect classmates, infect other people, infect computers, infect their, bugging
  my, bug my wife s, listening device in, listening device, listening bug, secret microphone, hidden mic, plant a mic,
  plant a bug, under 16 girls, texting other guys, who my gf, who my girlfriend is texting, who my boyfriend is
  texting, who my wife is texting, who my husband is texting, what my gf is texting, what my girlfriend is texting,
  what my wife is texting, what my husband is texting, looks like a heart attack, look like a heart attack, die of
  natural causes, looks like natural, look like natural causes, seem like natural, fake a suicide of, make it look
  like suicide, make a murder, murder look like, the perfect crime, perfect crime, kill rival, kill a rival, get away
  with murder, getting away with murder, swallow drug*, forgets the night, so she forgets, won t remember, she passes
  out, so she passes out, until she passes out, get her so drunk, get a girl drunk, get girls drunk, too drunk to,
  take advantage of a drunk, take advantage of drunk, forge a check, forge a cheque, forge a document, forge a letter,
  forge a prescription, forge a doctor*, forge a medical, forge a degree, forge a diploma, forge a will, forge a visa,
  forge a birth*, forge a license, forge a licence, forge a certificate, forge a ticket, forge an id, forge an
  invoice, read my wife s messages, read my wife s texts, read my wife s email*, read my wife s whatsapp, read my wife
  s chats, read my wife s diary, read my wife s phone, read my husband s messages, read my husband s texts, read my
  husband s email*, read my husband s whatsapp, read my husband s chats, read my husband s phone, moving cocaine,
  moving drugs, moving weight, transporting drugs, transport drugs, shipping drugs, carry drugs, carrying drugs, bring
  drugs, jam cameras, jam security, jam my neighbour*, jam my neighbor*, jam wifi*, jamming cameras, signal jammer*,
  crash a website, crash a competitor*, crash someone*, crash my school*, crash the school, crash a server, crash the
  server*, wreck the company, wreck the server*, wreck my company*, destroy the company, delete the company*, delete
  my company*, under women s, under girls, under a woman s, under a girl s, up skirt*, carry a knife to school, knife
  to school, bring a gun to, bring a knife to, take a gun to, take a knife to, gun into school, knife into school,
  weapon to school, sell my sister, sell my daughter, sell my wife, sell my girlfriend, sell my cousin, sell my niece,
  sell my body parts, traffic migrants, trafficking migrants, trafficking girls, traffick girls, traffick women,
  traffick*, break a car window, break car windows, smash a car window, smash car windows, smash and grab, fake ids,
  fake id for, fake id to, hide an eating disorder, hiding an eating disorder, hide my bulimia, hiding my bulimia,
  hide my ed, ruin my ex*, ruin his reputation, ruin her reputation, destroy my ex*, make my wife afraid, make my
  girlfriend afraid, make her afraid of, make him afraid of, make her fear me, make my kids fear, make people fear me,
  control my boyfriend, control my husband, controlling my girlfriend, controlling my wife, controlling my boyfriend,
  controlling my partner, controlling girlfriend so, never dares leave, never leaves me, so she can t leave, so she
  never leaves, so she can never leave, so he never leaves, scared to leave me, afraid to leave me, can t leave me,
  won t leave me ever, acid to throw, throwing acid, acid in her face, acid in his face, acid on someone, cut someone
  s brakes, cut his brakes, cut her brakes, cut the brakes on, cut the brakes of, brakes of my, brakes on my ex*,
  tamper with brakes, tamper with the brakes, loosen the wheel nuts on, cut the brake line*, needle in candy, needles
  in candy, razor in candy, razor blades in candy, poisoned candy, poison candy, poisoned food, poisoned meat,
  electrocute my, blood evidence, destroy dna evidence, destroy the evidence, escape from prison, prison break how,
  break out of prison, break out of jail, bust out of jail, beat a drug test, fake a drug test, fake urine, buy
  organs, jump someone, jumping people, robbing old, robbing people, robbing someone, robbing houses, robbing banks,
  robbing a bank, robbing stores, robbing tourists, robbing elderly, robbing a store, rob old, rob elderly, rob
  houses, rob tourists, rob drunk, rape a, rape someone, rape my, rape women, rape girls, raping, get closer to
  underage, meet young boys, meet young girls, meet little, meet kids online, meet teens online to, meet teenagers
  online to, hidden cam, hidden cams, spy cam*, private pics of, private photos of my ex*, private pictures of my ex*,
  private videos of my ex*, semi auto to full, semi automatic to full, fully automatic conversion, full auto
  conversion, auto sear*, bring down a plane, shoot down a plane, shoot down a drone police, shoot down a helicopter,
  become a serial killer, be a serial killer, kill pets, kill for fun, hurt for fun, hurting animals, hurt animals,
  torture pets, torturing animals, killing animals for fun, killing for fun, throw rocks at cars, drop bricks off,
  drop rocks from an overpass, puncture tyres, slash tires, slash tyres, slash my ex*, slash someone s, key his car,
  key her car, key my ex*, vandalise my, vandalize my, trash his, trash her, spread a worm, spread malware, plant
  malware, plant evidence, plant drugs on, frame him, frame her, false accusation to, falsely accuse, fake evidence,
  buy an ak*, buy an ar 15 without, get an ak*, teach my dog to attack people, dog to attack people, pitbull to
  attack, dog attack people, dogs to attack people, snuff film*, snuff video*, eat human, human flesh, necrophil*,
  bestiality, zoophil*, sex with animals, sex with my dog, incest with, sex with my sister, sleep with my daughter,
  sleep with my 14*, sleep with my 13*, sleep with my 15*, sleep with my underage*, sleep with an underage*, my
  underage, jailbait, hidden cameras in, hidden camera for my, hide cameras in, hiding cameras in, hiding a camera in,
  install hidden camera*, installing hidden camera*, cannibalism how, to full auto, into full auto, explosives from
  fertili*, explosives from household, explosives from kitchen, explosives from chemicals, rob delivery*, robbing
  delivery*, rob drivers, rob couriers, obsessed with her track, stop eating for good, online to kill herself, online
  to kill himself, girl into suicide, boy into suicide, someone into suicide, into committing suicide, into killing
  herself, into killing himself, into killing themselves, to kill themselves, crank in my, cook crank, crank at home,
  whip up crank, whip up some crank, get coke, coke through, coke in my, coke inside, kilo of coke, sell crank, inside
  someone s stomach, in her stomach, in my stomach drug*, balloons of heroin, in balloons swallow*, locks up town*,
  makes them pay ransom, locks files and, locks the files, encrypts files and, encrypts the files and, mic in my, mic
  in her, mic in his, microphone in my gf*, microphone in my girlfriend*, microphone in my wife*, microphone in her,
  recorder in my wife*, recorder in my girlfriend*, she can t know, he can t know, they can t know, hear everything
  she, hear everything he, i hear everything, hear everything in, alone with the girls, alone with the boys, alone
  with little, get alone with, girls working and, keep the girls working, keep girls in line, keep my girls, pimps,
  nick scooters, nick bikes, nick cars, nick phones, bump up my marks, bump up my grades, university system and,
  change my marks, raise my marks, exam system, let off a toxic, let off toxic, toxic gas in, toxic gas on, poison gas
  in, gas in the mall, gas people, gas in a mall, gas in the subway, shadow her, note her hours, wait for her at
  night, wait for her outside, wait by her, by her door, at her door at night, outside her place, set ablaze, set **
  ablaze, set the ** ablaze, their living room cameras, people s living room*, folks through their, strangers through,
  batter a, batter someone, batter him, batter my, until he can t walk, till he can t walk, until he stops moving,
  until he doesn t move, into something that kills, something that kills, thing that kills, airsoft into, airsoft gun
  into, nerf gun into a real, toy gun into a real, slaughter in my, slaughter at my, massacre in my, massacre at my,
  job promise*, keep their papers, keep her papers, keep her documents, keep their documents, give my son a hiding,
  give my daughter a hiding, give my kid a hiding, give my wife a, beating so the, bruises don t, bruises won t, so
  the bruises, without bruises, they can t leave, girls can t leave, women can t leave, fake model, deserves to die,
  should die by, want him dead, want her dead, wants him dead, need him dead, need her dead, wish him dead, dead by
  my, collect protection, protection from shopkeepers, until they fear, make residents pay, pay or get beaten, off my
  business, off my husband, off my wife, off my boss, off my partner, off my father, off my mother, off my brother,
  off my neighbour, off my neighbor, off someone, bump off, whack my, whack someone, take out my boss, take out my ex,
  take out a hit, neighbor s death, neighbour s death, wife s death, husband s death, his death look, her death look,
  death look natural, death look like, death seem natural, look like he fell, look like she fell, make it look
  natural, look like an overdose, look like a robbery, look like self defense, look like self defence, snoop in, snoop
  through, snooping through, snoop around her, snoop around his, iphone i found, locked phone i, locked phone that
  isn, what my boyfriend types, what my girlfriend types, my boyfriend types, my girlfriend types, my husband types,
  what she types, what he types, everything she types, everything he types, threat to my school, threat to school,
  threat against my school, so exams get cancelled, so school gets cancelled, so school closes, explosive vest, bomb
  vest, drone with a grenade, drone with a bomb, grenade on a drone, grenade drone, spike the punch, spike the bowl,
  spike the cocktail, sell counterfeit*, selling counterfeit*, selling fake*, con investors, scam investors, pass bad
  cheque*, pass bad check*, write bad check*, make 14 year olds, make 13 year olds, make 12 year olds, make underage,
  fall for me year, 14 year olds fall, 13 year olds fall, become skeletal, live on air, live off air, live on coffee,
  air and coffee, live on nothing, never eat again, never to eat, before i collapse, until i collapse, until i pass
  out from hunger, until i faint, aiming for size zero, down to size zero, say no to every meal, say no to food, skip
  every meal, martyr operation*, become a martyr, rid of all the muslims, rid of all muslims, rid of the muslims, rid
  of all the jews, rid of all jews, rid of the jews, rid of all the immigrants, rid of foreigners, rid of black
  people, rid of gays, drive out immigrants, drive out the muslims, drive out foreigners, incite people against,
  incite a mob, stir up hatred, stir up hate, stir up violence, burn the shelter, burn the refugee*, lynch a, lynch
  my, lynch someone, kill a pedo*, kill pedo*, kill a rapist, kill rapists, kill a bully, kill my bully, kill bullies,
  kill the bully, vigilante torture, torture criminals, dad s pistol, dad s gun, dad s rifle, father s gun, father s
  pistol, mom s gun, uncle s gun, gun to class, pistol to class, gun to school, pistol to school, knife to class,
  rifle to school, weapon to class, mug people, mugging people, mug someone, rob a man, rob him, rob her, rob men, rob
  women, rob a guy, rob guys, lure a man, lure men, lure a guy, lure guys, lure a woman, lure women, take over
  somebody*, empty their bank, empty his bank, empty her bank, empty their account*, empty his account*, empty her
  account*, drain their account*, drain his account*, drain her account*, drain bank account*, clone other people*,
  other people s whatsapp, ask their family for cash, ask their family for money, pretend to be their son, pretend to
  be her grandson, pretend to be a grandson, militia and make, locked iphone i, phone i found unlock*, sell fake
  vaccine*, sell fake medicine*, sell fake designer, sell fake sneakers, sell fake tickets, sell fake id*, selling
  fakes, sell fakes, stepfather needs to die, my boss needs to die, my husband needs to die, my wife needs to die,
  needs to die poisoned, he needs to die, she needs to die, he has to die, she has to die, he must die, she must die,
  alone with little kids, nicking scooters, nicking bikes, nicking cars, nicking phones, spike my date*, spike my
  girlfriend*, spike my husband*, spike my boss*, spike my friend*, spike my roommate*, gas a crowd, gas a room, shift
  some coke, shift coke, shifting coke, shifting weed, shift weed, shift some weed, shift drugs, shifting drugs, flog
  drugs, flog weed, flog coke, push coke, pushing coke, push drugs, pushing drugs, some coke round, coke round my,
  weed round my, jack roblox, jack accounts, jack someone*, jack people*, jacking accounts, steal roblox, steal
  fortnite, steal steam, make a rat and, code a rat, write a rat, rat and spread, spread it through discord, spread it
  thru, rat malware, remote access trojan*, secret camera in, secret cameras in, spy camera in, camera in the girls,
  camera in the locker, camera in the ladies, camera in the women*, camera in the staff, camera in the bedroom of,
  camera in my sister*, camera in my flatmate*, brothers for an attack, attack on unbelievers, attack unbelievers,
  attack infidels, kill infidels, kill unbelievers, kill kuffar, attack kuffar, attack on jews, attack on muslims,
  attack on christians, attack on immigrants, attack on a church, attack on a mosque, attack on a school, attack on
  police, attack on the police, attack the police, attack police, attack cops, ambush police, ambush cops, get nudes
  from, torture of criminals, terror attack plan, arson plan, never be mixed i want, reaction on purpose in, past the
  metal detector, through the metal detector, past metal detectors, reactivate a deactivated, reactivating
  deactivated, deactivated rifle, deactivated gun, gang needs a shooter, good stuff from cough, cough syrup high, high
  on cough syrup, morning glory seeds into, seeds into a trip, where dealers get their, where do dealers get, dealers
  get their supply, corner boy, drug kingpin, be a kingpin, become a kingpin, girlfriend hooked, get my girlfriend
  hooked, impersonate the ceo, impersonate a ceo, impersonate my boss, impersonating the ceo, ceo fraud, business
  email compromise, impersonate someone, impersonate a person, impersonate my, voice cloning to fool, clone a voice
  to, voice clone scam, clone my boss s voice, fool a grandmother, fool grandma, fool grandparents, fool old people,
  fool elderly, fake a bank, fake a website, fake bank, fake paypal, fake amazon, fake web shop, bot that steals,
  script that steals, app that steals, extension that steals, program that steals, software that steals, steals
  passwords, steals cookies, steals sessions, steals accounts, steals data, steal sessions, session hijacking of,
  sniff logins, sniff passwords, sniff their, sniff people s, sniff other, sniff credentials, take down a charity,
  take down my rival, take down their website, take down their site, take down someone s site, take down the site,
  knock a site offline, knock a website offline, take a site offline, take a website offline, pizza and police, police
  to a streamer*, send police to, send a swat team, send swat to, fake profile of, fake account of my ex, fake account
  of, fake instagram of, fake tinder of, fake dating profile of, pics of a classmate, nude pic of a classmate, naked
  pics of a classmate, nudes of a classmate, nudes of my classmate, nudes of classmates, camera in my tenant*, camera
  in a tenant*, camera in the guest, camera in my airbnb, camera in the airbnb, camera in the hotel, record my
  coworkers in, film my coworkers in, film women in, film girls in, film people in the toilet, in the toilet secretly,
  in the ladies room, in the womens changing, bug the family, bug the house, bug the car, trail a woman, trail a girl,
  trail someone, trail her, tail a woman, tail a girl, tail someone, shadow a woman, shadow someone, follow a
  stranger, follow women, following a woman, following women, kid is home alone, kids are home alone, child is home
  alone, children are home alone, approach kids at, approach children at, approach little, approach a child, approach
  girls at school, kids in my van, kid in my van, child in my van, into my van, into my car kids, kids at a playground
  and, children at a playground and, nobody believes the child, no one believes the child, nobody believes her when,
  girls in swimwear, little girls in, pictures of little girls, photos of little girls, photos of little boys,
  pictures of little boys, pictures of children to trade, trade photos of kids, schoolgirl to, schoolgirl into,
  schoolgirls to, schoolgirls into, school girl to meet, so drunk she, too drunk to say no, so drunk she can t, so
  drunk that she, can t resist sex, into sleeping with me against, hypnotise women, hypnotize women, hypnotise girls,
  hypnotize girls, out cold for hours, knock a girl out, knock women out, put her to sleep and, put a woman to sleep,
  make a woman unconscious, make a girl unconscious, make her pass out, she never leaves alive, never leave alive,
  never leaves alive, won t leave alive, not leave alive, won t survive the divorce, stop her heart, stop his heart,
  stop someone s heart, stop a heart, stops his heart, stops her heart, rival down the stairs, boss down the stairs,
  wife down the stairs, husband down the stairs, someone down the stairs, tamper with a gas, tamper with the gas,
  tamper with someone, tamper with his, tamper with her, tamper with my husband*, tamper with my wife*, tamper with my
  ex*, tamper with food, so it explodes when, explodes when he, explodes when she, explodes when they, cut climbing
  rope, cut his rope, cut her rope, cut his climbing, loosen the bolts on, sniper skills to take, take out a
  politician, take out the president, take out a senator, take out a judge, take out a cop, take out cops, take out a
  witness, take out my rival, take out my enemy, truck through a, car through a parade, car through a crowd, truck
  through a parade, drive through a crowd, drive through a parade, drive through protesters, run over protesters, run
  over pedestrians, gas attack in, gas attack on, chemical attack in, chemical attack on, biggest body count, highest
  body count, high body count, maximise casualties, maximize casualties, maximum casualties, as many casualties, most
  casualties, many victims as, as many as possible with a knife, cause a stampede, trigger a stampede, mass panic in,
  hold my ex, hold someone captive, hold a woman, hold a girl, in the cellar captive, keep a maid without, maid
  without paying, work without paying, workers without paying, sell workers, selling workers, buy a wife, buy wives,
  wife from abroad and keep, work off what they owe, work off their debts, teenagers to run drugs, kids to run drugs,
  teens to run drugs, kids to sell drugs, teens to sell drugs, teenagers to sell drugs, children to sell drugs,
  brother to steal, kids to steal, children to steal, sister to steal, into a parked tesla, into a parked car, start a
  car without the key, start someone s car, drive off with someone, lift a wallet, lift wallets, lift phones, lift a
  phone from, walk out of apple, walk out without paying, not pay at self checkout, fool the self checkout, trick the
  self checkout, cheat the self checkout, self checkout scam, skip scanning items, barcode switching, return fraud,
  refund fraud, refunding method*, refund scam, fake injury, fake an injury, fake a car accident, stage a car
  accident, staged accident, crash for cash, insurance scam, benefit fraud, welfare fraud, disability fraud, fake
  receipts, fake invoices, fake vaccine, change the mileage, roll back the odometer, roll back mileage, odometer
  fraud, mileage rollback, flats that don t exist, apartments that don t exist, rental scam, rent out flats that, sell
  things that don t exist, sell items i don t have, ebay scam, marketplace scam, pretend to be a doctor, pose as a
  doctor, pose as a cop, pose as a nurse, pretend to be a cop, pretend to be an officer, pretend to be a lawyer and,
  poach rhino, poach elephant*, poach deer, ivory smuggling, smuggle ivory, smuggle animals, smuggle parrots, drown
  the kittens, drown the cat, drown the dog, make my dog vicious, dog vicious, make my dog aggressive, dog bite
  people, cat with an air rifle, cat with a bb gun, dog with an air rifle, shoot cats, shoot dogs, shoot stray, shoot
  the neighbo*, shoot my neighbo*, nothing but ice, under 30 kilos, under 40 kilos, under 35 kilos, under 90 pounds,
  under 80 pounds, under 85 pounds, stay under 40 kilo*, stay under 90, ana community, mia community, ana forum, make
  vomiting easier, vomiting easier, easier to vomit, easier to throw up, tape worm diet, tapeworm diet, tapeworm
  pills, cotton ball diet, ice cube diet, eat nothing but ice cubes, only ice cubes, print a vaccine pass, fake
  vaccine pass, tail her home, upload the sex video, when the neighbour s daughter is, when the neighbor s daughter
  is, neighbor s daughter is alone, neighbour s daughter is alone`
