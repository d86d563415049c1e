import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pollWhile } from '../../../api/polling.ts'
import { conversationQueries } from '../api.ts'

/** The server gives no reply more time than this. */
const REPLY_TIMEOUT_MS = 120_000

/** A page that was left goes on being answered: while a reply may still come, it is asked for. */
export function useLateReply(conversationId: string | null, waits: boolean): void {
  const [isTooLate, setTooLate] = useState(false)
  useEffect(() => {
    if (!waits) return
    // counted anew for every wait: a page may be open for long before a line drops
    setTooLate(false)
    const timer = setTimeout(() => setTooLate(true), REPLY_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [waits])
  const enabled = conversationId !== null && waits && !isTooLate
  useQuery({
    ...conversationQueries.messages(conversationId ?? ''),
    enabled,
    refetchInterval: pollWhile(() => enabled),
  })
}
