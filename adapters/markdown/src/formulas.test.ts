import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'
import { parseLesson, parseMessage, visit } from './parse.ts'

const { withoutLinks, messageWithoutLinks, visibleText } = makeMarkdown()

describe('a formula in a lesson', () => {
  it.each([
    '$\\mathbb{E}[X](\\theta)$ is what it is at $\\theta$.',
    'For $i<n$ and $a<b c>d$, $x_i$*$y_i$* and $f[x](y)[z](w)$.',
    '$$\n\\mathbb{E}[X](\\theta)\n  = [a]: b\n<x> + [y][z]\n$$',
    '- $$\n  [a](b)\n  $$\n\n> $[a](b)$',
    '| a | b |\n|---|---|\n| $f[x](y)$ | $P(A \\mid B)$ |',
    'It costs $5 and $10, $HOME and `$[a](b)$`.',
    '```math\n[a](b)\n```',
  ])('should come back to the letter: %j', (markdown) => {
    expect(withoutLinks(markdown)).toBe(markdown)
  })

  it.each([
    ['$[a](https://made.up)$', '\\$a\\$'],
    ['$\\href{https://made.up/x}{a}$', '\\$\\href{`https://made.up/x}{a}\\$`'],
    ['$$\n[a](//made-up.com)\n$$', '\\$\\$\na\n\\$\\$'],
    ['$x <img src=x> y$', '\\$x  y\\$'],
    ['$5 [a](https://made.up) and $10', '$5 a and $10'],
    ['from $5-$[a](b)', 'from $5-$a'],
  ])('should be none where other readers would make a link or HTML of it: %j', (markdown, expected) => {
    expect(withoutLinks(markdown)).toBe(expected)
  })

  it('should be read by the lessons alone: a message has dollars', () => {
    expect(messageWithoutLinks('$[a](b)$')).toBe('$a$')
    expect(visibleText('So $[a](b)$ it is.')).toBe('So [a](b) it is.')
  })
})

describe('formulas, text and code in any order', () => {
  const tex = fc
    .array(
      fc.constantFrom(
        ...[
          'x',
          '\\theta',
          '_i',
          '^2',
          '[X]',
          '(\\theta)',
          '\\mathbb{E}',
          '<',
          '>',
          '*',
          '~',
          '|',
          '&',
          '!',
          '=',
          '{a}',
        ],
        ...['\\$', '\\[', '\\]', ': ', ' + ', '#', '"', '[a]: ', '- '],
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('').trim())
    // a declaration is HTML to other readers
    .filter((text) => text !== '' && !text.includes('<!'))
  const word = fc.constantFrom('so', 'a **bold** word', '_it_', 'costs \\$5', '"quoted"', 'rows[i]', '5 < 6', 'end.')
  const code = fc.constantFrom('`x = [a](b)`', '`<b>`', '`$HOME`', '``a ` b``')
  const block = fc.oneof(
    tex.map((text) => `$$\n${text}\n$$`),
    fc.constantFrom('```python\nx[i](y)  # $5\n```', '| a | b |\n|---|---|\n| 1 | 2 |', '> quoted', '1. one\n2. two'),
    fc
      .array(
        fc.oneof(
          tex.map((text) => `$${text}$`),
          word,
          code,
        ),
        { minLength: 1 },
      )
      .map((parts) => parts.join(' ')),
  )
  const lesson = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => blocks.join('\n\n'))

  it('should be kept so that the page draws the same', () => {
    let formulas = 0
    fc.assert(
      fc.property(lesson, (markdown) => {
        // between formulas that are none, what is left may be a link: that is another property
        fc.pre(nodesIn(parseLesson(markdown)).every((node) => !isLive(node)))
        const kept = withoutLinks(markdown)
        formulas += nodesIn(parseLesson(kept)).filter(isFormula).length
        expect(shape(kept)).toEqual(shape(markdown))
      }),
    )
    expect(formulas).toBeGreaterThan(20)
  })

  it('should leave no link, no image and no HTML, whatever stands between dollars', () => {
    const part = fc.constantFrom(
      ...[
        '$',
        '$$',
        '$$\n',
        '\n',
        '\n\n',
        ' ',
        '\\',
        '[',
        ']',
        '(',
        ')',
        '<',
        '>',
        '!',
        '`',
        '```\n',
        'a',
        '5',
        '> ',
        '- ',
      ],
      ...[
        '[a](b)',
        '[a]: ',
        '[a](https://made.up)',
        '<img src=x>',
        '</a>',
        '<!--',
        '-->',
        'https://made.up',
        'me@made.up',
        '|-|\n',
        '\\$',
      ],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const kept = withoutLinks(parts.join(''))
        expect(nodesIn(parseLesson(kept)).filter(isLive)).toEqual([])
        // a reader without formulas finds no address either
        const addresses = nodesIn(parseMessage(kept)).filter((node) => 'url' in node && /made\.up/.test(node.url))
        expect(addresses).toEqual([])
      }),
    )
  })
})

// Helpers

function nodesIn(root: Nodes): readonly Nodes[] {
  const found: Nodes[] = []
  visit(root, (node) => found.push(node) > 0)
  return found
}

const isLive = ({ type }: Nodes): boolean => /^(?:link|image|linkReference|imageReference|html|definition)$/.test(type)

const isFormula = (node: Nodes): boolean =>
  (node.type === 'code' && node.lang === 'math') || (node.type === 'inlineCode' && node.data !== undefined)

/** What the page makes of it: without the places in the text. */
const shape = (markdown: string): unknown =>
  JSON.parse(JSON.stringify(parseLesson(markdown), (key, value) => (key === 'position' ? undefined : value)))
