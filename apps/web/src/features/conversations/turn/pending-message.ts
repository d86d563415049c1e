import type { PendingMessage } from './turn.ts'

const keyOf = (conversationId: string) => `unsent:${conversationId}`

/** Notes what was said until the server turns out to have it: neither a reload nor another page loses it meanwhile. */
export function storePendingMessage(conversationId: string, pending: PendingMessage): void {
  try {
    sessionStorage.setItem(keyOf(conversationId), JSON.stringify(pending))
  } catch {
    // storage switched off: what failed stays as long as the page
  }
}

export function clearPendingMessage(conversationId: string): void {
  try {
    sessionStorage.removeItem(keyOf(conversationId))
  } catch {
    // see above
  }
}

export function pendingMessageIn(conversationId: string): PendingMessage | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('text' in kept)) return null
    return typeof kept.id === 'string' && typeof kept.text === 'string' ? { id: kept.id, text: kept.text } : null
  } catch {
    return null
  }
}
