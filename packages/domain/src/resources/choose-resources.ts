import type { CuratedResource } from '../chapters/content.ts'
import { searchIn, siteName } from '../chapters/resource-sites.ts'
import type { Candidate } from './candidate.ts'
import { pageOf } from './check-resources.ts'
import { MIN_RESOURCES } from './resource-list.ts'
import { siteOf } from './site-of.ts'
import { type ChapterTopic, candidateScore, mayBeOnTopic, objectiveNearest, type PageWords } from './topic-score.ts'

/** A candidate with why it was chosen; empty where code chose it. */
export type Ranked = { readonly candidate: Candidate; readonly reason: string }

type Looking = {
  readonly topic: ChapterTopic
  /** Of the chapter. */
  readonly language: string
  /** Addresses that it does not want: it has them, or they are refused, or gone. */
  readonly without: readonly string[]
}

/** Candidates that may fit a chapter, each page once, the likeliest first; those in its language before others as likely. */
export function likelyCandidates(
  candidates: readonly Candidate[],
  { topic, language, without }: Looking,
): readonly Candidate[] {
  const seen = new Set(without.map(pageOf))
  const fit = candidates.filter((candidate) => {
    const page = pageOf(candidate.address)
    if (seen.has(page) || searchIn(candidate.address) || !mayBeOnTopic(topic, wordsOf(candidate))) return false
    seen.add(page)
    return true
  })
  const scored = fit.map((candidate) => ({
    candidate,
    score: candidateScore(topic, wordsOf(candidate)),
    isForeign: candidate.language !== null && candidate.language !== language,
  }))
  return scored
    .toSorted((one, other) => other.score - one.score || Number(one.isForeign) - Number(other.isForeign))
    .map(({ candidate }) => candidate)
}

/**
 * The place in `waiting` of what to read next, when so many are `missing` beside those on `sites`. The last one that is missing is on
 * another site than all before it, if there is any: no chapter leads to one site only.
 */
export function nextToRead(waiting: readonly Ranked[], sites: readonly string[], missing: number): number {
  const isLastChance = missing <= 1 && sites.length > 0 && new Set(sites).size === 1
  const elsewhere = waiting.findIndex(({ candidate }) => !sites.includes(siteOf(candidate.address)))
  return isLastChance && elsewhere >= 0 ? elsewhere : waiting.length > 0 ? 0 : -1
}

/** Why a page helps, where no model says so: what the chapter promises that it has to do with, in the words of the plan. */
export const reasonFor = (topic: ChapterTopic, candidate: Described): string =>
  objectiveNearest(topic, wordsOf(candidate)) ?? topic.title

type Described = Pick<Candidate, 'title' | 'excerpt' | 'language'>
const wordsOf = ({ title, excerpt: text, language }: Described): PageWords => ({ title, text, language })

/**
 * The searches that stand beside the pages of a chapter: none beside enough of them, one beside too few, and all where there is no page. A
 * site that has a page there already is searched last.
 */
export function searchesBeside(
  pages: readonly { readonly address: string }[],
  searches: readonly CuratedResource[],
): readonly CuratedResource[] {
  if (pages.length === 0) return searches
  if (pages.length >= MIN_RESOURCES) return []
  const sites = pages.map(({ address }) => siteOf(address))
  const isNew = ({ link }: CuratedResource): boolean =>
    !sites.some((site) => site.split('.').slice(-2).join('.') === siteOf(link).split('.').slice(-2).join('.'))
  return [...searches.filter(isNew), ...searches].slice(0, 1)
}

/** As people know what a search link searches. */
export const searchedSite = (link: string): string => {
  const search = searchIn(link)
  return search ? siteName(search.site) : siteOf(link)
}
