import type { Task } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { valuesOf } from './rows.ts'

type Recorded = {
  readonly id: string
  readonly task: string
  readonly messages: readonly { readonly content: string }[]
  readonly reply: string
}

type RecordedAnswer = { readonly id: string; readonly task: Task; readonly text: string }

const withoutNumber = (text: string): string => text.replace(/^\d+\. /, '')

/** What a model was asked for, read back from the prompt of its day. Null: replies and solutions, which are judged otherwise. */
function taskOf({ task, messages }: Recorded): Task | null {
  if (task === 'assistant_reply' || task === 'answers') return null
  const asked = JSON.parse(messages.at(-1)?.content ?? '{}')
  const brief = aBrief({ goal: asked.learner.goal, level: null, time: null, focus: null })
  if (task === 'learning_plan') return { kind: 'plan', brief }
  const { sections } = asked
  if (task === 'questions') {
    return { kind: 'questions', brief, title: asked.chapter, objectives: asked.objectives.map(withoutNumber), sections }
  }
  const {
    number,
    chapter = number,
    title,
    summary,
    objectives,
  } = task === 'chapter_content' ? asked.write : asked.chapter
  const plan = { planTitle: asked.plan, chapterTitles: asked.chapters.map(withoutNumber) }
  const lesson = { brief, ...plan, number: chapter, title, summary, objectives }
  if (task === 'chapter_content') return { kind: 'chapter', ...lesson }
  if (task === 'recap') return { kind: 'recap', ...lesson, sections }
  return { kind: 'section', ...lesson, place: objectives.indexOf(asked.write) }
}

const answersIn = (file: string): readonly RecordedAnswer[] =>
  valuesOf<Recorded>(`recorded/${file}`).flatMap((recorded) => {
    const task = taskOf(recorded)
    return task ? [{ id: recorded.id, task, text: recorded.reply }] : []
  })

/** All are fit to be sold. */
export const GOOD_ANSWERS = answersIn('good.jsonl')
/** As a weak local model gives them. */
export const WEAK_ANSWERS = answersIn('weak.jsonl')
