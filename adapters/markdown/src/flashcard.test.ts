import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'

const { flashcardHtml } = makeMarkdown()

describe('flashcardHtml', () => {
  it.each([
    ['plain words', 'What rises?', 'What rises?'],
    ['emphasis', 'It is **not** _that_ ~~one~~.', 'It is <b>not</b> <i>that</i> <s>one</s>.'],
    ['a formula', 'So $x^2 < 4$ holds.', 'So \\(x^2 &lt; 4\\) holds.'],
    ['a formula on lines of its own', 'Here:\n\n$$\n\\frac{a}{b}\n$$', 'Here:<br><br>\\[\\frac{a}{b}\\]'],
    ['TeX’s own brackets in it', 'A root: $\\sqrt[3]{x}$', 'A root: \\(\\sqrt&#91;3]{x}\\)'],
    ['code in a line', 'Call `a<b>(c)`.', 'Call <code>a&lt;b&gt;(c)</code>.'],
    [
      'a block of code',
      'Say:\n\n```js\nif (a < b) go()\n```',
      'Say:<br><br><pre><code>if (a &lt; b) go()</code></pre>',
    ],
    ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['an element', 'a <script>alert(1)</script> b', 'a &lt;script&gt;alert(1)&lt;/script&gt; b'],
    ['a link', 'See [the docs](https://example.org).', 'See the docs.'],
    ['an image', 'x ![a cat](https://example.org/c.png)', 'x a cat'],
    ['what looks like a sound of Anki’s', 'Play [sound:x.mp3]', 'Play &#91;sound:x.mp3]'],
    ['what looks like its LaTeX', '`[latex]x[/latex]`', '<code>&#91;latex]x&#91;/latex]</code>'],
    ['dollars', 'It costs $5 or $10.', 'It costs $5 or $10.'],
  ])('should draw %s', (_, markdown, html) => {
    expect(flashcardHtml(markdown)).toBe(html)
  })

  it('should leave no bracket to a formula that is none', () => {
    // a group in a regular expression
    expect(flashcardHtml('Match \\\\(a\\\\)')).not.toMatch(/\\\(/)
    expect(flashcardHtml('`\\(a\\)`')).toBe('<code>\\(a\\)</code>')
  })

  it('should never hold an element, an attribute or a directive of the text’s own', () => {
    const part = fc.constantFrom(
      ...['<', '>', '&', '"', "'", '[', ']', '(', ')', '\\', '$', '`', '*', '_', '\n', '\n\n', ' ', '- ', '> ', '# '],
      ...[
        '<img src=x onerror=y>',
        '<b>',
        '</pre>',
        '[a](javascript:b)',
        '![a](b)',
        '[sound:x]',
        '{{c1::x}}',
        'a',
        '```\n',
      ],
    )
    const ours = /<\/?(?:i|b|s|li|ul|ol|blockquote|table|tr|td|code|pre|span|br)>/g
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const rest = flashcardHtml(parts.join('')).replace(ours, '')
        expect(rest).not.toMatch(/[<>"']/)
        expect(rest).not.toMatch(/\[(?!\D*\\\])[a-z]/)
      }),
    )
  })
})
