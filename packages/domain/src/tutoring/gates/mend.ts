import type { ChapterContent } from '../../chapters/content.ts'
import type { ChapterTask } from '../task.ts'
import { withoutAlike } from './alike.ts'
import { onTopic } from './resources.ts'

/** So few a chapter may keep; else it is the model that has to name others. */
const MIN_OBJECTIVES = 2
const MIN_RESOURCES = 2

/** Leaves out what code can leave out without harm: an objective named twice, a resource that belongs elsewhere. */
export function mendLesson(content: ChapterContent, task: ChapterTask): ChapterContent {
  const objectives = withoutAlike(content.learningObjectives, (objective) => objective)
  const resources = onTopic(content, task)
  return {
    ...content,
    learningObjectives: objectives.length >= MIN_OBJECTIVES ? objectives : content.learningObjectives,
    curatedResources: resources.length >= MIN_RESOURCES ? resources : content.curatedResources,
  }
}
