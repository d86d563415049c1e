import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../answer-to.ts'
import { pathOf } from './text-lines.ts'
import { listNamed, WORD_LISTS } from './word-lists.ts'

const sources = readdirSync(pathOf('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(pathOf('src', file), 'utf8'))
  .join('\n')

describe('the lists of words', () => {
  it('should each be read by a rule', () => {
    // those of the grades are read by the name of the grade
    const unread = [...WORD_LISTS.keys()].filter((name) => !sources.includes(`'${name}'`) && !name.startsWith('grade.'))
    expect(unread).toEqual([])
  })

  it('should hold lower case words with straight apostrophes, as texts are compared', () => {
    for (const [name, lists] of WORD_LISTS) {
      for (const list of lists) expect(list.replaceAll(/[ \p{L}\p{M}\p{N}',.=+-]|’s/gu, ''), name).toBe('')
      expect(lists.join(' '), name).toBe(lists.join(' ').toLowerCase())
    }
  })

  it('should be joined from all languages', () => {
    expect(listNamed('revise.deadline')).toEqual(expect.arrayContaining(['deadline', 'frist', 'plazo']))
  })

  it('should throw where a rule asks for a list that is nowhere', () => {
    expect(() => listNamed('level.nothing')).toThrow('words: no list "level.nothing"')
  })
})
