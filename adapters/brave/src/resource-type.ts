import type { ResourceType } from '@app/domain'
import { at, textAt } from '@app/resource-kit'

/** It marks pages that are about a video; the rest is read as an article until it has been opened. */
export const resourceTypeOf = (page: unknown): ResourceType =>
  textAt(page, 'subtype') === 'video' || at(page, 'video') !== undefined ? 'video' : 'article'
