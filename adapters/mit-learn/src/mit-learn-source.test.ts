import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { makeMitLearnSource } from './mit-learn-source.ts'

describe('makeMitLearnSource', () => {
  it('should find courses of OpenCourseWare', async () => {
    const { found, asked } = await sourcesFixture('mit-learn', makeMitLearnSource)
    expect((await found())[0]).toEqual({
      source: 'mit-learn',
      address: 'https://pages.example/sourdough',
      title: 'Sourdough',
      excerpt: 'How a sourdough starter rises & why it is sour',
      resourceType: 'course',
      language: 'en',
      isFree: true,
      minutes: null,
    })
    expect(Object.fromEntries(asked()[0]?.searchParams ?? [])).toEqual({
      q: 'sourdough starter',
      offered_by: 'ocw',
      limit: '10',
    })
  })

  it('should cover English alone', async () => {
    const { source } = await sourcesFixture('mit-learn', makeMitLearnSource)
    expect(['en', 'de', 'es'].map(source.covers)).toEqual([true, false, false])
  })

  it('should know of no price that it is not given', async () => {
    const { found, server } = await sourcesFixture('mit-learn', makeMitLearnSource)
    const results = [
      { title: 'a', url: 'https://ocw.example/a', resource_type: 'video_playlist', free: false },
      { title: 'b', url: 'https://ocw.example/b', free: 'yes' },
    ]
    server.setFault('mit-learn', { status: 200, body: { count: 2, results } })
    expect((await found()).map(({ isFree, resourceType }) => [isFree, resourceType])).toEqual([
      [false, 'video'],
      [null, 'course'],
    ])
  })
})
