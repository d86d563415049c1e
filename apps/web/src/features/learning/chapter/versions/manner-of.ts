import type { ShownVersion } from '@app/contract'
import { texts } from './texts.ts'

/** How a version was asked for, as a part of a sentence. */
export const mannerOf = (request: ShownVersion['request']): string => texts.manner[request?.how ?? 'original']
