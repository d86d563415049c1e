import { texts } from 'virtual:texts/conversations'
import { cancelConversation, confirmAndGenerate, reopenConversation, summariseConversation } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { newId } from '../../browser/new-id.ts'
import { track } from '../../reporting/reports.ts'
import { textInState } from '../../routing/history-state.ts'
import { paths } from '../../routing/paths.ts'
import { idle, isAnswered, type PendingMessage, type Turn } from '../../ui/chat/turn.ts'
import { changePlan } from '../learning/model.ts'
import { conversationQueries, type Known, useReadOnFocus } from './api.ts'
import { useTurn } from './turn/use-turn.ts'
import { useGoalDraft } from './use-draft.ts'

export type Conversation = ReturnType<typeof useConversation>

/** Confirming and cancelling end a conversation, and a summary ends the questions: one at a time. */
const endKey = ['end-conversation']

/** The conversation that the address names, and the learner's turn in it. */
export function useConversation() {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [startProblem, setStartProblem] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(useCarriedGoal() !== '')
  const [shown, show] = useState<'brief' | 'placement' | null>(null)
  const named = search.get('conversation')
  const read = useQuery({ ...conversationQueries.messages(named ?? ''), enabled: named !== null })
  const ended = endOf(read.data, read.error)
  const id = ended === null ? named : null
  const { state } = useLocation()
  const navigate = useNavigate()
  const isReopened = read.data?.learning_plan_id != null && read.data.status !== 'planned'

  // what has ended leaves the address: a reload or going back must not lead to it again
  useEffect(() => {
    if (ended !== null) setSearch({}, { replace: true, state: { ended } })
  }, [ended, setSearch])
  useReadOnFocus(id)

  /** In place of the goal form: going back from a conversation leads to where the learner came from. */
  const goTo = (conversation: string) => setSearch({ conversation }, { replace: true })
  // kept while nothing has come of a goal: sent again, it is the same beginning, and later another one
  const beginning = useRef<{ readonly goal: string; readonly key: string }>(null)
  const started = (conversation: string) => {
    beginning.current = null
    goTo(conversation)
  }
  const turn = useTurn({ conversationId: id, onStarted: started, onNotStarted: setStartProblem })

  // an answer from before a reload may not know yet what arrived meanwhile
  const fresh = ended === null && read.isFetchedAfterMount && !read.isFetching ? read.data : undefined
  const { recall } = turn
  useEffect(() => {
    if (fresh !== undefined) recall(fresh.messages)
  }, [fresh, recall])

  const know = (conversation: string, changed: Partial<Known>) =>
    queryClient.setQueryData(
      conversationQueries.messages(conversation).queryKey,
      (known) => known && { ...known, awaiting_confirmation: false, suggestions: [], ...changed },
    )
  /** It may have arrived all the same, or the conversation may have gone on in another tab. */
  const refetch = (conversation: string) =>
    queryClient.invalidateQueries({ queryKey: conversationQueries.messages(conversation).queryKey })
  const confirm = useApiMutation(confirmAndGenerate, {
    mutationKey: endKey,
    onSuccess: ({ learning_plan_id, generation_status }, { id: conversation }) => {
      track({ name: 'plan-creation' })
      // one that is replaced is made anew: what is known of it is old
      const anew = { generation_status, generation_error: null, chapters: [], progress: 0 }
      changePlan(queryClient, learning_plan_id, anew)
      know(conversation, { status: 'planned', learning_plan_id })
    },
    onError: (_error, { id: conversation }) => refetch(conversation),
  })
  const cancel = useApiMutation(cancelConversation, {
    mutationKey: endKey,
    onSuccess: (_reply, { id: conversation }) => {
      turn.leave()
      if (!isReopened) know(conversation, { status: 'cancelled' })
    },
    onError: (_error, { id: conversation }) => refetch(conversation),
  })
  const [cancelled, setCancelled] = useState<string | null>(null)
  const uncancel = useApiMutation(reopenConversation, {
    mutationKey: endKey,
    onSuccess: (reply, { id: conversation }) => {
      setCancelled(null)
      queryClient.setQueryData(conversationQueries.messages(conversation).queryKey, reply)
      goTo(conversation)
    },
  })
  const summarise = useApiMutation(summariseConversation, {
    mutationKey: endKey,
    // it may have gone on in another tab: what is there now is read as a whole
    onSettled: (_reply, _error, { id: conversation }) => refetch(conversation),
  })
  /** Why the last thing came to nothing is old news once another is tried. */
  const resetErrors = () => {
    for (const { isError, reset } of [confirm, cancel, summarise]) if (isError) reset()
  }
  const end = (mutate: (input: { readonly id: string }) => void) => {
    // a reset in between would lose the one that is on its way
    if (id === null || queryClient.isMutating({ mutationKey: endKey }) > 0) return
    resetErrors()
    mutate({ id })
  }
  const data = ended === null ? read.data : undefined
  const controls = {
    ...turn,
    turn: settled(turn.turn, data),
    say: (pending: PendingMessage) => {
      resetErrors()
      turn.say(pending)
    },
  }

  const begin = (goal: string) => {
    setStartProblem(null)
    if (beginning.current?.goal !== goal) beginning.current = { goal, key: newId() }
    controls.say({ id: null, text: goal, key: beginning.current.key })
  }
  const phase = phaseOf(id, data, controls.turn.kind === 'idle', confirm.isPending)

  return {
    id,
    /** Of a conversation that goes on or has become a plan. */
    data,
    phase,
    /** What is known of the learner's wishes, while they can still be changed. */
    brief: phase === 'talking' || phase === 'confirming' ? data?.brief : undefined,
    /** What is shown beside or above the chat. */
    shown,
    show,
    /** A phase that a press led to takes focus; one that the address led to leaves it to the browser. */
    isPressed,
    press: () => setPressed(true),
    readError: read.error,
    readAgain: () => read.refetch(),
    /** A plan has come of it already. */
    isReopened,
    /** Why the conversation that the address names, or named until now, does not go on. */
    ended: ended ?? (textInState(state, 'ended') || null),
    controls,
    start: (goal: string) => {
      setPressed(true)
      begin(goal)
    },
    startProblem,
    resume: (conversation: string) => {
      setPressed(true)
      setStartProblem(null)
      resetErrors()
      goTo(conversation)
    },
    leave: () => {
      setPressed(true)
      setSearch({}, { replace: true })
    },
    confirm,
    cancel,
    yes: () => end(confirm.mutate),
    summarise,
    summariseNow: (onError: () => void) => end((input) => summarise.mutate(input, { onError })),
    cancelNow: (onSettled: () => void) => {
      setPressed(true)
      end((input) =>
        cancel.mutate(input, {
          // not said for a user who has gone to another page meanwhile: it would take them back here
          onSuccess: () => {
            if (isReopened) return navigate(paths.dashboard, { replace: true })
            setCancelled(input.id)
            setSearch({}, { replace: true, state: { ended: texts.end.cancelled } })
          },
          onSettled,
        }),
      )
    },
    uncancel,
    /** Null where nothing was cancelled here, or something else was begun since. */
    undoCancel: cancelled === null || id !== null ? null : () => uncancel.mutate({ id: cancelled }),
  }
}

