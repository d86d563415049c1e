import { type CuratedResource, type Opening, RESOURCE_TYPES } from '../chapters/content.ts'
import { RESOURCE_SITES, type ResourceSite, searchLink, siteName, usualType } from '../chapters/resource-sites.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { tidy } from '../shared/text.ts'
import { type BadAnswer, badAnswer, type Fault, NO_JSON } from './fault.ts'
import { withoutInvisible } from './gates/invisible.ts'
import { isRecord, readJsonObject, textOf } from './lenient-json.ts'
import { looseItems, looseTexts, oneOfNames } from './loose-lists.ts'
import type { Markdown } from './markdown.ts'
import { clipAtEnd, withLineBreaks } from './model-text.ts'
import { oneLine } from './one-line.ts'

const MAX_INTRODUCTION_LENGTH = 12_000
const NO_INTRODUCTION: Fault = { code: 'no-introduction', words: 'Write the introduction.' }
const NO_OBJECTIVES: Fault = { code: 'no-objectives', words: 'Name 3 to 6 learning objectives.' }
const NO_RESOURCES: Fault = {
  code: 'no-resources',
  words: 'Name 3 to 6 resources, each with one of the given sites and words to search for there.',
}

const MAX_OBJECTIVES = 10
const MAX_RESOURCES = 10

/** A chapter worth paying for: an introduction, an objective and a resource at the least. */
export function readChapter(answer: string, markdown: Markdown): Result<Opening, BadAnswer> {
  const object = readJsonObject(answer, ['introduction', 'learning_objectives', 'resources'])
  if (!object) return err(badAnswer(NO_JSON))
  const introduction = tidy(
    markdown.withoutLinks(clipAtEnd(tidy(withLineBreaks(textOf(object.introduction))), MAX_INTRODUCTION_LENGTH)),
  )
  // each item is read as Markdown: of too many the first
  const learningObjectives = looseTexts(object.learning_objectives)
    .slice(0, 3 * MAX_OBJECTIVES)
    .map((objective) => line(objective, 300, markdown))
    .filter((objective) => objective !== '')
    .slice(0, MAX_OBJECTIVES)
  const curatedResources = distinctLinks(
    looseItems(object, 'resources')
      .slice(0, 3 * MAX_RESOURCES)
      .flatMap((resource) => readResource(resource, markdown)),
  ).slice(0, MAX_RESOURCES)
  if (introduction === '') return err(badAnswer(NO_INTRODUCTION))
  if (learningObjectives.length === 0) return err(badAnswer(NO_OBJECTIVES))
  if (curatedResources.length === 0) return err(badAnswer(NO_RESOURCES))
  return ok({ introduction, learningObjectives, curatedResources })
}

const line = (value: unknown, length: number, markdown: Markdown): string =>
  withoutInvisible(oneLine(value, length, markdown))

/** Anything that does not name a known site and words to look for is left out. */
function readResource(value: unknown, markdown: Markdown): readonly CuratedResource[] {
  const resource = isRecord(value) ? value : resourceIn(value)
  const site = siteIn(oneOfNames(resource, ['site', 'source', 'platform']))
  const query = line(oneOfNames(resource, ['search', 'query', 'keywords']), 120, markdown)
  if (site === null || query === '') return []
  return [
    {
      link: searchLink(site, query),
      title: line(oneOfNames(resource, ['title', 'name']), 200, markdown) || query,
      resourceType: RESOURCE_TYPES.find((type) => type === resource.type) ?? usualType(site),
      justification: line(oneOfNames(resource, ['reason', 'why', 'justification']), 500, markdown),
    },
  ]
}

/** "youtube: first guitar lesson". */
function resourceIn(value: unknown): Readonly<Record<string, unknown>> {
  const text = textOf(value)
  const colon = text.indexOf(':')
  return colon < 0 ? {} : { site: text.slice(0, colon), search: text.slice(colon + 1) }
}

/** By its id or its name, however it is spaced. */
function siteIn(value: unknown): ResourceSite | null {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const said = bare(textOf(value))
  return RESOURCE_SITES.find((site) => bare(site) === said || bare(siteName(site)) === said) ?? null
}

const distinctLinks = (resources: readonly CuratedResource[]): readonly CuratedResource[] =>
  resources.filter(({ link }, index) => resources.findIndex((other) => other.link === link) === index)
