import { isProblem } from './problem.ts'

/**
 * For a mutation that may be sent twice and costs nothing: without a line it waits, and goes on by itself once the line is back, in the
 * order of the presses. Any other failure is one, as is a server that is away: no browser notices when that is back.
 */
export const retryWhenOnline = {
  networkMode: 'offlineFirst',
  retry: (_failures: number, error: Error) => isProblem(error, 'network') && !navigator.onLine,
  retryDelay: 1_000,
} as const

type Sending = { readonly isPending: boolean; readonly failureReason: Error | null }

/** Whether it waits for the line. */
export const waitsForLine = ({ isPending, failureReason }: Sending): boolean => isPending && failureReason !== null
