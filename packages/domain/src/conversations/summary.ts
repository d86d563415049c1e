import { clip } from '../shared/text.ts'
import type { Brief } from './brief.ts'
import { isBareNo, isFiller } from './spoken.ts'
import type { ConversationWords } from './words/index.ts'

/** A goal of a pasted page is summed up by its beginning. */
const MAX_GOAL_SHOWN_LENGTH = 300

/**
 * What was understood, as Markdown, written by code from the brief: it cannot say anything else. What the learner did not
 * say is named as an assumption. Only this message asks for the yes.
 */
export const summarise = (brief: Brief, words: ConversationWords): string =>
  [
    words.intro,
    '',
    `- **${words.names.goal}:** ${said(clip(brief.goal, MAX_GOAL_SHOWN_LENGTH))}`,
    `- **${words.names.level}:** ${levelOf(brief.level, words)}`,
    `- **${words.names.time}:** ${brief.time === null ? words.assumed.time : said(brief.time)}`,
    `- **${words.names.focus}:** ${brief.focus === null ? words.assumed.focus : said(brief.focus)}`,
    '',
    words.closing,
  ].join('\n')

function levelOf(level: string | null, words: ConversationWords): string {
  if (level === null || isFiller(level)) return words.assumed.level
  return isBareNo(level) ? words.newcomer : said(level)
}

/** What Markdown would take for more than words. */
const MARKUP = /[\\`*_[\]<>&#|~!]/g

/** The learner's words as they were typed, in one line. */
const said = (text: string): string => text.replace(/\s+/g, ' ').replace(MARKUP, '\\$&')
