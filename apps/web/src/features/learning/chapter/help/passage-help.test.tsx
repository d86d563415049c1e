import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openChapter, panel, press, seeReply, select } from './testing/open-help.tsx'

const PASSAGE = 'Lift, stretch, fold.'

beforeEach(() => {
  sessionStorage.clear()
  document.getSelection()?.removeAllRanges()
})

describe('a passage that is selected', () => {
  it('should be asked about in the words of a button, and stand at the top of the panel', async () => {
    const { asked } = openChapter()
    await select(PASSAGE)
    const offers = within(await group())
    expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Explain this',
      'Another example',
      'Why?',
    ])
    await press('Another example')
    await seeReply()
    expect(asked).toEqual([
      { message_id: expect.any(String), message: 'Another example', about: { quote: PASSAGE, section_id: 's1' } },
    ])
    const subject = within(within(await panel()).getByRole('region', { name: 'About this passage' }))
    expect(subject.getByText(PASSAGE)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Help with the selected text' })).toBe(null)
    // the button is gone: focus comes back to the section
    await press('Close help')
    expect(document.activeElement?.id).toBe('s1')
  })

  it('should be asked about each time it is pressed', async () => {
    const { asked } = openChapter()
    for (const words of ['Why?', 'Why?']) {
      await select(PASSAGE)
      await press(words)
      await screen.findByRole('log', { name: 'Messages' })
      await waitFor(() => expect(screen.queryByText('Thinking...')).toBe(null))
      await press('Close help')
    }
    expect(asked).toHaveLength(2)
    expect(asked[0]?.message_id).not.toBe(asked[1]?.message_id)
  })

  it('should be said to be offered help, which stands behind its text for the Tab key, and goes with Escape', async () => {
    openChapter()
    await select(PASSAGE)
    const offers = await group()
    expect(offers.closest('[data-passages-of]')?.lastElementChild).toBe(offers)
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/is the next Tab stop/))
    const first = within(offers).getByRole('button', { name: 'Explain this' })
    first.focus()
    fireEvent.keyDown(first, { key: 'Escape' })
    expect(screen.queryByRole('group', { name: 'Help with the selected text' })).toBe(null)
    expect(document.activeElement?.id).toBe('s1')
  })

  it('should keep its buttons while one of them has the focus', async () => {
    openChapter()
    await select(PASSAGE)
    within(await group())
      .getByRole('button', { name: 'Why?' })
      .focus()
    document.getSelection()?.removeAllRanges()
    await changeSelection()
    expect(await group()).toBeVisible()
  })

  it('should lose them with the selection, and not get them while a pointer is down', async () => {
    openChapter()
    await select(PASSAGE)
    await group()
    document.getSelection()?.removeAllRanges()
    await changeSelection()
    expect(screen.queryByRole('group', { name: 'Help with the selected text' })).toBe(null)
    fireEvent.pointerDown(document.body)
    await select(PASSAGE)
    await wait()
    expect(screen.queryByRole('group', { name: 'Help with the selected text' })).toBe(null)
    fireEvent.pointerUp(document.body)
    expect(await group()).toBeVisible()
  })

  it('should be of one section', async () => {
    openChapter()
    const first = await screen.findByText(PASSAGE)
    const last = await screen.findByText(/for \$5 or \$10/)
    document.getSelection()?.setBaseAndExtent(first, 0, last, 1)
    await changeSelection()
    expect(screen.queryByRole('group', { name: 'Help with the selected text' })).toBe(null)
  })
})

// Helpers

const group = () => screen.findByRole('group', { name: 'Help with the selected text' })
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)))

async function changeSelection(): Promise<void> {
  fireEvent(document, new Event('selectionchange'))
  await wait()
}
