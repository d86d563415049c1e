import { expect, it } from 'vitest'
import { TASK } from '../../test/a-check.ts'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import { readChapter } from './chapter-draft.ts'
import type { Markdown } from './markdown.ts'
import { readRecap } from './parts/section-draft.ts'
import { readPlan } from './plan-draft.ts'
import { readQuestions } from './questions/read-questions.ts'
import { readRevision } from './revision/revision-draft.ts'
import type { ReviseTask } from './task.ts'

const lines = Array.from({ length: 5_000 }, (_, nth) => `Fold the dough ${nth} times`)
const task: ReviseTask = {
  kind: 'revise',
  brief: { goal: 'Bread', level: null, time: null, focus: null },
  planTitle: 'Bread',
  description: '',
  chapters: [],
  wanted: { request: 'Shorter' },
}

const QUESTION = { kind: 'single', prompt: 'What?', options: ['a'], answer: ['a'], explanation: 'So.', objective: 1 }

/** Each reading of Markdown takes about a millisecond. */
const MOST = 500

it.each<[string, (said: unknown, markdown: Markdown) => unknown]>([
  [
    'objectives of chapters',
    (objectives, markdown) =>
      readPlan(asJson({ title: 'Bread', chapters: [{ title: 'Dough', objectives }] }), markdown),
  ],
  ['chapters', (chapters, markdown) => readPlan(asJson({ title: 'Bread', chapters }), markdown)],
  [
    'objectives',
    (said, markdown) => readChapter(asJson({ introduction: 'Bread', learning_objectives: said }), markdown),
  ],
  ['resources', (said, markdown) => readChapter(asJson({ introduction: 'Bread', resources: said }), markdown)],
  [
    'key points',
    (said, markdown) => readRecap(asJson({ key_points: said, practice: 'Bake', done_when: 'Baked' }), markdown),
  ],
  ['what was not done', (said, markdown) => readRevision(asJson({ not_done: said }), task, markdown)],
  ['options', (options, markdown) => readQuestions(asJson({ questions: [{ ...QUESTION, options }] }), TASK, markdown)],
  [
    'right answers',
    (answer, markdown) => readQuestions(asJson({ questions: [{ ...QUESTION, answer }] }), TASK, markdown),
  ],
])('should not read all of 5,000 items of a list as Markdown: %s', (_what, read) => {
  for (const said of [lines, lines.join('\n')]) {
    const { markdown, readings } = counted()
    read(said, markdown)
    expect(readings()).toBeLessThan(MOST)
  }
})

// Helpers

const asJson = (answer: object): string => JSON.stringify(answer)

function counted() {
  let count = 0
  const inner = makeMemoryMarkdown()
  const counting = (read: (text: string) => string) => (text: string) => {
    count += 1
    return read(text)
  }
  const markdown: Markdown = {
    withoutLinks: counting(inner.withoutLinks),
    messageWithoutLinks: counting(inner.messageWithoutLinks),
    visibleText: counting(inner.visibleText),
    flashcardHtml: inner.flashcardHtml,
  }
  return { markdown, readings: () => count }
}
