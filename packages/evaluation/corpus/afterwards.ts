import type { AnswerCase } from './answer-case.ts'
import { LESSONS_IN_LANGUAGES } from './lessons-in-languages.ts'
import { LESSONS_NEAR_THE_LINE } from './lessons-near-the-line.ts'
import { LESSONS_OF_ODD_FORM } from './lessons-of-odd-form.ts'
import { FIT_OUTLINES, UNFIT_MESSAGES, UNFIT_OUTLINES } from './more-plans.ts'
import { NO_LESSONS } from './no-lessons.ts'
import { HARMLESS_REMARKS, MODEL_REMARKS, MORE_PITCHES } from './remarks.ts'
import type { Setting } from './setting.ts'
import { WATERCOLOUR } from './watercolour.ts'

const { en } = WATERCOLOUR
const GOOD = en.chapter.introduction

const chapter = (setting: Setting, introduction: string): Pick<AnswerCase, 'task' | 'setting' | 'text'> => ({
  task: 'chapter',
  setting,
  text: JSON.stringify({ ...setting.chapter, introduction }),
})

const entries = <T>(texts: Readonly<Record<string, T>>): readonly (readonly [string, T])[] => Object.entries(texts)

const UNFIT: readonly AnswerCase[] = [
  ...entries(NO_LESSONS).map(([name, text]) => [name, chapter(en, text)] as const),
  ...entries(MORE_PITCHES).map(([name, text]) => [`pitch-${name}`, chapter(en, `${GOOD}\n\n${text}`)] as const),
  ...entries(WATERCOLOUR).flatMap(([language, setting]) =>
    (MODEL_REMARKS[language] ?? []).map(
      (text, index) =>
        [`remark-${language}-${index + 1}`, chapter(setting, `${text}\n\n${setting.chapter.introduction}`)] as const,
    ),
  ),
  ...entries(UNFIT_OUTLINES).map(
    ([name, plan]) => [`plan-${name}`, { task: 'plan', setting: en, text: JSON.stringify(plan) }] as const,
  ),
].map(([name, answer]) => ({ id: `afterwards/${name}`, kind: 'afterwards/unfit', verdict: 'unfit', ...answer }))

const REPLIES: readonly AnswerCase[] = entries(UNFIT_MESSAGES).map(([name, message]) => ({
  id: `afterwards/reply-${name}`,
  kind: 'afterwards/unfit',
  verdict: 'unfit',
  neverShown: message,
  task: 'reply',
  setting: en,
  text: JSON.stringify({ goal: '', level: en.brief.level, time: '', focus: '', asks: 'time', message }),
}))

/** What a reader must see of paragraphs that another parser of Markdown would show less of. */
const GENERICS: Readonly<Record<string, readonly string[]>> = {
  typescript: ['Promise<Array<T>>', '<T extends object>', '<K extends keyof T>'],
}

const HARMLESS: readonly AnswerCase[] = [
  ...entries({ ...LESSONS_NEAR_THE_LINE, ...LESSONS_OF_ODD_FORM, ...LESSONS_IN_LANGUAGES }).map(([name, setting]) => ({
    name: `lesson-${name}`,
    keeps: [
      ...setting.chapter.introduction.split('\n\n').filter((text) => !text.includes('<')),
      ...(GENERICS[name] ?? []),
    ],
    answer: chapter(setting, setting.chapter.introduction),
  })),
  ...entries(HARMLESS_REMARKS).map(([name, text]) => ({
    name: `remark-${name}`,
    keeps: [text],
    answer: chapter(en, `${GOOD}\n\n${text}`),
  })),
].map(({ name, keeps, answer }) => ({
  id: `afterwards/${name}`,
  kind: 'afterwards/harmless',
  verdict: 'harmless',
  keeps,
  ...answer,
}))

const PLANS: readonly AnswerCase[] = entries(FIT_OUTLINES).map(([name, plan]) => ({
  id: `afterwards/plan-${name}`,
  kind: 'afterwards/harmless',
  verdict: 'harmless',
  keeps: [plan.title, ...plan.chapters.map(({ title }) => title)],
  task: 'plan',
  setting: en,
  text: JSON.stringify(plan),
}))

/** Cases that were thought of after the gates were built, by somebody who had not read the others. */
export const AFTERWARDS: readonly AnswerCase[] = [...UNFIT, ...REPLIES, ...HARMLESS, ...PLANS]
