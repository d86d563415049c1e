import type { Format } from './format.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')

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

const openAlex: Format = ({ path, parameters, find }) => {
  if (path !== '/works') return null
  const language = /language:(\w+)/.exec(parameters.get('filter') ?? '')?.[1] ?? null
  const found = find(parameters.get('search') ?? '', language).slice(0, Number(parameters.get('per_page') ?? 25))
  const results = found.map(({ number, title, url, excerpt, language: written, isFree = true }) => ({
    id: `https://openalex.org/W${number}`,
    doi: `https://doi.example/10.1/${number}`,
    display_name: title,
    language: written,
    type: 'article',
    open_access: { is_oa: isFree, oa_url: url },
    primary_location: { landing_page_url: url },
    abstract_inverted_index: inverted(excerpt),
  }))
  return { body: { meta: { count: found.length }, results, group_by: [] } }
}

const inverted = (text: string): Readonly<Record<string, number[]>> => {
  const index: Record<string, number[]> = {}
  text.split(' ').forEach((word, place) => {
    index[word] = [...(index[word] ?? []), place]
  })
  return index
}

const videoId = (number: number): string => `page${String(number).padStart(7, '0')}`
const numberIn = (id: string): number => Number(/^page(\d{7})$/.exec(id)?.[1] ?? 0)

const youtube: Format = ({ path, parameters, find, byNumber }) => {
  if (path === '/watch') {
    const page = byNumber(numberIn(parameters.get('v') ?? ''))
    return page ? { page } : null
  }
  if (!parameters.get('key')) {
    const error = { code: 403, message: 'The request is missing a valid API key.', errors: [{ reason: 'forbidden' }] }
    return { status: 403, body: { error } }
  }
  if (path === '/youtube/v3/videos') {
    const ids = (parameters.get('id') ?? '').split(',')
    const items = ids.flatMap((id) => {
      const page = byNumber(numberIn(id))
      if (!page) return []
      const contentDetails = { duration: `PT${page.minutes ?? 7}M30S` }
      return [{ id, snippet: { title: page.title, defaultAudioLanguage: `${page.language}-US` }, contentDetails }]
    })
    return { body: { kind: 'youtube#videoListResponse', items } }
  }
  if (path !== '/youtube/v3/search') return null
  const found = find(parameters.get('q') ?? '', parameters.get('relevanceLanguage'))
  const items = found.slice(0, Number(parameters.get('maxResults') ?? 5)).map(({ number, title, excerpt }) => ({
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video', videoId: videoId(number) },
    snippet: { title: escaped(title), description: excerpt, channelTitle: 'Ada bakes' },
  }))
  return { body: { kind: 'youtube#searchListResponse', items } }
}

const brave: Format = ({ path, parameters, find }) => {
  if (path !== '/res/v1/web/search') return null
  const found = find(parameters.get('q') ?? '', parameters.get('search_lang'))
  const results = found.slice(0, Number(parameters.get('count') ?? 20)).map(({ title, url, excerpt, language }) => ({
    type: 'search_result',
    subtype: 'generic',
    title: escaped(title),
    url,
    description: excerpt,
    language,
  }))
  const web = results.length > 0 && { web: { type: 'search', results } }
  return { body: { type: 'search', query: { original: parameters.get('q') }, ...web } }
}

const searxng: Format = ({ path, parameters, find }) => {
  if (path !== '/search' || parameters.get('format') !== 'json') return null
  const found = find(parameters.get('q') ?? '', parameters.get('language'))
  const results = found.map(({ title, url, excerpt }) => ({
    url,
    title,
    content: excerpt,
    engine: 'duckduckgo',
    category: 'general',
  }))
  return { body: { query: parameters.get('q'), number_of_results: results.length, results, unresponsive_engines: [] } }
}

export const apiFormats = { 'stack-exchange': stackExchange, openalex: openAlex, youtube, brave, searxng }
