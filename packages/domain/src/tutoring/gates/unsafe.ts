import { harmsReader } from '../../safety/harms-reader.ts'
import { isUnsafe } from '../../safety/route-text.ts'
import { normalised } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutQuotations } from '../prose.ts'

const UNSAFE: Fault = {
  code: 'unsafe',
  words: 'Leave out everything with which people could hurt themselves or others, or break the law.',
}
const HARMS_READER: Fault = { code: 'unsafe', words: 'Never insult the learner, nor tell them to hurt themselves.' }

/** A lesson for teachers quotes what pupils say. */
export function checkUnsafe(text: string): readonly Fault[] {
  const own = withoutQuotations(text)
  if (isUnsafe(own)) return [UNSAFE]
  return harmsReader(normalised(own)) ? [HARMS_READER] : []
}
