import { type ChapterContent, type CuratedResource, RESOURCE_TYPES } from '../chapters/content.ts'
import { isResourceSite, searchLink, usualType } from '../chapters/resource-sites.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { clip, tidy } from '../shared/text.ts'
import type { BadAnswer } from './bad-answer.ts'
import { isRecord, listOf, readJsonObject, textOf } from './lenient-json.ts'
import { oneLine } from './one-line.ts'
import { withoutLinks } from './without-links.ts'

const LONGEST_INTRODUCTION = 12_000
const MOST_OBJECTIVES = 10
const MOST_RESOURCES = 10

/** A chapter worth paying for: an introduction, an objective and a resource at the least. */
export function readChapter(answer: string): Result<ChapterContent, BadAnswer> {
  const object = readJsonObject(answer)
  if (!object) return err({ kind: 'bad-answer', detail: 'no JSON object' })
  const introduction = clip(tidy(withoutLinks(textOf(object.introduction))), LONGEST_INTRODUCTION)
  const learningObjectives = listOf(object.learning_objectives)
    .map((objective) => oneLine(objective, 300))
    .filter((objective) => objective !== '')
    .slice(0, MOST_OBJECTIVES)
  const curatedResources = distinctLinks(listOf(object.resources).flatMap(readResource)).slice(0, MOST_RESOURCES)
  if (introduction === '') return err({ kind: 'bad-answer', detail: 'no introduction' })
  if (learningObjectives.length === 0) return err({ kind: 'bad-answer', detail: 'no objectives' })
  if (curatedResources.length === 0) return err({ kind: 'bad-answer', detail: 'no resources' })
  return ok({ introduction, learningObjectives, curatedResources })
}

/** Anything that does not name a known site and words to look for is left out: half a resource helps nobody. */
function readResource(value: unknown): readonly CuratedResource[] {
  if (!isRecord(value)) return []
  const site = textOf(value.site)
  const query = oneLine(value.search, 120)
  if (!isResourceSite(site) || query === '') return []
  return [
    {
      link: searchLink(site, query),
      title: oneLine(value.title, 200) || query,
      resourceType: RESOURCE_TYPES.find((type) => type === value.type) ?? usualType(site),
      justification: oneLine(value.reason, 500),
    },
  ]
}

const distinctLinks = (resources: readonly CuratedResource[]): readonly CuratedResource[] =>
  resources.filter(({ link }, index) => resources.findIndex((other) => other.link === link) === index)
