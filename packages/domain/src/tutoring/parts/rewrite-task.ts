import type { ChapterContent } from '../../chapters/content.ts'
import type { RewriteRequest, RewriteWay } from '../../chapters/versions.ts'
import type { Markdown } from '../markdown.ts'
import { lengthInWords, withoutFencedCode } from '../prose.ts'
import type { ChapterTask } from '../task.ts'
import { blueprintOf } from './blueprint.ts'
import { canBeShorter } from './section-words.ts'

/** A chapter, to be explained differently than in `former`. It teaches the same objectives: what is ticked off stays so. */
export function rewriteTask(
  task: ChapterTask,
  { request, former, markdown }: Rewritten & { readonly request: RewriteRequest },
): ChapterTask {
  const wordsOf = (text: string): number => lengthInWords(markdown.visibleText(withoutFencedCode(text)))
  const { learningObjectives: objectives, sections, introduction, keyPoints } = former
  const sectionWords = sections.map(({ body }) => wordsOf(body))
  return {
    ...task,
    objectives,
    rewrite: {
      ...{ ...request, keyPoints, introductionWords: wordsOf(introduction), sectionWords },
      blueprint: blueprintOf(former, { ...task, objectives }, sectionWords),
    },
  }
}

type Rewritten = { readonly former: ChapterContent; readonly markdown: Markdown }

/** Of the ways that a tutor knows, those that this text allows. */
export function waysFor(task: ChapterTask, known: readonly RewriteWay[], rewritten: Rewritten): readonly RewriteWay[] {
  const { rewrite } = rewriteTask(task, { ...rewritten, request: { how: 'shorter', words: null } })
  const isLong = canBeShorter(rewrite?.sectionWords ?? [])
  return known.filter((way) => way !== 'shorter' || isLong)
}
