import { type ChapterTask, MessageId, type PlanTask, type ReplyTask, type Turn } from '@app/domain'
import type { Setting } from './answer-case.ts'

const LEVEL_QUESTION = 'That is a goal to look forward to. What have you baked before?'
export const TIME_QUESTION = 'How much time can you give it each week?'

const at = new Date('2026-01-15T12:00:00.000Z')
const turn = (speaker: Turn['speaker'], text: string, number: number): Turn => ({
  id: MessageId(`turn-${number}`),
  speaker,
  text,
  at,
})

/** The goal and the question after it: what stands when the learner says how much they know. */
export const openingTurns = ({ brief }: Setting): readonly Turn[] => [
  turn('learner', brief.goal, 1),
  turn('assistant', LEVEL_QUESTION, 2),
]

export const replyTaskOf = (setting: Setting): ReplyTask => ({
  kind: 'reply',
  turns: [...openingTurns(setting), turn('learner', setting.brief.level ?? '', 3)],
  brief: { goal: setting.brief.goal, level: null, time: null, focus: null },
  openTopics: ['time', 'focus'],
  changing: false,
  asked: 'level',
})

export const planTaskOf = ({ brief }: Setting): PlanTask => ({ kind: 'plan', brief })

/** The second chapter: the one that is judged. */
export const chapterTaskOf = ({ brief, plan }: Setting): ChapterTask => ({
  kind: 'chapter',
  brief,
  planTitle: plan.title,
  chapterTitles: plan.chapters.map(({ title }) => title),
  number: 2,
  title: plan.chapters[1]?.title ?? '',
  summary: plan.chapters[1]?.summary ?? '',
})
