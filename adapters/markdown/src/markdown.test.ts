import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { describe, expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'
import { visit } from './parse.ts'

const { withoutLinks, visibleText } = makeMarkdown()

describe('withoutLinks', () => {
  it.each([
    ['a link', 'Read [the docs](https://made.up/docs).', 'Read the docs.'],
    ['an image', '![a cat](https://made.up/cat.png)', 'a cat'],
    ['a link in angle brackets', 'See <https://made.up>.', 'See `https://made.up`.'],
    ['a type that looks like an address', 'A Vec<std::string> holds', 'A Vec\\<std::string> holds'],
    ['an address that looks like a type', 'Vec<https://made.up>', 'Vec\\<`https://made.up>`'],
    ['a bare address', 'See https://made.up/a_b now', 'See `https://made.up/a_b` now'],
    ['a bare domain', 'Buy it at shop.example.com today.', 'Buy it at `shop.example.com` today.'],
    ['a mail address', 'Write to me@made.up.', 'Write to `me@made.up`.'],
    ['a reference', 'See [the docs][1].\n\n[1]: https://made.up', 'See the docs.\n\n\\[1]: `https://made.up`'],
    ['nested brackets', '[[a](http://b.up)](http://c.up)', 'a'],
    ['an address in escapes', 'https\\://made.up/x', '`https://made.up/x`'],
    ['an address in entities', 'https&colon;//made.up/x', '`https://made.up/x`'],
    ['an element', 'This is <b>bold</b>.', 'This is bold.'],
    ['a link in HTML', '<a href="https://made.up">here</a>', 'here'],
    ['an address with a soft hyphen in it', 'See made\u00AD-up.com.', 'See `made\u00AD-up.com`.'],
    [
      'a domain of another script',
      'См. пример.рф и xn--e1afmkfd.xn--p1ai.',
      'См. `пример.рф` и `xn--e1afmkfd.xn--p1ai`.',
    ],
    ['a short domain of a messenger', 'Join t.me/made_up now', 'Join `t.me/made_up` now'],
    ['a number to write to', 'sms:+4917123 or bitcoin:bc1q', '`sms:+4917123` or `bitcoin:bc1q`'],
    ['an address behind a comma', 'so,www.made.up', '`so,www.made.up`'],
  ])('should take %s out', (_name, markdown, expected) => {
    expect(withoutLinks(markdown)).toBe(expected)
  })

  it.each([
    'Use `curl http://localhost:3000` to try it.',
    '```ts\nconst a: Map<K, V> = new Map()\n// https://example.com\n```',
    'A `Map<K, V>` and `[a](b)`.',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    '[Note]: this is important',
    'At 10:30, ratio 3:2, Node.js and main.py, e.g. 3.5 km. I.e.: fine.',
    'if a < b and c > d then x[i] = 3',
    '使用 Python 学习编程。第一步:安装。',
    'これはペンです。例えば、りんご。',
    'การเรียนรู้ภาษาไทยสนุกมาก',
    '1. one\n2. two\n   - [x] done\n\n> quoted **bold** _it_ ~~no~~',
    'a \\* b, 5 \\< 6, AT&amp;T',
    'ASP.NET and socket.io are frameworks.',
  ])('should give %j back to the letter', (markdown) => {
    expect(withoutLinks(markdown)).toBe(markdown)
  })

  it.each([
    ['Array<String> and List<Integer>', 'Array<String> and List<Integer>'],
    ['fn<a>(x) and Vec<i>', 'fn<a>(x) and Vec<i>'],
    ['[Note]: important', '[Note]: important'],
    ['then rows[i](x) = y', 'then rows[i](x) = y'],
    ['from [a, b) to rows[i](x) = y', 'from [a, b) to rows[i](x) = y'],
    ['a[] (b) and [c, d) and e[](f)', 'a[] (b) and [c, d) and e[](f)'],
    ['Open http://localhost:3000 now', 'Open http://localhost:3000 now'],
    ['Write <your name> here', 'Write <your name> here'],
  ])('should show every word of %j', (markdown, seen) => {
    expect(visibleText(withoutLinks(markdown))).toBe(seen)
  })

  it('should never leave what the page could draw as a link, an image or HTML', () => {
    const part = fc.constantFrom(
      ...[
        '[',
        ']',
        '(',
        ')',
        '<',
        '>',
        '!',
        '`',
        '``',
        '\\',
        '&',
        ';',
        ':',
        '/',
        '//',
        '://',
        '\n',
        '\n\n',
        ' ',
        '    ',
        '> ',
      ],
      ...[
        'https',
        'http',
        'www.',
        'made.up',
        '.com',
        '@',
        'a',
        'me@made.up',
        'xmpp:',
        'mailto:',
        '&colon;',
        '&#58;',
        '&lt;',
      ],
      ...[
        '[a]: ',
        '[a]',
        '[a](b)',
        '<a href=x>',
        '</a>',
        '<!--',
        '-->',
        '**',
        '_',
        '|',
        '|-|\n',
        '- ',
        '1. ',
        '```\n',
        '"t"',
      ],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        expect(linksIn(withoutLinks(parts.join('')))).toEqual([])
      }),
    )
  })
})

describe('visibleText', () => {
  it('should give what a person sees, a line for each block', () => {
    expect(visibleText('# Forks\n\nA *fork* hits **two**.\n\n- one\n- `two`\n\n```\ncode\n```')).toBe(
      'Forks\nA fork hits two.\none\ntwo\ncode',
    )
  })
})

// Helpers

/** What the page's reader would draw as links, images or HTML. */
function linksIn(markdown: string): readonly string[] {
  const found: string[] = []
  const tree = fromMarkdown(markdown, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  })
  visit(tree, (node: Nodes) => {
    if (/^(?:link|image|linkReference|imageReference|html|definition)$/.test(node.type)) found.push(node.type)
    return true
  })
  return found
}
