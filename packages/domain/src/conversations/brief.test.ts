import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief, anyUnicode } from '../../testing/arbitraries.ts'
import { briefOf, type Facts, isKnown, learn, openTopics, TOPICS } from './brief.ts'

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
