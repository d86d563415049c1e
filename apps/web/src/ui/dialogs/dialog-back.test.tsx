import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

beforeEach(() => window.history.pushState(null, '', '/before'))

describe('Back', () => {
  it('should close the dialog and stay on the page, and leave it the next time', async () => {
    await visitAndOpen()
    await goBack()
    await waitFor(() => expect(dialog()).toBe(null))
    expect(here()).toBe('/page')
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    await goBack()
    expect(here()).toBe('/before')
  })

  it('should find no trace of a dialog that was closed by its button', async () => {
    await visitAndOpen()
    await closeByButton()
    await goBack()
    expect(here()).toBe('/before')
  })

  it('should close a dialog that was opened again at once', async () => {
    await visitAndOpen()
    const moved = nextMove()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    // the step back has been asked for by now, and has not been taken yet
    await Promise.resolve()
    fireEvent.click(opener())
    await moved
    expect(dialog()).not.toBe(null)
    await goBack()
    await waitFor(() => expect(dialog()).toBe(null))
    expect(here()).toBe('/page')
  })

  it('should lead from where a link in the dialog has led to the page with the dialog closed', async () => {
    await visitAndOpen()
    fireEvent.click(screen.getByRole('link', { name: 'Go on' }))
    await waitFor(() => expect(dialog()).toBe(null))
    expect(here()).toBe('/next')
    await goBack()
    expect(here()).toBe('/page')
    expect(dialog()).toBe(null)
  })

  it('should take the entry of a dialog along that the page has taken down', async () => {
    await visitAndOpen()
    const moved = nextMove()
    fireEvent.click(screen.getByRole('button', { name: 'Take it down' }))
    await moved
    expect(dialog()).toBe(null)
    await goBack()
    expect(here()).toBe('/before')
  })
})

// Helpers

const dialog = () => screen.queryByRole('dialog')
const here = () => window.location.pathname
const opener = () => screen.getByText('Open')

async function visitAndOpen(): Promise<void> {
  window.history.pushState(null, '', '/page')
  render(
    <StrictMode>
      <BrowserRouter>
        <Opener />
      </BrowserRouter>
    </StrictMode>,
  )
  opener().focus()
  fireEvent.click(opener())
  await screen.findByRole('dialog')
}

async function closeByButton(): Promise<void> {
  const moved = nextMove()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await moved
  await waitFor(() => expect(dialog()).toBe(null))
}

/** When the browser has taken a step in its history. */
const nextMove = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

async function goBack(): Promise<void> {
  const gone = nextMove()
  await act(async () => {
    window.history.back()
    await gone
  })
}

function Opener() {
  const [open, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  const { pathname } = useLocation()
  const close = () => setOpen(false)
  return (
    <>
      <p>{pathname}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isThere && (
        <Dialog open={open} onClose={close} title="Buy Credits">
          <Link to="/next" replace onClick={close}>
            Go on
          </Link>
          <button type="button" onClick={() => setThere(false)}>
            Take it down
          </button>
        </Dialog>
      )}
    </>
  )
}
