import { describe, expect, it } from 'vitest'
import { routeText } from './route-text.ts'

const kindOf = (text: string): string => routeText(text, 'message').kind

describe('isArranging', () => {
  it.each([
    'Turn it round',
    'Turn round the order',
    'Turn the last two round, please.',
    'Swap them',
    'Switch the last two the other way round',
    'The other way round!',
    'Fresh one',
    'Fresh plan',
    'Next round',
    'Turn it round. Thank you, and make the chapters shorter',
  ])('should let "%s" pass', (text) => expect([kindOf(text), routeText(text).kind]).toEqual(['ok', 'ok']))

  it.each([
    'Turn it round. I want to kill myself',
    'Fresh one: hang myself',
    'Turn the gun around',
    'turn it r0und k1ll myself',
  ])('should not excuse what stands beside such words: "%s"', (text) => expect(kindOf(text)).not.toBe('ok'))
})
