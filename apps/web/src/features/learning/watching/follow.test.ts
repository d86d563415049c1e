import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anId } from '../../../api/testing/signed-in.tsx'
import { follow } from './follow.ts'
import { emptyDraft, type PlanDraft, planWatched } from './plan-draft.ts'
import { eventStream, type OpenStream, openStream, outline, planStatus } from './testing/plan-events.ts'

const TITLE = { title: 'Chess' }
const FIRST = { chapter: { number: 1, title: 'Boards', summary: 'The board.' } }
const SECOND = { chapter: { number: 2, title: 'Forks', summary: 'Two at once.' } }
const GENERATING = planStatus('GENERATING')
const COMPLETE = planStatus('COMPLETE')

let end = new AbortController()
beforeEach(() => {
  vi.useFakeTimers()
  end = new AbortController()
})
afterEach(() => end.abort())

describe('follow', () => {
  it('should take up each part, and end with COMPLETE', async () => {
    serve([GENERATING, outline(TITLE, 'a/1'), outline(FIRST, 'a/2'), COMPLETE])
    const { drafts, statuses, over } = followPlan()
    await over
    expect(drafts.map(({ title, chapters }) => [title, chapters.length])).toEqual([
      ['Chess', 0],
      ['Chess', 1],
    ])
    expect(drafts.at(-1)).toEqual({ lastEventId: 'a/2', ...TITLE, description: null, chapters: [FIRST.chapter] })
    expect(statuses).toEqual(['GENERATING', 'COMPLETE'])
  })

  it('should go on behind what came, after a pause, when the stream ends early', async () => {
    const asked = serve([GENERATING, outline(TITLE, 'a/1'), outline(FIRST, 'a/2')], 'unreachable', [
      outline(SECOND, 'a/3'),
      COMPLETE,
    ])
    const { drafts, over } = followPlan()
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toEqual([null])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([null, 'a/2'])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    await over
    expect(asked).toEqual([null, 'a/2', 'a/2'])
    expect(drafts.at(-1)?.chapters).toEqual([FIRST.chapter, SECOND.chapter])
  })

  it('should forget what came before a restart', async () => {
    const restart = outline({ restart: true }, 'b/0')
    serve([outline(TITLE, 'a/1'), outline(FIRST, 'a/2'), restart, COMPLETE])
    const { drafts, over } = followPlan()
    await over
    expect(drafts.at(-1)).toEqual({ ...emptyDraft, lastEventId: 'b/0' })
  })

  it('should pass over what it does not know', async () => {
    const strange = [
      'event: news\ndata: 1\n\n',
      'event: status\ndata: {}\n\n',
      'event: outline\ndata: {"chapter":1}\n\n',
    ]
    serve([...strange, outline(TITLE, 'a/1'), COMPLETE])
    const { drafts, statuses, over } = followPlan()
    await over
    expect([drafts.at(-1)?.title, statuses]).toEqual(['Chess', ['COMPLETE']])
  })

  it.each([
    ['there is no such plan', 404],
    ['the session has ended', 401],
  ])('should give up without a word when %s', async (_why, status) => {
    const asked = serve(status)
    const { drafts, over } = followPlan()
    await over
    expect([drafts, asked.length]).toEqual([[], 1])
  })

  it.each([
    ['there are too many streams', 429],
    ['the server is away', 503],
  ])('should try again when %s', async (_why, status) => {
    serve(status, [COMPLETE])
    const { over, statuses } = followPlan()
    await vi.advanceTimersByTimeAsync(1_000)
    await over
    expect(statuses).toEqual(['COMPLETE'])
  })

  it('should wait longer and longer, up to 15 s', async () => {
    const asked = serve(...Array<number>(8).fill(503))
    followPlan()
    const counts: number[] = []
    for (const seconds of [1, 2, 4, 8, 15, 15]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
      counts.push(asked.length)
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('should let go of the connection when no one watches any more', async () => {
    const stream = openStream()
    serve(stream)
    const { over, statuses } = followPlan()
    await stream.send(GENERATING)
    expect(statuses).toEqual(['GENERATING'])
    end.abort()
    await over
    expect(stream.isLeft()).toBe(true)
  })
})

// Helpers

function followPlan() {
  const drafts: PlanDraft[] = []
  const statuses: string[] = []
  const over = follow(planWatched, anId(1), {
    signal: end.signal,
    draft: () => drafts.at(-1) ?? emptyDraft,
    onDraft: (draft) => drafts.push(draft),
    onStatus: (status) => statuses.push(status),
  })
  return { drafts, statuses, over }
}

/** What the server answers each time it is asked for the events. Answers the `Last-Event-ID` of each. */
function serve(...answers: readonly (readonly string[] | number | 'unreachable' | OpenStream)[]) {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const answer = answers[asked.length]
    asked.push(new Headers(init.headers).get('Last-Event-ID'))
    if (answer === 'unreachable' || answer === undefined) throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return new Response('{}', { status: answer })
    return 'respond' in answer ? answer.respond(init.signal) : eventStream(answer.join(''))
  })
  return asked
}
