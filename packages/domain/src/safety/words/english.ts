import type { SafetyWords } from '../safety-words.ts'
import { HARMLESS_ENGLISH } from './english-harmless.ts'
import { UNSAFE_ENGLISH } from './english-unsafe.ts'

export const ENGLISH: SafetyWords = {
  language: 'en',
  verbFirst: true,
  misspelt: `hack, hacks, hacking, hacked, bomb, bombs, kill, killing, murder, make, making, build, building, learn,
    learning, teach, suicide, suicidal, myself, explosive, explosives, weapon, weapons, grenade, firearm, pistol,
    rifle, shotgun, silencer, ammunition, cocaine, heroin, fentanyl, methamphetamine, amphetamine, ecstasy, ketamine,
    drugs, facebook, instagram, whatsapp, snapchat, telegram, discord, somebody, someone, somebodys, someones,
    password, passwords, account, accounts, phone, computer, website, camera, cameras, poison, poisons, poisoning,
    girlfriend, boyfriend, girlfriends, boyfriends, neighbor, neighbour, neighbors, neighbours, husband, kidnap,
    kidnapping, ransomware, malware, keylogger, phishing, trojan, virus, stalk, stalking, blackmail, blackmailing,
    torture, torturing, strangle, terrorist, terrorism, shooting, massacre, stealing, shoplift, shoplifting, burglary,
    counterfeit, passport, anorexia, anorexic, bulimia, bulimic, starve, starving, overdose, painless, painlessly,
    quickest, children, underage, naked, secretly, without, getting, caught, cutting, hanging, noose, sleeping, pills,
    dealer, selling, smuggle, smuggling, trafficking, school, groom, grooming, threaten, illegal, untraceable, else,
    gunpowder, dynamite, molotov, cocktail, knife, break, into, breaking, disappear, exist, scam, scamming, wanted,
    anymore, grandparents, grandmother, revenge`,
  crisis: `kill myself, killing myself, end my life, ending my life, end my own life, take my own life, taking my own
    life, take my life, i want to die, i wanna die, just want to die, i want to be dead, just want to be dead, wish i
    was dead, wish i were dead, wish to die, better off dead, don t want to live, do not want to live, dont want to
    live, don t want to be alive, don t want to exist, no reason to live, nothing to live for, tired of living, tired
    of being alive, can t go on living, hang myself, hanging myself, cut myself, cutting myself, cutting my arms, cut
    my arms, slit my wrist*, slitting my wrist*, cut my wrist*, cutting my wrist*, hurt myself, hurting myself, harm
    myself, harming myself, burning myself, poison myself, drown myself, drowning myself, shoot myself, stab myself,
    strangle myself, suffocate myself, starve myself to death, injure myself, punish myself physically, jump in front
    of a train, overdose on, how to overdose, overdose myself, i am suicidal, i m suicidal, feel suicidal, feeling
    suicidal, i have suicidal, my suicide, suicide note, suicide pact, suicide method*, unalive myself, unaliving
    myself, end it all, ending it all, not wake up again, never wake up again, make a noose, painless death, painless
    way to die, painless ways to die, best way to die, ways to die, easiest way to die, peaceful way to die, kms
    painlessly, off myself, how to self harm, ways to self harm, want to self harm, start self harming, start cutting,
    kill me painlessly, hide my cuts, hide my self harm*, kill himself or herself, how to die, how do i die, how can i
    die, i want to disappear, want to disappear forever, rather be dead, ready to die, if i died, nobody would miss
    me, no one would miss me, everyone better off without me, better off without me, how to bleed out, bleed to death,
    where to cut, how deep to cut, how deep do i cut, cut deep enough, make myself bleed, not want to live, not
    wanting to live, don t want to wake up, do not want to wake up, kill my self, killmyself, killing my self, done
    with life, give up on life, i hate my life and want, life is not worth living, want it all to end, want to end
    everything, ending everything, end everything, thoughts of suicide, thinking of suicide, thinking about suicide,
    planning my death, plan my death, plan my own death, goodbye letter before, plan to overdose, going to overdose,
    gonna overdose, want to overdose, will overdose, ll overdose, vanish forever, vanish for good, disappear for good,
    gone for good, world is better without me, world would be better without me, better without me, nobody needs me,
    no one needs me, kill me now, end me, going to end it, can t take it any more and want to, can t do this any more
    and want to die, i ll be dead, my last day, say goodbye forever, write my goodbye, help me end it, end it now, end
    it tonight, want to be gone, be gone forever, want it to be over forever, stop existing, cease to exist, i don t
    deserve to live, not worth living, no point in living, no point living, living is pointless, life is pointless,
    wanting to die, want to be dead, wanna be dead, feel like dying, feel like killing, wish i d never been born, wish
    i was never born, wish i had never been born, never been born, wish i could die, hope i die, hope i don t wake up,
    pray i don t wake up, go to sleep and never, fall asleep forever, fall asleep and never, fall asleep and not,
    sleep forever, sleep and never wake, world without me, notice if i died, notice if i was gone, notice if i were
    gone, notice if i disappeared, care if i died, care if i was gone, care if i disappeared, a burden to everyone, a
    burden on everyone, burden to my family, not be here anymore, not be here any more, not be around anymore, won t
    be here tomorrow, won t be around tomorrow, won t be here much longer, my final goodbye, my last goodbye, say my
    goodbyes, said my goodbyes, saying my goodbyes, give away my things, giving away my belongings, suicide letter,
    farewell letter, farewell note, goodbye note, last letter to my, see no way out, can t see a way out, can t see
    any way out, only way out, no way out of this, voices tell me to, urge to cut, urge to hurt, urge to self, want to
    cut my, need to cut, cutting helps, drink bleach, swallow bleach, take all my pills, take all the pills, take all
    my meds, whole bottle of pills, bottle of pills, jump in front of, step in front of a, walk into traffic, walk in
    front of, drive into a tree, drive off a cliff, drive off a bridge, crash my car into, sewerslide, sewer slide,
    self delete, delete myself, rope myself, neck myself, eternal sleep, my life has no meaning, life has no meaning
    anymore, life isn t worth, life is not worth, life not worth, deserve to be alive, deserve to die, i should die, i
    should be dead, should just die, might as well die, might as well be dead, let me die, please kill me, someone to
    kill me, someone would kill me, make it all stop, make everything stop forever, make the pain stop forever, end
    the pain forever, end my pain forever, end my suffering, end this life, end this pain, leave this world, leave
    this life, leaving this world, leave this earth, depart this life, tired of life, tired of this life, sick of
    life, sick of living, done living, done with living, finished with life, had enough of life, enough of living, can
    t live like this, can t live anymore, can t live any more, can t keep living, can t go on anymore, can t go on any
    more, can t go on like this, can t do this anymore and, don t want to go on, cannot go on living, cannot go on
    like this, don t want to be here, dont want to be here, don t see a future for, no future for me, hate being
    alive, hate existing, hate my existence, hate that i m alive, taking my life, took too many pills, taken too many
    pills, swallowed a lot of pills, put a bullet in my, bullet in my head, gun to my head, gun in my mouth, slash my,
    slashing my, open my veins, opening my veins, cut my veins, cutting my veins, razor to my, bleed myself, choke
    myself, gas myself, hurting my own body, hurt my body, cause myself pain, inflict pain on myself, self harm
    without, self harm and hide, hide self harm, self harm scars from, self harming without, self injure, self
    mutilate, suicide is the only, suicide is my, suicide seems, commit suicide, committing suicide, attempt suicide,
    contemplating suicide, considering suicide, die by suicide, painless suicide, quick suicide, easy suicide, suicide
    painless*, how long does it take to bleed, how much blood can i lose, kill us both, die tonight, die alone
    tonight, die today, be dead by, dead by tomorrow, before i die tonight, after i kill, after i m dead, when i m
    dead nobody, planning to die, decided to die, going to die tonight, rather die than, wish to be dead, desire to
    die, like to die, love to die, longing to die, ready to go forever, fade away forever, slip away forever, drift
    away forever, gone by morning, ctb method*, unalive, help me die, assist me in dying, die with dignity at home
    alone, i m going to jump, i am going to jump, going to hang, want to hang, about to end, about to kill, about to
    overdose, od on, how to od, starve to death, drink myself to death, dehydrate myself, die of hunger on purpose,
    can t take it anymore, can t take it any more, want to not exist, wanna not exist, stop being alive, not be alive,
    no longer be alive, no longer live, no longer exist, everyone would be happier, family would be happier without,
    happier without me, happier if i, better if i died, better if i was dead, better if i were dead, better if i wasn
    t, better if i weren t, if i wasn t here, if i weren t here, if i were gone, if i was gone, if i just disappeared,
    if i disappeared, no point in me, no point in my, point of me being, breathe easier without, breathes easier once,
    once i m dead, see myself alive, alive next week, alive next month, fastest way out, easy way out no pain, way out
    no pain, method hurts least, method hurts the least, least painful way, least painful method, hurts the least to,
    tonight is my last, my last night, my last evening, my last week alive, swallowed all my, swallowed all the,
    swallowed my whole, took all my tablets, took all my pills, took a whole bottle, take a whole bottle, took a
    handful of pills, say goodbye to my kids, say goodbye to my family forever, say goodbye to everyone, saying
    goodbye to everyone, i m 14 and i cut, follow my son, follow my daughter, follow my husband, follow my wife,
    follow my mother, suicidal thoughts, suicidal ideation every, i m done bye, im done bye, im done with everything,
    i m done with everything, done with this life, done with it all, have the rope, got the rope, rope is ready, rope
    ready, bought a rope, only a rope, noose, holds my weight, hold my weight, when i hang, isnt worth it anymore, isn
    t worth it anymore, life isnt worth, life is worthless, my life is worthless, head says jump, hear voices telling,
    voice tells me to jump, voice telling me to, so much i cut, hate myself so much, thinking about ending, think
    about ending, thoughts of ending, tried to overdose, tried to kill myself, tried to end, tried killing, tried to
    hang, attempt failed, my attempt failed, survived my attempt, survived an overdose, my final message, my last
    message, my last words, life thing anymore, can t do life, kms, kys myself, want the pain to end, pain to end for
    good, pain to stop forever, pain to stop for good, rather not exist, rather not be alive, rather not live, learn
    to drown, drown quietly, insurance when i die, so my family gets the insurance, not see tomorrow, can t face
    tomorrow, don t want a tomorrow, no tomorrow for me, world better off, rid the world of me, the world rid of me,
    heart stops beating, until my heart stops, make my heart stop, wake up dead, hope i get hit, hit by a bus, hit by
    a car on purpose, hit by a train, in front of a train, in front of a truck, in front of a bus, under a train, off
    the bridge, off a bridge, drink drain cleaner, sleep and not wake, not wake up tomorrow, put me out of my misery,
    put an end to me, get it over with for good, out of my misery, i won t make it to, won t live to see, don t plan
    to live, not planning to live, don t plan on living, before i turn 18 i want to die, i crave death, craving death,
    longing for death, death wish, wishing for death, waiting to die, ready for death, welcome death, prefer death,
    choose death, peaceful exit, exit bag, final exit, self deliverance, euthanize myself, euthanasia for myself,
    assisted suicide for myself, od tonight, cut too deep, too deep this time, won t stop bleeding because i cut,
    razor blades, burned myself with, burn marks on my, burned my arm, hitting my head, hit my head against, bang my
    head against, banging my head against, punch walls until, pull out my hair on purpose, suicide how, suicide
    tonight, cut without anyone, cutting without anyone, burn my skin, burning my skin, burn my arm*, burning my arm*,
    burn my thigh*, burn my wrists, scratch my skin until, carve into my, carving into my, cut deeper, cutting deeper,
    deeper cuts, deep cuts on my, punish myself by, punishing myself by, last week on earth, last days on earth, last
    day on earth, last night on earth, last weeks on earth, final days on earth, last hours on earth, dying is the
    only, dying is my only, death is the only way, death is my only, death is the only option, hanging knots, hanging
    knot, knot for hanging, carbon monoxide in, carbon monoxide poisoning myself, car exhaust in the garage, lost all
    meaning and, life has lost its, life lost all, life lost its meaning, lost the will to live, i want out of life,
    want out of this life, want out for good, suicidal and, im suicidal, am suicidal, being suicidal, so suicidal,
    suicidal again, suicidal every, suicidal since, suicidal what, suicidal help, suicidal right now, suicidal rn, can
    t go on no more, never wake up, never to wake up, only thing that helps is cutting, only relief is cutting, pain
    is the only thing, only thing that helps is pain, hurting is the only, hurting myself is the only, dont want to
    wake up, dont want to be alive, don t wanna live, dont wanna live, don t wanna be alive, dont wanna be alive, don
    t wanna be here, dont wanna be here, don t wanna exist, dont wanna exist, no will to live, no will to go on, no
    strength to go on, no strength to live, no strength left to live, can t bear living, can t stand living, can t
    stand being alive, cannot live, can no longer live, can not live anymore, so tired of living, so tired of life, so
    tired of being alive, tired of everything and want to die, be dead already, wanted to be dead, wish for my death,
    plan for my death, planning my own, planning my suicide, planning my funeral because, write my own obituary
    before, tell my family i m going to die by, die by my own hand, by my own hand, someone kill me, god kill me, end
    myself, ending myself, finish myself, finish myself off, do away with myself, doing away with myself, do myself
    in, top myself, topping myself, gut myself, blow my brains, blow my head off, blow my own head, shoot my head,
    shoot my own head, eat a bullet, swallow a bullet, take a bullet to my, slit my own, cut my own throat, slit my
    throat, cut my throat, self hanging, self strangulation, partial suspension, noose knot, can t go on like, i can t
    go on, i cant go on, kill me please, my last days on, my last days alive, my last week of life, killing yourself
    without, kill yourself without, killing yourself painless*, killing oneself, kill oneself, so i don t wake up, so
    i won t wake up, so i never wake up, all i have left is a rope, left is a rope, joining him, joining her in, only
    think of going after, think of going after him, going to him in heaven, tomorrow i won t be, tomorrow i m gone,
    tomorrow i ll be gone, left the note, the note on the table, note is on the table, my note is, whether to jump,
    whether i should jump, if i should jump, thinking of jumping, existence is pain, existing hurts, living hurts,
    living is pain, life is pain, life hurts too much, being alive hurts, everything hurts i want, least messy way to,
    messy way to go, cleanest way to go, easiest way to go, quickest way to go, questions if you od, if i od, if you
    od, i ll od, set the date for my, tired of being here, life s over, lifes over, life s over for me, my life is
    over, life is over for me, scared of dying tonight, afraid of dying tonight, not be scared of dying, not be afraid
    of dying, blade calms, razor calms, cutting calms, pain calms, blade helps, my wrists again, want to bleed, need
    to bleed, see myself bleed, feel the blood, is drowning painful, does drowning hurt, drowning hurt, drowning
    painful, does hanging hurt, is hanging painful, hanging painful, hanging hurt, does dying hurt, is dying painful,
    does it hurt to die, does overdosing hurt, how high must a bridge, how high does a bridge, high enough to die,
    high enough to jump, high enough to be fatal, meds are deadly, meds are lethal, pills are deadly, pills are
    lethal, deadly together, lethal together, deadly combination of, lethal combination of, wish i had died, wish i d
    died, want out of here forever, gone before my birthday, wanna be gone, before my birthday i, hate myself more, i
    deserve pain, deserve to suffer, deserve to be hurt, deserve to hurt, because i deserve pain, i m a waste of,
    waste of space, waste of oxygen, waste of air, good for nothing and, vanished for good, breathe if i, my affairs
    in order before, i ve picked the date, i picked the date, i have picked the date, of being here tired, just tired
    of being here, not of work of being here, i want out for good, and i want out, the blade calms, i hate myself and,
    hate myself and want, i should have died, i want to jump, i m about to jump, picked a date to die, want it all to
    stop, want it to stop forever, want everything to stop, just want it to stop, just want this to stop, want this
    all to stop, want this to be over, want it all to be over, want everything to be over, just want it to be over,
    just want to be done, want it all to go away, want everything to go away, want to go away forever, want to go
    forever, make everything stop, make it all go away, make it all end, let it all end, let it end, wish it would all
    end, wish it would end, wish it was all over, wish it were over, wish everything would end, wish everything would
    stop, can this all just end, point in living, point of living, point in being alive, point of being alive, point
    in going on, point of going on, point in carrying on, point of carrying on, point in existing, point of existing,
    point to living, point to my life, point in life anymore, point of life anymore, point in my life, what am i
    living for, what am i alive for, why am i still alive, why am i even alive, why am i alive, why do i keep living,
    why keep living, why go on living, why bother living, why live anymore, why live any more, why even live, nothing
    left to stay for, nothing to stay for, no one to stay for, nobody to stay for, nothing left for me here, nothing
    keeps me here, nothing is keeping me here, nothing left to live, nothing left for me, nobody left for me, no one
    left for me, nothing holds me here, pills lined up, lined up the pills, lined up my pills, pills in front of me,
    have the pills, collected pills, collecting pills, collected enough pills, collected my pills, hoarding pills,
    hoarding my pills, hoarding my meds, hoarding meds, saved up pills, saving up pills, saved up my meds, saving my
    pills, saving up my, stash of pills, stashed pills, stockpile my pills, stockpiling my, stockpiling pills, counted
    the pills, counting out pills, counting my pills, look at the pills, looking at the pills, stare at the pills,
    staring at the pills, staring at my pills, staring at a bottle, medicine cupboard and think, medicine cabinet and
    think, look at the medicine, should go die, told me to die, tells me to die, tell me to die, telling me to die,
    say i should die, says i should die, said i should die, told me to kill, tell me to kill myself, tells me to kill,
    telling me to kill, say i should kill, says i should kill, said i should kill, gun in the drawer, gun in my
    drawer, gun keeps, gun is calling, gun next to my, gun on my lap, gun in my hand, gun beside me, my gun and me,
    the rope keeps, rope around my neck, belt around my neck, bridge keeps, train tracks keep, such a burden, i m a
    burden, i am a burden, im a burden, just a burden, only a burden, nothing but a burden, being a burden, burden to
    my, burden for my, burden to them, burden on them, burden on my, burden for them, driving into a tree, driving off
    a, driving into a wall, driving into oncoming, driving my car into, drive into a wall, drive into oncoming, drive
    into a pole, swerve into, swerving into, crash on purpose, crash my car on purpose, steer into a, steering into a,
    be around much longer, around for much longer, won t be around, wont be around, not going to be around, not be
    here much, not here much longer, don t expect to be here, i ll be gone soon, i ll be gone by, ill be gone, gone by
    christmas, gave away all my, given away all my, given away my, giving away all my, gave my dog away because, all
    my stuff ready to go, goodbye everyone, goodbye everybody, goodbye world, goodbye cruel, bye everyone, bye world,
    bye forever, farewell everyone, farewell world, sorry for everything goodbye, i m sorry mom, it s goodbye, thank
    you for everything goodbye, thanks for everything goodbye, if a bus hit me, if a car hit me, if a truck hit me, if
    i got hit by, got hit by a bus, got hit by a car, got hit by a truck, hope a bus, hope a car hits, wish a bus,
    wish a car would, wish a truck would, wouldn t mind dying, wouldn t mind if i died, wouldn t mind not waking,
    relieved if i died, i d be relieved if i, hope it s cancer, hope i get cancer, wish i had cancer, hope the plane
    crashes, hope my plane crashes, think about ending things, thoughts about ending, thought about ending, thinking
    of ending things, theres no way out, there s no way out, there is no way out, no way out for me, no way out
    except, no way out but, only one way out, no other way out, no escape except, no other option but, no other
    solution but, see no other way, voices say jump, voices say i should, voices tell me, voices telling me, voices
    want me, voice in my head says, voice in my head tells, voice in my head telling, voice says jump, my baby and i
    should, baby would be better without me, baby would be better off, kids would be better without, kids are better
    off without, kids better off, kids deserve a better, family deserves better than me, take my baby with me, kill my
    baby, harm my baby, drown my baby, smother my baby, cigarettes out on my, cigarettes on my arm, stub out
    cigarettes on, cigarette burns on my, cut to release, cut to feel, cut to cope, cutting to cope, cutting to feel,
    cutting to release, i cut because, i self harm, i selfharm, relapsed again cutting, relapsed and cut, haven t cut
    in, clean from cutting, days clean from, want to relapse into cutting, hide the cuts, hide cuts, hide the marks on
    my, hide my scars from, cover my cuts, covering my cuts, cover up cuts, can t stop cutting, cant stop cutting, can
    t stop hurting, cant stop hurting, can t stop self, addicted to cutting, addicted to self harm, hate being me,
    hate who i am so much, can t stand being me, can t live with myself, can t live with what i, cannot live with
    myself, don t deserve life, don t deserve to exist, didn t deserve to survive, should never have been born,
    shouldn t be alive, should not be alive, shouldn t exist, should not exist, not meant to be alive, not meant to
    live, not meant for this world, world doesn t need me, see no future, can t imagine a future, no hope any more,
    all hope is gone, lost all hope, hopeless and want, feeling hopeless, feel dead inside, dead inside and, feel like
    a ghost and, empty inside and want, numb and want, nothing matters anymore, nothing matters any more, life has no
    point, not strong enough to live, not strong enough to go on, too weak to live, too tired to live, too tired to go
    on, too tired to keep, tired of fighting to live, tired of surviving, tired of existing, tired of breathing, upset
    when i wake, disappointed when i wake, disappointed i woke up, woke up again sadly, hope i don t wake, hope not to
    wake, wish i wouldn t wake, wish i didn t wake, wish i could sleep forever, wish i could just disappear, wish i
    could disappear, wish to disappear, just want to disappear, wish i could vanish, want to fade away, want to be
    with god, want to go to heaven, go to heaven now, see my mom in heaven, see my mum in heaven, be with grandma in
    heaven, join grandma, join my baby, be with my wife again, be with my husband again, be with my son again, be with
    my mom again, be with my mum again, be with my baby again, follow her into, follow him into, lie down and die,
    curl up and die, crawl into a hole and die, jump onto the tracks, jump on the tracks, lie on the tracks, lay on
    the tracks, lie down on the tracks, stand on the tracks, walk onto the tracks, walk onto the motorway, walk onto
    the highway, walk into the sea, walk into the ocean, walk into the lake, walk into the river, thinking of stepping
    off, think about jumping, thinking about jumping, thought of jumping, urge to jump, hang from the, hang from a
    tree, hang from my, hanging from a, hang in the garage, hurt my baby and myself, want to hurt my baby, everything
    is meaningless and, everything is pointless and, want to vanish forever, i wanna disappear, sorry mom i, tired of
    being me, tired of fighting my, rope in the garage and, no future anymore, going to join my wife, going to join my
    husband, i have no future, join my wife in, join my husband in, won t be here long, won t be here next, won t be
    here when, just want it over, want it over with, no reason to be here, no reason to stay here, no reason for me to
    be, and so am i, do everyone a favour and, do everyone a favor and, do the world a favour, do the world a favor, a
    favor and die, threw me out i can t live, ways to go googl*, googling ways to, keep googling ways, searching for
    ways to die, my own funeral, come to my funeral, how do i let go of life, let go of life, letting go of life,
    stockpiled my, stockpiled pills, have my razor next, razor next to me, razor in my hand, blade in my hand, knife
    at my wrist, knife to my wrist, scratched my arms, scratching my arms, arms are full of cuts, full of cuts, cuts
    on my arms, cuts on my legs, cuts on my thighs, cuts on my wrist*, arms full of scars from, bang my head until,
    hit my head until, no more tomorrows, see you on the other side, see you all on the other, tell my mum i love her,
    tell my mom i love her, tell my family i love, tell my kids i love, tell them i loved them, after my dog when i,
    after my kids when i, after my children when i, won t see thirty, won t see 30, won t see twenty, won t live past,
    not live past, live past 18, live past 20, live past 21, live past 25, live past 30, by choice i won t, i want to
    be nothing, existence is a mistake, my birth was a mistake, being born was, born was a mistake, i shouldn t have
    survived, should not have survived, shouldn t have been born, i survived last time, this time i ll do it, do it
    properly this time, do it right this time, succeed this time, won t fail this time, method that can t fail, method
    that cannot fail, method that won t fail, method that never fails, foolproof method, peaceful pill, helium hood,
    suicide bag, exit international, nitrogen hood, sewerside, sewercide, go home to god, go home to jesus, home to
    the lord, be with jesus, meet my maker, buried next to him, buried next to her, buried beside him, buried beside
    her, i have no life anymore, no life without my, no life without him, no life without her, don t want to live
    without, relapse every, blades and blood, rope or pills, pills or rope, gun or pills, exit strategy for life, exit
    life, rest forever, rest for ever, rest in peace soon, take me away from this life, away from this life, world
    improves without me, improves without me, better place without me, get over it quickly when i, kids would get
    over, family would get over, they d get over me, they d get over it, they will get over it, they ll get over it,
    they will be fine without me, they ll be fine without me, be fine without me, leave before i become, everyone
    would move on, they would move on without, kermit sewer*, stepping in front of, step in front of the, jump in
    front of the, walking in front of, throw myself in front, jumping in front of, my dog when i m gone, my cat when i
    m gone, my kids when i m gone, think about is being dead, i d rather be a ghost, i have no life since, kids i have
    no life, hate me more, hates me and i hate, bought the pills, bought pills, i bought the rope, bought a gun for
    myself, is the night i, starting to cut, started to cut, cutting again, be dead before, dead before my, dead by my
    birthday, before my birthday i want, i want to not exist, forever and not exist, razor is right, razor right next,
    razor is next, razor right here, blade right here, knife right here, blade is right, knife is right, no reason
    left for me, no reason for me to, reason left to live, reason left for me, pain is too much i, too much pain to,
    too much pain i, use it on myself, use it on me, gun on myself, on myself a gun, have a gun and i want, chosen the
    day, chosen a day, chosen my day, chosen my last, the day i will be gone, day i ll be gone, plan past friday, no
    need to plan past, no plans past, not plan past, don t plan past, won t be here anymore, notice if i vanished,
    notice if i was dead, notice i vanished, vanished from this earth, vanish from this earth, gone from this earth,
    off this earth, leave this planet, bleeds is the only, till it bleeds, until it bleeds, until i bleed, till i
    bleed, only thing that calms me, only thing that helps me calm, overdose and not, overdose and die, overdose and
    never, quickest way to overdose, easiest way to overdose, way to overdose, ways to overdose, not come back alive,
    never come back from, i want to disappear forever, disappear forever and, wont be here past, won t be here past,
    past friday i wont, i wont be here anymore, to cut again, the pain is too much i want, can t go on the pain, not
    come back from it, want to dissapear forever, dissapear forever, dont want to exsist, want to exsist, to exsist
    any more, to exsist anymore,
    cant do this anymore whats the point,
    nothing makes sense anymore, nothing makes sense any more, no point in going on, no point going on,
    what s the point of living, whats the point of living, what s the point of going on, disappear from this world,
    disappear from the world, vanish from this world, gone from this world, disappear from this earth,
    disappear from this planet, won t exist next week, ill be gone by, gone by next week, not be here next week,
    won t be here next week, wont be here next week, wont be here anymore, no longer be here next,
    fall asleep and never wake, go to sleep and never wake, sleep and not wake up`,
  unsafe: UNSAFE_ENGLISH,
  request: `where to hide a body, hide the body, hiding the body, dispose of the body, disposing of the body, get rid
    of the body, bury the body, burn the body, dissolve the body, hide the corpse, dissolving a body, drive a car into
    people, drive a truck into, drive my car into people, drive my car into a, drive a van into, plough into people,
    plow into people, ram a car into, ram my car into, ram people, get rid of my wife, get rid of my husband, get rid
    of my boss, get rid of my ex, get rid of my neighbo*, get rid of my mother, get rid of my father, get rid of
    someone, get rid of somebody, get rid of a person, get rid of a witness, get rid of her for good, get rid of him
    for good, get rid of him permanently, get rid of her permanently, take someone s life, taking someone s life, end
    someone s life, end his life, end her life, take his life, take her life, take a life, take another person s life,
    put him in the hospital, put her in the hospital, put someone in a coma, six feet under, make him pay with, make
    her disappear, make him disappear, make my wife disappear, make my ex disappear, make my boss disappear, grow
    weed, growing weed, grow marijuana, growing marijuana, weed grow operation, grow op, sell coke, selling coke, deal
    coke, snort coke, cut coke, buy coke, coke dealer, sell speed, buy speed, make speed, cook speed, cook crystal,
    cooking crystal, cook ice, make crystal, sell ice, make acid at home, drop acid, dealing weed, sell weed, selling
    weed, push weed, sell pills, selling pills, sell dope, sling dope, trap house, meth lab, drug lab, drug mule, drug
    trafficking how, traffic drugs, trafficking drugs, smuggle drugs, hide drugs, hiding drugs, hide weed, sneak
    drugs, sneak weed, pass a drug test, cheat a drug test, get high on, get high from, legal highs at home,
    shoplifting tips, five finger discount, steal from a store, steal from shops, steal from stores, steal clothes,
    steal from my, stealing from, steal food, steal makeup, remove security tag*, security tags off, price tag
    switching, dine and dash, pick pocket*, steal packages, porch pirate, porch pirating, break in to a, break into my
    ex, breaking into an, breaking into houses, breaking into homes, breaking into cars, sneak into someone, rob a,
    rob an, robbing a, car theft, be a burglar, become a burglar, become a thief, become a pickpocket, become a con
    artist, become a scammer, become a drug, become a hacker for hire, hire a hacker, hire someone to hack, hire
    someone to kill, hire someone to beat, hire a killer, pay someone to kill, pay someone to hurt, pay someone to
    beat, hit man, contract killing, impersonate a police*, impersonate police, impersonate a doctor, impersonate a
    bank, pose as a bank, pose as a police, pretend to be a police*, pretend to be a bank, pretend to be the bank,
    pretend to be a teenager, pretend to be 15, pretend to be younger, steal my neighbo*, use someone s credit card,
    use stolen, using stolen, dump and fullz, cvv shop, card cloning, credit card skimmer*, atm skimmer*, skimmer on,
    money mule*, launder cash, laundering money, money laundering how, wash dirty money, clean dirty money, tax
    evasion, evade taxes, evade tax, forge a signature, forge my, forging a, fake doctor*, fake prescription*, fake
    banknote*, fake bills, fake money, fake diploma*, fake degree*, fake documents, fake charity, fake invoice*, fake
    online store, fake shop to, fake webshop, fake investment, fake crypto, crypto scam*, rug pull*, advance fee,
    nigerian prince, 419 scam*, tech support scam*, grandparent scam*, dating scam*, scam people, scam tourists, scam
    old, scam elderly, scam buyers, scamming people, scam website, scam site, catfish people, catfish someone, sim
    swap*, otp bot, ddos a, ddos my, ddos the, ddos someone, take down someone, knock someone offline, boot someone
    offline, boot people offline, ip grab*, dox a, dox my, dox someone, leak her, leak his, leak my ex*, leak
    someone*, post her nudes, post my ex*, nudes of my ex, naked photos of my ex, naked pictures of my ex, ai nudes,
    undress someone, undress her, undress a, undress women, undress girls, deepfake of my, deepfake my, deepfakes of
    my, peek at women, peep on, peeping tom, hidden camera in, hide a camera in, camera in the bathroom, camera in the
    shower, camera in the toilet, camera in the changing room, camera in a changing room, camera in my roommate*,
    camera in her, camera in a bathroom, under skirts, up her skirt, up skirts, stalk my, stalk her, stalk him, stalk
    a, stalk someone, stalking my, stalking someone, follow her home, follow a woman, follow a girl, follow someone
    home, tracker on her, tracker on his, tracker on my ex*, tracker on my wife*, tracker on my girlfriend*, tracker
    on someone*, tracker in her, airtag in her, airtag on my ex*, find out where she lives, find where she lives,
    phone number of a girl who, track her phone, track his phone, track her location, track his location, track my
    boyfriend*, track my husband*, track someone, track a person without, locate someone without, bug someone*, bug
    my, tap someone*, tap my, clone someone*, clone her phone, clone his phone, clone my girlfriend*, clone my wife*,
    clone my husband*, unlock her phone, unlock his phone, unlock someone*, unlock my girlfriend*, unlock my wife*,
    unlock my husband*, guess her password, guess his password, her passwords, his passwords, guess someone*, crack
    someone*, crack her, crack his, control my girlfriend, control my wife, control my partner, isolate my girlfriend,
    isolate my wife, isolate her from, make her dependent, make her obey, make my wife obey, make my girlfriend obey,
    break her will, break his will, force my wife, force my girlfriend, force my daughter, force a girl, force a
    woman, force her to, force someone to, marry off my, child marriage arrange, female genital, fgm on, honor kill*,
    honour kill*, beat up my, beating my wife, beat him up, beat someone, beat a person, beat a child, beat a woman,
    beat my son, beat my daughter, beat my dog, kick my dog, kick a dog, kick my wife, hit my girlfriend, hit my
    child*, hit my son, hit my daughter, hit my dog, hit a child, hit a woman, hit a kid, hit kids, discipline my
    wife, spank my wife, make someone suffer, make my dog fight, dog fight*, dog fighting, cock fight*, fighting dogs,
    abuse animals, abuse my power over, torture a, torture cats, torture dogs, crush videos, poison pigeons, poison
    birds, poison stray, poison the neighbo*, kill stray, kill cats, kill dogs, kill a cat, kill a dog, drown kittens,
    drown puppies, drown a, drowning kittens, child sexual, child abuse material, cp videos, cp pics, pics of kids,
    pictures of naked children, naked children, naked kids, nude children, nude kids, sex with a child, sex with
    children, sex with kids, sex with minors, sex with a teen*, sex with underage, sex with my daughter, sex with my
    niece, sex with my student, groom a, groom kids, groom children, groom teens, groom young, grooming kids, grooming
    children, grooming a child, grooming teens, grooming young, attracted to children act, lure a, lure kids, lure
    children, lure teens, lure young, luring kids, luring children, entice a child, entice kids, befriend children
    online, sexting with a minor, sexting minors, pedo ring, pedophile ring, sell a child, sell children, buy a child,
    buy children, sell a baby, buy a baby, sell my baby, sell girls, sell women, buy girls, buy women, buy a slave,
    sell slaves, buy slaves, keep a slave, own a slave, sell organs, buy a kidney, sell kidneys, organ trafficking,
    harvest organs, steal organs, mail order slave, debt bondage, forced labor run, forced labour run, take their
    passports, take away their passports, confiscate their passports, confiscate workers passports, school shooter,
    mass shooter, active shooter become, shoot everyone, shoot people, shoot my, shooting people, kill everyone, kill
    people, killing people, kill as many, kill many people, kill lots of, kill a lot of, hurt as many, hurt people,
    stab people, bomb a, bomb my, bomb the, bombing a, blow up my, blow up a, blow up the, blow someone up, blow
    people up, build a bomb, make bombs, making bombs, bomb recipe, bomb instructions, poison gas attack, burn my
    neighbo*, burn someone*, burn a church, burn a mosque, burn a synagogue, burn a cross, set someone on fire, set my
    ** on fire, set a person on fire, set my ex*, radicalize people, radicalize young, radicalise people, recruit for
    isis, recruit people for isis, recruit jihad*, recruit young men for, start a race war, start a hate group, start
    a militia, overthrow the government violently, violent revolution, lone wolf, gas the, gas chamber for,
    exterminate the jews, get rid of jews, get rid of immigrants, get rid of muslims, nazi propaganda, isis
    propaganda, jihadist propaganda, terrorist propaganda, extremist propaganda, spread hate against, incite violence,
    incite hatred, incite a riot, incite racial, hate campaign against, hate speech against, manifesto before i, make
    myself puke, make yourself throw up, make yourself vomit, make myself sick after, force myself to throw, force
    myself to vomit, force myself to puke, get bulimia, anorexia tips, bulimia tips, anorexia diet, fasting until i,
    purging after, purge my food, purge without, purging without, purging tips, hide my purging, purge food, abuse
    laxatives, laxative abuse how, use laxatives to lose, laxatives to lose weight, take laxatives after, starve off,
    starve until, starve to lose, starving diet, starvation diet plan, starve in secret, starve down, eat nothing but
    ice, not eating for, no food for a, water only for weeks, water fast for 30, stop feeling hunger, ignore hunger,
    trick my parents into thinking i ate, pretend to eat, pretending to eat, hide food from my parents, hide my weight
    loss, weigh less than 40, weigh 35 kilo*, weigh 40 kilo*, weigh 80 pounds, weigh 85 pounds, weigh 90 pounds, beat
    my mother, beat my sister, beat my neighbo*, spiking drinks, spike drinks, drink spiking, spike people s drinks,
    human trafficker, human traffickers recruit, become a trafficker, trust of young children, trust of children,
    trust of kids, trust of a child, trust of little, trust of young, trust of minors, trust of underage, ana goals,
    ana and mia, ana mia, ana lifestyle, don t eat from my parents, hide that i don t eat, hiding that i don t eat,
    hiding not eating, hide not eating, break my brother s, break his leg*, break her leg*, break someone s, break my
    ex*, break his arm*, break his neck, break her neck, break his jaw, smash his face, smash her face, bash his head,
    bash someone s, cut his throat, slit his throat, slit her throat, slit someone s, blow his head, shoot him, shoot
    her, stab him, stab her, poison him, poison her, kidnap her, kidnap him, rape her, drown her, drown him, strangle
    her, strangle him, push him off, push her off, push someone off, run him over, run her over, put a hit on, death
    threat*, threatening letter*, bomb threat*, hate mail to, manifesto before my, manifesto for my attack, before my
    attack, before the attack, my attack, my killing spree, my massacre, rig slot machine*, set cats on fire, set **
    on fire, organ trade, be a pimp, pimps control, pimp game, lover boy method, run girls, trick out girls,
    protection racket, protection money, shake down shop*, hold for ransom, for ransom, ransom money, kidnapping for,
    hit men, hired killer, hired gun, paid to kill, kill for money, killing for money, pay me to kill, drug packets,
    body packing, drug smuggling, drug runner, running drugs, drug running, plug drugs, run drugs, get someone
    addicted, get someone hooked, get her addicted, get her hooked, get him hooked, hook someone on, girl to kill
    herself, boy to kill himself, someone to kill themselves, someone to kill herself, someone to kill himself,
    someone to self harm, person to commit suicide, someone commit suicide, someone to commit suicide, to commit
    suicide so, nick from, nick stuff, nick a, nicking stuff, lift stuff from, lifting cars, boost cars, boosting
    cars, steal keyless, relay attack car*, keyless cars, jack cars, jacking cars, grand theft auto irl, counterfeit
    twenties, printing twenties, print twenties, printing my own money, print my own money, printing money at home,
    print cash, printing cash, baby monitors of, into baby monitors, strangers through their, change my grades, change
    grades, alter my grades, alter grades, hack my grades, fix my grades in, grade change in the school, contactless
    cards, cash machines with, small time dealer, street dealer, be a dealer, become a dealer, start dealing, get into
    dealing, dealing on campus, dealing at school, dealing drugs, dealing in drugs, drug business, drug ring, drug
    money, synth route*, synthesis route for, takes out a wall, goes boom, that goes boom, go boom, something that
    explodes, things that explode, thing that explodes, blows up a, blow a hole, encrypts other people s, encrypt
    other people s, encrypts someone s, locks people s files, locks other people s files, infect someone, infect
    people, infect my, infect classmates, infect other people, infect computers, infect their, bugging my, bug my wife
    s, listening device in, listening device, listening bug, secret microphone, hidden mic, plant a mic, plant a bug,
    under 16 girls, texting other guys, who my gf, who my girlfriend is texting, who my boyfriend is texting, who my
    wife is texting, who my husband is texting, what my gf is texting, what my girlfriend is texting, what my wife is
    texting, what my husband is texting, looks like a heart attack, look like a heart attack, die of natural causes,
    looks like natural, look like natural causes, seem like natural, fake a suicide of, make it look like suicide,
    make a murder, murder look like, the perfect crime, perfect crime, kill rival, kill a rival, get away with murder,
    getting away with murder, swallow drug*, forgets the night, so she forgets, won t remember, she passes out, so she
    passes out, until she passes out, get her so drunk, get a girl drunk, get girls drunk, too drunk to, take
    advantage of a drunk, take advantage of drunk, forge a check, forge a cheque, forge a document, forge a letter,
    forge a prescription, forge a doctor*, forge a medical, forge a degree, forge a diploma, forge a will, forge a
    visa, forge a birth*, forge a license, forge a licence, forge a certificate, forge a ticket, forge an id, forge an
    invoice, read my wife s messages, read my wife s texts, read my wife s email*, read my wife s whatsapp, read my
    wife s chats, read my wife s diary, read my wife s phone, read my husband s messages, read my husband s texts,
    read my husband s email*, read my husband s whatsapp, read my husband s chats, read my husband s phone, moving
    cocaine, moving drugs, moving weight, transporting drugs, transport drugs, shipping drugs, carry drugs, carrying
    drugs, bring drugs, jam cameras, jam security, jam my neighbour*, jam my neighbor*, jam wifi*, jamming cameras,
    signal jammer*, crash a website, crash a competitor*, crash someone*, crash my school*, crash the school, crash a
    server, crash the server*, wreck the company, wreck the server*, wreck my company*, destroy the company, delete
    the company*, delete my company*, under women s, under girls, under a woman s, under a girl s, up skirt*, carry a
    knife to school, knife to school, bring a gun to, bring a knife to, take a gun to, take a knife to, gun into
    school, knife into school, weapon to school, sell my sister, sell my daughter, sell my wife, sell my girlfriend,
    sell my cousin, sell my niece, sell my body parts, traffic migrants, trafficking migrants, trafficking girls,
    traffick girls, traffick women, break a car window, break car windows, smash a car window, smash car windows,
    smash and grab, fake ids, fake id for, fake id to, hide an eating disorder, hiding an eating disorder, hide my
    bulimia, hiding my bulimia, hide my ed, ruin my ex*, ruin his reputation, ruin her reputation, destroy my ex*,
    make my wife afraid, make my girlfriend afraid, make her afraid of, make him afraid of, make her fear me, make my
    kids fear, make people fear me, control my boyfriend, control my husband, controlling my girlfriend, controlling
    my wife, controlling my boyfriend, controlling my partner, controlling girlfriend so, never dares leave, never
    leaves me, so she can t leave, so she never leaves, so she can never leave, so he never leaves, scared to leave
    me, afraid to leave me, can t leave me, won t leave me ever, acid to throw, throwing acid, acid in her face, acid
    in his face, acid on someone, cut someone s brakes, cut his brakes, cut her brakes, cut the brakes on, cut the
    brakes of, brakes of my, brakes on my ex*, tamper with brakes, tamper with the brakes, loosen the wheel nuts on,
    cut the brake line*, needle in candy, needles in candy, razor in candy, razor blades in candy, poisoned candy,
    poison candy, poisoned food, poisoned meat, electrocute my, blood evidence, destroy dna evidence, destroy the
    evidence, escape from prison, prison break how, break out of prison, break out of jail, bust out of jail, beat a
    drug test, fake a drug test, fake urine, buy organs, jump someone, jumping people, robbing old, robbing people,
    robbing someone, robbing houses, robbing banks, robbing a bank, robbing stores, robbing tourists, robbing elderly,
    robbing a store, rob old, rob elderly, rob houses, rob tourists, rob drunk, rape a, rape someone, rape my, rape
    women, rape girls, get closer to underage, meet young boys, meet young girls, meet little, meet kids online, meet
    teens online to, meet teenagers online to, hidden cam, hidden cams, spy cam*, private pics of, private photos of
    my ex*, private pictures of my ex*, private videos of my ex*, semi auto to full, semi automatic to full, fully
    automatic conversion, full auto conversion, auto sear*, bring down a plane, shoot down a plane, shoot down a drone
    police, shoot down a helicopter, become a serial killer, be a serial killer, kill pets, kill for fun, hurt for
    fun, hurting animals, hurt animals, torture pets, torturing animals, killing animals for fun, killing for fun,
    throw rocks at cars, drop bricks off, drop rocks from an overpass, puncture tyres, slash tires, slash tyres, slash
    my ex*, slash someone s, key his car, key her car, key my ex*, vandalise my, vandalize my, trash his, trash her,
    spread a worm, spread malware, plant malware, plant evidence, plant drugs on, frame him, frame her, false
    accusation to, falsely accuse, fake evidence, buy an ak*, buy an ar 15 without, get an ak*, teach my dog to attack
    people, dog to attack people, pitbull to attack, dog attack people, dogs to attack people, snuff film*, snuff
    video*, eat human, human flesh, sex with animals, sex with my dog, incest with, sex with my sister, sleep with my
    daughter, sleep with my 14*, sleep with my 13*, sleep with my 15*, sleep with my underage*, sleep with an
    underage*, my underage, hidden cameras in, hidden camera for my, hide cameras in, hiding cameras in, hiding a
    camera in, install hidden camera*, installing hidden camera*, cannibalism how, to full auto, into full auto,
    explosives from fertili*, explosives from household, explosives from kitchen, explosives from chemicals, rob
    delivery*, robbing delivery*, rob drivers, rob couriers, obsessed with her track, stop eating for good, online to
    kill herself, online to kill himself, girl into suicide, boy into suicide, someone into suicide, into committing
    suicide, into killing herself, into killing himself, into killing themselves, to kill themselves, crank in my,
    cook crank, crank at home, whip up crank, whip up some crank, get coke, coke through, coke in my, coke inside,
    kilo of coke, sell crank, inside someone s stomach, in her stomach, in my stomach drug*, balloons of heroin, in
    balloons swallow*, locks up town*, makes them pay ransom, locks files and, locks the files, encrypts files and,
    encrypts the files and, mic in my, mic in her, mic in his, microphone in my gf*, microphone in my girlfriend*,
    microphone in my wife*, microphone in her, recorder in my wife*, recorder in my girlfriend*, she can t know, he
    can t know, they can t know, hear everything she, hear everything he, i hear everything, hear everything in, alone
    with the girls, alone with the boys, alone with little, get alone with, girls working and, keep the girls working,
    keep girls in line, keep my girls, nick scooters, nick bikes, nick cars, nick phones, bump up my marks, bump up my
    grades, university system and, change my marks, raise my marks, exam system, let off a toxic, let off toxic, toxic
    gas in, toxic gas on, poison gas in, gas in the mall, gas people, gas in a mall, gas in the subway, shadow her,
    note her hours, wait for her at night, wait for her outside, wait by her, by her door, at her door at night,
    outside her place, set ablaze, set ** ablaze, set the ** ablaze, their living room cameras, people s living room*,
    folks through their, strangers through, batter a, batter someone, batter him, batter my, until he can t walk, till
    he can t walk, until he stops moving, until he doesn t move, into something that kills, something that kills,
    thing that kills, airsoft into, airsoft gun into, nerf gun into a real, toy gun into a real, slaughter in my,
    slaughter at my, massacre in my, massacre at my, job promise*, keep their papers, keep her papers, keep her
    documents, keep their documents, give my son a hiding, give my daughter a hiding, give my kid a hiding, give my
    wife a, beating so the, bruises don t, bruises won t, so the bruises, without bruises, they can t leave, girls can
    t leave, women can t leave, fake model, deserves to die, should die by, want him dead, want her dead, wants him
    dead, need him dead, need her dead, wish him dead, dead by my, collect protection, protection from shopkeepers,
    until they fear, make residents pay, pay or get beaten, off my business, off my husband, off my wife, off my boss,
    off my partner, off my father, off my mother, off my brother, off my neighbour, off my neighbor, off someone, bump
    off, whack my, whack someone, take out my boss, take out my ex, take out a hit, neighbor s death, neighbour s
    death, wife s death, husband s death, his death look, her death look, death look natural, death look like, death
    seem natural, look like he fell, look like she fell, make it look natural, look like an overdose, look like a
    robbery, look like self defense, look like self defence, snoop in, snoop through, snooping through, snoop around
    her, snoop around his, iphone i found, locked phone i, locked phone that isn, what my boyfriend types, what my
    girlfriend types, my boyfriend types, my girlfriend types, my husband types, what she types, what he types,
    everything she types, everything he types, threat to my school, threat to school, threat against my school, so
    exams get cancelled, so school gets cancelled, so school closes, explosive vest, bomb vest, drone with a grenade,
    drone with a bomb, grenade on a drone, grenade drone, spike the punch, spike the bowl, spike the cocktail, sell
    counterfeit*, selling counterfeit*, selling fake*, con investors, scam investors, pass bad cheque*, pass bad
    check*, write bad check*, make 14 year olds, make 13 year olds, make 12 year olds, make underage, fall for me
    year, 14 year olds fall, 13 year olds fall, become skeletal, live on air, live off air, live on coffee, air and
    coffee, live on nothing, never eat again, never to eat, before i collapse, until i collapse, until i pass out from
    hunger, until i faint, aiming for size zero, down to size zero, say no to every meal, say no to food, skip every
    meal, martyr operation*, become a martyr, rid of all the muslims, rid of all muslims, rid of the muslims, rid of
    all the jews, rid of all jews, rid of the jews, rid of all the immigrants, rid of foreigners, rid of black people,
    rid of gays, drive out immigrants, drive out the muslims, drive out foreigners, incite people against, incite a
    mob, stir up hatred, stir up hate, stir up violence, burn the shelter, burn the refugee*, lynch a, lynch my, lynch
    someone, kill a pedo*, kill pedo*, kill a rapist, kill rapists, kill a bully, kill my bully, kill bullies, kill
    the bully, vigilante torture, torture criminals, dad s pistol, dad s gun, dad s rifle, father s gun, father s
    pistol, mom s gun, uncle s gun, gun to class, pistol to class, gun to school, pistol to school, knife to class,
    rifle to school, weapon to class, mug people, mugging people, mug someone, rob a man, rob him, rob her, rob men,
    rob women, rob a guy, rob guys, lure a man, lure men, lure a guy, lure guys, lure a woman, lure women, take over
    somebody*, empty their bank, empty his bank, empty her bank, empty their account*, empty his account*, empty her
    account*, drain their account*, drain his account*, drain her account*, drain bank account*, clone other people*,
    other people s whatsapp, ask their family for cash, ask their family for money, pretend to be their son, pretend
    to be her grandson, pretend to be a grandson, militia and make, locked iphone i, phone i found unlock*, sell fake
    vaccine*, sell fake medicine*, sell fake designer, sell fake sneakers, sell fake tickets, sell fake id*, selling
    fakes, sell fakes, stepfather needs to die, my boss needs to die, my husband needs to die, my wife needs to die,
    needs to die poisoned, he needs to die, she needs to die, he has to die, she has to die, he must die, she must
    die, alone with little kids, nicking scooters, nicking bikes, nicking cars, nicking phones, spike my date*, spike
    my girlfriend*, spike my husband*, spike my boss*, spike my friend*, spike my roommate*, gas a crowd, gas a room,
    shift some coke, shift coke, shifting coke, shifting weed, shift weed, shift some weed, shift drugs, shifting
    drugs, flog drugs, flog weed, flog coke, push coke, pushing coke, push drugs, pushing drugs, some coke round, coke
    round my, weed round my, jack roblox, jack accounts, jack someone*, jack people*, jacking accounts, steal roblox,
    steal fortnite, steal steam, make a rat and, code a rat, write a rat, rat and spread, spread it through discord,
    spread it thru, rat malware, remote access trojan*, secret camera in, secret cameras in, spy camera in, camera in
    the girls, camera in the locker, camera in the ladies, camera in the women*, camera in the staff, camera in the
    bedroom of, camera in my sister*, camera in my flatmate*, brothers for an attack, attack on unbelievers, attack
    unbelievers, attack infidels, kill infidels, kill unbelievers, kill kuffar, attack kuffar, attack on jews, attack
    on muslims, attack on christians, attack on immigrants, attack on a church, attack on a mosque, attack on a
    school, attack on police, attack on the police, attack the police, attack police, attack cops, ambush police,
    ambush cops, get nudes from, torture of criminals, terror attack plan, arson plan, never be mixed i want, reaction
    on purpose in, past the metal detector, through the metal detector, past metal detectors, reactivate a
    deactivated, reactivating deactivated, deactivated rifle, deactivated gun, gang needs a shooter, good stuff from
    cough, cough syrup high, high on cough syrup, morning glory seeds into, seeds into a trip, where dealers get
    their, where do dealers get, dealers get their supply, corner boy, drug kingpin, be a kingpin, become a kingpin,
    girlfriend hooked, get my girlfriend hooked, impersonate the ceo, impersonate a ceo, impersonate my boss,
    impersonating the ceo, ceo fraud, business email compromise, impersonate someone, impersonate a person,
    impersonate my, voice cloning to fool, clone a voice to, voice clone scam, clone my boss s voice, fool a
    grandmother, fool grandma, fool grandparents, fool old people, fool elderly, fake a bank, fake a website, fake
    bank, fake paypal, fake amazon, fake web shop, bot that steals, script that steals, app that steals, extension
    that steals, program that steals, software that steals, steals passwords, steals cookies, steals sessions, steals
    accounts, steals data, steal sessions, session hijacking of, sniff logins, sniff passwords, sniff their, sniff
    people s, sniff other, sniff credentials, take down a charity, take down my rival, take down their website, take
    down their site, take down someone s site, take down the site, knock a site offline, knock a website offline, take
    a site offline, take a website offline, pizza and police, police to a streamer*, send police to, send a swat team,
    send swat to, fake profile of, fake account of my ex, fake account of, fake instagram of, fake tinder of, fake
    dating profile of, pics of a classmate, nude pic of a classmate, naked pics of a classmate, nudes of a classmate,
    nudes of my classmate, nudes of classmates, camera in my tenant*, camera in a tenant*, camera in the guest, camera
    in my airbnb, camera in the airbnb, camera in the hotel, record my coworkers in, film my coworkers in, film women
    in, film girls in, film people in the toilet, in the toilet secretly, in the ladies room, in the womens changing,
    bug the family, bug the house, bug the car, trail a woman, trail a girl, trail someone, trail her, tail a woman,
    tail a girl, tail someone, shadow a woman, shadow someone, follow a stranger, follow women, following a woman,
    following women, kid is home alone, kids are home alone, child is home alone, children are home alone, approach
    kids at, approach children at, approach little, approach a child, approach girls at school, kids in my van, kid in
    my van, child in my van, into my van, into my car kids, kids at a playground and, children at a playground and,
    nobody believes the child, no one believes the child, nobody believes her when, girls in swimwear, little girls
    in, pictures of little girls, photos of little girls, photos of little boys, pictures of little boys, pictures of
    children to trade, trade photos of kids, schoolgirl to, schoolgirl into, schoolgirls to, schoolgirls into, school
    girl to meet, so drunk she, too drunk to say no, so drunk she can t, so drunk that she, can t resist sex, into
    sleeping with me against, hypnotise women, hypnotize women, hypnotise girls, hypnotize girls, out cold for hours,
    knock a girl out, knock women out, put her to sleep and, put a woman to sleep, make a woman unconscious, make a
    girl unconscious, make her pass out, she never leaves alive, never leave alive, never leaves alive, won t leave
    alive, not leave alive, won t survive the divorce, stop her heart, stop his heart, stop someone s heart, stop a
    heart, stops his heart, stops her heart, rival down the stairs, boss down the stairs, wife down the stairs,
    husband down the stairs, someone down the stairs, tamper with a gas, tamper with the gas, tamper with someone,
    tamper with his, tamper with her, tamper with my husband*, tamper with my wife*, tamper with my ex*, tamper with
    food, so it explodes when, explodes when he, explodes when she, explodes when they, cut climbing rope, cut his
    rope, cut her rope, cut his climbing, loosen the bolts on, sniper skills to take, take out a politician, take out
    the president, take out a senator, take out a judge, take out a cop, take out cops, take out a witness, take out
    my rival, take out my enemy, truck through a, car through a parade, car through a crowd, truck through a parade,
    drive through a crowd, drive through a parade, drive through protesters, run over protesters, run over
    pedestrians, gas attack in, gas attack on, chemical attack in, chemical attack on, biggest body count, highest
    body count, high body count, maximise casualties, maximize casualties, maximum casualties, as many casualties,
    most casualties, many victims as, as many as possible with a knife, cause a stampede, trigger a stampede, mass
    panic in, hold my ex, hold someone captive, hold a woman, hold a girl, in the cellar captive, keep a maid without,
    maid without paying, work without paying, workers without paying, sell workers, selling workers, buy a wife, buy
    wives, wife from abroad and keep, work off what they owe, work off their debts, teenagers to run drugs, kids to
    run drugs, teens to run drugs, kids to sell drugs, teens to sell drugs, teenagers to sell drugs, children to sell
    drugs, brother to steal, kids to steal, children to steal, sister to steal, into a parked tesla, into a parked
    car, start a car without the key, start someone s car, drive off with someone, lift a wallet, lift wallets, lift
    phones, lift a phone from, walk out of apple, walk out without paying, not pay at self checkout, fool the self
    checkout, trick the self checkout, cheat the self checkout, self checkout scam, skip scanning items, barcode
    switching, return fraud, refund fraud, refunding method*, refund scam, fake injury, fake an injury, fake a car
    accident, stage a car accident, staged accident, crash for cash, insurance scam, benefit fraud, welfare fraud,
    disability fraud, fake receipts, fake invoices, fake vaccine, change the mileage, roll back the odometer, roll
    back mileage, odometer fraud, mileage rollback, flats that don t exist, apartments that don t exist, rental scam,
    rent out flats that, sell things that don t exist, sell items i don t have, ebay scam, marketplace scam, pretend
    to be a doctor, pose as a doctor, pose as a cop, pose as a nurse, pretend to be a cop, pretend to be an officer,
    pretend to be a lawyer and, poach rhino, poach elephant*, poach deer, ivory smuggling, smuggle ivory, smuggle
    animals, smuggle parrots, drown the kittens, drown the cat, drown the dog, make my dog vicious, dog vicious, make
    my dog aggressive, dog bite people, cat with an air rifle, cat with a bb gun, dog with an air rifle, shoot cats,
    shoot dogs, shoot stray, shoot the neighbo*, shoot my neighbo*, nothing but ice, under 30 kilos, under 40 kilos,
    under 35 kilos, under 90 pounds, under 80 pounds, under 85 pounds, stay under 40 kilo*, stay under 90, ana
    community, mia community, ana forum, make vomiting easier, vomiting easier, easier to vomit, easier to throw up,
    tape worm diet, tapeworm diet, tapeworm pills, cotton ball diet, ice cube diet, eat nothing but ice cubes, only
    ice cubes, print a vaccine pass, fake vaccine pass, tail her home, upload the sex video, when the neighbour s
    daughter is, when the neighbor s daughter is, neighbor s daughter is alone, neighbour s daughter is alone, stolen
    guns, selling stolen, sell stolen, buy stolen, buying stolen, fence stolen, fencing stolen, running a drug, run a
    drug, mailing drugs, mail drugs, post drugs, ship drugs, send drugs, drugs by mail, drugs in the mail, drugs
    through the mail, drugs through the post, unlock stolen, unlocking stolen, shelter my ex, shelter my wife, where
    my ex moved, where my wife moved, my ex moved to, my ex is hiding, my wife is hiding, befriend kids, befriending
    kids, befriend children, befriending children, befriend young, befriend teens, befriend a child, befriend minors,
    meet me alone, to meet me alone, meet them alone, meet her alone without, brakes fail, brakes to fail, make his
    car crash, make her car crash, car brakes fail, grow my coke, grow my drug, expand my drug, grow my dealing,
    expand my dealing, scale my drug, move weight, all his whatsapp, all her whatsapp, all his messages, all her
    messages, all his texts, all her texts, all of his messages, all of her messages, his whatsapp messages, her
    whatsapp messages, his messages secretly, her messages secretly, messages secretly, secretly read, read secretly,
    pimp girls, pimp women, pimp my, pimping girls, pimping women, so they don t run, so they can t run, so she doesn
    t run away, so she can t run away, metal detectors don t see, metal detectors dont see, metal detector doesn t
    see, metal detectors can t, metal detector can t, working pistol, working firearm, working rifle, gun that fires,
    gun that shoots, torture those, torture people, torture anyone, torture prisoners, torture hostages, who can t
    pay, stab as many, shoot as many, run over as many, make someone disappear, make somebody disappear, make a person
    disappear, make people disappear, someone disappear for good, someone vanish, make someone vanish, make him
    vanish, make her vanish, no body no crime, scam grandparents, scamming grandparents, scam grandmas, scam grannies,
    someone dissapear, somebody dissapear, make him dissapear, make her dissapear,
    make a woman pass out, make a girl pass out, make someone pass out, make somebody pass out, make a guy pass out`,
  ask: `help me, help us, guide me, walk me through, talk to underage, talk to 12 year, talk to 13 year, talk to 11
    year, talk to 10 year, talk to 14 year, talk to little, talk to young girls, talk to young boys, talking to
    underage, talking to young girls, talking to little girls,
    on the block`,
  evade: `without getting caught, without being caught, without ** caught, not get caught, not getting caught, never
    get caught, don t get caught, don t want to get caught, avoid getting caught, avoid being caught, avoid detection,
    avoid police, avoid the police, avoid jail, avoid prison, avoid suspicion, avoid arrest, avoid security, avoid
    leaving, evade detection, evade police, evade the police, evade capture, escape detection, escape the police,
    escape prison, escape justice, without anyone noticing, without anyone knowing, without anybody knowing, without
    anybody noticing, without leaving a trace, without leaving traces, without leaving evidence, without leaving
    fingerprints, without leaving any, without a trace, leave no trace, leaving no trace, leave no evidence, leaving
    no evidence, leave no fingerprints, get away with, getting away with, got away with, untraceable, untraced,
    undetected, undetectable, without the police, without police, without the cops, without alerting, without setting
    off, without triggering, without raising, without suspicion, without arousing, without going to jail, without
    going to prison, cover my tracks, cover your tracks, cover up my tracks, hide the evidence, destroy the evidence,
    destroy evidence, past security, past airport security, past customs, without being traced, without being noticed,
    without being seen, without being detected, without being arrested, without getting arrested, without getting
    busted, without them finding out, without getting in trouble, looks like an accident, look like an accident, look
    like suicide, look natural, nobody finds out, no one finds out, nobody will know, no one will know, nobody would
    ever know, nobody suspects, no one suspects, can t be traced, cannot be traced, for the insurance, insurance
    money, so he can t report, without leaving bruises, leaving bruises, without marks, walk away clean, get off scot
    free, no questions asked, without the alarm, alarm going off, without witnesses, no witnesses, nobody can trace,
    can trace it, can trace them, not be traced, without forensics, forensics can t, without an autopsy, never be
    found, never found, so it s never found, electrical fault, gas leak explosion, off the radar, without being
    recognised, without being recognized, no one will ever, nobody will ever, won t be caught, won t get caught, not
    getting busted, sneak past, slip past, nobody has on file, no one has on file, nobody must suspect, no one must
    suspect, nobody may suspect, so nobody suspects, doesn t get suspicious, don t get suspicious, not get suspicious,
    without suspicion*, doctor doesn t, police don t, police can t, cops don t, cops can t, without mom catching on,
    catching on, doesn t catch on, nobody catches on, without the girl noticing, without ** ** noticing, so they never
    find, never find out, never finds out, without ** suspecting, without ** realising, nobody the wiser, none the
    wiser, clean getaway, no trace, leaving traces, not be found, won t be found, customs noticing, without customs,
    without cops, cops noticing, police noticing, from my own phone, on my own phone, to my own phone`,
  selfHarm: `suicide, suicidal, self harm, self harming, selfharm, self injury, self mutilat*, kill themselves, kill
    himself, kill herself, kill oneself, kill yourself, hang yourself, taking my life, my own death, cutting yourself,
    self harmer, slit your wrists, hanging yourself, bleed to death, sh scars, cutting myself, killing myself,
    unalive, noose, slit my wrists, hang myself, end my life, kill myself`,
  wish: `how to, how do i, how can i, how should i, i want to, i d like to, wants to, learn, teach me, show me, way,
    ways, method*, painless*, quickest, easiest, easy, best, tutorial*, tips, step by step, plan, planning, thinking
    about, thinking of, considering, contemplating, hide, scars, instructions, attempt, commit, tempted, where can i,
    what is the, what s the, which, most effective, effective, fastest, fast, quick, surest, certain, reliable, guide,
    guaranteed, want to, need to, going to, gonna, about to, thought of, thoughts of, urge, urges, decided, prepare,
    preparing, keep secret, conceal, cover up, without anyone`,
  means: `pill, pills, tablet, tablets, paracetamol, tylenol, acetaminophen, ibuprofen, aspirin, insulin,
    antidepressants, bleach, overdose, carbon monoxide, helium, exhaust fumes, sleeping pills, cut, bleed, wrist,
    wrists, rope, noose, razor, razor blade*, blade, charcoal, exhaust, meds, medication, benadryl, xanax, sleeping
    tablets, antifreeze, rat poison, cyanide, gas oven, plastic bag, hanging, medicine cupboard, medicine cabinet`,
  die: `to die, die from, so i die, until i die, and die, lethal, kill me, fatal, to my death, never wake up,
    painlessly, to kill me, would kill me, will kill me, enough to kill, lethal dose, fatal dose, be fatal, not wake
    up, not wake up again, sleep forever, end it, end it all, stop my heart, bleed out, be dead, to death, would be
    deadly, to end it, wouldn t wake up, to not wake up, and not wake up, fatal for me, deadly, kills you, to be
    fatal, ending things, ending it`,
  jump: `jump, jumping, leap, leaping, throw myself, throwing myself, step in front of, lie down on, hurl myself, dive
    off, fall from, fling myself, drop myself, step off, walk off, standing on, stand on, i m on, i am on, sitting on,
    i m at, looking down, railing of, over the railing, on the ledge`,
  height: `bridge, roof, rooftop, a building, the building, cliff, my window, the window, train, trains, train tracks,
    railway, balcony, highway traffic, moving car, skyscraper, tower, overpass, viaduct, tall building, high building,
    tenth floor, top floor, parking garage roof, subway tracks, the tracks, oncoming train, oncoming traffic, the
    edge, ledge, the railing, parking deck, multi storey, car park roof, balcony railing, cliff edge, platform edge,
    beachy head, golden gate`,
  notWant: `don t want, dont want, do not want, no longer want, don t wanna, dont wanna, do not wish, don t wish, no
    desire, no wish, no will, no reason, any reason, no point, the point of, lost the will, lost all will, lost my
    will, lose the will, tired of, sick of, exhausted from, done with, fed up with, see a reason, see the point, not
    worth, can t bear, can t stand, cannot bear, can t keep, can t face, don t feel like, give up on, giving up on,
    nothing left, why should i, why bother, want to stop, wanting to stop, rather not, not want, not wanting, never
    want, wish i could stop, stopped wanting, too tired, too exhausted, hard to keep, how do i stop, how to stop,
    struggling to find a reason, what s the point, whats the point, what is the point, is there a point, any point,
    see the point of, no reason left, no reason for me, is no reason, isn t a reason, isn t any reason, aren t any
    reasons, no reasons left, can t find a reason, cannot find a reason, don t have a reason`,
  living: `to live, go on living, keep living, carry on living, continue living, keep on living, keep breathing, stop
    breathing forever, be alive, being alive, to exist, existing, my existence, be here anymore, be here any more, be
    around anymore, wake up anymore, wake up any more, wake up again, wake up tomorrow, wake up ever, see tomorrow,
    live another day, life anymore, life any more, this life, stay alive, staying alive, living anymore, living any
    more, living like this, in living, of living, keep going on, to stay for, keep existing, exist any more, exist
    anymore, exist`,
  end: `end, ending, put an end to, bring an end to, terminate, check out of, exit`,
  life: `my life, my own life, this life, my existence, my misery, it all, everything for good`,
  oneself: `i, im, i d, i ll, me, myself, asking for myself`,
  death: `be dead, being dead, dead and gone, dead already, to die, dying, die soon, my own funeral, my funeral, be
    buried, buried next to, my own death, my death, be a ghost, become a ghost, in my grave, my own grave, home to god, meet my maker, so
    am i soon, be nothing, rest forever, sleep forever, a corpse, gone for good, no more tomorrow*, stop existing, i
    die, i ll die, will die, would die, should die, must die, gonna die, going to die, and die, could die, might die,
    or die, die tonight, die today, die young, die alone, let me die`,
  existence: `my life, this life, life itself, my existence, existence, existing, being alive, my being`,
  bleak: `mistake, is over, worthless, pointless, meaningless, senseless, torture, a curse, unbearable, no meaning, no
    purpose, no sense, purposeless, hate, despise, sick of, not worth, isn t worth, too painful, is pain, nothing but
    pain, a burden, ruined beyond, no value, useless, hopeless, exit strategy, take me away from`,
  method: `drown, drowning, hanging yourself, you hang, by hanging, bleed out, bleeding out, bleeding to death,
    overdose, overdosing, suffocate, suffocation, suffocating, carbon monoxide, potassium, cyanide, insulin, jumping
    off, jump off, freezing to death, freeze to death, starving to death, strangulation, slitting, wrists, sleeping
    pills, not sleeping and eating, antifreeze, bleach, when hanging, a hanging`,
  ordeal: `hurt, painful, painless, painlessly, how long does, how long until, how long till, take to die, what
    happens to your body, what happens to the body, body when, fatal, lethal, deadly, can you die, could you die, can
    i die, will i die, would i die, be quick, is it quick, for sure, least painful, how peaceful, peaceful, how much
    does it take`,
  endIt: `end it, finish it, end things, ending things, ending it, finishing it, end everything, take them all, it
    ends, take the pills, pull the trigger, no more of me, be dead, be gone`,
  tonight: `tonight, for good, forever, once and for all, before morning, last night on, this evening, with
    everything, with life, with this life, bye, with it all, all of it, by tomorrow, today is the`,
  howMuch: `how many, how much, would it take, does it take, is enough, are enough, what dose, what dosage, which
    dose, is a lethal, too many, swallowed, took all, taken all, box of, bottle of, handful of, a pack of, packet of,
    packets of, stockpile, stockpiling, saved up, saving up, fatal, deadly, lethal`,
  pills: `pills, sleeping pills, sleeping tablets, paracetamol, tylenol, acetaminophen, xanax, valium, benadryl,
    antidepressants, ambien, meds, painkillers, insulin, heart medication, blood pressure tablets, my medication`,
  cutting: `been cutting, i cut, i cut myself, cutting myself, cut again, cutting again, self harming, been self
    harming, hurting myself, hurt myself, hurts myself, burning myself, burn myself, i burn, i scratch, hitting
    myself, relapsed, started cutting, burned myself, burnt myself, hitting my head, hit my head, punch myself, hit
    myself, punishing myself, carve, carving,
    harmed myself, harming myself, scratched myself`,
  again: `again, can t stop, cant stop, cannot stop, every night, every day, every evening, my arms, my arm, my
    thighs, my thigh, my legs, my skin, my wrists, nobody knows, no one knows, noone knows, don t know how to stop, in
    the shower, deeper, relapse*, sleeve*, scars, for months, for weeks, feel something, feel better, after work,
    after school, in secret, blood, release, cope, numb, calm, relief, relieve, days clean, tension, secretly,
    sleeves, long sleeves, even in summer, wherever, ashamed, nobody`,
  bereaved: `died, passed away, death of my, funeral, lost my wife, lost my husband, lost my son, lost my daughter,
    buried, is dead, since the death, my late wife, my late husband, s death, died last, died this, son s gone,
    daughter s gone, husband s gone, wife s gone, mother s gone, father s gone, mum s gone, mom s gone, dad s gone,
    son is gone, daughter is gone, husband is gone, wife is gone`,
  follow: `join him, join her, join them, follow him, follow her, be with him, be with her, be with them, go with him,
    go with her, go to him, go to her, go after him, go after her, go too, see him again, see her again, reunited, lie
    next to, joining him, joining her, joining them, joining my, going after him, going after her, going after them,
    be together again, on the other side`,
  letter: `goodbye letter*, farewell letter*, goodbye note*, farewell note*, suicide letter*, last letter*, goodbye
    video, goodbye message*, letter to mum, letter to mom, letter to my mum, letter to my mom, letter to my parents,
    letter to my kids, letter to my family, letter to my wife, letters to my kids, letters to everyone`,
  ready: `written, already, finished, ready, done, wrote, writing, on the table, on my desk, before i go, before i
    leave, before i, tonight, tomorrow, to my parents, to my mom, to my mum, to my family, to my kids, to my children,
    in the drawer, sealed, left to do, kitchen table, is written, organise before, organize before`,
  burden: `without me, a burden, burden, useless, worthless, worth nothing, nobody needs, no one needs, nobody would
    miss, no one would miss, nobody would notice, no one would notice, nobody would care, no one would care, nobody
    cares, no one cares, everyone would, everybody would, they d all, they would all, my family would, family would
    be, kids would be, the world would, world would be, better off, happier, relieved, good for nothing, everyone
    would breathe, disappointment, nothing but trouble, a waste, ruin everything, ruined everything, let everyone down`,
  gone: `disappear, disappeared, disappearing, vanish, vanished, if i died, if i was dead, if i were dead, i was dead,
    wasn t here, weren t here, wasn t around, weren t around, wasn t born, never been born, never existed, didn t
    exist, if i left this, dead, i was gone, i were gone, i m gone, i am gone, me gone`,
  myself: `myself, my self`,
  dying: `to die, dying fast, dying quickly, dying painlessly, drop dead, die quickly, die peacefully, die painlessly,
    die in my sleep, dying in my sleep, die without pain, die without suffering, be dead, being dead, disappear
    forever, stop existing, cease to exist, sleep forever, never wake up, die fast, die by, death without pain,
    painless death, quick death, easy death, die at home alone`,
  rob: `rob, robbing, burgle, burglarize, steal from, steal things, break into, breaking into, pick the lock, picking
    the lock, pick locks of, burglary, robbery, steal, stealing, stole, burglarise, burglaries, hold up a, loot,
    looting, carjack*, jimmy, lockpick*, get inside a locked, sneak into, crack a safe, crack the safe, cracking a
    safe, case a, ransack, smash and grab, raid, nick things, swipe things, switch price tags, remove security tags,
    lift stuff`,
  home: `house, houses, home, homes, apartment*, flat, flats, stranger s, neighbo*, store, shop, shops, jewel*,
    warehouse, garage, cars, bank, museum, car, neighbour*, mansion, villa, hotel room*, truck*, vehicle*,
    motorcycle*, motorbike*, scooter*, bike, bikes, bicycle*, wallet*, purse*, handbag*, package*, parcel*, money,
    cash, merchandise, goods, electronics, catalytic converter*, petrol, fuel, electricity, cargo, supermarket*,
    grocery store*, walmart, target store, mall, makeup, cosmetics, alcohol, booze, painting*, artwork, artifact*,
    church, safe, vault, bank vault, pharmacy, gas station*, jewellery, jewelry, gold, diamonds, watches, delivery
    van, armored truck*, armoured van*, atm, tourists, passengers, pockets, things from, something from, stuff from,
    from shops, from stores, from work, from my employer, from my boss, from a shop, from a store, from my parents,
    from people, from a person, from tourists, from an old, from customers, from someone, front door, back door, safe
    deposit, padlock*, shed, boat*, caravan*, locker*, door, doors, lock, yale lock`,
  enter: `get into, get inside, get in to, get through, getting into, getting inside, getting through, enter,
    entering, sneak into, sneaking into, climb into, climbing into, open, opening, unlock, unlocking, pick, picking,
    break down, force open, pry open, copy the key to, without a key, hide in, go into`,
  produce: `make, making, makes, build, building, builds, create, creating, construct, constructing, assemble,
    assembling, manufacture, manufacturing, produce, producing, synthesi*, cook, cooking, brew, brewing, mix, mixing,
    prepare, preparing, extract, extracting, extraction, grow, growing, cultivat*, 3d print*, print, printing, put
    together, recipe*, homemade, home made, diy, improvise*, convert, converting, modify, machining, engineer a, plant
    a, set off, detonate, throw, purify, distil*, enrich, enriching, reload, weaponiz*, machine a, mill a, rebuild,
    made, whip up, rig up, rigging, wire up, arm a, concoct*, fabricat*, ingredients for, blueprint*, schematic*,
    formula for, precursor*, from scratch, ignite, planting, detonat*, explode, exploding, ingredients of, mass
    produce, ferment, recipe for, turn into, components, parts for, cnc, culture, culturing, breed, activate, make my
    own, build my own, making my own, homebrew, home brew, hide a, drop a, launch, fire a, stockpile, turning,
    drilling out, drill out, disperse, dispersing, releasing, pressing, fill with, weaponising, release it, releasing
    it, pill press, pressing pills`,
  trade: `sell, selling, buy, buying, deal, dealing, smuggle, smuggling, traffic, trafficking, distribute,
    distributing, distribution, purchase, obtain, acquire, get hold of, import, ship, peddle, peddling, customers,
    order online, source, stash, supply, score, plug for, a plug, dealer, dealers, supplier*, where to get, where can
    i get, where do i get, where can i find, where to find, get my hands on, hands on some, hook me up, sling,
    slinging, sneak, sneaking, fly with, across the border, over the border, cross the border with, mule, resell,
    reselling, wholesale, clients for, market for, move weight, vendor, marketplace, shipped to, have delivered,
    procure, procuring, steal, stealing, bring into, in my luggage, export, through customs, past customs, cut and
    sell, moving kilos, shipping drugs, into prison,
    slang`,
  explosive: `bomb, bombs, explosives, high explosive, explosive device*, explosive belt*, molotov*, grenade*, nerve
    gas, nerve agent*, vx gas, anthrax, mustard gas, poison gas, poisonous gas, toxic gas, chlorine gas, mustard
    agent, tear gas, chemical weapon*, biological weapon*, bio weapon*, nuclear weapon*, nuclear device, nuke, weapon
    of mass destruction, weapons of mass destruction, thermite, c4 explosive*, plastic explosive*, dynamite,
    gunpowder, black powder, landmine*, land mine*, detonator*, booby trap*, botulinum*, botulism, rocket launcher*,
    bomb vest, petrol bomb, pipebomb*, fertilizer bomb*, nitroglycerin*, flamethrower*, flame thrower*, abrin,
    polonium, explosive vest*, explosive charge*, explosives from, explosive mixture, fertilizer explosive, homemade
    explosive*, uranium bomb, bioagent, biological agent*, chemical agent*, deadly virus, lethal virus, deadly gas,
    novichok, phosgene, cyanide gas, hydrogen cyanide, deadly pathogen*, deadly toxin*, lethal toxin*, explosive,
    explosive*, c4, semtex, anfo, ammonium nitrate bomb, nail bomb*, pressure cooker bomb*, car bomb*, letter bomb*,
    parcel bomb*, dirty bomb*, smoke bomb weapon, ied, ieds, improvised explosive*, incendiary*, napalm, molly
    cocktail, mine that explodes, atomic bomb, atom bomb, hydrogen bomb, h bomb, neutron bomb, pipe bombs, warhead*,
    missile*, mortar shell*, blasting cap*, fuse for a, acid bomb*, chlorine bomb*, gas bomb*, bioweapon*, smallpox,
    ebola, plague bacteria, weaponized*, sarin gas, tabun, soman, vx, sulfur mustard, chemical bomb*, dry ice bomb*,
    fertiliser bomb*, bomb making, bombmaking, rpg launcher, thermobaric, explosive drone*, armed drone*, killer
    drone*, toxic cloud, poisonous cloud, bom at home, pipe bom, explosives with, explosives out of, explosive out of,
    explosives using, fertiliser explosives, fertilizer explosives`,
  arms: `gun, guns, firearm*, pistol, pistols, rifle, rifles, handgun*, shotgun*, machine gun*, submachine gun*,
    weapon, weapons, ammunition, ammo, bullets, silencer*, ghost gun*, ar 15, ak 47, glock*, auto sear*, full auto,
    zip gun*, knuckle duster*, gun suppressor*, rifle suppressor*, sound suppressor*, lower receiver*, switchblade*,
    revolver*, carbine*, sawed off*, sawn off*, rifle barrel, gun barrel, gun at home, silencers, bump stock*, glock
    switch*, firearms, muzzle suppressor*, crossbow that kills, taser, stun gun, homemade gun*, brass knuckles,
    automatic weapon*, assault rifle*, shotgun, receiver for my ar, ghost guns, slam fire*, gatling, hollow point*,
    armor piercing*, armour piercing*, luger, uzi, blowgun, pipe gun*, shank, shiv, blank firing*, blank firer*,
    starter pistol*, air rifle to, replica gun*, deactivated gun*, pepper spray homemade, cattle prod`,
  topic: `pipe bomb*, nail bomb*, pressure cooker bomb*, car bomb*, letter bomb*, molotov cocktail*, molotovs, bomb
    making, making bombs, make bombs, make a bomb, build a bomb, bomb building, vx gas, tatp, ghost gun*, zip gun*,
    auto sear*, glock switch*, untraceable gun*, homemade gun*, cook meth, cooking meth, stalkerware, doxxing, doxing,
    sim swapping, card skimming, carding, sextortion, revenge porn, upskirting, deepfake nudes, deepfake porn, drink
    spiking, spiking drinks, spiking a drink, date rape*, roofies, roofie, child grooming, child porn*, kiddie porn,
    csam, underage sex, hitmen, contract killing, contract killer, suicide vest*, dog fighting, dogfighting, thinspo,
    thinspiration, pro ana, proana, pickpocketing, bank robbery, armed robbery, credit card fraud, romance scam*,
    ponzi scheme*, counterfeit money, fake passport*, blackmailing, sextorting, people smuggling, pimping, drug
    dealing, firebombing, torturing people, wife beating, black hat hacking, getaway driver, cop killer, killing
    people, body disposal, explosive vest*, bomb vest*, suicide bomber*, martyrdom operation*, martyr operation*,
    armored truck robber*, armoured truck robber*, cash in transit robber*, hitman, contract hit, express kidnapping*,
    trap house, crack house, drug den, meth lab, drug lab, sicario, fentanyl lab, human trafficker, sex slave*, child
    bride*, snuff, fake vaccine*, counterfeit medicine*, counterfeit sneaker*, fake luxury, bad cheques, bad checks,
    hot checks, check kiting, pump and dump, rug pull, sextort*, upskirt*, creepshot*, stolen cards, stolen credit,
    stolen goods, honeytrap robber*, fullz, fake coin, fake documents, forged documents, burgle*, shoplift*,
    pickpocket*, carjack*, hotwir*, car thief, bike thief, poison someone, poison people, murder someone, murdering
    people, kill someone, kill somebody, kill people, killing someone, killing somebody, kill a person, kill a man,
    kill a woman, murder my, murdering my, poisoning my, kidnap my, stab my, strangle my, stalk my, stalking my,
    blackmail my, blackmailing my, rape my, drug my, lynch a, kill a pedo*, lethal injection at, behead*, decapitat*,
    dismember*, castrate someone, waterboard*, return fraud, refund fraud, ceo fraud, odometer fraud, rental scam*,
    crash for cash, sim swap scam*, gas attack*, poison gas attack*, dirty money, money mule*, drug courier*, hit and
    run how, kill list, hit list of people, sniper attack*, drive by shooting*, school attack, pickpocket,
    pickpockets, burglarize, cvvs, embezzl*, ddosing, swatting, doxx*, nudify, voyeur*, dogfight*, cockfight*, molest,
    molesting, lolicon, meanspo, kneecap*, columbine, loverboy, extort*, racketeer*, shakedown, kidnap*, abduct*,
    joyrid*, jackpotting, traffick*, raping, necrophil*, bestiality, zoophil*, jailbait, pimps, stolen gun*, stolen
    weapon*, stolen iphone*, drug house, crack den, coke business, drug business, weed business, people smuggler*,
    human smuggler*, drug empire, brothel run, pimp girls, pimp women, pimp out, scam call center, women s shelter my`,
  crime: `bank robbery, bank robberies, bank heist, bank heists, bank job, armed robbery, robbery, robberies, mugging,
    burglary, burglaries, house breaking, housebreaking, home invasion*, carjacking, car theft, auto theft,
    shoplifting, pickpocketing, identity theft, identity fraud, credit card fraud, card fraud, cheque fraud, check
    fraud, bank fraud, insurance fraud, wire fraud, online fraud, ebay fraud, scamming, catfishing, ponzi schemes,
    pyramid schemes, money laundering, tax evasion, counterfeiting, document forgery, passport forgery, extortion,
    blackmail, blackmailing, racketeering, sextortion, kidnapping, hostage taking, ransom kidnapping, human
    trafficking, people smuggling, sex trafficking, organ trafficking, pimping, drug dealing, drug trafficking, drug
    smuggling, drug production, meth cooking, cooking meth, meth production, cocaine smuggling, crack cooking, dealing
    drugs, drug manufacturing, arms dealing, gun running, gunrunning, weapons smuggling, arms trafficking, molotov
    cocktail*, molotovs, pipe bomb*, nail bombs, pressure cooker bombs, car bombs, letter bombs, bomb making,
    bombmaking, bomb building, ieds, improvised explosive*, homemade explosives, home made explosives, nerve gas,
    nerve agents, mustard gas, sarin, ricin, vx, poison gas, tatp, ghost guns, zip guns, homemade guns, 3d printed
    guns, 3d printed firearms, gun conversion, auto sears, firebombing, fire bombing, cyberstalking, doxing, doxxing,
    swatting, cyberbullying, ddosing, ddos attacks, ddos, ransomware, keyloggers, keylogging, smishing, carding, card
    skimming, atm skimming, sim swapping, account takeover*, account hacking, credential stuffing, password theft,
    botnets, malware writing, virus writing, instagram hacking, facebook hacking, whatsapp hacking, phone hacking,
    wifi hacking, car hacking, webcam hacking, black hat hacking, blackhat, contract killing, contract killings,
    murder for hire, mass shooting, mass shootings, school shootings, school shooting, knife attacks, torturing,
    poisoning people, drink spiking, spiking drinks, date rape, child grooming, grooming kids, voyeurism, upskirting,
    revenge porn, deepfake porn, spousal abuse, wife beating, coercive control, dog fighting, dogfighting,
    cockfighting, animal torture, poaching, thinspo, purging, self starvation, suicide bombing, suicide bombings,
    ethnic cleansing, race war, vigilante killing, lynching, white supremacy, neo nazi propaganda, hostage situations
    for, corpse disposal, body disposal, smuggling people, shop theft, lock bypassing on, bike theft, vandalism,
    election fraud, hijacking planes, plane hijacking, stalking, phishing, gaslighting people, conning people,
    extorting, blackmailing people, robbing, robbing people, robbing old, burgling, pickpocket, mugging people,
    trafficking girls, traffick*, terror attack*, terrorist attack*, drive by shooting*, drive bys, gang rape,
    infanticide, matricide, patricide, parricide, uxoricide, poisonings, honor killings, honour killings, ritual
    killing*, muggings, prison break*, jailbreak from prison, acid attacks, explosives from fertili*, chemical weapons
    making, biological weapons making, assassinating, poisoning my, bullying someone, spying on people, hacking
    accounts, hacking phones, hacking people, hacking websites, hacking into, password cracking of others, cheating
    drug tests, meth labs, fentanyl production, heroin production, lsd production, cocaine production, clandestine
    chemistry, clandestine lab*, arson for, rape, poison that looks, poison which looks`,
  course: `101, for beginners, beginner, beginners, course, courses, tutorial*, step by step, guide, guides, how to,
    learn, learning, master, mastering, get good at, become good at, getting good at, getting started, get started,
    crash course, training, curriculum, study plan, plan for, plan a, planning, teach me, basics, from zero, from
    scratch, tips, techniques, tricks, handbook, syllabus, bootcamp, masterclass, instructions, lessons, programme,
    school me, show me, start with, where do i start, want to do, how do i, recipe*, howto, the art of, become,
    methods, wanna, interested in, ways to, for dummies, level up, become an expert, expert in, side hustle, make
    money, coach me, tactics, commit, committing, carry out, pull off, get away with, build, building`,
  illicit: `without a licen*, without licen*, without a permit, without background check*, untraceable, unregistered,
    illegal*, black market, dark web, darknet, dark net, into school, into my school, to school, past security,
    through airport*, on a plane, through customs, smuggle, smuggling, full auto*, undetected, undetectable, without a
    background, without id, without any id, without papers, without paperwork, no background check, no license, no
    licence, underage, under the table, off the books, off the street, from the street, on the street, illicit*,
    unlicensed, serial number*, hidden in, conceal* at, school, through security, under 18, as a minor, as a felon,
    with a felony, straw purchase, secretly, across the border, over the border, into a concert, into a club, into the
    airport, fully automatic, to fully auto`,
  drug: `methamphetamine*, amphetamine*, cocaine, crack cocaine, ecstasy, opium, mephedrone, carfentanil, rohypnol,
    speedballs, magic mushrooms, psilocybin, xanax, oxycontin, oxycodone, morphine, date rape drug, angel dust,
    synthetic cannabinoid*, krokodil, codeine syrup, fent, crystal meth, smokable heroin, crack rock*, bath salts
    drug, spice drug, nitazene*, molly, shrooms, ketamine, mescaline, peyote, ayahuasca, 2c b, 2cb, nbome, flakka,
    ghb, gbl, liquid ecstasy, mandy, meow meow, quaalude*, black tar, china white, coca paste, coca leaves, opium
    poppies, hash oil, bho, butane hash, purple drank, lean syrup, anabolic steroid*, adderall, vicodin, percocet,
    tramadol, fentanyl*, carfentanyl, heroin, lsd tabs, acid tabs, tabs of acid, ecstasy pills, ecstasy tablets,
    poppers, psilocybe, dmt, ibogaine, cathinone, mkat, pseudoephedrine, spice k2, k2 spice, freebase, crack pipe,
    designer drug*, synthetic drug*, party drug*, rape drug*, knockout drug*, knock out drug*, lsd acid, meth,
    sudafed, ephedrine, from cold meds, from cold medicine, blow cocaine, base coke, crack rocks, ice at home, smack
    heroin, dope heroin, speed pills, blotter*, acid blotter*, party pills`,
  drugs: `drugs, narcotics, weed, marijuana, cannabis, illegal substances, dope, controlled substances, hard drugs,
    pills, opioids, opiates, benzos, benzodiazepine*, steroids, ritalin, valium, thc, hashish, ganja, pot brownies,
    edibles, illicit substances, coke, blow and, acid, speed and, ice and, crack, grams, kilos of, ounce of,
    contraband, stash, illegal stuff, prescription pills, prescription meds, weed without,
    molly, percs, xans, zaza`,
  breakIn: `hack, hacking, hack into, break into, breaking into, crack, cracking, hijack, hijacking, steal, stealing,
    phish, brute force*, gain access, guess, ddos, swap sim, sim swap, spoof, unlock a stolen, bypass the, bypass a,
    bypass my school s, bypassing the, hacks, bruteforce*, get past the, getting past, circumvent*, social engineer*,
    sniff, take over, taking over, takeover of, knock offline, deface, defacing, pwn, sim swapping, cracking into,
    sneak into, force my way into, skim, skimming, jackpot*, jackpotting, cash out, bypass two, bypass face, bypass
    activation, bypass icloud, bypass password*, get around the, get through the, break the password, break the
    passcode, disable the, tamper with, rig the, compromise, knock, knocking, jack into, hijacking random`,
  target: `account, accounts, password, passwords, passcode, emails, inbox, phone, phones, computer, computers,
    laptop*, web cam*, camera, cameras, router, network, networks, server, servers, website, websites, bank account*,
    online banking, bank logins, logins, login, bank, database*, atm, atms, credit card*, wallet, crypto wallet*,
    messages, texts, system, systems, cloud, sim card, power grid, smart home, smart lock*, apple id, pin, two factor,
    hospital*, security cam*, grades, school s, stolen phone, personal data, card numbers, emails of, ring camera,
    traffic light*, dashcam, car key fob*, voting machine*, nudes, private photos, icloud photos, customer data, user
    data, dms, dm s, text messages, chats, chat history, browser history, search history, call log*, call history,
    voicemail*, mailbox, ipad, tablet, tablets, macbook, tinder, onlyfans, snap, yahoo, outlook, hotmail, google
    account, google drive, dropbox, bank app, venmo, cash app, cashapp, zelle, bitcoin wallet*, bitcoin*, crypto
    exchange*, cctv, alarm system*, security system*, doorbell camera*, baby monitor*, nanny cam*, bluetooth, airdrop,
    car remotely, cars remotely, ecu, pacemaker*, insulin pump*, smart tv, vpn server, company database*, customer
    database*, hotel wifi, teacher s computer, gradebook*, grade system, grading system, student portal, exam papers,
    exam answers, test answers, playstation, xbox, epic games, private account*, private profile*, face id,
    fingerprint lock, screen lock, lock screen, activation lock, whatsapp chats, encrypted messages, private messages,
    drone, drones, satellite*, air traffic control, water treatment plant*, power plant*, election system*, gas
    station pump*, vending machine*, slot machine*, parking meter*, key fob*, rfid badge*, keycard*, hotel door*, pos
    terminal*, card reader*, point of sale`,
  access: `access, accessing, get into, getting into, get in to, log into, logging into, log in to, log on to, login
    to, sign into, sign in to, read, reading, see, view, viewing, look at, look into, look through, looking through,
    go through, going through, open, unlock, unlocking, check, monitor, monitoring, intercept, intercepting, clone,
    cloning, mirror, mirroring, take over, taking over, recover, enter, snoop*, retrieve, download, copy, control,
    tap, tapping, bug, connect to, use, get, getting, reset, change, delete, peek at, pry into, texting, messaging,
    watch, watching, peep, peeping, spy through, hijack, hear, overhear, grab, look around in, get back in, find out`,
  others: `someone s, someone elses, someone else s, somebody s, somebody else s, anybody s, anyone s, other people s,
    other peoples, another person s, stranger s, strangers, her, his, my exs, my ex s, my ex, ex s, my gfs, gf s, bf
    s, my gf, my bf, girlfriend s, girlfriends, boyfriend s, boyfriends, wife s, wifes, husband s, husbands, partner
    s, partners, spouse s, boss s, bosses, coworker s, coworkers, co worker s, colleague s, colleagues, roommate s,
    roommates, flatmate s, housemate s, neighbor s, neighbors, neighbour s, neighbours, classmate s, classmates,
    teacher s, teachers, professor s, friend s, sister s, brother s, mother s, father s, mom s, mum s, dad s, parents,
    crush s, rival s, competitor s, of my ex, of my wife, of my husband, of my girlfriend, of my boyfriend, of
    someone, of somebody, of another, of other people, of my neighbo*, of my boss, of a friend, of my friend, of my
    partner, of a stranger, of a colleague, lover s, celebrity s, landlord s, ex wife s, ex husband s, ex girlfriend
    s, ex boyfriend s, victim s, employee s, teen s, somebody elses, a stranger s, that isn t mine, that aren t mine,
    not mine, that s not mine, which isn t mine, other guys, other girls, who isn t me, ex husband, ex wife, ex
    girlfriend, ex boyfriend, stepmom s, grandma s, grandmother s, grandpa s, uncle s, aunt s, cousin s, a coworker, a
    colleague, a girl s, a woman s, a guy s, a man s, this girl s, random people*, random person*, random strangers,
    other users, other students, people s, of strangers, tenant s, customer s, supervisor*, manager s, secretary s,
    dean s, principal s, patient s,
    not yours, isn t yours, isnt yours, isn t mine, isnt mine, that is not yours, that s not yours, thats not yours,
    not your own, not my own, doesn t belong to me, doesnt belong to me, don t belong to me, doesn t belong to you,
    belongs to someone, belongs to somebody, belonging to someone, i found, i stole, stolen`,
  obtain: `get, getting, find out, obtain, know, see, figure out, discover, learn, collect, harvest, follow,
    following, want to know, track down, wait, waiting, show up, hang around, figure`,
  password: `password, passwords, passcode, pin code, login details, credentials`,
  malware: `ransom ware, malicious software, malicious code, computer virus*, computer worm, trojan horse, remote
    access trojan*, phishing page*, phishing site*, phishing email*, phishing mail*, phishing kit*, denial of service,
    backdoor*, spy app, spying app, zip bomb, exploit kit, malwares, trojans, infostealer*, info stealer*,
    cryptojack*, remote access tool*, rootkits, botnets, wiper, phishing, phishing sms, smishing, spoofed email*, ddos
    attack*, booter, stresser, dos attack*, command and control server, c2 server, zero day*, crypto miner,
    cryptolocker, credential stealer*, password stealer*, keystroke logger*, worm that, virus that, rat that,
    backdoors, logic bomb that, spam bot*, malicious app*, malicious macro*, malicious script*, malicious usb, bad
    usb, evil twin, fake wifi hotspot, rogue access point, scareware, hacking tool*, drainer, wallet drainer,
    malicious program*, computer viruses`,
  deploy: `write, writing, code, coding, program, programming, deploy, deploying, spread, spreading, install,
    installing, launch, launching, run a, send, sending, infect, develop, set up, start a, rent, plant, design, sell,
    rent out, use, run, running, execute, hide in, inject, drop, disguise, host, build, make, create, buy, turn
    computers into, perform, carry out, do a, attach, embed`,
  spy: `spy on, spying on, eavesdrop on, bug the phone, wiretap*, hidden camera*, secretly record, secretly film,
    secretly track, secretly monitor, secretly follow, secretly watch, secretly read, track the location of, intercept
    the messages, peep on, surveil, surveilling, snoop on, snooping on, snoop through, keep tabs on, tail, listen in
    on, secretly listen, secretly photograph, secretly tape, secretly spy, covertly watch, covertly record, covertly
    film, covertly track, covertly monitor, bug the room, bug the house, bug the car, hidden microphone*, tap the
    phone, tap into the phone, wire tap, follow home, follow without, cyberstalk*, cyber stalk*, tracker on, tracker
    in, tracking device on, airtag on, airtag in, airtag to, hidden camera, spy cam*, spycam*, spy camera*, peep at,
    peeping, put a tracker, spying, spy, follow my ex, follow him around, shadow my, tail my, tailing, wait outside,
    lurk outside, show up at her, spy through, peer into, peek into, peep into, bugging, listening device*, voice
    recorder in, recorder in her, recorder under her, trail a, camera in the toilet, camera in the bathroom`,
  secretly: `secretly, without permission, without her knowing, without him knowing, without them knowing, without her
    knowledge, without his knowledge, without their knowledge, without her noticing, without consent, without their
    consent, undetected, unnoticed, behind her back, behind his back, so she doesn t notice, covertly, in secret,
    sneakily, without them realizing, without her realizing, without him realizing, without telling her, without
    telling him, without asking, without ** permission, without ** consent, without ** knowing, without ** knowledge,
    without ** noticing, without ** realizing, without ** finding out, without anyone knowing, on the sly, discreetly,
    behind their back, behind my wife s back, can t tell, won t notice, doesn t notice, doesn t know, don t know,
    hidden, so he doesn t notice, so they don t notice, unaware, she can t know, he can t know, they can t know, can t
    find out, must not know, mustn t know, shouldn t know, not supposed to know, can never know`,
  whereabouts: `where she lives, where he lives, where someone lives, where somebody lives, where my ex lives, where
    my ex girlfriend lives, where my ex wife lives, where she works, where she sleeps, where a girl lives, where a
    woman lives, where a person lives, where this girl lives, someone s address, someone s home, someone s location,
    someone s real identity, her address, his address, her home address, person s address, ex s address, ex s
    location, home address of, private address, stranger s address, celebrity s home, home address from, her location,
    his location, someone s personal information, someone s private information, someone s private data, personal info
    on, location of my ex, location of my wife, location of my girlfriend, location of someone, address of a girl,
    address of my ex, address of someone, where this girl*, where this woman*, where this guy*, where this streamer*,
    where the streamer*, where my crush lives, where my teacher lives, who blocked me, where she moved, where he
    moved, where she s living, where she is living, where my ex moved, where she hangs, outside her door, outside her
    house, outside her flat, outside his house, outside her work, at her house at night, visit her at night, her every
    move, her daily routine, his daily routine, her number plate, women s shelter, obsessed with her, i m obsessed
    with, new address of, her new address, his new address, learn her schedule, know her schedule`,
  film: `film, filming, record, recording, photograph, photographing, videotape, videotaping, take pictures, take
    photos, taking pictures, taking photos, watch, watching, camera, cameras, livestream, snap pictures, video, listen
    to`,
  intimate: `nudes, nude pic*, nude photo*, nude video*, nude image*, naked pic*, naked photo*, naked video*, naked
    image*, sex tape*, sex video*, intimate pic*, intimate photo*, intimate video*, intimate image*, private photos,
    private pictures, private videos, porn deepfake*, deepfake*, deep fake*, explicit photo*, explicit pic*, explicit
    image*, explicit video*, topless pic*, topless photo*, undress app, nudify*, sexual image*, sexual video*, sexual
    photo*, sexy pic*, fake porn, ai porn, into porn, porn of, pornographic, sex video`,
  expose: `post, posting, publish*, leak*, share, sharing, upload*, spread*, distribut*, send around, make, making,
    create, creating, generate, generating, produce, edit, fake, faking, get, getting, obtain, steal, collect, trick,
    force, forcing, pressure, convince, persuade, coerce, threaten*, blackmail*, sell, selling, put online, dox*,
    reveal, swap faces, face swap, put her face, put his face, photoshop, turn, publish, post online`,
  document: `passport*, id card*, fake id, fake ids, identity card*, driver s licen*, driving licen*, drivers licen*,
    license plate*, number plate*, diploma*, degree certificate*, university degree, prescription*, banknote*, bank
    notes, dollar bills, dollar bill, 100 bills, 20 bills, euro notes, euro bills, pound notes, money, currency,
    cheque*, checks, bank checks, signature*, work visa, visas, vaccine card*, vaccination card*, vaccine passport*,
    vaccination certificate*, covid certificate*, social security*, ssn, birth certificate*, identit*, credit card*,
    debit card*, card details, card data, card numbers, bank details, doctor s note*, sick note*, medical
    certificate*, concert tickets, evidence, police badge*, police id, official documents, legal documents, documents,
    transcript*, charity, gift cards, receipts, insurance claim*, tax refund*, immigration papers, residence permit*,
    handicap placard*, disabled badge*, designer bags, brand name*, branded goods, luxury goods, art works, train
    tickets, coupons, will of`,
  forge: `forge, forging, forged, fake, faking, counterfeit*, falsify*, falsifying, falsified, clone, cloning, cloned,
    steal, stealing, stolen, skim, skimming, launder*, cash out, print my own, printing my own, make false, bogus,
    impersonat*, fabricate, doctored, phony, phoney, use someone else s, pretend to be, scam for, forgery`,
  hurt: `kill, killing, murder, murdering, poison, poisoning, stab, stabbing, strangle, strangling, torture,
    torturing, kidnap, kidnapping, abduct, abducting, rape, raping, assault, assaulting, beat up, beating up, hurt,
    hurting, harm, harming, injure, injuring, stalk, stalking, blackmail, blackmailing, extort, extorting, dox, doxx,
    doxxing, doxing, harass, harassing, scam, scamming, defraud, defrauding, swindle, swindling, groom, grooming,
    molest, molesting, enslave, enslaving, assassinate, assassinating, lynch, behead, threaten, threatening,
    intimidate, intimidating, sextort, sextorting, catfish, catfishing, bomb, exploit, exploiting, drown, suffocate,
    mutilate, cripple, maim, slit the throat of, strangulate, terrori*, ambush, lure, seduce a, mug, human traffic*,
    coerce, ethnic cleans*, kills, slaughter*, massacre, massacring, execute someone, choke, choking, strangl*,
    smother*, suffocat*, electrocut*, sedate, chloroform, knock out, knock unconscious, bash, burn alive, burning
    alive, set on fire, run over, running over, disfigur*, castrat*, imprison, imprisoning, hold hostage, take
    hostage, hold captive, keep captive, keep prisoner, keep locked, lock up, chain up, tie up, snatch, smack, punch,
    punching, slap, slapping, whip, harass*, cyberbully, bully, bullying, cyberstalk*, humiliate, humiliating, pimp,
    pimping, pimp out, prostitut*, trafficking in, smuggling, smuggle, fleece, fleecing, rip off, ripping off,
    conning, bump off, do away with, finish off, liquidate, exterminat*, wipe out, eliminate, dismember*, decapitat*,
    skin alive, hack to death, beat to death, torment*, tormenting, traumatize, traumatise, mentally break, break the
    will of, subjugate, sexually assault, sexually harass, sexually abuse, force into, force to have sex, gang rape,
    drugging, spike, roofie, attack, attacking, gas, push off, push down, shove, throw off, crush the skull of, break
    the legs of, break the bones of, break the neck of, snap the neck of, snap, slice, impale, hunt down, hurt badly,
    injure badly, cause pain to, cause serious harm to, inflict pain on, do harm to, get revenge on, take revenge on,
    revenge on, scare off, bring harm to, crush, ruin the life of, destroy the life of, extortion of, silence forever,
    poison slowly, murder*, assassinat*, recruit into prostitution, sell into, swat, swatting, gaslight, gaslighting,
    brainwash, sabotage, frame, framing, defame, slander, spread rumours about, spread rumors about, spread lies
    about, extort money, death threats, trick into, scams, batter, battering, shove in front, hurt jews, beat the hell
    out of, beat the crap out of, beat the shit out of, kick the shit out of, knifing, shank, scald, make his brakes`,
  shoot: `shoot, shooting`,
  someone: `someone, somebody, anyone, person, people, human, humans, man, woman, women, my wife, my husband, my
    girlfriend, my boyfriend, my ex, ex girlfriend, ex boyfriend, ex wife, ex husband, my partner, my spouse, boss, my
    manager, my coworker*, co worker*, colleague, colleagues, neighbo*, my mother, my father, my mom, my mum, my dad,
    my parents, my brother, my sister, my son, my daughter, stepdad, stepfather, stepmother, my family, classmate*, my
    roommate, my teacher, teachers, a teacher, my friend, a friend, him, her, girl, boy, boys, elderly, old people,
    pensioners, seniors, grandma*, grandmother*, grandparents, celebrity, president, politician*, prime minister,
    immigrants, refugees, migrants, migrant workers, workers, jews, muslims, christians, gay people, black people, my
    dog, my cat, neighbo* dog, neighbo* cat, dogs, cats, a dog, a cat, victim, victims, crowd, tourists, students, a
    student, police officer*, cop, cops, a cop, my landlord, my rival, my enemy, enemies in real life, teenager*,
    journalist*, brother, sister, mother, father, mom, mum, dad, parents, son, daughter, husband, wife, girlfriend,
    boyfriend, friend, friends, roommate, grandfather, teacher, landlord, partner, cousin*, aunt, uncle, stranger,
    strangers, baby, babies, toddler*, uncles, niece*, nephew*, in laws, lgbt*, trans people, trans woman, gays,
    homeless*, sex workers, prostitutes, hitchhiker*, guy, dude, bloke, ppl, folks, bitch, bastard, asshole, witness,
    witnesses, judge, prosecutor, hostage*, animals, animal, pets, pet, puppy, puppies, kitten*, horse, everyone,
    everybody, my crush, customer*, clients, employee*, tenant*, ceo, candidate, ex, lover, mistress, stepmom,
    stepbrother, stepsister, grandson, granddaughter, grandpa*, infidels, minorities, minority, foreigners, women in,
    school kids, coworker, passenger*, pedestrian*, cyclist*, intruder without, an enemy, my enemies, hookers, a guy,
    widows, widow, lonely, desperate, sb, smb, civilians, worshippers, protesters, policeman, policemen, officer,
    security guard*, guards, nurses, patient, newborn*, neighbours, local business*, shop owner*, shopkeeper*, store
    owner*, business owner*, rival gang, gang member*, grannie*, granny, grans, nan, courier*, delivery driver*,
    streamer*, influencer*, mayor, councillor, member of parliament, bully, my tutor, my coach, my professor, aunts,
    in law, mother in law, father in law, brother in law, fiance*, ex best friend, team mate*, gf, bf, grandma, boss
    s, the guy, a lad, lads, ppl online, drunk girls, drunk women, drunk girl, taxi driver*, bus driver*, jew, arabs,
    blacks, asians, mexicans, hindus, sikhs, gypsies, roma, rapist*, pedo*, paedo*, pedophile*, the bully, my bully,
    blokes, investors, stepmum, step dad, business partner, retirees, grandad, widower*, caretaker, warden, a rapist,
    coworkers, tenants, tenant, infant, infants, grandparent*`,
  poison: `poison, poisons, poisonous substance*, toxin, toxins, ricin, cyanide, arsenic, thallium, strychnine,
    hemlock, deadly nightshade, aconite, wolfsbane, polonium, belladonna, tetrodotoxin, deadly venom, digitalis,
    potassium chloride, roofies, rohypnol, ghb, glass shards, ground glass, visine, death cap*, lead acetate,
    fentanyl, nicotine liquid`,
  slip: `slip, slipping, put, putting, mix, mixing, add, adding, pour, pouring, sneak, sneaking, give, giving, feed,
    feeding, spike, spiking, inject, injecting, dose, dosing, lace, lacing, crush, hide, drop, dropping, tamper with,
    swap`,
  meal: `her drink, his drink, their drink*, someone s drink, somebody s drink, someone s food, somebody s food,
    someone s coffee, someone s tea, people s drinks, girl s drink, girls drinks, girlfriend s drink, husband s drink,
    husband s coffee, husband s tea, husband s food, wife s drink, wife s coffee, wife s tea, wife s food, boss s
    coffee, boss s drink, roommate s drink, roommate s food, guest s drink, neighbo* dog food, her wine glass, his
    beer, her glass, coworker s coffee, coworker s food, water supply, drinking water, city s water, her beer, her
    cocktail, his cocktail, her wine, his wine, her cup, his cup, her shot, in her tea, in his tea, her smoothie, his
    water bottle, her water bottle, into drinks, in drinks, people s food, teacher s coffee, boss s tea, aunt s tea,
    mil s tea`,
  corpse: `a body, dead body, dead bodies, corpse*, human remains, cadaver*, a dead person, someone i killed, murder
    victim, murder weapon, crime scene, blood stains after, the body after, victim s body`,
  conceal: `hide, hiding, get rid of, getting rid of, dispose of, disposing of, dissolve, dissolving, bury, burying,
    dump, dumping, destroy, destroying, melt, dismember*, chop up, burn, burning, conceal*, clean up, cleaning up,
    sink, make disappear, feed to pigs`,
  attack: `blow up, blowing up, bomb, bombing, detonat*, set fire to, setting fire to, set ** on fire, set a fire, set
    a ** on fire, set my ** on fire, burn down, burning down, torch a, torch the, torch my, torching, firebomb*, shoot
    up, shooting up, attack, attacking, sabotage, sabotaging, derail*, hijack, hijacking, arson*, commit arson,
    contaminat*, poison, poisoning, light on fire, blow a hole in, explode a, bring down, crash a plane into, fly a
    drone into, vandali*, throw a molotov at, shoot at, shoot people at, shoot people in, kill everyone in, kill
    people at, open fire, blows up, going up in flames, smash up, burn my, burn the, burn a, burn his, burn her, burn
    their, burning my, burning the, torch his, torch her, torch their, ablaze, set ** ** ablaze, set ** ** ** ablaze`,
  place: `school*, university, college, church*, mosque*, synagogue*, temple*, crowd*, mall, shopping center, stadium,
    train station, subway, airport*, plane, planes, airplane*, airliner, passenger jet, hospital*, embassy, government
    building*, courthouse, police station*, parliament, capitol, white house, city hall, power plant*, power grid,
    power station*, substation*, a dam, pipeline*, railway*, building*, house, houses, home, homes, shop, car, cars,
    nightclub*, parade, water supply, water tank*, reservoir*, water system, forest, forests, barn, warehouse,
    abortion clinic*, clinic, cell tower*, police car*, gay bar, gay club, refugee shelter*, refugee home*, homeless
    shelter*, workplace, my work, apartment*, dorm, dormitory, classroom, cafeteria, marathon, rally, mailbox*,
    property, shed, garage, restaurant, data center*, pizzeria, cafe, café, pub, bakery, rival s, landlord s, van,
    truck, minibus, town hall, bank, prison, nursing home, kindergarten, daycare, playground, subway car, tram, ferry,
    cruise ship, motel, gas station, petrol station, wind turbine*, 5g mast*, newspaper office, radio station,
    campsite, holiday home*, summer house, apartment block, disco, dance club, old school, train, trains, bus, bridge,
    hotel, office, store, library, nightclub, competitor s, competitors, concert, festival, restaurant*, pony club,
    shelter`,
  commit: `plan, planning, commit, committing, carry out, carrying out, organize, organise, organizing, perpetrat*,
    join, joining, recruit for, recruit people for, recruit people into, recruiting for, recruit members, recruiting
    into, become, becoming, pledge allegiance, radicali*, fight for, donate to, fund, funding, finance, start,
    starting, set up, found, pull off, imitate, copycat, do a, conduct, stage, execute, swear allegiance, send money
    to, travel to join, propaganda for, instigate, incite, coordinate, travel to, distribute, recruit, recruiting`,
  terror: `terrorist*, terrorism, terror attack*, terror cell*, terror group*, isis, isil, daesh, islamic state, al
    qaeda, al qaida, boko haram, taliban, hamas, hezbollah, al shabaab, kkk, ku klux klan, neo nazi*, neonazi*, nazi
    group*, white supremac*, white power, white nationalist*, atomwaffen, far right militia, militia, jihad, jihadi*,
    holy war, massacre*, mass shooting*, school shooting*, mass murder*, mass killing*, school attack, knife attack*,
    knife rampage, rampage, killing spree, shooting spree, stabbing spree, murder spree, suicide attack*, suicide
    bombing*, genocide, ethnic cleansing, pogrom, race war, lynching*, hate crime*, hate group*, assassination*,
    cartel*, street gang*, criminal gang*, gang, mafia, death squad*, lone wolf attack*, truck attack*, vehicle
    attack*, extremist*, violent uprising, armed uprising, bombing*, acid attack*, arson attack*, honor killing,
    honour killing, serial killer, human sacrifice, hijacking, bank robbery, bank heist, armed robbery, heist,
    kidnapping*, burglary, murder, white power group*, jihadist militia*, jihadist*, isis fighter*, isis propaganda,
    the columbine, protection racket*, extremist group*, boogaloo, proud boys, lynch mob, skinhead group*, klan, incel
    attack, terrorist cell*, terror organi*, an attack, unbelievers`,
  strike: `beat, beating, beats, hit, hitting, punch, punching, kick, kicking, slap, slapping, smack, smacking, spank,
    spanking, whip, choke, strangle, hurt, hurting, attack, attacking, punish, punishing, discipline, stab, stabbing,
    injure, knock out, knock down, stomp, headbutt, torture, assault, rough up, roughing up, give a hiding, a hiding,
    thrash, thrashing, wallop, clobber, batter, battering, beating up, whipping, batter a, give him a beating, give
    her a beating`,
  injury: `wheelchair, coma, never walk, can t walk, cannot walk, never get up, never gets up, doesn t get up,
    bruise*, no marks, leave marks, leaving marks, leaving a mark, the marks, visible marks, without marks, hide the
    marks, black and blue, unconscious, paraly*, crippled, disabled for life, brain damage, bleeds out, bleed out,
    bleed to death, half dead, within an inch, knocked out cold, to a pulp, so bad*, so badly, so hard he, so hard
    she, so hard they, into submission, teeth out, broken bones, permanent damage, never wakes up, so they die, so he
    dies, so she dies, so nobody sees, won t show, don t show, doesn t show, scared of me, afraid of me, fear me,
    obey, obeys, listens to me, in line, where no one sees, into the hospital, in hospital, in the hospital, to
    hospital, can t talk, stops breathing, stops moving, begs, begging`,
  kin: `my wife, my girlfriend, my kid, my kids, my child, my children, my son, my daughter, my mother, my mom, my
    mum, my stepson, my stepdaughter, my baby, my toddler, my grandmother, my gf, my partner, my dog, my cat, a child,
    a woman, a kid, my little brother, my little sister, an old man, an old woman, old people, my horse, disobedient`,
  approach: `close to little, close to young, close to kids, close to children, send pics, send me pics, send
    pictures, send photos, send me photos, send me pictures, send me nudes, pose as a teen*, posing as a, pretend to
    be a teen*, undress, hug and touch, sweet talk, befriending, dm little, meet in secret, meet secretly, secret from
    their parents, without their parents, behind their parents, cuddle with, flirt, flirting, seduce, marrying,
    attracted to, hook up, make love, photograph secretly, webcam shows, on webcam, on cam, be alone with, get alone
    with, time alone with, close to small, get close to kids, get close to children, keep secrets from, get a kid to,
    marry a, date a, dating a, sexual relationship with, get close to little, win their trust, so they send, so she
    sends, so he sends, to send me`,
  captive: `keep their passports, keeping their passports, keep her passport, hold their passports, take their
    passports, take her passport, taking their passports, their passports, never leave the, locked in a, locked in my,
    lock them in, locked up in, lock her in, lock him in, keep them there, keep her there, against her will, against
    his will, against their will, in my basement, in my cellar, fake jobs, fake job offer*, fake modeling, fake
    modelling, promise of work, promise of a job, promising jobs, promise them jobs, promise jobs, work off their
    debt, pay off their debt, work for me for free, without paying them, sell their bodies, on the street for me, on
    the streets for me, turn tricks, walk the streets, into sex work, into escorting, sex work for me, prostitute for
    me, working for me in a flat`,
  hasten: `get rid of, getting rid of, rid of, help ** along, hurry along, hasten, speed up, sooner, out of the way,
    accident, quietly pass, before she changes, before he changes, push down the stairs, die faster, die sooner, die
    early, dies sooner, dies early, eliminate`,
  gain: `inherit*, the will, her will, his will, life insurance, insurance payout, insurance money, insurance pays,
    his pension, her pension, weak heart, heart condition, estate is mine, her money, his money, the farm, the fortune`,
  humans: `kidney, kidneys, human organs, my organs, a liver, human beings, slave, slaves, virgins, brides, child
    bride*, child brides, girls abroad, women abroad, human eggs, cousin s kidney`,
  sexual: `sex, sexual, sexually, sexy, nude, nudes, naked, porn, porno*, seduce, seducing, erotic*, groom, grooming,
    molest*, sleep with, sext, sexting, undress, flirt with, explicit, blowjob*, oral sex, make out with, hook up
    with, fetish, sexual content, sexualized, sexualised, lewd, lewds, pornographic, intercourse, rape, raping,
    fondle, fondling, touch inappropriately, lust, hentai, masturbat*, onlyfans, strip for, get in bed, get into bed,
    romantic relationship with, send pictures of herself, intimate, touch them, touch her, touch him, touch kids,
    touch children, touch little, touch young, touching kids, touching children, touching little, get alone with,
    undressing on, undress on cam`,
  minor: `child, children, kid, kids, minor, minors, a minor, underage, teen, teens, preteen*, toddler*, schoolgirl*,
    schoolboy*, little girl*, little boy*, young girl*, young boy*, 8 year old*, 9 year old*, 10 year old*, 11 year
    old*, 12 year old*, 13 year old*, 14 year old*, 15 year old*, 12 yo, 13 yo, 14 yo, my stepdaughter, my pupil*, my
    student*, underaged, underage girl*, underage boy*, middle schooler*, high schooler*, pupils, jailbait, loli,
    lolis, shota, pre teen*, year old girl, year old boy, yr old girl, yr old boy, 10yo, 11yo, 12yo, 13yo, 14yo, 15yo,
    little kids, my niece, stepdaughter, young girls, young boys, prepubescent, baby, babies, girl scout*, my
    daughter, daughter s friend, under 16, under 14, under 12, 12 year olds, 11 year olds, 13 year olds, 10 year olds,
    14 year olds, 9 year olds, 8 year olds, 7 year old*, 6 year old*, small boys, small girls, small children, young
    kids, choir boys, altar boys, boy scouts, infant, infants`,
  notEating: `stop eating, not eating, without eating, without food, no food, starve, starving, starvation, 100
    calories, 150 calories, 200 calories, 250 calories, 300 calories, 350 calories, 400 calories, 500 calories, skip
    meals, skipping meals, skip all meals, laxative*, purge, purging, eat nothing, eating nothing, anorexi*, bulimi*,
    extreme fast*, refuse food, suppress my hunger, ignore hunger, diet pills, not eat, dry fast*, 600 calories, 700
    calories, not to eat, avoid eating, avoiding food, avoid food, live on nothing, barely eat*, starv*, stop feeling
    hungry, ignore my hunger, kill my appetite, appetite suppress*, restrict to, restrict my calories, restricting to,
    zero calories, 0 calories, 50 calories, 450 calories, 550 calories, 650 calories, 800 calories, only water for,
    nothing but water, on water alone, chew and spit, diuretics, ipecac, tapeworm*, throw up, throwing up, throw up
    my, vomit, vomiting, puke, puking, make myself sick, no calories, skip every meal, skip lunch and dinner, refuse
    to eat, eating disorder, cut out all food, stop myself from eating, quit eating, give up food, give up eating, go
    without eating, go without food, one meal a week, an apple a day, one apple a day, diet of ice, ice cubes, cotton
    balls, wont eat, anorexic, 300 cal, 200 cal, 400 cal, 500 cal, 600 cal, 100 cal, 250 cal, 350 cal, 700 kcal, 300
    kcal, 400 kcal, 500 kcal, 200 kcal, 600 kcal, fast until, not to eat for, no eating, food is the enemy, say no to
    food, without any food, bulimic, ed tips, ed community, water and coffee, coffee and cigarettes, gum and water,
    quit food, stopped eating`,
  thin: `thin, skinny, skinnier, thigh gap, bones, underweight, lose weight fast, lose weight quickly, hide it, hide
    from my parents, hide it from, parents don t notice, without my parents, tips, in a week, 30 kg, 35 kg, 40 kg, 80
    pounds, 90 pounds, perfect body, weight loss, lose 10, lose 15, lose 20, lose 30, all day, for days, for a month,
    size zero, 10 days, 5 days, 7 days, anorexic, skeleton, skeletal, ribs, collarbone*, ribcage, bmi of 1*, bmi 1*,
    emaciated, stick thin, super thin, extremely thin, ultra thin, dangerously thin, skin and bones, slim, lose
    weight, losing weight, drop weight, drop 10, drop 20, shed pounds, goal weight, hide from, without anyone, weigh
    3*, weigh 4*, weigh 8*, weigh 9*, waist, model thin, thinner, flat stomach, as long as possible, without my mom,
    without my mum, doctor notice, family notice, mom notice, mum notice, nobody notice*, no one notice*, secretly, in
    secret, control my weight, burn fat fast, get thin, calories so, after every meal, after each meal, after dinner,
    after binge*, after i binge, after eating, 35kg, 36kg, 37kg, 38kg, 39kg, 40kg, 41kg, 42kg, 43kg, 44kg, 45kg, 35
    kilos, 38 kilos, 40 kilos, 42 kilos, 36 kg, 37 kg, 38 kg, 39 kg, 41 kg, 42 kg, 43 kg, 44 kg, 45 kg, 75 pounds, 85
    pounds, 95 pounds, 80 lbs, 85 lbs, 90 lbs, 95 lbs, 100 lbs, fit the dress, fit into the dress, two weeks straight,
    lie to my doctor, lie to my mom, lie to my mum, lie to my parents, lie to my therapist, lie to my nutritionist,
    doesn t hear, doesn t find out, until i, by summer, for prom, like the models, bones show, bones stick out, gap
    between my thighs, calories a day, cal a day, week straight, weeks straight, days straight, days in a row, a whole
    week, whole weeks, for weeks, for a week, 2 weeks, altogether, at all, completely, anything`,
  harmless: HARMLESS_ENGLISH,
  before: `prevent, preventing, prevention, prevents, history, historical, historian*, historically, first aid, treat,
    treating, treatment, therapy, therapies, therapist*, support a, support someone, support people, supporting,
    support for, support students, support teens, support my, help a, help someone, help people, help my friend, help
    friends, help students, help teen*, help others, helping, help young, help kids, help children, counsel*,
    awareness, policy, policies, ethics of, debate*, talk about, talking about, talk to, talking to, talk with, cope
    with, coping with, grief, grieving, bereave*, forensic*, epidemiolog*, sociolog*, criminolog*, psychology of,
    psychology behind, philosophy, statistics of, recover from, recovering from, recovery from, rehabilitat*,
    addiction, overcome, museum*, memorial*, literature, why, stop people, stop students, quit, get off, getting off,
    warning signs, symptoms, nurse*, paramedic*, survivors of, victims of, responding to, respond to, life after, war
    on, jurisprudence, disarm*, defus*, non proliferation, convention on, treaty, how did, how were, how was,
    chemistry behind, antidote*, teach kids about, teach children about, teach my kids about, teach teens about,
    explain sex, answer questions about, interview with, intervention, interventions, remember*, commemorat*, victims,
    survivors, toxicolog*, chaplain*, hotline*, crisis line, crisis counsel*, social work*, school psychologist*,
    teachers how to, train teachers, for teachers, for parents, parents of, for nurses, volunteer*, listening to,
    moderation, museum of, invention of, inventor*, origin of, impact of, effects of, effect of, dangers of, risks of,
    consequences of, role of, economics of, geopolitics, journalism on, journalis*, novel about, documentary about,
    law against, laws on, medic, medics, medicine, veterans, ww1, ww2, wwi, wwii, world war*, cold war, manhattan
    project, oppenheimer, disposal, cleanup, screening, screen for, pharmacology, jurist*, criminal law, insurance
    against, combating, combatting, fight against, investigating, investigat*, detective*, forensics, compliance,
    portrayed, depiction*, portrayal, ngo, charity against, soc analyst, defence against, defense against, victim
    support, documentary on, true crime, podcast on, response plan, incident response, recovery plan, policy on,
    protection from, defending against, guidance on, parents should know, teachers should know`,
  after: `prevention, awareness, history, convention, treaty, disarmament, non proliferation, regulation*,
    legislation, policy, policies, ethic*, detection, detector*, removal, scanner*, recovery, rehab*, hotline*,
    counsel*, therapy, treatment, threat, threats, risk assessment, research ethics, legally, ethically, with
    permission, with consent, ctf, ctfs, capture the flag, bug bount*, penetration test*, pentest*, oscp, training for
    staff, survivor*, memoir*, in literature, in fiction, in film, museum, drills, simulation, safely remove, in world
    war*, cold war, in ww2, in wwii, scan*, awareness campaign, for teachers, for parents, for nurses, for social
    workers, for counsel*, intervention, hotline, museum*, in history, in shakespeare*, in romeo*, in hamlet, in
    opera, in anime, among teenagers, among teens, among young, among veterans, in adolescen*, rates, disposal,
    defus*, blast radius, and society, in society, market analysis, testing process, for forensic*, from a forensic*,
    case studies, in mystery, investigat*, studies, laws, law exam, statistics, case study, in movies, documentary,
    documentaries, victim support, charity, convictions, trial*, jurisprudence, sociology, researcher*, journalis*,
    reporting, crackdown, in wartime, movies about, research paper, research career, response plan, incident response,
    what parents, what teachers, legal help, legal rights, rights of, and the law, in court, in the news, in the
    media, in pop culture, in romeo, and juliet, essay, in baseball,
    for youth workers, for caseworkers, for counsellors, for counselors, for psychologists, for lawyers, for ngos,
    course for teachers, training for teachers, training for police, course for police, workshop for teachers,
    training for journalists`,
  real: `for real, in real life, in reality, real method, real technique, real one, really works, actually works, real
    step by step, actually do it, do it myself, master it myself, really know, really need to know, really must know,
    must really know, need it to be real, need to really, not fiction, not just fiction, not a game, not in the game,
    try it out, test it on, use it on, on my boss, on my ex, breaking bad style, like in breaking bad but, but real, i
    swear, asking for a friend`,
  care: `help him, help her, help them, support him, support her, support them, be there for, how to support, how do i
    support, how can i support, how to help, want to help, comfort him, comfort her, comfort them, talk to him about,
    talk to her about, what should i say to, worried about my, respond when, listen to him, listen to her, reach out
    to, my brother is, my sister is, my friend is, my son is, my daughter is, my student is, my pupil is, my roommate
    is, my colleague is, a friend is, a friend who, someone who is, somebody who is, friend who s, students who,
    pupils who, teens who, patients who, my client*, my patient*, my brother wants, my sister wants, my friend wants,
    my son wants, my daughter wants, my brother talks, my sister talks, my friend talks, my son talks, my daughter
    talks, my friend says, my son says, my daughter says, my brother says, my sister says, lost my brother to, lost my
    sister to, lost my friend to, lost my son to, lost my daughter to, lost my father to, lost my mother to, lost my
    dad to, lost my mum to, lost my mom to, lost someone to, lost a friend to, after the suicide of, bereaved by`,
  guard: `protect, protecting, protection, protects, defend, defending, defence, defense, detect, detecting,
    detection, recogni*, identify, identifying, spot, spotting, avoid, avoiding, stop, stopping, block, safe from,
    secure, securing, keep hackers, keep someone from, keep people from, my own, recover, recovering, reset, restore,
    analyz*, analys*, investigat*, ethical*, penetration test*, pentest*, white hat, certified, reverse engineer*,
    report, reporting, victim of, if someone, when someone, what if, signs that, was hacked, got hacked, been hacked,
    rescue, save, saving, moderating, remove, removing, certification, survive, surviving, insure, self defen*, legal
    defen*, arrested for, deal with, respond to, interview, interviews, exam, exams, ctf, hackathon, security course,
    security engineer, security analyst, red team*, blue team*, oscp, ceh, hackers, scammers, predators, stalkers,
    bullies, criminals, thieves, attackers, attacker, burglar*, prosecut*, lawyer, police training, moderators,
    content moderation, warning signs, red flags, safety tips, keep kids safe, keep children safe, keep my kids, keep
    my children, safeguarding, without hurting, prevent, help my, teach my, help our, help her, help him, in the lab,
    test lab, lab environment, home lab, escape from, escaping, protection against, defence against, defense against,
    secure against, guard against, fight against, fighting against, against hackers, against cyber*, against phishing,
    against malware, against ransomware, against burglars, against scam*, against theft, vaccine against, legal action
    against, laws against, insurance against, evidence against, violence against, crimes against, ngo*, cashier, as a
    cashier, loss prevention, anti money laundering, aml, compliance, self defense, against knife, for compliance,
    auditors, auditor, staff, employees, police officers, police academy, sleuth, customs officer*, security guard*,
    insurance, my business from, my company from, my elderly, safety course, law school, law exam, criminal law,
    criminology, sociology, victims, prosecutors, judges, response plan, incident response, disaster recovery, legal
    help, victims legal, should know about`,
  play: `game, games, video game*, board game*, chess, poker, tennis, golf, mario kart, dungeons, dragons, cartoon*,
    comic*, animation, drawing, draw, paint*, sculpt*, prop, props, foam, cardboard, paper, toy, origami, costume*,
    stage, basketball, hoops, goal, goals, free throw*, 3 pointer*, penalty, player, players, opponent*, zombies,
    zombie, npc*, enemies, dragon, boxing, laser tag, paintball, airsoft, audience, joke*, on stage, mafia game,
    werewolf, mystery, mysteries, thriller, detective story, true crime, cluedo, pinata*, snowball*, water balloon*,
    pillow fight, squirt, paintings, fencing, karate, judo, jiu jitsu, bjj, ufc, mma, muay thai, kickboxing,
    wrestling, sparring, self defense class, volleyball, football, soccer, hockey, badminton, table tennis, darts,
    bowling, kindness, laughter, puns, bungee, parkour, trampoline, skydiv*, parachut*, diving, stunt, stuntman,
    skate*, mario, platformer`,
  pictures: `portrait*, photo, photograph*, photography, photo shoot, camera, lens, wedding, headshot*, film, films,
    filming, video, videos, movie*, street photography, wildlife, landscape, portraits, drone`,
  worlds: ``,
  between: `about, documentary, presentation, essay, podcast, novel, poster*, website about, lecture, speech, museum,
    quiz, curriculum, course on, lesson plan*, awareness, report on, database of, app for, screenplay on,
    infographic*, detector*, shelter, prevention, against, film on, in class, statistics`,
  trust: `trust, their confidence, befriend, befriending, get a child to, get a kid to, get kids to, get children to, lure,
    luring, persuade a child, persuade a kid, love kids, love children, like kids, like children, adore children`,
  alone: `alone with, meet alone, meet ** alone, get ** alone, see ** alone, meet offline, meet in secret, touch them,
    touch her, touch him, fondle, caress, undress, take off their, my room, my bedroom, in my bed, into bed,
    our secret, little secret, keep a secret, keep secrets, keep it secret, in secret, behind their parents,
    without their parents, without parents, away from their parents, physical with, intimate with`,
  disable: `sabotage, sabotaging, paralyse, paralyze, paralysing, paralyzing, cripple, crippling, knock out, take down,
    taking down, take offline, bring down, bringing down, shut down, crashing, disrupt, disrupting, disable,
    disabling, infect, infecting, hold hostage, hold for ransom, ddos`,
  institution: `hospital*, ambulance*, emergency services, emergency call*, 911, power grid, power plant, power station*,
    water supply, water treatment, water utility, waterworks, town hall, government, ministry, airport, air traffic,
    railway*, competitor s, rival s, election, thousands of, millions of, hundreds of, other people s`,
  systems: `network, networks, system, systems, servers, server, data, database*, computers, pcs, machines, patient records,
    grid, website, websites, scada, infrastructure`,
  con: `con, conning, swindle, swindling, scam, scamming, fleece, fleecing, defraud, defrauding, cheat out of, rip off,
    ripping off, trick out of, bilk, bilking, dupe, hoodwink, squeeze money out of, get money out of, catfish`,
  frail: `old people, old folks, old ladies, old lady, old men, old women, elderly, elders, seniors, senior citizens,
    pensioner*, retiree*, grandma, grandmas, grandmother*, grandpa, grandparents, granny, grannies, widow*,
    lonely people, lonely women, lonely men, dementia, disabled people, immigrants, refugees, out of their savings,
    life savings`,
  sedate: `knock ** out, knock unconscious, make unconscious, make ** unconscious, make ** pass out, make ** black out,
    render unconscious, drugging, roofie, roofieing, sedate, sedating, chloroform`,
  exhausted: `can t anymore, can t any more, cant anymore, can t take it, cant take it, can t go on, cant go on,
    can t do this anymore, cant do this anymore, can t keep going, done with everything, tired of everything,
    sick of everything, exhausted by everything, had enough of everything, fed up with everything, over everything,
    give up on everything`,
  pointless: `what s the point anymore, whats the point anymore, what s the point of anything, what s the point of it all,
    whats the point of it all, whats the point of anything, no point in anything, everything is pointless,
    all pointless, it s all pointless, its all pointless, nothing makes sense, nothing matters, nothing has meaning,
    everything is meaningless, why go on, why continue, empty inside, no hope, hopeless`,
  affairs: `gave my dog, gave my cat, gave my pets, gave the dog, gave the cat, given my dog, given my cat, given away my,
    gave away my, giving away my, give away my, giving my things, gave ** dog away, gave ** cat away, my dog is with,
    my cat is with, my dog has a, my cat has a, found a home for my, found someone for my, pets are taken care,
    dog is taken care, cat is taken care, settled everything, everything is settled, everything is sorted,
    sorted my affairs, put my affairs, wrote my will, paid my debts, closed my accounts, deleted my accounts,
    said bye, said goodbye, said my goodbyes, saying goodbye, cleaned out my`,
  leaving: `bye to everyone, goodbye to everyone, bye to all, goodbye to all, goodbye to everybody, said my goodbyes,
    i can go, i can finally go, finally leave, then i m gone, then im gone, i ll be gone, ill be gone, be gone by,
    gone for good, gone forever, won t be here, wont be here, won t be around, wont be around, not be here,
    no longer be here, forget the lesson, rest at last, finally rest, don t have to bear`,
}
