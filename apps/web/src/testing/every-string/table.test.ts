import { describe, expect, it } from 'vitest'
import { paths } from '../../routing/paths.ts'
import { admins, learners, visitors } from './every-string.ts'
import { beyond, expectedIn } from './table.ts'

const moments = [...visitors, ...learners, ...admins]

describe('the table of every string', () => {
  it('should reach each state of a screen once', () => {
    expect(twice(moments.map(({ screen, state }) => `${screen} ${state}`))).toEqual([])
  })

  it('should want nothing twice in one state', () => {
    const inEach = moments.map((moment) => ({
      where: `${moment.screen} ${moment.state}`,
      twice: twice(expectedIn(moment).map(({ kind, text, to }) => `${kind} ${text} ${to}`)),
    }))
    expect(inEach.filter((one) => one.twice.length > 0)).toEqual([])
  })

  it('should want something on every screen there is', () => {
    const known = new Set<string>(moments.map(({ screen }) => screen))
    const notOurs = new Set<string>(['devMail', ...beyond])
    const screens = Object.entries(paths).filter(([name, path]) => !notOurs.has(name) && !String(path).includes('#'))
    expect(screens.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

// Helpers

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)
