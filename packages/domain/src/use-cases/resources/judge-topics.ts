import type { Adapters } from '../../ports/adapters.ts'
import type { ShownOn } from '../../ports/resource-repositories.ts'
import { isFitPage } from '../../resources/check-resources.ts'
import { isLongOffTopic, noteTopic } from '../../resources/note-topic.ts'
import type { LiveReading } from '../../resources/page-reading.ts'

/** So many chapters judge a page in one run, as each takes milliseconds. Where more show it they take turns, by the day. */
export const MAX_JUDGES = 20

type Deps = Pick<Adapters, 'unitOfWork' | 'clock'>

/** The chapters that judge pages, by the address of each: one question to the storage, however many pages were read. */
export async function findJudges(
  { unitOfWork, clock }: Deps,
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
export async function judgeTopic(
  deps: Deps,
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

const note = ({ unitOfWork, clock }: Deps, { chapterId, planId, userId, address }: ShownOn, isFit: boolean) =>
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
