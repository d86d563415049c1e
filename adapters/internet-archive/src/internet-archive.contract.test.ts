import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeInternetArchiveSource } from './internet-archive-source.ts'

describeResourceSource('internet-archive', openSource('internet-archive', makeInternetArchiveSource))
