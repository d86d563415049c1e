import type { DeclineReason, JobHandlers, ModelCall, PageReading } from '@app/domain'
import type { RequestSummary } from '@app/http'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Others are one series: Node's parser knows some thirty methods. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const TOKENS = ['input', 'output'] as const

/** What this process does itself, counted as it happens. No label names a person or quotes one. */
export function makeInstruments(registry: Registry) {
  const registers = [registry]
  const count = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `waymark_${name}_total`, help, labelNames, registers })
  const time = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name: `waymark_${name}_duration_seconds`, help, buckets, labelNames, registers })

  const requests = count('http_requests', 'Requests answered.', 'route', 'method', 'status')
  const requestSeconds = time(
    'http_request',
    'How long answers took; of a stream, until its end.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    'route',
    'method',
  )
  const limited = count('rate_limit_refusals', 'Requests refused after too many attempts.', 'route')
  const calls = count('model_calls', 'Calls of a model that have ended.', 'purpose', 'model', 'outcome')
  const faults = count(
    'answer_faults',
    'Faults of answers of a model: why they were sent back, or with GATES=observe would have been.',
    'purpose',
    'code',
  )
  const callSeconds = time(
    'model_call',
    'How long calls of a model took.',
    [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120],
    'purpose',
    'model',
  )
  const tokens = count('model_tokens', 'Tokens that models read and wrote.', 'purpose', 'model', 'direction')
  const dollars = count(
    'model_cost_dollars',
    'What calls of a model with a known price have cost, in US dollars.',
    'purpose',
    'model',
  )
  const searches = count(
    'resource_searches',
    'Questions to sources of learning resources, by what came of them; remembered answers too.',
    'source',
    'outcome',
  )
  const readings = count('page_readings', 'Pages opened before learners see them, by what was found there.', 'kind')
  const declined = count('conversations_declined', 'Conversations that were declined.', 'reason')
  const jobs = count('job_runs', 'Runs of jobs that have ended.', 'kind', 'outcome')
  const jobSeconds = time(
    'job',
    'How long runs of jobs took.',
    [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    'kind',
  )

  return {
    onAnswered: ({ route, method: given, status, ms, refusal }: RequestSummary): void => {
      const method = METHODS.has(given) ? given : 'other'
      requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` })
      requestSeconds.observe({ route, method }, ms / 1_000)
      if (refusal === 'too-many-tries') limited.inc({ route })
    },

    onModelCall: (call: ModelCall): void => {
      const { purpose, model, outcome, milliseconds, cost } = call
      calls.inc({ purpose, model, outcome })
      for (const code of call.faults) faults.inc({ purpose, code })
      if (milliseconds !== null) callSeconds.observe({ purpose, model }, milliseconds / 1_000)
      for (const direction of TOKENS) {
        tokens.inc({ purpose, model, direction }, call[`${direction}Tokens`] ?? 0)
      }
      // millionths of a dollar
      if (cost !== null) dollars.inc({ purpose, model }, cost / 1_000_000)
    },

    onSourceAnswer: ({ source, outcome }: { readonly source: string; readonly outcome: string }): void =>
      searches.inc({ source, outcome }),

    onPageRead: (kind: PageReading['kind']): void => readings.inc({ kind }),

    onDeclined: (reason: DeclineReason): void => declined.inc({ reason }),

    /** The same handlers, with every run counted. */
    countJobs: (handlers: JobHandlers): JobHandlers => ({
      run: async (job) => {
        const { kind } = job
        const stop = jobSeconds.startTimer({ kind })
        let outcome = 'failed'
        try {
          const done = await handlers.run(job)
          outcome = done
          return done
        } finally {
          stop()
          jobs.inc({ kind, outcome })
        }
      },
      abandon: async (job) => {
        await handlers.abandon(job)
        jobs.inc({ kind: job.kind, outcome: 'given-up' })
      },
    }),
  }
}
