import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import type { ReplyAnswer } from './tasks.ts'

/** Texts that look like what is removed, and must stay as they are. `keeps`: what a reader must see; unset, the text. */
const TEXTS: Readonly<Record<string, string | { readonly text: string; readonly keeps: readonly string[] }>> = {
  'code/generics': 'A recipe book is a Map<K, V> from a name to a list.',
  'code/one-generic': { text: 'A list of loaves is an Array<string> in TypeScript.', keeps: ['Array<string>'] },
  'code/inline': {
    text: 'Write `List<Map<K, V>>` and `a[0](b)` and `https://localhost:3000/loaves` for it.',
    keeps: ['List<Map<K, V>>', 'a[0](b)', 'https://localhost:3000/loaves'],
  },
  'code/fence': {
    text: '```sh\ncurl http://localhost:3000/loaves?day=1 | grep "<b>"\n[link]: not-one\n```',
    keeps: ['curl http://localhost:3000/loaves?day=1 | grep "<b>"\n[link]: not-one'],
  },
  'code/tilde-fence': {
    text: '~~~html\n<a href="https://example.com">x</a>\n~~~',
    keeps: ['<a href="https://example.com">x</a>'],
  },
  'code/indented': {
    text: 'So it looks:\n\n    const url = "https://example.com"',
    keeps: ['const url = "https://example.com"'],
  },
  'code/thinking-tag': { text: 'The tag `<think>` opens, `</think>` closes.', keeps: ['<think>', '</think>'] },
  'code/scope': 'In C++ it is std::vector and in Rust it is std::vec::Vec.',
  'code/json': { text: 'Note it as `{"flour": 400, "water": 280}`.', keeps: ['{"flour": 400, "water": 280}'] },
  'table/plain': {
    text: '| Flour | Water |\n|---|---:|\n| 400 g | 280 g |\n| 500 g | 350 g |',
    keeps: ['Flour', '280 g', '350 g'],
  },
  'brackets/note': '[Note]: the dough is sticky at first.',
  'brackets/tip-inline': 'Remember [tip]: wet your hands.',
  'brackets/number': 'As one baker found [1], rest matters [see below].',
  'brackets/tasks': {
    text: '- [ ] weigh the flour\n- [x] feed the starter',
    keeps: ['weigh the flour', 'feed the starter'],
  },
  'host/localhost': 'The oven reports its heat at localhost:8080 in our kitchen.',
  'host/file-names': 'Keep notes in README.md, run main.py and read index.html with Node.js.',
  'host/versions': 'Use version 1.2.3 of the sheet, or 192.168.0.1 for the scale.',
  'signs/less-than': 'If a < b and c > d, then add water; if 60 < x < 70, wait.',
  'signs/arrows': 'Flour -> dough -> loaf, and 1 <-> 2 are swapped; I <3 bread.',
  'signs/ampersand': 'Salt & water, R&D, AT&T and P&L are no entities.',
  'signs/prices': 'A bag costs $3.50, two cost $6.00, and 10% off makes $5.40.',
  'signs/times': 'Feed it at 10:30, fold at 11:00 and 11:30, in a ratio of 2:1:1.',
  'signs/colons': 'Three things: flour, water: warm, salt: little. Warning: hot!',
  'signs/fractions': 'Use 3/4 cup and/or 1/2 spoon, 50/50 if unsure.',
  'signs/paths': {
    text: 'It lies in `C:\\Users\\ana\\bread` or in ~/bread/starter.',
    keeps: ['C:\\Users\\ana\\bread', '~/bread/starter'],
  },
  'signs/at': 'Bake it @ 230 °C, and tell @ana nothing.',
  'signs/backslash': {
    text: 'The star \\* stays a star and 2 \\_ 3 too.',
    keeps: ['The star * stays a star and 2 _ 3 too.'],
  },
  'signs/math': 'The hydration is $h = w / f$, and $a_1 * b_2$ is a product.',
  'marks/emphasis': { text: 'It is **very** *soft* and _light_.', keeps: ['It is very soft and light.'] },
  'marks/quote': { text: '> Patience is an ingredient.', keeps: ['Patience is an ingredient.'] },
  'marks/list': { text: '1. Weigh\n2. Rest\n   - half an hour\n3. Fold', keeps: ['Weigh', 'half an hour', 'Fold'] },
  'marks/heading': { text: '## Folding\n\nWet your hand.', keeps: ['Folding', 'Wet your hand.'] },
  'letters/emoji': 'A family of bakers 👨‍👩‍👧‍👦 waves a flag 🏳️‍🌈 and a heart ❤️.',
  'letters/persian': 'The Persian word نان‌ها keeps its joint.',
  'letters/accents': 'Crème brûlée, Łódź, naïve façade, smörgåsbord, Việt Nam.',
  'letters/thai': 'ขนมปังโฮมเมดหอมมาก แป้งและน้ำต้องพักก่อน',
  'letters/chinese': '面粉和水混合之后静置半小时：时间是10:30。',
  'letters/japanese': '小麦粉と水を混ぜて三十分休ませます。',
  'letters/arabic': 'اخلط الدقيق والماء واترك العجين يرتاح نصف ساعة.',
  'words/learner-of-models': 'A language model predicts the next word; a baker predicts the next rise.',
  'words/sorry': 'Do not be sorry when the first loaf is flat.',
  'words/buy': 'Buy a scale for about $15 in any shop, and good flour.',
}

const read = (entry: (typeof TEXTS)[string]) => (typeof entry === 'string' ? { text: entry, keeps: [entry] } : entry)

const chapter = ([id, entry]: [string, (typeof TEXTS)[string]]): AnswerCase => ({
  id: `chapter/harmless/${id}`,
  kind: 'harmless',
  task: 'chapter',
  setting: BREAD,
  verdict: 'harmless',
  keeps: read(entry).keeps,
  text: JSON.stringify({
    ...BREAD.chapter,
    introduction: `${BREAD.chapter.introduction}\n\n${read(entry).text}\n\nThen go on.`,
  }),
})

/** A reply is mostly of one script: what stands in another is tried in chapters. */
const reply = ([id, entry]: [string, (typeof TEXTS)[string]]): AnswerCase => {
  const message = `That helps.\n\n${read(entry).text}\n\nHow much time can you give it each week?`
  const answer: ReplyAnswer = { goal: '', level: BREAD.brief.level ?? '', time: '', focus: '', asks: 'time', message }
  return {
    id: `reply/harmless/${id}`,
    kind: 'harmless',
    task: 'reply',
    setting: BREAD,
    verdict: 'harmless',
    keeps: read(entry).keeps,
    text: JSON.stringify(answer),
  }
}

export const HARMLESS: readonly AnswerCase[] = [
  ...Object.entries(TEXTS).map(chapter),
  ...Object.entries(TEXTS)
    .filter(([id]) => !/thai|chinese|japanese|arabic/.test(id))
    .map(reply),
]
