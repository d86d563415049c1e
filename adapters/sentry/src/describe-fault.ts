import { defaultStackParser, type ErrorEvent } from '@sentry/node'

type Described = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number]
type Frames = NonNullable<Described['stacktrace']>['frames']

/** Causes of causes; a chain that bites its own tail ends here as well. */
const DEEPEST = 5

/**
 * Of an error only what code put there: its type, and where it was thrown. Its message may quote a learner, a mail
 * address or a vendor, and stays in the server's own log. Sentry wants the root cause first.
 */
export function describeFault(error: unknown, depth = 0): Described[] {
  if (!(error instanceof Error)) return [{ type: `thrown ${typeof error}`, value: UNTOLD }]
  const { cause } = error
  const within = [...(cause === undefined ? [] : [cause]), ...(error instanceof AggregateError ? error.errors : [])]
  const causes = depth >= DEEPEST ? [] : within.slice(0, DEEPEST).flatMap((one) => describeFault(one, depth + 1))
  const frames = framesOf(error)
  // a name may be set to anything, so it has to look like one
  const type = /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error'
  return [...causes, { type, value: UNTOLD, ...(frames && { stacktrace: { frames } }) }]
}

const UNTOLD = "(its words are in the server's log)"

function framesOf(error: Error): Frames {
  const { stack = '' } = error
  // the message stands above the frames, may have several lines, and one of them may look like a frame
  const end = error.message === '' ? -1 : stack.indexOf(error.message)
  const lines = end === -1 ? stack : stack.slice(end + error.message.length)
  return defaultStackParser(lines).map((frame) => ({
    ...(frame.function !== undefined && { function: frame.function }),
    ...(frame.lineno !== undefined && { lineno: frame.lineno }),
    ...(frame.colno !== undefined && { colno: frame.colno }),
    ...(frame.in_app !== undefined && { in_app: frame.in_app }),
    ...(frame.filename !== undefined && { filename: inRepository(frame.filename) }),
  }))
}

/** An absolute path can contain a person's name: only the path within the product is sent. */
const inRepository = (file: string): string =>
  /(?:^|\/)((?:node_modules|apps|adapters|packages)\/.*)$/.exec(file)?.[1] ?? file.slice(file.lastIndexOf('/') + 1)
