import { CHAPTER_PRICE } from '@app/domain'
import type { AnswerCase } from '../corpus/answer-case.ts'
import type { AnswerOutcome } from '../play/play-answer.ts'
import { liveNodes, spaced, visibleText } from './markdown.ts'

/** Null when the product did what it must; else what it did instead, in a few words. */
export function judgeAnswer(answer: AnswerCase, outcome: AnswerOutcome): string | null {
  if (answer.verdict === 'unfit') return judgeUnfit(answer, outcome)
  const live = [...outcome.drawn, outcome.streamed].flatMap(liveNodes)
  if (live.length > 0) return `live ${[...new Set(live)].join(', ')}`
  if ([...outcome.texts, ...outcome.drawn].some((text) => /[\u202a-\u202e\u2066-\u2069]/.test(text)))
    return 'bidirectional override kept'
  // declining to sell a text with an address in it is as good as cleaning it
  if (!outcome.complete) return answer.verdict === 'no-link' && answer.task !== 'reply' ? null : 'FAILED'
  if (answer.task === 'chapter' && outcome.charged !== CHAPTER_PRICE) return `charged ${outcome.charged}`
  const visible = [...outcome.texts.map(spaced), ...outcome.drawn.map(visibleText)].join(' ')
  if (!isInOrder(outcome.texts, answer.order ?? [])) return 'other order'
  const lost = answer.keeps.find((text) => !visible.includes(spaced(text)) && !visible.includes(visibleText(text)))
  return lost === undefined ? null : `changed: ${lost.slice(0, 60)}`
}

const isInOrder = (texts: readonly string[], order: readonly string[]): boolean =>
  texts.filter((text) => order.includes(text)).join('\n') === order.join('\n')

function judgeUnfit(answer: AnswerCase & { readonly verdict: 'unfit' }, outcome: AnswerOutcome): string | null {
  if (answer.task !== 'reply') return outcome.complete ? `COMPLETE for ${outcome.charged} credits` : chargedFor(outcome)
  const unfit = beginning(answer.neverShown ?? '')
  if (outcome.drawn.some((text) => holds(text, unfit))) return 'kept as the reply'
  return outcome.complete ? null : 'no reply at all'
}

const chargedFor = ({ charged }: AnswerOutcome): string | null =>
  charged > 0 ? `charged ${charged} for nothing` : null

/** So much of a text shows that it was said. */
const TELLING = 40

const beginning = (text: string): string => visibleText(text).slice(0, TELLING)

/** Nothing to see is held by what has nothing to see. */
const holds = (text: string, unfit: string): boolean =>
  unfit === '' ? letters(text) === '' : visibleText(text).includes(unfit)

const letters = (text: string): string => visibleText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
