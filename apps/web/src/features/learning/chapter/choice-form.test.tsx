import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ChoiceForm } from './choice-form.tsx'

describe('ChoiceForm', () => {
  it('should ask for a choice before it sends anything', async () => {
    const { send } = open()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Red' }))
    press('Send')
    expect(await screen.findByText('Please choose one.')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('should send the choice, and words only where they are asked for', async () => {
    const { send } = open()
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
    press('Send')
    expect(await screen.findByText('Please say which.')).toBeVisible()
    fireEvent.change(screen.getByRole('textbox', { name: 'Which?' }), { target: { value: ' Teal ' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Red' }))
    expect(screen.queryByRole('textbox')).toBe(null)
    press('Send')
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith('red', ''))
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await vi.waitFor(() => {
      // once the first is over
      press('Send')
      expect(send).toHaveBeenLastCalledWith('other', 'Teal')
    })
  })

  it('should say why it was refused, unless that was said elsewhere', async () => {
    const { send } = open()
    fireEvent.click(screen.getByRole('radio', { name: 'Red' }))
    send.mockRejectedValueOnce(new Error('full'))
    press('Send')
    expect(await screen.findByText('Refused: full')).toBeVisible()
    send.mockRejectedValueOnce(new Error('quiet'))
    press('Send')
    await vi.waitFor(() => expect(screen.queryByText(/^Refused/)).toBe(null))
  })

  it('should be left by its cancel button', () => {
    const { onCancel } = open()
    press('Cancel')
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

// Helpers

function open() {
  const send = vi.fn(async (_choice: string, _words: string): Promise<void> => undefined)
  const onCancel = vi.fn()
  render(
    <ChoiceForm
      legend="Colour"
      choices={['red', 'other']}
      labels={{ red: 'Red', other: 'Other' }}
      missing="Please choose one."
      ownWords={(choice) =>
        choice === 'other' ? { label: 'Which?', maxLength: 10, missing: 'Please say which.' } : undefined
      }
      sendLabel="Send"
      send={send}
      explain={(error) => (String(error).includes('quiet') ? null : `Refused: ${(error as Error).message}`)} // thrown above
      onCancel={onCancel}
    />,
  )
  return { send, onCancel }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
