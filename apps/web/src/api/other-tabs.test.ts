import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTabs, notifyOtherTabs } from './other-tabs.ts'

/** Channels of one name, of which only one is this tab's. */
class Channel {
  static readonly all = new Set<Channel>()
  onmessage: (() => void) | null = null
  constructor() {
    Channel.all.add(this)
  }
  postMessage() {
    for (const other of Channel.all) if (other !== this) other.onmessage?.()
  }
  close() {
    Channel.all.delete(this)
  }
}

let client: QueryClient
let other: Channel
let received: number
let disconnect: () => void

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel)
  client = new QueryClient()
  other = new Channel()
  received = 0
  other.onmessage = () => {
    received += 1
  }
  disconnect = connectTabs(client)
})
afterEach(() => {
  disconnect()
  Channel.all.clear()
})

describe('connectTabs', () => {
  it('should announce what changed here, and of nothing that failed', async () => {
    await change(async () => 'done')
    await change(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(received).toBe(1)
    notifyOtherTabs()
    expect(received).toBe(2)
  })

  it('should read anew what is shown when another tab notifies of a change, but what is the same for everybody', async () => {
    const [own, shared] = [watch('own'), watch('shared', { isPublic: true })]
    await settled()
    other.postMessage()
    await settled()
    expect([own.reads(), shared.reads()]).toEqual([2, 1])
  })

  it('should wait for a change of its own that is on its way', async () => {
    const own = watch('own')
    await settled()
    let resolve: (reply: string) => void = () => undefined
    const promise = new Promise<string>((done) => {
      resolve = done
    })
    const changed = change(() => promise)
    await settled()
    other.postMessage()
    await settled()
    expect(own.reads()).toBe(1)
    resolve('done')
    await changed
    await settled()
    expect(own.reads()).toBe(2)
  })

  it('should be quiet in a page that is put away, and catch up when it comes back', async () => {
    const own = watch('own')
    await settled()
    window.dispatchEvent(new Event('pagehide'))
    expect(Channel.all.size).toBe(1)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settled()
    expect(own.reads()).toBe(2)
    expect(Channel.all.size).toBe(2)
  })
})

// Helpers

const change = (mutationFn: () => Promise<string>) => new MutationObserver(client, { mutationFn }).mutate()

function watch(name: string, meta: Record<string, unknown> = {}) {
  const read = vi.fn(async () => name)
  new QueryObserver(client, { queryKey: [name], queryFn: read, meta, staleTime: 60_000 }).subscribe(() => undefined)
  return { reads: () => read.mock.calls.length }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
