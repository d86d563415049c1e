import { fitsChapter, mayBeOnTopic } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { asCandidate, TOPIC_CASES } from './topics.ts'

describe('TOPIC_CASES', () => {
  it('should hold at least 260, in ten languages, of 20 plans or more in two sets', () => {
    expect(TOPIC_CASES.length).toBeGreaterThanOrEqual(260)
    expect(new Set(TOPIC_CASES.map(({ id }) => id)).size).toBe(TOPIC_CASES.length)
    expect(new Set(TOPIC_CASES.map(({ language }) => language)).size).toBe(10)
    expect(new Set(TOPIC_CASES.map(({ topic }) => topic.planTitle)).size).toBeGreaterThanOrEqual(20)
    for (const set of ['fit', 'held-out'])
      expect(TOPIC_CASES.filter((one) => one.set === set).length).toBeGreaterThanOrEqual(130)
  })

  it('should hold whole chapters and pages', () => {
    for (const { topic, page } of TOPIC_CASES) {
      expect(topic.objectives.length).toBeGreaterThanOrEqual(2)
      for (const text of [...Object.values(topic).flat(), page.title, page.text]) expect(text).not.toBe('')
    }
  })
})

describe('fitsChapter', () => {
  it('should be right of at least 95 of 100 pages that it takes, and take 85 of those on topic', () => {
    const taken = TOPIC_CASES.filter(({ topic, others, page }) => fitsChapter(topic, others, page))
    const right = taken.filter((one) => one.isOnTopic).length
    expect(right / taken.length).toBeGreaterThanOrEqual(0.95)
    expect(right / TOPIC_CASES.filter((one) => one.isOnTopic).length).toBeGreaterThanOrEqual(0.85)
  })
})

describe('mayBeOnTopic', () => {
  it('should let nearly all candidates pass that are on topic, and leave out half of the others', () => {
    const passing = TOPIC_CASES.filter((one) => mayBeOnTopic(one.topic, asCandidate(one)))
    const shareOf = (isOn: boolean) =>
      passing.filter((one) => one.isOnTopic === isOn).length /
      TOPIC_CASES.filter((one) => one.isOnTopic === isOn).length
    expect(shareOf(true)).toBeGreaterThanOrEqual(0.95)
    expect(shareOf(false)).toBeLessThanOrEqual(0.5)
  })
})
