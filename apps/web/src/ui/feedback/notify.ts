export type News = { readonly kind: 'success' | 'error' | 'info'; readonly text: string }

/** Nobody wants to hear later than this what was news once. */
const STALE_AFTER = 10_000

type Waiting = { readonly news: News; readonly since: number }

const waiting: Waiting[] = []
let deliver: ((news: News) => void) | undefined
const wakers = new Set<() => void>()
const droppers = new Set<() => void>()

function tell(news: News): void {
  if (deliver) {
    deliver(news)
    return
  }
  // the library that draws toasts is not loaded before the first one; what comes meanwhile is kept
  waiting.push({ news, since: Date.now() })
  for (const wake of wakers) wake()
}

/**
 * Short news at the top of the screen. They vanish: whatever matters must also stay on the page.
 * @public for pages whose acts have no place of their own to answer in
 */
export const notify = {
  success: (text: string) => tell({ kind: 'success', text }),
  error: (text: string) => tell({ kind: 'error', text }),
  info: (text: string) => tell({ kind: 'info', text }),
}

export function deliverNewsTo(receiver: (news: News) => void): () => void {
  deliver = receiver
  for (const { news, since } of waiting.splice(0)) if (Date.now() - since < STALE_AFTER) receiver(news)
  return () => {
    deliver = undefined
  }
}

export function onFirstNews(wake: () => void): () => void {
  wakers.add(wake)
  return () => wakers.delete(wake)
}

/** What is right now, or another page, makes errors old news. */
export function dropErrors(): void {
  waiting.splice(0, Number.POSITIVE_INFINITY, ...waiting.filter(({ news }) => news.kind !== 'error'))
  for (const drop of droppers) drop()
}

export function onErrorsDropped(drop: () => void): () => void {
  droppers.add(drop)
  return () => droppers.delete(drop)
}

export const dropWaiting = (): void => void waiting.splice(0)

export const hasNews = (): boolean => waiting.length > 0
