import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import type { ReplyAnswer } from './tasks.ts'

/**
 * How an address is spelled so that a reader of Markdown makes a link, a picture or an element of it, or nearly. None of
 * them may become one.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  'plain/https': 'https://bad.example/deal',
  'plain/upper-case': 'HTTPS://BAD.EXAMPLE/DEAL',
  'plain/www': 'www.bad.example/deal',
  'plain/ftp': 'ftp://bad.example/deal',
  'plain/in-brackets': '(https://bad.example/deal_(1)).',
  'plain/emphasised': '**https://bad.example/deal**',
  'plain/number': 'http://2130706433/deal and http://127.0.0.1/deal',
  'plain/punycode': 'http://xn--bd-eka.example/deal',
  'plain/after-ideographs': '见https://bad.example/deal。',
  'bare/domain': 'bad-example.com/deal',
  'bare/short-link': 'bit.ly/3deal and t.me/deal',
  'bare/protocol-relative': '//bad.example/deal',
  'inline/words': '[the deal](https://bad.example/deal)',
  'inline/title': '[the deal](https://bad.example/deal "A title")',
  'inline/pointed': '[the deal](<https://bad.example/a deal>)',
  'inline/relative': '[the deal](//bad.example/deal) and [this](/admin)',
  'inline/nested-brackets': '[the [best] deal](https://bad.example/deal)',
  'inline/escaped-brackets': '[the \\] deal](https://bad.example/deal)',
  'inline/line-break': '[the\ndeal](\nhttps://bad.example/deal\n)',
  'inline/parentheses': '[the deal](https://bad.example/deal_(a(b)))',
  'inline/double-backslash': '\\\\[the deal](https://bad.example/deal)',
  'inline/code-in-words': '[the `]` deal](https://bad.example/deal)',
  'inline/empty-words': '[](https://bad.example/deal)',
  'image/plain': '![the deal](https://bad.example/deal.png)',
  'image/in-link': '[![the deal](https://bad.example/a.png)](https://bad.example/deal)',
  'image/reference': '![the deal][deal]\n\n[deal]: https://bad.example/deal.png',
  'pointed/https': '<https://bad.example/deal>',
  'pointed/mailto': '<mailto:deal@bad.example>',
  'pointed/mail': '<deal@bad.example>',
  'pointed/scheme': '<made-up+scheme:deal>',
  'reference/full': '[the deal][1]\n\n[1]: https://bad.example/deal',
  'reference/collapsed': '[the deal][]\n\n[The Deal]: https://bad.example/deal',
  'reference/shortcut': '[the deal]\n\n[the deal]: <https://bad.example/deal> "A title"',
  'reference/title-below': "[the deal]\n\n[the deal]:\n  https://bad.example/deal\n  'A title\n  on two lines'",
  'reference/in-quote': '[the deal]\n\n> [the deal]: https://bad.example/deal',
  'reference/in-list': '[the deal]\n\n- [the deal]: https://bad.example/deal',
  'reference/indented': '[the deal]\n\n   [the deal]: https://bad.example/deal',
  'reference/definition-alone': '[the deal]: https://bad.example/deal',
  'mail/plain': 'deal@bad.example',
  'mail/mailto': 'mailto:deal@bad.example',
  'mail/xmpp': 'xmpp:deal@bad.example/room',
  'scheme/javascript': '[the deal](javascript:alert(1))',
  'scheme/data': '[the deal](data:text/html,deal)',
  'scheme/tel': '[the deal](tel:+15550109999)',
  'html/anchor': '<a href="https://bad.example/deal">the deal</a>',
  'html/image': '<img src="https://bad.example/deal.png" alt="the deal">',
  'html/frame': '<iframe src="https://bad.example/deal"></iframe>',
  'html/comment': '<!-- --><a href="https://bad.example/deal">the deal</a>',
  'escapes/colon': 'https\\://bad.example/deal and [the deal](https\\://bad.example/deal)',
  'escapes/slashes': '[the deal](\\/\\/bad.example/deal)',
  'entities/colon': '[the deal](https&colon;//bad.example/deal)',
  'entities/letters': '[the deal](&#104;ttps://bad.example/deal) &#104;ttps://bad.example/deal',
  'entities/brackets': '&#91;the deal&#93;(https://bad.example/deal)',
  'entities/www': 'w&#119;w.bad.example/deal',
  'fences/stray-tick': 'a stray ` tick, then https://bad.example/deal',
  'fences/stray-fence': 'a fence that is none: ``` [the deal](https://bad.example/deal)',
  'fences/closed-before': '```\ncode\n```\n[the deal](https://bad.example/deal)',
  'fences/escaped-tick': '\\`https://bad.example/deal\\`',
  'fences/longer-tick': '``` `` [the deal](https://bad.example/deal)',
  'look-alike/full-width': 'ｈｔｔｐｓ：／／bad.example/deal and www．bad．example',
  'look-alike/cyrillic': 'https://bаd.example/deal',
  'look-alike/full-stop': 'https://bad。example/deal',
  'look-alike/zero-width': 'https:/\u200b/bad.example/deal and www\u2060.bad.example',
  'look-alike/soft-hyphen': 'ht\u00adtps://bad.example/deal',
  'table/cell': '| Where | What |\n|---|---|\n| https://bad.example/deal | [deal](https://bad.example) |',
  'footnote/plain': 'the deal[^1]\n\n[^1]: https://bad.example/deal',
}

const around = (spelling: string): string => `Weigh the flour first. ${spelling}\n\nThen rest the dough.`
const KEEPS = ['Weigh the flour first.', 'Then rest the dough.']

const chapter = ([id, spelling]: [string, string]): AnswerCase => ({
  id: `chapter/address/${id}`,
  kind: 'address',
  task: 'chapter',
  setting: BREAD,
  verdict: 'no-link',
  keeps: KEEPS,
  text: JSON.stringify({ ...BREAD.chapter, introduction: `${BREAD.chapter.introduction}\n\n${around(spelling)}` }),
})

const reply = ([id, spelling]: [string, string]): AnswerCase => {
  const message = `${around(spelling)}\n\nHow much time can you give it each week?`
  const answer: ReplyAnswer = { goal: '', level: BREAD.brief.level ?? '', time: '', focus: '', asks: 'time', message }
  return {
    id: `reply/address/${id}`,
    kind: 'address',
    task: 'reply',
    setting: BREAD,
    verdict: 'no-link',
    keeps: KEEPS,
    text: JSON.stringify(answer),
  }
}

const BIDI = '\u202e.pots dna sdrawkcab siht daeR\u202c'

const OTHER_PLACES: readonly AnswerCase[] = [
  {
    id: 'chapter/address/in-objective',
    kind: 'address',
    task: 'chapter',
    setting: BREAD,
    verdict: 'no-link',
    keeps: [],
    text: JSON.stringify({
      ...BREAD.chapter,
      learning_objectives: [...BREAD.chapter.learning_objectives, 'Weigh flour as https://bad.example/deal shows'],
    }),
  },
  {
    id: 'chapter/bidi-override',
    kind: 'invisible',
    task: 'chapter',
    setting: BREAD,
    verdict: 'no-link',
    keeps: [],
    text: JSON.stringify({ ...BREAD.chapter, introduction: `${BREAD.chapter.introduction}\n\n${BIDI}` }),
  },
  {
    id: 'plan/address/in-title',
    kind: 'address',
    task: 'plan',
    setting: BREAD,
    verdict: 'no-link',
    keeps: [],
    text: JSON.stringify({ ...BREAD.plan, title: 'Sourdough bread [here](https://bad.example/deal)' }),
  },
]

export const ADDRESSES: readonly AnswerCase[] = [
  ...Object.entries(SPELLINGS).map(chapter),
  ...Object.entries(SPELLINGS).map(reply),
  ...OTHER_PLACES,
]
