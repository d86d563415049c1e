import { texts as goals } from 'virtual:texts/goals'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { conversation, done, id, message, paths, serve } from './testing/stand-in-server.ts'
import { visitAt } from './testing/visit.tsx'

const GOAL = `${goals.plans.guitar}. Make the plan now.`
const summed = [message(1, GOAL, true), message(2, 'Here’s a summary. Proceed?', false)]

describe('an example plan that the address names', () => {
  it('should begin by itself, once, and ask for its summary at once', async () => {
    const { sent } = serve({
      [paths.initiate]: done('Proceed?', { conversation_id: id, awaiting_confirmation: true }),
      [paths.messages]: [200, conversation(summed, true)],
    })
    const address = visitAt('?example=guitar')
    expect(await screen.findByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    expect(sent(paths.initiate)).toMatchObject([{ initial_goal: GOAL }])
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
  })

  it.each(['?example=bees', '?example=toString', ''])('should be no other: %s', async (search) => {
    const { sent } = serve({})
    visitAt(search)
    expect(await screen.findByRole('button', { name: 'Start Conversation' })).toBeVisible()
    expect(sent(paths.initiate)).toEqual([])
  })
})
