import { describe, expect, it } from 'vitest'
import { isFrontPage, siteOf, verdictOfRedirect } from './redirected.ts'

const verdict = (from: string, to: string) =>
  verdictOfRedirect(new URL(from, 'https://tea.example'), new URL(to, 'https://tea.example'))

describe('verdictOfRedirect', () => {
  it.each([
    ['/green', '/green'],
    ['/green', '/black'],
    ['http://tea.example/green', 'https://www.tea.example/green'],
    ['/login', '/login'],
    ['/oauth/lesson', '/oauth/lesson-1'],
    ['/', '/en/'],
    ['/catalog/inn', '/blog/login-forms-explained'],
    ['/?p=1', '/green'],
    ['https://auth.tea.example/a', 'https://auth.tea.example/b'],
  ])('should say nothing of %s → %s', (from, to) => {
    expect(verdict(from, to)).toBeNull()
  })

  it.each([
    ['/green', '/login', 'wall'],
    ['/green', '/Account/Login.aspx?return=1', 'wall'],
    ['/green', '/wp-login.php', 'wall'],
    ['/green', 'https://login.coffee.example/', 'wall'],
    ['/green', 'https://sso.tea.example/', 'wall'],
    ['/green', '/cookie-consent?to=green', 'wall'],
    ['/green', '/subscribe/', 'wall'],
    ['/green', '/errors/404', 'soft-gone'],
    ['/green', '/not-found', 'soft-gone'],
    ['/green', 'https://coffee.example/green', 'elsewhere'],
    ['/green', '/', 'elsewhere'],
    ['/?p=1', '/', 'elsewhere'],
  ])('should judge %s → %s', (from, to, kind) => {
    expect(verdict(from, to)).toMatchObject({ kind })
  })
})

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
