import {
  type Answer,
  type Brief,
  err,
  type LanguageModel,
  MessageId,
  type ModelFailure,
  ok,
  promptFor,
  type ReplyTask,
  type Task,
} from '@app/domain'
import { parserOf } from './recorded-model.ts'

export type Examination = Extract<Awaited<ReturnType<typeof examineModel>>, { readonly ok: true }>['value']

type Trial = Awaited<ReturnType<typeof tryOnce>>

type Found = {
  readonly task: Task['kind']
  readonly tries: number
  /** The app could use the answer. */
  usable: number
  /** It was nothing but JSON of the very shape: where it is not, the app has to guess. */
  exact: number
  /** Why the last unusable one was. */
  trouble: string | null
}

/** Tokens of the conversations that are tried, one after the other until one is too long. The app sends no longer ones. */
const CONTEXTS = [1_000, 2_000, 3_000]
const CHARACTERS_PER_TOKEN = 4

/** What the adapter reports during the calls. */
export type Remarks = {
  /** About the server. */
  readonly lines: string[]
  /** Earlier messages that found no place, of each call that had too many. */
  readonly leftOut: number[]
}

/** Calls the model as the app does, and reads its answers with the same readers. The refusal is a sentence. */
export async function examineModel(
  model: LanguageModel,
  { tries, remarks }: { readonly tries: number; readonly remarks: Remarks },
) {
  const trials: Trial[] = []
  const tasks: Found[] = []
  for (const task of questions) {
    const found: Found = { task: task.kind, tries, usable: 0, exact: 0, trouble: null }
    for (let number = 0; number < tries; number += 1) {
      const trial = await tryOnce(model, task)
      trials.push(trial)
      const { asked, said } = trial
      if (!asked.ok) {
        found.trouble = describeFailure(asked.error)
        // an unreachable server or a refused key will not recover
        if (trials.length === 1) return err(found.trouble)
        continue
      }
      const good = parserOf(task, model.writes ?? null)(asked.value.text)
      if (good.ok) found.usable += 1
      else found.trouble = unusable(asked.value, good.error.detail)
      if (isExact(said, task)) found.exact += 1
    }
    tasks.push(found)
  }
  // what the adapter found out about the server by then
  const notes = [...new Set(remarks.lines)]
  const context = await findContext(model, remarks, trials)
  const answers = trials.flatMap(({ asked }) => (asked.ok ? [asked.value] : []))
  const sum = (of: (answer: Answer) => number): number => answers.reduce((total, answer) => total + of(answer), 0)
  return ok({
    model: answers[0]?.model ?? model.model,
    tasks,
    context,
    firstTokenMs: median(trials.flatMap(({ asked, firstMs }) => (asked.ok && firstMs !== null ? [firstMs] : []))),
    tokensPerSecond: median(trials.flatMap(speedOf)),
    inputTokens: sum(({ inputTokens }) => inputTokens ?? 0),
    outputTokens: sum(({ outputTokens }) => outputTokens ?? 0),
    notes,
  })
}

/** `taken`: tokens of the longest conversation that it was seen to take. */
async function findContext(model: LanguageModel, { leftOut }: Remarks, trials: Trial[]) {
  let taken: number | null = null
  for (const tokens of CONTEXTS) {
    const before = leftOut.length
    const trial = await tryOnce(model, longConversation(tokens))
    trials.push(trial)
    const { asked } = trial
    const failed = (why: string) => ({ taken, failed: { tokens, why } })
    if (!asked.ok) return failed(describeFailure(asked.error))
    const messages = leftOut[before]
    if (messages !== undefined) return failed(`OLLAMA_NUM_CTX is too small: ${messages} earlier messages were left out`)
    const seen = asked.value.inputTokens ?? 0
    // some servers truncate silently, and count what is left
    if (seen > 0 && seen < tokens / 2) return failed(`the server saw only ${seen} tokens`)
    taken = seen > 0 ? seen : tokens
  }
  return { taken, failed: null }
}

/** `said`: as the model said it, for an answer has been cleaned. */
async function tryOnce(model: LanguageModel, task: Task) {
  const begun = performance.now()
  let firstMs = null as number | null
  let said = ''
  const onText = (piece: string): void => {
    firstMs ??= performance.now() - begun
    said += piece
  }
  const asked = await model.ask(task, { onText })
  return { asked, said, firstMs, ms: performance.now() - begun }
}

function speedOf({ asked, firstMs, ms }: Trial): readonly number[] {
  const seconds = (ms - (firstMs ?? 0)) / 1_000
  const tokens = (asked.ok && asked.value.outputTokens) || 0
  return tokens > 0 && seconds > 0 ? [Math.round(tokens / seconds)] : []
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

function isExact(text: string, task: Task): boolean {
  try {
    const value: unknown = JSON.parse(text)
    const wanted = promptFor(task).shape.required
    return typeof value === 'object' && value !== null && wanted.every((name) => name in value)
  } catch {
    return false
  }
}

/** Tokens, a filter or a refusal explain more than what was missing in the answer. */
const unusable = ({ ended }: Answer, detail: string): string =>
  ended === 'stop' ? detail : `${detail}; ended by ${ended}`

const describeFailure = (failure: ModelFailure): string =>
  'detail' in failure ? `${failure.kind}: ${failure.detail}` : 'no answer'

const brief: Brief = {
  ...{
    goal: 'Bake bread at home that tastes as in Paris',
    level: 'I have baked a cake or two',
    time: null,
    focus: null,
  },
  language: 'en',
  set: {
    level: { value: 'some', turns: 1 },
    minutesPerWeek: { value: 120, turns: 1 },
    outcome: { value: 'Baguettes that my friends ask for', turns: 1 },
  },
}

const turnOf = (text: string, number = 0): ReplyTask['turns'][number] => ({
  id: MessageId(`test-${number}`),
  speaker: number % 2 === 0 ? 'learner' : 'assistant',
  text,
  at: new Date(0),
})

const replyTask: ReplyTask = {
  kind: 'reply',
  turns: [turnOf(brief.goal)],
  brief: { goal: brief.goal, level: null, time: null, focus: null },
  openTopics: ['level', 'time', 'focus'],
  again: null,
  changing: false,
  asked: null,
}

const questions: readonly Task[] = [
  replyTask,
  { kind: 'plan', brief },
  {
    kind: 'chapter',
    brief,
    planTitle: 'Bread as in Paris',
    chapterTitles: ['Flour', 'Water and time', 'Fire'],
    number: 2,
    title: 'Water and time',
    summary: 'How much water, how warm, and what waiting does to dough.',
  },
]

/** A learner who has much to say: messages of the greatest length until it is long enough. */
function longConversation(tokens: number): ReplyTask {
  const words = 'I tried it again today, and the crust was fine, but the crumb was dense. '
  const long = words.repeat(50)
  const exchanges = Math.ceil((tokens * CHARACTERS_PER_TOKEN) / long.length)
  const turns = Array.from({ length: exchanges }, (_, index) => [
    turnOf(long, 2 * index),
    turnOf('Thank you. What else should I know?', 2 * index + 1),
  ]).flat()
  return { ...replyTask, turns: [...turns, turnOf('That is all.', turns.length)], openTopics: [], brief }
}
