import { texts } from 'virtual:texts/learning'
import { texts as undoTexts } from 'virtual:texts/ui/undo'
import { toggleCompletion } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { ApiProblem, describeCause, messageOf } from '../../api/problem.ts'
import { retryWhenOnline, useWaitsForLine } from '../../api/retry-when-online.ts'
import { mutationWith, useApiMutation } from '../../api/use-api-mutation.ts'
import { isolate } from '../../texts/isolate.ts'
import { announce } from '../../ui/feedback/announcer.tsx'
import { lazyPart } from '../../ui/lazy-component.ts'
import { chapterQuery, showCompletion } from './chapter-query.ts'
import { changePlan, plansQuery } from './model.ts'

const UndoBar = lazyPart(() => import('../../ui/undo/undo-bar.tsx'), 'UndoBar')

type Marked = {
  readonly planId: string
  readonly chapter: { readonly id: string; readonly title: string; readonly is_completed_by_current_user: boolean }
  /** Where the keyboard goes when the button that undoes is gone. */
  readonly onFocusLost: () => void
}

/** More often than that no one turns a mark back while another device turns it, too. */
const MAX_TURNS = 5

/** What was pressed, by chapter: a mark that waits for the line outlives the page, and is turned on another one, too. */
const presses = new Map<string, Press>()

/** `saved`: what the server has, as far as is known here. */
type Press = { wanted: boolean; saved: boolean }

/**
 * Shows the new mark at once, takes it back when the server refuses, and ends where the learner has left it, however
 * often it was pressed meanwhile and wherever else. `undo` is drawn beside it: for a while it takes a fresh mark back.
 */
export function useToggleCompletion({ planId, chapter, onFocusLost }: Marked) {
  const { id: chapterId, title, is_completed_by_current_user: completed } = chapter
  /** Counts the presses that have marked it complete; 0 while there is nothing to undo. */
  const [marked, setMarked] = useState(0)
  const queryClient = useQueryClient()
  const sending = mutationWith(toggleCompletion, { id: chapterId })
  const isWaiting = useWaitsForLine(sending)
  const pressed = () => presses.get(chapterId) ?? { wanted: completed, saved: completed }

  const { mutate, error } = useApiMutation(toggleCompletion, {
    ...retryWhenOnline,
    // the call turns the mark round, whatever it was: another tab may have turned it already
    run: async (input) => {
      const press = pressed()
      for (let turns = 1; ; turns += 1) {
        const reply = await call(toggleCompletion, input)
        press.saved = reply.chapter_completed
        if (reply.chapter_completed === press.wanted || turns === MAX_TURNS) return reply
      }
    },
    onMutate: async () => {
      const interrupts = queryClient.isFetching({ queryKey: plansQuery.queryKey }) > 0
      // an answer from before the press, still on its way, would take the mark back
      await Promise.all([
        queryClient.cancelQueries({ queryKey: plansQuery.queryKey }),
        queryClient.cancelQueries({ queryKey: chapterQuery(chapterId).queryKey }),
      ])
      showCompletion(queryClient, chapterId, pressed().wanted)
      return { interrupts }
    },
    onError: () => showCompletion(queryClient, chapterId, pressed().saved),
    onSuccess: ({ learning_plan_progress: progress, chapter_completed }) => {
      showCompletion(queryClient, chapterId, chapter_completed)
      const status = progress === 100 ? 'complete' : 'in_progress'
      changePlan(queryClient, planId, { progress, status })
    },
    // that answer may have held other news, such as a chapter that is there: a user who stopped it asks again
    onSettled: (_reply, _error, _input, context) => {
      if (context?.interrupts) queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    },
  })

  const toggle = () => {
    setMarked((last) => (completed ? 0 : last + 1))
    if (!completed) announce(undoTexts.undoable)
    if (queryClient.isMutating(sending) > 0) {
      pressed().wanted = !completed
      showCompletion(queryClient, chapterId, !completed)
      return
    }
    presses.set(chapterId, { wanted: !completed, saved: completed })
    mutate({ id: chapterId })
  }
  useEffect(() => UndoBar.preload(), [])
  const leave = (hadFocus: boolean) => {
    if (hadFocus) onFocusLost()
    setMarked(0)
  }
  const undoIt = () => {
    onFocusLost()
    toggle()
  }
  const undo: ReactNode = completed && marked > 0 && !error && (
    // for ten seconds one press takes that back, wherever on the page the learner is by then
    <UndoBar key={marked} text={texts.completion.marked({ title: isolate(title) })} onUndo={undoIt} onLeave={leave} />
  )
  return { toggle, error, undo, isWaiting }
}

type WaitingForLineProps = { readonly isWaiting: boolean; readonly className: string }

/** What was pressed without a line, for the place right beside it. The region is there before its words, or they would not be read out. */
export const WaitingForLine = ({ isWaiting, className }: WaitingForLineProps) => (
  <p role="status" className={clsx('text-note text-muted empty:hidden', className)}>
    {isWaiting && texts.savedOnline}
  </p>
)

type ToggleProblemProps = {
  readonly error: unknown
  readonly className?: string | undefined
}

/** Why a chapter's mark is back where it was, for the place right beside it. */
export function CompletionError({ error, className }: ToggleProblemProps) {
  const status = describeStatus(error)
  const cause = describeCause(error)
  return (
    <div role="alert" className={className}>
      <p>{messageOf(error, texts.completion.failed)}</p>
      {status && <p>{status}</p>}
      {cause && (
        <p>
          {cause} {texts.completion.unchanged}
        </p>
      )}
    </div>
  )
}

/** What the calls for a chapter's content and its mark say of a refusal that came without words; null of anything else. */
export const describeStatus = (error: unknown): string | null =>
  error instanceof ApiProblem && error.status >= 400 && error.message === ''
    ? texts.completion.status({ status: error.status })
    : null
