import type { LanguageModel } from '@app/domain'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import { startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { startOllamaServer } from '@app/testing/ollama/ollama-server'
import type { BadModel } from '../cases/bad-models.ts'
import { isSaidIn } from '../score/judge-answer.ts'
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

export const PROTOCOLS = ['openai', 'ollama'] as const
export type Protocol = (typeof PROTOCOLS)[number]

const LIMITS = { timeoutMs: 20_000, maxConcurrency: 8 } as const
/** Tokens that a prompt and its answer share: those of a small model. */
const WINDOW = 8_192

/**
 * The real adapter and SDK of each protocol, asking local servers that say what `says` wants, word for word: a model of
 * any quality behind a server without a fault. `says`: by the name of the model, and by what a good one would say.
 */
export async function startClients(says: (model: string, good: () => string) => string) {
  const openai = await startChatCompletionsServer({ says, context: WINDOW })
  const ollama = await startOllamaServer({ says })
  return {
    of: (protocol: Protocol, model: string): LanguageModel =>
      protocol === 'openai'
        ? makeOpenAiLanguageModel({ ...LIMITS, apiKey: 'sk-local-evaluation', baseUrl: openai.url, model })
        : makeOllamaLanguageModel({ ...LIMITS, host: ollama.url, model, numCtx: WINDOW }),
    close: () => Promise.all([openai.close(), ollama.close()]),
  }
}
