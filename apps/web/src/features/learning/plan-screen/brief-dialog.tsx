import { texts as brief } from 'virtual:texts/learning/brief'
import { texts } from 'virtual:texts/learning/plan-screen'
import { type LearningBrief, type PlanDetails, requestRevision } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorLine, Notice } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { BriefSlots } from '../brief/brief-slots.tsx'
import { describeSlot } from '../brief/describe-slot.ts'
import { isSame } from '../brief/slots.ts'
import { useEdits } from '../brief/use-edits.ts'
import { changePlan, messagesQuery } from '../model.ts'

/** What the locked chapters are about, which a revision can follow. The dates follow by themselves. */
const FOCUS = ['outcome', 'must_have', 'skip', 'formats', 'constraints'] as const
const OPEN = ['minutes_per_week', 'deadline', ...FOCUS] as const

type BriefDialogProps = {
  readonly plan: PlanDetails
  readonly open: boolean
  readonly onClose: () => void
}

/** The answers that still count for what is not unlocked yet. */
export function BriefDialog({ plan, open, onClose }: BriefDialogProps) {
  const { conversation_id: conversationId } = plan
  const { data, error, refetch, isRefetching } = useQuery({ ...messagesQuery(conversationId), enabled: open })
  const edits = useEdits()
  const now = data?.brief
  const [before, setBefore] = useState(now)
  if (before === undefined && now) setBefore(now)
  // it goes on, to another plan
  if (open && data && data.status !== 'planned')
    return <Navigate replace to={`${paths.newLearningRequest}?conversation=${conversationId}`} />
  return (
    <Dialog open={open} onClose={onClose} title={brief.title} shape="sheet">
      {error !== null && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {messageOf(error, texts.answersFailed)}
        </LoadProblem>
      )}
      {now && (
        <BriefSlots
          brief={{ ...edits, conversationId, brief: now, waits: false, onPlacement: () => undefined }}
          lead={texts.answersLead}
          shown={OPEN}
        />
      )}
      {now && before && (
        <Offer
          plan={plan}
          changed={FOCUS.filter((slot) => !isSame(slot, before, now))}
          brief={now}
          onAsked={() => {
            setBefore(now)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type OfferProps = {
  readonly plan: PlanDetails
  readonly changed: readonly (typeof FOCUS)[number][]
  readonly brief: LearningBrief
  readonly onAsked: () => void
}

/** Has the locked chapters follow what has changed. It needs a model, and one revision at a time. */
function Offer({ plan, changed, brief: now, onAsked }: OfferProps) {
  const isDemo = use(IsDemoTutor)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(requestRevision, {
    onSuccess: ({ status }) => {
      changePlan(queryClient, plan.id, { revision_status: status })
      onAsked()
    },
  })
  const isOpen = plan.revision_status !== null && plan.revision_status !== 'FAILED'
  if (isDemo || isOpen || changed.length === 0 || plan.chapters.every(({ isUnlocked }) => isUnlocked)) return null
  const answers = changed.map((slot) => {
    const said = describeSlot(slot, now).join(', ') || brief.ifEmpty[slot]
    return `${brief.labels[slot]}: ${said}.`
  })
  const request = [texts.followAnswers, ...answers].join(' ').slice(0, MAX_REQUEST)
  return (
    <Notice className="mt-4 text-note">
      <p>{texts.offerRevision}</p>
      <Button size="sm" className="mt-2" busy={isPending} onClick={() => mutate({ id: plan.id, request })}>
        {texts.suggestChanges}
      </Button>
      {error && <ErrorLine className="mt-2">{messageOf(error, texts.answersFailed)}</ErrorLine>}
    </Notice>
  )
}

/** What the contract takes. */
const MAX_REQUEST = 1_000
