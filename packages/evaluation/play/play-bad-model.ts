import type { BadModel } from '../cases/bad-models.ts'
import { isSaidIn } from '../score/judge-answer.ts'
import { type Protocol, startClients } from './clients.ts'
import { hurry } from './learners.ts'
import { type PlayedGoal, playGoal } from './play-goal.ts'

const CHAPTERS = 2

/**
 * A whole play over one protocol, and what went wrong in it. `spared`: what it says well, so that what comes after it is
 * reached.
 */
export async function playBadModel(bad: BadModel, protocol: Protocol, spared?: 'plan'): Promise<readonly string[]> {
  const times = new Map<string, number>()
  const replies: string[] = []
  const clients = await startClients((_, writeGood) => {
    const good = writeGood()
    const before = times.get(good) ?? 0
    times.set(good, before + 1)
    const answer = JSON.parse(good)
    const said = spared && 'chapters' in answer ? answer : bad.says(answer, before)
    if ('route' in answer) replies.push(typeof said === 'string' ? said : String(said.message ?? said.question))
    return typeof said === 'string' ? said : JSON.stringify(said)
  })
  try {
    const model = clients.of(protocol, 'hostile')
    const played = await playGoal({ goal: 'Bake sourdough bread', model, talk: hurry, chapters: CHAPTERS })
    return faultsOf({ ...bad, unfit: bad.unfit.filter((kind) => kind !== spared) }, played, replies)
  } finally {
    await clients.close()
  }
}

/** What is left of a shape, in words that are sold. */
const DEBRIS = /[{}[\]]|\\n|"\s{0,2}:|\b(?:builds_on|learning_objectives)\b/

function faultsOf({ unfit, mayFail }: BadModel, played: PlayedGoal, replies: readonly string[]): readonly string[] {
  const { plan, chapters, messages, known, live, wronglyCharged } = played
  const isKept = replies.some((reply) => messages.some((message) => isSaidIn(message, reply)))
  const invented = Object.entries(known.sources).filter(([slot, source]) => slot !== 'goal' && source === 'told')
  const debris = plan?.texts.find((text) => DEBRIS.test(text))
  const isPlanRight = plan?.status === (unfit.includes('plan') ? 'FAILED' : 'COMPLETE')
  /** One that follows a chapter that failed is not begun. */
  const isRight = ({ number, status }: PlayedGoal['chapters'][number]): boolean =>
    unfit.includes('chapter') ? status === 'FAILED' || (number > 1 && status === 'PENDING') : status === 'COMPLETE'
  const wrong = chapters.filter((chapter) => plan?.status === 'COMPLETE' && !isRight(chapter))
  return [
    ...(isKept && unfit.includes('reply') ? ['its reply is kept'] : []),
    ...(isPlanRight || mayFail ? [] : [`its plan is ${plan?.status}`]),
    ...(mayFail ? [] : wrong.map(({ number, status }) => `chapter ${number} is ${status}`)),
    ...live.map((what) => `alive: ${what}`),
    ...invented.map(([slot]) => `invented: ${slot}`),
    ...(debris === undefined ? [] : [`left of a shape: ${debris.slice(0, 60)}`]),
    ...(wronglyCharged > 0 ? [`${wronglyCharged} credits taken wrongly`] : []),
  ]
}
