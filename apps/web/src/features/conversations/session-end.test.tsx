import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onTokenRefused } from '../../api/session-token.ts'
import { conversation, done, id, message, paths, serve } from './testing/stand-in-server.ts'
import { press, say, visit } from './testing/visit.tsx'

const goal = message(1, 'Chess', true)
const question = message(2, 'How well do you play?', false)
const talking = { [paths.messages]: [200, conversation([goal, question])] } as const
const input = () => screen.queryByPlaceholderText('Type your message...')

describe('the end of a session', () => {
  it('should leave the goal in its field until something came of it', async () => {
    serve({ [paths.initiate]: [401, {}] })
    visit()
    fireEvent.change(await screen.findByLabelText('What do you want to learn?'), { target: { value: 'Chess' } })
    await press('Start Conversation')
    await screen.findByRole('alert')
    cleanup()
    serve({ [paths.initiate]: done('Good.', { conversation_id: id }), ...talking })
    visit()
    expect(await screen.findByLabelText('What do you want to learn?')).toMatchObject({ value: 'Chess' })
    await press('Start Conversation')
    await screen.findByText('How well do you play?')
    cleanup()
    visit()
    expect(await screen.findByLabelText('What do you want to learn?')).toMatchObject({ value: '' })
  })

  it('should keep a message, to be sent again', async () => {
    localStorage.setItem('token', 'stale')
    const { sent, now } = serve({ ...talking, [paths.continue]: [401, {}] })
    visit(id)
    // the guard takes the page away as soon as the refusal is known, before it is read
    const unsubscribe = onTokenRefused(cleanup)
    await say('Not at all')
    await waitFor(() => expect(input()).toBe(null))
    unsubscribe()
    visit(id)
    await screen.findByText('This message wasn’t sent.')
    now({ [paths.continue]: done('Then we begin.') })
    await press('Retry')
    await screen.findByText('Then we begin.')
    const [first, second] = sent(paths.continue)
    expect(second).toEqual(first)
  })
})
