import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listLearningPlans, problem } from '@app/contract'
import { awaitingLearner, keep, seed } from '@app/domain/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectSuccess } from '../test/expect-reply.ts'
import { openModel } from '../test/open-model.ts'
import { openEvents } from '../test/read-events.ts'
import { openWorld } from '../test/world.ts'
import { makeHttpServer } from './index.ts'

/** Longer than a test may take: it fails when all of the grace is waited for. */
const LONG_GRACE_MS = 600_000

describe('listen', () => {
  it('should refuse a port that is taken', async () => {
    const world = await openWorld()
    const second = makeHttpServer(world.app)
    await expect(second.listen(Number(new URL(world.url).port), '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})

describe('close', () => {
  it('should finish what is in flight and take nothing more', async () => {
    const { world, token, release } = await slow()
    const running = world.call(listLearningPlans, {}, token)
    await world.reached
    const closed = world.server.close(LONG_GRACE_MS)
    await expect(fetch(`${world.url}/healthz`, { headers: { Connection: 'close' } })).rejects.toThrow()
    release()
    const reply = await running
    expectSuccess(listLearningPlans, reply)
    expect(reply.headers.get('Connection')).toBe('close')
    await closed
  })

  it('should hang up at once on connections that are idle', async () => {
    const world = await openWorld()
    const agent = new Agent({ keepAlive: true })
    const status = await new Promise((resolve, reject) => {
      request(`${world.url}/healthz`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', reject)
        .end()
    })
    expect(status).toBe(200)
    const silent = await openSocket(Number(new URL(world.url).port))
    await world.server.close(LONG_GRACE_MS)
    expect(await ended(silent)).toBe(true)
    agent.destroy()
  })

  it('should cut off what takes longer than the grace', async () => {
    const { world, token } = await slow()
    const running = world.call(listLearningPlans, {}, token)
    await world.reached
    let isClosed = false
    const closed = world.server.close(100).then(() => {
      isClosed = true
    })
    await new Promise(setImmediate)
    expect(isClosed).toBe(false)
    await Promise.all([closed, expect(running).rejects.toThrow()])
  })

  it('should let a stream end by itself within the grace', async () => {
    const { world, model, events } = await listening()
    const closed = world.server.close(LONG_GRACE_MS)
    await model.speak('as you see. ')
    await model.finish()
    expect((await events.rest()).at(-1)?.event).toBe('done')
    await closed
  })

  it('should take leave of those who still listen after the grace', async () => {
    const { world, events } = await listening()
    const closed = world.server.close(50)
    const last = (await events.rest()).at(-1)
    expect(last?.event).toBe('error')
    expect(problem.parse(last?.data)).toMatchObject({ code: 'unavailable', retry_after: expect.any(Number) })
    await closed
  })

  it('should survive a reply that comes after leave was taken', async () => {
    const { world, model, events } = await listening()
    world.app.endStreams()
    await model.finish()
    expect((await events.rest()).at(-1)?.event).toBe('error')
    await vi.waitFor(() => expect(world.logged.at(-1)).toMatchObject({ msg: 'request' }))
  })

  it('should wait for a reply whose reader has gone', async () => {
    const { world, model, client, id } = await listening()
    client.abort()
    let isClosed = false
    const closed = world.server.close(LONG_GRACE_MS).then(() => {
      isClosed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isClosed).toBe(false)
    await model.speak('and it is kept. ')
    await model.finish()
    await closed
    const saved = await keep(world.unitOfWork, ({ conversations }) => conversations.find(id))
    expect(saved?.turns.at(-1)?.text).toBe('Some words. and it is kept.')
  })
})

describe('a slow client', () => {
  it('should not hold a connection with a request that never ends', async () => {
    const { app, logged } = await openWorld()
    const server = makeHttpServer(app, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 })
    const port = await server.listen(0, '127.0.0.1')
    onTestFinished(() => server.close(0))
    const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const raw = 'POST /payments/webhook HTTP/1.1\r\nHost: x\r\n'
    const unfinished = ['Content-Length: 100\r\n\r\n{"email":', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n']
    const bodies = unfinished.flatMap((rest) => [head + rest, raw + rest])
    for (const start of [`${head}X-Slow: `, ...bodies]) {
      const socket = await openSocket(port)
      socket.write(start)
      expect(await ended(socket)).toBe(true)
    }
    // the client's fault
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })
})

// Helpers

/** A world in which GET learning-plans waits until it is released. */
async function slow() {
  const gate = Promise.withResolvers<readonly never[]>()
  const arrival = Promise.withResolvers<void>()
  const plain = await openWorld()
  const { token } = await plain.learner()
  const dashboard = () => {
    arrival.resolve()
    return gate.promise
  }
  const opened = await openWorld({
    readModels: { ...plain.readModels, listLearningPlans: dashboard },
    useCases: { authenticate: plain.useCases.authenticate },
  })
  return { world: { ...opened, reached: arrival.promise }, token, release: () => gate.resolve([]) }
}

/** A client that has read the first words of a reply. */
async function listening() {
  const model = openModel()
  const world = await openWorld({ model })
  const { user, token } = await world.learner()
  const { id } = awaitingLearner(user.id)
  await seed(world.unitOfWork, { conversations: [awaitingLearner(user.id, { id })] })
  const client = new AbortController()
  const response = world.fetch('POST', `/api/conversation/${id}/continue`, {
    token,
    body: { message: 'Hello' },
    headers: { Accept: 'text/event-stream' },
    signal: client.signal,
  })
  await model.speak('Some words. ')
  const events = openEvents(await response)
  await events.next()
  return { world, model, events, client, id }
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => {
      socket.destroy()
    })
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })

/** Whether the other side has hung up. */
const ended = (socket: Socket, within = 60_000): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.destroyed) return resolve(true)
    socket.resume().once('close', () => resolve(true))
    setTimeout(() => resolve(false), within).unref()
  })
