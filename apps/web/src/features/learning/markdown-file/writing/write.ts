import { texts as learning } from 'virtual:texts/learning'
import { texts as chapterTexts } from 'virtual:texts/learning/chapter/content'
import { texts as files } from 'virtual:texts/learning/markdown-file'
import { texts } from 'virtual:texts/learning/markdown-file/writing'
import { texts as screen } from 'virtual:texts/learning/plan-screen'
import {
  type ChapterView,
  type CuratedResource,
  chapter as chapterEndpoint,
  type LearningPlan,
  type PlanChapter,
  type PlanDetails,
  readLearningPlan,
  type SectionNote,
} from '@app/contract'
import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { call } from '../../../../api/call.ts'
import { longDate, longDay, longTime } from '../../../../texts/dates.ts'
import { describeHours, describeMinutes, describePace } from '../../../../texts/durations.ts'
import { loadLessonMarkdown } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { factsOf, kindOf } from '../../chapter/content/resource-facts.ts'
import type { Content } from '../../chapter/reading-state.ts'
import { fileName } from '../../file-name.ts'
import { isReadable } from '../../model.ts'
import { describeDate } from '../../outline-words.ts'
import type { MarkdownFile } from '../download-markdown.tsx'
import { blocksOf, heading, item, linkTo, list, paragraph, sentenceOf, words, writeNodes } from './write-nodes.ts'

export async function makeChapterFile(chapter: ChapterView, content: Content): Promise<MarkdownFile> {
  return {
    name: fileName(chapter.title, files.chapterFile, 'md'),
    text: writeChapter(chapter, content, await loadLessonMarkdown()),
  }
}

/** Reads the open chapters, of which a plan has a dozen at most. One that cannot be read fails it all: half a file looks whole. */
export async function makePlanFile({ id: planId }: LearningPlan): Promise<MarkdownFile> {
  // as it is now, with what the dashboard's list does not have
  const plan = await call(readLearningPlan, { id: planId })
  const [read, views] = await Promise.all([
    loadLessonMarkdown(),
    Promise.all(plan.chapters.filter(isReadable).map(({ id }) => call(chapterEndpoint, { id }))),
  ])
  return { name: fileName(plan.title, files.planFile, 'md'), text: writePlan(plan, views, read) }
}

type Read = (props: { readonly text: string }) => Root
/** How the page reads a text, and a heading or a sentence. */
type ReadMarkdown = { readonly lessonTree: Read; readonly inlineTree: Read }

/** What a chapter holds, in the words of its screen, below a heading of the given level. */
function contentOf(chapter: ChapterView, content: Content, under: number, read: ReadMarkdown): RootContent[] {
  const { introduction, learning_objectives: objectives, curated_resources: resources } = content
  const { sections, exercises = [], key_points: points, practice } = content
  const { ticked_objectives: ticked } = chapter
  const section = (...title: PhrasingContent[]) => heading(under + 1, ...title)
  const noteOn = (id: string) => chapter.notes.filter((note) => note.section_id === id).flatMap(noteOf)
  const body = (text: string) => blocksOf(read.lessonTree({ text }), under + 1)
  const sentence = (text: string) => sentenceOf(read.inlineTree({ text }))
  const { parts } = chapterTexts
  return [
    section(words(parts.introduction)),
    ...body(introduction),
    section(words(parts.objectives)),
    list([...new Set(objectives)].map((one) => item(paragraph(words(one)), ticked.includes(one)))),
    ...sections.flatMap((one) => [section(...sentence(one.heading)), ...body(one.body), ...noteOn(one.id)]),
    ...lostNotesOf(chapter, content, section),
    ...(exercises.length === 0 ? [] : [section(words(parts.exercises))]),
    ...exercises.flatMap(({ task, solution }, place) => [
      heading(under + 2, words(texts.exercise({ number: place + 1 }))),
      ...body(task),
      paragraph(strong(chapterTexts.solution)),
      ...body(solution),
    ]),
    ...(points.length === 0
      ? []
      : [section(words(parts['key-points'])), list(points.map((point) => item(paragraph(...sentence(point)))))]),
    ...(practice === null
      ? []
      : [
          section(words(parts.practice)),
          ...practice.task.split(/\n{2,}/).map((text) => paragraph(...sentence(text))),
          paragraph(strong(chapterTexts.doneWhen), space, ...sentence(practice.done_when)),
        ]),
    section(words(parts.resources)),
    resources.length === 0 ? paragraph(words(chapterTexts.none)) : list(resources.map(resourceOf)),
    ...(chapter.content_generated_at === null
      ? []
      : [paragraph(words(chapterTexts.generatedOn({ time: longTime(chapter.content_generated_at) })))]),
  ]
}

