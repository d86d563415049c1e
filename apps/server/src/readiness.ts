import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '@app/domain'
import type { IsReady } from '@app/http'
import type { Postgres } from '@app/postgres'

const READY_TIMEOUT_MS = 3 * SECOND

/** Ready with a database whose schema is ours; the rest of the checks are for people to look at. */
export function makeIsReady(
  { schemaIsCurrent }: Pick<Postgres, 'schemaIsCurrent'>,
  /** Shown, but without effect on readiness. */
  warnings: () => Readonly<Record<string, 'ok' | 'warning'>>,
  { timeoutMs = READY_TIMEOUT_MS, hasStarted = () => true }: { timeoutMs?: number; hasStarted?: () => boolean } = {},
): IsReady {
  let asking: Promise<boolean | null> | null = null
  const ask = async (): Promise<boolean | null> => {
    try {
      return await schemaIsCurrent()
    } catch {
      return null
    } finally {
      asking = null
    }
  }
  return async () => {
    // concurrent checks share one query: on a database that hangs each would take a connection
    asking ??= ask()
    const current = await Promise.race([asking, pause(timeoutMs, null, { ref: false })])
    const rest = { ...(!hasStarted() && ({ startup: 'down' } as const)), ...warnings() }
    if (current === null) return { ready: false, checks: { database: 'down', ...rest } }
    const checks = { database: 'ok', migrations: current ? 'ok' : 'down', ...rest } as const
    return { ready: current && hasStarted(), checks }
  }
}
