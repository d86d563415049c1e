import { afterEach, expect, vi } from 'vitest'

// Testing Library takes down what a test has rendered, where it finds this
Object.assign(globalThis, { afterEach })

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** In the document, and neither it nor what it stands in is hidden. */
    readonly toBeVisible: T extends never ? never : () => R
  }
}

expect.extend({
  toBeVisible(element: unknown) {
    const pass = element instanceof Element && element.isConnected && ancestors(element).every(isShown)
    return { pass, message: () => `expected ${String(element)} ${pass ? 'not ' : ''}to be visible` }
  },
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})

// jsdom has no layout, and so nothing to scroll and no sizes to observe
if (typeof document !== 'undefined') {
  const nothing = () => undefined
  Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing })
  Object.assign(window, { scrollTo: nothing })
  globalThis.ResizeObserver ??= class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
}

// Helpers

function ancestors(element: Element): readonly Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
}

function isShown(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden' && !element.hasAttribute('hidden')
}
