import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChapterId } from '../shared/index.ts'
import { type WrittenChapter, whatWasChecked } from './what-was-checked.ts'

const NO_LINKS = { links: 0, linksCheckedAt: null }
const chapter = (id: string, ...prerequisites: readonly string[]) => ({
  id: ChapterId(id),
  prerequisites: prerequisites.map(ChapterId),
})
const written = (changes: Partial<WrittenChapter> = {}): WrittenChapter => ({
  ...{ keys: 5, minutes: 90, readingMinutes: 25 },
  ...changes,
})

describe('whatWasChecked', () => {
  it('should count nothing where there is nothing to count', () => {
    expect(whatWasChecked({ chapters: [], written: [], links: NO_LINKS })).toEqual({
      ...{ keys: 0, ...NO_LINKS, prerequisites: 0, minutesPromised: 0, minutesWritten: 0 },
    })
  })

  it('should count keys and links, and set what is written beside what was promised for it', () => {
    const links = { links: 9, linksCheckedAt: new Date('2026-01-15T12:00:00Z') }
    const [first, second] = [written(), written({ keys: 0, minutes: 60, readingMinutes: 15 })]
    expect(whatWasChecked({ chapters: [], written: [first, second], links })).toEqual({
      ...{ ...links, keys: 5, prerequisites: 0, minutesPromised: 150, minutesWritten: 40 },
    })
  })

  it.each([
    ['no time was planned', { minutes: null }],
    ['no section was written', { readingMinutes: 0 }],
  ])('should compare no times of a chapter for which %s', (_, changes) => {
    const { minutesPromised, minutesWritten } = whatWasChecked({
      ...{ chapters: [], links: NO_LINKS },
      written: [written(changes), written()],
    })
    expect([minutesPromised, minutesWritten]).toEqual([90, 25])
  })

  it('should count the chapters that build on others, where these come first', () => {
    const chapters = [chapter('a'), chapter('b', 'a'), chapter('c'), chapter('d', 'a', 'b')]
    expect(whatWasChecked({ chapters, written: [], links: NO_LINKS }).prerequisites).toBe(2)
    const turned = [chapter('b', 'a'), chapter('a'), chapter('d', 'a', 'b'), chapter('e', 'e'), chapter('f', 'gone')]
    expect(whatWasChecked({ chapters: turned, written: [], links: NO_LINKS }).prerequisites).toBe(1)
  })

  it('should never count a chapter of which something comes later', () => {
    const graph = fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { maxLength: 9 })
    fc.assert(
      fc.property(graph, (needs) => {
        const chapters = needs.map((ids, place) => chapter(`${place}`, ...ids.map(String)))
        const sound = needs.filter((ids, place) => ids.length > 0 && ids.every((one) => one < place))
        expect(whatWasChecked({ chapters, written: [], links: NO_LINKS }).prerequisites).toBe(sound.length)
      }),
    )
  })
})
