import type { JobHandlers, ModelCall } from '@app/domain'
import type { Answered } from '@app/http'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Node's parser knows some thirty methods; whoever tries them all must not make a series of each. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const TOKENS = ['input', 'output'] as const

/** What this process does itself, counted as it happens. No label names a person or quotes one. */
export function makeInstruments(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'waymark_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'waymark_http_request_duration_seconds',
    help: 'How long answers took; of a stream, until its end.',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers,
  })
  const limited = new Counter({
    name: 'waymark_rate_limit_refusals_total',
    help: 'Requests refused because somebody had tried too often.',
    labelNames: ['route'],
    registers,
  })
  const calls = new Counter({
    name: 'waymark_model_calls_total',
    help: 'Calls of a model that have ended.',
    labelNames: ['purpose', 'model', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'waymark_model_call_duration_seconds',
    help: 'How long calls of a model took.',
    labelNames: ['purpose', 'model'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120],
    registers,
  })
  const tokens = new Counter({
    name: 'waymark_model_tokens_total',
    help: 'Tokens that models read and wrote.',
    labelNames: ['purpose', 'model', 'direction'],
    registers,
  })
  const dollars = new Counter({
    name: 'waymark_model_cost_dollars_total',
    help: 'What calls of a model with a known price have cost, in US dollars.',
    labelNames: ['purpose', 'model'],
    registers,
  })
  const jobs = new Counter({
    name: 'waymark_job_runs_total',
    help: 'Runs of jobs that have ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'waymark_job_duration_seconds',
    help: 'How long runs of jobs took.',
    labelNames: ['kind'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  })

  return {
    onAnswered: ({ route, method: given, status, ms, refusal }: Answered): void => {
      const method = METHODS.has(given) ? given : 'other'
      requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` })
      requestSeconds.observe({ route, method }, ms / 1_000)
      if (refusal === 'too-many-tries') limited.inc({ route })
    },

    onModelCall: (call: ModelCall): void => {
      const { purpose, model, outcome, milliseconds, cost } = call
      calls.inc({ purpose, model, outcome })
      if (milliseconds !== null) callSeconds.observe({ purpose, model }, milliseconds / 1_000)
      for (const direction of TOKENS) {
        tokens.inc({ purpose, model, direction }, call[`${direction}Tokens`] ?? 0)
      }
      // millionths of a dollar
      if (cost !== null) dollars.inc({ purpose, model }, cost / 1_000_000)
    },

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
