import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { surviveTranslation } from './survive-translation.ts'

type Shown = { readonly credits: number; readonly busy: boolean; readonly rows: readonly string[] }

let end: () => void
beforeEach(() => {
  end = surviveTranslation()
})
afterEach(() => end())

describe.each([
  ['puts an element in the place of a text', (text: Text) => text.replaceWith(fontOf(text.data))],
  [
    'puts an element before a text and takes the text out',
    (text: Text) => {
      text.before(fontOf(text.data))
      text.remove()
    },
  ],
  [
    'puts the text itself into an element',
    (text: Text) => {
      const font = fontOf('')
      text.replaceWith(font)
      font.firstChild?.appendChild(text)
    },
  ],
])('a translator that %s', (_, translate) => {
  it.each<[what: string, from: Shown, to: Shown]>([
    ['a number changes beside words', { ...still, credits: 30 }, { ...still, credits: 20 }],
    ['words go', { ...still, busy: true }, still],
    ['words and an element before words come', still, { ...still, busy: true }],
    ['rows go', { ...still, rows: ['a', 'b', 'c'] }, { ...still, rows: ['b'] }],
    ['rows change places', { ...still, rows: ['a', 'b', 'c'] }, { ...still, rows: ['c', 'x', 'a', 'b'] }],
    ['all of it goes', { ...still, rows: ['a', 'b'] }, { ...still, credits: 0 }],
  ])('should leave the page right when %s', async (_what, from, to) => {
    const page = render(<Page {...from} />)
    translateAll(page.container, translate)
    // what has changed is known to a translator, and to us, a moment later
    await Promise.resolve()
    page.rerender(<Page {...to} />)
    await Promise.resolve()
    const wanted = document.createElement('div')
    const fresh = render(<Page {...to} />, { container: document.body.appendChild(wanted) })
    expect(page.container.textContent).toBe(wanted.textContent)
    translateAll(page.container, translate)
    page.rerender(<Page {...from} />)
    fresh.rerender(<Page {...from} />)
    await Promise.resolve()
    expect(page.container.textContent).toBe(wanted.textContent)
    page.unmount()
    expect(page.container.textContent).toBe('')
  })
})

it('should bring no text back that a translator has put back by itself', async () => {
  const page = render(<Page {...still} />)
  const text = [...textsIn(page.container)].find(({ data }) => data === '30')
  const font = fontOf('treinta')
  text?.replaceWith(font)
  await Promise.resolve()
  font.replaceWith(text ?? '')
  await Promise.resolve()
  page.rerender(<Page {...still} credits={10} busy />)
  await Promise.resolve()
  expect(page.container.textContent).toContain('You have 10 credits')
})

// Helpers

const still: Shown = { credits: 30, busy: false, rows: [] }

function Page({ credits, busy, rows }: Shown) {
  if (credits === 0) return 'Nothing left'
  return (
    <main>
      <p>
        You have {credits} credits {busy && 'and wait'} <b>now</b>
        {busy && <i>still</i>}
        for a while
      </p>
      <button type="button">{busy ? 'Unlocking...' : 'Unlock'}</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            Row {row}, {rows.length} in all
          </li>
        ))}
      </ul>
      {busy ? <p>Please wait</p> : 'Go on'}
    </main>
  )
}

function fontOf(words: string): HTMLElement {
  const font = document.createElement('font')
  font.appendChild(document.createElement('font')).textContent = words
  return font
}

function textsIn(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  return found.filter(({ parentElement }) => parentElement?.closest('font') === null)
}

function translateAll(root: Node, translate: (text: Text) => void): void {
  for (const text of textsIn(root)) translate(text)
}
