import {
  type Answer,
  type AnswerCase,
  type ChapterAnswer,
  chapterAnswer,
  planAnswer,
  replyAnswer,
  unfitCase,
} from './answer-case.ts'
import { planOf, type Section, sectionsIn } from './read-data.ts'
import { BREAD, paragraphs, repeat, textNamed } from './settings.ts'
import { COMPUTED_ANSWERS, COMPUTED_CHAPTERS, COMPUTED_MESSAGES, COMPUTED_PLANS } from './unfit-computed.ts'

const good = BREAD.chapter
const BETWEEN: Readonly<Record<string, string>> = { none: '', line: '\n', paragraph: '\n\n' }

const textOf = ({ fields: { as, times, between }, text }: Section): string =>
  repeat(as?.[0] ? textNamed(as[0]) : text, Number(times?.[0] ?? 1), BETWEEN[between?.[0] ?? ''])

function partOf(section: Section): Partial<ChapterAnswer> {
  const { objectives, searches, place } = section.fields
  if (objectives) return { learning_objectives: objectives }
  if (searches) return { resources: good.resources.map((one, at) => ({ ...one, search: searches[at] ?? '' })) }
  const text = textOf(section)
  if (place?.[0] === 'after the lesson') return { introduction: paragraphs(good.introduction, text) }
  if (place?.[0] === 'before the lesson') return { introduction: paragraphs(text, good.introduction) }
  if (place) throw new Error(`${section.name}: there is no place ${place[0]}.`)
  return { introduction: text }
}

const unfit = (id: string, answer: Answer, neverShown?: string): AnswerCase =>
  unfitCase(id, id.split('/').at(-2) ?? '', answer, neverShown)

const whole = ({ id, text, neverShown }: (typeof COMPUTED_ANSWERS)[number]): AnswerCase => {
  const task = id.startsWith('reply') ? 'reply' : id.startsWith('plan') ? 'plan' : 'chapter'
  return unfit(id, { task, setting: BREAD, text }, neverShown)
}

const messages: readonly (readonly [string, string])[] = [
  ...sectionsIn('unfit/messages.md').map((section) => [section.name, textOf(section)] as const),
  ...Object.entries(COMPUTED_MESSAGES),
]

/** Answers to a learner of bread that nothing may come of. */
export const UNFIT: readonly AnswerCase[] = [
  ...messages.map(([name, message]) => unfit(`reply/${name}`, replyAnswer(BREAD, message), message)),
  ...sectionsIn('unfit/plans.md').map((plan) =>
    unfit(`plan/${plan.name}`, planAnswer(BREAD, planOf(plan, BREAD.plan))),
  ),
  ...Object.entries(COMPUTED_PLANS).map(([name, part]) =>
    unfit(`plan/${name}`, planAnswer(BREAD, { ...BREAD.plan, ...part })),
  ),
  ...sectionsIn('unfit/chapters.md').map((part) => unfit(`chapter/${part.name}`, chapterAnswer(BREAD, partOf(part)))),
  ...COMPUTED_CHAPTERS.map(([name, part]) => unfit(`chapter/${name}`, chapterAnswer(BREAD, part))),
  ...sectionsIn('unfit/answers.md').map((section) =>
    whole({ id: section.name, text: textOf(section), neverShown: section.fields.neverShown?.[0] }),
  ),
  ...COMPUTED_ANSWERS.map(whole),
]
