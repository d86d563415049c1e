import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { conversation, done, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, say, visit } from '../testing/visit.tsx'

const goal = message(1, 'Chess', true)
const question = message(2, 'How well do you play?', false)
const talking = { [paths.messages]: [200, conversation([goal, question])] } as const

describe('a message that was not sent', () => {
  it('should go along with the next one', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [500, {}] })
    visit(id)
    await say('first precious message')
    await screen.findByText('Failed to send message.')
    now({ [paths.continue]: done('I heard both.') })
    await say('second message')
    await screen.findByText('I heard both.')
    expect(sent(paths.continue)[1]).toMatchObject({ message: 'first precious message\n\nsecond message' })
    expect(screen.getByText(/^first precious message\s+second message$/)).toBeVisible()
  })

  it('should not go along with the next one where the server turns out to have it, nor after a reload', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [500, {}] })
    visit(id)
    await say('first precious message')
    await screen.findByText('Failed to send message.')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    now({ [paths.continue]: () => Promise.reject(new TypeError('offline')) })
    await say('second message')
    await screen.findByText(/An error occurred while sending the message\. We’ll send it/)
    const had = { ...message(3, 'first precious message', true), id: String(sent(paths.continue)[0]?.message_id) }
    now({ [paths.messages]: [200, conversation([goal, question, had])] })
    // a reload keeps the parts
    cleanup()
    visit(id)
    await screen.findByText('This message wasn’t sent.')
    expect(screen.getAllByText(/first precious message/)).toHaveLength(1)
    now({ [paths.continue]: done('Then we begin.') })
    onLine.mockRestore()
    await press('Retry')
    await screen.findByText('Then we begin.')
    expect(sent(paths.continue).at(-1)).toMatchObject({ message: 'second message' })
    expect(screen.getAllByText(/first precious message/)).toHaveLength(1)
  })

  it('should count for the length of the next one', async () => {
    const { sent } = serve({ ...talking, [paths.continue]: [500, {}] })
    visit(id)
    await say('x'.repeat(3_000))
    await screen.findByText('Failed to send message.')
    await say('y'.repeat(1_000))
    expect(screen.getByText(/with your unsent message, that’s 4,002 of 4,000 characters\.$/)).toBeVisible()
    expect(sent(paths.continue)).toHaveLength(1)
  })

  it('should not be said twice where the server has it', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [503, {}] })
    visit(id)
    await say('Not at all')
    await screen.findByText('Failed to send message.')
    const had = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    const waiting = { ...conversation([goal, question, had]), status: 'awaiting-assistant' }
    now({ [paths.messages]: [200, waiting], [paths.continue]: done('Then we begin.') })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sent(paths.messages).length).toBeGreaterThan(2))
    await say('And I have no board')
    await screen.findByText('Then we begin.')
    expect(sent(paths.continue)[1]).toMatchObject({ message: 'And I have no board' })
    expect(screen.getAllByText('Not at all')).toHaveLength(1)
  })

  it('should not go along with the next one where a failed call has kept it', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [503, {}] })
    visit(id)
    await say('Not at all')
    await screen.findByText('Failed to send message.')
    const had = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    now({ [paths.messages]: [200, conversation([goal, question, had])], [paths.continue]: done('Then we begin.') })
    await say('And I have no board')
    await screen.findByText('Then we begin.')
    expect(sent(paths.continue)[1]).toMatchObject({ message: 'And I have no board' })
  })

  it('should still be there when the page is opened again, to be sent once', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [500, {}] })
    visit(id)
    await say('first precious message')
    await screen.findByText('Failed to send message.')
    cleanup()
    visit(id)
    expect(await screen.findByText('This message wasn’t sent.')).toBeVisible()
    expect(screen.getByText('first precious message')).toBeVisible()
    now({ [paths.continue]: done('Then we begin.') })
    await press('Retry')
    await screen.findByText('Then we begin.')
    const [first, second] = sent(paths.continue)
    expect(second).toEqual(first)
    cleanup()
    visit(id)
    await screen.findByText('How well do you play?')
    await waitFor(() => expect(screen.queryByText('This message wasn’t sent.')).toBe(null))
  })

  it('should not be offered where it arrived after all', async () => {
    const { sent, now } = serve({ ...talking, [paths.continue]: [502, {}] })
    visit(id)
    await say('Not at all')
    await screen.findByText('Failed to send message.')
    cleanup()
    const had = { ...message(3, 'Not at all', true), id: String(sent(paths.continue)[0]?.message_id) }
    now({ [paths.messages]: [200, conversation([goal, question, had, message(4, 'Good.', false)])] })
    visit(id)
    await screen.findByText('Good.')
    expect(screen.queryByText('This message wasn’t sent.')).toBe(null)
    expect(screen.getAllByText('Not at all')).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  it('should still be there after the end of a session of which this tab learns later', async () => {
    localStorage.setItem('token', 'stale')
    serve({ ...talking, [paths.continue]: [401, {}] })
    visit(id)
    // as in a browser, where the session is judged after the refusal has been read
    await say('Not at all')
    await screen.findByRole('alert')
    cleanup()
    visit(id)
    expect(await screen.findByText('This message wasn’t sent.')).toBeVisible()
    expect(screen.getByText('Not at all')).toBeVisible()
  })
})
