import { describeResourceSource } from '@app/domain/testing'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeOpenAlexSource } from './openalex-source.ts'

describeResourceSource('openalex', openSource('openalex', makeOpenAlexSource))
