import type { ChapterView } from '@app/contract'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { describeCredits, dollars } from '../../../texts/credits.ts'
import { TrailMark } from '../../../ui/trail/trail-mark.tsx'
import { UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'

type LockedChapterProps = { readonly chapter: ChapterView; readonly onUnlocked: () => void }

export function LockedChapter({ chapter, onUnlocked }: LockedChapterProps) {
  const isNext = chapter.previous_chapter?.is_unlocked ?? true
  return (
    <div className="mt-10 flex flex-col gap-6 border-t border-line pt-8">
      <div role="alert" className="flex gap-4">
        <TrailMark mark={chapter.content_status === 'FAILED' ? 'failed' : 'locked'} size={28} className="mt-0.5" />
        <div>
          <p className="font-serif text-lead font-semibold">Chapter Locked</p>
          <p>This chapter is currently locked. Please unlock it to view its content.</p>
          {chapter.content_status === 'FAILED' && (
            <p className="mt-3">
              Content generation failed after multiple attempts. Please try unlocking the chapter again.
              {chapter.price > 0 && ' Your credits have been given back.'}
            </p>
          )}
        </div>
      </div>
      <div className="ps-11">
        {isNext ? (
          <UnlockHere chapter={chapter} onUnlocked={onUnlocked} />
        ) : (
          <>
            <p className="text-muted">Chapters open in order: the ones before this come first.</p>
            <LinkButton to={paths.dashboard} variant="next" className="mt-4">
              Go to your dashboard
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

function UnlockHere({ chapter, onUnlocked }: LockedChapterProps) {
  const { user } = useAuth()
  const { price } = chapter
  const unlocking = useUnlockChapter(chapter.learning_plan_id, chapter, onUnlocked)
  // its label names no price
  const failed = chapter.content_status === 'FAILED'
  return (
    <div className="flex flex-col items-start gap-3">
      <UnlockButton unlocking={unlocking} variant="next" />
      {price > 0 && (
        <p className="text-note text-muted">
          That is {failed && `${describeCredits(price)}, `}
          {dollars(price)}.{user && ` You have ${describeCredits(user.credits)}.`}
        </p>
      )}
      <UnlockError {...unlocking.refusal} className="self-stretch" />
    </div>
  )
}
