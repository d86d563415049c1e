import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '../../api/testing/fake-server.ts'
import { at, conversation, delta, done, id, message, paths, serve } from './testing/stand-in-server.ts'
import { press, say, visit } from './testing/visit.tsx'

const goal = message(1, 'Chess', true)
const question = message(2, 'How well do you play?', false)
const talking = { [paths.messages]: [200, conversation([goal, question])] } as const
const confirming = { [paths.messages]: [200, conversation([goal, question], true)] } as const
const input = () => screen.queryByPlaceholderText('Type your message...')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the goal form', () => {
  it('should want a goal', async () => {
    serve({})
    visit()
    await press('Start Conversation')
    expect(await screen.findByText('Please enter your learning goal.')).toBeVisible()
  })

  it('should turn a goal into a conversation and keep its id in the address', async () => {
    const { sent } = serve({
      [paths.initiate]: delta('Good') + done('Good **choice**.', { conversation_id: id }),
      [paths.messages]: [200, conversation([goal, message(2, 'Good **choice**.', false)])],
    })
    const address = visit()
    await press('Bake sourdough bread that rises')
    await press('Start Conversation')
    expect(await screen.findByText('choice')).toBeVisible()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
    expect(sent(paths.initiate)).toMatchObject([{ initial_goal: 'Bake sourdough bread that rises' }])
  })

  it('should keep the goal when nothing came of it', async () => {
    serve({ [paths.initiate]: [500, {}] })
    visit()
    fireEvent.change(await screen.findByLabelText('What do you want to learn?'), { target: { value: 'Chess' } })
    await press('Start Conversation')
    expect(await screen.findByText('Failed to initiate conversation.')).toBeVisible()
    expect(screen.getByLabelText('What do you want to learn?')).toMatchObject({ value: 'Chess' })
  })

  it('should say a goal again, not twice, when only its reply failed', async () => {
    const unanswered = refusal(503, 'assistant-unavailable', 'Not now.', { conversation_id: id })
    const { sent } = serve({
      [paths.initiate]: unanswered,
      [paths.messages]: [200, { ...conversation([goal]), status: 'awaiting-assistant' }],
      [paths.continue]: done('How well do you play?'),
    })
    const address = visit()
    fireEvent.change(await screen.findByLabelText('What do you want to learn?'), { target: { value: 'Chess' } })
    await press('Start Conversation')
    await screen.findByText('Not now.')
    // until then 'Retry' would begin a conversation
    await waitFor(() => expect(address()).toBe(`/new-learning-request?conversation=${id}`))
    await press('Retry')
    expect(await screen.findByText('How well do you play?')).toBeVisible()
    expect(sent(paths.continue)).toEqual([{ message: 'Chess', message_id: goal.id }])
  })

  it('should offer what is open', async () => {
    serve({ [paths.current]: [200, { conversation_id: id, initial_goal: 'Chess', updated_at: at }], ...talking })
    const address = visit()
    await press('Continue')
    expect(await screen.findByText('How well do you play?')).toBeVisible()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
  })

  it('should come back with a note where there is no such conversation', async () => {
    serve({ [paths.messages]: refusal(404, 'conversation-not-found', 'There is none.') })
    const address = visit(id)
    expect(await screen.findByText('There is none.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/new-learning-request'))
    expect(screen.getByText('There is none.')).toBeVisible()
    expect(await screen.findByLabelText('What do you want to learn?')).toBeVisible()
  })
})

