import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { Nodes, RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { LessonMarkdown, lessonTree } from '../../../../ui/markdown/lesson/lesson-markdown.tsx'
import { blocksOf, heading, item, linkTo, list, paragraph, words, writeNodes } from './write-nodes.ts'

const odd = [
  '# Not a heading',
  'Trailing ##',
  '1. First',
  '- [x] done',
  '[brackets](https://e.org)',
  '![picture](x)',
  '<script>alert(1)</script> <!-- gone',
  'AT&amp;T &lt;b&gt;',
  '*stars* __lines__ `ticks` ~~struck~~ | bars |',
  'C:\\temp\\',
  '===',
  '---',
  '> quoted',
  '~~~',
  'https://e.org and www.e.org and a@e.org',
  'שלום 👩‍🍳 [عربي]',
  'two\nlines\n\n# and more',
]

describe('words in a file', () => {
  it.each(odd)('should stay as they are in a heading, a paragraph, an item and a link: %j', (title) => {
    const said = title.replace(/\s+/g, ' ')
    for (const level of [1, 2]) expect(shown(heading(level, words(title)))).toEqual(['heading', said])
    expect(shown(paragraph(words(title)))).toEqual(['paragraph', said])
    expect(shown(list([item(paragraph(words(title)))]))).toEqual(['list', said])
    expect(shown(paragraph(linkTo('https://e.org', said)))).toEqual(['paragraph', said])
  })

  it('should stay as they are, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (title) => {
        const said = title.replace(/\s+/g, ' ').trim()
        fc.pre(said !== '')
        expect(shown(heading(1, words(title)))).toEqual(['heading', said])
      }),
    )
  })

  it.each([
    ['https://e.org/a_(b)', '[x](https://e.org/a_\\(b\\))'],
    ['https://e.org/a b', '[x](<https://e.org/a b>)'],
    ['javascript:alert(1)', 'x'],
  ])('should lead to %s as %s', (address, written) => {
    expect(writeNodes([paragraph(linkTo(address, 'x'))]).trim()).toBe(written)
  })
})

describe('a text in a file', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo,\nthree.'],
    ['emphasis', 'A **bold *and slanted* word**, ~~struck~~, *a*b, ***both***'],
    ['code', 'Say `a` and `` a`b `` and `` ` `` and `<b>` and ` x `'],
    ['a fence with a fence in it', '````md\n```js\n<b>1</b>\n```\n````'],
    ['a fence that is not closed', '```js\nconst a = 1'],
    ['indented code', 'So:\n\n    <b> *c* </b>\n\nthen'],
    ['addresses', '[a](https://e.org/x_y?a=1&b=2) and https://e.org/a_b_c and [the ] one](mailto:a@e.org)'],
    ['a link after a call', 'Look\\![here](https://e.org)'],
    ['a link defined elsewhere', '[here][1]\n\n[1]: https://e.org "t"'],
    ['lists in lists', '- a\n  - b\n    1. c\n    2. d\n- e'],
    ['loose items', '3. a\n\n   more\n\n4. b\n\n   ```\n   x\n\n   y\n   ```'],
    ['two lists in a row', '- a\n- b\n\n* c\n* d\n\n1. e\n\n1) f'],
    ['tasks', '- [x] done\n- [ ] to do\n- no task'],
    ['quotations', '> a\n>\n> - b\n> - c\n\nafter'],
    ['rules', 'a\n\n---\n\nb'],
    ['a table', '| a | b |\n|:--|--:|\n| `x|y` | 1 \\| 2 |\n| **c** | |'],
    ['headings', '# One\n\n### Two #hash\n\nThree\n=====\n\n###### Six ##'],
    ['hard breaks', 'one  \ntwo\\\nthree'],
    [
      'what only looks like Markdown',
      '1986\\. A year\n\n\\# no heading\n\n\\- no item\n\na \\* b \\_c\\_ \\[d](e) &amp;lt; \\`x`',
    ],
    [
      'formulas',
      'So $a_1 \\cdot b^{*}$ and $$x$$ with\n\n$$\n\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}\n$$',
    ],
    ['prices', 'Between $5 and $10, or \\$3; $x$ is none, and US$5 is'],
    ['dollars around what is no formula', 'So \\$x\\$ and \\$\\$y\\$\\$ are typed.'],
    ['code in a language', '```python\nprint("$5")\n```\n\n```text\ne|--0--\n```'],
    ['a formula in a fence', '```math\na\n\nb $c$\n```'],
    ['other scripts', '**「注意」**です。 שלום **עולם** 👩‍🍳'],
    ['emphasis beside Chinese and Japanese marks', '这是**“重点”**内容，**注意！**请看。これは**「注意」**です。'],
  ])('should keep %s as the page shows them', (_what, text) => {
    expect(drawn(written(text))).toBe(drawn(text))
  })

  it('should end where it ends, whatever a model wrote', () => {
    const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 5 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const text = parts.join('')
        const whole = lessonTree({ text: `${written(text)}\n\n# The end` })
        expect(whole.children.at(-1)).toMatchObject({ type: 'heading', depth: 1, children: [{ value: 'The end' }] })
        expect(whole.children.filter((node) => node.type === 'heading' && node.depth === 1)).toHaveLength(1)
        expect(lettersOf(written(text))).toBe(lettersOf(text))
      }),
    )
  })
})

// Helpers

/** What Markdown is made of, whole and broken. */
const pieces = [
  '# ',
  '## ',
  '- ',
  '1. ',
  '* ',
  '**',
  '*',
  '_',
  '`',
  '```',
  '~~~',
  '\n',
  '\n\n',
  '    ',
  '  ',
  '> ',
  '<b>',
  '<!--',
  '-->',
  '[a](',
  ')',
  '[',
  ']',
  '![',
  'word',
  'x',
  '---',
  '===',
  '|',
  '|---|',
  '&lt;',
  '\\',
  '<script>',
  '$',
  '$$',
  '$$\n',
  'https://e.org/',
  '+',
  '~~',
  ' ',
]

const written = (text: string): string => writeNodes(blocksOf(lessonTree({ text }), 1))

/** What a reader of Markdown takes the one block for, and the words in it. */
function shown(node: RootContent): readonly [string | undefined, string] {
  const { children } = lessonTree({ text: writeNodes([node]) })
  return [children[0]?.type, children.map(textOf).join('¶')]
}

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : ''

const lettersOf = (text: string): string => {
  const { container } = render(<LessonMarkdown text={text} />)
  const letters = container.textContent.replace(/[\s*_~]+/g, '')
  cleanup()
  return letters
}

/** Headings of every level are drawn at two levels, so those that were moved down look the same. */
function drawn(text: string): string {
  const { container } = render(<LessonMarkdown text={text} />)
  return container.innerHTML
}
