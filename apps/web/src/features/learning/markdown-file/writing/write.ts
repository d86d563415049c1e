import { texts as learning } from 'virtual:texts/learning'
import { texts as chapterTexts } from 'virtual:texts/learning/chapter/content'
import { texts as resourceTexts } from 'virtual:texts/learning/chapter/resources'
import { texts } from 'virtual:texts/learning/markdown-file/writing'
import type { ChapterView, CuratedResource, PlanChapter, PlanDetails, SectionNote } from '@app/contract'
import { longDate, longDay, longTime } from '../../../../texts/dates.ts'
import { describeHours, describeMinutes, describePace } from '../../../../texts/durations.ts'
import type { MarkdownNode } from '../../../../ui/markdown/read-markdown.tsx'
import type { Content } from '../../chapter/reading-state.ts'
import { factsOf, kindOf } from '../../chapter/resources/resource-facts.ts'
import { asHeading, asLine, escapeWords, guardLines } from './escape.ts'
import { writeBlocks } from './write-blocks.ts'
import { asLink, writeInline } from './write-inline.ts'

// one chunk with what writes the text
export { markdownFileName } from './file-name.ts'

type Read = (props: { readonly text: string }) => MarkdownNode
/** How the page reads a text, and a heading or a sentence. */
export type ReadMarkdown = { readonly lessonTree: Read; readonly inlineTree: Read }

/** What a chapter holds, in the words of its screen, below a heading of the given level. */
function writeContent(chapter: ChapterView, content: Content, under: number, read: ReadMarkdown): string[] {
  const { introduction, learning_objectives: objectives, curated_resources: resources } = content
  const { sections, key_points: points, practice } = content
  const { ticked_objectives: ticked } = chapter
  const section = (title: string) => asHeading(under + 1, title)
  const noteOn = (id: string) => chapter.notes.filter((note) => note.section_id === id).flatMap(writeNote)
  const body = (text: string) => writeBlocks(read.lessonTree({ text }).children ?? [], under + 1)
  const asSentence = (text: string) => writeSentence(text, read)
  return [
    section(chapterTexts.parts.introduction),
    body(introduction),
    section(chapterTexts.parts.objectives),
    [...new Set(objectives)].map((one) => `- [${ticked.includes(one) ? 'x' : ' '}] ${asLine(one)}`).join('\n'),
    ...sections.flatMap((one) => [section(asSentence(one.heading)), body(one.body), ...noteOn(one.id)]),
    ...writeLostNotes(chapter, content, section),
    ...(points.length === 0
      ? []
      : [section(chapterTexts.parts['key-points']), points.map((point) => `- ${asSentence(point)}`).join('\n')]),
    ...(practice === null
      ? []
      : [
          section(chapterTexts.parts.practice),
          ...practice.task.split(/\n{2,}/).map(asSentence),
          `**${chapterTexts.doneWhen.trim()}** ${asSentence(practice.done_when)}`,
        ]),
    section(chapterTexts.parts.resources),
    resources.length === 0 ? resourceTexts.none : resources.map(writeResource).join('\n'),
    ...(chapter.content_generated_at === null
      ? []
      : [chapterTexts.generatedOn({ time: escapeWords(longTime(chapter.content_generated_at)) })]),
  ]
}

/** A learner's own words, line by line, and never Markdown. */
const writeNote = ({ text }: SectionNote): readonly string[] =>
  text.trim() === '' ? [] : [`> **${texts.yourNote}**\\\n> ${text.trim().split('\n').map(asLine).join('\\\n> ')}`]

/** On sections that the chapter no longer has. */
function writeLostNotes({ notes }: ChapterView, { sections }: Content, section: (title: string) => string): string[] {
  const lost = notes.filter(({ section_id: id }) => !sections.some((one) => one.id === id)).flatMap(writeNote)
  return lost.length === 0 ? [] : [section(texts.earlierNotes), ...lost]
}

