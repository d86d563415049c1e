import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief, anyUnicode } from '../../testing/arbitraries.ts'
import { aTurn } from '../../testing/builders.ts'
import { briefOf, type Facts, isKnown, learn, openTopics, TOPICS } from '../brief/brief.ts'

const UNKNOWN = { level: null, time: null, focus: null }

describe('learn', () => {
  it('should add what the learner stated, and keep what was known', () => {
    const brief = learn(briefOf('Bake bread'), { time: ' two evenings\u0000 ' })
    expect(brief).toEqual({ ...UNKNOWN, goal: 'Bake bread', time: 'two evenings' })
    expect(learn(brief, { level: 'beginner', time: '' })).toEqual({ ...brief, level: 'beginner' })
  })

  it('should replace what the learner changed their mind about, the goal too', () => {
    const brief = { goal: 'Bake bread', level: 'beginner', time: null, focus: null }
    expect(learn(brief, { goal: 'Bake cakes', level: 'expert' })).toEqual({
      ...brief,
      goal: 'Bake cakes',
      level: 'expert',
    })
  })

  it('should clip what is longer than 300 characters', () => {
    expect(learn(briefOf('x'), { focus: 'y'.repeat(301) }).focus).toBe(`${'y'.repeat(299)}…`)
    expect(learn(briefOf('x'), { focus: 'y'.repeat(300) }).focus).toBe('y'.repeat(300))
  })

  it('should never forget: what was known stays known, whatever facts come', () => {
    fc.assert(
      fc.property(anyBrief(), anyFacts(), (brief, facts) => {
        const learnt = learn(brief, facts)
        for (const topic of TOPICS) if (brief[topic]) expect(learnt[topic]).not.toBeNull()
        if (brief.goal) expect(learnt.goal).not.toBe('')
        expect(learn(learnt, {})).toEqual(learnt)
        expect(learn(learnt, facts)).toEqual(learnt)
      }),
    )
  })
})

describe('learn, beside what was set by hand', () => {
  const turns = ['Guitar', '2 hours a week', 'expert'].map((text) => aTurn({ text }))
  const held = <Value>(value: Value) => ({ value, turns: 3 })
  const later = (text: string) => [...turns, aTurn({ text })]

  it('should leave it when older words are quoted again', () => {
    const brief = { ...briefOf('Guitar'), set: { level: held('some' as const), minutesPerWeek: held(60) } }
    const learnt = learn(brief, { level: 'expert', time: '2 hours a week' }, turns)
    expect(learnt).toMatchObject({ level: 'expert', set: brief.set })
  })

  it('should go by words that are said later on the same thing', () => {
    const set = { level: held('some' as const), minutesPerWeek: held(60), deadline: held('2027-06-01') }
    const brief = { ...briefOf('Guitar'), set }
    expect(learn(brief, { level: 'a beginner' }, later('a beginner')).set).toEqual({ ...set, level: undefined })
    const time = '5 hours a week'
    expect(learn(brief, { time }, later(time)).set).toEqual({ ...set, minutesPerWeek: undefined })
    expect(learn(brief, { time: 'in the evenings' }, later('in the evenings')).set).toEqual(set)
    expect(learn(brief, { time: null }, later('forget the time')).set).toEqual({ level: set.level })
  })

  it('should put the goal in place that was said last', () => {
    const brief = { ...briefOf('Ukulele'), set: { goal: held('Ukulele') } }
    expect(learn(brief, { goal: 'Guitar' }, turns).goal).toBe('Ukulele')
    expect(learn(brief, { goal: 'the banjo' }, later('no, the banjo'))).toEqual({ ...briefOf('the banjo'), set: {} })
  })

  it('should add to lists, and take out what the learner now says otherwise', () => {
    const brief = { ...briefOf('Guitar'), set: { mustHave: held(['theory', 'songs']), skip: held(['tabs']) } }
    const focus = 'must include tabs, no theory'
    expect(learn(brief, { focus }, later(focus)).set).toMatchObject({
      mustHave: { value: ['songs', 'tabs'] },
      skip: { value: ['theory'] },
    })
  })

  it('should put words that found no other place beside the outcome', () => {
    const brief = { ...briefOf('Guitar'), set: { outcome: held('play at parties') } }
    const beside = learn(brief, { focus: 'on Sundays' }, later('on Sundays'))
    expect(beside.set?.outcome?.value).toBe('play at parties; on Sundays')
    expect(learn(brief, { focus: 'for my job' }, later('for my job')).set).toEqual({})
  })
})

describe('openTopics', () => {
  it('should list what may still be asked, in order', () => {
    expect(openTopics(briefOf('x'), [])).toEqual(['level', 'time', 'focus'])
    expect(openTopics({ ...briefOf('x'), level: 'beginner' }, [])).toEqual(['time', 'focus'])
    expect(openTopics(briefOf('x'), ['focus', 'level'])).toEqual(['time'])
  })

  it('should never hold what is known or was asked, and always hold the rest', () => {
    fc.assert(
      fc.property(anyBrief(), fc.subarray([...TOPICS]), (brief, asked) => {
        const open = openTopics(brief, asked)
        for (const topic of TOPICS) {
          expect(open.includes(topic)).toBe(!isKnown(brief, topic) && !asked.includes(topic))
        }
      }),
    )
  })
})

// Helpers

const anyFacts = (): fc.Arbitrary<Facts> => {
  const fact = fc.oneof(anyUnicode(), fc.string({ minLength: 290, maxLength: 310 }))
  return fc.record({ goal: fact, level: fact, time: fact, focus: fact }, { requiredKeys: [] })
}
