import type { CuratedResource } from '@app/contract'

export const resourceTypes: Record<CuratedResource['resource_type'], string> = {
  video: 'Video',
  article: 'Article',
  exercise: 'Exercise',
  book: 'Book',
  course: 'Course',
}

/** Where a link leads, in short: 'youtube.com'. Empty for what is no web address. */
export function domainOf(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}
