import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawFormula } from './lesson/draw-formula.ts'
import { InlineText, LessonMarkdown } from './lesson/lesson-markdown.tsx'
import { Markdown } from './markdown.tsx'

/** A browser lays out a few thousand elements in each other no more; tens of thousands freeze it. */
const MAX_DEPTH = 60
const MAX_ELEMENTS = 5_000

const many = (count: number, piece: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => piece(nth)).join('')

describe.each([
  ['Markdown', Markdown],
  ['LessonMarkdown', LessonMarkdown],
  ['InlineText', InlineText],
] as const)('%s', (_name, Renderer) => {
  it.each([
    ['quotes 200 deep', `${'> '.repeat(200)}a`],
    ['lists 200 deep', many(200, (nth) => `${'  '.repeat(nth)}- a${nth}\n`)],
    ['lists in quotes', many(1_200, (nth) => `> - > - a${nth}\n`)],
    ['emphasis 5,000 deep', '*a **'.repeat(5_000)],
    ['3,000 formulas', many(3_000, (nth) => `$a_{${nth}}$ `)],
    ['a table of 2,000 columns and 500 rows', `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'|a\n'.repeat(500)}`],
    ['3,000 underlined headings', many(3_000, (nth) => `a${nth}\n=\n`)],
    ['5,000 paragraphs', many(5_000, (nth) => `a${nth}\n\n`)],
    ['5,000 links that are none', '[a'.repeat(5_000)],
    ['a code block of 20,000 lines', `~~~\n${many(20_000, (nth) => `a${nth}\n`)}~~~`],
    ['one word of 100,000 letters', 'a'.repeat(100_000)],
  ])('should draw %s in bounds, and lose none of its words', (_what, text) => {
    const { container } = render(<Renderer text={text} />)
    expect(container.querySelectorAll('*').length).toBeLessThan(MAX_ELEMENTS)
    expect(depthOf(container)).toBeLessThan(MAX_DEPTH)
    expect(container.textContent?.match(/a/g)?.length).toBe(text.match(/a/g)?.length)
  })
})

describe('drawFormula', () => {
  it.each([
    ['500 powers', `${'x^{'.repeat(500)}x${'}'.repeat(500)}`],
    ['40 powers', `${'x^{'.repeat(40)}x${'}'.repeat(40)}`],
    ['fractions without braces', `${'\\frac1'.repeat(150)}23`],
    ['brackets that grow', `${'\\left('.repeat(70)}x${'\\right)'.repeat(70)}`],
    ['accents that are drawn twice', `${'\\hat{'.repeat(30)}x${'}^2'.repeat(30)}`],
    ['3,000 letters', 'x+'.repeat(1_500)],
  ])('should leave %s as they were written', (_what, tex) => {
    const into = document.createElement('span')
    expect(drawFormula(tex, into, true)).toBe(false)
    expect(into.childNodes).toHaveLength(0)
  })

  it.each([
    'a_0+\\cfrac{1}{a_1+\\cfrac{1}{a_2+\\cfrac{1}{a_3+\\cfrac{1}{a_4}}}}',
    '\\begin{pmatrix}\\frac{1}{\\sqrt{2}}&\\begin{cases}x^{2^{n}}&a\\\\b&c\\end{cases}\\\\3&4\\end{pmatrix}',
    '\\left(\\left(\\left(\\left(x\\right)\\right)\\right)\\right)',
  ])('should draw %s', (tex) => {
    const into = document.createElement('span')
    expect(drawFormula(tex, into, true)).toBe(true)
    expect(into.querySelector('.katex-html, math')).not.toBe(null)
  })
})

// Helpers

function depthOf(root: Element): number {
  let depth = 0
  for (let level = [root]; level.length > 0; level = level.flatMap(({ children }) => [...children])) depth += 1
  return depth
}
