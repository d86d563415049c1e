import type { Markdown } from '@app/domain'
import { visibleText } from './visible-text.ts'
import { withoutLinks } from './without-links.ts'

export const makeMarkdown = (): Markdown => ({ withoutLinks, visibleText })
