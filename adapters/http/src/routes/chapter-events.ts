import { setTimeout as pause } from 'node:timers/promises'
import type { ContentStatusEvent, ResourcesEvent, SectionEvent } from '@app/contract'
import { type ChapterPage, type ChapterProgress, itemsOf, type LessonItem } from '@app/domain'
import type { EventSource, ServerEvent } from '../pipeline/send-events.ts'
import { wire } from '../pipeline/wire.ts'
import { checkBody } from './checks.ts'
import { searchBodies, shownResources } from './resources.ts'

/** As that of a plan. */
const POLL_MS = 400

type Watching = {
  readonly lastEventId: string | null
  /** How far the chapter is, with its items from that place on. */
  readonly read: (from: number) => Promise<ChapterProgress | null>
  readonly readPage: () => Promise<ChapterPage | null>
}

/** What comes of a chapter, from where the client was: until it is COMPLETE with what follows its text, or locked (again), or gone. */
export const chapterEvents = ({ lastEventId, read, readPage }: Watching): EventSource =>
  async function* (signal) {
    let seen = seenBy(lastEventId)
    let status: ChapterProgress['status'] | null = null
    for (let now = await read(seen.count); now !== null; now = await read(seen.count)) {
      if (seen.count > 0 && seen.attempt !== now.attempt) {
        seen = { attempt: now.attempt, count: 0 }
        yield { event: 'section', data: { restart: true } satisfies SectionEvent, id: idOf(seen) }
        continue
      }
      const page = now.status === 'COMPLETE' ? await readPage() : null
      const isOver = now.status === 'COMPLETE' || !now.isUnlocked
      if (!isOver && now.status !== status) yield statusOf(now)
      status = now.status
      for (const item of page?.content ? itemsOf(page.content).slice(seen.count) : now.items) {
        seen = { attempt: now.attempt, count: seen.count + 1 }
        if ('opening' in item) yield resourcesOf(item.opening)
        yield { event: 'section', data: sectionOf(item), id: idOf(seen) }
      }
      if (page?.check) yield { event: 'check', data: checkBody(page.check) }
      if (isOver) {
        yield statusOf(now)
        if (page) yield* whatFollows(page, readPage, signal)
        return
      }
      await pause(POLL_MS, undefined, { signal })
    }
  }

/** So long those who have watched a chapter being written wait for its check and its resources; then polling goes on working. */
const MAX_FOLLOW_MS = 120_000
const FOLLOW_POLL_MS = 1_000

const isSearching = ({ resources }: ChapterPage): boolean => resources?.status === 'searching'

/** The check and the resources of a chapter that can be read already, each as it comes. */
async function* whatFollows(
  first: ChapterPage,
  readPage: Watching['readPage'],
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let page = first
  for (let waited = 0; waited < MAX_FOLLOW_MS; waited += FOLLOW_POLL_MS) {
    if (page.noCheck !== 'pending' && !isSearching(page)) return
    await pause(FOLLOW_POLL_MS, undefined, { signal })
    const now = await readPage()
    if (!now) return
    if (!page.check && now.check) yield { event: 'check', data: checkBody(now.check) }
    if (isSearching(page) && !isSearching(now))
      yield { event: 'resources', data: { curated_resources: shownResources(now, true) } satisfies ResourcesEvent }
    page = now
  }
}

const statusOf = ({ status }: ChapterProgress): ServerEvent => ({
  event: 'status',
  data: { content_status: status } satisfies ContentStatusEvent,
})

type Opening = Extract<LessonItem, { readonly opening: unknown }>['opening']

/** Without an id: a client that loses the stream before the opening came gets both again. */
const resourcesOf = ({ curatedResources }: Opening): ServerEvent => ({
  event: 'resources',
  data: { curated_resources: searchBodies(curatedResources) } satisfies ResourcesEvent,
})

function sectionOf(item: LessonItem): SectionEvent {
  if ('section' in item) return { section: { ...item.section } }
  if ('recap' in item) return { key_points: [...item.recap.keyPoints], practice: wire(item.recap.practice) }
  const { introduction, learningObjectives } = item.opening
  return { introduction, learning_objectives: [...learningObjectives] }
}

type Seen = { readonly attempt: number | null; readonly count: number }

const idOf = ({ attempt, count }: Seen): string => `${attempt}/${count}`

/** No chapter has more parts. */
const MAX_ITEMS = 100

/** Another text is none of ours: all begins anew. */
function seenBy(lastEventId: string | null): Seen {
  const [, attempt, count] = /^(\d{1,9})\/(\d{1,3})$/.exec(lastEventId ?? '') ?? []
  if (lastEventId && !(Number(count) <= MAX_ITEMS)) return { attempt: null, count: 1 }
  return { attempt: attempt === undefined ? null : Number(attempt), count: Number(count ?? 0) }
}
