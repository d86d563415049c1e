import { siteOf } from '@app/domain'
import type { PlayedChapter, PlayedSubject, ShownPage } from '../links/play-chapters.ts'
import type { Figures } from './figures.ts'

/** So long after its text a chapter has its links, or says that they are not checked yet. */
const MAX_SECONDS = 20
const ENOUGH = 3

/** Of all pages that learners are shown in the end, after what they report. */
export function figuresOfLinks(subjects: readonly PlayedSubject[]): Figures {
  const chapters = subjects.flatMap((subject) => subject.chapters)
  const shown = chapters.flatMap((chapter) => chapter.shown.map((page) => ({ chapter, page })))
  const naive = chapters.flatMap((chapter) => chapter.naive.map((page) => ({ chapter, page })))
  const several = chapters.filter((chapter) => chapter.shown.length > 1)
  const reports = chapters.flatMap(({ report }) => (report ? [report] : []))
  const total = (of: (subject: PlayedSubject) => number): number => sum(subjects.map(of))
  return {
    chapters: chapters.length,
    'pages shown': shown.length,
    'live %': share(shown, ({ page }) => isLive(page)),
    'on topic %': share(shown, ({ chapter, page }) => isOnTopic(chapter, page)),
    invented: shown.filter(({ page }) => page.page === null).length,
    'connections to a private address': total(({ trapped }) => trapped),
    'within 20 seconds, or not checked yet %': share(
      chapters,
      ({ status, seconds }) => status === 'unreachable' || (status === 'settled' && seconds <= MAX_SECONDS),
    ),
    'not checked yet': chapters.filter(({ status }) => status === 'unreachable').length,
    'seconds per chapter, median': median(chapters.map(({ seconds }) => seconds)),
    'seconds, most': rounded(Math.max(0, ...chapters.map(({ seconds }) => seconds))),
    'pages per chapter, median': median(chapters.map((chapter) => chapter.shown.length)),
    'chapters with three pages or more %': share(chapters, (chapter) => chapter.shown.length >= ENOUGH),
    'chapters without a page': chapters.filter((chapter) => chapter.shown.length === 0).length,
    'on two sites or more %': share(several, (chapter) => sitesOf(chapter).size > 1),
    'pages shown twice': sum(several.map((chapter) => chapter.shown.length - textsOf(chapter).size)),
    'searches shown per chapter': rounded(sum(chapters.map(({ searches }) => searches)) / Math.max(1, chapters.length)),
    'requests per chapter': rounded(total(({ requests }) => requests) / Math.max(1, chapters.length)),
    'requests beyond a budget': total(({ beyondBudget }) => beyondBudget),
    'visits per chapter': rounded(total(({ visits }) => visits) / Math.max(1, chapters.length)),
    'reported and still shown': reports.filter(({ isHidden }) => !isHidden).length,
    'replaced after a report %': share(reports, ({ isReplaced }) => isReplaced),
    'jobs that threw': total(({ errors }) => errors.length),
    'first results that are live %': share(naive, ({ page }) => isLive(page)),
    'first results on topic %': share(naive, ({ chapter, page }) => isOnTopic(chapter, page)),
  }
}

/** Of chapters that are written while nothing can be reached; the first one finds that out. */
export function figuresWithoutNetwork(subjects: readonly PlayedSubject[]): Figures {
  const first = subjects.flatMap(({ chapters }) => chapters.slice(0, 1))
  const later = subjects.flatMap(({ chapters }) => chapters.slice(1))
  const most = (chapters: readonly PlayedChapter[]): number =>
    rounded(Math.max(0, ...chapters.map(({ seconds }) => seconds)))
  const all = [...first, ...later]
  return {
    chapters: all.length,
    'pages shown': sum(all.map(({ shown }) => shown.length)),
    'not checked yet %': share(all, ({ status }) => status === 'unreachable'),
    'searches shown per chapter': rounded(sum(all.map(({ searches }) => searches)) / Math.max(1, all.length)),
    'seconds of the first chapter, most': most(first),
    'seconds of later chapters, most': most(later),
    'connections to a private address': sum(subjects.map(({ trapped }) => trapped)),
    'jobs that threw': sum(subjects.map(({ errors }) => errors.length)),
  }
}

/** For the console and the document. */
export const faultsOfLinks = (subjects: readonly PlayedSubject[]): readonly string[] =>
  subjects.flatMap(({ chapters, errors }) => [
    ...errors,
    ...chapters.flatMap((chapter) =>
      chapter.shown.flatMap((page) => {
        if (page.page === null) return [`${chapter.id}: invented: ${page.address}`]
        if (!isLive(page)) return [`${chapter.id}: ${page.page.manner}: ${page.page.title}`]
        return isOnTopic(chapter, page) ? [] : [`${chapter.id}: off topic: ${page.page.title}`]
      }),
    ),
    ...chapters.filter(({ shown }) => shown.length === 0).map(({ id, status }) => `${id}: no page (${status})`),
  ])

const isLive = ({ page }: ShownPage): boolean => page !== null && ['well', 'moved', 'tagged'].includes(page.manner)
const isOnTopic = ({ id }: PlayedChapter, { page }: ShownPage): boolean => page?.on.includes(id) ?? false
const sitesOf = ({ shown }: PlayedChapter) => new Set(shown.map(({ address }) => siteOf(address)))
/** A page may have several addresses. */
const textsOf = ({ shown }: PlayedChapter) => new Set(shown.map(({ page }) => `${page?.site} ${page?.text}`))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const rounded = (number: number): number => Math.round(10 * number) / 10
const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.length === 0 ? 100 : rounded((100 * items.filter(is).length) / items.length)

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return rounded(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
