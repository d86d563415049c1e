import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a page behaves that must not be shown, whatever it is about. */
export const BAD_MANNERS = [
  'gone-404',
  'soft-404',
  'front-page',
  'log-in',
  'payment',
  'parked',
  'trap',
  'gone-410',
  'broken',
  'bomb',
  'refresh',
  'silent',
] as const
type BadManner = (typeof BAD_MANNERS)[number]

/** `well`: it is there; `moved`: at another address of its site; `tagged`: it is a page of another entry, with a mark for advertisers. */
export type Manner = 'well' | 'moved' | 'tagged' | BadManner

export type WebPage = {
  /** Chapters that it is on topic for. */
  readonly on: readonly string[]
  readonly title: string
  readonly text: string
  readonly language: string
  /** The site's name in the data: one of a source's, or a host. */
  readonly site: string
  /** Unique. */
  readonly slug: string
  readonly manner: Manner
}

const FOLDER = join(import.meta.dirname, 'web')
const LANGUAGES = ['ar', 'de', 'es', 'ja']

/** `# title`, then `site: chapters` (of the same file by their numbers, `none`, or `file:number`) with a language unless it is the file's, then text. */
function pagesIn(file: string): readonly WebPage[] {
  const subject = file.replace('.md', '')
  return readFileSync(join(FOLDER, file), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block, index) => {
      const [title = '', head = '', ...text] = block.trim().split('\n')
      const [, site = '', labels = ''] = /^([\w.-]+): (.+)$/.exec(head) ?? []
      if (site === '' || text.length !== 1) throw new Error(`${file}: ${title} is no page.`)
      const words = labels.split(' ')
      const language = words.find((word) => LANGUAGES.includes(word)) ?? (LANGUAGES.includes(subject) ? subject : 'en')
      const on = words.filter((word) => /\d$/.test(word))
      return {
        on: on.map((label) => (label.includes(':') ? label : `${subject}:${label}`)),
        ...{ title, text: text[0] ?? '', language, site, slug: `${subject}-${index + 1}`, manner: 'well' },
      }
    })
}

const WRITTEN = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .flatMap(pagesIn)

const SITES = ['old-notes.example', 'free-lessons.example', 'archive', 'learn-fast.example', 'library', 'courses']
/** Of so many twins one is there, at a new address, and one is listed twice. */
const SPECIAL = 13
const PREFIXES = ['All about', 'Lesson', 'Guide', 'Notes', 'Explained']

/**
 * Of two pages in three a twin that reads as well in a list of results, and is not there: with the odd one that has moved, or is listed twice. What
 * tells it from a good one is a visit only.
 */
const TWINS = WRITTEN.filter(({ on }) => on.length > 0).flatMap((page, index): readonly WebPage[] => {
  const { title, slug, language } = page
  if (index % 3 === 1) return []
  const nth = index - Math.floor((index + 1) / 3)
  if (nth % SPECIAL === 5) return [{ ...page, site: 'free-lessons.example', slug: `${slug}-moved`, manner: 'moved' }]
  if (nth % SPECIAL === 11 && page.site.includes('.example')) return [{ ...page, manner: 'tagged' }]
  const manner = BAD_MANNERS[nth % BAD_MANNERS.length] ?? 'gone-404'
  const site = language === 'en' ? (SITES[nth % SITES.length] ?? '') : 'old-notes.example'
  return [
    { ...page, on: [], title: `${PREFIXES[nth % PREFIXES.length]}: ${title}`, site, slug: `${slug}-twin`, manner },
  ]
})

export const WEB_PAGES: readonly WebPage[] = [...WRITTEN, ...TWINS]
