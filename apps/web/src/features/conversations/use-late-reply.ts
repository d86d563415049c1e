import { useQuery } from '@tanstack/react-query'
import { useDelayed } from '../../ui/use-delayed.ts'
import { conversationQueries } from './api.ts'

/** The server gives no reply more time than this. */
const LONGEST_REPLY = 120_000

/** A page that was left goes on being answered: while a reply may still come, it is asked for. */
export function useLateReply(conversationId: string | null, waits: boolean): void {
  const isTooLate = useDelayed(LONGEST_REPLY)
  const enabled = conversationId !== null && waits && !isTooLate
  useQuery({ ...conversationQueries.messages(conversationId ?? ''), enabled, refetchInterval: enabled && 3_000 })
}
