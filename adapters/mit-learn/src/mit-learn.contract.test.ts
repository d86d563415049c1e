import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeMitLearnSource } from './mit-learn-source.ts'

describeResourceSource('mit-learn', openSource('mit-learn', makeMitLearnSource))
