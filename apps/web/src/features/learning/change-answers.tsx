import { texts } from 'virtual:texts/learning'
import { conversationMessages, type LearningPlan, reopenConversation } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isProblem, messageOf } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/feedback/alert.tsx'
import { invalidatePlans } from './model.ts'

type ChangeAnswersProps = {
  readonly conversationId: string
  /** The id of what names the plan, where there are several. */
  readonly describedBy?: string | undefined
  /** In place of the way to the conversation. */
  readonly onReopened?: () => void
  readonly className?: string | undefined
}

export function ChangeAnswers({ conversationId, describedBy, onReopened, className }: ChangeAnswersProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reopen = useApiMutation(reopenConversation, {
    onSuccess: (conversation) => {
      queryClient.setQueryData(q(conversationMessages, { id: conversationId }).queryKey, conversation)
      if (onReopened) onReopened()
      else navigate(`${paths.newLearningRequest}?conversation=${conversationId}`)
    },
    onError: (error) => {
      // unlocked elsewhere, so what this page shows of the plan is old
      if (isProblem(error, 'chapter-unlocked')) invalidatePlans(queryClient)
    },
  })
  return (
    <div className={className}>
      <Button
        size="sm"
        busy={reopen.isPending}
        aria-describedby={describedBy}
        onClick={() => reopen.mutate({ id: conversationId })}
      >
        {texts.changeAnswers.open}
      </Button>
      {reopen.error && <ErrorLine className="mt-2">{messageOf(reopen.error, texts.changeAnswers.failed)}</ErrorLine>}
    </div>
  )
}

/** Once a chapter is unlocked, the plan stays as it is. */
export const isUntouched = ({ chapters }: LearningPlan): boolean => !chapters.some(({ isUnlocked }) => isUnlocked)
