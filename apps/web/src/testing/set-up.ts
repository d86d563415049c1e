import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** In the document, and neither it nor what it stands in is hidden. */
    readonly toBeVisible: T extends never ? never : () => R
  }
}

// the app's modules are new for each file, as it finds them in a new page; the libraries, which take longest to load, stay
vi.resetModules()
// what a page loads on demand is first translated here, which takes its time on a busy machine
configure({ asyncUtilTimeout: 40_000, reactStrictMode: false })

const { getElementError } = getConfig()
/** While a query waits its errors are thrown away, and to print the page into each of them was a tenth of the tests' work. */
const errorOfQuery: typeof getElementError = (message, container) =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container)
// files of one worker share it
if (getElementError.name !== errorOfQuery.name) configure({ getElementError: errorOfQuery })

expect.extend({
  toBeVisible(element: unknown) {
    const pass = element instanceof Element && element.isConnected && ancestors(element).every(isShown)
    return { pass, message: () => `expected ${String(element)} ${pass ? 'not ' : ''}to be visible` }
  },
})

const isBrowser = typeof document !== 'undefined'

afterEach(() => {
  if (isBrowser) cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (!isBrowser) return
  localStorage.clear()
  sessionStorage.clear()
})

if (isBrowser) {
  // the files of a worker share a document: each finds it as a new one
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of [...attributes]) attributes.removeNamedItem(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')

  const nothing = () => undefined
  // jsdom has no layout, and so nothing to scroll and no sizes to observe
  Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing })
  Object.assign(window, { scrollTo: nothing })
  const blind = class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
  Object.assign(globalThis, { ResizeObserver: blind, IntersectionObserver: blind })
  // jsdom's own frames come by one interval, and never again once a fake clock has held it
  Object.assign(globalThis, {
    requestAnimationFrame: (run: FrameRequestCallback) => setTimeout(() => run(performance.now()), 16),
    cancelAnimationFrame: clearTimeout,
  })
}

// Helpers

function ancestors(element: Element): readonly Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
}

function isShown(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden' && !element.hasAttribute('hidden')
}
