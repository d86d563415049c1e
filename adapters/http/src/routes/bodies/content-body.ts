import type { ChapterPage } from '@app/domain'
import { wire } from '../../pipeline/wire.ts'
import { searchBodies } from '../resources.ts'

export const contentBody = ({ curatedResources, ...content }: NonNullable<ChapterPage['content']>) => ({
  ...wire(content),
  curated_resources: searchBodies(curatedResources),
})
