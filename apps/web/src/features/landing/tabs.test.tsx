import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const scrolled: string[] = []

beforeEach(() => {
  scrolled.length = 0
  // jsdom has no layout, and so nothing to scroll
  Element.prototype.scrollIntoView = function () {
    scrolled.push(`to ${this.textContent}`)
  }
  vi.stubGlobal('scrollTo', ({ top, behavior }: ScrollToOptions) => scrolled.push(`${behavior} to ${top}`))
})

describe('Tabs', () => {
  it('should show one panel, named by its tab, and have one tab in the tab order', () => {
    render(<Three />)
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible()
    expectShown('One')
    const panel = screen.getByRole('tabpanel', { name: 'One' })
    expect(panel.id).toBe(tab('One').getAttribute('aria-controls'))
    // it may hold nothing to stop at, and is still to be reached
    expect(panel.tabIndex).toBe(0)
  })

  it('should show what is pressed', () => {
    render(<Three />)
    fireEvent.click(tab('Three'))
    expectShown('Three')
  })

  it.each([
    ['ArrowRight', 'One', 'Two'],
    ['ArrowRight', 'Three', 'One'],
    ['ArrowLeft', 'Two', 'One'],
    ['ArrowLeft', 'One', 'Three'],
    ['Home', 'Three', 'One'],
    ['End', 'One', 'Three'],
  ])('should walk by %s from %s to %s, and take focus along', (key, from, to) => {
    render(<Three />)
    fireEvent.click(tab(from))
    tab(from).focus()
    // answered: the page must not scroll by the same key
    expect(fireEvent.keyDown(tab(from), { key })).toBe(false)
    expectShown(to)
    expect(document.activeElement).toBe(tab(to))
  })

  it('should leave other keys, and keys of the browser, alone', () => {
    render(<Three />)
    for (const pressed of [{ key: 'ArrowDown' }, { key: 'x' }, { key: 'ArrowLeft', altKey: true }]) {
      expect(fireEvent.keyDown(tab('One'), pressed)).toBe(true)
    }
    expectShown('One')
  })

  it('should take a user who changes tabs from within a panel to the tab', () => {
    render(<Three />)
    const button = screen.getByRole('button', { name: 'To the end' })
    button.focus()
    fireEvent.click(button)
    expectShown('Three')
    expect(document.activeElement).toBe(tab('Three'))
  })

  it('should have the page stop on its way to what had focus, and show the tab that has it', () => {
    render(<Three />)
    fireEvent.click(screen.getByRole('button', { name: 'To the end' }))
    expect(scrolled).toEqual(['instant to 0', 'to Three'])
  })

  it('should leave focus where it is when the page comes up', () => {
    render(<Three />)
    expect(document.activeElement).toBe(document.body)
  })
})

// Helpers

function Three() {
  const [current, setCurrent] = useState(0)
  const toTheEnd = (
    <button type="button" onClick={() => setCurrent(2)}>
      To the end
    </button>
  )
  const tabs = [
    { label: 'One', panel: toTheEnd },
    { label: 'Two', panel: 'Panel two' },
    { label: 'Three', panel: 'Panel three' },
  ]
  return <Tabs label="Parts" tabs={tabs} current={current} onChoose={setCurrent} />
}

const tab = (name: string) => screen.getByRole('tab', { name })

function expectShown(name: string): void {
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name })])
  for (const one of screen.getAllByRole('tab')) {
    const chosen = one === tab(name)
    expect([one.getAttribute('aria-selected'), one.tabIndex]).toEqual([String(chosen), chosen ? 0 : -1])
  }
}
