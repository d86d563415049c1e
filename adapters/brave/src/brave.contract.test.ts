import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeBraveSource } from './brave-source.ts'

describeResourceSource('brave', openSource('brave', makeBraveSource))
