import type { Adapters, ChapterOfUser, ShownOn } from '../../ports/index.ts'
import { isFitPage } from '../../resources/check-resources.ts'
import { afterChange, afterDoubt, afterReading, type Link } from '../../resources/link.ts'
import type { LiveReading, PageReading } from '../../resources/page-reading.ts'
import { isLongOffTopic, noteTopic, replaceGone, searchAgainAt } from '../../resources/request-search.ts'
import type { ResourceList } from '../../resources/resource-list.ts'
import { siteOf } from '../../resources/site-of.ts'
import { after, chanceOf, HOUR, MINUTE, ok } from '../../shared/index.ts'
import { sideBySide } from '../learning/side-by-side.ts'
import { enqueueSearch } from './ask-for-search.ts'
import { READS_AT_ONCE } from './find-pages.ts'

/** How often it runs, in milliseconds. */
export const CHECK_LINKS_EVERY = 10 * MINUTE
/** In a week it gets to 40,000 links. */
const MAX_LINKS = 40
const MAX_LISTS = 20
/** Lists that are looked at for those: most of them wait for longer. */
const MAX_WAITING = 200
/** No page is begun after so long. */
const MAX_RUN = 5 * MINUTE
/** No other worker is given the links of a run for so long: longer than it can last. */
const CLAIM = 3 * CHECK_LINKS_EVERY
/** So many links on several sites do not fail at once: it is our own network that does. */
const MIN_FOR_OUTAGE = 3

type Deps = Pick<Adapters, 'unitOfWork' | 'clock' | 'pageReader' | 'resourceSearch'>

/**
 * Reads links again that are due, has those replaced that are gone or about something else now, and has chapters searched again that could not be. Bounded, so that
 * however many links there are, no site and no worker is busy with them; what is left is due again in the next run.
 */
export const makeCheckLinks = (deps: Deps) => {
  const { unitOfWork, clock, pageReader } = deps

  const readAll = async (links: readonly Link[], start: Date): Promise<readonly Read[]> => {
    const read: Read[] = []
    const readOne = (link: Link) => async () => {
      if (clock.now().getTime() - start.getTime() >= MAX_RUN) return ok(undefined)
      read.push({ link, reading: await pageReader.read(link.address) })
      return ok(undefined)
    }
    await sideBySide<never>(READS_AT_ONCE, links.map(readOne))
    return read
  }

  const save = (link: Link) => unitOfWork.run(({ links }) => links.save(link))

  /** A search may have read it since it was claimed: that counts, and it ended the claim. */
  const isReadSince = async ({ address, readAt }: Link): Promise<boolean> => {
    const [now] = await unitOfWork.run(({ links }) => links.find([address]))
    return (now?.readAt?.getTime() ?? 0) > (readAt?.getTime() ?? 0)
  }

  const replaceIn = ({ chapterId, planId, userId }: ChapterOfUser, address: string) =>
    unitOfWork.run(async ({ plans, resourceLists, jobs }) => {
      await plans.lock(planId)
      const list = await resourceLists.find(chapterId)
      const replacing = list && replaceGone(list, address, clock.now())
      if (!replacing) return
      await resourceLists.save(replacing)
      await jobs.enqueue({ kind: 'find-resources', userId, planId, chapterId, run: replacing.run })
    })

  const judge = async (checked: Link, reading: LiveReading, judges: readonly ShownOn[]): Promise<Link> => {
    const verdict = await judgeTopic(deps, reading, judges)
    if (verdict === 'fit') return checked
    return verdict === 'gone' ? afterChange(checked, clock.now()) : afterDoubt(checked, clock.now())
  }

  const settle = async ({ link, reading }: Read, judges: readonly ShownOn[]): Promise<void> => {
    if (await isReadSince(link)) return
    const read = afterReading(link, reading, clock.now(), chanceOf(link.address))
    const checked = reading.kind === 'live' ? await judge(read, reading, judges) : read
    if (checked.state === 'gone') {
      const chapters = await unitOfWork.run(({ resourceLists }) => resourceLists.showing(link.address))
      // a unit of work each: one plan is locked at a time
      for (const chapter of chapters) await replaceIn(chapter, link.address)
    }
    // last: where this process dies before, the link is read again
    await save(checked)
  }

  const putOff = async (link: Link, nextCheckAt: Date): Promise<void> => {
    if (!(await isReadSince(link))) await save({ ...link, nextCheckAt })
  }

  const searchAgain = async (): Promise<void> => {
    const now = clock.now()
    const isDue = (list: ResourceList | null): boolean =>
      list?.status === 'unreachable' && searchAgainAt(list).getTime() <= now.getTime()
    const due = await unitOfWork.run(async ({ plans, resourceLists }) => {
      const found: ChapterOfUser[] = []
      for (const one of await resourceLists.unreachable(now, MAX_WAITING)) {
        if (found.length === MAX_LISTS) break
        if (!isDue(await resourceLists.find(one.chapterId))) continue
        // no one reads it now
        if ((await plans.find(one.planId))?.archivedAt === null) found.push(one)
      }
      return found
    })
    for (const { chapterId, planId, userId } of due) {
      await unitOfWork.run(async (repositories) => {
        await repositories.plans.lock(planId)
        if (!isDue(await repositories.resourceLists.find(chapterId))) return
        await enqueueSearch({ id: chapterId, planId }, { userId, now: clock.now() }, repositories)
      })
    }
  }

  return async (): Promise<void> => {
    if (deps.resourceSearch.sources.length === 0) return
    const start = clock.now()
    const due = await unitOfWork.run(({ links }) => links.claimDue(start, after(start, CLAIM), MAX_LINKS))
    const read = await readAll(due, start)
    const isOut = isOutage(read)
    const live = read.filter(({ reading }) => reading.kind === 'live').map(({ link }) => link.address)
    const judges = await findJudges(deps, live)
    for (const one of read) {
      if (isOut) await putOff(one.link, after(start, HOUR))
      else await settle(one, judges.get(one.link.address) ?? [])
    }
    await searchAgain()
  }
}