function writeResource(resource: CuratedResource): string {
  const { link, title, ai_justification: reason } = resource
  const name = `- ${asLink(asLine(title), link)} (${escapeWords(describeResource(resource))})`
  return reason.trim() === '' ? name : `${name}\\\n  ${asLine(reason)}`
}

/** 'Search on Wikipedia', 'Video, example.org, 12 min, checked on November 21, 2026' */
function describeResource(resource: CuratedResource): string {
  const { state, checked_at: at } = resource
  const facts = [kindOf(resource), ...factsOf(resource)]
  if (state === 'search') return facts.join(' ')
  return [...facts, at === null ? texts.unchecked : texts.checkedOn({ day: longDate(at) })].join(', ')
}

export function writeChapter(chapter: ChapterView, content: Content, read: ReadMarkdown): string {
  const mark = chapter.is_completed_by_current_user ? texts.completed : texts.notCompleted
  const parts = [
    asHeading(1, asLine(chapter.title)),
    `${texts.place({ number: chapter.number, count: chapter.chapter_count, plan: asLine(chapter.learning_plan_title) })} ${mark}.`,
    ...writeContent(chapter, content, 1, read),
  ]
  return `${parts.join('\n\n')}\n`
}

/** A plan with what is known of all its chapters, and with the content of those that are there. `views` are these, in any order. */
export function writePlan(plan: PlanDetails, views: readonly ChapterView[], read: ReadMarkdown): string {
  const { title, description, chapters, progress, minutes } = plan
  const { minutes_per_week: weekly, deadline } = plan.brief
  const done = chapters.filter((chapter) => chapter.is_completed_by_current_user).length
  const parts = [
    asHeading(1, asLine(title)),
    asLine(description),
    texts.done({ done, count: chapters.length, progress }),
    minutes === null
      ? ''
      : texts.time({
          time: [describeHours(minutes), ...(weekly === null ? [] : [describePace(minutes, weekly)])].join(', '),
        }),
    deadline === null ? '' : texts.readyBy({ day: longDay(deadline) }),
    asHeading(2, texts.chapters),
    chapters.map(writeLine).join('\n'),
    ...chapters.flatMap((chapter, index) => {
      const view = views.find(({ id }) => id === chapter.id)
      const parts = view?.generated_content
        ? [...writePromise(chapter, false), ...writeContent(view, view.generated_content, 2, read)]
        : [...(chapter.isUnlocked ? [absence(view)] : []), ...writePromise(chapter, true)]
      return parts.length === 0
        ? []
        : [asHeading(2, texts.chapter({ number: index + 1, title: asLine(chapter.title) })), ...parts]
    }),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** What the plan says of a chapter, as far as its content does not say it again. */
function writePromise(chapter: PlanDetails['chapters'][number], withObjectives: boolean): string[] {
  const { summary, objectives, minutes } = chapter
  return [
    summary === '' ? '' : asLine(summary),
    minutes === null ? '' : texts.time({ time: describeMinutes(minutes) }),
    ...(withObjectives && objectives.length > 0
      ? [asHeading(3, learning.outline.objectives), objectives.map((one) => `- ${asLine(one)}`).join('\n')]
      : []),
  ].filter((part) => part !== '')
}

const writeLine = ({ title, isUnlocked, is_completed_by_current_user: done }: PlanChapter, index: number): string =>
  `${index + 1}. [${done ? 'x' : ' '}] ${isUnlocked ? asLine(title) : texts.locked({ title: asLine(title) })}`

const absence = (view: ChapterView | undefined): string =>
  view?.content_status === 'COMPLETE' ? texts.missing : texts.coming

/** A heading or a sentence of a chapter as one line of its own, as the page reads it. */
const writeSentence = (text: string, { inlineTree }: ReadMarkdown): string =>
  guardLines(writeInline(inlineTree({ text }).children?.flatMap(({ children = [] }) => children) ?? []))
