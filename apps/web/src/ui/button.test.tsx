import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('should answer a press', () => {
    const presses = countPresses()
    render(<Button onClick={presses.add}>Unlock</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }))
    expect(presses.count()).toBe(1)
  })

  it('should keep focus and swallow presses while busy', () => {
    const presses = countPresses()
    const { rerender } = render(<Button onClick={presses.add}>Unlock</Button>)
    const button = screen.getByRole('button')
    button.focus()
    rerender(
      <Button onClick={presses.add} busy busyLabel="Unlocking...">
        Unlock
      </Button>,
    )
    fireEvent.click(button)
    expect(presses.count()).toBe(0)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(screen.getByRole('button', { name: 'Unlocking...' })).toBe(button)
  })

  it('should keep its name while busy without other words', () => {
    render(<Button busy>Sign in</Button>)
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
  })

  it('should leave focus in the page when it goes away', () => {
    const page = (isThere: boolean) => <main tabIndex={-1}>{isThere && <Button>Try again</Button>}</main>
    const { rerender } = render(page(true))
    screen.getByRole('button').focus()
    rerender(page(false))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('should leave focus alone that is elsewhere when it goes away', () => {
    const page = (isThere: boolean) => (
      <main tabIndex={-1}>
        <input />
        {isThere && <Button>Try again</Button>}
      </main>
    )
    const { rerender } = render(page(true))
    screen.getByRole('textbox').focus()
    rerender(page(false))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('should not submit its form again while busy', () => {
    const submits = countPresses()
    render(
      <form onSubmit={submits.add}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(submits.count()).toBe(0)
  })

  it('should say why it is disabled', () => {
    render(<Button disabledReason="Unlock the chapter before this one first.">Unlock</Button>)
    const button = screen.getByRole('button', { name: 'Unlock' })
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Unlock the chapter before this one first.')
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})

// Helpers

function countPresses() {
  let presses = 0
  return {
    add: () => {
      presses += 1
    },
    count: () => presses,
  }
}
