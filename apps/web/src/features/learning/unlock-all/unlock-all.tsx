import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/unlock-all'
import { type LearningPlan, type PlanDetails, unlockAll } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { ApiProblem, isProblem } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { track } from '../../../reporting/reports.ts'
import { describeCost, describeCredits, priceLabel } from '../../../texts/credits.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { clearPendingUnlock } from '../../payments/pending-unlock.ts'
import { showUnlocked } from '../chapter-query.ts'
import { isPreparing } from '../model.ts'
import { outlineReason } from '../outline-words.ts'
import { describeBalance, UnlockError, useReadAgain } from '../unlock-chapter.tsx'

/** What unlocking all of a plan is about; null where there is nothing that the button of a single chapter does not do. */
function lockedIn({ chapters }: LearningPlan) {
  const locked = chapters.filter(({ isUnlocked }) => !isUnlocked)
  if (locked.length < 2) return null
  return {
    ids: locked.map(({ id }) => id),
    count: locked.length,
    total: locked.reduce((sum, { price }) => sum + price, 0),
    /** A chapter that failed, and those behind it. */
    someFailed: locked.filter(({ content_status }) => content_status === 'FAILED').length > 1,
  }
}

type Locked = NonNullable<ReturnType<typeof lockedIn>>

/** How many are being written, one after another; 0 where there is only one. */
function inPreparation({ chapters }: LearningPlan): number {
  const preparing = chapters.filter(isPreparing).length
  return preparing > 1 ? preparing : 0
}

const ConfirmDialog = lazyDialog(() => import('../../../ui/dialogs/confirm-dialog.tsx'), 'ConfirmDialog')

const label = ({ count, total }: Locked): string => texts.button({ chapters: count, price: priceLabel(total) })

type UnlockAllProps = { readonly plan: PlanDetails; readonly className?: string }

/** Unlocks all chapters of a plan that are locked, after a question, and says how many are on their way. */
export function UnlockAll({ plan, className }: UnlockAllProps) {
  const { id, title, chapters } = plan
  const queryClient = useQueryClient()
  const credits = useAuth().user?.credits ?? 0
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  /** What was pressed for: the question about it fades out after its button is gone. */
  const [asked, setAsked] = useState<Locked | null>(null)
  const readAgain = useReadAgain()
  const locked = lockedIn(plan)
  const writing = inPreparation(plan)
  const reason = outlineReason(chapters.find(({ outline_status }) => outline_status !== undefined))
  const missing = (locked?.total ?? 0) - credits

  const { mutate, error, isPending, submittedAt } = useApiMutation(unlockAll, {
    run: (input) => {
      // known without asking
      if (missing > 0) return Promise.reject(tooFewCredits(missing))
      return call(unlockAll, input)
    },
    onSuccess: ({ unlocked }) => {
      place.current?.focus({ preventScroll: true })
      for (const chapterId of unlocked) {
        showUnlocked(queryClient, chapterId, 'PENDING')
        track({ name: 'chapter-unlock' })
      }
      clearPendingUnlock(id)
      announce(texts.writing({ count: unlocked.length }))
    },
    onSettled: (_reply, error) => readAgain(error),
  })
  // naming the chapters makes a second press harmless, and keeps a chapter from being paid that this page does not show
  const unlock = ({ ids }: Locked) => mutate({ id, chapter_ids: ids })
  const ask = (wanted: Locked): void => {
    setAsked(wanted)
    if (missing > 0) unlock(wanted)
    else setAsking(true)
  }
  const goOn = (wanted: Locked): void => {
    setAsking(false)
    unlock(wanted)
  }

  return (
    // it stays when its button is gone, and keeps the focus
    <div ref={place} tabIndex={-1} className={clsx('rounded-sm outline-offset-4 empty:hidden print:hidden', className)}>
      {writing > 0 && <p className="mb-3 text-note text-muted">{texts.writing({ count: writing })}</p>}
      {locked && (
        <>
          {locked.someFailed && <p className="mb-3 text-note text-muted">{texts.someFailed}</p>}
          <Button
            size="sm"
            aria-haspopup="dialog"
            busy={isPending}
            busyLabel={learning.unlock.unlocking}
            disabledReason={reason}
            onPointerEnter={ConfirmDialog.preload}
            onClick={() => ask(locked)}
          >
            {label(locked)}
          </Button>
          {missing > 0 && !isProblem(error, 'insufficient-credits') && (
            <p className="mt-2 text-note text-muted">{describeBalance(credits, locked.total)}</p>
          )}
          <p className="mt-2 max-w-[36rem] text-note text-muted">
            {reason ?? (locked.total === 0 ? texts.free : `${describeCost(locked.total)}. ${texts.order}`)}
          </p>
          {asked && (
            <UnlockError
              // the packages open by themselves at each press
              key={submittedAt}
              error={error}
              chapter={{ planId: id, id, title, chapterIds: asked.ids }}
              price={asked.total}
              subject={texts.subject({ chapters: asked.count, cost: describeCost(asked.total) })}
              failed={texts.failed}
              className="mt-3"
            />
          )}
        </>
      )}
      {asked && (
        <ConfirmDialog
          open={isAsking}
          busy={isPending}
          title={texts.title({ chapters: asked.count })}
          description={asked.total === 0 ? texts.free : texts.held({ cost: describeCost(asked.total) })}
          labels={[texts.stay, label(asked)]}
          variant="next"
          onStay={() => setAsking(false)}
          onGoOn={() => goOn(asked)}
        >
          {asked.total > 0 && (
            <>
              <p>{texts.left({ credits: describeCredits(credits), left: credits - asked.total })}</p>
              <p className="mt-2">{texts.failure}</p>
            </>
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** As the server says it. */
const tooFewCredits = (missing: number) =>
  new ApiProblem({ status: 402, code: 'insufficient-credits', message: '', extra: { missing } })
