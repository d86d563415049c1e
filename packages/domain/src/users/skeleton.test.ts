import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUsername } from '../../testing/arbitraries.ts'
import { skeletonOf } from './skeleton.ts'
import { parseUsername } from './username.ts'

describe('skeletonOf', () => {
  it.each([
    ['pɑypɑl', 'paypal'],
    ['PaypaI', 'paypal'],
    ['paypa1', 'paypal'],
    ['раураӀ', 'paypal'],
    ['p\u0332aypal', 'paypal'],
    ['pay\u0338pal', 'paypal'],
    ['ѕсоре', 'scope'],
    ['НОРЕ', 'Hope'],
    ['rnax', 'Max'],
    ['Аnа', 'Ana'],
    ['ana 1o', 'Ana l0'],
    // six kinds: punctuation, marks, small capitals, boxes and flags, two letters as one, spaces
    ['Jean\u2010Luc', 'Jean-Luc'],
    ['O\u02B9Neil', "O'Neil"],
    ['Mǎlina', 'Mălina'],
    ['Ionuţ', 'Ionuț'],
    // of several scripts, as Unicode has it
    ['Ада\u0650', 'Ада'],
    ['ᴘᴀʏᴘᴀʟ', 'paypal'],
    ['ᴀᴅᴍɪɴ', 'Admin'],
    ['🅰🅳🅼🅸🅽', 'admin'],
    ['🇦🇩🇲🇮🇳', 'admin'],
    ['🅐🅓🅜🅘🅝', 'admin'],
    ['vvaymark', 'Waymark'],
    ['VVAYMARK', 'Waymark'],
    ['Ana\u1680Lee', 'Ana Lee'],
  ])('should be the same for %j as for %j', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other))
  })

  it.each([
    ['Ada', 'Eda'],
    ['José', 'Jose'],
    ['Мария', 'Марина'],
    ['Ana 2', 'Ana 3'],
    ['漢字', '漢学'],
    ['नमस्ते', 'नमस्तु'],
    ['Mali', 'Mall'],
  ])('should distinguish %j from %j', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other))
  })

  it('should never be empty', () => {
    fc.assert(
      fc.property(anyUsername(), (name) => {
        expect(skeletonOf(name)).not.toBe('')
      }),
    )
  })
})

// Helpers

/** Also of names that mix scripts: they are refused now, but a user may have one from before. */
function skeleton(text: string): string {
  const parsed = parseUsername(text)
  return skeletonOf(parsed.ok ? parsed.value : (text.normalize('NFKC') as Parameters<typeof skeletonOf>[0]))
}
