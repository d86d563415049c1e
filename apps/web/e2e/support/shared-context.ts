import { type BrowserContext, test as base, type Page } from '@playwright/test'

type Shared = { readonly context: BrowserContext; readonly idle: Page }

/** What this function starts, which it does for the first test of a worker that asks; `end` is called behind the last. */
export type Once = <Started, Given extends readonly unknown[]>(
  start: (...given: Given) => Promise<Started>,
  end?: (started: Started) => Promise<unknown>,
  ...given: Given
) => Promise<Started>

/**
 * Tests of the same options share a context: one of its own would compile the whole app again for each, which is most of
 * what a short test costs. Each has pages of its own, and finds nothing that another one has stored.
 */
export const test = base.extend<object, { readonly once: Once; readonly contexts: Map<string, Shared> }>({
  // tests whose workers share different things get workers and browsers of their own: all that is shared goes through this
  once: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
    async ({}, use) => {
      const started = new Map<unknown, Promise<unknown>>()
      const ends: (() => Promise<unknown>)[] = []
      await use(async (start, end, ...given) => {
        const known = started.get(start) ?? start(...given)
        if (!started.has(start) && end) ends.push(async () => end((await known) as Awaited<ReturnType<typeof start>>))
        started.set(start, known)
        return known as ReturnType<typeof start>
      })
      for (const end of ends.reverse()) await end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
    async ({}, use) => {
      const contexts = new Map<string, Shared>()
      await use(contexts)
      for (const { context } of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, contexts, baseURL, extraHTTPHeaders, serviceWorkers, viewport, locale, timezoneId, hasTouch, isMobile },
    use,
  ) => {
    // what a service worker keeps is the browser's, and not so easily forgotten
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify([baseURL, viewport, locale, timezoneId, hasTouch, isMobile])
    const shared = contexts.get(options) ?? (await open(await browser.newContext()))
    contexts.set(options, shared)
    const { context, idle } = shared
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    const setOffline = context.setOffline.bind(context)
    context.setOffline = async (isOffline) => {
      // pages of one process believe to be online as soon as the first of them is
      contexts.delete(options)
      await idle.close()
      await setOffline(isOffline)
    }
    await use(context)
    if (idle.isClosed()) return context.close()
    context.setOffline = setOffline
    for (const page of context.pages()) if (page !== idle) await page.close()
    await context.clearPermissions()
    await context.clearCookies()
    await forget(idle)
  },
})

/** With a page that stays: what its process has compiled the others need not. */
async function open(context: BrowserContext): Promise<Shared> {
  const idle = await context.newPage()
  await idle.goto('/healthz')
  return { context, idle }
}

/** Takes away what any page of its context has stored. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
  })
