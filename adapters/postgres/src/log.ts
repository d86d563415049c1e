import type { JobKind } from '@app/domain'

/** For the operator. Says which job, never what is in it. */
export type LogEvent = {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly jobKey?: string
  readonly kind?: JobKind
  readonly error?: unknown
}

export type Log = (event: LogEvent) => void
