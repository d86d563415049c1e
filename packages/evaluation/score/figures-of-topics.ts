import { fitsChapter, mayBeOnTopic } from '@app/domain'
import { asCandidate, asLongPage, type TopicCase } from '../cases/topics.ts'
import type { Figures } from './figures.ts'

export function figuresOfTopics(cases: readonly TopicCase[]): Figures {
  const [precision, recall] = qualityOf(cases, isTaken)
  const [longPrecision, longRecall] = qualityOf(cases, (one) => fitsChapter(one.topic, one.others, asLongPage(one)))
  const passes = (one: TopicCase): boolean => mayBeOnTopic(one.topic, asCandidate(one))
  const off = cases.filter((one) => !one.isOnTopic)
  return {
    pairs: cases.length,
    'on topic': cases.length - off.length,
    'precision %': precision,
    'recall %': recall,
    'precision of long pages %': longPrecision,
    'recall of long pages %': longRecall,
    'candidates on topic that pass %': qualityOf(cases, passes)[1],
    'candidates off topic that pass %': share(off.filter(passes).length, off.length),
  }
}

/** Of all sets together: one alone has too few pages of a language. */
export function figuresOfLanguages(cases: readonly TopicCase[]): Figures {
  const byLanguage = Map.groupBy(cases, ({ language }) => language)
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, those]) => {
      const [precision, recall] = qualityOf(those, isTaken)
      return [
        [`${language} precision %`, precision],
        [`${language} recall %`, recall],
      ]
    }),
  )
}

/** As a search judges a page that it has read. */
export const isTaken = ({ topic, others, page }: TopicCase): boolean => fitsChapter(topic, others, page)

/** How many of what is taken is right, and how many of what would be right is taken, in percent. */
function qualityOf(cases: readonly TopicCase[], takes: (one: TopicCase) => boolean): readonly [number, number] {
  const taken = cases.filter(takes)
  const right = taken.filter((one) => one.isOnTopic).length
  return [share(right, taken.length), share(right, cases.filter((one) => one.isOnTopic).length)]
}

const share = (good: number, of: number): number => (of === 0 ? 100 : Math.round((1_000 * good) / of) / 10)
