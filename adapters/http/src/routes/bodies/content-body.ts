import type { ChapterPage } from '@app/domain'
import { searchBodies } from '../resources.ts'

type Content = NonNullable<ChapterPage['content']>

export const contentBody = (content: Content) => ({
  introduction: content.introduction,
  learning_objectives: [...content.learningObjectives],
  curated_resources: searchBodies(content.curatedResources),
  content_version: content.contentVersion,
  sections: content.sections.map((section) => ({ ...section })),
  key_points: [...content.keyPoints],
  practice: practiceBody(content.practice),
  ...(content.noCheck && { no_check: content.noCheck }),
})

export const practiceBody = (practice: Content['practice']) =>
  practice && { task: practice.task, done_when: practice.doneWhen }