/** A goal that was chosen on another page, to begin with. From then on it is a draft like any other, which a reload must not undo. */
function useCarriedGoal(): string {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const draft = useGoalDraft()
  const [carried] = useState(() => {
    const goal = textInState(state, 'goal')
    if (goal !== '') draft.keep(goal)
    return goal
  })
  useEffect(() => {
    if (textInState(state, 'goal') !== '') navigate({ search }, { replace: true, state: null })
  }, [state, search, navigate])
  return carried
}

/** A message whose answer got lost on the way is no failure once the server turns out to have replied to it. */
const settled = (turn: Turn, known: Known | undefined): Turn =>
  'words' in turn && isAnswered(known?.messages ?? [], turn.pending) ? idle : turn

function endOf(data: Known | undefined, error: unknown): string | null {
  if (data?.status === 'cancelled') return texts.end.cancelled
  const isNotFound = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  if (!isNotFound) return null
  // an id that is none is refused as bad input, in words about ids, which mean nothing to a learner
  const words = texts.end.notFound
  return error.status === 404 ? messageOf(error, words) : words
}

/** Where on the way from a request to a plan the learner is. */
export type Phase = 'goal' | 'reading' | 'talking' | 'confirming' | 'declined' | 'generating'

function phaseOf(id: string | null, data: Known | undefined, isIdle: boolean, isConfirming: boolean): Phase {
  if (isConfirming || data?.status === 'planned') return 'generating'
  if (id === null && isIdle) return 'goal'
  if (data === undefined && isIdle) return 'reading'
  if (data?.status === 'declined' && isIdle) return 'declined'
  return data?.awaiting_confirmation && isIdle ? 'confirming' : 'talking'
}
