import type { Turn } from '../conversations/turn.ts'
import { utf8Length } from '../shared/text.ts'

/** Tokens of the turns that a model is shown: most conversations stay below it, and what a turn stated is in the brief as well. */
const HISTORY_TOKENS = 4_000
/** UTF-8: too many for English, so that every script fits. */
const BYTES_PER_TOKEN = 3

/**
 * The turns that a model is shown: the goal, the latest message, and before that as many as fit, without a gap between them.
 * So no conversation, however long, costs more than so much a reply.
 */
export function clipHistory(turns: readonly Turn[], tokens = HISTORY_TOKENS): readonly Turn[] {
  const [goal, ...others] = turns
  const latest = others.at(-1)
  if (!goal || !latest) return turns
  let left = tokens - tokensOf(goal) - tokensOf(latest)
  let from = others.length - 1
  for (const turn of others.slice(0, -1).reverse()) {
    left -= tokensOf(turn)
    if (left < 0) break
    from -= 1
  }
  return [goal, ...others.slice(from)]
}

const tokensOf = ({ text }: Turn): number => Math.ceil(utf8Length(text) / BYTES_PER_TOKEN)
