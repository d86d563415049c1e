import { webLessons } from '../lessons/web.ts'
import { prose } from '../words/prose.ts'
import { type Kind, words } from './kind.ts'

const BUILD = words(
  '(?:build|make|create|design|code|program|run',
  'building|making|creating|designing|coding|programming|running)',
)
const SITE = '(?:web ?sites?|home ?pages?|web ?pages?|online shop|web shop|web ?apps?|blog site)'

export const web: Kind = {
  subjects: {
    'HTML and CSS': 'html5?(?:(?:,| and| &) css3?)?(?:,? and java ?script)?|css3?',
    'web development': words(
      'web ?(?:development|dev|programming|developer)|front[- ]?end(?: development)?',
      'full[- ]?stack(?: development)?|back[- ]?end(?: development)?',
    ),
    'building websites': `${BUILD} (?:an? |my (?:own )?|your (?:own )?|our )?(?:\\p{L}+ ){0,2}${SITE}`,
    'web accessibility': 'web accessibility|wcag|a11y',
  },
  general: { 'building websites': 'web ?sites?|web ?pages?|home ?pages?|web' },
  welcome: ({ Name }) => `${Name}: a fine choice, because the very first evening can end with a page of your own.`,
  asksLevel: () => 'Have you made anything for the web yet: nothing so far, a page or two, or whole sites?',
  asksFocus: () => prose`
    What shall come out of it: a site for yourself or a shop, a web application, work as a developer, or simply
    knowing how it is done?
  `,
  usualFocus: 'a small site of your own, online and well made',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from an empty file to a page online`,
      some: `${Name}, properly: structure, style and behaviour`,
      good: `${Name} for everyone: fast, accessible, maintainable`,
    })[grade],
  outcome: () => 'can plan a site, build it so that it works on every screen, and put it online',
  lessons: webLessons,
}
