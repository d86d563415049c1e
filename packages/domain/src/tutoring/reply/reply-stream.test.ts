import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../../testing/memory/markdown.ts'
import { MAX_MESSAGE_LENGTH } from '../../conversations/turn.ts'
import { makeReplyStream } from './reply-stream.ts'

describe('makeReplyStream', () => {
  it('should show each sentence of the message as soon as it is whole, and nothing of what stands before it', () => {
    const { pieces, stream } = listen()
    const parts = ['{"facts":[],"asks":"level",', '"ans', 'wer": "Hello th', 'ere! Version 3.', '5 is new. Wh', 'at do']
    const shown = [...parts, ' you know?"}'].map((piece) => {
      stream.feed(piece)
      return pieces.splice(0).join('|')
    })
    expect(shown).toEqual(['', '', '', 'Hello there!', ' Version 3.5 is new.', '', ' What do you know?'])
    expect(stream.head()?.asks).toBe('level')
  })

  it('should show nothing when what stands before the message is not accepted', () => {
    const { pieces, stream } = listen({ accept: () => false })
    stream.feed('{"asks":"level","answer":"What do you know already?"}')
    expect(pieces).toEqual([])
  })

  it('should show the question behind the answer, each only where it is accepted, in whichever order', () => {
    const both = { asks: 'level', answer: 'Good.', question: 'What do you know? "All"?' }
    const shownOf = (answer: object, accept: (part: string) => boolean = () => true): string => {
      const { pieces, stream } = listen({ accept })
      stream.feed(JSON.stringify(answer))
      expect(stream.shown()).toBe(pieces.join(''))
      return pieces.join('')
    }
    expect(shownOf(both)).toBe('Good.\n\nWhat do you know? "All"?')
    expect(shownOf(both, (part) => part === 'answer')).toBe('Good.')
    expect(shownOf(both, (part) => part === 'question')).toBe('What do you know? "All"?')
    expect(shownOf({ question: 'What?', asks: 'level', answer: 'Good.' })).toBe('What?\n\nGood.')
    expect(shownOf({ answer: '', question: 'What?' })).toBe('What?')
  })

  it('should show nothing behind a sentence that is unfit', () => {
    const { pieces, stream } = listen({ isUnfit: (text) => text.includes('UNFIT') })
    stream.feed(JSON.stringify({ answer: 'Good. UNFIT.', question: 'What?' }))
    expect(pieces.join('')).toBe('Good.')
  })

  it('should not take a message key inside a fact for the message', () => {
    const { stream } = listen()
    stream.feed(JSON.stringify({ facts: { level: '"answer": "no' }, asks: 'time', answer: 'When?' }))
    expect(stream.shown()).toBe('When?')
    expect(stream.head()?.facts).toMatchObject([{ name: 'level', value: '"answer": "no' }])
  })

  it('should keep a backslash and a line end that should have been escaped', () => {
    const { stream } = listen()
    stream.feed('{"asks":"level","answer":"Take \\(x\\) first.\n- Then?"}')
    expect(stream.shown()).toBe('Take \\(x\\) first.\n- Then?')
  })

  it('should wait for the end of thinking, and of a link', () => {
    const { pieces, stream } = listen()
    stream.feed('<think>"answer" is what they want</think>{"asks":"","answer":"Hi. See [this ')
    expect(pieces.join('')).toBe('Hi.')
    stream.feed('page](http://made.up/x) now')
    stream.feed('."}')
    // the in-memory reader keeps no words of a link: the real one does, in adapters/markdown
    expect(pieces.join('')).toBe('Hi. See now.')
  })

  it('should always show the whole message in the end, however the answer is cut into pieces', () => {
    fc.assert(
      fc.property(plainMessage, fc.array(fc.nat({ max: 400 }), { maxLength: 30 }), (message, cuts) => {
        const { pieces, stream } = listen()
        for (const piece of cutAt(JSON.stringify({ facts: [], asks: 'level', answer: message }), cuts))
          stream.feed(piece)
        expect(pieces.join('')).toBe(message.trim())
        expect(stream.shown()).toBe(message.trim())
      }),
    )
  })

  it('should never show more than the sentences before the first that is unfit, however the answer is cut into pieces', () => {
    const sentence = fc.constantFrom(
      'All good.',
      'Is it?',
      '好的。',
      'UNFIT words.',
      'Not the 3.5 UNFIT!',
      '- a\n',
      'UNFIT',
    )
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), fc.array(fc.nat({ max: 400 })), (sentences, cuts) => {
        const unfit: string[] = []
        const { pieces, stream } = listen({ isUnfit: (text) => text.includes('UNFIT'), unfit })
        const message = sentences.join(' ')
        for (const piece of cutAt(JSON.stringify({ answer: message }), cuts)) stream.feed(piece)
        const end = message.search(/(?:Not the 3\.5 )?UNFIT/)
        expect(pieces.join('')).toBe((end < 0 ? message : message.slice(0, end)).trim())
        expect(unfit).toHaveLength(end < 0 ? 0 : 1)
      }),
    )
  })

  it('should not show the end of a message that is clipped', () => {
    const { pieces, stream } = listen()
    stream.feed(JSON.stringify({ answer: `First. ${'x'.repeat(MAX_MESSAGE_LENGTH)}` }))
    expect(pieces).toEqual(['First.'])
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
        for (const piece of cutAt(JSON.stringify({ answer: parts.join(' ') }), cuts)) stream.feed(piece)
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

type Listening = {
  readonly accept?: (part: string) => boolean
  readonly isUnfit?: (sentence: string) => boolean
  readonly unfit?: string[]
}

function listen({ accept = () => true, isUnfit = () => false, unfit = [] }: Listening = {}) {
  const pieces: string[] = []
  const stream = makeReplyStream({
    markdown: makeMemoryMarkdown(),
    accept,
    check: (sentence) => (isUnfit(sentence) ? [{ code: sentence, words: '' }] : []),
    onUnfit: (faults) => unfit.push(...faults.map(({ code }) => code)),
    onText: (piece) => pieces.push(piece),
  })
  return { pieces, stream }
}

function cutAt(text: string, cuts: readonly number[]): readonly string[] {
  const places = [0, ...new Set(cuts.map((cut) => cut % (text.length + 1))), text.length].sort((a, b) => a - b)
  return places.slice(1).map((end, index) => text.slice(places[index], end))
}
