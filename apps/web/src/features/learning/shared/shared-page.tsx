import '../chapter/content/chapter.css'
import { texts as content } from 'virtual:texts/learning/chapter/content'
import { texts } from 'virtual:texts/learning/shared'
import { type ReplyOf, sharedPlan, startSharedPlan } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { isNotFound, messageOf } from '../../../api/problem.ts'
import { q } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { track } from '../../../reporting/reports.ts'
import { LinkButton, PageLink, paths } from '../../../routing/page-link.tsx'
import { rememberReturnTo } from '../../../routing/return-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert, ErrorLine } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { fill } from '../../../ui/fill.tsx'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { Page } from '../../../ui/page.tsx'
import { Exercises, KeyPoints, Practice } from '../chapter/content/recap.tsx'
import { invalidatePlans } from '../model.ts'
import { Outline } from './outline.tsx'

type Shared = ReplyOf<typeof sharedPlan>

/** A plan whose link one has: to look at, and to start. Nothing here is its owner's, so it is the same for everyone. */
export function SharedPage() {
  // the router leads nowhere near this page without it
  const { token = '' } = useParams()
  const { data: plan, error, refetch, isRefetching } = useQuery({ ...q(sharedPlan, { token }), retry: false })
  return (
    <Page
      title={plan?.title ?? texts.title}
      heading={<bdi>{plan?.title ?? texts.title}</bdi>}
      lead={plan?.description && <bdi>{plan.description}</bdi>}
      isNarrow
    >
      {/* its link is a secret of those who have it */}
      <meta name="robots" content="noindex" />
      {!plan && error === null && <Spinner label={texts.loading} />}
      {isNotFound(error) && <Alert>{messageOf(error, texts.gone)}</Alert>}
      {error !== null && !isNotFound(error) && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {messageOf(error, texts.failed)}
        </LoadProblem>
      )}
      {plan && <SharedPlan token={token} plan={plan} />}
    </Page>
  )
}

const SharedPlan = ({ token, plan }: { readonly token: string; readonly plan: Shared }) => (
  <>
    {plan.thread && <p>{fill(texts.thread, { thread: <bdi>{plan.thread}</bdi> })}</p>}
    <Start token={token} />
    <Outline minutes={plan.minutes} chapters={plan.chapters} />
    {plan.first_chapter && <FirstChapter title={plan.chapters[0]?.title ?? ''} chapter={plan.first_chapter} />}
  </>
)

/** Who is signed in starts it at once; a visitor signs in first, and is then offered to come back. */
function Start({ token }: { readonly token: string }) {
  const { isAuthenticated, isLoading } = useAuth()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const start = useApiMutation(startSharedPlan, {
    onSuccess: ({ id }) => {
      track({ name: 'plan-creation' })
      invalidatePlans(queryClient)
      navigate(paths.plan(id))
    },
  })
  const remember = () => rememberReturnTo(paths.shared(token))
  const isVisitor = !isAuthenticated && !isLoading
  return (
    <div className="mt-6">
      {isVisitor ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={paths.login} variant="next" onClick={remember}>
            {texts.signIn}
          </LinkButton>
          <PageLink to={paths.register} onClick={remember}>
            {texts.register}
          </PageLink>
        </div>
      ) : (
        <Button variant="next" busy={isLoading || start.isPending} onClick={() => start.mutate({ token })}>
          {texts.start}
        </Button>
      )}
      <p className="mt-3 text-note text-muted">{texts.lead}</p>
      {start.error && <ErrorLine className="mt-2">{messageOf(start.error, texts.startFailed)}</ErrorLine>}
    </div>
  )
}

type FirstChapterProps = { readonly title: string; readonly chapter: NonNullable<Shared['first_chapter']> }

/** The first chapter as its learner reads it, without what only they can do there. */
function FirstChapter({ title, chapter }: FirstChapterProps) {
  const { introduction, sections, exercises, key_points: points, practice } = chapter
  const { parts } = content
  return (
    <section aria-labelledby="first-chapter" className="mt-16">
      <p className="text-note text-muted">{texts.firstChapter}</p>
      <h2 id="first-chapter" dir="auto" className="text-title">
        {title}
      </h2>
      <div className="chapter-prose mt-6">
        <LazyLessonMarkdown text={introduction} />
      </div>
      {sections.map(({ id, heading, body }) => (
        <Part key={id} id={id} title={heading}>
          <div className="chapter-prose mt-4">
            <LazyLessonMarkdown text={body} />
          </div>
        </Part>
      ))}
      <Part id="exercises" title={parts.exercises}>
        {exercises && <Exercises exercises={exercises} />}
      </Part>
      <Part id="key-points" title={parts['key-points']}>
        {points.length > 0 && <KeyPoints points={points} />}
      </Part>
      <Part id="practice" title={parts.practice}>
        {practice && <Practice {...practice} />}
      </Part>
    </section>
  )
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** Nothing without what it is about. */
const Part = ({ id, title, children }: PartProps) =>
  children && (
    <section aria-labelledby={`${id}-title`} className="mt-10">
      <h3 id={`${id}-title`} dir="auto" className="text-lead">
        <LazyInlineText text={title} />
      </h3>
      {children}
    </section>
  )
