import { isString, recordOf, stored } from '../../../api/storage.ts'
import type { PendingMessage } from './turn.ts'

/** A message until the server turns out to have it: neither a reload nor another page loses it meanwhile. */
const entryOf = (conversationId: string) =>
  stored<PendingMessage>('sessionStorage', `unsent:${conversationId}`, (value) => {
    const { id, text } = recordOf(isString)(value)
    return id !== undefined && text !== undefined ? { id, text } : null
  })

export const storePendingMessage = (conversationId: string, message: PendingMessage): void =>
  entryOf(conversationId).write(message)
export const clearPendingMessage = (conversationId: string): void => entryOf(conversationId).clear()
export const pendingMessageIn = (conversationId: string): PendingMessage | null => entryOf(conversationId).read()
