import { describe, expect, it } from 'vitest'
import { isFrontPage, siteOf } from './site.ts'

describe('siteOf', () => {
  it.each([
    ['tea.example', 'www.tea.example'],
    ['tea.example', 'm.tea.example'],
    ['de.wikipedia.org', 'de.m.wikipedia.org'],
    ['en.tea.example', 'pt-br.tea.example'],
    ['www.bbc.co.uk', 'bbc.co.uk'],
    ['www.de', 'www.de.'],
  ])('should take %s and %s for one', (one, other) => {
    expect(siteOf(one)).toBe(siteOf(other))
  })

  it.each([
    ['tea.example', 'coffee.example'],
    ['tea.example', 'docs.tea.example'],
    ['bbc.co.uk', 'itv.co.uk'],
    ['de.co.uk', 'fr.co.uk'],
    ['ab.com.br', 'cd.com.br'],
    ['tea.example', 'tea.example.evil.example'],
    ['tea.example', 'eviltea.example'],
    ['www.de', 'www.fr'],
    ['10.0.0.1', '11.0.0.1'],
  ])('should take %s and %s for two', (one, other) => {
    expect(siteOf(one)).not.toBe(siteOf(other))
  })
})

describe('isFrontPage', () => {
  it.each(['/', '/index.html', '/index.php', '/home', '/de', '/de/', '/pt-br/', '/en/index.html'])(
    'should know %s',
    (path) => {
      expect(isFrontPage(new URL(path, 'https://tea.example'))).toBe(true)
    },
  )

  it.each(['/a', '/tea/', '/de/tea', '/index/tea', '/?p=12', '/homes'])('should not know %s', (path) => {
    expect(isFrontPage(new URL(path, 'https://tea.example'))).toBe(false)
  })
})
