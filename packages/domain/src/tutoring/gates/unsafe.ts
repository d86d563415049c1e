import { isUnsafe } from '../../safety/route-text.ts'
import type { Fault } from '../fault.ts'

const UNSAFE: Fault = {
  code: 'unsafe',
  words: 'Leave out everything with which people could hurt themselves or others, or break the law.',
}

export const checkUnsafe = (text: string): readonly Fault[] => (isUnsafe(text) ? [UNSAFE] : [])
