import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeSearxngSource } from './searxng-source.ts'

describeResourceSource('searxng', openSource('searxng', makeSearxngSource))
