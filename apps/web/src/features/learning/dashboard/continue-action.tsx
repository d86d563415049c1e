import { useAuth } from '../../../api/auth-context.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { describeCredits, dollars, unlockLabel } from '../../../texts/credits.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { pendingUnlockOf } from '../model.ts'
import { UnlockButton } from '../unlock-button.tsx'
import { UnlockError } from '../unlock-error.tsx'
import { useUnlockChapter } from '../use-unlock-chapter.ts'
import type { NextStep } from './next-step.ts'

type ContinueActionProps = { readonly step: NextStep; readonly onUnlocked: () => void }

export function ContinueAction({ step, onUnlocked }: ContinueActionProps) {
  const { kind, plan, chapter } = step
  if (kind === 'unlock') return <UnlockStep key={chapter.id} step={step} onUnlocked={onUnlocked} />
  if (kind === 'wait') {
    // it stands still: whether the chapter is still being watched is shown in its row
    return <p className="text-note text-muted">You can leave this page.</p>
  }
  return (
    <LinkButton as={PageLink} to={paths.chapter(plan.id, chapter.id)} variant="next">
      <span>
        Continue<span className="sr-only">: {chapter.title}</span>
      </span>
    </LinkButton>
  )
}

function UnlockStep({ step: { plan, chapter }, onUnlocked }: ContinueActionProps) {
  const unlocking = useUnlockChapter({ planId: plan.id, chapterId: chapter.id }, onUnlocked)
  const { user } = useAuth()
  const number = plan.chapters.indexOf(chapter) + 1
  const { price } = chapter
  const failed = chapter.content_status === 'FAILED'
  return (
    <>
      <div className="flex flex-col gap-2 md:items-end">
        <UnlockButton
          unlocking={unlocking}
          chapter={chapter}
          variant="next"
          // the words of the chapter's own button below, so that no one takes them for two things
          label={unlockLabel(price).replace('Unlock', `${failed ? 'Retry' : 'Unlock'} chapter ${number}`)}
        />
        {price > 0 && (
          <p className="text-note text-muted">
            That is {dollars(price)}.{user && ` You have ${describeCredits(user.credits)}.`}
          </p>
        )}
      </div>
      <UnlockError
        error={unlocking.error}
        chapter={pendingUnlockOf(plan, chapter)}
        price={price}
        className="md:col-span-2"
      />
    </>
  )
}
