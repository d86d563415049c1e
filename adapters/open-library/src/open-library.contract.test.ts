import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeOpenLibrarySource } from './open-library-source.ts'

describeResourceSource('open-library', openSource('open-library', makeOpenLibrarySource))
