import { texts } from 'virtual:texts/conversations/placement'
import { answerPlacement, beginPlacement, type LearningBrief, type Placement, readPlacement } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { isProblem, messageOf } from '../../../api/problem.ts'
import { pollWhile } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { chatTaker } from '../../../ui/chat/use-focus-handover.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { lazyPart } from '../../../ui/lazy-component.ts'
import { type Answers, answersFor } from '../../learning/questions/answers.ts'
import { conversationQueries } from '../api.ts'

// the parts of a check, which no other dialog has
const QuestionForm = lazyPart(() => import('../../learning/questions/question-form.tsx'), 'QuestionForm')
const QuestionResults = lazyPart(() => import('../../learning/questions/question-result.tsx'), 'QuestionResults')

type PlacementDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly conversationId: string
  readonly brief: LearningBrief
}

const POLL_INTERVAL_MS = 2_000

/**
 * Five questions that find out where a learner starts, and what came of them: asked for when they are looked at first, and from then
 * on the same.
 */
export function PlacementDialog({ open, onClose, conversationId: id, brief }: PlacementDialogProps) {
  const status = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const queryKey = [beginPlacement.path, { id }, brief.goal]
  const query = useQuery({
    queryKey,
    queryFn: (context): Promise<Placement> =>
      queryClient.getQueryData(queryKey) === undefined
        ? call(beginPlacement, { id })
        : call(readPlacement, { id }, context.signal),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: pollWhile(({ data, error }) => error === null && data?.status === 'writing', POLL_INTERVAL_MS),
  })
  const { data: placement, error, refetch } = query
  const { result, questions = [] } = { ...placement }
  const refetchConversation = () =>
    queryClient.invalidateQueries({ queryKey: conversationQueries.messages(id).queryKey })
  const answer = useApiMutation(answerPlacement, {
    mutationKey: ['placement', id],
    onSuccess: (result, { answers }) => {
      // before the form goes, or the dialog would take the focus that was in it
      status.current?.focus()
      queryClient.setQueryData<Placement>(queryKey, { status: 'answered', questions, answers, result })
      // the brief has the level now, and the conversation may have gone on behind it
      refetchConversation()
    },
    onError: (error) => {
      if (!isProblem(error, 'placement-answered')) return
      // another tab was quicker
      queryClient.invalidateQueries({ queryKey })
      refetchConversation()
    },
  })
  const isReady = placement?.status === 'ready'
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} lastFocus={chatTaker}>
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status" ref={status} tabIndex={-1} className="rounded-sm outline-offset-4">
        {error === null && (!placement || placement.status === 'writing') && (
          <>
            <p className="font-semibold">{texts.writing}</p>
            <p className="mt-1 text-note text-muted">{texts.mayLeave}</p>
          </>
        )}
        {isReady && <p className="text-note text-muted">{texts.lead}</p>}
        {placement?.status === 'unavailable' && <p>{texts.unavailable}</p>}
        {result && (
          <>
            <p className="font-serif text-lead font-semibold">{texts.score({ right: result.right, of: result.of })}</p>
            <p className="mt-1">{texts.levels[result.level]}</p>
            <p className="mt-1 text-note text-muted">{texts.change}</p>
          </>
        )}
      </div>
      {error !== null && (
        <LoadProblem className="" busy={false} onRetry={refetch}>
          {messageOf(error, { failed: texts.notBegun, unreachable: texts.unreachable })}
        </LoadProblem>
      )}
      {isReady && (
        <QuestionForm
          key={questions[0]?.id}
          name={id}
          questions={questions}
          send={(attempt, outcome) => answer.mutate({ id, ...attempt }, outcome)}
          sendLabel={texts.send}
          busy={answer.isPending}
          trouble={
            answer.error && messageOf(answer.error, { failed: texts.notAnswered, unreachable: texts.answerUnreachable })
          }
        />
      )}
      {result && (
        <QuestionResults
          questions={questions}
          // of another form they are left out
          answers={answersFor(questions, (placement?.answers ?? {}) as Answers)}
          results={result.results}
        />
      )}
      {(result || placement?.status === 'unavailable') && (
        <Button variant="solid" className="mt-6" onClick={onClose}>
          {texts.back}
        </Button>
      )}
    </Dialog>
  )
}
