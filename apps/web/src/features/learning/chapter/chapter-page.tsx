import './content/chapter.css'
import './content/chapter-print.css'
import { texts } from 'virtual:texts/learning/chapter'
import type { ChapterView } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { offlineCopyTime, onOfflineCopies } from '../../../api/offline-copies.ts'
import { isNotFound, isProblem, messageOf, wasNeverSent } from '../../../api/problem.ts'
import { slowingDown } from '../../../api/query.ts'
import { listen } from '../../../browser/listen.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { lazyPart } from '../../../ui/lazy-component.ts'
import { loadLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { chapterQuery } from '../chapter-query.ts'
import { OfflineContext } from '../offline/needs-server.tsx'
import { describeStatus } from '../toggle-completion.tsx'
import { ChapterFrame, ReadingWidth } from './chapter-frame.tsx'
import { ChapterScreen } from './chapter-screen.tsx'
import { readingState } from './reading-state.ts'

const loadOffline = () => import('../offline/offline-notice.tsx')
const OfflineNotice = lazyPart<'OfflineNotice', { readonly at: string }>(loadOffline, 'OfflineNotice')

export function ChapterPage() {
  const { planId, chapterId } = useParams()
  const { token } = useAuth()
  // fetched while the chapter is, so that the text does not change its shape after it has appeared
  useEffect(() => {
    loadLessonMarkdown().catch(() => undefined)
    loadOffline()
      .then(({ keepOffline }) => keepOffline())
      .catch(() => undefined)
  }, [])
  if (!chapterId) {
    return (
      <Refusal to={paths.dashboard} label={texts.toDashboard}>
        {texts.idMissing}
      </Refusal>
    )
  }
  if (token === null) return <NoToken />
  return <Chapter id={chapterId} under={planId} />
}

type ChapterProps = {
  readonly id: string
  /** The plan that the address names. */
  readonly under: string | undefined
}

function Chapter({ id, under }: ChapterProps) {
  const {
    data: chapter,
    error,
    isPending,
    isRefetching,
    refetch,
  } = useQuery({
    ...chapterQuery(id),
    // its questions come after its text
    refetchInterval: ({ state: { data } }) =>
      data?.check_pending === true && slowingDown(Date.parse(data.content_generated_at ?? new Date().toISOString())),
  })
  useChapterAnnouncement(chapter)
  const copiedAt = useOfflineCopy(`/api/chapters/${id}`, refetch)
  // what the learner may read is found under any plan's address, but shown under its own only
  const strayed = chapter !== undefined && chapter.learning_plan_id !== under
  if (isPending || strayed)
    return <Loading>{strayed && <ToItsOwnPlan planId={chapter.learning_plan_id} id={id} />}</Loading>
  // another chapter is another page: nothing that was typed, or noted of where one is, goes over to it
  if (chapter) {
    return (
      <OfflineContext value={copiedAt !== null}>
        <ChapterScreen
          key={chapter.id}
          chapter={chapter}
          notice={copiedAt !== null && <OfflineNotice at={copiedAt} />}
        />
      </OfflineContext>
    )
  }
  if (isProblem(error, 'token-missing')) return <NoToken />
  if (error === null || isProblem(error, 'unexpected-reply')) {
    return (
      <ChapterFrame title={texts.title} heading={texts.title}>
        <p role="status" className="text-muted">
          {texts.noData}
        </p>
        <Button size="sm" className="mt-4" busy={isRefetching} onClick={() => refetch()}>
          {texts.tryAgain}
        </Button>
      </ChapterFrame>
    )
  }
  return <ChapterProblem error={error} busy={isRefetching} onRetry={refetch} />
}

/** Keeps what follows the path: a link to a part of the chapter still leads there. */
function ToItsOwnPlan({ planId, id }: { readonly planId: string; readonly id: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.chapter(planId, id), search, hash }} />
}

type RefusalProps = {
  readonly to: string
  readonly label: string
  readonly children: string
}

