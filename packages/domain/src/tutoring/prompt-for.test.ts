import { describe, expect, it } from 'vitest'
import { aBrief } from '../../testing/builders.ts'
import { utf8Length } from '../shared/text.ts'
import { NO_JSON } from './fault.ts'
import type { JsonShape } from './prompt.ts'
import { promptFor } from './prompt-for.ts'
import type { Task } from './task.ts'

const PLAN: Task = { kind: 'plan', brief: aBrief() }
const CHAPTER: Task = {
  kind: 'chapter',
  brief: aBrief(),
  planTitle: 'Bread',
  chapterTitles: ['Starter', 'Dough'],
  number: 1,
  title: 'Starter',
  summary: 'Feed it.',
}

const listsOfObjects = (task: Task): readonly string[] =>
  Object.entries<JsonShape>(promptFor(task).shape.properties).flatMap(([name, property]) =>
    property.type === 'array' && property.items.type === 'object' ? [name] : [],
  )

describe('promptFor', () => {
  it('should ask for a flat shape once a model has failed with lists of objects, and for no other fault', () => {
    expect([PLAN, CHAPTER].map(listsOfObjects)).toEqual([['chapters'], ['resources']])
    expect([PLAN, CHAPTER].map((task) => listsOfObjects({ ...task, faults: [NO_JSON] }))).toEqual([[], []])
    const other = { code: 'titles-alike', words: 'Give each chapter a title of its own.' }
    expect(listsOfObjects({ ...PLAN, faults: [other] })).toEqual(['chapters'])
  })

  it('should clip what was said by what it takes of a small window, whatever the script', () => {
    const saidIn = (said: string) => {
      const content = promptFor({ kind: 'plan', brief: aBrief(), said: [said, said] }).messages.at(-1)?.content ?? ''
      return (JSON.parse(content).said as readonly string[]).join('')
    }
    expect(saidIn('a'.repeat(4_000)).length).toBe(6_000)
    expect(utf8Length(saidIn('面'.repeat(4_000)))).toBeLessThanOrEqual(9_000)
    expect(saidIn('短').length).toBe(2)
  })
})
