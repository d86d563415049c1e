import { type CuratedResource, type Opening, RESOURCE_TYPES } from '../chapters/content.ts'
import { RESOURCE_SITES, type ResourceSite, searchLink, siteName, usualType } from '../chapters/resource-sites.ts'
import { err, tidy } from '../shared/index.ts'
import { asFields, asList, asText, type Fields, readAnswer } from './answer-schema.ts'
import { badAnswer, type Fault, judged, type Reading } from './fault.ts'
import type { Markdown } from './markdown.ts'
import { clipAtEnd, modelLine, ownLine, unlinked, withLineBreaks, withoutDebris } from './model-text.ts'
import type { ChapterTask } from './task.ts'

const MAX_INTRODUCTION_LENGTH = 12_000
const NO_INTRODUCTION: Fault = { code: 'no-introduction', words: 'Write the introduction.' }
const NO_OBJECTIVES: Fault = { code: 'no-objectives', words: 'Name 3 to 6 learning objectives.' }
const NO_RESOURCES: Fault = {
  code: 'no-resources',
  words: 'Name 3 to 6 resources, each with one of the given sites and words to search for there.',
}

const MAX_OBJECTIVES = 10
const MAX_RESOURCES = 10

/** The flat shape has a line for each resource: "youtube: first guitar lesson". */
const RESOURCE = { site: asText, search: asText, title: asText, type: asText, reason: asText }
const OPENING = {
  introduction: asText,
  learning_objectives: asList(asText),
  resources: asList(asFields(RESOURCE, (line) => resourceIn(asText(line)))),
}

/** A chapter worth paying for: an introduction, an objective and a resource at the least. The plan may have promised objectives. */
export function readChapter(
  answer: string,
  markdown: Markdown,
  { objectives: promised = [], brief }: Partial<Pick<ChapterTask, 'objectives' | 'brief'>> = {},
): Reading<Opening> {
  const said = readAnswer(answer, OPENING)
  if (!said.ok) return said
  const text = withoutDebris(tidy(withLineBreaks(said.value.introduction)))
  const { text: introduction, faults } = unlinked(clipAtEnd(text, MAX_INTRODUCTION_LENGTH), markdown)
  // each item is read as Markdown: of too many the first
  const named = said.value.learning_objectives
    .slice(0, 3 * MAX_OBJECTIVES)
    .map((objective) => modelLine(objective, 300, markdown))
    .filter((objective) => objective !== '')
    .slice(0, MAX_OBJECTIVES)
  // what the plan promised is what the chapter has to keep
  const learningObjectives = promised.length > 0 ? promised : named
  const curatedResources = distinctLinks(
    said.value.resources
      .slice(0, 3 * MAX_RESOURCES)
      .flatMap((resource) => readResource(resource, markdown, brief?.language)),
  ).slice(0, MAX_RESOURCES)
  if (introduction === '') return err(badAnswer(NO_INTRODUCTION))
  if (learningObjectives.length === 0) return err(badAnswer(NO_OBJECTIVES))
  if (curatedResources.length === 0) return err(badAnswer(NO_RESOURCES))
  return judged({ introduction, learningObjectives, curatedResources }, faults)
}

/** Anything that does not name a known site and words to look for is left out. */
function readResource(
  said: Fields<typeof RESOURCE>,
  markdown: Markdown,
  language: string | undefined,
): readonly CuratedResource[] {
  const site = siteIn(said.site)
  const query = ownLine(said.search, 120, markdown)
  if (site === null || query === '') return []
  return [
    {
      link: searchLink(site, query, language),
      title: modelLine(said.title, 200, markdown) || query,
      resourceType: RESOURCE_TYPES.find((type) => type === said.type) ?? usualType(site),
      justification: modelLine(said.reason, 500, markdown),
    },
  ]
}

function resourceIn(line: string): Readonly<Record<string, unknown>> {
  const colon = line.indexOf(':')
  return colon < 0 ? {} : { site: line.slice(0, colon), search: line.slice(colon + 1) }
}

/** By its id or its name, however it is spaced. */
function siteIn(name: string): ResourceSite | null {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const said = bare(name)
  return RESOURCE_SITES.find((site) => bare(site) === said || bare(siteName(site)) === said) ?? null
}

const distinctLinks = (resources: readonly CuratedResource[]): readonly CuratedResource[] =>
  resources.filter(({ link }, index) => resources.findIndex((other) => other.link === link) === index)
