import { type Answer, type AnswerCase, chapterAnswer, kept, planAnswer, replyAnswer, unfitCase } from './answer-case.ts'
import { lessonIn, lessonsIn, planOf, sectionsIn } from './read-data.ts'
import { paragraphs } from './settings.ts'

const { setting: en } = lessonIn('lessons/watercolour/en.md')
const GOOD = en.chapter.introduction

const unfit = (name: string, answer: Answer, neverShown?: string): AnswerCase =>
  unfitCase(`afterwards/${name}`, 'afterwards/unfit', answer, neverShown)

const harmless = (name: string, answer: Answer, keeps: readonly string[]): AnswerCase =>
  kept(`afterwards/${name}`, 'afterwards/harmless', 'harmless', answer, keeps)

const lessons = [...lessonsIn('near-the-line'), ...lessonsIn('of-odd-form'), ...lessonsIn('in-languages')]

/** Cases that were written after the gates were built, by someone who had not read the others. */
export const AFTERWARDS: readonly AnswerCase[] = [
  ...sectionsIn('afterwards/no-lessons.md').map(({ name, text }) =>
    unfit(name, chapterAnswer(en, { introduction: text })),
  ),
  ...sectionsIn('afterwards/pitches.md').map(({ name, text }) =>
    unfit(`pitch-${name}`, chapterAnswer(en, { introduction: paragraphs(GOOD, text) })),
  ),
  ...sectionsIn('afterwards/unfit-plans.md').map((plan) =>
    unfit(`plan-${plan.name}`, planAnswer(en, planOf(plan, en.plan))),
  ),
  ...sectionsIn('afterwards/unfit-messages.md').map(({ name, text }) =>
    unfit(`reply-${name}`, replyAnswer(en, text), text),
  ),
  ...lessons.map(({ name, setting, keeps }) => {
    // paragraphs with a sign of HTML in them: another parser of Markdown would show less
    const shown = setting.chapter.introduction.split('\n\n').filter((text) => !text.includes('<'))
    return harmless(`lesson-${name}`, chapterAnswer(setting), [...shown, ...keeps])
  }),
  ...sectionsIn('afterwards/harmless-remarks.md').map(({ name, text }) =>
    harmless(`remark-${name}`, chapterAnswer(en, { introduction: paragraphs(GOOD, text) }), [text]),
  ),
  ...sectionsIn('afterwards/fit-plans.md').map((section) => {
    const plan = planOf(section, en.plan)
    const keeps = [plan.title, ...plan.chapters.map(({ title }) => title)]
    return harmless(`plan-${section.name}`, planAnswer(en, plan), keeps)
  }),
]
