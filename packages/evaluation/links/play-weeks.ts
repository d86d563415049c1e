import { DAY, HOUR, type LanguageModel } from '@app/domain'
import { type Fixture, makeFixture } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import type { WebChapter } from '../cases/web-chapters.ts'
import type { WebPage } from '../cases/web-pages.ts'
import { type LinkWeb, openLinkWeb } from './open-link-web.ts'
import { seedChapters } from './play-chapters.ts'

/** What may become of a page. `good`: it has to stay. */
type Fate = { readonly name: string; readonly isGood: boolean; readonly changes: Partial<WebPage> }

const OTHER_SUBJECT =
  'Play the best slots of the town tonight. Win real money with a bonus of 200 percent. Our casino has roulette, poker and blackjack for every taste. Choose a table and begin.'

const FATES: readonly Fate[] = [
  ...(['gone-404', 'gone-410', 'soft-404', 'front-page', 'log-in', 'payment', 'parked', 'broken'] as const).map(
    (manner): Fate => ({ name: manner, isGood: false, changes: { manner } }),
  ),
  { name: 'another subject', isGood: false, changes: { title: 'Lucky Casino', text: OTHER_SUBJECT } },
  { name: 'moved', isGood: true, changes: { manner: 'moved' } },
  { name: 'broken for a day', isGood: true, changes: { manner: 'broken' } },
]

/** What has become of a page that a chapter showed. */
export type PlayedFate = {
  readonly fate: string
  readonly isGood: boolean
  /** For how many days from then a learner was shown it; null: still, at the end. */
  readonly shownFor: number | null
  /** For how many days until then. */
  readonly watched: number
}

export type PlayedWeeks = {
  readonly chapters: number
  readonly shown: number
  readonly fates: readonly PlayedFate[]
  /** Pages that nothing happened to, and that were taken away. */
  readonly lost: number
  readonly readings: number
  readonly errors: readonly string[]
}

type Options = { readonly model: LanguageModel; readonly pages: readonly WebPage[]; readonly weeks?: number }

const WEEKS = 8
/** Simulated: in the product it runs every ten minutes. */
const CHECK_EVERY = 12 * HOUR
/** Whatever changes does so in the first weeks, so that what comes of it can be seen. */
const QUIET_WEEKS = 2

/** Lets weeks go by over the links of a plan's chapters, while a part of the web dies, moves or becomes something else. */
export async function playWeeks(
  chapters: readonly WebChapter[],
  { model, pages, weeks = WEEKS }: Options,
): Promise<PlayedWeeks> {
  let now = new Date()
  const clock = { now: () => now }
  const linkWeb = await openLinkWeb({ pages, clock, pace: 'short' })
  const { search: resourceSearch, reader: pageReader } = linkWeb
  const fixture = makeFixture({ model, markdown: makeMarkdown(), resourceSearch, pageReader })
  const { useCases, runner } = fixture
  try {
    fixture.clock.set(now)
    const { userId, open } = await seedChapters(fixture, chapters)
    for (const { id } of open) {
      await useCases.findResources({ userId, chapterId: id })
      await runner.drain()
    }
    const ids = open.map(({ id }) => id)
    const first = await shownIn(fixture, userId, ids)
    const before = linkWeb.visits()
    const changed = new Map<string, { readonly fate: Fate; readonly at: Date }>()
    const hiddenAt = new Map<string, Date>()
    const fated = fatesOf(first, linkWeb)
    const days = weeks * 7
    const lastDay = days - QUIET_WEEKS * 7
    for (let hours = 0; hours < days * 24; hours += CHECK_EVERY / HOUR) {
      for (const [index, { address, fate }] of fated.entries()) {
        const page = linkWeb.pageAt(address)
        const start = Math.floor((index * lastDay * 24) / fated.length / 12) * 12
        if (!page) continue
        if (hours === start) {
          changed.set(address, { fate, at: now })
          linkWeb.change(page, fate.changes)
        }
        if (fate.name === 'broken for a day' && hours === start + 12) linkWeb.change(page, {})
      }
      now = new Date(now.getTime() + CHECK_EVERY)
      fixture.clock.set(now)
      await fixture.handlers.run({ kind: 'check-links' })
      await runner.drain()
      const shown = new Set((await shownIn(fixture, userId, ids)).map(keyOf))
      for (const one of first) if (!shown.has(keyOf(one)) && !hiddenAt.has(keyOf(one))) hiddenAt.set(keyOf(one), now)
    }
    const inDays = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY
    return {
      chapters: chapters.length,
      shown: first.length,
      fates: first.flatMap((one) => {
        const { fate, at } = changed.get(one.address) ?? {}
        const hidden = hiddenAt.get(keyOf(one))
        if (!fate || !at) return []
        const shownFor = hidden ? inDays(at, hidden) : null
        return [{ fate: fate.name, isGood: fate.isGood, shownFor, watched: inDays(at, now) }]
      }),
      lost: first.filter((one) => !changed.has(one.address) && hiddenAt.has(keyOf(one))).length,
      readings: linkWeb.visits() - before,
      errors: runner.errors.map(String),
    }
  } finally {
    await linkWeb.close()
  }
}

type Shown = { readonly chapterId: string; readonly address: string }
const keyOf = ({ chapterId, address }: Shown): string => `${chapterId} ${address}`

type ChapterIds = Awaited<ReturnType<typeof seedChapters>>['open'][number]['id'][]

/** What the learner sees. */
async function shownIn(
  { readModels }: Fixture,
  userId: Awaited<ReturnType<typeof seedChapters>>['userId'],
  chapterIds: ChapterIds,
): Promise<readonly Shown[]> {
  const shown: Shown[] = []
  for (const chapterId of chapterIds) {
    const items = (await readModels.chapter(userId, chapterId))?.resources?.items ?? []
    for (const { address, isDead } of items) if (!isDead) shown.push({ chapterId, address })
  }
  return shown
}

/** Half of the pages that are there change, each in a way of its own turn. */
function fatesOf(shown: readonly Shown[], { pageAt }: LinkWeb) {
  const addresses = [...new Set(shown.map(({ address }) => address))]
  const well = addresses.filter((address) => pageAt(address)?.manner === 'well').filter((_, index) => index % 2 === 0)
  return well.flatMap((address, index) => {
    const fate = FATES[index % FATES.length]
    return fate ? [{ address, fate }] : []
  })
}
