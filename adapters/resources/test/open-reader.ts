import { type LocalPages, type LocalWeb, openLocalWeb } from '@app/testing/local-web/local-web'
import { onTestFinished } from 'vitest'
import { makePageReader, type PageReaderOptions } from '../src/page/page-reader.ts'

export const USER_AGENT = 'Waymark/0.1.0 (https://waymark.example; hello@waymark.example)'

/** A reader with a web of its own, at whose names alone it may connect to this machine. */
export async function openReader(
  pages?: LocalPages | ((at: LocalWeb['at']) => LocalPages),
  { times, ...options }: Partial<PageReaderOptions> = {},
) {
  const web = await openLocalWeb(pages)
  onTestFinished(web.close)
  const reader = makePageReader({
    userAgent: USER_AGENT,
    allowHosts: web.allowHosts,
    lookup: web.lookup,
    times: { gapMs: 0, ...times },
    ...options,
  })
  return { web, read: (place: string, signal?: AbortSignal) => reader.read(web.at(place), signal), reader }
}
