import {
  err,
  type LanguageModel,
  makeUseCases,
  NO_MODERATION,
  NO_RESOURCES,
  ok,
  paymentGateways,
  UNLIMITED,
} from '@app/domain'
import {
  fitAnswerTo,
  makeMemoryAccessTokens,
  makeMemoryCommonPasswords,
  makeMemoryFileWriters,
  makeMemoryMailer,
  makeMemoryPasswordHasher,
  makeMemorySafetyCheck,
  makeRandomIdSource,
  makeSettableClock,
} from '@app/domain/testing'
import { makeLanguageDetector } from '@app/franc'
import { makeScheduler } from '@app/fsrs'
import { makeMarkdown } from '@app/markdown'
import { openPostgres } from '@app/postgres'
import { migratedDatabase } from '@app/testing/database'
import pg from 'pg'
import { pino } from 'pino'
import { makeAttempt, type StoredJob } from '../../../../adapters/postgres/src/jobs/job-attempt.ts'
import { openHttpOn } from '../http-on.ts'
import { makeProvider } from './provider.ts'

export type { StoredJob }
export type Reply = { readonly status: number; readonly body: unknown }
export type World = Awaited<ReturnType<typeof openWorld>>

/** How the tutor answers. What it does meanwhile happens before the answer is there. */
export type Tutoring = {
  readonly answer: 'good' | 'unusable' | 'rejected' | 'crash'
  readonly meanwhile?: () => Promise<void>
}

/** The product behind a real port on a real PostgreSQL. Tutor, payment provider and clock do as the test says. */
export async function openWorld(serverUrl: string) {
  const database = await migratedDatabase(serverUrl)
  // not a pool: the end of one does not wait until its connections are closed, and the database is dropped next
  const rows = new pg.Client({ connectionString: database.url })
  await rows.connect()
  const clock = makeSettableClock()
  const provider = makeProvider(clock)
  const mailer = makeMemoryMailer()
  let tutoring: Tutoring = { answer: 'good' }
  let doings = 0
  const lasting = {
    model: makeTutor(() => tutoring),
    markdown: makeMarkdown(),
    languages: makeLanguageDetector(),
    scheduler: makeScheduler(),
    mailer,
    ...makeMemoryFileWriters(),
    passwordHasher: makeMemoryPasswordHasher(),
    commonPasswords: makeMemoryCommonPasswords([]),
    accessTokens: makeMemoryAccessTokens({ clock }),
    ids: makeRandomIdSource(),
    clock,
    pause: async () => {},
    settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' },
    gateways: paymentGateways(provider.gateway),
    spending: UNLIMITED,
    safety: makeMemorySafetyCheck(),
    moderation: NO_MODERATION,
    ...NO_RESOURCES,
  }

  const start = async () => {
    const postgres = openPostgres({ url: database.url, connections: 8 })
    const { unitOfWork, readModels, adminReadModels } = postgres
    const useCases = makeUseCases({ ...lasting, unitOfWork, readModels, adminReadModels })
    const { url, server } = await openHttpOn({ useCases, postgres }, { log: pino({ level: 'silent' }) })
    const stop = async () => {
      await server.close(1_000)
      await postgres.close()
    }
    return { postgres, url, stop, attempt: makeAttempt(useCases.jobHandlers, () => {}) }
  }
  let running = await start()

  return {
    clock,
    provider,
    mailer,
    postgres: () => running.postgres,

    /** Counts what the product was given to do. */
    doings: () => doings,

    send: async (method: string, path: string, { token, body, headers }: Sending = {}): Promise<Reply> => {
      doings += 1
      const response = await fetch(running.url + path, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },

    restart: async () => {
      await running.stop()
      running = await start()
    },

    /** The live job of that key. */
    findJob: async (key: string): Promise<StoredJob | undefined> => {
      const found = await rows.query<{ data: StoredJob }>(
        `SELECT data FROM pgboss.job WHERE singleton_key = $1 AND state <= 'active'`,
        [key],
      )
      return found.rows[0]?.data
    },
    /** Runs a job as the queue does; answers whether it is finished with. `earlierRuns` decides when it is given up. */
    tryJob: async (job: StoredJob, how: Tutoring = { answer: 'good' }, earlierRuns = 0): Promise<boolean> => {
      doings += 1
      tutoring = how
      return running.attempt(job, earlierRuns).then(
        () => true,
        () => false,
      )
    },
    finishJob: async (key: string): Promise<void> => {
      await rows.query(
        `UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE singleton_key = $1 AND state <= 'active'`,
        [key],
      )
    },

    close: async () => {
      await running.stop()
      await rows.end()
      await database.drop()
    },
  }
}

type Sending = {
  readonly token?: string
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

function makeTutor(current: () => Tutoring): LanguageModel {
  return {
    name: 'as the test says',
    model: 'as the test says',
    ask: async (task) => {
      const { answer, meanwhile } = current()
      await meanwhile?.()
      if (answer === 'crash') throw new Error('The worker dies.')
      if (answer === 'rejected') return err({ kind: 'model-rejected', detail: 'no such model' })
      const text = answer === 'good' ? JSON.stringify(fitAnswerTo(task)) : 'I would rather not.'
      return ok({ text, model: 'test', ended: 'stop', inputTokens: 1, outputTokens: 1 })
    },
  }
}
