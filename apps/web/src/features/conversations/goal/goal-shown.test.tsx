import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Announcer } from '../../../ui/feedback/announcer.tsx'
import { at, conversation, done, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, say, visit } from '../testing/visit.tsx'

const talk = conversation([message(1, 'Chess', true), message(2, 'How well do you play?', false)])

describe('the goal form', () => {
  it('should offer what is open by the goal alone, in its own direction', async () => {
    const goal = 'אני רוצה ללמוד לקרוא תווים ולנגן בפסנתר'
    serve({ [paths.current]: [200, { conversation_id: id, initial_goal: goal, updated_at: at }] })
    visit()
    const shown = await screen.findByText(goal)
    expect(shown.getAttribute('dir')).toBe('auto')
    expect(shown.className).toContain('line-clamp-2')
  })

  it.each([
    ['Continue', { conversation_id: id, initial_goal: 'Chess', updated_at: at }],
    ['Start Conversation', { conversation_id: null }],
  ])('should have one loud button: %s', async (name, current) => {
    serve({ [paths.current]: [200, current] })
    visit()
    await screen.findByRole('button', { name })
    const loud = screen.getAllByRole('button').filter(({ classList }) => classList.contains('sign'))
    expect(loud.map(({ textContent }) => textContent)).toEqual([name])
  })

  it('should lead a user who sends nothing to the field, and stop complaining once there is something', async () => {
    const { sent } = serve({})
    visit()
    const field = await screen.findByLabelText('What do you want to learn?')
    fireEvent.change(field, { target: { value: '   ' } })
    expect(screen.queryByText('Please enter your learning goal.')).toBe(null)
    await press('Start Conversation')
    expect(screen.getByText('Please enter your learning goal.')).toBeVisible()
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'Chess' } })
    expect(screen.queryByText('Please enter your learning goal.')).toBe(null)
    expect(sent(paths.initiate)).toEqual([])
  })

  it('should take a pasted syllabus, and say near the end and beyond how long it may be', async () => {
    const { sent } = serve({})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<Announcer />)
    visit()
    const field = await vi.waitFor(() => screen.getByLabelText('What do you want to learn?'))
    const read = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const paste = (length: number) => fireEvent.change(field, { target: { value: 'x'.repeat(length) } })
    paste(3_600)
    expect(screen.queryByText(/characters left/)).toBe(null)
    paste(3_601)
    expect(screen.getByText('399 characters left')).toBeVisible()
    paste(3_700)
    expect(read()).not.toContain('300 characters left')
    act(() => vi.advanceTimersByTime(1_000))
    expect(read()).toContain('300 characters left')
    expect(read()).not.toContain('399 characters left')
    paste(4_001)
    const words = 'A learning goal can have at most 4,000 characters. Yours has 4,001.'
    expect(screen.getByText(words)).toBeVisible()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    vi.useRealTimers()
    await press('Start Conversation')
    expect(sent(paths.initiate)).toEqual([])
    paste(4_000)
    expect(screen.getByText('0 characters left')).toBeVisible()
    await press('Start Conversation')
    expect(sent(paths.initiate)).toMatchObject([{ initial_goal: 'x'.repeat(4_000) }])
  })

  it('should keep what was made of an example when it is shown anew', async () => {
    serve({ [paths.current]: [200, { conversation_id: id, initial_goal: 'Chess', updated_at: at }] })
    visit()
    fireEvent.change(await screen.findByLabelText('What do you want to learn?'), { target: { value: 'To sing' } })
    cleanup()
    visit(undefined, { goal: 'Learn to draw' })
    const field = () => screen.findByLabelText('What do you want to learn?')
    expect(await field()).toHaveProperty('value', 'Learn to draw')
    fireEvent.change(await field(), { target: { value: 'Learn to draw trees' } })
    await press('Start a new one')
    expect(await field()).toHaveProperty('value', 'Learn to draw trees')
    cleanup()
    visit()
    expect(await field()).toHaveProperty('value', 'Learn to draw trees')
  })

  it('should be the way out of a conversation that cannot be read', async () => {
    serve({ [paths.messages]: [418, {}] })
    const address = visit(id)
    await screen.findByText('Failed to fetch messages')
    await press('Start a new one')
    const field = await screen.findByLabelText('What do you want to learn?')
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    expect(address()).toBe('/new-learning-request')
  })

  it('should wait for what may come in above it, but not for ever', async () => {
    vi.useFakeTimers()
    serve({ [paths.current]: () => new Promise(() => undefined) })
    visit()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(screen.queryByLabelText('What do you want to learn?')).toBe(null)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByLabelText('What do you want to learn?')).toBeVisible()
    vi.useRealTimers()
  })

  it('should not leave the last reply in the ear of who has cancelled', async () => {
    serve({
      [paths.messages]: [200, talk],
      [paths.continue]: done('Then we begin.'),
      [paths.cancel]: [200, { message: 'Cancelled' }],
    })
    render(<Announcer />)
    visit(id)
    await say('Not at all')
    const received = () => screen.queryAllByRole('status').filter((region) => region.textContent === 'Then we begin.')
    await vi.waitFor(() => expect(received()).toHaveLength(1))
    await press('Cancel Conversation')
    await screen.findByRole('dialog')
    await press('Cancel Conversation')
    await screen.findByText('Conversation cancelled. You can start a new one if you like.')
    await vi.waitFor(() => expect(received()).toHaveLength(0))
  })
})
