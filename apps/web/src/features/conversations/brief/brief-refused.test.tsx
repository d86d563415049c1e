import type { LearningBrief } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { aBrief, conversation, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, visit } from '../testing/visit.tsx'

const talk = [message(1, 'Chess', true), message(2, 'How well do you play?', false)]
const talking = (brief: LearningBrief = aBrief()) => ({ ...conversation(talk), brief })
const saved = (brief: LearningBrief) => [200, { brief, awaiting_confirmation: false }] as const
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a change that is refused', () => {
  it('should read a brief that has changed again, keep what was typed and save it over the new one', async () => {
    const { sent, now } = serve({
      [paths.messages]: [200, talking()],
      [paths.brief]: refusal(409, 'brief-changed', 'Changed.'),
    })
    visit(id)
    await press('Change: Goal')
    type('Goal', 'Win at chess')
    now({ [paths.messages]: [200, talking(aBrief({ goal: 'Go', version: 7 }))] })
    await press('Save')
    expect(
      await screen.findByText(/^This has changed\. It now says: Go\. What you typed is still here\./),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Goal' })).toHaveProperty('value', 'Win at chess')
    now({ [paths.brief]: saved(aBrief({ goal: 'Win at chess', version: 8 })) })
    await press('Save')
    await screen.findByRole('button', { name: 'Change: Goal' })
    expect(sent(paths.brief).map(({ version }) => version)).toEqual([3, 7])
  })

  it('should not save over a slot that another tab has changed since it was opened', async () => {
    const { sent, now } = serve({ [paths.messages]: [200, talking()], [paths.brief]: saved(aBrief()) })
    visit(id)
    await press('Change: Goal')
    type('Goal', 'Win at chess')
    now({ [paths.messages]: [200, talking(aBrief({ goal: 'Go', must_have: ['Joseki'], version: 7 }))] })
    fireEvent.focus(window)
    expect(await screen.findByText('Joseki')).toBeVisible()
    await press('Save')
    expect(await screen.findByText(/^This has changed\. It now says: Go\./)).toBeVisible()
    expect(sent(paths.brief)).toEqual([])
    await press('Save')
    await waitFor(() => expect(sent(paths.brief)).toEqual([{ version: 7, goal: 'Win at chess' }]))
  })

  it.each([
    ['brief-contradicts', { text: 'Pins' }, 'No.'],
    ['invalid-input', { fields: { must_have: 'Too long.' } }, 'Too long.'],
    ['words-declined', { reason: 'crisis', reply: 'You **matter**.' }, 'You matter.'],
  ] as const)('should say why in words (%s), and leave focus in the chat', async (code, extra, words) => {
    let answer = (_: readonly [number, unknown]) => {}
    const pending = new Promise<readonly [number, unknown]>((resolve) => {
      answer = resolve
    })
    serve({ [paths.messages]: [200, talking()], [paths.brief]: () => pending })
    visit(id)
    await press('Change: Must be included')
    type('Must be included', 'Pins')
    await press('Save')
    const field = await screen.findByPlaceholderText('Type your message...')
    field.focus()
    answer(refusal(400, code, 'No.', extra))
    const alert = await within(await screen.findByRole('region', { name: 'Your details' })).findByRole('alert')
    await waitFor(() => expect(alert.textContent?.trim()).toBe(words))
    expect(document.activeElement).toBe(field)
    expect(screen.getByLabelText('Must be included')).toHaveProperty('value', 'Pins')
  })
})
