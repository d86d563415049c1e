import { describeResourceSource } from '@app/domain/testing/contracts'
import { openSource } from '@app/testing/resource-sources/open-source'
import { makeYouTubeSource } from './youtube-source.ts'

describeResourceSource('youtube', openSource('youtube', makeYouTubeSource))
