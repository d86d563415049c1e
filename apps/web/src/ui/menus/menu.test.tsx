import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Menu, MenuItem, menuItemStyle } from './menu.tsx'

describe('Menu', () => {
  it('should be a button that says what it acts on, and open on a press with its first item focused', () => {
    openMenu()
    expect(button().getAttribute('aria-haspopup')).toBe('menu')
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('menu', { name: 'Actions for ana' })).toBeVisible()
    expect(focused()).toBe('Change')
    fireEvent.click(button())
    expect(screen.queryByRole('menu')).toBe(null)
  })

  it.each([
    ['ArrowDown', 'Change'],
    ['ArrowUp', 'Activity'],
  ])('should open by %s at %s', (key, item) => {
    openMenu(key)
    expect(focused()).toBe(item)
  })

  it('should move by arrows from end to end, and by Home and End', () => {
    openMenu()
    const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowUp'].map((key) => {
      press(key)
      return focused()
    })
    expect(places).toEqual([
      'DeleteNot your own.',
      'Activity',
      'Change',
      'Activity',
      'Change',
      'Activity',
      'DeleteNot your own.',
    ])
  })

  it.each(['Escape', 'Tab'])('should close by %s and give focus back', (key) => {
    openMenu()
    press(key)
    expect(screen.queryByRole('menu')).toBe(null)
    expect(document.activeElement).toBe(button())
  })

  it('should give focus back before an item acts, and close', () => {
    openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Change' }))
    expect(screen.getByText('changed by Actions for ana')).toBeVisible()
    expect(screen.queryByRole('menu')).toBe(null)
  })

  it('should keep a disabled item in reach, and say why it does nothing', () => {
    openMenu()
    const item = screen.getByRole('menuitem', { name: /^Delete/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Not your own.')).toBeVisible()
    fireEvent.click(item)
    expect(screen.queryByText(/changed/)).toBe(null)
    expect(screen.getByRole('menu')).toBeVisible()
  })

  it.each(['pointerDown', 'focusIn'] as const)('should close on %s outside, and leave focus there', (event) => {
    openMenu()
    const outside = screen.getByRole('button', { name: 'Outside' })
    fireEvent[event](screen.getByRole('menu'))
    expect(screen.getByRole('menu')).toBeVisible()
    outside.focus()
    fireEvent[event](outside)
    expect(screen.queryByRole('menu')).toBe(null)
    expect(document.activeElement).toBe(outside)
  })
})

// Helpers

const button = () => screen.getByRole('button', { name: 'Actions for ana' })
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

function openMenu(key?: string): void {
  render(<Row />)
  if (key === undefined) fireEvent.click(button())
  else fireEvent.keyDown(button(), { key })
}

function Row() {
  const [by, setBy] = useState<string | null>(null)
  return (
    <>
      <Menu label="Actions for ana">
        <MenuItem onChoose={() => setBy('')}>Change</MenuItem>
        <MenuItem disabledReason="Not your own." onChoose={() => setBy('')}>
          Delete
        </MenuItem>
        <a href="#activity" role="menuitem" tabIndex={-1} className={menuItemStyle}>
          Activity
        </a>
      </Menu>
      <button type="button">Outside</button>
      {by !== null && (
        <p ref={(shown) => void (shown && setBy(document.activeElement?.ariaLabel ?? ''))}>changed by {by}</p>
      )}
    </>
  )
}
