import { type MutationFilters, useMutationState } from '@tanstack/react-query'
import { isProblem } from './problem.ts'

/** So often is it sent in all, as long as there is a line: the first requests after it is back often fail. */
const MAX_TRIES = 6

/**
 * For a mutation that may be sent twice and costs nothing: without a line it waits, and goes on by itself once the line is back, in the
 * order of the presses. Any other failure is one, as is a server that is away: no browser notices when that is back.
 */
export const retryWhenOnline = {
  networkMode: 'offlineFirst',
  // only a mutation that began without a line has failures behind it
  retry: (failures: number, error: Error) =>
    isProblem(error, 'network') && (!navigator.onLine || (failures > 0 && failures < MAX_TRIES - 1)),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 8_000),
} as const

/** Whether one of them waits for the line, whichever page it was pressed on. */
export const useWaitsForLine = (filters: MutationFilters): boolean =>
  useMutationState({
    filters: { ...filters, status: 'pending' },
    select: ({ state }) => state.failureReason !== null,
  }).includes(true)
