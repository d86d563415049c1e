import type { ChapterId, PlanId, Question, UserId } from '@app/domain'
import { someQuestion } from '@app/domain/testing'

/** What is known of a question; its key never changes. */
export type KnownQuestion = Question & { isVoid: boolean }

export type KnownChapter = {
  readonly id: ChapterId
  state: 'locked' | 'preparing' | 'open'
  /** Of the version that is shown. */
  questions: readonly KnownQuestion[]
  /** Of all its versions, in their order. */
  readonly versions: (readonly KnownQuestion[])[]
  /** How the version is asked for that is being written. */
  rewriting: 'simpler' | 'deeper' | null
  /** How many versions were asked for. */
  runs: number
  /** Which questions were right, by the attempts' ids. */
  readonly attempts: Map<string, ReadonlyMap<string, boolean>>
  readonly reported: Set<string>
}

export type Learner = {
  readonly userId: UserId
  readonly planId: PlanId
  readonly token: string
  readonly chapters: readonly KnownChapter[]
  /** Chapters that a command was about, and that were not compared since. */
  readonly touched: Set<KnownChapter>
  /** Reports whose job has not run. */
  readonly pending: { readonly chapter: KnownChapter; readonly question: KnownQuestion }[]
}

export function chapterAt({ chapters, touched }: Learner, place: number): KnownChapter {
  const chapter = chapters[place]
  if (!chapter) throw new Error('A learner has three chapters.')
  touched.add(chapter)
  return chapter
}

const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: `Step ${id}` }))

/** One of each kind. No two have the same prompt: it is all that says which one is solved. */
export const questionsOf = (newId: () => string): readonly KnownQuestion[] =>
  [
    someQuestion(),
    { ...ASKED, kind: 'multiple', options: OPTIONS, key: ['a', 'c'] } as const,
    { ...ASKED, kind: 'order', options: OPTIONS, key: ['c', 'a', 'b'] } as const,
    { ...ASKED, kind: 'number', key: 1250, tolerance: 5, unit: 'g' } as const,
    { ...ASKED, kind: 'short', key: 'crumb', accepted: ['the crumb'] } as const,
  ].map((question) => {
    const id = newId()
    return { ...question, id, prompt: `${question.prompt} (${id})`, isVoid: false }
  })

/** Of each kind a right answer, another form of it, and a wrong one. */
const ANSWERS: Readonly<Record<Question['kind'], readonly [unknown, unknown, unknown]>> = {
  single: ['a', 'a', 'b'],
  multiple: [['a', 'c'], ['c', 'a'], ['a']],
  order: [
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ],
  number: [1250, '1,253 kg', '12,5'],
  short: ['crumb', ' “The crumb”. ', 'crust'],
}

export const UNANSWERED = 3

/** `form`: 0 and 1 are right, 2 is wrong, `UNANSWERED` is none. */
export const answerTo = ({ kind }: Question, form: number): unknown => ANSWERS[kind][form]

/** What one finds who solves it without its key. */
export const found = ({ kind }: Question, isRight: boolean): readonly string[] => {
  if (kind === 'single') return [isRight ? 'It has doubled' : 'It is grey']
  if (kind === 'number' || kind === 'short') return [String(ANSWERS[kind][isRight ? 0 : 2])]
  return (ANSWERS[kind][isRight ? 0 : 2] as readonly string[]).map((id) => `Step ${id}`)
}

/** Bodies that no check may take, by the ids of its questions. */
export const UNFIT: readonly ((ids: readonly string[], another: string) => unknown)[] = [
  (_ids, another) => ({ [another]: 'a' }),
  ([id = '']) => ({ [id]: 'z' }),
  ([id = '']) => ({ [id]: ['a'] }),
  ([, id = '']) => ({ [id]: 'a' }),
  ([, , id = '']) => ({ [id]: ['c', 'c', 'c'] }),
  ([, , , id = '']) => ({ [id]: ['1250'] }),
  ([, , , , id = '']) => ({ [id]: 7 }),
  () => 'crumb',
  () => null,
]
