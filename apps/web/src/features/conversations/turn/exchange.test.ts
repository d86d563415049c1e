import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { at, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { findStarted } from './exchange.ts'

const thisPress = message(1, 'Chess', true).id

describe('findStarted', () => {
  it.each([
    ['this press has begun', thisPress, id],
    ['an earlier press has begun with the same goal', message(2, 'Chess', true).id, null],
  ])('should take the conversation that %s as what it is', async (_, message_id, found) => {
    serve({ [paths.current]: [200, { conversation_id: id, initial_goal: 'Chess', message_id, updated_at: at }] })
    const goal = { id: null, text: ' Chess ', key: thisPress }
    expect(await findStarted(new QueryClient(), goal)).toBe(found)
  })
})
