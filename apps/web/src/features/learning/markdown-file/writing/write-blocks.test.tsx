import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LessonMarkdown, lessonTree } from '../../../../ui/markdown/lesson/lesson-markdown.tsx'
import type { MarkdownNode } from '../../../../ui/markdown/read-markdown.tsx'
import { writeBlocks } from './write-blocks.ts'

describe('writeBlocks', () => {
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
  ])('should keep %s as the page shows them', (_what, text) => {
    expect(drawn(writeBlocks(lessonTree({ text }).children ?? [], 1))).toBe(drawn(text))
  })

  it('should end where it ends, whatever a model wrote', () => {
    const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 5 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const text = parts.join('')
        const written = writeBlocks(lessonTree({ text }).children ?? [], 1)
        const whole = lessonTree({ text: `${written}\n\n# The end` }).children ?? []
        expect(whole.at(-1)).toMatchObject({ tagName: 'h1', children: [{ value: 'The end' }] })
        expect(headings({ type: 'root', children: whole })).toBe(1)
        expect(words(written)).toBe(words(text))
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

const headings = ({ tagName, children = [] }: MarkdownNode): number =>
  children.reduce((count, child) => count + headings(child), tagName === 'h1' ? 1 : 0)

const words = (text: string) => {
  const all = (node: MarkdownNode): string => (node.value ?? '') + (node.children ?? []).map(all).join(' ')
  return all(lessonTree({ text })).replace(/[\s*_~]+/g, '')
}

/** Headings of every level are drawn at two levels, so those that were moved down look the same. */
function drawn(text: string): string {
  const { container } = render(<LessonMarkdown text={text} />)
  return container.innerHTML
}
