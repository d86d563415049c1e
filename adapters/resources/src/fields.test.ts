import { aCandidate } from '@app/domain/testing'
import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, readItems, shownText, textAt } from './fields.ts'
import { plainText } from './plain-text.ts'

describe('at', () => {
  it('should find what lies at the end of a path, through objects and lists', () => {
    expect(at({ a: [{ b: 1 }] }, 'a', 0, 'b')).toBe(1)
    expect(textAt({ a: ['x'] }, 'a', 0)).toBe('x')
  })

  it('should find nothing where the path ends early, or leads to what every object has', () => {
    for (const value of [null, undefined, 1, 'text', [], {}, JSON.parse('{"a":null}')]) {
      expect(at(value, 'a', 'b')).toBeUndefined()
      expect(at(value, 'constructor')).toBeUndefined()
      expect(at(value, '__proto__')).toBeUndefined()
      expect(textAt(value, 'a')).toBe('')
    }
  })
})

describe('readItems', () => {
  const read = (item: unknown) => (typeof item === 'string' ? aCandidate({ title: item }) : null)
  const titles = (list: unknown, readOne: (item: unknown) => ReturnType<typeof read> | undefined = read) => {
    const answer = readItems(list, readOne)
    return answer.ok ? answer.value.map(({ title }) => title) : answer.error.kind
  }

  it('should read what can be read, ten at most', () => {
    expect(titles(['a', 1, null, 'b'])).toEqual(['a', 'b'])
    expect(titles(Array.from({ length: 30 }, (_, index) => `${index}`))).toHaveLength(10)
    expect(titles([])).toEqual([])
  })

  it('should take a list of which nothing can be read, and what is no list, for malformed', () => {
    for (const list of [[1, 2], [null], undefined, null, {}, 'text', 3]) expect(titles(list)).toBe('malformed')
  })

  it('should take a list of which nothing is of use for empty', () => {
    expect(titles(['a', 'b'], () => undefined)).toEqual([])
  })
})

describe('shownText', () => {
  it('should leave what a page would show', () => {
    const html =
      'How a <span class="searchmatch">sour</span>dough &amp; &#39;starter&#39; <b>rises</b>&nbsp;&lt;fast&gt;'
    expect(shownText(html)).toBe("How a sourdough & 'starter' rises <fast>")
  })

  it('should keep the words of two paragraphs, lines and cells apart', () => {
    expect(shownText('<p>One</p>two<br>three<ul><li>four<li>five</ul>six')).toBe('One two three four five six')
  })

  it('should leave out scripts, styles and comments', () => {
    expect(shownText('a<script>alert(1)</script><style>p{}</style><!-- b -->c')).toBe('a c')
  })

  it('should read unfinished, nested and long HTML', () => {
    expect(shownText('flour <b>and <i')).toBe('flour and')
    expect(shownText(`${'<div>'.repeat(1_000)}deep`)).toBe('deep')
    expect(shownText('<p>x'.repeat(1_000_000)).length).toBeLessThan(10_000)
  })

  it('should always answer one line of visible text, whatever comes', () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        for (const plain of [plainText(text), shownText(text)]) {
          expect(plain).toBe(plainText(plain))
          expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u)
        }
      }),
    )
  })
})