const Refusal = ({ to, label, children }: RefusalProps) => (
  <ChapterFrame title={texts.title} heading={texts.title}>
    <ReadingWidth>
      <Alert>{children}</Alert>
      <LinkButton to={to} variant="next" className="mt-6">
        {label}
      </LinkButton>
    </ReadingWidth>
  </ChapterFrame>
)

const NoToken = () => (
  <Refusal to={paths.login} label={texts.logIn}>
    {texts.tokenMissing}
  </Refusal>
)

const Loading = ({ children }: { readonly children?: ReactNode }) => (
  <ChapterFrame title={texts.title}>
    {children}
    <h1 className="sr-only">{texts.title}</h1>
    <ReadingWidth>
      {/* as high as the screen, so that what follows it is not seen to jump */}
      <Skeleton label={texts.loading} className="min-h-dvh">
        <SkeletonBar className="max-w-48" />
        <SkeletonBar className="mt-4 h-12 max-w-md" />
        <SkeletonBar className="mt-16 h-6 max-w-40" />
        {['', 'max-w-[96%]', 'max-w-[98%]', 'max-w-[60%]'].map((width) => (
          <SkeletonBar key={width} className={`mt-3 ${width}`} />
        ))}
      </Skeleton>
    </ReadingWidth>
  </ChapterFrame>
)

/** Says once what came while a user waited: the chapter, whose title the page did not know yet, and its content. */
function useChapterAnnouncement(chapter: ChapterView | undefined): void {
  const kind = chapter && readingState(chapter).kind
  const title = chapter?.title
  const isChecking = chapter?.check_pending === true
  const hasCheck = chapter?.check != null
  const before = useRef(kind)
  const wasChecking = useRef(isChecking)
  const { refreshUser } = useAuth()
  useEffect(() => {
    if (title !== undefined) {
      if (before.current === undefined) announce(title)
      if (before.current === 'pending' && kind === 'content') announce(texts.ready({ title }))
    }
    // writing failed, and the price has been given back
    if (before.current === 'pending' && kind === 'locked') refreshUser()
    before.current = kind
  }, [title, kind, refreshUser])
  useEffect(() => {
    if (wasChecking.current && !isChecking && hasCheck) announce(texts.quizReady)
    wasChecking.current = isChecking
  }, [isChecking, hasCheck])
}

type ChapterProblemProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => unknown }

function ChapterProblem({ error, busy, onRetry }: ChapterProblemProps) {
  const gone = isNotFound(error)
  const offline = wasNeverSent(error)
  const words = describeStatus(error)
  const title = gone ? texts.notFound : texts.notLoaded
  return (
    <ChapterFrame title={title} heading={title}>
      <ReadingWidth>
        <Alert>
          <p>
            {messageOf(error, {
              failed: words ?? texts.failed,
              unreachable: offline ? texts.offline.notKept : texts.unreachable,
            })}
          </p>
          {offline && <p className="mt-1">{texts.offline.howToKeep}</p>}
          {words !== null && !gone && <p className="mt-1">{texts.ourFault}</p>}
          {!gone && (
            <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
              {texts.tryAgain}
            </Button>
          )}
        </Alert>
        {gone && (
          <>
            <p className="mt-6 text-muted">{texts.notFoundWhy}</p>
            <LinkButton to={paths.dashboard} variant="next" className="mt-4">
              {texts.toDashboard}
            </LinkButton>
          </>
        )}
      </ReadingWidth>
    </ChapterFrame>
  )
}

/** A browser believes to be online a while before it is, and so it does where only our server is away. */
const RETRY_MS = 10_000

/** When what is shown of an address was read, where the server could not be asked since. `refetch` asks again once it can. */
function useOfflineCopy(path: string, refetch: () => unknown): string | null {
  const at = useSyncExternalStore(onOfflineCopies, () => offlineCopyTime(path))
  const isCopy = at !== null
  useEffect(() => {
    if (!isCopy) return
    const timer = setInterval(() => navigator.onLine && refetch(), RETRY_MS)
    const ignore = listen(window, ['online'], () => refetch())
    return () => {
      clearInterval(timer)
      ignore()
    }
  }, [isCopy, refetch])
  return at
}
