import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer } from '../../api/testing/fake-server.ts'
import { at, conversation, id, message, paths, serve } from './testing/stand-in-server.ts'
import { press, visit } from './testing/visit.tsx'

const talk = [message(1, 'Chess', true), message(2, 'Shall I proceed?', false)]

describe('a double click', () => {
  it('should say yes once', async () => {
    const { sent } = serve({ [paths.messages]: [200, conversation(talk, true)], [paths.confirm]: [500, {}] })
    visit(id)
    const yes = await screen.findByRole('button', { name: 'Yes, Proceed' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    expect(await screen.findByText('Failed to generate learning plan.')).toBeVisible()
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('should cancel once, and take the conversation out of the address', async () => {
    const { sent } = serve({
      [paths.messages]: [200, conversation(talk)],
      [paths.cancel]: [200, { message: 'Cancelled' }],
    })
    const address = visit(id)
    const cancel = await screen.findByRole('button', { name: 'Cancel Conversation' })
    fireEvent.click(cancel)
    fireEvent.click(cancel)
    const words = 'Conversation cancelled. You can start a new one if you like.'
    expect(await screen.findByText(words)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/new-learning-request'))
    expect(screen.getByText(words)).toBeVisible()
    expect(sent(paths.cancel)).toHaveLength(1)
  })
})

describe('a goal that is sent again', () => {
  it('should begin the same conversation after a failure', async () => {
    const { sent } = serve({ [paths.initiate]: [500, {}] })
    visit()
    fireEvent.change(await screen.findByLabelText('What do you want to learn?'), { target: { value: 'Chess' } })
    await press('Start Conversation')
    await screen.findByText('Failed to initiate conversation.')
    await press('Start Conversation')
    await waitFor(() => expect(sent(paths.initiate)).toHaveLength(2))
    const [failed, again] = sent(paths.initiate).map(({ message_id }) => message_id)
    expect(failed).toEqual(expect.any(String))
    expect(again).toBe(failed)
  })
})

describe('a cancelled conversation', () => {
  it('should not take back to its page who has left it before the answer came', async () => {
    const { now } = serve({ [paths.messages]: [200, conversation(talk)] })
    const late = lateAnswer()
    now({ [paths.cancel]: late.handler })
    const address = visit(id)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Conversation' }))
    fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    await act(async () => {
      late.arrive(200, { message: 'Cancelled' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(address()).toBe('/dashboard')
  })

  it('should be shown of although an earlier attempt to start one had failed', async () => {
    serve({
      [paths.current]: [200, { conversation_id: id, initial_goal: 'Chess', updated_at: at }],
      [paths.initiate]: [500, {}],
      [paths.messages]: [200, conversation(talk)],
      [paths.cancel]: [200, { message: 'Cancelled' }],
    })
    visit()
    const goal = await screen.findByLabelText('What do you want to learn?')
    fireEvent.change(goal, { target: { value: 'Chess' } })
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
    await press('Start Conversation')
    await screen.findByText('Failed to initiate conversation.')
    await press('Continue')
    await press('Cancel Conversation')
    expect(await screen.findByText('Conversation cancelled. You can start a new one if you like.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

describe('what came to nothing', () => {
  it('should be shown of the last thing tried, and of nothing before it', async () => {
    serve({
      [paths.messages]: [200, conversation(talk, true)],
      [paths.confirm]: [500, {}],
      [paths.cancel]: [500, {}],
    })
    visit(id)
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await press('Yes, Proceed')
    await screen.findByText('Failed to generate learning plan.')
    await press('Cancel Conversation')
    await screen.findByText('Failed to cancel conversation.')
    expect(alerts()).toEqual(['Failed to cancel conversation.'])
    await press('Yes, Proceed')
    await screen.findByText('Failed to generate learning plan.')
    expect(alerts()).toEqual(['Failed to generate learning plan.'])
  })
})

describe('a second window', () => {
  it('should read what was said elsewhere when it is turned to', async () => {
    const { now } = serve({ [paths.messages]: [200, conversation(talk.slice(0, 1))] })
    visit(id)
    await screen.findByPlaceholderText('Type your message...')
    now({ [paths.messages]: [200, conversation(talk)] })
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText('Shall I proceed?')).toBeVisible()
  })
})
