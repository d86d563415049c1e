import './content/chapter.css'
import './content/chapter-print.css'
import type { ChapterView, chapter } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { explain, isNotFound, isProblem, served } from '../../../api/problem.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { loadLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { chapterQuery } from '../chapter-query.ts'
import { describeStatus } from '../toggle-completion.tsx'
import { ChapterFrame, ReadingWidth } from './chapter-frame.tsx'
import { ChapterScreen } from './chapter-screen.tsx'
import { readingState } from './reading-state.ts'

export function ChapterPage() {
  const { planId, chapterId } = useParams()
  const { token } = useAuth()
  // fetched while the chapter is, so that the text does not change its shape after it has appeared
  useEffect(() => {
    loadLessonMarkdown().catch(() => undefined)
  }, [])
  if (!chapterId) {
    return (
      <Refusal to={paths.dashboard} label="Go to your dashboard">
        Chapter ID is missing.
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
  const { data: chapter, error, isPending, isRefetching, refetch } = useQuery(chapterQuery(id))
  useChapterAnnouncement(chapter)
  // what the learner may read is found under any plan's address, but shown under its own only
  const strayed = chapter !== undefined && chapter.learning_plan_id !== under
  if (isPending || strayed)
    return <Loading>{strayed && <ToItsOwnPlan planId={chapter.learning_plan_id} id={id} />}</Loading>
  // another chapter is another page: nothing that was typed, or noted of where one is, goes over to it
  if (chapter) return <ChapterScreen key={chapter.id} chapter={chapter} />
  if (isProblem(error, 'token-missing')) return <NoToken />
  if (error === null || isProblem(error, 'unexpected-reply')) {
    return (
      <ChapterFrame title="Chapter" heading="Chapter">
        <p role="status" className="text-muted">
          No chapter data available.
        </p>
        <Button size="sm" className="mt-4" busy={isRefetching} onClick={() => refetch()}>
          Try again
        </Button>
      </ChapterFrame>
    )
  }
  const title = isNotFound(error) ? 'Chapter not found' : 'We couldn’t load this chapter'
  return (
    <ChapterFrame title={title} heading={title}>
      <ReadingWidth>
        <ChapterProblem error={error} busy={isRefetching} onRetry={refetch} />
      </ReadingWidth>
    </ChapterFrame>
  )
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
  <ChapterFrame title="Chapter" heading="Chapter">
    <ReadingWidth>
      <Alert>{children}</Alert>
      <LinkButton to={to} variant="next" className="mt-6">
        {label}
      </LinkButton>
    </ReadingWidth>
  </ChapterFrame>
)

const NoToken = () => (
  <Refusal to={paths.login} label="Log In">
    Authentication token not available. Please log in.
  </Refusal>
)

const Loading = ({ children }: { readonly children?: ReactNode }) => (
  <ChapterFrame title="Chapter">
    {children}
    <h1 className="sr-only">Chapter</h1>
    <ReadingWidth>
      {/* as high as the screen, so that what follows it is not seen to jump */}
      <Skeleton label="Loading chapter content..." className="min-h-dvh">
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
  const before = useRef(kind)
  const { refreshUser } = useAuth()
  useEffect(() => {
    if (before.current === undefined && title !== undefined) announce(title)
    if (before.current === 'pending' && kind === 'content') announce(`${title}: this chapter is ready to read.`)
    // writing failed, and the price has been given back
    if (before.current === 'pending' && kind === 'locked') refreshUser()
    before.current = kind
  }, [title, kind, refreshUser])
}

type ChapterProblemProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => unknown }

function ChapterProblem({ error, busy, onRetry }: ChapterProblemProps) {
  const gone = isNotFound(error)
  const words = describeStatus(error)
  return (
    <>
      <Alert>
        <p>
          {explain<typeof chapter>(
            error,
            {
              failed: words ?? 'The chapter could not be shown.',
              unreachable: 'The chapter could not be loaded: there is no connection to the server.',
            },
            served('chapter-not-found'),
          )}
        </p>
        {words !== null && !gone && <p className="mt-1">Something went wrong on our side.</p>}
        {!gone && (
          <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
            Try again
          </Button>
        )}
      </Alert>
      {gone && (
        <>
          <p className="mt-6 text-muted">The link may be incomplete, or the chapter may belong to another account.</p>
          <LinkButton to={paths.dashboard} variant="next" className="mt-4">
            Go to your dashboard
          </LinkButton>
        </>
      )}
    </>
  )
}
