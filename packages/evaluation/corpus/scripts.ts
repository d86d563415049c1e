import type { AnswerCase } from './answer-case.ts'
import type { ForeignSetting } from './foreign-setting.ts'
import { CHINESE_BREAD, JAPANESE_BREAD, KOREAN_BREAD, THAI_BREAD } from './scripts-east.ts'
import { ARABIC_BREAD, HEBREW_BREAD, HINDI_BREAD } from './scripts-south.ts'
import { GERMAN_BREAD, GREEK_BREAD, RUSSIAN_BREAD } from './scripts-west.ts'
import type { ReplyAnswer } from './tasks.ts'

/** One learner and one good answer per script. */
const SCRIPTS: readonly ForeignSetting[] = [
  GERMAN_BREAD,
  RUSSIAN_BREAD,
  GREEK_BREAD,
  ARABIC_BREAD,
  HEBREW_BREAD,
  HINDI_BREAD,
  THAI_BREAD,
  CHINESE_BREAD,
  JAPANESE_BREAD,
  KOREAN_BREAD,
]

const readable = (
  setting: ForeignSetting,
  task: AnswerCase['task'],
  answer: object,
  keeps: readonly string[],
): AnswerCase => ({
  id: `${task}/script/${setting.language}`,
  kind: 'script',
  task,
  setting,
  verdict: 'readable',
  keeps,
  text: JSON.stringify(answer),
})

const replyOf = ({ brief, reply }: ForeignSetting): ReplyAnswer => ({
  goal: '',
  level: brief.level ?? '',
  time: '',
  focus: '',
  asks: 'time',
  message: reply,
})

export const IN_SCRIPTS: readonly AnswerCase[] = SCRIPTS.flatMap((setting) => {
  const { plan, chapter, reply } = setting
  return [
    readable(setting, 'reply', replyOf(setting), [reply]),
    readable(setting, 'plan', plan, [plan.title, ...plan.chapters.map(({ title }) => title)]),
    readable(setting, 'chapter', chapter, [...chapter.introduction.split('\n\n'), ...chapter.learning_objectives]),
  ]
})
