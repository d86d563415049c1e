import { texts } from 'virtual:texts/learning/chapter/content'
import { texts as shared } from 'virtual:texts/shared'
import type { CuratedResource } from '@app/contract'

/** What a badge says of it. What leads to a search is no video or book yet, whatever it may find. */
export const kindOf = ({ state, resource_type }: CuratedResource): string =>
  state === 'search' ? texts.search : texts.types[resource_type]

/** Where it is and what it takes, in a few words each. A language is only said where the reader may not expect it. */
export const factsOf = (
  { state, site, minutes, language, free }: CuratedResource,
  expected: readonly string[] = navigator.languages,
): readonly string[] =>
  state === 'search'
    ? [texts.on({ site })]
    : [
        site,
        ...(minutes === null ? [] : [describeLength(minutes)]),
        ...(language === null || expected.some((one) => primaryOf(one) === primaryOf(language))
          ? []
          : [languageName(language)]),
        ...(free === false ? [texts.costs] : []),
      ]

const describeLength = (minutes: number): string =>
  minutes < 90
    ? shared.shortMinutes({ minutes })
    : shared.about({ time: shared.shortHours({ hours: Math.round(minutes / 60) }) })

const primaryOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? tag

/** Its own tag where no name is known. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(shared.locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
