import {
  type Brief,
  err,
  type LanguageModel,
  MessageId,
  type ModelCall,
  makeTutor,
  ok,
  promptFor,
  type ReplyTask,
  type Repositories,
  readFitAnswer,
  type Spending,
  type Task,
  type UnitOfWork,
} from '@app/domain'
import { makeLanguageDetector } from '@app/franc'
import { makeMarkdown } from '@app/markdown'
import { systemClock } from '../../system.ts'
import { operatorIds } from '../operator.ts'

export type Examination = Extract<Awaited<ReturnType<typeof examineModel>>, { readonly ok: true }>['value']

export type Examining = {
  readonly model: LanguageModel
  readonly spending: Spending
  /** How often to ask for each. */
  readonly tries: number
  /** What the adapter says about the server, a line each. */
  readonly remarks: readonly string[]
}

type Trial = Awaited<ReturnType<ReturnType<typeof makeTry>>>

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

/** Asks the model as the app does, and reads its answers with the same readers. Null: no call is recorded. The refusal is a sentence. */
export async function examineModel(examining: Examining, unitOfWork: UnitOfWork | null) {
  const { model, tries, remarks } = examining
  const tryOnce = makeTry(examining, unitOfWork)
  const trials: Trial[] = []
  const tasks: Found[] = []
  for (const task of model.reviewer === undefined ? questions : [...questions, solveTask]) {
    const found: Found = { task: task.kind, tries, usable: 0, exact: 0, trouble: null }
    for (let number = 0; number < tries; number += 1) {
      const trial = await tryOnce(task)
      trials.push(trial)
      const { trouble, isAnswered, said } = trial
      // an unreachable server or a refused key will not recover
      if (trouble !== null && !isAnswered && trials.length === 1) return err(trouble)
      if (trouble === null) found.usable += 1
      else found.trouble = trouble
      if (isAnswered && isExact(said, task)) found.exact += 1
    }
    tasks.push(found)
  }
  // what the adapter found out about the server by then
  const notes = [...new Set(remarks)]
  const context = await findContext(tryOnce, remarks, trials)
  const calls = trials.flatMap(({ call, isAnswered }) => (call && isAnswered ? [call] : []))
  const sumOf = (tokens: 'inputTokens' | 'outputTokens') => calls.reduce((sum, call) => sum + (call[tokens] ?? 0), 0)
  return ok({
    model: calls[0]?.model ?? model.model,
    tasks,
    context,
    firstTokenMs: median(
      trials.flatMap(({ isAnswered, firstMs }) => (isAnswered && firstMs !== null ? [firstMs] : [])),
    ),
    tokensPerSecond: median(trials.flatMap(speedOf)),
    inputTokens: sumOf('inputTokens'),
    outputTokens: sumOf('outputTokens'),
    notes,
  })
}

/** `taken`: tokens of the longest conversation that it was seen to take. */
async function findContext(tryOnce: ReturnType<typeof makeTry>, remarks: readonly string[], trials: Trial[]) {
  let taken: number | null = null
  for (const tokens of CONTEXTS) {
    const before = remarks.length
    const trial = await tryOnce(longConversation(tokens))
    trials.push(trial)
    const failed = (why: string) => ({ taken, failed: { tokens, why } })
    if (trial.trouble !== null && !trial.isAnswered) return failed(trial.trouble)
    // all that it says by then is what it left out
    const remark = remarks[before]
    if (remark !== undefined) return failed(remark)
    const seen = trial.call?.inputTokens ?? 0
    // some servers truncate silently, and count what is left
    if (seen > 0 && seen < tokens / 2) return failed(`the server saw only ${seen} tokens`)
    taken = seen > 0 ? seen : tokens
  }
  return { taken, failed: null }
}

const NO_USER = { userId: null, planId: null, chapterId: null } as const
/** Drops what a tutor writes; without a daily budget it reads nothing. */
const NOT_RECORDED: UnitOfWork = {
  // the cast: no other repository is asked for
  run: (work) => work({ modelCalls: { add: async () => {}, save: async () => {} } } as unknown as Repositories),
}

/** Each call has a tutor of its own, which is given back its record. */
function makeTry({ model, spending }: Examining, unitOfWork: UnitOfWork | null) {
  const gating = { markdown: makeMarkdown(), languages: makeLanguageDetector(), gates: 'enforce' as const }
  return async (task: Task) => {
    const begun = performance.now()
    let call = null as ModelCall | null
    let firstMs = null as number | null
    // as the model said it, for an answer has been cleaned
    let said = ''
    const tutor = makeTutor({
      model,
      unitOfWork: unitOfWork ?? NOT_RECORDED,
      spending: unitOfWork ? spending : { ...spending, dailyBudget: null },
      ids: operatorIds,
      clock: systemClock,
      onModelCall: (ended) => {
        call = ended
      },
    })
    const read = (text: string) => readFitAnswer(text, task, { ...gating, writes: tutor.writes })
    const onText = (piece: string): void => {
      firstMs ??= performance.now() - begun
      said += piece
    }
    const asked = await tutor.ask(task, NO_USER, read, { onText })
    const isAnswered = call !== null && !call.outcome.startsWith('model-')
    return { call, isAnswered, trouble: asked.ok ? null : describeFailure(asked.error), said, firstMs }
  }
}

function speedOf({ call, isAnswered, firstMs }: Trial): readonly number[] {
  const seconds = ((call?.milliseconds ?? 0) - (firstMs ?? 0)) / 1_000
  const tokens = (isAnswered && call?.outputTokens) || 0
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

type Failure = Extract<Awaited<ReturnType<ReturnType<typeof makeTutor>['ask']>>, { readonly ok: false }>['error']

function describeFailure(failure: Failure): string {
  if (failure.kind === 'bad-answer') return failure.detail
  if (failure.kind === 'daily-budget-spent') return 'DAILY_BUDGET_USD allows no more today (UTC)'
  if (failure.kind === 'daily-budget-reserved') {
    return 'DAILY_BUDGET_USD is held by calls that run now: try again in a minute'
  }
  return 'detail' in failure ? `${failure.kind}: ${failure.detail}` : 'no answer'
}

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

/** For another model that reviews. */
const solveTask: Task = {
  kind: 'solve',
  sections: [],
  questions: [{ kind: 'single', prompt: 'What is yeast stirred into?', options: ['Warm water', 'Hot oil'], unit: '' }],
}

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
