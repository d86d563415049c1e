/** What an element does to the text in it: `hidden` is not seen or is about something else, `frame` is not the page's own text, but may hold its heading. */
export type Role = 'hidden' | 'frame' | 'main' | 'heading' | 'plain'

type Element = { readonly name: string; readonly role: Role }

/** Elements whose end is often left out, and that end where the next of their kind begins. */
const IMPLIED_END: ReadonlySet<string> = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option', 'tbody'])

/**
 * The elements that are open at a place of a page. A whole tree after the standard is not built: formatting that is open across blocks is
 * repeated in each of them, and 16 KB of that make 400 MB of it. Each element is opened and closed once here, so the time is linear.
 */
export function makeOpenElements(onClose: (role: Role) => void) {
  const stack: Element[] = []
  const named = new Map<string, number>()
  const roles: Record<Role, number> = { hidden: 0, frame: 0, main: 0, heading: 0, plain: 0 }

  const pop = (): string | undefined => {
    const element = stack.pop()
    if (!element) return undefined
    named.set(element.name, (named.get(element.name) ?? 1) - 1)
    roles[element.role] -= 1
    onClose(element.role)
    return element.name
  }
  return {
    open: (name: string, role: Role): void => {
      if (IMPLIED_END.has(name) && stack.at(-1)?.name === name) pop()
      stack.push({ name, role })
      named.set(name, (named.get(name) ?? 0) + 1)
      roles[role] += 1
    },
    close: (name: string): void => {
      // an end without a beginning closes nothing; without the count each would look through all that is open
      if ((named.get(name) ?? 0) === 0) return
      while (pop() !== name);
    },
    /** How many open elements have this role. */
    depth: (role: Role): number => roles[role],
  }
}
