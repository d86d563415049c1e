import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { learners, visitors } from './every-string.ts'
import { later } from './later.ts'
import { wantedIn } from './table.ts'
import { thrown } from './thrown.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const moments = [...visitors, ...learners]

describe('the table of every string', () => {
  it('should reach each state of a screen once', () => {
    expect(twice(moments.map(({ screen, state }) => `${screen} ${state}`))).toEqual([])
  })

  it('should want nothing twice in one state', () => {
    const inEach = moments.map((moment) => ({
      where: `${moment.screen} ${moment.state}`,
      twice: twice(wantedIn(moment).map(({ kind, text, to }) => `${kind} ${text} ${to}`)),
    }))
    expect(inEach.filter((one) => one.twice.length > 0)).toEqual([])
  })

  it('should put off nothing twice', () => {
    expect(twice(later.map(({ from, text }) => `${from} ${text}`))).toEqual([])
  })

  it('should want something on every screen there is', () => {
    const known = new Set<string>([...moments, ...later].map(({ screen }) => screen))
    const screens = Object.entries(paths).filter(([name, path]) => name !== 'devMail' && !String(path).includes('#'))
    expect(screens.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it('should say of each string which section of the specification it comes from', () => {
    const sections = [...moments.flatMap((one) => [one, ...wantedIn(one)]), ...later, ...thrown].map(({ from }) => from)
    expect(sections.filter((from) => from !== undefined && !/^§[124589] \S/.test(from))).toEqual([])
  })
})

describe('what is thrown and never drawn', () => {
  it.each(thrown)('$from: $text', ({ by, text }) => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(by).toThrow(text)
  })
})

// one line for each screen that is still to be built
for (const screen of new Set(later.map((one) => one.later))) {
  const strings = later.filter((one) => one.later === screen)
  it.todo(`should show the ${strings.length} strings of the ${screen}: ${strings.map(({ text }) => text).join(', ')}`)
}

// Helpers

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)
