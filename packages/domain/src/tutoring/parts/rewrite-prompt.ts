import type { RewriteWay } from '../../chapters/versions.ts'
import { clip } from '../../shared/text.ts'
import type { RewriteTask } from '../task.ts'

const HOW: Readonly<Record<RewriteWay, string>> = {
  simpler:
    'Tell it in short sentences and everyday words, one thought at a time; say what a term means where it comes first.',
  deeper:
    'Go deeper than an introduction does: reasons, limits, exceptions, and what those who know the subject well look at.',
  'more-examples':
    'Teach by examples: at least two that are worked through with real values, other than the usual one.',
  shorter: 'Say it in fewer words: what is needed to reach the objective, one short example, no digression.',
  other: 'Explain it as the learner asks under "in_their_words".',
}

/** Of the former text's key points, so many letters each. */
const MAX_KEY_POINT = 160

export const rewriteRules = (rewrite: RewriteTask | undefined): readonly string[] =>
  rewrite === undefined
    ? []
    : [
        'The learner has read this chapter and asks to have it explained differently, as "differently" says. Teach the same again in new words, with other examples.',
        HOW[rewrite.how],
        ...(rewrite.words !== null && rewrite.how !== 'other'
          ? ['What stands under "in_their_words" is how they would like it.']
          : []),
      ]

const requestOf = ({ how, words }: RewriteTask) => ({ how, ...(words !== null && { in_their_words: words }) })

export const describeRewrite = (rewrite: RewriteTask | undefined) =>
  rewrite && {
    differently: {
      ...requestOf(rewrite),
      has_read: rewrite.keyPoints.map((point) => clip(point, MAX_KEY_POINT)),
    },
  }

/** What sums up the new text may sum it up in the same words: it is not shown the former ones. */
export const describeRequest = (rewrite: RewriteTask | undefined) => rewrite && { differently: requestOf(rewrite) }
