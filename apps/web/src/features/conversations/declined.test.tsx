import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../api/testing/fake-server.ts'
import { conversation, done, id, message, paths, serve } from './testing/stand-in-server.ts'
import { press, say, visit } from './testing/visit.tsx'

const goal = message(1, 'Chess', true)
const question = message(2, 'How well do you play?', false)
const CARE = 'I am sorry.\n\n- United States: 988 Suicide & Crisis Lifeline, **988**'
const declined = { ...conversation([goal, message(2, CARE, false)]), status: 'declined' }

describe('a declined conversation', () => {
  it('should show the answer, with where help is as text, and a way to a new one instead of a field', async () => {
    serve({ [paths.messages]: [200, declined] })
    const address = visit(id)
    await screen.findByText('988', { selector: 'strong' })
    expect(screen.queryByPlaceholderText('Type your message...')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel Conversation' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('heading', { name: /Chess/ })).toBeNull()
    await press('Start a new conversation')
    expect(await screen.findByLabelText('What do you want to learn?')).toMatchObject({ value: '' })
    expect(address()).toBe('/new-learning-request')
  })

  it('should come at once with the reply, which stays, and leave focus beside the button', async () => {
    const server = serve({ [paths.messages]: [200, conversation([goal, question])] })
    visit(id)
    const field = await screen.findByPlaceholderText('Type your message...')
    server.now({ [paths.continue]: done(CARE, { status: 'declined' }) })
    field.focus()
    await say('I do not want to live any more')
    const ended = await screen.findByText('This conversation has ended.')
    await waitFor(() => expect(document.activeElement).toBe(ended))
    expect(screen.getByText('988', { selector: 'strong' })).toBeTruthy()
  })

  it('should be found out where another tab went on and was declined', async () => {
    const server = serve({ [paths.messages]: [200, conversation([goal, question])] })
    visit(id)
    await screen.findByText('How well do you play?')
    server.now({
      [paths.continue]: refusal(409, 'conversation-declined', 'This conversation has ended.'),
      [paths.messages]: [200, declined],
    })
    await say('Not at all')
    await screen.findByRole('button', { name: 'Start a new conversation' })
  })
})
