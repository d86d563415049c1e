import type { LearningPlan, PlanChapter } from '@app/contract'
import type { ReactNode } from 'react'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { ToggleProblem } from '../../toggle-problem.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChapterTitle } from './chapter-title.tsx'

type OpenChapterProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** What the toggle threw. */
  readonly problem: unknown
}

export function OpenChapter({ plan, chapter, problem }: OpenChapterProps) {
  const completed = chapter.is_completed_by_current_user
  return (
    <>
      <ChapterTitle
        chapter={chapter}
        // on a phone the solid mark is enough, and saves a line per chapter
        note={completed && <span className="max-sm:hidden">Completed</span>}
        action={
          <ViewLink to={paths.chapter(plan.id, chapter.id)} read={completed}>
            View Chapter<span className="sr-only">: {chapter.title}</span>
          </ViewLink>
        }
      />
      {problem !== null && <ToggleProblem error={problem} className="mt-1 text-note text-danger" />}
    </>
  )
}

type ViewLinkProps = { readonly to: string; readonly read: boolean; readonly children: ReactNode }

/** What has been read steps back behind what has not. */
function ViewLink({ to, read, children }: ViewLinkProps) {
  if (!read) {
    return (
      <LinkButton as={PageLink} to={to} size="sm">
        <span>{children}</span>
      </LinkButton>
    )
  }
  return (
    <PageLink to={to} className="link flex min-h-11 items-center text-note sm:min-h-7">
      <span>{children}</span>
    </PageLink>
  )
}
