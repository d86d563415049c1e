import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

afterEach(cleanup)

describe('Markdown', () => {
  it('should draw lists, tables, tasks and struck text', () => {
    const html = show('- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n~~no~~ **yes**')
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, disabled: true })
    expect(screen.getByRole('cell', { name: '2' })).toBeDefined()
    expect(html).toContain('<del>no</del>')
    expect(html).toContain('yes</strong>')
  })

  it('should stand a column where its text wants it', () => {
    show('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(['1', '2'].map((name) => screen.getByRole('cell', { name }).style.textAlign)).toEqual(['', 'right'])
  })

  it('should break a table between words only, and let it scroll', () => {
    show('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(screen.getByRole('table').classList).toContain('wrap-normal')
    expect(screen.getByRole('region', { name: 'Table' }).classList).toContain('overflow-x-auto')
  })

  it('should open links elsewhere and tell nobody where from', () => {
    show('[a page](https://example.org/x)')
    const link = screen.getByRole('link', { name: /^a page ?\(opens in new tab\)$/ })
    expect(link.getAttribute('href')).toBe('https://example.org/x')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('should link an address that nobody marked as one', () => {
    show('See www.example.org/a and https://example.org/b*c*d, or ask me@example.org.')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'http://www.example.org/a',
      'https://example.org/b*c*d',
      'mailto:me@example.org',
    ])
  })

  it.each(['https://e.org', 'http://e.org', 'mailto:a@e.org', 'xmpp:a@e.org', 'irc://e.org/x', 'ircs://e.org/x'])(
    'should let a link lead to %s',
    (address) => {
      show(`[go](${address})`)
      expect(screen.getByRole('link').getAttribute('href')).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://e.org/x',
    'file:///etc/passwd',
    '//e.org',
    '/account',
    '?conversation=1',
    '#top',
    '%6aavascript:alert(1)',
  ])('should leave only the words of a link to %s', (address) => {
    const html = show(`[go](<${address}>)`)
    expect(screen.queryByRole('link')).toBe(null)
    expect(html).toContain('go')
    expect(html).not.toContain('href')
  })

  it('should fetch no picture, but link to it', () => {
    const html = show('![a map](https://example.org/map.png) [![inside](https://e.org/i.png)](https://e.org)')
    expect(html).not.toContain('<img')
    expect(screen.getByRole('link', { name: /^Picture: a map/ }).getAttribute('href')).toBe(
      'https://example.org/map.png',
    )
    expect(screen.getByRole('link', { name: /^inside/ }).getAttribute('href')).toBe('https://e.org')
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('should not link to a picture that is no address', () => {
    const html = show('![a map](data:image/png;base64,AAAA)\n\n![](javascript:alert(1))')
    expect(screen.queryByRole('link')).toBe(null)
    expect(html).toContain('<p dir="auto">a map</p>')
    expect(html).toContain('<p dir="auto">Picture</p>')
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

  it('should keep the words after a script that nobody closes', () => {
    expect(show('The <script> tag and a </b> **bold** one.')).toContain('bold</strong> one.')
  })

  it('should keep code as it is written', () => {
    const html = show('```html\n<script>alert(1)</script>\n```\n\n`<b>`')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&lt;b&gt;')
  })

  it('should begin its headings below those of the page', () => {
    show('# One\n\n### Two')
    expect(screen.getByRole('heading', { level: 3, name: 'One' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeDefined()
  })

  it('should name nothing that the page could be mistaken for', () => {
    expect(show('A note.[^1]\n\n[^1]: Its text.')).not.toMatch(/ id=| name=/)
  })
})

// Helpers

const show = (text: string): string => render(<Markdown text={text} />).container.innerHTML
