import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Demo } from './demo.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('Demo', () => {
  it('should call itself a sample, as a whole and in each part, and lead only to signing up', () => {
    render(<Demo />, { wrapper: MemoryRouter })
    expect(screen.getByText('Sample data')).toBeVisible()
    for (const name of ['Conversation', 'Learning Plan', 'Chapter Content']) {
      fireEvent.click(screen.getByRole('tab', { name }))
      expect(within(panel(name)).getByText('Sample')).toBeVisible()
    }
    const links = screen.queryAllByRole('link', { hidden: true })
    // one for visitors, one for learners: the style sheet shows one of them
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/register', '/dashboard'])
  })

  it('should explain why nothing can be written', () => {
    render(<Demo />, { wrapper: MemoryRouter })
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' })
    expect([input.disabled, input.placeholder]).toEqual([true, 'Sample conversation'])
    expect(descriptionOf(input)).toContain('You can’t send messages here.')
    const send = screen.getByRole('button', { name: 'Send' })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(send)).toContain('sample conversation')
  })

  it('should lead on from part to part', () => {
    render(<Demo />, { wrapper: MemoryRouter })
    fireEvent.click(screen.getByRole('button', { name: 'Next: Learning Plan' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next: Chapter Content' }))
    expect(within(panel('Chapter Content')).getByRole('heading', { name: 'How yeast works' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Next:/ })).toBe(null)
  })

  it('should say what each chapter costs and takes', () => {
    openPlan()
    expect(panel('Learning Plan').textContent).toContain('It’s a sample, so it’s free.')
    const texts = rows().map((row) => row.textContent)
    expect(texts.filter((text) => text.includes('Estimated time: about 45 minutes'))).toHaveLength(5)
    expect(texts.filter((text) => text.includes('(10 credits to unlock)'))).toHaveLength(3)
    // only the next one can be unlocked
    expect(screen.getAllByRole('button', { name: 'Unlock (10 credits)' })).toHaveLength(1)
  })

  it('should show for one second that a chapter was unlocked, and then the chapter', () => {
    openPlan()
    // there before its words, or they would not be read out
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(unlock())
    expect(screen.getByRole('status').textContent).toBe('Chapter Unlocked!')
    tick(999)
    expect(screen.getByRole('status').textContent).toBe('Chapter Unlocked!')
    tick(1)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByText('Sample credits: 20')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'View Chapter: Folding and shaping' }))
    expect(within(panel('Chapter Content')).getByRole('heading', { name: 'Folding and shaping' })).toBeVisible()
  })

  it('should unlock one chapter however often the button is pressed', () => {
    openPlan()
    const button = unlock()
    fireEvent.click(button)
    tick(400)
    fireEvent.click(button)
    fireEvent.click(button)
    tick(600)
    tick(2_000)
    expect(screen.getByText('Sample credits: 20')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^View Chapter/ })).toHaveLength(3)
  })

  it('should unlock while another part is looked at', () => {
    openPlan()
    fireEvent.click(unlock())
    fireEvent.click(screen.getByRole('tab', { name: 'Conversation' }))
    tick(1_000)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Conversation' }))
    fireEvent.click(screen.getByRole('tab', { name: 'Learning Plan' }))
    expect(screen.getAllByRole('button', { name: /^View Chapter/ })).toHaveLength(3)
  })

  it('should unlock all of them, one after another', () => {
    openPlan()
    for (const left of [20, 10, 0]) {
      fireEvent.click(unlock())
      tick(1_000)
      expect(screen.getByText(`Sample credits: ${left}`)).toBeVisible()
    }
    expect(screen.queryByRole('button', { name: /^Unlock/ })).toBe(null)
  })

  it('should keep focus in the row whose button is gone', () => {
    openPlan()
    unlock().focus()
    fireEvent.click(unlock())
    expect(document.activeElement?.textContent).toContain('Unlocking...')
    tick(1_000)
    expect(rows()[2]?.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.textContent).toContain('View Chapter: Folding and shaping')
  })

  it('should leave focus alone that has gone elsewhere meanwhile', () => {
    openPlan()
    unlock().focus()
    fireEvent.click(unlock())
    const elsewhere = screen.getByRole('button', { name: 'View Chapter: How yeast works' })
    elsewhere.focus()
    tick(1_000)
    expect(document.activeElement).toBe(elsewhere)
  })

  it('should let a chapter be marked as done, and the way grow', () => {
    openPlan()
    fireEvent.click(screen.getByRole('button', { name: 'Completed: How yeast works', pressed: true }))
    expect(screen.getByText('1 of 5 chapters done')).toBeVisible()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20')
    fireEvent.click(screen.getByRole('button', { name: 'Completed: How yeast works', pressed: false }))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  })

  it('should show the parts of a chapter, each resource with its type and reason', () => {
    render(<Demo />, { wrapper: MemoryRouter })
    fireEvent.click(screen.getByRole('tab', { name: 'Chapter Content' }))
    const content = within(panel('Chapter Content'))
    const titles = content.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
    expect(titles).toEqual(['Introduction', 'Learning Objectives', 'Try it', 'Check yourself', 'Curated Resources'])
    const resources = content.getAllByRole('listitem').slice(-3)
    expect(resources.map((item) => item.textContent.match(/^(Video|Article|Exercise)/)?.[0])).toEqual([
      'Video',
      'Article',
      'Exercise',
    ])
    expect(resources[0]?.textContent).toContain('You’d rather watch than read.')
  })
})

// Helpers

function openPlan(): void {
  render(<Demo />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('tab', { name: 'Learning Plan' }))
}

const panel = (name: string) => screen.getByRole('tabpanel', { name })

const rows = () => within(screen.getByRole('list', { name: 'Chapters' })).getAllByRole('listitem')

const unlock = () => screen.getByRole('button', { name: 'Unlock (10 credits)' })

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
