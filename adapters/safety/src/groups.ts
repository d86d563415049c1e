export const GROUPS = [
  /** Phrases that are enough by themselves. */
  'crisis',
  'unsafe',
  /** Phrases that a learner says in earnest, and a lesson may have to name. */
  'request',
  /** Asking politely, and not being caught: no shield counts inside ("help me", "avoid the police"). */
  'ask',
  'evade',
  /** Suicide and self-harm as topics, and what makes them a wish. */
  'selfHarm',
  'wish',
  /** Pills, ropes, bridges; and dying of them. */
  'means',
  'die',
  /** Asking how, in the infinitive: "the quickest way to die". */
  'dying',
  /** Off a bridge, in front of a train. */
  'jump',
  'height',
  /** No wish any more: "I don't want", "tired of"; and of what: "to live", "waking up". */
  'notWant',
  'living',
  /** Ending, leaving; and "my life", "it all". */
  'end',
  'life',
  /** "I", and being dead, one's own funeral. */
  'oneself',
  'death',
  /** One's life or existence, and what is said of it in despair: "a mistake", "over", "torture". */
  'existence',
  'bleak',
  /** Drowning, hanging, bleeding; and whether it hurts, how long it takes. */
  'method',
  'ordeal',
  /** "End it", "do it"; and "tonight", "for good". */
  'endIt',
  'tonight',
  /** "How many", "are enough"; and what is swallowed. */
  'howMuch',
  'pills',
  /** Cutting oneself as a habit: "I have been cutting"; and "again", "can't stop", "my arms". */
  'cutting',
  'again',
  /** Someone died, and going after them. */
  'bereaved',
  'follow',
  /** The farewell letter, and that it is written. */
  'letter',
  'ready',
  /** Being of no use to anybody: "everyone would be happier"; and being no longer there. */
  'burden',
  'gone',
  /** "I can't any more", and "what is the point", "nothing makes sense". */
  'exhausted',
  'pointless',
  /** Pets and things given away, all settled; and being gone then, goodbye to everyone. */
  'affairs',
  'leaving',
  /** Whom `hurt` is done to, where it is oneself. */
  'myself',
  /** Making, and buying or selling. */
  'produce',
  'trade',
  'explosive',
  'arms',
  /** Names of what has no harmless side: they decide alone. */
  'topic',
  /** Crimes by their names, and a course in them: "for beginners", "step by step". */
  'crime',
  'course',
  /** Without a licence, untraceable, on the black market. */
  'illicit',
  /** Drugs by their names, and "drugs", which a chemist's sells too. */
  'drug',
  'drugs',
  'breakIn',
  /** Accounts, devices, networks. */
  'target',
  /** Looking into what belongs to someone else: reading, opening, logging into; "my ex's", "someone else's". */
  'access',
  'others',
  /** Devices and accounts of named people as one term: "her phone", "my ex's WeChat". */
  'belongings',
  /** Houses, shops and goods, and breaking into or stealing them. */
  'rob',
  'home',
  /** Getting into a home or through a door that is not one's own. */
  'enter',
  /** Of someone else: getting it, and what is got. */
  'obtain',
  'password',
  'malware',
  /** Writing and spreading programs. */
  'deploy',
  'spy',
  'secretly',
  /** Where someone lives or is. */
  'whereabouts',
  'film',
  /** Nude pictures of others, and getting, making or publishing them. */
  'intimate',
  'expose',
  /** Passports, money, identities, and forging or stealing them. */
  'document',
  'forge',
  /** What is done to people, and to whom. */
  'hurt',
  'someone',
  /** Poisons and sedatives, and giving them to someone. */
  'poison',
  'slip',
  /** What someone else eats or drinks. */
  'meal',
  /** A dead body, and getting rid of it. */
  'corpse',
  'conceal',
  /** Blowing up, burning down: schools, crowds, houses. */
  'attack',
  'place',
  /** Massacres and groups that kill, and planning, joining or supporting them. */
  'commit',
  'terror',
  /** Blows, and what is left of them: bruises, a wheelchair; and those who live with the one who strikes. */
  'strike',
  'injury',
  'kin',
  /** Coming near to children: "get close to", "keep secrets". */
  'approach',
  /** Held against their will: "keep their passports", "locked in". */
  'captive',
  /** Hastening a death, and what is gained by it: a will, an insurance. */
  'hasten',
  'gain',
  /** What people may not be traded as: slaves, kidneys. */
  'humans',
  /** With a gun or a camera. */
  'shoot',
  'sexual',
  'minor',
  /** Making a child trust one, and what for: "meet alone", "our secret", "touch". */
  'trust',
  'alone',
  /** Bringing down what people depend on: hospitals, the power grid, thousands; and what of theirs: network, data. */
  'disable',
  'institution',
  'systems',
  /** Getting money out of people by lies, and out of whom above all: the old, the lonely, their savings. */
  'con',
  'frail',
  /** Making someone unconscious. */
  'sedate',
  'notEating',
  'thin',
  /** Collocations that only sound dangerous: nothing inside one counts. */
  'harmless',
  /** Prevention, treatment, history: in front of a finding, or behind it. */
  'before',
  'after',
  /** "For real", "I must master it myself": games, books and history speak for nothing then. */
  'real',
  /** Being there for someone else in a crisis. */
  'care',
  /** Protection against people who would do it. */
  'guard',
  /** Games, sports, props, cameras: what is hurt there is no person. `worlds`: games by their names, and where they are made. */
  'play',
  'pictures',
  'worlds',
  /** A film, an essay: between verb and object it is what is made. */
  'between',
] as const

export type Group = (typeof GROUPS)[number]
