import { jobKey } from '@app/domain'
import { makeJobRunner } from '../src/index.ts'

// A worker to be killed in the middle of a job: it says which job it began, and never ends it. hanging-worker.ts <url>
const runner = makeJobRunner(
  {
    url: process.argv[2] ?? '',
    concurrency: {
      'draft-plan': 1,
      'write-chapter': 1,
      'clean-up': 0,
      'reconcile-payments': 0,
      'check-links': 0,
      'alert-operators': 0,
      'remind-learners': 0,
    },
  },
  {
    run: (job) => {
      process.stdout.write(`began ${jobKey(job)}\n`)
      return new Promise(() => undefined)
    },
    abandon: async () => undefined,
  },
  () => undefined,
)
await runner.start()
