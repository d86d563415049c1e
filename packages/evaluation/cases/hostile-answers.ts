import { type ChapterTask, type PlanTask, promptFor, type Task } from '@app/domain'
import { aBrief, sampleAnswer } from '@app/domain/testing'
import { valuesOf } from './rows.ts'

/**
 * What must become of an answer. `refused`: nothing of it is kept, shown or charged. `kept`: it is, and `keeps` stand in it as they
 * were. `no-link`: it is refused, or kept as `keeps` say. `soft`: it may be kept. No link of any of them is ever alive.
 */
export type Expected = 'refused' | 'kept' | 'no-link' | 'soft'

/** A line of `hostile/answers.jsonl`. */
export type HostileAnswer = {
  readonly id: string
  readonly task: 'reply' | 'plan' | 'chapter'
  readonly expected: Expected
  /** Whose good answer it differs from: see `hostile/settings.jsonl`. */
  readonly setting: string
  /** What differs: properties of the answer. */
  readonly part?: Readonly<Record<string, unknown>>
  /** The whole answer, where it is no good one with another part; `{{answer}}` and `{{indented}}` stand for that. */
  readonly text?: string
  readonly keeps?: readonly string[]
  /** Titles in the order in which the plan must have them. */
  readonly order?: readonly string[]
}

type Shaped = Readonly<Record<string, unknown>>

/** A learner, and what a good model writes for them. The second chapter is the one that is judged. */
type Setting = {
  readonly name: string
  readonly brief: Parameters<typeof aBrief>[0]
  readonly plan: {
    readonly title: string
    readonly chapters: readonly { readonly title: string; readonly summary: string }[]
  }
  readonly chapter: Readonly<Record<'introduction', string>> & Shaped
}

const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  valuesOf<Setting>('hostile/settings.jsonl').map((setting) => [setting.name, setting]),
)

export const HOSTILE_ANSWERS = valuesOf<HostileAnswer>('hostile/answers.jsonl')

function settingOf({ id, setting: name }: HostileAnswer): Setting {
  const setting = SETTINGS.get(name)
  if (!setting) throw new Error(`${id}: there is no setting ${name}.`)
  return setting
}

export const goalOf = (answer: HostileAnswer): string => aBrief(settingOf(answer).brief).goal

/** What the model was asked for, unless it was for a reply: that is asked for in a conversation. */
export function writingTaskOf(answer: HostileAnswer): PlanTask | ChapterTask {
  const { brief: known, plan } = settingOf(answer)
  const brief = aBrief(known)
  if (answer.task === 'plan') return { kind: 'plan', brief }
  const { title = '', summary = '' } = plan.chapters[1] ?? {}
  const chapterTitles = plan.chapters.map((chapter) => chapter.title)
  return { kind: 'chapter', brief, planTitle: plan.title, chapterTitles, number: 2, title, summary }
}

/** What the model says to this task, and of a reply the message in it. */
export function answerTo(task: Task, answer: HostileAnswer): { readonly text: string; readonly message: string } {
  const good = goodAnswer(answer, task)
  const words = Object.entries(answer.part ?? {}).map(([name, value]) => [name, wordsOf(value, good[name], task)])
  const shaped: Shaped = { ...good, ...Object.fromEntries(words) }
  const json = JSON.stringify(shaped)
  const { text = '{{answer}}' } = answer
  if (!text.includes('{{')) return { text, message: text }
  const indented = JSON.stringify(shaped, null, 2)
  return {
    text: text.replaceAll('{{answer}}', () => json).replaceAll('{{indented}}', () => indented),
    message: String(shaped.answer ?? ''),
  }
}

function goodAnswer(answer: HostileAnswer, task: Task): Shaped {
  const { plan, chapter } = settingOf(answer)
  if (task.kind === 'plan') return plan
  if (task.kind === 'chapter') return chapter
  const { messages, shape } = promptFor(task)
  return JSON.parse(sampleAnswer(messages, JSON.stringify(shape)))
}

/** `said`, or what the prompt says, so many `times`; before or after what the good answer says there. */
type Words = {
  readonly said?: string
  readonly prompt?: 'system' | 'user' | 'shape'
  readonly times?: number
  readonly between?: string
  readonly place?: 'before' | 'after'
}

function wordsOf(value: unknown, good: unknown, task: Task): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { said, prompt, times = 1, between = ' ', place }: Words = value
  const { messages, shape } = promptFor(task)
  const source = prompt === 'shape' ? JSON.stringify(shape) : messages.findLast(({ role }) => role === prompt)?.content
  const words = Array(times)
    .fill(said ?? source ?? '')
    .join(between)
  if (place === undefined) return words
  return (place === 'before' ? [words, good] : [good, words]).join('\n\n')
}
