import { texts } from 'virtual:texts/learning/chapter/versions'
import type { ChapterVersions } from '@app/contract'
import { longTime } from '../../../../texts/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { fill } from '../../../../ui/fill.tsx'
import { List } from '../../../../ui/list.tsx'
import { mannerOf } from './manner-of.ts'

type VersionListProps = Pick<ChapterVersions, 'versions'> & {
  /** Number of the version that is read. */
  readonly read: number
  /** Number of the version that is being fetched. */
  readonly busy: number | null
  readonly onShow: (number: number) => void
}

/** Every version of a chapter, the one that is read, and what came of the check of each. */
export const VersionList = ({ versions, read, busy, onShow }: VersionListProps) => (
  <section aria-labelledby="versions-title">
    <h3 id="versions-title" className="font-sans text-note font-semibold tracking-normal">
      {texts.versions}
    </h3>
    <List ordered aria-labelledby="versions-title" className="mt-1">
      {versions.map(({ number, request, generated_at, best }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <div className="min-w-0">
            <p>{texts.version({ number, manner: mannerOf(request) })}</p>
            {request?.words && (
              <p className="text-note text-muted wrap-anywhere">
                {fill(texts.request, { words: <bdi>{request.words}</bdi> })}
              </p>
            )}
            <p className="text-note text-muted">
              <time dateTime={generated_at}>{longTime(generated_at)}</time>
              {best && ` · ${texts.result({ right: best.right, of: best.of })}`}
            </p>
          </div>
          {number === read ? (
            <p className="text-note font-semibold">{texts.reading}</p>
          ) : (
            <Button
              size="sm"
              busy={busy === number}
              aria-label={`${texts.read}: ${texts.version({ number, manner: mannerOf(request) })}`}
              onClick={() => onShow(number)}
            >
              {texts.read}
            </Button>
          )}
        </li>
      ))}
    </List>
    <p className="mt-1 text-note text-muted">{texts.checks}</p>
  </section>
)
