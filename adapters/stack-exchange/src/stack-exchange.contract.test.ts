import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeStackExchangeSource } from './stack-exchange-source.ts'

describeResourceSource('stack-exchange', openSource('stack-exchange', makeStackExchangeSource))
