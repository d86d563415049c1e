import { err, type ModelCall, ok } from '@app/domain'
import { describeFault, type IsReady, makeHttpServer, makeMetricsApp } from '@app/http'
import type { Postgres } from '@app/postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { listenError } from '../listen-error.ts'
import { productVersion } from '../product-version.ts'
import type { Metrics } from './metrics.ts'

/** Null, and not even loaded, without METRICS_PORT. */
export async function chooseMetrics({ metricsPort, role }: Config, postgres: Postgres): Promise<Metrics | null> {
  if (metricsPort === null) return null
  const { makeMetrics } = await import('./metrics.ts')
  return makeMetrics({ metricsQueries: postgres.metricsQueries, version: productVersion(), role })
}

/** Logs each model call (in development at level debug) and counts it. */
export const logModelCalls =
  (log: Logger, { production }: Config, metrics: Metrics | null) =>
  (call: ModelCall, asked: string): void => {
    // the configured name: a server may answer with any number of names, each of which would be a series
    metrics?.onModelCall({ ...call, model: asked })
    log[production ? 'info' : 'debug'](
      {
        call_id: call.id,
        purpose: call.purpose,
        model: call.model,
        outcome: call.outcome,
        ms: call.milliseconds,
        input_tokens: call.inputTokens,
        output_tokens: call.outputTokens,
        cost_usd: call.cost === null ? null : call.cost / 1_000_000,
        user_id: call.userId,
        plan_id: call.planId,
        chapter_id: call.chapterId,
      },
      'model call',
    )
  }

/** The answer was used all the same; its cost counts at its maximum. */
export const logUnsavedModelCall =
  (log: Logger) =>
  ({ id, outcome }: ModelCall, error: unknown): void =>
    log.error({ call_id: id, outcome, err: describeFault(error) }, 'the end of a model call could not be saved')

/** Null without METRICS_PORT. A port that is taken is a refusal, a sentence for the operator. */
export async function openMetricsServer(
  { metricsPort, host }: Config,
  { metrics, isReady, log }: { readonly metrics: Metrics | null; readonly isReady: IsReady; readonly log: Logger },
) {
  if (metricsPort === null || metrics === null) return ok(null)
  const onFault = (error: unknown) => log.error({ err: describeFault(error) }, 'the metrics could not be served')
  try {
    const server = makeHttpServer(makeMetricsApp({ metrics, isReady, onFault }))
    await server.listen(metricsPort, host)
    return ok({ close: () => server.close(0) })
  } catch (error) {
    return err(listenError(error, { port: metricsPort, host, variable: 'METRICS_PORT' }))
  }
}
