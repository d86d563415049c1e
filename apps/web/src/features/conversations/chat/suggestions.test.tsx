import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { conversation, delta, done, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, visit } from '../testing/visit.tsx'

const ANSWERS = ['I’m new to it', 'أعرف الأساسيات']
const TIMES = ['1 hour a week', '30 minutes a day']
const talk = [message(1, 'Chess', true), message(2, 'How well do you play?', false)]
const asking = { ...conversation(talk), suggestions: ANSWERS }
const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type your message...')
const group = () => screen.queryByRole('group', { name: 'Suggested answers' })
const shown = () => {
  const found = group()
  return found
    ? within(found)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : []
}

const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
afterEach(() => vi.unstubAllGlobals())

describe('suggested answers', () => {
  it('should be sent as they are when pressed, and leave what is being typed', async () => {
    const { sent } = serve({
      [paths.messages]: [200, asking],
      [paths.continue]: delta('And your') + done('And your time?', { suggestions: TIMES }),
    })
    visit(id)
    const input = await field()
    fireEvent.change(input, { target: { value: 'Well, I have' } })
    expect(shown()).toEqual(ANSWERS)
    expect(screen.getByRole('button', { name: 'أعرف الأساسيات' }).getAttribute('dir')).toBe('auto')
    await press('I’m new to it')
    expect(document.activeElement).toBe(input)
    expect(group()).toBe(null)
    await waitFor(() => expect(shown()).toEqual(TIMES))
    expect(sent(paths.continue)).toEqual([{ message: 'I’m new to it', message_id: expect.any(String) }])
    expect(input).toMatchObject({ value: 'Well, I have' })
  })

  it('should leave the field and its keyboard alone where a finger presses them', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)', ...listening }))
    serve({ [paths.messages]: [200, asking], [paths.continue]: delta('And') + done('And your time?') })
    visit(id)
    const input = await field()
    await press('I’m new to it')
    expect(document.activeElement).toBe(screen.getByRole('log', { name: 'Messages' }))
    await screen.findByText('And your time?')
    expect(document.activeElement).not.toBe(input)
    // one who is typing goes on
    input.focus()
    fireEvent.change(input, { target: { value: 'Two hours' } })
    await press('Send')
    expect(document.activeElement).toBe(input)
  })

  it('should be sent once, however often they are pressed', async () => {
    const { sent } = serve({ [paths.messages]: [200, asking], [paths.continue]: () => new Promise(() => undefined) })
    visit(id)
    await field()
    const chip = screen.getByRole('button', { name: 'I’m new to it' })
    fireEvent.click(chip, { detail: 1 })
    fireEvent.click(chip, { detail: 2 })
    fireEvent.click(chip)
    await waitFor(() => expect(group()).toBe(null))
    expect(sent(paths.continue)).toHaveLength(1)
  })

  it('should not be there beside the summary, or from a server that has none', async () => {
    const { now } = serve({ [paths.messages]: [200, { ...conversation(talk, true), suggestions: ANSWERS }] })
    visit(id)
    await screen.findByRole('button', { name: 'Yes, Proceed' })
    expect(group()).toBe(null)
    expect(screen.queryByRole('button', { name: 'Make the plan now' })).toBe(null)
    now({ [paths.messages]: [200, conversation(talk)] })
    fireEvent.focus(window)
    await field()
    expect(group()).toBe(null)
  })
})

describe('making the plan now', () => {
  it('should be offered once, also where the assistant names it among the answers', async () => {
    serve({ [paths.messages]: [200, { ...asking, suggestions: [...ANSWERS, 'Make the plan now'] }] })
    visit(id)
    await field()
    expect(shown()).toEqual(ANSWERS)
    expect(screen.getAllByRole('button', { name: 'Make the plan now' })).toHaveLength(1)
  })

  it('should show the summary at once, with focus on its yes', async () => {
    const { sent, now } = serve({ [paths.messages]: [200, asking] })
    visit(id)
    await field()
    now({
      [paths.summarise]: [200, { ai_message: 'Proceed?', awaiting_confirmation: true, suggestions: [] }],
      [paths.messages]: [200, conversation([...talk, message(3, 'Proceed?', false)], true)],
    })
    await press('Make the plan now')
    const yes = await screen.findByRole('button', { name: 'Yes, Proceed' })
    expect(document.activeElement).toBe(yes)
    expect(screen.getByText('Proceed?')).toBeVisible()
    expect(sent(paths.summarise)).toHaveLength(1)
  })

  it('should say why it came to nothing, and let the learner go on', async () => {
    serve({ [paths.messages]: [200, asking], [paths.summarise]: refusal(409, 'conversation-full', 'It is full.') })
    visit(id)
    await field()
    await press('Make the plan now')
    expect(await screen.findByText('It is full.')).toBeVisible()
    expect(shown()).toEqual(ANSWERS)
  })

  it('should wait while a reply is on its way', async () => {
    const { sent } = serve({ [paths.messages]: [200, asking], [paths.continue]: () => new Promise(() => undefined) })
    visit(id)
    await field()
    await press('I’m new to it')
    const button = screen.getByRole('button', { name: 'Make the plan now' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(sent(paths.summarise)).toEqual([])
  })
})
