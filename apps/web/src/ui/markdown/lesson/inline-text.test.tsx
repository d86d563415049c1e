import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InlineText, LessonMarkdown } from './lesson-markdown.tsx'

/** Of a sentence and of a lesson. */
const NAMES = [
  'Call __init__ and **x** at last',
  '2*3*4 is 24, and f(x)*g(x)*h(x) too',
  'From 1990~2000, or ~5 to ~7',
  'snake_case_name and __all__',
]

describe('InlineText', () => {
  it.each([
    ['Say *Bom dia* first', 'Say <em>Bom dia</em> first'],
    ['**Must** have', '<strong class="font-semibold">Must</strong> have'],
    ['Array<T>, Vec<std::string> and <b>', 'Array&lt;T&gt;, Vec&lt;std::string&gt; and &lt;b&gt;'],
    ['1. First', '1. First'],
    ['# no heading', '# no heading'],
    ['- no item | a cell |', '- no item | a cell |'],
    ['[a](https://e.org) ![b](c) https://e.org', '[a](https://e.org) ![b](c) https://e.org'],
    ['Between $5 and $10', 'Between $5 and $10'],
    ['two\nlines', 'two lines'],
  ])('should draw %j as %s', (text, html) => {
    expect(render(<InlineText text={text} />).container.innerHTML).toBe(html)
  })

  it('should draw code and formulas within', () => {
    const { container } = render(<InlineText text={'*The `set`* of $\\{X=0\\}$'} />)
    expect(container.querySelector('em code')?.textContent).toBe('set')
    expect(container.textContent).toBe('The set of \\{X=0\\}')
  })
})

describe.each([
  ['a sentence', InlineText],
  ['a lesson', LessonMarkdown],
])('names and products in %s', (_, Renderer) => {
  it.each(NAMES)('should stay as they were written: %s', (text) => {
    expect(render(<Renderer text={text} />).container.textContent).toBe(text.replaceAll('**', ''))
  })
})
