import { describe, expect, it } from 'vitest'
import { questionOf } from './parse-question.ts'
import { linesOf } from './text-lines.ts'

describe('questionOf', () => {
  it('should read the right ones of some options, with wrapped lines joined', () => {
    expect(
      parse('multiple: Which stop a buzz?', [
        '- objective: 2',
        '- step: 4',
        '- [x] Pressing closer',
        '  to the fret',
        '- [ ] Tuning lower',
        '- [x] Lifting a finger',
        '',
        '> The fret is',
        '> what counts.',
      ]),
    ).toEqual({
      kind: 'multiple',
      prompt: 'Which stop a buzz?',
      objective: 'Play it',
      explanation: 'The fret is what counts.',
      options: ['Pressing closer to the fret', 'Tuning lower', 'Lifting a finger'],
      key: ['Pressing closer to the fret', 'Lifting a finger'],
      misconceptions: [],
      tolerance: 0,
      unit: '',
      step: 4,
    })
  })

  it('should read the misconceptions behind wrong options', () => {
    const lines = [
      '- objective: 1',
      '- [ ] Yes ~ It only seems',
      '  to.',
      '- [x] No',
      '- [ ] Both',
      '  ~ One of them has to be.',
      '> No.',
    ]
    expect(parse('single: Is it?', lines)).toMatchObject({
      options: ['Yes', 'No', 'Both'],
      misconceptions: ['It only seems to.', 'One of them has to be.'],
    })
  })

  it('should read a number with its tolerance and unit', () => {
    const lines = ['- objective: 1', '- answer: 240', '- tolerance: 0.5', '- unit: clicks', '> Four times 60.']
    expect(parse('number: How many?', lines)).toMatchObject({ key: ['240'], tolerance: 0.5, unit: 'clicks' })
    const bare = parse('number: How many?', ['- objective: 1', '- answer: -1.5', "- unit: ''", '> Below zero.'])
    expect(bare).toMatchObject({ key: ['-1.5'], options: [], tolerance: 0, unit: '', step: null })
    expect(parse('number: How many?', ['- objective: 1', '- answer: 1', '- unit:', '> One.']).unit).toBe('')
  })

  it('should read the steps of an order as its key', () => {
    const lines = ['- objective: 1', '1. Go below the note', '2. Come up', '   to it', '> From below.']
    const steps = ['Go below the note', 'Come up to it']
    expect(parse('order: Put them in order', lines)).toMatchObject({ options: steps, key: steps })
  })

  it('should read every spelling that is accepted', () => {
    const lines = ['- objective: 1', '- accepted: fret | a fret', '> A fret.']
    expect(parse('short: What is it?', lines)).toMatchObject({ options: [], key: ['fret', 'a fret'] })
  })

  const GOOD = ['- objective: 1', '- [x] Yes', '- [ ] No', '> It is.']
  const FAULTS = [
    ['essay: Why?', GOOD, '1: no "### kind: question"'],
    ['single', GOOD, '1: no "### kind: question"'],
    ['single: Why?', ['- objective: 3', ...GOOD.slice(1)], '1: no such objective'],
    ['single: Why?', GOOD.slice(1), '1: no such objective'],
    ['single: Why?', ['- objective: 1', '- [ ] No', '> It is.'], '1: a key and an explanation are needed'],
    ['single: Why?', GOOD.slice(0, 3), '1: a key and an explanation are needed'],
    ['number: How many?', GOOD, '1: a key and an explanation are needed'],
    [
      'single: Why?',
      [...GOOD.slice(0, 2), '- [ ] No ~ It is.', '- [ ] Both', '> It is.'],
      '1: a wrong option has no misconception',
    ],
    ['single: Why?', [...GOOD, 'Or not.'], '6: no item of a question'],
    ['single: Why?', [...GOOD, '- [y] Perhaps'], '6: no item of a question'],
    ['single: Why?', [...GOOD, '- answers: 3'], '6: no item of a question'],
  ] as const
  for (const [title, lines, message] of FAULTS) {
    it(`should throw at “${title}” with “${lines.at(-1)}”: ${message}`, () => {
      expect(() => parse(title, lines)).toThrow(`x.md:${message}`)
    })
  }
})

// Helpers

const parse = (title: string, lines: readonly string[]) => {
  const [first, ...others] = linesOf('x.md', ['', ...lines].join('\n'))
  return questionOf({ title, at: first?.at ?? '', lines: others }, ['Hold it', 'Play it'])
}
