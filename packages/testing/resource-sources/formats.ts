import type { Format } from './format.ts'

/** As sources write titles that they send as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')

const mitLearn: Format = ({ path, parameters, find }) => {
  if (path !== '/api/v1/learning_resources_search/' || parameters.get('offered_by') !== 'ocw') return null
  const found = find(parameters.get('q') ?? '', 'en')
  const results = found.slice(0, Number(parameters.get('limit') ?? 10)).map(({ number, title, url, excerpt }) => ({
    id: number,
    title,
    url,
    description: excerpt,
    resource_type: 'course',
    free: true,
    offered_by: { code: 'ocw', name: 'MIT OpenCourseWare' },
  }))
  return { body: { count: found.length, next: null, previous: null, results, metadata: { suggest: [] } } }
}

const stackExchange: Format = ({ path, parameters, find }) => {
  if (path !== '/2.3/search/advanced') return null
  const site = parameters.get('site')
  if (!site) {
    return { status: 400, body: { error_id: 400, error_message: 'site is required', error_name: 'bad_parameter' } }
  }
  const found = find(parameters.get('q') ?? '', /^(\w\w)\./.exec(site)?.[1] ?? 'en')
  const items = found
    .slice(0, Number(parameters.get('pagesize') ?? 30))
    .map(({ number, title, url, isFree = true, tags = ['baking', 'starter'] }) => ({
      tags,
      is_answered: isFree,
      answer_count: isFree ? 2 : 0,
      score: 5,
      question_id: number,
      link: url,
      title: escaped(title),
    }))
  return { body: { items, has_more: false, quota_max: 300, quota_remaining: 250 } }
}

/** Of the sources that whole products are tested with; each other one's is beside its adapter's test. */
export const FORMATS: Readonly<Record<'mit-learn' | 'stack-exchange', Format>> = {
  'mit-learn': mitLearn,
  'stack-exchange': stackExchange,
}
