import { setValue } from '../../brief/brief.ts'
import type { CuratedResource, Opening } from '../../chapters/content.ts'
import { contentWords, makeVocabulary } from '../../shared/content-words.ts'
import { languageOf } from '../../shared/language.ts'
import type { ChapterTask } from '../task.ts'
import { scriptOf } from './language-gate.ts'

/** So many a chapter needs, of those that it names. */
const FEWEST = 2

/** Whether enough of what is named has to do with the chapter. */
export const areOnTopic = (content: Opening, task: ChapterTask): boolean => {
  const { curatedResources: resources } = content
  return onTopic(content, task).length >= Math.min(FEWEST, resources.length)
}

/**
 * The resources that have to do with the chapter: their search words share one with it, or at least their title or reason does,
 * as long as the search words of another do. "Growth mindset" may be right for a chapter on practice that never says so.
 * The sites are mostly English, so the search words of a chapter in another language that uses Latin letters cannot be
 * compared with it.
 */
export function onTopic(content: Opening, task: ChapterTask): readonly CuratedResource[] {
  const text = [content.introduction, ...content.learningObjectives].join('\n')
  const chapter = [
    text,
    ...task.chapterTitles,
    task.title,
    task.summary,
    task.planTitle,
    task.brief.goal,
    setValue(task.brief, 'outcome') ?? task.brief.focus,
  ]
  const { has } = makeVocabulary(chapter.join('\n'))
  const shares = (words: string): boolean => contentWords(words).some(has)
  const surely = content.curatedResources.filter(({ link }) => {
    const search = searchWordsOf(link)
    return contentWords(search).length === 0 || !isComparable(search, text) || shares(search)
  })
  if (surely.length === 0) return []
  return content.curatedResources.filter(
    (resource) => surely.includes(resource) || shares(`${resource.title}\n${resource.justification}`),
  )
}

function isComparable(search: string, text: string): boolean {
  const script = scriptOf(search)
  if (script !== 'latin') return script !== null
  return scriptOf(text) === 'latin' && languageOf(text).tag === 'en'
}

/** The chapter's own links end with the search words. */
function searchWordsOf(link: string): string {
  try {
    return decodeURIComponent(link.slice(link.indexOf('=') + 1))
  } catch {
    return ''
  }
}
