import { texts } from 'virtual:texts/learning/chapter/versions'
import type { ShownVersion } from '@app/contract'

/** How a version was asked for, as a part of a sentence. */
export const mannerOf = (request: ShownVersion['request']): string => texts.manner[request?.how ?? 'original']
