import { htmlOf, lesson } from '@app/testing/local-web/local-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

/** Halves of surrogate pairs among them. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
const UNCLEAN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]| {2}|^ | $/u

describe('readHtml', () => {
  it('should read the headings and the main text, on one line', () => {
    const page = readHtml(`<title> Steam
      engines </title><body><h1>Steam &amp; <em>water</em></h1><p>One<br>two<b>three</b></p><h2>Pistons</h2><ul><li>four<li>five</ul>`)

    expect(page).toMatchObject({
      title: 'Steam engines',
      heading: 'Steam & water',
      text: 'Steam & water · Pistons · One twothree four five',
      words: 7,
      media: 0,
      language: null,
    })
  })

  it.each([
    '<nav>no</nav>',
    '<footer><p>no</footer>',
    '<aside>no</aside>',
    '<header>no</header>',
    '<script>no</script>',
    '<script>"<p>no</p>"</script>',
    '<style>no</style>',
    '<noscript>no</noscript>',
    '<template>no</template>',
    '<svg><title>no</title><text>no</text></svg>',
    '<svg><style/><script/>no</svg>',
    '<textarea>no</textarea>',
    '<select><option>no<option>no</select>',
    '<iframe>no</iframe>',
    '<div hidden>no</div>',
    '<div hidden="until-found"><div>no</div>no</div>',
    '<div style="color: red; display:none">no</div>',
    '<div aria-hidden="true">no</div>',
    '<div role="navigation">no</div>',
    '<!-- no --><!no><?no?>',
    '<p title="no" data-x=\'<p>no</p>\'></p>',
    '<nav><h1>no</h1></nav>',
  ])('should leave out what is no text of the page: %s', (html) => {
    expect(readHtml(`<p>before</p>${html}<p>after</p>`)).toMatchObject({ text: 'before after', heading: '' })
  })

  it('should take a heading from a header, and the main text from what is marked so when there is enough', () => {
    const aside = `<div>${lesson(40)}beside</div>`
    const page = (words: number) =>
      readHtml(`${aside}<article><header><h1>Tea</h1>by Ada</header>${lesson(words)}</article>`)

    expect(page(50).text).toBe(`Tea · ${lesson(50).trim()}`)
    expect(page(0).text).toBe(`Tea · ${lesson(40)}beside`)
  })

  it.each([
    ['<title>A</title><meta property="og:title" content="B"><h1>C</h1>', 'A'],
    ['<title> </title><meta property="og:title" content=" B\n "><h1>C</h1>', 'B'],
    ['<svg><title>A</title></svg><h1>C</h1><h1>D</h1>', 'C'],
    ['<title>A</title><title>B</title>', 'A'],
    ['<title><b>A</b> &lt;&#xD800;', '<b>A</b> <�'],
    ['<p>text', ''],
  ])('should find the title of %j', (html, title) => {
    expect(readHtml(html).title).toBe(title)
  })

  it.each([
    ['en', 'en'],
    ['pt-BR', 'pt'],
    [' DE_at', 'de'],
    ['', null],
    ['english', null],
    ['x-klingon', null],
  ])('should read the language %j as %j', (lang, language) => {
    expect(readHtml(htmlOf({ lang })).language).toBe(language)
  })

  it('should remove what cannot be seen, and bound each text', () => {
    const page = readHtml(
      `<title>a\u202Eb\u200B\u00ADc${'d'.repeat(400)}</title><h1>${'e'.repeat(2_000)}</h1><p>f\u0007${'g'.repeat(9_000)}`,
    )

    expect(page.title).toMatch(/^abcd{296}…$/)
    expect(page.text).toMatch(/^e{999}… · f g{3997}…$/)
  })

  it('should keep every text on one line and free of what cannot be seen, whatever the page', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      '!--',
      '-->',
      'p',
      'title',
      'h1',
      'script',
      'svg',
      'a',
      ' ',
      '&',
      '\u202e',
      '\u2028',
      '\ud800',
      'é',
      '</',
      'main',
      '<h1>',
      '</h1>',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string({ unit: anyCodePoint }),
        ),
        (html) => {
          const { title, heading, text } = readHtml(html)
          for (const one of [title, heading, text]) {
            expect(UNCLEAN.test(one)).toBe(false)
          }
          expect(title.length).toBeLessThanOrEqual(300)
          expect(text.length).toBeLessThanOrEqual(5_003)
        },
      ),
    )
  })

  it('should read 100,000 nested elements', () => {
    expect(readHtml(`${'<div>'.repeat(100_000)}text`).text).toBe('text')
  })
})
