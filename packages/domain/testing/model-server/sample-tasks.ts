import { type ChapterTask, MessageId, type PlanTask, type ReplyTask } from '../../src/index.ts'

const brief = { goal: 'Bake bread like a Parisian', level: 'beginner', time: '2 hours a week', focus: 'baguettes' }

export const planTask: PlanTask = { kind: 'plan', brief }

export const chapterTask: ChapterTask = {
  kind: 'chapter',
  brief,
  planTitle: 'Bread',
  chapterTitles: ['Flour', 'Water', 'Fire'],
  number: 2,
  title: 'Water',
  summary: 'How much, how warm.',
}

export const replyTask = (facts: Partial<ReplyTask> = {}): ReplyTask => ({
  kind: 'reply',
  turns: [{ id: MessageId('m1'), speaker: 'learner', text: brief.goal, at: new Date(0) }],
  brief: { goal: brief.goal, level: null, time: null, focus: null },
  openTopics: ['level', 'time', 'focus'],
  again: null,
  changing: false,
  asked: null,
  ...facts,
})
