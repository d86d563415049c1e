import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

describe('Markdown', () => {
  it('should draw lists, tables, tasks and struck text', () => {
    const html = show('- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n~~no~~ **yes**')
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, disabled: true })
    expect(screen.getByRole('cell', { name: '2' })).toBeVisible()
    expect(html).toContain('<del>no</del>')
    expect(html).toContain('yes</strong>')
  })

  it('should stand a column where its text wants it', () => {
    show('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(['1', '2'].map((name) => screen.getByRole('cell', { name }).style.textAlign)).toEqual(['', 'right'])
  })

  it('should take an empty cell at the top of a table for no heading', () => {
    render(<Markdown text={'| | Ill |\n|---|---|\n| Positive | 62 |'} />)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Ill'])
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', 'Positive', '62'])
  })

  it('should break a table between words only, and let it scroll', () => {
    show('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(screen.getByRole('table').classList).toContain('wrap-normal')
    expect(screen.getByRole('table').parentElement?.classList).toContain('overflow-x-auto')
  })

  it.each([
    ['a link', '[a page](https://example.org/x "title")', 'a page'],
    ['a link defined elsewhere', '[a page][1]\n\n[1]: https://example.org', 'a page'],
    ['an address between brackets', '<https://example.org/a>', 'https://example.org/a'],
    ['a bare address', 'www.example.org/a_b and https://example.org', 'www.example.org/a_b and https://example.org'],
    ['a mail address', 'me@example.org or <mailto:me@example.org>', 'me@example.org or mailto:me@example.org'],
    ['a chat', '[talk](irc://example.org/x) <xmpp:a@example.org>', 'talk xmpp:a@example.org'],
    ['a script', '[go](<javascript:alert(1)>)', 'go'],
    ['a place on this site', '[go](/account) [on](?conversation=1)', 'go on'],
    ['a picture', '![a map](https://example.org/map.png)', 'a map'],
    ['a picture in a link', '[![inside](https://e.org/i.png)](https://e.org)', 'inside'],
    ['a picture without words', '![](data:image/png;base64,AAAA)end', 'end'],
    ['entities', '[go](https&colon;//example.org)', 'go'],
  ])('should draw %s as its words', (_what, markdown, words) => {
    const html = show(markdown)
    expect(document.body.textContent?.trim()).toBe(words)
    expect(html).not.toMatch(/<(a|img)\b|href|src/)
  })

  it('should never draw a link or fetch a picture', () => {
    const piece = fc.constantFrom(
      ...['[', ']', '(', ')', '!', '<', '>', '\n', '\n\n', ' ', '`', '\\', '&colon;', 'a', '|', '- ', '# ', ': '],
      ...[
        'https://e.org',
        'www.e.org',
        'a@e.org',
        'mailto:',
        'javascript:',
        'xmpp:a@e.org',
        '[1]: ',
        '[1]',
        '<a href=',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        show(pieces.join(''))
        expect(document.querySelector('a, img, area, link, [href], [src]')).toBe(null)
        cleanup()
      }),
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://e.org" onclick="alert(1)">x</a>',
    '<iframe src="https://e.org"></iframe>',
    '<svg onload=alert(1)>',
    '<form action="https://e.org"><input name="password"></form>',
    '<style>body{display:none}</style>',
    '<div style="position:fixed">x</div>',
    '<!-- comment -->',
  ])('should drop %s', (raw) => {
    const html = show(`before ${raw} after\n\n${raw}\n\nend`)
    expect(html).not.toMatch(/<(script|img|a|iframe|svg|form|input|style|div style)|onclick|onerror|comment/)
    expect(html).toContain('before')
    expect(html).toContain('end')
  })

  it('should drop what stands within a script or a style as well', () => {
    const html = show(
      '<b>raw</b><script>window.x=*1*</script>, <STYLE>p{}</STYLE >words\n\n<script>\nx\n</script>\n\nend',
    )
    expect(html).toContain('<p dir="auto">raw, words</p>')
    expect(html).toContain('end')
    expect(html).not.toMatch(/window|p\{|>x</)
  })

  it('should keep the words after a script that no one closes', () => {
    expect(show('The <script> tag and a </b> **bold** one.')).toContain('bold</strong> one.')
  })

  it('should keep code as it is written', () => {
    const html = show('```html\n<script>alert(1)</script>\n```\n\n`<b>`')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&lt;b&gt;')
  })

  it('should begin its headings below those of the page', () => {
    show('# One\n\n### Two')
    expect(screen.getByRole('heading', { level: 3, name: 'One' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeVisible()
  })

  it('should name nothing that the page could be mistaken for', () => {
    expect(show('A note.[^1]\n\n[^1]: Its text.')).not.toMatch(/ id=| name=/)
  })
})

// Helpers

const show = (text: string): string => render(<Markdown text={text} />).container.innerHTML
