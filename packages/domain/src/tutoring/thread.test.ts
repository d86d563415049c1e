import { describe, expect, it } from 'vitest'
import { aBrief, aFitPlanAnswer, makeMemoryLanguageDetector, makeMemoryMarkdown } from '../../testing/index.ts'
import { readFitPlan } from './gates/readings.ts'
import { promptFor } from './prompt-for.ts'
import type { LessonTask, Task } from './task.ts'

const BRIEF = aBrief({ language: 'en' })
const THREAD = 'one sourdough loaf, better with each bake'

const read = (thread: unknown) => {
  const context = { markdown: makeMemoryMarkdown(), languages: makeMemoryLanguageDetector(), writes: null }
  const task = { kind: 'plan', brief: BRIEF } as const
  const answer = JSON.stringify({ ...aFitPlanAnswer(BRIEF), thread })
  return readFitPlan(answer, { ...context, gates: 'enforce', task })
}

describe('the thread of a plan', () => {
  it.each<[string, unknown, string | undefined]>([
    ['as it is said', THREAD, THREAD],
    ['in one line, without links', ` one\nloaf of [rye](https://example.org) bread `, 'one loaf of bread'],
    ['none, where the subject has none', '', undefined],
    ['none, where a word says so', 'None.', undefined],
    ['none, where it was forgotten', undefined, undefined],
  ])('should be read %s', (_, said, thread) => {
    const found = read(said)
    expect(found.ok ? found.value.thread : found).toBe(thread)
  })

  it('should be short', () => {
    const found = read('a loaf of bread '.repeat(40))
    expect(found.ok && found.value.thread?.length).toBeLessThanOrEqual(200)
  })

  it('should pass the gates like any line of a model', () => {
    const echo = 'the chapters build step by step, taken from the outcome: what the learner will have made'
    expect(read(echo)).toMatchObject({ ok: false, error: { detail: 'prompt-echo' } })
  })

  const lesson: LessonTask = {
    ...{ brief: BRIEF, planTitle: 'Bread', chapterTitles: ['A starter', 'A loaf'], number: 1, title: 'A starter' },
    ...{ summary: 'How to raise one.', objectives: ['Feed it', 'Judge it'], thread: THREAD },
  }
  const blueprint = { example: '', terms: [], exercises: [], sections: [] }
  it.each<Task>([
    { ...lesson, kind: 'chapter' },
    { ...lesson, kind: 'blueprint' },
    { ...lesson, kind: 'section', blueprint, place: 0 },
    { ...lesson, kind: 'recap', sections: [] },
    {
      kind: 'revise',
      brief: BRIEF,
      planTitle: 'Bread',
      thread: THREAD,
      description: '',
      chapters: [],
      wanted: { added: 0 },
    },
  ])('should be in the prompt of a $kind, and leave no trace where there is none', (task) => {
    const asked = (one: Task) => promptFor(one).messages.at(-1)?.content ?? ''
    expect(JSON.parse(asked(task))).toMatchObject({ thread: THREAD })
    const { thread: _, ...without } = { thread: '', ...task }
    expect(asked({ ...task, thread: '' } as Task)).toBe(asked(without as Task))
    expect(asked(without as Task)).not.toContain('thread')
  })

  it('should be asked for with a plan, whichever shape the model keeps', () => {
    const task = { kind: 'plan', brief: BRIEF } as const
    const flat = { ...task, faults: [{ code: 'no-json', words: 'Answer in JSON.' }] }
    for (const asked of [task, flat]) expect(promptFor(asked).shape.properties).toHaveProperty('thread')
  })
})
