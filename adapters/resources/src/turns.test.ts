import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { makeTurns } from './turns.ts'

const ON = new AbortController().signal

describe('makeTurns', () => {
  it('should let work for one host come one after another, in order, also after a failure', async () => {
    const { turns, log } = fixture()
    const first = turns(
      'tea.example',
      async () => {
        log.push('first')
        await Promise.resolve()
        throw new Error('first')
      },
      ON,
    )
    const second = turns('tea.example', async () => log.push('second'), ON)

    await expect(first).rejects.toThrow('first')
    await second
    expect(log).toEqual(['first', 'pause 1000', 'second'])
  })

  it('should wait only as long as is missing, from the end of the last request on', async () => {
    const { turns, log, pass } = fixture()

    await turns('tea.example', async () => pass(5_000), ON)
    pass(400)
    await turns('tea.example', async () => pass(0), ON)
    pass(1_000)
    await turns('tea.example', async () => pass(0), ON)

    expect(log).toEqual(['pause 600'])
  })

  it('should let hosts not wait for each other', async () => {
    const { turns, log } = fixture()
    const never = turns('tea.example', () => new Promise(() => {}), ON)

    await turns('coffee.example', async () => log.push('coffee'), ON)

    expect(log).toEqual(['coffee'])
    expect(never).toBeInstanceOf(Promise)
  })

  it('should let one who gives up go at once, and the next in only after the one before', async () => {
    const { turns, log } = fixture()
    const first = Promise.withResolvers<void>()
    const stop = new AbortController()
    const before = turns('tea.example', () => first.promise, ON)
    const givesUp = turns('tea.example', async () => log.push('gave up'), stop.signal)
    const next = turns('tea.example', async () => log.push('next'), ON)

    stop.abort()
    expect(await givesUp).toBeNull()
    expect(getEventListeners(stop.signal, 'abort')).toEqual([])
    await new Promise(setImmediate)
    expect(log).toEqual([])
    first.resolve()
    await Promise.all([before, next])
    expect(log).toEqual(['pause 1000', 'next'])
  })

  it('should let no one in who has given up before', async () => {
    const { turns, log } = fixture()
    expect(await turns('tea.example', async () => log.push('in'), AbortSignal.abort())).toBeNull()
    expect(log).toEqual([])
  })
})

// Helpers

function fixture() {
  const log: string[] = []
  let now = 0
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const pause = async (milliseconds: number) => {
    log.push(`pause ${milliseconds}`)
    pass(milliseconds)
  }
  return { turns: makeTurns({ gapMs: 1_000, now: () => now, pause }), log, pass }
}
