import { makeMarkdown } from '@app/markdown'
import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { lessonTree } from './lesson-markdown.tsx'

const { withoutLinks } = makeMarkdown()

describe('a lesson as the server keeps it', () => {
  it.each([
    'At $\\mathbb{E}[X](\\theta)$, $f[x](y)$ and\n\n$$\nA[i](j) < [b](c)\n$$\n\nit costs $5 or `$[a](b)`.',
    '> $$\n> [a]: b\n> $$\n\n| $x[y](z)$ | b |\n|---|---|\n| `a|b` | $i<n$ |',
  ])('should be drawn as it was written: %j', (written) => {
    expect(lessonTree({ text: withoutLinks(written) })).toEqual(lessonTree({ text: written }))
  })

  it('should have the same formulas and the same code, and lead nowhere', () => {
    const piece = fc.constantFrom(
      ...[
        '$x$',
        '$E[X](\\theta)$',
        '$a<b$',
        '$$\n[a](b)\n$$\n\n',
        '$i_1*j_2*k$',
        '`[a](b)`',
        '```js\na[0](b)\n```\n\n',
        '$5',
      ],
      ...[
        ' and ',
        ', ',
        '\n',
        '\n\n',
        '- ',
        '> ',
        '**so**',
        'rows[i]',
        '[a](https://made.up)',
        'https://made.up',
        'so <b>',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        // an address goes on up to the next space
        const written = pieces.join(' ')
        const kept = lessonTree({ text: withoutLinks(written) })
        expect(formulasIn(kept)).toEqual(formulasIn(lessonTree({ text: written })))
        expect(JSON.stringify(kept)).not.toMatch(/"type":"(?:link|linkReference|image|imageReference|html)"/)
      }),
    )
  })
})

// Helpers

const all = (node: Nodes): readonly Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])]

const formulasIn = (tree: Root): readonly string[] =>
  all(tree).flatMap((node) => (isFormula(node) && 'value' in node ? [node.value] : []))

const isFormula = (node: Nodes): boolean =>
  node.type === 'code' ? node.lang === 'math' : JSON.stringify(node.data ?? {}).includes('language-math')
