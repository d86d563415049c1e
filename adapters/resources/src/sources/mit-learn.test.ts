import { FORMATS } from '@app/testing/resource-sources/formats'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'

describeSource('mit-learn', FORMATS['mit-learn'])

describe('mit-learn', () => {
  it('should find courses of OpenCourseWare', async () => {
    const { found, asked } = await fixture()
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
    const { source } = await fixture()
    expect(['en', 'de', 'es'].map(source.covers)).toEqual([true, false, false])
  })

  it('should know of no price that it is not given', async () => {
    const { found, server } = await fixture()
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

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) =>
  sourceFixture('mit-learn', FORMATS['mit-learn'], options)
