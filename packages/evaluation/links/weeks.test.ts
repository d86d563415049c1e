import { makeOfflineTutor } from '@app/offline-tutor'
import { isLongRun } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { WEB_CHAPTERS } from '../cases/web-chapters.ts'
import { WEB_PAGES } from '../cases/web-pages.ts'
import { figuresOfWeeks } from '../score/figures-of-weeks.ts'
import { playWeeks } from './play-weeks.ts'

/** Against a test that hangs. */
const TIMEOUT_MS = 120_000

describe('playWeeks', () => {
  it('should hide what dies or becomes something else within nine days, and nothing else', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const chapters = WEB_CHAPTERS.filter(({ subject }) => subject === 'sourdough')
    const pages = WEB_PAGES.filter(({ slug, manner }) => slug.startsWith('sourdough-') && manner !== 'silent')
    const played = await playWeeks(chapters, {
      model: makeOfflineTutor({ paceMs: 0 }),
      pages,
      weeks: isLongRun ? 5 : 3,
    })
    expect(new Set(played.fates.map(({ fate }) => fate)).size).toBeGreaterThan(8)
    expect(figuresOfWeeks([played])).toMatchObject({
      'shown after 9 days': 0,
      'good links taken away': 0,
      'jobs that threw': 0,
    })
  })
})
