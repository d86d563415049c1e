import { describe, expect, it } from 'vitest'
import { makeUserAgent } from './user-agent.ts'

describe('makeUserAgent', () => {
  it('should name the product, the installation and its contact', () => {
    const installation = { version: '0.1.0', appUrl: 'https://learn.example', contactEmail: 'ada@learn.example' }
    expect(makeUserAgent(installation)).toBe('Waymark/0.1.0 (https://learn.example; ada@learn.example)')
  })

  it('should hold nothing that a header cannot carry', () => {
    const userAgent = makeUserAgent({ version: '1\r\nx: y', appUrl: 'https://größe.example', contactEmail: '' })
    expect(userAgent).toBe('Waymark/1x: y (https://gre.example; )')
    expect(() => new Headers({ 'user-agent': userAgent })).not.toThrow()
  })
})
