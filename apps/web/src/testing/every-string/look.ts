import { fireEvent, waitFor } from '@testing-library/react'
import type { Expected, Kind } from './table.ts'

const places: Record<Kind, string> = {
  text: '*',
  heading: 'h1, h2, h3, h4',
  button: 'button',
  link: 'a[href]',
  tab: '[role=tab]',
  label: 'label',
  placeholder: '[placeholder]',
  status: '[role=status], [role=status] *',
}

/** What no one reads on the page itself. A toast vanishes, so that it is never the place of a message. */
const unseen = '.sr-only, [hidden], script, style, title, [data-toasts]'

/** Waits until the page shows it. Fails with `complaint`. */
export async function lookFor(wanted: Expected, complaint: string, inside = 'body'): Promise<Element> {
  let found: Element | undefined
  const look = () => {
    found = seen(wanted, inside)
    if (found === undefined) throw new Error(complaint)
  }
  // the whole page as part of a complaint would bury it
  await waitFor(look, { onTimeout: () => new Error(complaint) })
  if (found === undefined) throw new Error(complaint)
  return found
}

export const isSeen = (wanted: Expected, inside = 'body'): boolean => seen(wanted, inside) !== undefined

/** Types into a field and leaves it. */
export async function fill(name: string, value: string): Promise<void> {
  // what is behind an open dialog takes no typing
  const inside = document.querySelector('[role=dialog]') ? '[role=dialog]' : undefined
  const found = await lookFor({ text: name, kind: 'label' }, `there is no field '${name}'`, inside)
  const input = found instanceof HTMLLabelElement ? found.control : null
  if (input === null) throw new Error(`the label '${name}' belongs to no field`)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

export async function press(name: string, inside?: string): Promise<void> {
  const pressed = await lookFor({ text: name, kind: 'button' }, `there is no button '${name}'`, inside)
  fireEvent.click(pressed)
}

function seen(wanted: Expected, inside: string): Element | undefined {
  const candidates = [...document.querySelectorAll(inside)].flatMap((root) => [
    root,
    ...root.querySelectorAll(places[wanted.kind]),
  ])
  return candidates.find((element) => element.matches(places[wanted.kind]) && fits(element, wanted))
}

function fits(element: Element, { text, kind, part = false, to }: Expected): boolean {
  if (to !== undefined && element.getAttribute('href') !== to) return false
  if (kind === 'placeholder') return holds(element.getAttribute('placeholder') ?? '', text, part)
  // most elements are ruled out by this, which costs little
  if (!plain(element.textContent).includes(text)) return false
  // a label may be there for screen readers only
  if (kind === 'label') return holds(plain(element.textContent), text, part)
  return element.closest(unseen) === null && holds(visibleWords(element), text, part)
}

const holds = (words: string, text: string, part: boolean) => (part ? words.includes(text) : words === text)

function visibleWords(element: Element): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const one of copy.querySelectorAll(unseen)) one.remove()
  return plain(copy.textContent)
}

const plain = (words: string | null): string => (words ?? '').replace(/\s+/g, ' ').trim()

/** Opens a tab. */
export async function choose(name: string): Promise<void> {
  fireEvent.click(await lookFor({ text: name, kind: 'tab' }, `there is no tab '${name}'`))
}
