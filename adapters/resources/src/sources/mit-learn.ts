import { HOUR } from '@app/domain'
import { at, shownTextAt, textAt } from '../fields.ts'
import type { Source } from '../source.ts'

/** Courses of MIT OpenCourseWare, all in English. No limit is published: sixty searches an hour are a guess on the safe side. */
export const mitLearn: Source = {
  title: 'MIT OpenCourseWare',
  apiBase: 'https://api.learn.mit.edu',
  budget: { requests: 60, within: HOUR },
  covers: (language) => language === 'en',
  search: async ({ words }, { get, read }) => {
    const answer = await get('/api/v1/learning_resources_search/', { q: words, offered_by: 'ocw', limit: '10' })
    return read(answer, ['results'], (course) => {
      const isFree = at(course, 'free')
      return {
        address: textAt(course, 'url'),
        title: textAt(course, 'title'),
        excerpt: shownTextAt(course, 'description'),
        resourceType: textAt(course, 'resource_type').startsWith('video') ? 'video' : 'course',
        language: 'en',
        isFree: typeof isFree === 'boolean' ? isFree : null,
      }
    })
  },
}
