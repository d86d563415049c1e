/** Collocations of English that only sound dangerous: see `harmless` in `SafetyWords`. */
export const HARMLESS_ENGLISH = `
  bath bomb*, hot chocolate bomb*, cocoa bomb*, bomb calorimet*, seed bomb*, smoke bomb*, logic bomb*, bomb disposal,
  bomb squad, bomb shelter*, bomb detect*, stink bomb*, cherry bomb*, photo bomb*, jager bomb*, f bomb, bomb cyclone,
  bombs away, glue gun*, heat gun*, spray gun*, massage gun*, water gun*, nail gun*, nerf gun*, toy gun*, toy weapon*,
  rubber band gun*, top gun, gun control, gun law*, gun safety, gun violence, gun polic*, staple gun*, gun dog*, gun
  rights, paper gun*, caulk gun*, tattoo gun, bullet journal*, bullet point*, bullet proof*, explosive power, life
  hack*, growth hack*, ethical hack*, bio hack*, hack the box, tryhackme, white hat*, hackathon*, hacker news, kill
  time, killing time, killing it, kill it, killer app*, kill a process, kill process*, kill bill, kill a mockingbird,
  to kill a mocking*, kill two birds, kill the germ*, kill bacteria, kill your darlings, murder mystery*, murder
  mysteries, kill the victim, crime novel*, detective novel*, suicide squad, suicide intervention, suicide awareness,
  suicide risk*, suicide hotline*, suicide loss, suicide rate*, suicide surviv*, suicide bereave*, prevent suicide,
  suicide burn, suicide plant*, suicide drill*, suicide run*, virgin suicides, self harm prevention, self harm
  awareness, prevent self harm, poison ivy, poison dart, poison control, food poisoning, lead poisoning, blood
  poisoning, without hurting, without harming, not hurt, don t hurt, avoid hurting, stop hurting, without injuring,
  not to hurt, without killing, avoid killing, hurting people s feelings, hurt people s feelings, hurt anyone s
  feelings, cut myself some slack, cutting myself shaving, cut myself shaving, cut myself while, cutting myself while,
  without cutting myself, cutting myself off, cut myself off, stop cutting myself, burn myself out, burning myself
  out, without burning myself, dog groom*, pet groom*, cat groom*, horse groom*, groom a dog, groom my dog, groom my
  cat, groom dogs, groom horses, groom cats, beard groom*, male grooming, men s grooming, bride and groom, groom s
  speech, crack the code, cracking the code, crack the coding interview*, cracking the coding interview*, crack
  interview*, crack eggs, crack the exam, crack the gre, network marketing, network engineer*, network security,
  network administ*, computer science, computer graphics, computer engineering, computer vision, computer systems,
  social network*, neural network*, trojan war, stealing home, steal the show, deal with, dealing with, drug
  discovery, drug development, drug design, drug polic*, drug education, drug prevention, drug addiction, drug rehab*,
  drug abuse, drug interaction*, drug safety, prescription drugs, pharmaceutical drugs, generic drugs, cancer drugs,
  weed killer*, weed control, pot roast*, flower pot*, clay pot*, crock pot*, sex education, sex ed, sexuality
  education, sexual health, sexual abuse prevention, sexual development, sex and gender, a minor chord*, minor scale*,
  a minor scale*, minor chord*, minor pentatonic, minor key, dairy free, gluten free, stop eating sugar, stop eating
  meat, stop eating sweets, stop eating junk*, stop eating carb*, stop eating fast, stop eating late, stop eating at
  night, stop eating before, stop eating so, stop eating too, stop eating dairy, stop eating when, stop eating
  processed, without starving, not starving, stop starving, instead of starving, not starve, crystal ball*, crystal
  structure*, crystal growth, growing crystals, grow crystals, crystal healing, salt crystals, sugar crystals, pumpkin
  spice, spice mix*, spice rack*, spice rub, spice blend*, spice trade, dark web monitoring, kill switch*, pain
  killer*, crack pattern, seduce an audience, shoot photos, shooting photos, shoot video*, shooting video*, shoot
  film, photo shoot*, shooting range, shooting sports, trick shots, trick photography, magic trick*, exploit a niche,
  attack vectors, panic attack*, heart attack*, anxiety attack*, chess attack, attack pattern*, date picker, cyanide
  process, nuclear power, make people laugh, crack* system design, crack* the system design, computer lab, fat bomb*,
  cheese bomb*, pizza bomb*, bread bomb*, glitter bomb*, paint bomb*, water bomb*, tea bomb*, shower bomb*, toilet
  bomb*, snack bomb*, flavor bomb*, flavour bomb*, love bomb*, zip bomb*, fork bomb*, carpet bomb*, cookie bomb*,
  making of the atomic bomb, bomber jacket*, gunpowder tea, gunpowder green, black powder coat*, dynamite shrimp,
  dynamite roll*, dynamite sauce, harm reduction, do no harm, poison for dogs, poison to dogs, poison for cats, poison
  to cats, exploit development, anti malware, antimalware, anti phishing, anti virus, antivirus, malware scan*, burn
  100 calories, burn 200 calories, burn 300 calories, burn 400 calories, burn 500 calories, burning 500 calories,
  deficit of 500 calories, 500 calories deficit, no food waste, weed eater*, weed whacker*, weed puller*, weed
  barrier*, weed wacker*, how to die less, to die for, kill his career, kill two, kill shot*, buzz kill, kill his ego,
  kill her ego, killing joke, killing floor, make a killing, crystal radio*, crystal clear, gun metal, son of a gun,
  sexual dimorphism, sexual reproduction, sexual orientation, sexual selection, heroin chic, heroine*, ecstasy of,
  poison pill, drug test*, drug trial*, drug target*, drug deliver*, drug store*, drug label*, drug dosage*, drugs are
  tested, drugs are developed, drugs are made, drugs work, school shooting drill*, active shooter, steal the
  spotlight, stealing second base, steal bases, password manager*, crack open, kill off, cut myself on, sell weed
  control, shooting star*, shoot baskets, shoot hoops, shoot free throws, kill cancer*, kill germs, kill mold, kill
  mould, kill viruses, kill pests, kill ants, kill moss, wrist cut*, bullet train*, machine gun kelly, guns n roses,
  guns and roses, gun show, gundam, cap gun*, squirt gun*, nerf, airsoft gun*, marshmallow gun*, potato gun*, rivet
  gun*, grease gun*, paintball gun*, laser gun*, ray gun*, bb gun*, weapon of choice, toy soldier*, secret weapon,
  weapons grade, ancient weapon*, medieval weapon*, viking weapon*, roman weapon*, explosive eccentric, molotov
  ribbentrop, nude color*, nude lipstick, nude makeup, nude nails, naked mole*, naked eye, sex cell*, sex chromosome*,
  sex ratio*, fear of dying, afraid to die, dumb ways to die, ways to die in the west, cut flowers, cut grass, bungee,
  cliff jump*, cliff diving, base jump*, ski jump*, long jump, high jump, jump rope, steal an idea, rob a zombie,
  learn to die philosophi*, end me up, i hurt myself while, i hurt myself when, i hurt myself lifting, i hurt myself
  running, i hurt myself at, i hurt myself in, i hurt myself last, i hurt myself playing, i hurt myself by, child
  process*, killing child process*, living paycheck, live in chaos, die laughing, dying laughing, die of laughter, die
  of embarrassment, i d die for, forge a knife, forge a sword, forge a blade, forge a career, forge a path, forge a
  bond, forge a hook, bob ross, rob ross, wife s favorite, wife s favourite, vitamin d, vitamin pills, fish oil, hit
  song*, hit single, hit the gym, hit the ball, hit a ball, hit a golf, hit a backhand, hit a forehand, hit a home
  run, hit a note, hit my target*, hit my goals, hit my protein, hit my macros, beat my personal, beat my best, beat
  my record, beat my high, beat my fear, beat my anxiety, beat my procrast*, beat my addiction, beat procrast*, beat
  box*, beatbox*, beat making, beat boredom, beat the market, beat the odds, beat the heat, beat writer s, beat egg*,
  punch line*, punchline*, punch needle, punch card*, fruit punch, slap bass, kick drum, kick start*, kickstart*, kick
  off, kick flip*, kickflip*, kick ball*, kick a ball, kick a football, free kick*, kick the habit, kick my habit,
  kick sugar, choke point*, heart attack, asthma attack, attack surface, sneak attack, attack a project, attack a
  castled, attack the king, stab at, whip cream, whipped cream, whip stitch*, smash burger*, smash bros, smash hit,
  smash a serve, break even, break dance*, breakdanc*, torch song*, kidney bean*, kidney disease, kidney stone*,
  kidney function, kidney pie, kidney health, kidney donation, organ music, church organ, organ donor*, baby shower,
  bachelor party, sell baby clothes, baby clothes, baby shoes, kids clothes, children s book*, kids book*, slave
  narrative*, master slave replication, slave trade history, deer stalking, bean stalk*, corn stalk*, celery stalk*,
  kill switch, i can t go on vacation, i can t go on holiday, can t go on a, never wake up tired, never wake up late,
  cut deeper into, cut deeper with, hidden camera show*, hidden cameras nature, my last days at, my last week at, stop
  eating at, stop eating chocolate, stop eating snacks, stop eating bread, stop eating out, stop eating my, poison
  free, stalking victim*, harassment victim*, bullying victim*, victims of, abuse victim*, self harm what, kidnapping
  victim*, rape victim*, rape survivor*, rape crisis, rape kit*, rapeseed, rape seed, oilseed rape, rape culture,
  suicide squeeze*, suicide king, suicide sprint*, suicide doors, suicides running, into a good book, disappear into a
  book, never wake up groggy, dying to see, dying to learn, dying to know, dying to try, dying to get, dying to hear,
  dying to play, dying to find, dying to start, dying to meet, dying to visit, dying to go to, dying for a, die a
  little, die hard*, die cut*, die cast*, die of boredom, dying of boredom, dying of embarrassment, die of thirst,
  dying of thirst, dying of curiosity, die of curiosity, die of shame, die inside, dying breed, dying art, dying
  language*, dying industry, dying battery, dying plant*, dead end*, dead tired, dead serious, dead set, dead beat,
  dead lift*, dead line*, dead hang*, dead bug*, dead code, dead language*, dead pixel*, dead reckoning, dead sea,
  dead weight, dead zone*, dead poets, grateful dead, walking dead, day of the dead, red dead, dead space, dead cells,
  dead by daylight, evil dead, undead, i die a lot, keep dying in, keep dying at, die in the game, die in game, died
  laughing, i m dead lol, bucket list before, farewell letter to colleague*, goodbye letter to my students, goodbye
  letter to my team, goodbye letter to my colleague*, goodbye letter to my class, farewell letter to my team, farewell
  letter to my colleague*, farewell letter to my class, farewell letter to a colleague, farewell letter to my boss,
  farewell email*, goodbye email*, farewell speech*, retirement letter*, disappear into a, disappear into my,
  disappear into the, disappear from google, disappear from the internet, disappear from social, vitamin d pills,
  pills a day, response plan, deadline is murder, murder on the, murder she wrote, can t go on the trip, can t go on
  the tour, can t go on the rides,
    social workers, youth workers, hurt myself playing, hurt myself running, hurt myself at,
    hurt myself again playing, hurt myself again at, hurt myself again while, hurt myself while, spyware on my own,
    stalkerware on my own, spyware is on my, spyware on my phone, stalkerware on my phone, stalkerware is on my,
    spy app on my phone, my hacked, my own hacked, slave trade, slave trading, slave traders, slave ships`
