import { clip, type ModelFailure } from '@app/domain'

const MAX_DETAIL = 300
/** So many characters in a row are no coincidence. */
const REPEATED = 12

/** Vendors quote what they were sent. Details go to a log, so they end where a quotation of `sent` begins. */
export function withoutEcho(failure: ModelFailure, sent: readonly string[]): ModelFailure {
  if (failure.kind === 'model-stopped') return failure
  const detail = clip(failure.detail, MAX_DETAIL)
  for (let from = 0; from + REPEATED <= detail.length; from += 1) {
    const part = detail.slice(from, from + REPEATED)
    if (part.startsWith('<learner>') || sent.some((text) => text.includes(part))) {
      return { ...failure, detail: `${detail.slice(0, from)}…` }
    }
  }
  return { ...failure, detail }
}
