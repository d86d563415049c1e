import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeSafetyCheck } from './safety-check.ts'

const OUTLINES = readFileSync(join(import.meta.dirname, '../test/outlines.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({ name: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')).trim() }))

const { route } = await makeSafetyCheck()

describe('an ordinary outline', () => {
  it('should be one of 42 or more, none of them a mere message', () => {
    expect(OUTLINES.length).toBeGreaterThanOrEqual(42)
    for (const { text } of OUTLINES) {
      expect(text.length).toBeGreaterThanOrEqual(300)
      expect(text.length).toBeLessThanOrEqual(2_500)
    }
  })

  it.each(OUTLINES)('should not be declined: $name', ({ text }) => {
    expect([route(text, 'goal'), route(text, 'message')]).toEqual(['ok', 'ok'])
  })

  it.each([
    'I don’t want to live any more.',
    'Honestly, I only want to sleep and never wake up again.',
    'Ich kann nicht mehr und möchte einfach nur sterben.',
    'もう死にたい',
    'Хочу покончить с собой',
    'خودکشی نہیں، لیکن أريد أن أموت',
  ])('should not hide a cry for help below it: %s', (cry) => {
    for (const { name, text } of OUTLINES) expect([name, route(`${text}\n\n${cry}`, 'goal')]).toEqual([name, 'crisis'])
  })
})
