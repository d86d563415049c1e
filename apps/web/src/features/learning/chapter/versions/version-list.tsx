import type { ChapterVersions } from '@app/contract'
import { localTime } from '../../../../texts/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { List } from '../../../../ui/list.tsx'
import { versionWords as words } from './version-words.ts'

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
      {words.versions}
    </h3>
    <List ordered aria-labelledby="versions-title" className="mt-1">
      {versions.map(({ number, request, generated_at, best }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <div className="min-w-0">
            <p>{words.version(number, request)}</p>
            {request?.words && (
              <p dir="auto" className="text-note text-muted wrap-anywhere">
                “{request.words}”
              </p>
            )}
            <p className="text-note text-muted">
              <time dateTime={generated_at}>{localTime(generated_at)}</time>
              {best && ` · ${words.result(best.right, best.of)}`}
            </p>
          </div>
          {number === read ? (
            <p className="text-note font-semibold">{words.reading}</p>
          ) : (
            <Button
              size="sm"
              busy={busy === number}
              aria-label={`${words.read}: ${words.version(number, request)}`}
              onClick={() => onShow(number)}
            >
              {words.read}
            </Button>
          )}
        </li>
      ))}
    </List>
    <p className="mt-1 text-note text-muted">{words.checks}</p>
  </section>
)
