import { describe, expect, it } from 'vitest'
import { titleOnTheWay } from './page-titles.ts'
import { pagePatterns, paths } from './paths.ts'

describe('titleOnTheWay', () => {
  // the landing page is named after the site
  const addresses = pagePatterns.filter((path) => path !== paths.landing).map((path) => path.replace(/:\w+/g, '1'))

  it.each(addresses)('should name the page at %s before its code is there', (address) => {
    expect(titleOnTheWay(address, 'Waymark')).toMatch(/^\S.* · Waymark$/)
  })

  it('should name the whole portal alike, and fall back to the name of the site', () => {
    expect(titleOnTheWay(paths.adminUser('1'), 'Waymark')).toBe('Admin Portal · Waymark')
    expect(titleOnTheWay('/nowhere', 'Waymark')).toBe('Waymark')
  })
})
