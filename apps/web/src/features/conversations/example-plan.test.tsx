import { texts as goals } from 'virtual:texts/goals'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { conversation, done, id, message, paths, serve } from './testing/stand-in-server.ts'
import { visitAt } from './testing/visit.tsx'

const GOAL = goals.plans.guitar
const asked = [message(1, GOAL, true), message(2, 'What would you like to play?', false)]
const summed = [...asked, message(3, 'Here’s a summary. Proceed?', false)]
const started = { [paths.initiate]: done('What would you like to play?', { conversation_id: id }) }

describe('an example plan that the address names', () => {
  it('should begin by itself, once, and lead to the summary', async () => {
    const { sent } = serve({
      ...started,
      [paths.messages]: [200, conversation(asked)],
      [paths.summarise]: () => {
        return [200, { ai_message: 'Proceed?', awaiting_confirmation: true, suggestions: [] }]
      },
    })
    const address = visitAt('?example=guitar')
    await waitFor(() => expect(sent(paths.summarise)).toHaveLength(1))
    expect(sent(paths.initiate)).toMatchObject([{ initial_goal: GOAL }])
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
  })

  it('should show the yes at once where the first reply is the summary', async () => {
    const { sent } = serve({
      [paths.initiate]: done('Proceed?', { conversation_id: id, awaiting_confirmation: true }),
      [paths.messages]: [200, conversation(summed, true)],
    })
    visitAt('?example=guitar')
    expect(await screen.findByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    expect(sent(paths.summarise)).toEqual([])
  })

  it('should leave the learner in the chat where the summary came to nothing', async () => {
    const { sent } = serve({
      ...started,
      [paths.messages]: [200, conversation(asked)],
      [paths.summarise]: [409, { code: 'conversation-full', detail: 'It is full.' }],
    })
    visitAt('?example=guitar')
    await waitFor(() => expect(sent(paths.summarise)).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Make the plan now' })).toBeVisible()
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it.each(['?example=bees', '?example=toString', ''])('should be no other: %s', async (search) => {
    const { sent } = serve({})
    visitAt(search)
    expect(await screen.findByRole('button', { name: 'Start Conversation' })).toBeVisible()
    expect(sent(paths.initiate)).toEqual([])
  })
})
