import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeOpenAlexSource } from './openalex-source.ts'

describeResourceSource('openalex', openSource('openalex', makeOpenAlexSource))
