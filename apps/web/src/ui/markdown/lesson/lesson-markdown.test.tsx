import { cleanup, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { InlineText, LessonMarkdown, lessonTree } from './lesson-markdown.tsx'

describe('a formula', () => {
  it.each([
    ['in a line', 'So $a_1 \\cdot b$ is it.', ['a_1 \\cdot b']],
    ['after a bracket', '($x$), $y$-axis and the $n$th', ['x', 'y', 'n']],
    ['in a table', '| a | b |\n|---|---|\n| $x_1$ | $P(A \\mid B)$ |', ['x_1', 'P(A \\mid B)']],
    ['in brackets of TeX', 'Since \\(a_1 < b\\) and ( \\( y \\) ).', ['a_1 < b', 'y']],
    ['in square brackets of TeX in a line', 'So: \\[ a^2 = b \\], and\n\\[x_1\\].', ['a^2 = b', 'x_1']],
    ['in brackets on lines of its own', 'So\n\\[\n- a\n+ b \\\\\n= c\n\\]\n\nit is.', ['- a\n+ b \\\\\n= c']],
    [
      'as a bare environment',
      '\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}',
      ['\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}'],
    ],
    ['in a quotation', '> \\[\n> x\n> \\]\n\nafter', ['x']],
    ['in a cell with a bar', '| a | b |\n|---|---|\n| $P(A \\| B)$ | \\(x\\) |', ['P(A | B)', 'x']],
    ['on lines of its own', 'It is\n$$\nx = 1\n$$\nso.', ['x = 1']],
    ['that looks like a list', '$$\na\n- b\n+ c\n$$', ['a\n- b\n+ c']],
    ['on one line', '$$ x = 1 $$', ['x = 1']],
    ['that begins behind its dollars', '$$x = 1\n+ 2$$', ['x = 1\n+ 2']],
    ['in a quotation', '> $$\n> x\n> $$\n\n- $$\n  y\n  $$', ['x', 'y']],
    ['in a fence', '```math\nx^2\n```', ['x^2']],
    ['with a dollar in it', '$5\\$ + x$', ['5\\$ + x']],
    ['with a name', '$2 \\cdot SE = 0.02$', ['2 \\cdot SE = 0.02']],
    ['with a unit', '$5\\,\\text{cm}$ and $12.6$ cm', ['5\\,\\text{cm}', '12.6']],
  ])('should be found %s', (_where, text, formulas) => {
    expect(formulasIn(text)).toEqual(formulas)
  })

  it.each([
    'It costs $5 and $10.',
    'Between $5-$10, $5–$10 or US$5/US$6.',
    'It is $5, or 5$ (US$).',
    'A dollar ($) or a peso ($)?',
    'The variables $HOME and $PATH.',
    "Call $('#a') and $('b').",
    'Paid $ 5 $ for it, 5$ and 6$ then.',
    'Escaped: \\$x\\$.',
    'From $5 `to $6`.',
    'Never closed: $x + 1',
    'Never closed: \\(x + 1',
    '\\[words\\]',
    '\\[words\\]\n\\[more words\\]',
    'Of rows\\[i\\](x).',
    'As a note says \\[1\\].',
    'Never closed:\n\n$$\nx = 1\n\n- a\n- b',
    '$$ x\n\n$$ y',
    '$$$$ and $$$ x $$$',
  ])('should not be found in %j', (text) => {
    expect(formulasIn(text)).toEqual([])
    render(<LessonMarkdown text={text} />)
    // one is written in a list
    expect(document.body.textContent?.replace(/\s/g, '')).toBe(text.replace(/\\(?=[$[\]()])|[\s`>]|- (?=[ab])/g, ''))
  })

  it('should be drawn, and read as MathML', async () => {
    render(<LessonMarkdown text={'With $n = 20$:\n\n$$\n\\frac{60}{n}\n$$'} />)
    await waitFor(() => expect(document.querySelectorAll('math')).toHaveLength(2))
    expect(document.querySelector('.katex-display mfrac')).not.toBe(null)
    expect(document.querySelectorAll('code')).toHaveLength(0)
  })

  it.each([
    ['Then $b$, and last $a$.', ['$b$,', '$a$.']],
    ['With ($n$) and “$m$”: so.', ['($n$)', '“$m$”:']],
    ['$a$, $b$ or $c$', ['$a$,']],
    ['- Here *$x$*, and\n- ($y$)', ['($y$)']],
    ['The $n$th on the $x$-axis, for $f$’s sake: $k$ more', ['$n$th', '$x$-axis,', '$f$’s']],
    ['$$x = 1$$, and then', []],
  ])('should keep the punctuation around it on its line: %s', (text, held) => {
    const written = (element: Element): string =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : `$${node.textContent}$`)).join('')
    const { container } = render(<LessonMarkdown text={text} />)
    expect([...container.querySelectorAll('.whitespace-nowrap')].map(written)).toEqual(held)
    expect(container.textContent?.replace(/\s/g, '')).toBe(text.replace(/[$*\s]|^- /gm, ''))
    cleanup()
    const sentence = render(<InlineText text={text} />).container
    expect(sentence.textContent?.replace(/[$*\s]/g, '')).toBe(text.replace(/[$*\s]/g, ''))
  })

  it('should break between its parts alone, so that the comma behind it stays', async () => {
    render(<LessonMarkdown text={'So $a + b = c$, and\n\n$$\na + b\n$$'} />)
    await waitFor(() => expect(document.querySelectorAll('math')).toHaveLength(2))
    const parts = [...document.querySelectorAll('p .katex-html > *')].map(
      ({ tagName, textContent }) => textContent || tagName,
    )
    expect(parts).toEqual(['a+', 'WBR', 'b=', 'WBR', 'c'])
    expect(document.querySelector('.katex-display wbr')).toBe(null)
  })

  it('should stay as it was written where it is none', async () => {
    render(<LessonMarkdown text={'$\\frac{1$, $x$'} />)
    await waitFor(() => expect(document.querySelectorAll('math')).toHaveLength(1))
    expect(screen.getByText('\\frac{1')).toBeVisible()
  })

  it.each(['\\def\\b{xx}\\b\\b', '\\gdef\\b{xx}\\b', '\\newcommand{\\b}{xx}\\b', '\\let\\b=x\\b'])(
    'should stay as it was written where it names what it repeats: %s',
    async (tex) => {
      render(<LessonMarkdown text={`$${tex}$, $\\left( x \\right)$`} />)
      await waitFor(() => expect(document.querySelectorAll('math')).toHaveLength(1))
      expect(screen.getByText(tex)).toBeVisible()
    },
  )

  it.each([
    '$\\href{https://e.org}{x}$',
    '$\\url{https://e.org}$',
    '$\\includegraphics{https://e.org/a.png}$',
    '$\\htmlId{a}{x} \\htmlClass{b}{x} \\htmlStyle{color: red}{x} \\htmlData{c=d}{x}$',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '$\\def\\a{\\a\\a}\\a$',
    `$${'{'.repeat(1_500)}$`,
  ])('should make nothing of %j that leads or loads anywhere', async (text) => {
    render(<LessonMarkdown text={`${text.slice(0, 2_100)}\n\n$y$`} />)
    await waitFor(() => expect(document.querySelector('math')).not.toBe(null))
    expect(document.querySelector('a, img, [href], [src], [id], [onerror], [data-c]')).toBe(null)
  })

  it('should never lead to a link or a picture', () => {
    const piece = fc.constantFrom(
      ...['$', '$$', '\n', '\n\n', ' ', '\\', '[', ']', '(', ')', '!', '<', '>', '`', '```', 'a', '|', '- ', '> '],
      ...['https://e.org', '[a](https://e.org)', '<img src=x>', '\\href{https://e.org}{a}', '5', '```python\n'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        render(<LessonMarkdown text={pieces.join('')} />)
        expect(document.querySelector('a, img, area, link, [href], [src], [id]')).toBe(null)
        cleanup()
      }),
    )
  })
})

describe('emphasis', () => {
  it.each([
    ['这是**“重点”**内容。', '“重点”'],
    ['**注意！**请看这里。', '注意！'],
    ['これは**「注意」**です。', '「注意」'],
    ['문장은 **`코드`**입니다.', '코드'],
  ])('should be drawn beside the marks of scripts without spaces: %s', (text, words) => {
    render(<LessonMarkdown text={text} />)
    expect(screen.getByText(words).closest('strong')?.textContent).toBe(words)
    cleanup()
    render(<InlineText text={text} />)
    expect(screen.getByText(words).closest('strong')?.textContent).toBe(words)
  })
})

describe('code', () => {
  it('should be highlighted under the name of its language, and copied as it is', async () => {
    render(<LessonMarkdown text={'```python\nif x < 1: print("<b>&")\n```'} />)
    expect(await screen.findByText('Python')).toBeVisible()
    expect(await screen.findByText('if')).toMatchObject({ className: 'hljs-keyword' })
    expect(document.querySelector('pre')?.textContent).toBe('if x < 1: print("<b>&")')
    expect(screen.getByRole('button', { name: 'Copy this code' })).toBeVisible()
  })

  it.each(['', 'text', 'brainfuck', 'tab'])('should stay as it is in the language %j', async (language) => {
    render(<LessonMarkdown text={`\`\`\`${language}\ne|--0--\n\`\`\`\n\n\`\`\`json\n1\n\`\`\``} />)
    expect(await screen.findByText('JSON')).toBeVisible()
    expect(document.querySelector('pre')?.textContent).toBe('e|--0--\n')
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1)
  })
})

// Helpers

function formulasIn(text: string): readonly string[] {
  const all = (node: Nodes): readonly Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])]
  const isFormula = (node: Nodes) =>
    node.type === 'code' ? node.lang === 'math' : JSON.stringify(node.data ?? {}).includes('language-math')
  return all(lessonTree({ text })).flatMap((node) => (isFormula(node) && 'value' in node ? [node.value] : []))
}
