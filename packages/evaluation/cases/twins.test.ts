import { describe, expect, it } from 'vitest'
import { scoreTwins } from '../score/score-twins.ts'
import { GOALS } from './goals.ts'
import { TWIN_FACTS, TWINS } from './twins.ts'

describe('TWINS', () => {
  it('should be a pair for every goal and every fact, which differs in nothing else', () => {
    expect(TWINS.length).toBe(GOALS.length * TWIN_FACTS.length)
    for (const { fact, pair } of TWINS) {
      const [one, other] = pair
      const topic = fact === 'deadline' ? 'time' : fact
      expect(one.facts[topic]).not.toBe(other.facts[topic])
      expect({ ...one, facts: { ...one.facts, [topic]: '' } }).toEqual({
        ...other,
        facts: { ...other.facts, [topic]: '' },
      })
    }
  })
})

describe('scoreTwins', () => {
  const outline = { title: 'Fold', summary: 'Folding.', objectives: ['Fold'], minutes: 30, prerequisites: [] }
  const played = (changes: Partial<typeof outline>, topics = ['level', 'time', 'focus'] as const) =>
    ({
      given: new Map(topics.map((topic) => [topic, 'x'])),
      planTexts: { title: 'A', description: 'B', titles: ['Fold'], outlines: [{ ...outline, ...changes }] },
    }) as unknown as Parameters<typeof scoreTwins>[1]
  const twin = (fact: (typeof TWIN_FACTS)[number]) => TWINS.find((one) => one.fact === fact) ?? expect.fail('No twin.')

  it('should compare what must differ', () => {
    const differ = (fact: (typeof TWIN_FACTS)[number], changes: Partial<typeof outline>) =>
      scoreTwins(twin(fact), played({}), played(changes)).differ
    expect(TWIN_FACTS.map((fact) => differ(fact, {}))).toEqual([false, false, false, false])
    expect(TWIN_FACTS.map((fact) => differ(fact, { minutes: 45 }))).toEqual([true, true, true, false])
    expect(TWIN_FACTS.map((fact) => differ(fact, { objectives: ['Bake'] }))).toEqual([true, true, true, true])
  })

  it('should leave out what was never asked', () => {
    const asked = played({})
    const unasked = { ...asked, given: new Map() } as typeof asked
    expect(scoreTwins(twin('level'), asked, unasked).differ).toBeNull()
  })
})
