import { texts as goals } from 'virtual:texts/goals'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Conversation, Phase } from './use-conversation.ts'

const isExample = (name: string | null): name is keyof typeof goals.plans =>
  name !== null && Object.hasOwn(goals.plans, name)

/** An example plan that the address names begins by itself, once, and goes on from its first reply to the summary. */
export function useExamplePlan({ id, data, controls, start, summariseNow }: Conversation, phase: Phase): void {
  const [search] = useSearchParams()
  const name = search.get('example')
  const step = useRef<'to-start' | 'to-sum-up' | 'done'>(isExample(name) ? 'to-start' : 'done')

  useEffect(() => {
    if (step.current !== 'to-start' || phase !== 'goal' || !isExample(name)) return
    step.current = 'to-sum-up'
    start(goals.plans[name])
  }, [phase, name, start])

  const isReplied = id !== null && controls.turn.kind === 'idle' && data?.status === 'awaiting-learner'
  useEffect(() => {
    if (step.current !== 'to-sum-up' || !isReplied) return
    step.current = 'done'
    // where it fails the chat says so, and its button asks once more
    if (phase === 'talking') summariseNow(() => undefined)
  }, [isReplied, phase, summariseNow])
}
