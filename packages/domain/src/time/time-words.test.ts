import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { terms } from './time-words.ts'

const folder = (...names: readonly string[]): string => join(import.meta.dirname, ...names)
const sources = readdirSync(folder())
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(folder(file), 'utf8'))
  .join('\n')
const lists = readdirSync(folder('words')).flatMap((file) => {
  const byName: unknown = JSON.parse(readFileSync(folder('words', file), 'utf8'))
  return Object.entries(byName as Record<string, string>) // what the compiler checks for the import
})

describe('the words of time', () => {
  it('should each be read by a rule', () => {
    const names = new Set(lists.map(([name]) => name))
    const unread = [...names].filter((name) => !new RegExp(`'${name}'`).test(sources))
    expect(unread).toEqual([])
  })

  it('should be lower case, with straight apostrophes, and numbers that are numbers', () => {
    for (const [name, list] of lists) {
      expect(list, name).toBe(list.toLowerCase().replaceAll('’', "'"))
      for (const entry of list.split(', ')) expect(entry, name).toMatch(/^[^=,]+(=-?\d+(\.\d+)?)?$/)
    }
  })

  it('should throw where a rule asks for a list that is nowhere', () => {
    expect(() => terms('nothing')).toThrow('no list "nothing"')
  })
})
