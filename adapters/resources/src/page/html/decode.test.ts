import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('decode', () => {
  it.each<[string, Buffer, string, string]>([
    ['UTF-8 by default', Buffer.from('Grüner Tee'), 'text/html', 'Grüner Tee'],
    ['what the header says', latin1('Grüner Tee'), 'text/html; Charset="ISO-8859-1"', 'Grüner Tee'],
    [
      'what a meta says',
      latin1('<meta charset=windows-1252>Tee für 5\x80'),
      'text/html',
      '<meta charset=windows-1252>Tee für 5€',
    ],
    [
      'what an old meta says',
      latin1('<meta name=a><meta http-equiv="Content-Type" content="text/html; charset=koi8-r">\xfe\xc1\xca'),
      '',
      '<meta name=a><meta http-equiv="Content-Type" content="text/html; charset=koi8-r">Чай',
    ],
    [
      'the header before a meta',
      Buffer.from('<meta charset=koi8-r>ü'),
      'text/html; charset=utf-8',
      '<meta charset=koi8-r>ü',
    ],
    ['Shift JIS', Buffer.from([0x82, 0xa8, 0x92, 0x83]), 'text/html; charset=Shift_JIS', 'お茶'],
    ['a mark before all', Buffer.from('\ufeffTee', 'utf16le'), 'text/html; charset=utf-8', 'Tee'],
    ['an ASCII page that says to be UTF-16', latin1('<meta charset="utf-16">Tee'), '', '<meta charset="utf-16">Tee'],
    ['an encoding that there is not', Buffer.from('Tee'), 'text/html; charset=tea', 'Tee'],
    ['bytes that mean nothing', Buffer.from([0x54, 0xff]), '', 'T\ufffd'],
  ])('should take %s', (_name, bytes, contentType, text) => {
    expect(decode(bytes, contentType)).toBe(text)
  })

  it('should never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, label) => {
        expect(typeof decode(bytes, `text/html; charset=${label}`)).toBe('string')
      }),
    )
  })
})
