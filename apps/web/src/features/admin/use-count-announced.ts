import { useEffect, useRef } from 'react'
import { announce } from '../../ui/feedback/announcer.tsx'

/**
 * Tells who does not see a list how it has changed, once what was asked for has come; until then `words` is undefined. The
 * first list is no news.
 */
export function useCountAnnounced(asked: unknown, words: string | undefined): void {
  const question = JSON.stringify(asked)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (words === undefined || told.current === question) return
    if (told.current !== null) announce(words)
    told.current = question
  }, [question, words])
}
