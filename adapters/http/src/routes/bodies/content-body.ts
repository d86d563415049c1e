import type { ChapterPage } from '@app/domain'
import { wire } from '../../pipeline/wire.ts'
import { searchBodies } from '../resources.ts'

type Content = NonNullable<ChapterPage['content']>

/** Without what only the next chapter is written from, and what the chapter itself says. */
export const contentBody = ({ curatedResources, state: _state, isCheckPending: _, ...content }: Content) => ({
  ...wire(content),
  curated_resources: searchBodies(curatedResources),
})
