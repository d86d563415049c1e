import type { ChapterRecord } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { List } from '../../../ui/list.tsx'
import { texts } from './texts.ts'

/** As it is kept: a part is no page yet. */
export const Parts = ({ parts }: { readonly parts: ChapterRecord['parts'] }) => (
  <List aria-label={texts.record.parts} className="max-w-3xl border-t border-line">
    {parts.map(({ name, model, at, made }) => (
      <li key={name} className="border-b border-line py-3">
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-note text-muted">
              <bdi>{model}</bdi>, {shortTime(at)}
            </span>
          </summary>
          <pre className="mt-2 rounded-md bg-sunk p-4 text-note whitespace-pre-wrap wrap-anywhere">{made}</pre>
        </details>
      </li>
    ))}
  </List>
)