type Read = { readonly link: Link; readonly reading: PageReading }

/** Nothing of it counts against a link. */
const isOutage = (read: readonly Read[]): boolean =>
  read.length >= MIN_FOR_OUTAGE &&
  read.every(({ reading }) => reading.kind === 'unreachable') &&
  new Set(read.map(({ link }) => siteOf(link.address))).size > 1

/** So many chapters judge a page in one run, as each takes milliseconds. Where more show it they take turns, by the day. */
export const MAX_JUDGES = 20

type JudgeDeps = Pick<Adapters, 'unitOfWork' | 'clock'>

/** The chapters that judge pages, by the address of each: one question to the storage, however many pages were read. */
async function findJudges(
  { unitOfWork, clock }: JudgeDeps,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownOn[]>> {
  const turn = clock.now().toISOString().slice(0, 10)
  const shown = await unitOfWork.run(({ resourceLists }) =>
    resourceLists.shownOn(addresses, { limit: MAX_JUDGES, turn }),
  )
  return new Map(addresses.map((address) => [address, shown.filter((one) => one.address === address)]))
}

/**
 * Has chapters that show a page say whether it is still about them, and replaces it in those for which it has not been for two days.
 * `in-doubt`: it has to be read again on another day. `gone`: as many as were asked are certain, so that it is so for all the others.
 */
async function judgeTopic(
  deps: JudgeDeps,
  reading: LiveReading,
  judges: readonly ShownOn[],
): Promise<'fit' | 'in-doubt' | 'gone'> {
  const now = deps.clock.now()
  const unfit: ShownOn[] = []
  for (const judge of judges) {
    const isFit = isFitPage(judge.topic, { ...judge, reading }, judge.others)
    if (!isFit) unfit.push(judge)
    // a unit of work each: one plan is locked at a time
    if (!isFit || judge.offTopic !== null) await note(deps, judge, isFit)
  }
  const certain = unfit.filter(({ offTopic }) => isLongOffTopic(offTopic, now))
  if (certain.length === MAX_JUDGES) return 'gone'
  return certain.length < unfit.length ? 'in-doubt' : 'fit'
}

const note = ({ unitOfWork, clock }: JudgeDeps, { chapterId, planId, userId, address }: ShownOn, isFit: boolean) =>
  unitOfWork.run(async ({ plans, resourceLists, jobs }) => {
    await plans.lock(planId)
    const list = await resourceLists.find(chapterId)
    const noted = list && noteTopic(list, address, isFit, clock.now())
    if (!noted) return
    await resourceLists.save(noted)
    if (noted.run !== list.run) {
      await jobs.enqueue({ kind: 'find-resources', userId, planId, chapterId, run: noted.run })
    }
  })
