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
  starve for, fast without water,
    make explosivs, explosivs`
