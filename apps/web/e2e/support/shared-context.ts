import { type BrowserContext, test as base, type Page } from '@playwright/test'

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
export const test = base.extend<object, { readonly once: Once; readonly contexts: Map<string, BrowserContext> }>({
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
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, contexts, baseURL, extraHTTPHeaders, serviceWorkers, viewport, locale, timezoneId, hasTouch, isMobile },
    use,
    info,
  ) => {
    // what a service worker keeps is the browser's, and not so easily forgotten
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify([baseURL, viewport, locale, timezoneId, hasTouch, isMobile])
    const context = contexts.get(options) ?? (await browser.newContext())
    if (!contexts.has(options)) await openPage(context)
    contexts.set(options, context)
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await use(context)
    if (info.status !== info.expectedStatus) {
      // what its pages say is written down when it closes
      contexts.delete(options)
      await context.close()
      return
    }
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    const left = context.pages()
    const next = await openPage(context)
    for (const page of left) await page.close()
    await forget(next)
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
})

/** The page of the next test, before the last one's goes: what their process has compiled is kept. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/healthz')
  return page
}

/** Takes away what any page of its context has stored. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
  })
