import { DAY } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  awaitingLearner,
  makeRandomIdSource,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '@app/domain/testing'
import pg from 'pg'
import { pino } from 'pino'
import { openDomainOnPostgres } from '../domain-on-postgres.ts'
import { openHttpOn } from '../http-on.ts'
import { type KnownChapter, type Learner, questionsOf } from './learner.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

export const newId = (): string => makeRandomIdSource().newId()

/** The product behind a real port on a real PostgreSQL, with a model that says what the test says. */
export async function openWorld(serverUrl: string) {
  const model = makeScriptedLanguageModel()
  /** What is found of a question that is solved, by its prompt; null where the model fails. */
  const solved = new Map<string, readonly string[] | null>()
  model.scriptParts((task) => {
    const answer = task.kind === 'solve' ? solved.get(task.questions[0]?.prompt ?? '') : undefined
    if (answer === undefined) throw new Error('Only reported questions are solved.')
    return answer === null ? { kind: 'model-rejected', detail: '' } : { answers: [{ question: 1, answer }] }
  })
  const domain = await openDomainOnPostgres(serverUrl, { model, connections: 8 })
  // the open chapters were unlocked long ago: another unlock is no second click
  domain.clock.advance(DAY)
  const http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })

  const rows = new pg.Client({ connectionString: domain.url })
  await rows.connect()

  /** As the queue does when a job is done. */
  const endJob = async (key: string): Promise<void> => {
    await rows.query("UPDATE pgboss.job SET state = 'completed' WHERE singleton_key = $1", [key])
  }

  const send = async (token: string | null, method: string, path: string, body?: object) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' }
    const response = await fetch(http.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown }
  }

  /** A learner with a plan of three chapters: two can be read, the third is locked. */
  const begin = async (): Promise<Learner> => {
    const { unitOfWork } = domain.postgres
    const user = await seedUser(unitOfWork, 50)
    const conversation = awaitingLearner(user.id)
    const plan = aPlan(user.id, conversation.id)
    const chapters: KnownChapter[] = [1, 2, 3].map((number) => {
      const questions = questionsOf(newId)
      const { id } = number < 3 ? anOpenChapter(plan.id, number, { questions }) : aLockedChapter(plan.id, number)
      const versions = { questions, versions: [questions], rewriting: null, runs: 0 }
      return { ...versions, id, state: number < 3 ? 'open' : 'locked', attempts: new Map(), reported: new Set() }
    })
    await seed(unitOfWork, {
      conversations: [conversation],
      plans: [plan],
      chapters: chapters.map(({ id, state, questions }, index) =>
        state === 'open'
          ? anOpenChapter(plan.id, index + 1, { id, questions })
          : aLockedChapter(plan.id, index + 1, { id, price: 10 }),
      ),
    })
    const login = await send(null, 'POST', '/api/login', { email: user.email, password: 'correct horse' })
    const token = String((login.body as { access_token: string }).access_token)
    return { userId: user.id, planId: plan.id, token, chapters, touched: new Set(), pending: [] }
  }

  const close = async () => {
    await rows.end()
    await http.server.close(0)
    await domain.close()
  }
  const { token: stranger } = await begin()
  return { domain, solved, send, endJob, begin, stranger, close }
}
