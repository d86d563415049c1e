import { texts } from 'virtual:texts/learning/offline'
import { longTime } from '../../../texts/dates.ts'
import { fill } from '../../../ui/fill.tsx'

// one chunk: it is kept with what registers it, and needed when nothing can be fetched any more
export { keepOffline } from './keep-offline.ts'

/** `at`: when the copy was read. The page asks for the chapter again by itself, every few seconds. */
export const OfflineNotice = ({ at }: { readonly at: string }) => (
  <p role="status" className="mb-6 rounded-md border border-edge bg-sunk px-4 py-3 text-note print:hidden">
    {fill(texts.copy, { time: <time dateTime={at}>{longTime(at)}</time> })}
  </p>
)
