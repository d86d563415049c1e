import { texts as learning } from 'virtual:texts/learning'
import { texts as chapterTexts } from 'virtual:texts/learning/chapter'
import type { ChapterView } from '@app/contract'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { TrailMark } from '../../../ui/trail.tsx'
import { hasFailed } from '../model.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { NeedsServer } from '../offline/needs-server.tsx'
import { chapterFacts } from '../outline-words.ts'
import { describeBalance, GetCredits, UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'

const { locked: texts } = chapterTexts

type LockedChapterProps = { readonly chapter: ChapterView; readonly onUnlocked: () => void }

/** A chapter that is not paid for, or whose writing failed. */
export function LockedChapter({ chapter, onUnlocked }: LockedChapterProps) {
  const { user } = useAuth()
  const { price, summary, objectives } = chapter
  const isNext = chapter.previous_chapter?.is_unlocked ?? true
  const failed = hasFailed(chapter)
  const unlocking = useUnlockChapter(chapter.learning_plan_id, chapter, onUnlocked)
  return (
    <div className="mt-10 flex flex-col gap-6 border-t border-line pt-8">
      <div role="alert" className="flex gap-4">
        <TrailMark mark={failed ? 'failed' : 'locked'} size={28} className="mt-0.5" />
        <div>
          <p className="font-serif text-lead font-semibold">{texts.title}</p>
          <p>{texts.text}</p>
          {failed && (
            <p className="mt-3">
              {texts.failed}
              {price > 0 && ` ${texts.returned}`}
            </p>
          )}
          {!failed && chapter.content_error && <p className="mt-3">{chapter.content_error.message}</p>}
        </div>
      </div>
      {/* a look inside: what there is to know before it is paid for. A plan that an earlier version made knows little */}
      <div className="flex flex-col gap-4 ps-11">
        {summary && <p dir="auto">{summary}</p>}
        {objectives.length > 0 && (
          <section aria-labelledby="locked-objectives">
            <h2 id="locked-objectives" className="mb-2 text-lead">
              {learning.outline.objectives}
            </h2>
            <ObjectivesList objectives={objectives} labelledBy="locked-objectives" />
          </section>
        )}
        <p className="text-note text-muted">{chapterFacts(chapter, true).join(' · ')}</p>
      </div>
      <div className="ps-11">
        {isNext ? (
          <NeedsServer>
            <div className="flex flex-col items-start gap-3">
              <div className="flex flex-wrap gap-3">
                <UnlockButton unlocking={unlocking} variant="next" />
                <GetCredits unlocking={unlocking} />
              </div>
              {price > 0 && user && <p className="text-note text-muted">{describeBalance(user.credits, price)}</p>}
              <UnlockError {...unlocking.refusal} className="self-stretch" />
            </div>
          </NeedsServer>
        ) : (
          <>
            <p className="text-muted">{texts.inOrder}</p>
            <LinkButton to={paths.plan(chapter.learning_plan_id)} variant="next" className="mt-4">
              {learning.outline.wholePlan}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
