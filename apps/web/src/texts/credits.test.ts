import type { texts } from 'virtual:texts/shared'
import { describe, expect, it, vi } from 'vitest'
import { textsIn } from '../testing/texts-in.ts'
import { describeCost, money } from './credits.ts'

vi.mock(import('virtual:texts/shared'), () => ({ texts: textsIn<typeof texts>('es', 'shared') }))

describe('money in Spanish', () => {
  it('should name US dollars, as "$" is the peso of many who read it', () => {
    expect([5, 0.9, 1_500].map(money)).toEqual(['5\u00A0US$', '0,90\u00A0US$', '1500\u00A0US$'])
    expect(describeCost(10)).toBe('10\u00A0créditos, 1\u00A0US$')
  })
})
