import type { Group } from './groups.ts'

export type SafetyRule = {
  readonly route: 'crisis' | 'unsafe'
  /** One finding of each, in any order unless `ordered`. */
  readonly all: readonly (readonly Group[])[]
  /** Words from the first finding to the last. */
  readonly within: number
  /** It tells what a learner asks for; a lesson may name the same to teach something else. */
  readonly asked?: true
  /** The order counts, for languages with `verbFirst`. */
  readonly ordered?: true
  /** What speaks for a finding, besides `before`, `after` and `care`. */
  readonly shields: readonly ('guard' | 'play' | 'pictures' | 'worlds')[]
}

/** Of what happens in stories and games, and of what is shown in pictures as well. */
const IN_FICTION = ['guard', 'play', 'worlds'] as const
const IN_PICTURES = ['guard', 'play', 'pictures', 'worlds'] as const

/** Which words together mean which request. A single one never does, unless it is a phrase that means nothing else. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  { route: 'crisis', all: [['crisis']], within: 6, shields: [] },
  { route: 'crisis', all: [['wish'], ['selfHarm']], within: 7, shields: [] },
  { route: 'crisis', all: [['selfHarm']], within: 6, asked: true, shields: IN_PICTURES },
  { route: 'crisis', all: [['means'], ['die', 'selfHarm']], within: 10, shields: [] },
  { route: 'crisis', all: [['wish'], ['dying']], within: 6, shields: IN_FICTION },
  { route: 'crisis', all: [['end'], ['life']], within: 5, shields: [] },
  { route: 'crisis', all: [['notWant'], ['living']], within: 5, shields: [] },
  { route: 'crisis', all: [['oneself'], ['death']], within: 5, shields: IN_PICTURES },
  { route: 'crisis', all: [['existence'], ['bleak']], within: 5, shields: IN_FICTION },
  { route: 'crisis', all: [['method'], ['ordeal']], within: 8, shields: IN_FICTION },
  { route: 'crisis', all: [['endIt'], ['tonight']], within: 7, shields: ['play'] },
  { route: 'crisis', all: [['howMuch'], ['pills']], within: 7, shields: ['guard'] },
  { route: 'crisis', all: [['cutting'], ['again']], within: 8, shields: [] },
  { route: 'crisis', all: [['bereaved'], ['follow']], within: 18, shields: [] },
  { route: 'crisis', all: [['letter'], ['ready']], within: 10, shields: [] },
  { route: 'crisis', all: [['burden'], ['gone']], within: 10, shields: [] },
  { route: 'crisis', all: [['exhausted'], ['pointless']], within: 10, shields: ['play', 'worlds'] },
  { route: 'crisis', all: [['affairs'], ['leaving']], within: 16, shields: ['play', 'worlds'] },
  { route: 'crisis', all: [['hurt', 'shoot'], ['myself']], within: 4, ordered: true, shields: IN_PICTURES },
  { route: 'crisis', all: [['jump'], ['height']], within: 6, shields: IN_PICTURES },
  { route: 'unsafe', all: [['unsafe']], within: 6, shields: ['guard'] },
  { route: 'unsafe', all: [['produce', 'trade'], ['explosive']], within: 7, shields: ['worlds'] },
  { route: 'unsafe', all: [['produce'], ['arms']], within: 6, shields: ['play', 'worlds'] },
  { route: 'unsafe', all: [['illicit'], ['arms']], within: 8, shields: ['guard'] },
  { route: 'unsafe', all: [['produce', 'trade'], ['drug']], within: 7, shields: ['worlds'] },
  { route: 'unsafe', all: [['trade'], ['drugs', 'humans']], within: 6, shields: ['guard'] },
  { route: 'unsafe', all: [['breakIn'], ['target']], within: 8, shields: ['guard'] },
  { route: 'unsafe', all: [['access'], ['target'], ['others']], within: 10, shields: ['guard'] },
  {
    route: 'unsafe',
    all: [['access', 'breakIn', 'spy'], ['belongings']],
    within: 6,
    ordered: true,
    shields: ['guard'],
  },
  { route: 'unsafe', all: [['obtain'], ['password'], ['someone']], within: 9, shields: ['guard'] },
  { route: 'unsafe', all: [['rob'], ['home']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['enter'], ['home'], ['others']], within: 9, shields: IN_FICTION },
  { route: 'unsafe', all: [['forge'], ['document']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['malware'], ['produce', 'trade', 'deploy']], within: 6, shields: ['guard'] },
  { route: 'unsafe', all: [['spy'], ['someone', 'minor', 'others']], within: 6, shields: ['guard'] },
  { route: 'unsafe', all: [['spy', 'obtain', 'expose'], ['whereabouts']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['film'], ['secretly'], ['someone', 'minor']], within: 9, shields: ['guard'] },
  {
    route: 'unsafe',
    all: [['expose'], ['intimate'], ['someone', 'minor', 'others']],
    within: 9,
    shields: ['guard', 'play'],
  },
  { route: 'unsafe', all: [['secretly'], ['target'], ['someone']], within: 12, shields: ['guard'] },
  { route: 'unsafe', all: [['produce', 'trade'], ['poison']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['slip'], ['meal']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['conceal'], ['corpse']], within: 6, shields: IN_FICTION },
  { route: 'unsafe', all: [['slip'], ['poison'], ['someone', 'minor', 'others']], within: 10, shields: IN_FICTION },
  { route: 'unsafe', all: [['attack'], ['place']], within: 6, ordered: true, shields: IN_PICTURES },
  { route: 'unsafe', all: [['commit'], ['terror']], within: 6, shields: IN_FICTION },
  {
    route: 'unsafe',
    all: [
      ['evade'],
      ['hurt', 'rob', 'breakIn', 'drug', 'drugs', 'explosive', 'malware', 'spy', 'poison', 'forge', 'attack', 'arms'],
    ],
    within: 9,
    shields: IN_FICTION,
  },
  { route: 'unsafe', all: [['hurt'], ['someone', 'minor']], within: 6, ordered: true, shields: IN_FICTION },
  { route: 'unsafe', all: [['shoot'], ['someone', 'minor']], within: 6, ordered: true, shields: IN_PICTURES },
  { route: 'unsafe', all: [['strike'], ['injury']], within: 12, shields: IN_FICTION },
  { route: 'unsafe', all: [['strike'], ['kin']], within: 5, ordered: true, shields: IN_FICTION },
  { route: 'unsafe', all: [['captive'], ['someone', 'minor']], within: 12, shields: IN_FICTION },
  { route: 'unsafe', all: [['hasten'], ['someone'], ['gain']], within: 18, shields: IN_FICTION },
  { route: 'unsafe', all: [['approach'], ['minor']], within: 8, shields: ['guard'] },
  { route: 'unsafe', all: [['sexual'], ['minor']], within: 8, shields: ['guard'] },
  { route: 'unsafe', all: [['notEating'], ['thin']], within: 14, shields: [] },
]