const space: PhrasingContent = { type: 'text', value: ' ' }
const lineBreak: PhrasingContent = { type: 'break' }
const strong = (text: string): PhrasingContent => ({ type: 'strong', children: [words(text)] })

/** A learner's own words, line by line, and never Markdown. */
const noteOf = ({ text }: SectionNote): RootContent[] => {
  const lines = text.trim().split('\n')
  return text.trim() === ''
    ? []
    : [
        {
          type: 'blockquote',
          children: [paragraph(strong(texts.yourNote), ...lines.flatMap((line) => [lineBreak, words(line)]))],
        },
      ]
}

/** On sections that the chapter no longer has. */
function lostNotesOf(
  { notes }: ChapterView,
  { sections }: Content,
  section: (title: PhrasingContent) => RootContent,
): RootContent[] {
  const lost = notes.filter(({ section_id: id }) => !sections.some((one) => one.id === id)).flatMap(noteOf)
  return lost.length === 0 ? [] : [section(words(texts.earlierNotes)), ...lost]
}

function resourceOf(resource: CuratedResource): ListItem {
  const { link, title, ai_justification: reason } = resource
  const name = [linkTo(link, title), space, words(`(${describeResource(resource)})`)]
  return item(paragraph(...name, ...(reason.trim() === '' ? [] : [lineBreak, words(reason)])))
}

/** 'Search on Wikipedia', 'Video, example.org, 12 min, checked on November 21, 2026' */
function describeResource(resource: CuratedResource): string {
  const { state, checked_at: at } = resource
  const facts = [kindOf(resource), ...factsOf(resource)]
  if (state === 'search') return facts.join(' ')
  return [...facts, at === null ? texts.unchecked : texts.checkedOn({ day: longDate(at) })].join(', ')
}

function writeChapter(chapter: ChapterView, content: Content, read: ReadMarkdown): string {
  const { title, number, chapter_count: count, learning_plan_title: plan } = chapter
  const mark = chapter.is_completed_by_current_user ? texts.completed : texts.notCompleted
  return writeNodes([
    heading(1, words(title)),
    paragraph(words(`${texts.place({ number, count, plan })} ${mark}.`)),
    ...contentOf(chapter, content, 1, read),
  ])
}

/** A plan with what is known of all its chapters, and with the content of those that are there. `views` are these, in any order. */
function writePlan(plan: PlanDetails, views: readonly ChapterView[], read: ReadMarkdown): string {
  const { title, description, thread = '', chapters, progress, minutes } = plan
  const { minutes_per_week: weekly, deadline } = plan.brief
  const done = chapters.filter((chapter) => chapter.is_completed_by_current_user).length
  const time =
    minutes === null ? [] : [describeHours(minutes), ...(weekly === null ? [] : [describePace(minutes, weekly)])]
  return writeNodes([
    heading(1, words(title)),
    ...said(
      description,
      thread === '' ? '' : screen.thread({ thread }),
      texts.done({ done, count: chapters.length, progress }),
      time.length === 0 ? '' : texts.time({ time: time.join(', ') }),
      deadline === null ? '' : texts.readyBy({ day: longDay(deadline) }),
    ),
    heading(2, words(texts.chapters)),
    list(chapters.map(lineOf), true),
    ...chapters.flatMap((chapter, index) => {
      const view = views.find(({ id }) => id === chapter.id)
      const parts = view?.generated_content
        ? [...promiseOf(chapter, false), ...contentOf(view, view.generated_content, 2, read)]
        : [...said(chapter.isUnlocked ? absence(view) : ''), ...promiseOf(chapter, true)]
      const name = words(texts.chapter({ number: index + 1, title: chapter.title }))
      return parts.length === 0 ? [] : [heading(2, name), ...parts]
    }),
  ])
}

/** A paragraph of each that says something. */
const said = (...sentences: readonly string[]): RootContent[] =>
  sentences.filter((sentence) => sentence !== '').map((sentence) => paragraph(words(sentence)))

/** What the plan says of a chapter, as far as its content does not say it again. */
function promiseOf(chapter: PlanDetails['chapters'][number], withObjectives: boolean): RootContent[] {
  const { summary, objectives, minutes } = chapter
  return [
    ...said(summary, ...describeDate(chapter), minutes === null ? '' : texts.time({ time: describeMinutes(minutes) })),
    ...(withObjectives && objectives.length > 0
      ? [heading(3, words(learning.outline.objectives)), list(objectives.map((one) => item(paragraph(words(one)))))]
      : []),
  ]
}

const lineOf = ({ title, isUnlocked, is_completed_by_current_user: done }: PlanChapter): ListItem =>
  item(paragraph(words(isUnlocked ? title : texts.locked({ title }))), done)

const absence = (view: ChapterView | undefined): string =>
  view?.content_status === 'COMPLETE' ? texts.missing : texts.coming
