import { DatabaseUnavailable } from '@app/postgres'
import { describe, expect, it } from 'vitest'
import { runStartSteps, type StartStep } from './start-steps.ts'

const URL = 'postgres://ada:s3cret@db.example.org:6432/waymark'
const refused = () => new DatabaseUnavailable(new Error('connect ECONNREFUSED 192.0.2.1:6432'))
const locked = () => new DatabaseUnavailable(new Error('canceling statement due to lock timeout'))

describe('runStartSteps', () => {
  it('should run each step until the database is available for it, and say what it waits for', async () => {
    const { log, lines } = makeLines()
    const ran: string[] = []
    const steps = [failing(1, refused, () => ran.push('ping')), failing(2, locked, () => ran.push('first admin'))]
    expect(await runStartSteps(steps, { ...waiting(log), maxWaitMs: 60_000 })).toEqual({ ok: true })
    expect(ran).toEqual(['ping', 'first admin'])
    expect(lines).toEqual([
      'The database at db.example.org:6432 isn’t available yet: connect ECONNREFUSED 192.0.2.1:6432. Trying again.',
      ...Array(2).fill(
        'The database at db.example.org:6432 isn’t available yet: canceling statement due to lock timeout. Trying again.',
      ),
    ])
  })

  it('should give up a database that never answers, naming it without credentials', async () => {
    const { log } = makeLines()
    const outcome = await runStartSteps([failing(9, refused)], { ...waiting(log), maxWaitMs: 0 })
    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('db.example.org:6432 didn’t respond') })
    expect(JSON.stringify(outcome)).not.toMatch(/ada|s3cret/)
  })

  it('should wait without end for one that has answered', async () => {
    const { log } = makeLines()
    const steps = [failing(0, refused), failing(5, locked)]
    expect(await runStartSteps(steps, { ...waiting(log), maxWaitMs: 0 })).toEqual({ ok: true })
  })

  it('should end at once when the server is stopped, when nothing helps, and at a bug', async () => {
    const { log } = makeLines()
    const stopping = new AbortController()
    const stopped = failing(9, refused, undefined, () => stopping.abort())
    const options = { ...waiting(log), maxWaitMs: 60_000, pauseMs: 60_000 }
    expect(await runStartSteps([stopped], { ...options, signal: stopping.signal })).toMatchObject({ ok: false })
    expect(await runStartSteps([async () => 'Wrong password.'], options)).toEqual({
      ok: false,
      error: 'Wrong password.',
    })
    const bug = async () => Promise.reject(new TypeError('a bug'))
    await expect(runStartSteps([bug], options)).rejects.toThrow('a bug')
  })

  it.each([
    ['postgres://localhost/waymark', 'localhost:5432'],
    ['postgres://ada@[::1]:6432/waymark', '[::1]:6432'],
    ['postgres:///waymark?host=/var/run/postgresql', '/var/run/postgresql:5432'],
  ])('should name the place of %s', async (databaseUrl, place) => {
    const { log } = makeLines()
    const outcome = await runStartSteps([failing(9, refused)], { ...waiting(log), databaseUrl, maxWaitMs: 0 })
    expect(outcome).toMatchObject({ error: expect.stringContaining(`The database at ${place} `) })
  })
})

// Helpers

const waiting = (log: { warn: (line: string) => void }) =>
  ({ databaseUrl: URL, log, signal: new AbortController().signal, pauseMs: 0 }) as const

function makeLines() {
  const lines: string[] = []
  return { lines, log: { warn: (line: string) => void lines.push(line) } }
}

/** Fails so often, then succeeds. */
function failing(times: number, fault: () => Error, onDone = () => {}, onFault = () => {}): StartStep {
  let left = times
  return async () => {
    if (left === 0) return void onDone()
    left -= 1
    onFault()
    throw fault()
  }
}
