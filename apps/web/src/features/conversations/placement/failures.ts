import { texts } from 'virtual:texts/conversations/placement'
import type { answerPlacement, beginPlacement } from '@app/contract'
import { budgetRefusals, explain, served } from '../../../api/problem.ts'

export const notBegun = (error: unknown): string =>
  explain<typeof beginPlacement>(
    error,
    {
      failed: texts.notBegun,
      unreachable: texts.unreachable,
    },
    {
      ...budgetRefusals,
      ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'goal-not-known'),
    },
  )

export const notAnswered = (error: unknown): string =>
  explain<typeof answerPlacement>(
    error,
    {
      failed: texts.notAnswered,
      unreachable: texts.answerUnreachable,
    },
    {
      ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
      ...served('no-placement', 'placement-answered', 'answer-unfit', 'answer-unreadable'),
    },
  )
