import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../api/testing/fake-server.ts'
import { aPlan, conversation, done, id, message, paths, planId, serve } from './testing/stand-in-server.ts'
import { press, say, visit } from './testing/visit.tsx'

const talk = [message(1, 'Chess', true), message(2, 'Shall I proceed?', false)]
const planned = { ...conversation(talk), status: 'planned', learning_plan_id: planId }
const reopened = { ...conversation(talk), learning_plan_id: planId }
const making = { [paths.messages]: [200, planned], [paths.plans]: [200, [aPlan('GENERATING')]] } as const
const input = () => screen.findByPlaceholderText('Type your message...')

describe('a plan that is being made', () => {
  it('should lead to the dashboard once the plan is there', async () => {
    serve({
      [paths.messages]: [200, conversation(talk, true)],
      [paths.confirm]: [202, { learning_plan_id: planId, generation_status: 'PENDING' }],
      [paths.plans]: [200, [aPlan('COMPLETE')]],
    })
    const address = visit(id)
    await press('Yes, Proceed')
    expect(await screen.findByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('should keep focus on its words under the second press of a double click', async () => {
    serve(making)
    visit(id)
    const words = await screen.findByRole('heading', { name: 'Generating Learning Plan' })
    await waitFor(() => expect(document.activeElement).toBe(words))
    // false: the browser is kept from its own way, which moves focus
    expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false)
    expect(fireEvent.mouseDown(document.body, { detail: 1 })).toBe(true)
  })

  it('should lead back into its conversation, ready to be typed in', async () => {
    const { sent } = serve({ ...making, [paths.reopen]: [200, reopened] })
    const address = visit(id)
    await press('Change my answers')
    await waitFor(async () => expect(document.activeElement).toBe(await input()))
    expect(screen.getByText('Say what to change. Your plan stays as it is until you say yes again.')).toBeVisible()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
    expect(sent(paths.reopen)).toHaveLength(1)
  })

  it('should say why it does not', async () => {
    serve({ ...making, [paths.reopen]: refusal(409, 'chapter-unlocked', 'A chapter is unlocked.') })
    visit(id)
    await press('Change my answers')
    expect((await screen.findByRole('alert')).textContent).toBe('A chapter is unlocked.')
    expect(screen.getByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()
  })

  it('should keep no one from the conversation who has just pressed', async () => {
    let answer: (reply: readonly [number, unknown]) => void = () => undefined
    const late = new Promise<readonly [number, unknown]>((resolve) => {
      answer = resolve
    })
    const { now } = serve({ ...making, [paths.reopen]: () => late })
    const address = visit(id)
    await press('Change my answers')
    now({ [paths.plans]: [200, [aPlan('COMPLETE')]] })
    window.dispatchEvent(new Event('visibilitychange'))
    answer([200, reopened])
    await input()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
  })
})

describe('a reopened conversation', () => {
  const open = { [paths.messages]: [200, reopened] } as const

  it('should make the plan anew at the next yes, whatever was known of it', async () => {
    let take: () => void = () => undefined
    const taken = new Promise<void>((resolve) => {
      take = resolve
    })
    const { now } = serve({
      ...open,
      [paths.plans]: [200, [aPlan('COMPLETE')]],
      [paths.continue]: done('So then. Proceed?', { awaiting_confirmation: true }),
      [paths.confirm]: () =>
        taken.then(() => [202, { learning_plan_id: planId, generation_status: 'PENDING' }] as const),
    })
    const address = visit(id)
    await say('Two evenings a week')
    await screen.findByRole('button', { name: 'Yes, Proceed' })
    expect(screen.queryByText(/Your plan stays as it is/)).toBe(null)
    await press('Yes, Proceed')
    expect(await screen.findByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()
    await act(async () => undefined)
    now({ [paths.plans]: [200, [aPlan('GENERATING')]], [paths.messages]: [200, planned] })
    take()
    expect(await screen.findByRole('button', { name: 'Change my answers' })).toBeVisible()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
  })

  it('should leave the plan as it is when it is cancelled', async () => {
    const more = { ...reopened, messages: [...talk, message(3, 'Hm', true), message(4, 'Well?', false)] }
    const { sent } = serve({ [paths.messages]: [200, more], [paths.cancel]: [200, { message: 'Cancelled' }] })
    const address = visit(id)
    await press('Cancel Conversation')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Your plan stays as it is.')
    await press('Cancel Conversation')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sent(paths.cancel)).toHaveLength(1)
  })
})
