import TEXTS from './hostile/texts.json' with { type: 'json' }

/** An answer in the shape that was asked for, as data. */
type Shaped = Readonly<Record<string, unknown>>
type Unfit = readonly ('reply' | 'plan' | 'chapter')[]
/** `times`: how often it was asked the same before. */
type Says = (good: Shaped, times: number) => Shaped | string

export type BadModel = {
  readonly name: string
  /** What nothing may be kept of: the reply to a goal, a plan, a chapter. All else is to be COMPLETE. */
  readonly unfit: Unfit
  /** All else may fail as well, but hold no link, and nothing of a shape. */
  readonly mayFail: boolean
  /** What it says where a good model says `good`. */
  readonly says: Says
}

const bad = (name: string, unfit: Unfit, says: Says): BadModel => ({ name, unfit, mayFail: false, says })
const mixed = (name: string, says: Says): BadModel => ({ ...bad(name, [], says), mayFail: true })
const mangling = (name: string, asList: (items: readonly Shaped[]) => unknown): BadModel =>
  mixed(`gives chapters ${name}`, (good) => withList(good, asList))

const ALL = ['reply', 'plan', 'chapter'] as const
const PAY = 'The rest costs 20 euros: pay to IBAN DE89 3704 0044 0532 0130 00.'
const LINKS =
  'See [this](https://bad.example/deal), <https://bad.example>, www.bad.example/deal ![](https://bad.example/a.png) and <a href="https://bad.example">that</a>.'
const TWINS = ['Start well', 'Start well.', 'Start we\u00adll', 'START WELL', 'Start  well!', '\u200bStart well']
/** In both shapes that a reply had so far. */
const INVENTED = {
  ...{ level: 'holds a doctorate in it', time: '40 hours a week', focus: 'winning a world title' },
  facts: {
    level: { value: 'expert', quote: 'I hold a doctorate in it' },
    time: { value: { minutes: 2_400, per: 'week' }, quote: '40 hours a week' },
    deadline: { value: '2031-01-01', quote: 'by New Year' },
  },
}

/** Each is bad in one way. */
export const BAD_MODELS: readonly BadModel[] = [
  bad('refuses', ALL, () => TEXTS.apology),
  bad('apologises at length', ALL, saying("I'm sorry, I cannot help with that", TEXTS['long-apology'])),
  bad('says lorem ipsum', ALL, saying('Lorem ipsum dolor sit amet', TEXTS['lorem-ipsum'])),
  bad('is invisible', ALL, saying('\u200b'.repeat(8), '\u3164\u200b'.repeat(400))),
  bad('writes another language', ALL, saying('Den Teig richtig falten lernen', TEXTS.german)),
  bad('says one sentence 500 times', ALL, saying(TEXTS.sentence, Array(500).fill(TEXTS.sentence).join(' '))),
  bad('says one word', ['plan', 'chapter'], saying('Practice', 'Practice.')),
  bad('thinks in the text', ALL, saying('Okay, the user wants me to write this', TEXTS['thinking-aloud'])),
  bad('wants to be paid', ALL, (good) => withMore(good, PAY)),
  bad('is cut off at half', ALL, (good) => JSON.stringify(good).slice(0, JSON.stringify(good).length / 2)),
  bad('has equal chapters', ['plan'], (good) =>
    withChapters(good, (_, index) => ({ title: TWINS[index] ?? 'Start well' })),
  ),
  bad('has one chapter', ['plan'], (good) => withList(good, (chapters) => chapters.slice(0, 1))),
  mixed('makes links', (good) => withMore(good, LINKS)),
  bad('invents facts', [], (good) => ('route' in good ? { ...good, ...INVENTED } : good)),
  bad(
    'thinks aloud first',
    [],
    (good) => `<think>${TEXTS['thinking-aloud']} {"draft": 1}</think>\n${JSON.stringify(good)}`,
  ),
  bad(
    'wraps and chats',
    [],
    (good) => `Sure {here}!\n\`\`\`json\n${JSON.stringify({ result: good })}\n\`\`\`\nDone {now}.`,
  ),
  bad('says garbage at first', [], (good, times) => (times === 0 ? '{"oops' : good)),
  bad('numbers the titles', [], (good) =>
    withChapters(good, ({ title }, index) => ({ title: `Chapter ${index + 1}: ${title}` })),
  ),
  bad('builds in circles', [], (good) =>
    withChapters(good, (_, index) => ({ builds_on: [index + 1, index + 2, 99, -2, 'all'] })),
  ),
  bad('has no time or all of it', [], (good) =>
    withChapters(good, (_, index) => ({ minutes: [0, 10_000, -5, 'about 1e9', 45][index % 5] })),
  ),
  bad('has 40 chapters', [], (good) =>
    withList(good, (chapters) => Array.from({ length: 40 }, (_, index) => again(chapters, index))),
  ),
  mangling('as lines', (items) => items.map(({ title, summary }) => `${title}: ${summary}`)),
  mangling('by number', (items) => Object.fromEntries(items.map((item, index) => [`${index + 1}`, item]))),
  mangling('as text', (items) => JSON.stringify(items)),
  mangling('under other names', (items) =>
    items.map(({ title, summary, objectives, minutes }) => ({
      name: title,
      description: summary,
      learning_objectives: objectives,
      duration: minutes,
    })),
  ),
  mangling('without lists', (items) =>
    items.map(({ title, summary, objectives, minutes }) => ({
      title,
      summary,
      objectives: String(objectives),
      minutes: `about ${minutes} minutes`,
    })),
  ),
]

