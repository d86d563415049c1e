// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import '../../../ui/dialogs/confirm-dialog.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { OpenConversations } from './open-conversations.tsx'

describe('the open conversations on the dashboard', () => {
  it('should all be listed, each with a way back into it', async () => {
    openWith(knives, hebrew)
    const list = within(await screen.findByRole('list', { name: 'Unfinished conversations' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/new-learning-request?conversation=${anId(7)}`,
      `/new-learning-request?conversation=${anId(8)}`,
    ])
    expect(list.getByRole('link', { name: 'Resume conversation: Sharpen knives' })).toBeVisible()
  })

  it('should be two where there are many, and all on request', async () => {
    openWith(...Array.from({ length: 22 }, (_, index) => ({ ...knives, conversation_id: anId(20 + index) })))
    const list = within(await screen.findByRole('list', { name: 'Unfinished conversations' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 22' }))
    expect(list.getAllByRole('listitem')).toHaveLength(22)
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBe(null)
    await waitFor(() => expect(document.activeElement).toBe(list.getAllByRole('listitem')[2]))
  })

  it('should be deleted after a question, and only then', async () => {
    const deleted: string[] = []
    const server = openWith(knives, hebrew)
    server.answer({
      [`DELETE /api/conversation/${anId(7)}`]: () => {
        deleted.push(anId(7))
        server.answer({ [LIST]: [200, [hebrew]] })
        return [204, null]
      },
    })
    await ask('Delete: Sharpen knives', 'Keep it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(deleted).toEqual([])
    await ask('Delete: Sharpen knives', 'Delete')
    await waitFor(() => expect(screen.queryByText('Sharpen knives')).toBe(null))
    expect(deleted).toEqual([anId(7)])
    await screen.findByRole('heading', { name: 'Unfinished conversation' })
  })

  it.each([
    ['was deleted elsewhere', refusal(404, 'conversation-not-found', 'gone'), null],
    ['cannot be reached', noAnswer, 'We couldn’t reach the server.'],
  ])('should say what is so when one %s', async (_what, answer, trouble) => {
    const server = openWith(knives)
    server.answer({ [`DELETE /api/conversation/${anId(7)}`]: answer })
    await ask('Delete: Sharpen knives', 'Delete')
    if (!trouble) server.answer({ [LIST]: [200, []] })
    if (trouble) expect((await screen.findByRole('alert')).textContent).toContain(trouble)
    else await waitFor(() => expect(screen.queryByText('Sharpen knives')).toBe(null))
  })

  it('should leave the plan of one that was reopened as it is', async () => {
    const server = openWith({ ...knives, learning_plan_id: anId(1) })
    const cancelled: string[] = []
    server.answer({
      [`POST /api/conversation/${anId(7)}/cancel`]: () => {
        cancelled.push(anId(7))
        return [200, { message: 'm' }]
      },
    })
    await ask('Discard changes: Sharpen knives', 'Discard changes')
    await waitFor(() => expect(cancelled).toEqual([anId(7)]))
  })
})

// Helpers

const noAnswer = () => Promise.reject<never>(new TypeError('Failed to fetch'))

const LIST = 'GET /api/conversations'
const common = { updated_at: '2026-11-20T10:00:00Z', learning_plan_id: null }
const knives = { ...common, conversation_id: anId(7), initial_goal: 'Sharpen knives' }
const hebrew = { ...common, conversation_id: anId(8), initial_goal: 'ללמוד לאפות לחם' }

function openWith(...conversations: readonly object[]) {
  const server = fakeServer({ [LIST]: [200, conversations] })
  renderSignedIn(<OpenConversations />)
  return server
}

async function ask(name: string, answer: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: answer }))
}
