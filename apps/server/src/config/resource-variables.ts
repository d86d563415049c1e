import * as z from 'zod'
import { base } from './variable-types.ts'

/** A line each, in the order in which their candidates take turns: its address, its key, and without which of them it is off. */
export const SOURCES = {
  wikimedia: { base: 'WIKIMEDIA_API_BASE' },
  'open-library': { base: 'OPENLIBRARY_API_BASE' },
  'internet-archive': { base: 'ARCHIVE_API_BASE' },
  'mit-learn': { base: 'MIT_LEARN_API_BASE' },
  'stack-exchange': { base: 'STACKEXCHANGE_API_BASE', key: 'STACKEXCHANGE_API_KEY' },
  openalex: { base: 'OPENALEX_API_BASE', key: 'OPENALEX_API_KEY', needs: 'OPENALEX_API_KEY' },
  youtube: { base: 'YOUTUBE_API_BASE', key: 'YOUTUBE_API_KEY', needs: 'YOUTUBE_API_KEY' },
  brave: { base: 'BRAVE_API_BASE', key: 'BRAVE_API_KEY', needs: 'BRAVE_API_KEY' },
  searxng: { base: 'SEARXNG_URL', needs: 'SEARXNG_URL' },
} as const
export type ConfiguredSource = keyof typeof SOURCES
// the names are the keys
export const SOURCE_NAMES = Object.keys(SOURCES) as readonly ConfiguredSource[]

const isSourceName = (name: string): name is ConfiguredSource => Object.hasOwn(SOURCES, name)
/** Those that need no key. */
const KEYLESS = SOURCE_NAMES.filter((name) => !('needs' in SOURCES[name]))

const standIn = (vendor: string) => ({
  type: base('http://127.0.0.1:8080'),
  default: `${vendor}'s`,
  meaning: `a server that stands in for ${vendor}, in tests`,
})
const key = (what: string) => ({ type: z.string().max(500), default: '', meaning: what, secret: true as const })

/** Those about where learning resources come from. */
export const RESOURCE_VARIABLES = {
  RESOURCE_SOURCES: {
    type: z.string().transform((text, context): readonly ConfiguredSource[] => {
      const names = text === 'none' ? [] : text.split(',').map((name) => name.trim())
      const known = names.filter(isSourceName)
      if (known.length === names.length) return [...new Set(known)]
      context.addIssue(`must be none, or names of these, separated by commas: ${SOURCE_NAMES.join(', ')}`)
      return z.NEVER
    }),
    default: `${KEYLESS.map((name) => `\`${name}\``).join(', ')}, and each other source that has its key or address`,
    meaning:
      'where to look for learning resources; this server opens each page before a learner sees it. `none`: links to search pages only, and the server visits no site',
  },
  WIKIMEDIA_API_BASE: standIn('Wikimedia'),
  OPENLIBRARY_API_BASE: standIn('Open Library'),
  ARCHIVE_API_BASE: standIn('the Internet Archive'),
  MIT_LEARN_API_BASE: standIn('MIT Learn'),
  STACKEXCHANGE_API_BASE: standIn('Stack Exchange'),
  STACKEXCHANGE_API_KEY: key('raises the limit at Stack Exchange from 300 to 10,000 requests a day'),
  OPENALEX_API_KEY: key('turns on OpenAlex: papers, for advanced learners'),
  OPENALEX_API_BASE: standIn('OpenAlex'),
  YOUTUBE_API_KEY: key('turns on YouTube: 100 searches a day'),
  YOUTUBE_API_BASE: standIn('YouTube'),
  BRAVE_API_KEY: key('turns on Brave Search, the best general source; it charges for requests beyond its free limit'),
  BRAVE_API_BASE: standIn('Brave'),
  SEARXNG_URL: {
    type: base('https://search.example.org'),
    default: '',
    meaning: 'turns on your own SearXNG server, which must return JSON',
  },
  RESOURCE_ALLOW_HOSTS: {
    type: z.string().transform((text, context): readonly string[] => {
      const hosts = text.split(',').map((host) => host.trim())
      if (hosts.every((host) => /^[\w.-]+:\d{1,5}$/.test(host))) return hosts
      context.addIssue('must be hosts with their ports such as 127.0.0.1:8080, separated by commas')
      return z.NEVER
    }),
    default: 'none',
    meaning: 'private hosts with ports that pages may be read from, in tests; refused in production',
  },
}
