import type { SourcePage } from './pages.ts'

const hostile = (url: string, title = `Sourdough ${url.length}`, excerpt = 'A starter'): SourcePage => ({
  title,
  url,
  excerpt,
  language: 'en',
})

/** All about sourdough, and each of them with something that must not get through. */
export const HOSTILE_PAGES: readonly SourcePage[] = [
  hostile('javascript:alert(1)//sourdough'),
  hostile('data:text/html,<script>alert(1)</script>'),
  hostile('ftp://files.example/sourdough'),
  hostile('https://ada:password@pages.example/sourdough'),
  hostile('https://pages.example:8443/sourdough'),
  hostile(`https://pages.example/${'long-'.repeat(500)}`),
  hostile('no address at all'),
  hostile('https://pages.example/1#fragment', `Sourdough ${'very '.repeat(200)}long`, 'starter '.repeat(500)),
  hostile(
    'https://pages.example/2',
    'Sourdough\u202egpj.exe\u200b\ufeff \u00ad\r\n\tstarter\u0000',
    'a\u2028b\u2029c\ud800',
  ),
  hostile(
    'https://pages.example/3',
    'Sourdough marked',
    `<img src=x onerror="alert(1)"><p>One</p><p>two &lt;b&gt;</p>`,
  ),
  hostile('https://pages.example/4', 'Sourdough nested', `${'<div><b>'.repeat(2_000)}starter`),
  hostile(
    'https://pages.example/5',
    'Sourdough hidden',
    '<style>p{}</style><script>alert(1)</script>shown <!-- not -->',
  ),
  ...Array.from({ length: 30 }, (_, index) => hostile(`https://pages.example/more/${index}`, `Sourdough ${index}`)),
]
