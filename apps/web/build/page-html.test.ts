import { describe, expect, it } from 'vitest'
import { composePage, fontFacesOf, moveStyles } from './page-html.ts'

const template =
  '<html><head><meta charset="utf-8"><link rel="stylesheet" crossorigin href="/assets/index.css"></head>' +
  '<body><div id="root"></div>\n<noscript>Needs a script.</noscript></body></html>'
const written = {
  path: '/terms',
  description: 'What holds.',
  imageAlt: 'Hills.',
  markup: '<title>Terms · {{name}}</title><h1>Terms</h1>',
}

describe('composePage', () => {
  it('should put what is written where the app will take it over, and its title into the head', () => {
    const html = composePage(template, written)
    expect(html).toContain('<div id="root" data-page="/terms"><h1>Terms</h1></div>')
    expect(headOf(html)).toContain('<title>Terms · {{name}}</title>')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).not.toContain('noscript')
  })

  it('should say to machines what the page is and where', () => {
    const head = headOf(composePage(template, written))
    for (const tag of [
      '<meta name="description" content="What holds.">',
      '<link rel="canonical" href="{{app_url}}/terms">',
      '<meta property="og:url" content="{{app_url}}/terms">',
      '<meta property="og:title" content="Terms · {{name}}">',
      '<meta property="og:description" content="What holds.">',
      '<meta property="og:image" content="{{app_url}}/social.jpg">',
    ]) {
      expect(head).toContain(tag)
    }
  })

  it('should leave a bare page without text, without an address of its own, and with its word for who has no scripts', () => {
    const html = composePage(template, { title: '{{name}}', description: 'Plans.', imageAlt: 'Hills.' })
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<noscript>Needs a script.</noscript>')
    expect(headOf(html)).toContain('<title>{{name}}</title>')
    expect(html).not.toMatch(/canonical|og:url/)
  })

  it('should ask at once for the files of the page, and for none of them twice', () => {
    const files = { scripts: ['assets/terms.js'], sheets: ['assets/index.css', 'assets/terms.css'] }
    const head = headOf(composePage(template, { ...written, ...files }))
    expect(head.match(/href="\/assets\/[\w.]+"/g)).toEqual([
      'href="/assets/index.css"',
      'href="/assets/terms.css"',
      'href="/assets/terms.js"',
    ])
    expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/terms.js">')
  })

  it('should leave room for what the server knows', () => {
    expect(headOf(composePage(template, written))).toContain(
      '<script type="application/json" id="app-info">{{app_info}}</script>',
    )
  })

  it('should take text as it is, signs that mean something to a replacement too', () => {
    const html = composePage(template, { ...written, markup: "<title>A</title><p>$& and $' for $1</p>" })
    expect(html).toContain("<p>$& and $' for $1</p>")
  })

  it.each([
    ['no root', '<html><head></head></html>', written.markup, /<div id="root">/],
    ['no title', template, '<h1>Terms</h1>', /no title/],
    ['an inline script', template, '<title>A</title><script>alert(1)</script>', /inline/],
    ['an inline style', template, '<title>A</title><style>p{}</style>', /inline/],
  ])('should refuse a page with %s', (_, html, markup, reason) => {
    expect(() => composePage(html, { ...written, markup })).toThrow(reason)
  })
})

describe('moveStyles', () => {
  it('should move each style to a sheet once, and name it where it was', () => {
    const { markup, styles } = moveStyles(
      '<p style="--walked:0.4">a</p><p style="--walked:1">b</p><p style="--walked:0.4">c</p>',
    )
    expect(markup).toBe('<p data-look="0">a</p><p data-look="1">b</p><p data-look="0">c</p>')
    expect(styles).toBe('[data-look="0"]{--walked:0.4}\n[data-look="1"]{--walked:1}')
  })

  it('should turn what was escaped for an attribute back', () => {
    expect(moveStyles('<p style="font-family:&quot;A &amp; B&quot;">a</p>').styles).toBe(
      '[data-look="0"]{font-family:"A & B"}',
    )
  })

  it('should leave alone what has no style', () => {
    const markup = '<p>a style=&quot;b&quot;</p>'
    expect(moveStyles(markup)).toEqual({ markup, styles: '' })
  })
})

describe('fontFacesOf', () => {
  it('should take the faces and nothing else of a style sheet, and not be content without fonts', () => {
    const face = '@font-face{font-family:Fraunces;src:url(/assets/fraunces-1a2b3c4d.woff2)format("woff2")}'
    const stand = '@font-face{font-family:Fraunces Fallback;src:local(Tinos)}'
    expect(fontFacesOf(`a{color:red}${face}@layer base{b{top:0}}${stand}`)).toBe(`${face}\n${stand}`)
    expect(() => fontFacesOf(`a{color:red}${stand}`)).toThrow('no fonts')
  })
})

// Helpers

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))
