import { describe, expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

const LENGTH = 4_000

const filled = (piece: (nth: number) => string): string =>
  Array.from({ length: LENGTH }, (_, nth) => piece(nth))
    .join('')
    .slice(0, LENGTH)

describe('passagesOf', () => {
  it.each([
    ['numbers', (nth: number) => `${nth}\n`],
    ['signs that stand for words', (nth: number) => `ﷺ${nth}。`],
    ['signs of three letters', (nth: number) => `⑾${nth} `],
    ['words', (nth: number) => `a${nth.toString(36)} `],
    ['short sentences', (nth: number) => `I am ${nth}. `],
    ['sentences', (nth: number) => `I would like to bake bread number ${nth} with my kids. I have ${nth} hours. `],
    ['one word', (nth: number) => nth.toString(36)],
  ])('should be few, and not much longer than the text: %s', (_what, piece) => {
    const passages = passagesOf(filled(piece))
    const all = passages.join('')
    expect(passages.length).toBeLessThan(200)
    expect(all.length).toBeLessThan(4.5 * LENGTH)
    expect(all.normalize('NFKC').length).toBeLessThan(14 * LENGTH)
  })

  it('should hold each sentence by itself, and each two that follow each other together', () => {
    const sentences = Array.from({ length: 60 }, (_, nth) => `Here is sentence ${nth}, of some length.`)
    const passages = passagesOf(sentences.join(' '))
    for (const [nth, sentence] of sentences.entries()) {
      expect(passages).toContain(sentence)
      const pair = sentences.slice(nth, nth + 2).join(' ')
      expect(passages.some((passage) => passage.includes(pair))).toBe(true)
    }
  })

  it('should leave no word out of a page of short lines', () => {
    const lines = Array.from({ length: 900 }, (_, nth) => `w${nth}`)
    const words = new Set(passagesOf(lines.join('\n')).flatMap((passage) => passage.split(/\s+/)))
    expect(lines.filter((word) => !words.has(word))).toEqual([])
  })
})
