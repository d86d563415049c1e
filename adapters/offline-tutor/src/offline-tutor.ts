import { setTimeout } from 'node:timers/promises'
import { err, type LanguageModel, type ModelFailure, ok, promptFor, type Task } from '@app/domain'
import { answerTo } from './answer-to.ts'
import { subjectNamed } from './subjects/subject.ts'

/** Enough to look alive, few enough that the longest answer is there in half a second. All others come at once. */
const MAX_CHUNKS: Readonly<Partial<Record<Task['kind'], number>>> = {
  reply: 30,
  plan: 16,
  chapter: 12,
  section: 2,
  revise: 8,
}
const DEFAULT_PACE_MS = 8

const STOPPED: ModelFailure = { kind: 'model-stopped' }

/** A tutor of rules and prepared texts. The same task gets the same answer; nothing leaves this process. */
export const makeOfflineTutor = ({ paceMs = DEFAULT_PACE_MS }: { readonly paceMs?: number } = {}): LanguageModel => ({
  name: 'offline-tutor',
  model: 'offline-tutor',
  writes: 'en',
  // lessons are written by hand: each in one way, which its questions ask about
  rewrites: () => [],
  places: (goal) => subjectNamed(goal) !== null,
  ask: async (task, { onText, signal } = {}) => {
    const text = answerTo(task)
    for (const chunk of chunksOf(text, MAX_CHUNKS[task.kind] ?? 1)) {
      // no timer at pace 0: it is most of the work where no one watches; an abort ends the pause early
      if (paceMs > 0) await setTimeout(paceMs, undefined, { signal }).catch(() => {})
      if (signal?.aborted) return err(STOPPED)
      onText?.(chunk)
    }
    if (signal?.aborted) return err(STOPPED)
    const asked = promptFor(task).messages.reduce((sum, { content }) => sum + content.length, 0)
    return ok({
      text,
      model: 'offline-tutor',
      ended: 'stop',
      inputTokens: tokens(asked),
      outputTokens: tokens(text.length),
    })
  },
})

/** What a model would have taken: an operator can see what to expect of one. */
const tokens = (characters: number): number => Math.ceil(characters / 4)

/** Cut between code points: half a surrogate pair cannot be sent. */
function chunksOf(text: string, max: number): readonly string[] {
  const size = Math.max(1, Math.ceil(text.length / max))
  return text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []
}
