import type { LearningPlan, PlanChapter } from '@app/contract'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CompletionError } from '../completion-error.tsx'
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
          <LinkButton as={PageLink} to={paths.chapter(plan.id, chapter.id)} size="sm">
            <span>
              View Chapter<span className="sr-only">: {chapter.title}</span>
            </span>
          </LinkButton>
        }
      />
      {problem !== null && <CompletionError error={problem} className="mt-1 text-note text-danger" />}
    </>
  )
}