describe('the conversation', () => {
  it('should say why it cannot be read', async () => {
    serve({ [paths.messages]: [418, {}] })
    visit(id)
    expect(await screen.findByText('Failed to fetch messages')).toBeVisible()
  })

  it('should leave the direction of the goal in its heading to the goal alone', async () => {
    serve(talking)
    visit(id)
    const heading = await screen.findByRole('heading', { name: /^Conversation about:/ })
    expect(heading.closest('[dir=auto]')).toBe(null)
    expect(heading.querySelector('[dir=auto]')?.textContent).toBe('Chess')
  })

  it('should keep a message that failed and send the same one again', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [500, {}] })
    visit(id)
    await say('Not at all')
    expect(await screen.findByText('Failed to send message.')).toBeVisible()
    now({ [paths.continue]: done('Then we begin at the beginning.') })
    await press('Retry')
    expect(await screen.findByText('Then we begin at the beginning.')).toBeVisible()
    expect(screen.getAllByText('Not at all')).toHaveLength(1)
    const [first, second] = sent(paths.continue)
    expect(first).toEqual({ message: 'Not at all', message_id: expect.any(String) })
    expect(second).toEqual(first)
  })

  it('should ignore a blank message', async () => {
    const { sent } = serve(talking)
    visit(id)
    await say('  \n ')
    expect(sent(paths.continue)).toEqual([])
  })

  it('should refuse a message that is too long, and keep it', async () => {
    const { sent } = serve(talking)
    visit(id)
    await say('x'.repeat(4_001))
    expect(screen.getByText(/^A message can have at most 4,000 characters/)).toBeVisible()
    expect(sent(paths.continue)).toEqual([])
  })

  it('should find the reply of a line that dropped', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: delta('Then we') })
    visit(id)
    await say('Not at all')
    expect(await screen.findByText(/Looking for the reply/)).toBeVisible()
    const pending = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    const whole = conversation([goal, question, pending, message(4, 'Then we begin.', false)])
    now({ [paths.messages]: [200, whole] })
    expect(await screen.findByText('Then we begin.')).toBeVisible()
    expect(screen.queryByText(/Looking for the reply/)).toBe(null)
    expect(screen.getAllByText('Not at all')).toHaveLength(1)
  })

  it('should soon offer to say it again where the server is back and has no reply', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent, now } = serve({ ...talking, [paths.continue]: delta('Then we') })
    visit(id)
    await say('Not at all')
    await screen.findByText(/Looking for the reply/)
    const pending = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    const waiting = { ...conversation([goal, question, pending]), status: 'awaiting-assistant' }
    now({ [paths.messages]: [200, waiting], [paths.continue]: done('Then we begin.') })
    await pass(9_000)
    await press('Retry')
    expect(await screen.findByText('Then we begin.')).toBeVisible()
    const [first, second] = sent(paths.continue)
    expect(second).toEqual(first)
  })

  it('should believe the server when only the answer got lost', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [502, {}] })
    visit(id)
    await say('Not at all')
    await screen.findByText('Failed to send message.')
    const pending = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    now({ [paths.messages]: [200, conversation([goal, question, pending, message(4, 'Proceed?', false)], true)] })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBe(null)
  })

  it('should offer to go on after a reload before the reply', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const waiting = { ...conversation([goal]), status: 'awaiting-assistant' }
    const { sent } = serve({ [paths.messages]: [200, waiting], [paths.continue]: done('How well do you play?') })
    visit(id)
    expect(await screen.findByText('Thinking...')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBe(null)
    await pass(9_000)
    await press('Retry')
    expect(await screen.findByText('How well do you play?')).toBeVisible()
    expect(sent(paths.continue)).toEqual([{ message: 'Chess', message_id: goal.id }])
  })

  it('should ask before it is cancelled once there is something to lose', async () => {
    const more = conversation([goal, question, message(3, 'Not at all', true), message(4, 'Good.', false)])
    const { sent } = serve({ [paths.messages]: [200, more], [paths.cancel]: [200, { message: 'Cancelled' }] })
    visit(id)
    await press('Cancel Conversation')
    await screen.findByRole('dialog')
    const keep = screen.getByRole('button', { name: 'Keep talking' })
    await waitFor(() => expect(document.activeElement).toBe(keep))
    expect(sent(paths.cancel)).toHaveLength(0)
    await press('Cancel Conversation')
    expect(await screen.findByText('Conversation cancelled. You can start a new one if you like.')).toBeVisible()
  })

  it('should stay when it could not be cancelled', async () => {
    serve({ ...talking, [paths.cancel]: [500, {}] })
    visit(id)
    await press('Cancel Conversation')
    expect(await screen.findByText('Failed to cancel conversation.')).toBeVisible()
    expect(input()).not.toBe(null)
  })
})

describe('the confirmation', () => {
  it('should stand in for the input when the server says so, whatever the words are', async () => {
    serve(confirming)
    visit(id)
    expect(await screen.findByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    expect(input()).toBe(null)
  })

  it('should take a no as a request for changes', async () => {
    const { sent } = serve({ ...confirming, [paths.continue]: done('What shall I change?') })
    visit(id)
    await press('No, I want to change something')
    expect(await screen.findByText('What shall I change?')).toBeVisible()
    expect(screen.getByText('Making changes... please continue the conversation below.')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toBe(input()))
    const words = "I'd like to make some changes to the details we discussed."
    expect(sent(paths.continue)).toMatchObject([{ message: words }])
  })

  it('should say when the request for changes did not arrive', async () => {
    serve({ ...confirming, [paths.continue]: [500, {}] })
    visit(id)
    await press('No, I want to change something')
    expect(await screen.findByText('Failed to send change request.')).toBeVisible()
  })

  it('should keep the conversation and both buttons when no plan comes of a yes', async () => {
    serve({ ...confirming, [paths.confirm]: [500, {}] })
    visit(id)
    await press('Yes, Proceed')
    expect(await screen.findByText('Failed to generate learning plan.')).toBeVisible()
    const yes = screen.getByRole('button', { name: 'Yes, Proceed' })
    await waitFor(() => expect(document.activeElement).toBe(yes))
    expect(screen.getByRole('button', { name: 'No, I want to change something' })).toBeVisible()
  })
})
