import { readToken } from '../../../api/session-token.ts'

const SCRIPT = '/service-worker.js'

let started = false

/**
 * Has this browser keep what the learner opens, to be read without a connection. Only in a build, and when the page has
 * nothing else to do. A browser that cannot, or may not, changes nothing for a reader who is online.
 */
export async function keepOffline(): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  started = true
  await idle()
  const token = readToken()
  if (token === null) return
  await navigator.serviceWorker.register(trusted(SCRIPT))
  const { active } = await navigator.serviceWorker.ready
  // what was loaded before it was there
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const paths = [...new Set(loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))]
  active?.postMessage({
    token,
    page: location.pathname,
    build: document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '',
    files: paths.filter((path) => !path.startsWith('/api/')),
    answers: paths.filter((path) => path.startsWith('/api/')),
  })
}

/** Safari does not know when it is idle. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

/** The policy wants addresses of scripts to be trusted ones; this one is a constant. The types know none of that yet. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  )
}

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}
