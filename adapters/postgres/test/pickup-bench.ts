import { type Job, jobKey, ok, PlanId, UserId } from '@app/domain'
import { migratedDatabase } from '@app/testing/database'
import { makeJobRunner, openPostgres } from '../src/index.ts'

// How long a job waits for its worker: node --conditions=app-source adapters/postgres/test/pickup-bench.ts <server url>
const serverUrl = process.argv[2]
if (!serverUrl) throw new Error('Give the address of a PostgreSQL whose role may create databases.')

const ROUNDS = 1_000
const database = await migratedDatabase(serverUrl)
const postgres = openPostgres({ url: database.url })
const started = new Map<string, (at: number) => void>()
const runner = makeJobRunner(
  { url: database.url, soleWorker: true },
  {
    run: async (job) => {
      started.get(jobKey(job))?.(performance.now())
      return 'done'
    },
    abandon: async () => undefined,
  },
  ({ message, error }) => process.stderr.write(`${message} ${error ?? ''}\n`),
)
await runner.start()

const waits: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const job: Job = { kind: 'draft-plan', userId: newId(UserId), planId: newId(PlanId), run: 1 }
  const start = new Promise<number>((resolve) => started.set(jobKey(job), resolve))
  await postgres.unitOfWork.run(async ({ jobs }) => ok(await jobs.enqueue(job)))
  const committed = performance.now()
  waits.push(Math.max(0, (await start) - committed))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
}
await runner.stop()
await postgres.close()
await database.drop()

waits.sort((a, b) => a - b)
const at = (share: number) => `${waits[Math.floor(share * (ROUNDS - 1))]?.toFixed(1)} ms`
process.stdout.write(`commit to worker start, ${ROUNDS} jobs: p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}\n`)

function newId<Id>(brand: (text: string) => Id): Id {
  return brand(crypto.randomUUID())
}
