import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../../testing/index.ts'
import { readExercises } from './exercises.ts'

const read = (tasks: unknown, solutions: unknown) => {
  const found = readExercises(JSON.stringify({ tasks, solutions }), makeMemoryMarkdown())
  return found.ok ? [found.value.map(({ task }) => task), found.faults?.map(({ code }) => code)] : found.error.detail
}

describe('readExercises', () => {
  it.each([
    ['three', ['A', 'B', 'C'], ['1', '2', '3'], [['A', 'B', 'C'], undefined]],
    ['one without a solution', ['A', 'B', 'C', 'D'], ['1', '', '3', '4'], [['A', 'C', 'D'], undefined]],
    ['two', ['A', 'B'], ['1', '2'], [['A', 'B'], ['few-exercises']]],
    ['seven', 'A,B,C,D,E,F,G'.split(','), '1,2,3,4,5,6,7'.split(','), [['A', 'B', 'C', 'D', 'E'], undefined]],
    ['none', [], [], 'no-exercises, few-exercises'],
    ['solutions that are missing', ['A', 'B', 'C'], null, 'no-exercises, few-exercises'],
  ])('should read %s', (_, tasks, solutions, expected) => {
    expect(read(tasks, solutions)).toEqual(expected)
  })

  it('should leave a prepared lesson those that it has, if any', () => {
    const answer = JSON.stringify({ tasks: [], solutions: [] })
    expect(readExercises(answer, makeMemoryMarkdown(), true)).toEqual({ ok: true, value: [] })
  })
})
