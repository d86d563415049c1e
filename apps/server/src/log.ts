import { type DestinationStream, type Logger, pino } from 'pino'
import { requestId } from './request-context.ts'

/** Never logged, at any depth: credentials and addresses. */
const REDACTED = ['authorization', 'cookie', 'password', 'token', 'secret', 'access_token', 'email']

/** JSON lines for machines in production; while developing, one plain line per event for the person who reads it. */
export function makeLog({ production, level }: { readonly production: boolean; readonly level: string }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestFields,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  }
  return production ? pino(options) : pino(options, plainLines)
}

/** The id of the current request, or of the one that enqueued the current job. */
function requestFields(): object {
  const id = requestId()
  return id === null ? {} : { request_id: id }
}

const NAMES: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

const plainLines: DestinationStream = {
  write: (line) => {
    const { level, time, msg, err, method, route, status, reference, jobKey } = JSON.parse(line)
    const request = method ? ` ${method} ${route} answered ${status}` : ''
    const about = [reference, jobKey].filter(Boolean).map((name) => ` (${name})`)
    const stack = err?.stack ? `\n${err.stack}` : ''
    process.stdout.write(
      `${String(time).slice(11, 19)} ${NAMES[level] ?? ''}${msg ?? ''}${request}${about.join('')}${stack}\n`,
    )
  },
}
