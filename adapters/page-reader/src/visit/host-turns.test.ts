import { describe, expect, it } from 'vitest'
import { makeHostTurns } from './host-turns.ts'

describe('makeHostTurns', () => {
  it('should let work for one host come one after another, in order, also after a failure', async () => {
    const { turns, log } = makeTurns()
    const first = turns('tea.example', async () => {
      log.push('first')
      await Promise.resolve()
      throw new Error('first')
    })
    const second = turns('tea.example', async () => log.push('second'))

    await expect(first).rejects.toThrow('first')
    await second
    expect(log).toEqual(['first', 'pause 1000', 'second'])
  })

  it('should wait only as long as is missing, from the end of the last request on', async () => {
    const { turns, log, pass } = makeTurns()

    await turns('tea.example', async () => pass(5_000))
    pass(400)
    await turns('tea.example', async () => pass(0))
    pass(1_000)
    await turns('tea.example', async () => pass(0))

    expect(log).toEqual(['pause 600'])
  })

  it('should let hosts not wait for each other', async () => {
    const { turns, log } = makeTurns()
    const never = turns('tea.example', () => new Promise(() => {}))

    await turns('coffee.example', async () => log.push('coffee'))

    expect(log).toEqual(['coffee'])
    expect(never).toBeInstanceOf(Promise)
  })
})

// Helpers

function makeTurns() {
  const log: string[] = []
  let now = 0
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const pause = async (milliseconds: number) => {
    log.push(`pause ${milliseconds}`)
    pass(milliseconds)
  }
  return { turns: makeHostTurns({ gapMs: 1_000, now: () => now, pause }), log, pass }
}
