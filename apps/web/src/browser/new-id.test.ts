import { continueConversation } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { newId } from './new-id.ts'

describe('newId', () => {
  it('should be an id that the contract takes, and another one each time', () => {
    const ids = Array.from({ length: 100 }, newId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) {
      expect(continueConversation.input.safeParse({ id, message: 'x', message_id: id }).success).toBe(true)
    }
  })
})
