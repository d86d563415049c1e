import { texts } from 'virtual:texts/learning/chapter/help/panel'
import { askTutor, type ReplyOf, readThread, stopTutor } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { callStreaming } from '../../../../api/call-streaming.ts'
import { findReply } from '../../../../api/find-reply.ts'
import { declinedReply, isProblem, messageOf } from '../../../../api/problem.ts'
import { q } from '../../../../api/query.ts'
import { idle, isAnswered, type TurnEvent } from '../../../../ui/chat/turn.ts'
import { useTurnLine } from '../../../../ui/chat/use-turn-line.ts'
import { type HelpAbout, keyOf, solutionId } from './help-event.ts'

type Turns = ReplyOf<typeof readThread>['turns']

/** The server gives no reply more time than this. */
const REPLY_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 3_000

/** What was said about the same, and the next turn. `onMoved`: the server knows better what a message was about. */
export function useHelpTurn(chapterId: string, about: HelpAbout, onMoved: (about: HelpAbout) => void) {
  const queryClient = useQueryClient()
  const [declined, setDeclined] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const asked = q(readThread, { id: chapterId })
  const read = useQuery({
    ...asked,
    refetchOnMount: 'always',
    // a page that was left goes on being answered
    refetchInterval: ({ state: { data } }) => {
      const last = turnsAbout(about, data?.turns).at(-1)
      const waits = last?.from === 'learner' && Date.now() - Date.parse(last.at) < REPLY_TIMEOUT_MS
      return waits && POLL_INTERVAL_MS
    },
  })

  const line = useTurnLine({
    exchange: async (pending, { signal, onText, onDisconnected }) => {
      setDeclined(null)
      setOver(false)
      const { text: message, id } = pending
      let problem: unknown = null
      try {
        if (id !== null) {
          const input = { id: chapterId, message_id: id, message, about: asItIs(about) }
          await callStreaming(askTutor, input, { signal, onText })
        }
      } catch (error) {
        if (signal.aborted) throw error
        problem = error
      }
      const look = async () => {
        const found = await queryClient.fetchQuery({ ...asked, staleTime: 0, retry: false }).catch(() => null)
        if (signal.aborted || found === null) return null
        const own = found.turns.find((turn) => turn.id === id)
        if (!isAnswered(messagesOf(found.turns), pending)) return false
        if (own && keyOf(own.about) !== keyOf(about)) onMoved(own.about)
        return true
      }
      const isLost = problem === null || isProblem(problem, 'stream-dropped')
      if (isLost && (await findReply({ look, signal, onDisconnected }))) return { kind: 'answered' }
      // it may be saved without a reply
      queryClient.invalidateQueries({ queryKey: asked.queryKey })
      const words = declinedReply(problem)
      if (words !== null) setDeclined(words)
      // of a section none ends: what was pasted in it has
      const hasEnded = isProblem(problem, 'help-ended') && !('section_id' in about)
      if (hasEnded) setOver(true)
      return words !== null || hasEnded ? { kind: 'left' } : outcomeOf(problem)
    },
    stopReply: () => call(stopTutor, { id: chapterId }),
  })

  const turns = turnsAbout(about, read.data?.turns)
  const messages = messagesOf(turns)
  const { turn, say, stop } = line
  return {
    ...{ read, turns, messages, say, stop, declined },
    // one whose answer got lost on the way is no failure once the server turns out to have replied
    turn: 'words' in turn && isAnswered(messages, turn.pending) ? idle : turn,
    /** Nothing more is said about it, until it is answered in the check again. */
    isOver: isOver || turns.at(-1)?.step === 'end',
  }
}

const turnsAbout = (about: HelpAbout, turns: Turns = []): Turns =>
  turns.filter((turn) => keyOf(turn.about) === keyOf(about))

const messagesOf = (turns: Turns) =>
  turns.map(({ id, text, from }) => ({ id, content: text, isFromUser: from === 'learner' }))

/** Of an exercise, whether its solution is unfolded on the page by now. */
function asItIs(about: HelpAbout): HelpAbout {
  if (!('exercise' in about)) return about
  const solution = document.getElementById(solutionId(about.exercise))
  const isUnfolded = solution instanceof HTMLDetailsElement && solution.open
  return { exercise: about.exercise, ...(isUnfolded && { unfolded: true }) }
}

function outcomeOf(error: unknown): TurnEvent {
  const isLost = error === null || isProblem(error, 'network') || isProblem(error, 'stream-dropped')
  if (isLost) return { kind: 'refused', words: texts.unreachable, hasLostLine: !navigator.onLine }
  const words = messageOf(error, texts.failed)
  return isProblem(error, 'reply-stopped') ? { kind: 'cut-short', words } : { kind: 'refused', words }
}
