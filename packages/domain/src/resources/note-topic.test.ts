import { describe, expect, it } from 'vitest'
import { aResource, aResourceList, later, NOW, newChapterId } from '../../testing/index.ts'
import { DAY, HOUR } from '../shared/duration.ts'
import { noteTopic } from './request-search.ts'
import type { Resource } from './resource-list.ts'

const ADDRESS = 'https://a.example/'

describe('noteTopic', () => {
  it('should replace a page that is about something else on two days, and not before', () => {
    const other = aResource()
    const list = listOf({}, other)
    const first = noteTopic(list, ADDRESS, false, NOW)
    expect(first).toEqual({
      ...list,
      resources: [{ ...list.resources[0], offTopic: { since: NOW, isCertain: false } }, other],
    })
    if (!first) return
    expect(noteTopic(first, ADDRESS, false, later(HOUR))).toBeNull()
    const second = noteTopic(first, ADDRESS, false, later(DAY))
    expect(second).toMatchObject({ status: 'searching', run: list.run + 1, askedAt: later(DAY), refused: [ADDRESS] })
    expect(second?.resources).toMatchObject([{ offTopic: { since: NOW, isCertain: true } }, { offTopic: null }])
    // it is being replaced
    for (const isFit of [true, false]) expect(second && noteTopic(second, ADDRESS, isFit, later(2 * DAY))).toBeNull()
  })

  it('should begin anew where it was on topic in between', () => {
    const list = listOf({ offTopic: { since: NOW, isCertain: false } })
    const back = noteTopic(list, ADDRESS, true, later(DAY))
    expect(back).toEqual(listOf({ ...list.resources[0], offTopic: null }, undefined, list))
    const again = back && noteTopic(back, ADDRESS, false, later(2 * DAY))
    expect(again?.resources).toMatchObject([{ offTopic: { since: later(2 * DAY), isCertain: false } }])
  })

  it.each<[string, Partial<Resource>]>([
    ['is fit as before', {}],
    ['was never read for the chapter', { isRead: false }],
    ['is at another address', { address: 'https://b.example/' }],
  ])('should change nothing of one that %s', (_, changes) => {
    const isFit = Object.keys(changes).length === 0
    expect(noteTopic(listOf(changes), ADDRESS, isFit, later(DAY))).toBeNull()
  })
})

// Helpers

const listOf = (changes: Partial<Resource>, other?: Resource, like = aResourceList(newChapterId())) => ({
  ...like,
  resources: [aResource({ address: ADDRESS, ...changes }), ...(other ? [other] : [])],
})
