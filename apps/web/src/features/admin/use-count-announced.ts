import { useEffect, useRef } from 'react'
import { announce } from '../../ui/feedback/announcer.tsx'

/**
 * Announces to screen readers how a list has changed, once what was asked for has come; until then `words` is undefined. The
 * first list is no news.
 */
export function useCountAnnounced(asked: unknown, words: string | undefined): void {
  const question = JSON.stringify(asked)
  const announced = useRef<string | null>(null)
  useEffect(() => {
    if (words === undefined || announced.current === question) return
    if (announced.current !== null) announce(words)
    announced.current = question
  }, [question, words])
}
