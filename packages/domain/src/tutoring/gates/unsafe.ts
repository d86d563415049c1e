import { isUnsafe } from '../../safety/route-text.ts'
import type { Fault } from '../fault.ts'
import { withoutQuotations } from './prose.ts'

const UNSAFE: Fault = {
  code: 'unsafe',
  words: 'Leave out everything with which people could hurt themselves or others, or break the law.',
}

/** A lesson for teachers quotes what pupils say. */
export const checkUnsafe = (text: string): readonly Fault[] => (isUnsafe(withoutQuotations(text)) ? [UNSAFE] : [])
