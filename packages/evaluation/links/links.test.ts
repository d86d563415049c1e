import { makeOfflineTutor } from '@app/offline-tutor'
import { describe, expect, it } from 'vitest'
import { WEB_CHAPTERS } from '../cases/web-chapters.ts'
import { BAD_MANNERS, WEB_PAGES } from '../cases/web-pages.ts'
import { figuresOfLinks } from '../score/figures-of-links.ts'
import { openLinkWeb } from './open-link-web.ts'
import { playChapters } from './play-chapters.ts'

/** Against a test that hangs. */
const TIMEOUT_MS = 120_000

const chapters = WEB_CHAPTERS.filter(({ subject }) => subject === 'sourdough')
/** Without those that keep a reader waiting: they are of the whole evaluation. */
const pages = WEB_PAGES.filter(({ slug, manner }) => slug.startsWith('sourdough-') && manner !== 'silent')

describe('WEB_PAGES', () => {
  it('should be at least three hundred, with every way to be bad, and about chapters that there are', () => {
    expect(WEB_PAGES.filter(({ manner }) => manner === 'well').length).toBeGreaterThanOrEqual(300)
    const manners = new Set(WEB_PAGES.map(({ manner }) => manner))
    expect([...manners].toSorted()).toEqual([...BAD_MANNERS, 'moved', 'tagged', 'well'].toSorted())
    const known = new Set(WEB_CHAPTERS.map(({ id }) => id))
    expect(WEB_PAGES.flatMap(({ on }) => on).filter((id) => !known.has(id))).toEqual([])
  })

  it('should have two good pages or more, on several sites, for each chapter', () => {
    const poor = WEB_CHAPTERS.filter(({ id }) => {
      const good = WEB_PAGES.filter(({ on, manner }) => manner === 'well' && on.includes(id))
      return new Set(good.map(({ site }) => site)).size < 2
    })
    expect(poor).toEqual([])
  })
})

describe('openLinkWeb', () => {
  it('should serve what it says that it serves', { timeout: TIMEOUT_MS }, async () => {
    const web = await openLinkWeb({ pages, clock: { now: () => new Date() }, pace: 'short' })
    try {
      const { candidates } = await web.search.search({ words: 'sourdough starter flour', language: 'en' })
      const read = await Promise.all(
        candidates.map(async ({ address }) => ({
          manner: web.pageAt(address)?.manner,
          kind: (await web.reader.read(address)).kind,
        })),
      )
      expect(read.length).toBeGreaterThan(10)
      for (const { manner, kind } of read)
        expect([manner, kind === 'live']).toEqual([manner, ['well', 'moved', 'tagged'].includes(manner ?? '')])
      expect(web.trapped()).toBe(0)
    } finally {
      await web.close()
    }
  })
})

describe('playChapters', () => {
  it('should show pages that are live, and none of those that are not', { timeout: TIMEOUT_MS }, async () => {
    const played = await playChapters(chapters, { model: makeOfflineTutor({ paceMs: 0 }), pages, pace: 'short' })
    expect(figuresOfLinks([played])).toMatchObject({
      chapters: chapters.length,
      'live %': 100,
      'on topic %': 100,
      invented: 0,
      'connections to a private address': 0,
      'within 20 seconds, or not checked yet %': 100,
      'reported and still shown': 0,
      'jobs that threw': 0,
    })
    expect(played.chapters.flatMap(({ shown }) => shown).length).toBeGreaterThan(10)
  })

  it('should say that nothing is checked where there is no network', { timeout: TIMEOUT_MS }, async () => {
    const model = makeOfflineTutor({ paceMs: 0 })
    const played = await playChapters(chapters, { model, pages, pace: 'short', network: 'refused' })
    expect(played.chapters.map(({ status, shown }) => [status, shown.length])).toEqual(
      chapters.map(() => ['unreachable', 0]),
    )
  })
})
