import { endpoints as api, type CuratedResource } from '@app/contract'
import {
  ChapterId,
  type ChapterPage,
  DAY,
  HOUR,
  MINUTE,
  ResourceId,
  SECOND,
  type ShownResource,
  searchedSite,
  searchesBeside,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { actorOf } from './admin-users.ts'

/** Each asks sources and reads pages: more than any person has a use for. */
const SEARCHES = [limit('learner', 10, MINUTE), limit('learner', 100, DAY)]
const REPORTS = [limit('learner', 10, HOUR), limit('learner', 60, DAY)]

export const resourceRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  findResources: route(api.findResources, SEARCHES, ({ input, auth }) =>
    replied(useCases.findResources({ userId: auth.user.id, chapterId: ChapterId(input.id) }), statusBody),
  ),

  reportResource: route(api.reportResource, REPORTS, ({ input: { id, reason }, auth }) =>
    replied(useCases.reportResource({ userId: auth.user.id, resourceId: ResourceId(id), reason }), statusBody),
  ),

  adminResources: route(api.adminResources, noLimit, ({ auth }) =>
    replied(useCases.readResourceHealth({ actor: actorOf(auth) }), ({ isOn, sources, links, lists, troubled }) => ({
      is_on: isOn,
      sources: sources.map(({ windowMs, ...source }) => ({ ...wire(source), window_seconds: windowMs / SECOND })),
      links: { ...links },
      lists: { ...lists },
      troubled: troubled.map((link) => ({ ...wire(link), reports: { ...link.reports } })),
    })),
  ),
})

const statusBody = (status: NonNullable<ChapterPage['resources']>['status'] | 'off') => ({ resources_status: status })

/** Null of a chapter that cannot be read. */
export function resourcesStatusOf({ content, resources }: Pick<ChapterPage, 'content' | 'resources'>, areOn: boolean) {
  if (content === null) return null
  if (!areOn) return 'off' as const
  return resources === null ? ('unsearched' as const) : resources.status
}

type Searches = NonNullable<ChapterPage['content']>['curatedResources']

/** What a chapter shows: the pages that were found for it, with searches beside them where they are too few. */
export function shownResources({ content, resources }: Pick<ChapterPage, 'content' | 'resources'>, areOn: boolean) {
  const pages = areOn ? (resources?.items ?? []).filter(({ isDead }) => !isDead) : []
  return [...pages.map(pageBody), ...searchBodies(searchesBeside(pages, content?.curatedResources ?? []))]
}

const pageBody = (page: ShownResource): CuratedResource => ({
  link: page.address,
  title: page.title,
  resource_type: page.resourceType,
  ai_justification: page.justification,
  id: page.id,
  site: page.site,
  language: page.language,
  minutes: page.minutes,
  free: page.isFree,
  state: page.isChecked ? 'checked' : 'unchecked',
  checked_at: wire(page.checkedAt),
  replaced: page.replaced && wire(page.replaced),
  reported: page.report?.reason ?? null,
  reported_before: [...page.reportsBefore],
})

/** Searches of sites, as a chapter names them when it is written. */
export const searchBodies = (searches: Searches): CuratedResource[] =>
  searches.map(({ link, title, resourceType, justification }) => ({
    link,
    title,
    resource_type: resourceType,
    ai_justification: justification,
    id: null,
    site: searchedSite(link),
    language: null,
    minutes: null,
    free: null,
    state: 'search',
    checked_at: null,
    replaced: null,
    reported: null,
    reported_before: [],
  }))