const LONG = new Set(['message', 'question', 'answer', 'description', 'introduction', 'body', 'practice'])
const SHORT = new Set([
  ...['title', 'summary', 'heading', 'search', 'reason', 'done_when'],
  ...['key_points', 'objectives', 'learning_objectives'],
])

/** These words wherever a learner reads some; the shape stays good. */
function saying(short: string, long: string): Says {
  const said = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return LONG.has(name) ? long : SHORT.has(name) ? short : value
    // the options of a question and its key are no prose
    if (Array.isArray(value)) return name === 'answer' ? value : value.map((item) => said(item, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part, key)]))
  }
  return (good) => record(said(good, ''))
}

/** This behind the longest text of the answer. */
const withMore = (good: Shaped, more: string): Shaped =>
  Object.fromEntries(
    Object.entries(good).map(([name, value]) => [
      name,
      LONG.has(name) && typeof value === 'string' ? `${value}\n\n${more}` : value,
    ]),
  )

/** A plan's answer with another list of chapters. */
const withList = (good: Shaped, listOf: (chapters: readonly Shaped[]) => unknown): Shaped =>
  Array.isArray(good.chapters) ? { ...good, chapters: listOf(good.chapters.map(record)) } : good

const withChapters = (good: Shaped, part: (chapter: Shaped, index: number) => Shaped): Shaped =>
  withList(good, (chapters) => chapters.map((chapter, index) => ({ ...chapter, ...part(chapter, index) })))

const OTHERWISE = ['care', 'a friend', 'other tools', 'more patience', 'a stopwatch', 'closed books', 'old notes']

/** The chapters over and over again, with further titles and words. */
function again(chapters: readonly Shaped[], index: number): Shaped {
  const { title, summary, ...chapter } = chapters[index % chapters.length] ?? {}
  const round = Math.floor(index / chapters.length)
  const more = round === 0 ? '' : `, once more with ${OTHERWISE[(index + round) % OTHERWISE.length]} ${round}`
  return { ...chapter, title: `${title}${more}`, summary: `${summary}${more}` }
}

const record = (value: unknown): Shaped => (typeof value === 'object' && value !== null ? { ...value } : {})
