import { setTimeout as pause } from 'node:timers/promises'
import type { OutlineEvent, StatusEvent } from '@app/contract'
import { followOutline, NOTHING_SEEN, type PlanProgress, type SeenOutline } from '@app/domain'
import type { EventSource, ServerEvent } from '../pipeline/send-events.ts'

/** Soon enough for an eye, and one indexed statement each. */
const POLL_MS = 400

type Watching = {
  /** How far the plan is now. */
  readonly progress: PlanProgress
  readonly lastEventId: string | null
  readonly read: () => Promise<PlanProgress | null>
}

/** What comes of a plan, from where the client was: until it is COMPLETE or FAILED, or gone. */
export const planEvents = ({ progress, lastEventId, read }: Watching): EventSource =>
  async function* (signal) {
    let seen = seenBy(lastEventId)
    let status: PlanProgress['status'] | null = null
    for (let now: PlanProgress | null = progress; now !== null; now = await read()) {
      const isOver = now.status === 'COMPLETE' || now.status === 'FAILED'
      if (!isOver && now.status !== status) yield statusOf(now)
      status = now.status
      if (now.status !== 'FAILED') {
        const followed = followOutline(seen, now.outline)
        yield* outlineEvents(followed)
        seen = followed.now
      }
      if (isOver) {
        yield statusOf(now)
        return
      }
      await pause(POLL_MS, undefined, { signal })
    }
  }

const statusOf = ({ status }: PlanProgress): ServerEvent => ({
  event: 'status',
  data: { generation_status: status } satisfies StatusEvent,
})

function* outlineEvents({ restart, added, now }: ReturnType<typeof followOutline>): Generator<ServerEvent> {
  const first = now.count - added.length
  const outline = (data: OutlineEvent, count: number) => ({ event: 'outline', data, id: `${now.id}/${count}` })
  if (restart) yield outline({ restart: true }, 0)
  for (const [index, item] of added.entries()) yield outline(item, first + index + 1)
}

/** An id is the outline's with how many items of it have come. Another text is no outline's: all begins anew. */
function seenBy(lastEventId: string | null): SeenOutline {
  if (lastEventId === null || lastEventId === '') return NOTHING_SEEN
  const slash = lastEventId.lastIndexOf('/')
  const count = Number(lastEventId.slice(slash + 1))
  const isOurs = slash >= 0 && Number.isSafeInteger(count) && count >= 0
  return isOurs ? { id: lastEventId.slice(0, slash), count } : { id: lastEventId, count: 1 }
}
