import type { LocalPage } from '@app/testing/local-web/local-page'
import { describe, expect, it } from 'vitest'
import { openReader } from '../../test/open-reader.ts'

const PLACE = 'films.example/watch'

describe('a page that only a script draws', () => {
  it('should be read by what it says of itself where it is a film', async () => {
    const { read } = await openReader({ [PLACE]: film() })
    expect(await read(PLACE)).toEqual({
      kind: 'live',
      address: expect.stringMatching(/films\.example.*\/watch$/),
      title: 'Feed a sourdough starter - Films',
      text: 'How to feed a sourdough starter with flour and water, and how to tell when it is ripe.',
      language: 'en',
    })
  })

  it.each<[string, Parameters<typeof film>[0], string]>([
    ['a film that is gone', { ogTitle: '', ogType: '', title: ' - Films', description: GENERIC }, 'empty page'],
    ['a shell that draws any page', { ogType: 'website' }, 'empty page'],
    ['a work without a name of its own', { ogTitle: 'Films' }, 'empty page'],
    ['a film that says nothing of itself', { description: 'A film.' }, 'empty page'],
    ['a film that was not found', { title: 'Video (404)' }, 'says not found'],
    ['a log-in', { body: '<form><input type="password"></form>' }, 'log-in'],
  ])('should not be taken for a page: %s', async (_, changes, detail) => {
    const { read } = await openReader({ [PLACE]: film(changes) })
    expect(await read(PLACE)).toMatchObject({ detail, kind: expect.stringMatching(/^(?:soft-gone|wall)$/) })
  })
})

// Helpers

const GENERIC = 'Enjoy the films and music you love, upload your own, and share all of it with friends and family.'

type Film = {
  readonly title?: string
  readonly ogTitle?: string
  readonly ogType?: string
  readonly description?: string
  readonly body?: string
}

/** As sites of films send it: names and descriptions for search engines, data for the script, and an empty body. */
function film({
  title = 'Feed a sourdough starter - Films',
  ogTitle = 'Feed a sourdough starter',
  ogType = 'video.other',
  description = 'How to feed a sourdough starter with flour and water, and how to tell when it is ripe.',
  body = '',
}: Film = {}): LocalPage {
  const og = (name: string, content: string): string =>
    content === '' ? '' : `<meta property="og:${name}" content="${content}">`
  const player = JSON.stringify({ videoDetails: { title, shortDescription: description, lengthSeconds: '754' } })
  return {
    body: `<!doctype html><html lang="en"><head><title>${title}</title>
<meta name="title" content="${ogTitle}"><meta name="description" content="${description}">
${og('site_name', 'Films')}${og('title', ogTitle)}${og('type', ogType)}${og('description', ogTitle && description)}
</head><body dir="ltr"><script>var ytInitialPlayerResponse = ${player};</script><film-app></film-app>${body}</body></html>`,
  }
}
