import { describe, expect, it } from 'vitest'
import { verdictOfRedirect } from './redirected.ts'

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
