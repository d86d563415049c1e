import { it } from 'vitest'

/** `it` on what `open` makes for each test; it is closed whatever happens. */
export const itOn =
  <T extends { readonly close: () => Promise<unknown> }>(open: () => Promise<T>) =>
  (should: string, test: (opened: T) => Promise<void>): void =>
    it(should, async () => {
      const opened = await open()
      try {
        await test(opened)
      } finally {
        await opened.close()
      }
    })
