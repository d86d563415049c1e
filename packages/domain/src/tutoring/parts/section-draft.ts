import type { ChapterContent, Section } from '../../chapters/content.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { tidy } from '../../shared/text.ts'
import { asList, asText, readAnswer } from '../answer-schema.ts'
import { type BadAnswer, badAnswer, type Fault, judged, type Reading } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { clipAtEnd, markdownLine, modelLine, unlinked, withLineBreaks, withoutDebris } from '../model-text.ts'

const MAX_BODY = 12_000
const MAX_HEADING = 120
const MAX_KEY_POINT = 400
const MAX_KEY_POINTS = 7
const MAX_PRACTICE = 1_500
const MAX_STATE = 3_000

const NO_SECTION: Fault = { code: 'no-section', words: 'Write the heading and the body of the section.' }
const NO_RECAP: Fault = { code: 'no-recap', words: 'Give the key points, the practice, and when it is done.' }

export type SectionDraft = Pick<Section, 'heading' | 'body'>
export type RecapDraft = Required<Pick<ChapterContent, 'keyPoints' | 'state'>> & {
  readonly practice: NonNullable<ChapterContent['practice']>
}

const SECTION = { heading: asText, body: asText }
const RECAP = { key_points: asList(asText), practice: asText, done_when: asText, state: asText }

export function readSection(answer: string, markdown: Markdown): Reading<SectionDraft> {
  const said = readAnswer(answer, SECTION)
  if (!said.ok) return said
  const { heading: first, body: rest } = splitHeading(withoutDebris(tidy(withLineBreaks(said.value.body))))
  const heading = modelLine(said.value.heading || first, MAX_HEADING, markdown)
  const { text: body, faults } = unlinked(tidy(clipAtEnd(withoutHeadings(rest), MAX_BODY)), markdown)
  return heading === '' || body === '' ? err(badAnswer(NO_SECTION)) : judged({ heading, body }, faults)
}

export function readRecap(answer: string, markdown: Markdown): Result<RecapDraft, BadAnswer> {
  const said = readAnswer(answer, RECAP)
  if (!said.ok) return said
  const keyPoints = said.value.key_points
    // each is read as Markdown
    .slice(0, 3 * MAX_KEY_POINTS)
    .map((point) => markdownLine(point, MAX_KEY_POINT, markdown))
    .filter((point) => point !== '')
    .slice(0, MAX_KEY_POINTS)
  const task = markdownLine(said.value.practice, MAX_PRACTICE, markdown)
  const doneWhen = markdownLine(said.value.done_when, MAX_KEY_POINT, markdown)
  if (keyPoints.length === 0 || task === '' || doneWhen === '') return err(badAnswer(NO_RECAP))
  // it is shown to no one but the model that writes the next chapter
  const state = clipAtEnd(tidy(said.value.state), MAX_STATE)
  return ok({ keyPoints, practice: { task, doneWhen }, state })
}

const HEADING = /^ {0,3}#{1,6}[ \t](.*)$/

/** The words of a line that is a heading; null of any other. */
function headingOf(line: string): string | null {
  let words = HEADING.exec(line)?.[1]?.trim() ?? ''
  while (words.endsWith('#')) words = words.slice(0, -1).trimEnd()
  return words === '' ? null : words
}

/** Models like to begin with the heading, whatever is asked for. */
function splitHeading(text: string): { readonly heading: string; readonly body: string } {
  const [first = '', ...others] = text.split('\n')
  const heading = headingOf(first)
  return heading === null ? { heading: '', body: text } : { heading, body: others.join('\n').trim() }
}

/** The page has the headings: one inside a section becomes a line of its own. A comment in code is none. */
function withoutHeadings(text: string): string {
  let fenced = false
  return text
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(?:`{3}|~{3})/.test(line)) fenced = !fenced
      const words = fenced ? null : headingOf(line)
      return words === null ? line : `\n**${words.replaceAll('*', '')}**\n`
    })
    .join('\n')
}
