import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseGoal, parseMessage, parseRequest, parseText, TEXTS } from './input.ts'

const NOTHING = ['', ' \n\t ', '\u0000', '\u0000\u0007', '\u200B\u2060\uFEFF', '\uD800', '\uDC00 \uD83E']

/** Halves of characters too. */
const anyUnits = fc.array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff))).map((units) => String.fromCharCode(...units))

describe('parseText', () => {
  it.each(NOTHING)('should take nothing that can be seen for nothing: %j', (text) => {
    for (const parse of [parseGoal, parseMessage, parseRequest])
      expect(parse(text)).toMatchObject({ ok: false, error: { kind: 'invalid-input', fault: 'missing' } })
    expect(parseText('summary', text)).toEqual({ ok: true, value: '' })
  })

  it('should count characters without the space around them', () => {
    for (const input of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
      const { longest } = TEXTS[input]
      expect(parseText(input, `\n ${'x'.repeat(longest)} \n`)).toEqual({ ok: true, value: 'x'.repeat(longest) })
      const error = { kind: 'invalid-input', input, fault: 'too-long', longest }
      expect(parseText(input, 'x'.repeat(longest + 1))).toEqual({ ok: false, error })
    }
    expect([TEXTS.goal.longest, TEXTS.message.longest]).toEqual([4_000, 4_000])
  })

  it('should mend what is around what can be seen, so that every text can be saved', () => {
    expect(parseGoal('Ch\u0000ess \uD83E\r\nnow')).toEqual({ ok: true, value: 'Chess \uFFFD\nnow' })
    fc.assert(
      fc.property(anyUnits, (text) => {
        const parsed = parseGoal(text)
        if (!parsed.ok) return
        expect(parsed.value).toBe(parsed.value.trim())
        expect(parsed.value).not.toMatch(/^$|\0|\p{Surrogate}/u)
        expect(parseGoal(parsed.value)).toEqual(parsed)
      }),
    )
  })
})
