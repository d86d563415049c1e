import { texts } from 'virtual:texts/learning/chapter/versions'
import { type ChapterView, readVersions, rewriteChapter, type ShownVersion, showVersion } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../../api/call.ts'
import { declinedReply, messageOf } from '../../../../api/problem.ts'
import { pollWhile, q } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { longTime } from '../../../../texts/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../../ui/feedback/load-problem.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { fill } from '../../../../ui/fill.tsx'
import { List } from '../../../../ui/list.tsx'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { chapterQuery } from '../../chapter-query.ts'
import { ChoiceForm } from '../choice-form.tsx'
import type { HeldVersion } from '../reading-state.ts'

type ChapterVersionsProps = Pick<HeldVersion, 'isHeld' | 'follow'> & { readonly chapter: ChapterView }

/** Which version is read, how the writing of another one stands, and what asks for one. */
export function ChapterVersions({ chapter, isHeld, follow }: ChapterVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(chapter.id)
  // the text that is read stays: only what is said of it changes
  const { data: now } = useQuery({
    ...chapterQuery(chapter.id),
    // the page has just asked
    refetchOnMount: false,
    refetchInterval: pollWhile(({ data }) => data?.rewrite?.status === 'PENDING'),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const close = (to: RefObject<HTMLElement | null>) => {
    // the button is there again only then
    flushSync(() => setOpen(false))
    to.current?.focus()
  }
  const { mutate, isPending, variables, error } = useApiMutation(showVersion, {
    onSuccess: async (_reply, { number }) => {
      follow(number)
      await refresh()
      close(status)
    },
  })
  const show = (number: number) => mutate({ id: chapter.id, number })

  const { version } = chapter
  const rewrite = now?.rewrite ?? chapter.rewrite
  const latest = now?.version?.number
  if (!version) return null
  return (
    <div className="mt-4 print:hidden">
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status" ref={status} tabIndex={-1} className="rounded-sm text-note outline-offset-8">
        {version.count > 1 && (
          <p>{texts.shown({ number: version.number, count: version.count, manner: mannerOf(version.request) })}</p>
        )}
        {rewrite?.status === 'PENDING' && <p className="text-muted">{texts.writing({ manner: mannerOf(rewrite) })}</p>}
        {rewrite?.status === 'FAILED' && (
          <p>
            {texts.failed} {rewrite.error}
          </p>
        )}
        {isHeld && <p>{texts.ready}</p>}
      </div>
      {isHeld && latest !== undefined && (
        <Button
          size="sm"
          variant="solid"
          className="mt-2"
          onClick={() => {
            follow(latest)
            status.current?.focus()
          }}
        >
          {texts.show}
        </Button>
      )}
      {rewrite?.status === 'FAILED' && !isOpen && (
        <Button size="sm" className="mt-2" busy={isPending} onClick={() => show(latest ?? version.number)}>
          {texts.keep}
        </Button>
      )}
      {error && <Alert className="mt-3">{messageOf(error, texts.showFailed)}</Alert>}
      {isOpen ? (
        <VersionsPanel
          chapterId={chapter.id}
          read={version.number}
          isWriting={rewrite?.status === 'PENDING'}
          busy={isPending ? variables.number : null}
          onShow={show}
          onClose={() => close(button)}
          onAsked={async () => {
            await refresh()
            close(status)
          }}
        />
      ) : (
        <Button ref={button} variant="quiet" size="sm" className="-ms-4 font-normal!" onClick={() => setOpen(true)}>
          <span className="link">{texts.explain}</span>
        </Button>
      )}
    </div>
  )
}

type VersionsPanelProps = {
  readonly chapterId: string
  /** Number of the version that is read. */
  readonly read: number
  readonly isWriting: boolean
  /** Number of the version that is being fetched. */
  readonly busy: number | null
  readonly onShow: (number: number) => void
  readonly onClose: () => void
  /** Another one was asked for. */
  readonly onAsked: () => void
}

/** Every version of a chapter with what came of its check, and the form that asks for another one. */
function VersionsPanel({ chapterId, read, isWriting, busy, onShow, onClose, onAsked }: VersionsPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...q(readVersions, { id: chapterId }),
    // each opening asks anew: what was true before the last version came must not be seen for a moment
    gcTime: 0,
  })
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const asks = data !== undefined && !isWriting && data.left > 0 && data.ways.length > 0
  const why = data && (data.left === 0 ? texts.usedUp : data.ways.length === 0 ? texts.oneWay : null)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="explain-title"
      className="mt-3 flex flex-col gap-4 rounded-md border border-line p-4"
    >
      <h2 id="explain-title" className="text-lead">
        {texts.explain}
      </h2>
      {!data && !isError && <Spinner label={texts.loading} />}
      {isError && (
        <LoadProblem className="" busy={isFetching} onRetry={refetch}>
          {texts.loadFailed}
        </LoadProblem>
      )}
      {data && data.versions.length > 1 && (
        <section aria-labelledby="versions-title">
          <h3 id="versions-title" className="font-sans text-note font-semibold tracking-normal">
            {texts.versions}
          </h3>
          <List ordered aria-labelledby="versions-title" className="mt-1">
            {data.versions.map(({ number, request, generated_at, best }) => (
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
      )}
      {!isWriting && why && <p>{why}</p>}
      {asks && (
        <ChoiceForm
          legend={texts.how}
          choices={data.ways}
          labels={texts.ways}
          missing={texts.chooseWay}
          ownWords={(way) => ({
            label: way === 'other' ? texts.inYourWords : texts.adding,
            hint: texts.hint,
            maxLength: 500,
            missing: way === 'other' ? texts.wordsMissing : undefined,
          })}
          sendLabel={texts.send}
          send={async (how, words) => {
            await call(rewriteChapter, { id: chapterId, how, ...(words !== '' && { words }) })
            onAsked()
          }}
          explain={(error) => {
            const reply = declinedReply(error)
            return reply === null ? messageOf(error, texts.sendFailed) : <LazyMarkdown text={reply} />
          }}
          // the versions stand above it, and come first
          takesFocus={data.versions.length === 1}
          columns
          onCancel={onClose}
        >
          <p className="text-note text-muted">{data.left === 1 ? texts.freeOnce : texts.freeTwice}</p>
        </ChoiceForm>
      )}
      {!asks && (
        <Button size="sm" variant="quiet" className="-ms-4 self-start" onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </section>
  )
}

/** How a version was asked for, as a part of a sentence. */
const mannerOf = (request: ShownVersion['request']): string => texts.manner[request?.how ?? 'original']
