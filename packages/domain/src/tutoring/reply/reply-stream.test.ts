import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../../testing/memory/markdown.ts'
import { makeReplyStream } from './reply-stream.ts'

describe('makeReplyStream', () => {
  it('should show the message word by word, and nothing of what stands before it', () => {
    const { pieces, stream } = listen()
    for (const piece of ['{"goal":"","asks":"level",', '"mess', 'age": "Hello th', 'ere, what do you', ' know?"}']) {
      stream.feed(piece)
    }
    expect(pieces).toEqual(['Hello ', 'there, what do ', 'you know?'])
    expect(stream.head()?.asks).toBe('level')
  })

  it('should show nothing when what stands before the message is not accepted', () => {
    const { pieces, stream } = listen(() => false)
    stream.feed('{"asks":"level","message":"What do you know already?"}')
    expect(pieces).toEqual([])
  })

  it('should not take a message key inside a fact for the message', () => {
    const { stream } = listen()
    stream.feed(JSON.stringify({ level: '"message": "no', asks: 'time', message: 'When?' }))
    expect(stream.shown()).toBe('When?')
    expect(stream.head()?.facts.level).toBe('"message": "no')
  })

  it('should wait for the end of thinking, and of a link', () => {
    const { pieces, stream } = listen()
    stream.feed('<think>"message" is what they want</think>{"asks":"","message":"See [this ')
    expect(pieces.join('')).toBe('See ')
    stream.feed('page](http://made.up/x) now')
    stream.feed('."}')
    // the in-memory reader keeps no words of a link: the real one does, in adapters/markdown
    expect(pieces.join('')).toBe('See now.')
  })

  it('should always show the whole message in the end, however the answer is cut into pieces', () => {
    fc.assert(
      fc.property(plainMessage, fc.array(fc.nat({ max: 400 }), { maxLength: 30 }), (message, cuts) => {
        const { pieces, stream } = listen()
        for (const piece of cutAt(JSON.stringify({ goal: '', asks: 'level', message }), cuts)) stream.feed(piece)
        expect(pieces.join('')).toBe(message.trimStart())
        expect(stream.shown()).toBe(message.trimStart())
      }),
    )
  })

  it('should never show an address, whatever comes', () => {
    const words = fc.constantFrom(
      '[a](http://x.y/z)',
      'https://made.up',
      'www.made.up',
      '<https://x.y>',
      'and',
      '[b',
      '](',
      ')',
    )
    fc.assert(
      fc.property(fc.array(words), fc.array(fc.nat({ max: 300 })), (parts, cuts) => {
        const { pieces, stream } = listen()
        for (const piece of cutAt(JSON.stringify({ message: parts.join(' ') }), cuts)) stream.feed(piece)
        expect(pieces.join('')).not.toMatch(/:\/\/|www\./)
      }),
    )
  })
})

// Helpers

/** Words without anything that `withoutLinks` would touch. */
const plainMessage = fc
  .array(fc.stringMatching(/^[\p{L}\p{N}"\\,.!?😀\t\n]{1,12}$/u), { minLength: 1 })
  .map((words) => words.join(' '))
  .filter((text) => !/www\.|[\t\n]/.test(text) && text.trim() !== '')

function listen(accept: () => boolean = () => true) {
  const pieces: string[] = []
  return {
    pieces,
    stream: makeReplyStream({ markdown: makeMemoryMarkdown(), accept, onText: (piece) => pieces.push(piece) }),
  }
}

function cutAt(text: string, cuts: readonly number[]): readonly string[] {
  const places = [0, ...new Set(cuts.map((cut) => cut % (text.length + 1))), text.length].sort((a, b) => a - b)
  return places.slice(1).map((end, index) => text.slice(places[index], end))
}
