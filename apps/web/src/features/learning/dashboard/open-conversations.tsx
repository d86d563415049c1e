import { texts as dashboardTexts } from 'virtual:texts/learning/dashboard'
import { cancelConversation, deleteConversation, listConversations, type ReplyOf } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { describeCause, isNotFound, messageOf } from '../../../api/problem.ts'
import { invalidate } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { List } from '../../../ui/list.tsx'
import { useFirstRows } from '../../../ui/use-row-focus.ts'
import { invalidatePlans, openConversationsQuery } from '../model.ts'

const texts = dashboardTexts.conversations
const ConfirmDialog = lazyDialog(() => import('../../../ui/dialogs/confirm-dialog.tsx'), 'ConfirmDialog')

/** More would push the plans away. */
const FEW = 2

type OpenConversation = ReplyOf<typeof listConversations>[number]

/** Every conversation that was left open, to go on with or to be rid of. Left out where there are none, or where they cannot be read. */
export function OpenConversations() {
  const titleId = useId()
  const { data: open = [] } = useQuery(openConversationsQuery)
  /** What the question is about: it fades out after its row is gone. */
  const [asked, setAsked] = useState<OpenConversation | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDelete()
  const words = wordsFor(asked)
  const { list, shown, hidden, showAll } = useFirstRows(open, FEW)
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby={titleId} className="mb-6 border-l-2 border-ink pl-4">
          <h2 id={titleId} className="font-sans text-body font-normal tracking-normal">
            {texts.title({ count: open.length })}
          </h2>
          <List ref={list} aria-labelledby={titleId}>
            {shown.map((conversation) => (
              <li key={conversation.conversation_id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
                {/* on a line of its own, without quotation marks: it may run from right to left */}
                <p
                  dir="auto"
                  title={conversation.initial_goal}
                  className="line-clamp-2 min-w-0 flex-1 basis-72 font-serif text-balance wrap-anywhere"
                >
                  {conversation.initial_goal}
                </p>
                <div className="flex flex-wrap items-center gap-x-4">
                  <PageLink
                    to={`${paths.newLearningRequest}?conversation=${conversation.conversation_id}`}
                    className="link inline-flex min-h-11 items-center font-semibold"
                  >
                    <LabelOf label={texts.resume} of={conversation.initial_goal} />
                  </PageLink>
                  <Button
                    size="sm"
                    variant="quiet"
                    className="min-h-11!"
                    aria-haspopup="dialog"
                    onPointerEnter={ConfirmDialog.preload}
                    onClick={() => {
                      setAsked(conversation)
                      setAsking(true)
                    }}
                  >
                    <LabelOf label={wordsFor(conversation).button} of={conversation.initial_goal} />
                  </Button>
                </div>
                {error !== null && conversation.conversation_id === asked?.conversation_id && (
                  <p role="alert" className="basis-full text-note text-danger">
                    {describeCause(error)} {messageOf(error, texts.failed)}
                  </p>
                )}
              </li>
            ))}
          </List>
          {hidden > 0 && (
            <Button size="sm" variant="quiet" className="-ms-4" onClick={showAll}>
              {texts.showAll({ count: open.length })}
            </Button>
          )}
        </section>
      )}
      {asked && (
        <ConfirmDialog
          open={isAsking}
          busy={isPending}
          title={words.title}
          description={words.text}
          labels={[words.stay, words.button]}
          variant="danger"
          onStay={() => setAsking(false)}
          onGoOn={() => mutate(asked, { onSettled: () => setAsking(false) })}
        />
      )}
    </>
  )
}

/** One that was reopened has a plan: it is given up, and the plan stays as it is. */
const isReopened = (conversation: OpenConversation | null): boolean => conversation?.learning_plan_id != null

const wordsFor = (conversation: OpenConversation | null) => (isReopened(conversation) ? texts.givingUp : texts.deleting)

function useDelete() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (conversation: OpenConversation) => {
      try {
        const endpoint = isReopened(conversation) ? cancelConversation : deleteConversation
        await call(endpoint, { id: conversation.conversation_id })
      } catch (error) {
        // deleted elsewhere
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: (_reply, conversation) => {
      queryClient.setQueryData(openConversationsQuery.queryKey, (open) =>
        open?.filter(({ conversation_id: id }) => id !== conversation.conversation_id),
      )
      invalidate(queryClient, listConversations)
      announce(wordsFor(conversation).done)
    },
    onError: () => {
      // planned elsewhere meanwhile
      invalidate(queryClient, listConversations)
      invalidatePlans(queryClient)
    },
  })
}
