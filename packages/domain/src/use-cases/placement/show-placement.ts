import type { Brief } from '../../brief/brief.ts'
import type { Answers } from '../../check/score.ts'
import { type ShownQuestion, showCheck } from '../../check/shown-check.ts'
import { conversationWords } from '../../conversations/words.ts'
import {
  type AnsweredPlacement,
  type Placement,
  type PlacementResult,
  placedBy,
  placementResult,
} from '../../placement/placement.ts'
import { evidenceOf } from '../../placement/set-level.ts'
import type { Markdown } from '../../tutoring/markdown.ts'
import { ownLine } from '../../tutoring/one-line.ts'

/** As its learner sees it: keys come with the result only. */
export type ShownPlacement = {
  readonly status: Placement['kind']
  readonly questions: readonly Omit<ShownQuestion, 'objective'>[]
  readonly answers: Answers | null
  readonly result: ShownResult | null
}

type ShownResult = PlacementResult & { readonly evidence: string }

/** Of a question in the brief. */
const MAX_LINE = 80

export const lineOf =
  (markdown: Markdown) =>
  (prompt: string): string =>
    ownLine(prompt, MAX_LINE, markdown)

/** `language`: see `ReplyTask`. */
type Telling = { readonly language: string | null; readonly markdown: Markdown }

export function showPlacement(placement: Placement, brief: Brief, telling: Telling): ShownPlacement {
  const asked = 'questions' in placement ? (showCheck(placement.questions, [])?.questions ?? []) : []
  // the step would say how hard it is meant to be
  const questions = asked.map(({ objective: _, ...question }) => question)
  if (placement.kind !== 'answered') return { status: placement.kind, questions, answers: null, result: null }
  const { answers } = placement.attempt
  return { status: placement.kind, questions, answers, result: showResult(placement, brief, telling) }
}

export const showResult = (
  placement: AnsweredPlacement,
  brief: Brief,
  { language, markdown }: Telling,
): ShownResult => ({
  ...placementResult(placement),
  evidence: evidenceOf(placedBy(placement, lineOf(markdown)), conversationWords(brief, language)),
})
