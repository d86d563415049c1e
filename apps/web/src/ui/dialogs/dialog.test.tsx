import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

describe('Dialog', () => {
  it('should be named by its title and take focus', async () => {
    render(<Opener />)
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Buy Credits' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('should give the focus first to the answer that changes nothing', async () => {
    render(<Question />)
    const safe = await screen.findByRole('button', { name: 'Keep it' })
    await waitFor(() => expect(document.activeElement).toBe(safe))
  })

  it('should close on Escape and give focus back', async () => {
    render(<Opener />)
    await open()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy' })))
  })

  it('should close by its button', async () => {
    render(<Opener />)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })
})

// Helpers

function Opener() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Buy
      </button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Buy Credits">
        <button type="button">Buy Now</button>
      </Dialog>
    </>
  )
}

function Question() {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open onClose={() => undefined} title="Throw it away?" firstFocus={safe}>
      <button type="button">Throw it away</button>
      <button type="button" ref={safe}>
        Keep it
      </button>
    </Dialog>
  )
}

async function open(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Buy' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('dialog')
}
