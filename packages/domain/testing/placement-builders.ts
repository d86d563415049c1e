import { STEPS } from '../src/placement/level-reached.ts'
import type { AnsweredPlacement, Placement } from '../src/placement/placement.ts'
import type { ConversationId } from '../src/shared/ids.ts'
import { PlacementId } from '../src/shared/ids.ts'
import { aBrief, NOW, newAttemptId } from './builders.ts'
import { someQuestion } from './content.ts'

type Of<Kind extends Placement['kind']> = Extract<Placement, { kind: Kind }>

/** Five questions, one for each step; answered, the first of them rightly. */
export function aPlacement<Kind extends Placement['kind']>(
  conversationId: ConversationId,
  kind: Kind,
  changes: Partial<AnsweredPlacement> = {},
): Of<Kind> {
  const questions = STEPS.map(({ words }, place) =>
    someQuestion({ id: `q${place + 1}`, prompt: `Question ${place + 1}?`, objective: words }),
  )
  const common = { conversationId, id: PlacementId(newAttemptId()), brief: aBrief(), at: NOW }
  const placements: { readonly [K in Placement['kind']]: Of<K> } = {
    writing: {
      ...{ ...common, kind: 'writing' },
      parts: [{ name: 'questions', task: '[{"role":"system"}]', made: questions, model: 'scripted' }],
    },
    unavailable: { ...common, kind: 'unavailable' },
    ready: { ...common, kind: 'ready', questions },
    answered: {
      ...{ ...common, kind: 'answered', questions },
      attempt: {
        ...{ id: newAttemptId(), answers: { q1: 'a', q2: ['b'], q3: 1.5 }, at: NOW },
        marks: Object.fromEntries(questions.map(({ id }, place) => [id, place === 0])),
      },
    },
  }
  return { ...placements[kind], ...changes }
}
