import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeWikimediaSource } from './wikimedia-source.ts'

describeResourceSource('wikimedia', openSource('wikimedia', makeWikimediaSource))
