export type ContentSample = {
  readonly introduction: string
  readonly learningObjectives: readonly string[]
  readonly curatedResources: readonly {
    readonly link: string
    readonly title: string
    readonly resourceType: 'video' | 'article' | 'exercise' | 'book' | 'course'
    readonly justification: string
  }[]
  /** What a chapter of the first version is without. */
  readonly contentVersion?: number
  readonly sections?: readonly {
    readonly id: string
    readonly heading: string
    readonly body: string
    readonly minutes: number
  }[]
  readonly keyPoints?: readonly string[]
  readonly practice?: { readonly task: string; readonly doneWhen: string } | null
  readonly exercises?: readonly { readonly task: string; readonly solution: string }[]
}

export type ChapterSample = {
  readonly title: string
  readonly state: 'locked' | 'preparing' | 'open' | 'done' | 'failed' | 'broken'
  readonly content?: ContentSample
  /** Of its check, as they are stored. */
  readonly questions?: readonly object[]
  /** What can be known of it while it is locked; a plan that an earlier version made says nothing. */
  readonly outline?: OutlineSample | undefined
}

export type OutlineSample = {
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number
  /** The numbers of earlier chapters. */
  readonly prerequisites: readonly number[]
}

export type PlanSample = {
  readonly goal: string
  readonly title: string
  readonly description: string
  readonly generation?: 'pending' | 'generating' | 'failed'
  readonly failure?: string
  /** What has come of one that is being made. */
  readonly draft?: readonly object[]
  readonly chapters: readonly ChapterSample[]
}

export type ConversationSample = {
  readonly goal: string
  /** In turns, beginning with the assistant. */
  readonly said: readonly string[]
  readonly awaitsYes?: boolean
}

export const content: ContentSample = {
  introduction: `A song around a fire rarely needs more than three chords. What it needs is that the change from one to the next
comes *on the beat*, even in the dark and with cold fingers.

So this chapter is about **changes**, not about chords. You practise two of them until your hand goes there by itself: first without
strumming, then with one stroke per bar, and in the end with a song that you know by heart.`,
  learningObjectives: [
    'Change between G and D without looking at your hand',
    'Keep strumming while the left hand is still on its way',
    'Play “Leaving on a Jet Plane” from beginning to end, slowly',
  ],
  curatedResources: [
    {
      link: 'https://www.youtube.com/results?search_query=one+minute+chord+changes',
      title: 'One-minute chord changes',
      resourceType: 'video',
      justification: 'Five minutes a day with a clock: the shortest way from slow to sure.',
    },
    {
      link: 'https://en.wikipedia.org/wiki/Special:Search?search=Strum+guitar',
      title: 'Strumming, and where the beat is',
      resourceType: 'article',
      justification: 'Explains down and up strokes in one page, before habits set in.',
    },
    {
      link: 'https://www.youtube.com/results?search_query=leaving+on+a+jet+plane+play+along+slow',
      title: 'Play along at half speed',
      resourceType: 'exercise',
      justification: 'The song of this chapter with the chords on screen, slow enough to keep up.',
    },
  ],
}

const titles = [
  'A guitar in tune, and how to hold it',
  'Three chords that carry most songs',
  'Changing chords without stopping',
  'Strumming that sounds like the song',
  'Singing and playing at once',
  'An evening of ten songs',
]

const outlines: readonly OutlineSample[] = [
  {
    summary: 'A guitar that is in tune and sits well makes every chord easier, so this comes before any of them.',
    objectives: ['Tune six strings with a free app', 'Hold the guitar without a strap', 'Name the parts of the guitar'],
    minutes: 60,
    prerequisites: [],
  },
  {
    summary: 'G, D and E minor are enough for hundreds of songs, and your fingers learn them in an afternoon.',
    objectives: ['Play G, D and E minor so that every string rings', 'Read a chord diagram'],
    minutes: 120,
    prerequisites: [1],
  },
  {
    summary: 'Songs stop where hands stop. Here the changes get faster than the beat, one pair of chords at a time.',
    objectives: [
      'Change between G and D without looking at your hand',
      'Keep strumming while the left hand is still on its way',
      'Play “Leaving on a Jet Plane” from beginning to end, slowly',
    ],
    minutes: 150,
    prerequisites: [2],
  },
  {
    summary: 'One pattern of down and up strokes fits most campfire songs, and a second one fits the rest.',
    objectives: ['Strum two patterns to a metronome', 'Tell three beats from four by ear'],
    minutes: 120,
    prerequisites: [2, 3],
  },
  {
    summary: 'Two things at once are learned one bar at a time: first hum, then words, then your own key.',
    objectives: ['Sing a whole verse while you strum', 'Move a song to a key that suits your voice with a capo'],
    minutes: 135,
    prerequisites: [3, 4],
  },
  {
    summary: 'You put together a list of songs, practise the moments between them, and lead the evening.',
    objectives: ['Play ten songs from memory or from one page', 'Start and end a song so that others can join in'],
    minutes: 150,
    prerequisites: [5],
  },
]

/** Each chapter in a state of its own; those without one are locked. */
export const guitar = (...states: readonly ChapterSample['state'][]): PlanSample => ({
  goal: 'play the guitar at campfires',
  title: 'The guitar at campfires',
  description: 'From the first chord to an evening of songs that everybody can sing along to.',
  chapters: titles.map((title, index) => ({
    title,
    state: states[index] ?? 'locked',
    content,
    outline: outlines[index],
  })),
})

/** As many chapters as a plan can have, with the longest words that a plan may hold. */
export const longPlan: PlanSample = {
  goal: 'pass the exam',
  title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent: from the deck to the bridge within one summer',
  description: 'Everything the examiners ask, in the order in which it makes sense on board.',
  chapters: Array.from({ length: 12 }, (_, index) => ({
    title:
      index === 4
        ? 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and other words on the forms you will meet'
        : `Part ${index + 1}: knots, lights and right of way on inland waters by day and by night`,
    state: index === 0 ? ('done' as const) : index === 1 ? ('open' as const) : ('locked' as const),
    content,
    outline: {
      summary: 'What the rules say, why they say it, and how it looks from the bridge when the river is full.',
      objectives: Array.from({ length: 5 }, (_, place) => `Explain rule ${index + 1}.${place + 1} with a sketch`),
      minutes: 95,
      prerequisites: index > 2 ? [index - 1, index] : [],
    },
  })),
}

export const spanish: PlanSample = {
  goal: 'Spanish for a month in Peru',
  title: 'Spanish for a month in Peru',
  description:
    'Enough to travel by bus, shop at a market and thank a host, with an ear for how people speak in the Andes.',
  chapters: [
    { title: 'Sounds, greetings and courage', state: 'open', content },
    { title: 'Numbers, prices and the market', state: 'locked' },
    { title: 'Buses, tickets and directions', state: 'locked' },
    { title: 'At a host’s table', state: 'locked' },
  ],
}

const unmade = {
  goal: 'Read a balance sheet before my next job interview',
  title: 'Read a balance sheet before my next job interview',
  description: '',
  chapters: [],
} as const

export const pendingPlan: PlanSample = { ...unmade, generation: 'pending' }
export const generatingPlan: PlanSample = { ...unmade, generation: 'generating' }
export const comingPlan: PlanSample = {
  ...generatingPlan,
  draft: [
    { title: 'Balance sheets for your interview' },
    { description: 'What stands on which side, what it tells an owner, and what an interviewer will ask about it.' },
    ...['Two sides of one page', 'Assets, from cash to goodwill', 'What a company owes'].map((title, index) => ({
      chapter: {
        number: index + 1,
        title,
        summary: 'Read a real one line by line, and say in a sentence what it means.',
      },
    })),
  ],
}
export const failedPlan: PlanSample = {
  ...unmade,
  generation: 'failed',
  failure: 'The assistant could not be reached. Nothing that you told it is lost.',
}

export const talk: ConversationSample = {
  goal: 'I want to play the guitar at campfires',
  said: [
    'Lovely: a guitar and people who sing along. **How much have you played** so far? Chords, single songs, or nothing yet?',
    'I know two chords, and I change between them far too slowly.',
    'Then changing chords comes first. How much time can you give it?',
  ],
}

/** The level was asked, and nothing is said of it. */
export const talkOfLevel: ConversationSample = { ...talk, said: talk.said.slice(0, 1) }

export const talkBeforeYes: ConversationSample = {
  ...talk,
  said: [
    ...talk.said,
    'Two hours or so, mostly at weekends.',
    `Here’s a summary of what I understood:

- **Goal:** play the guitar at campfires
- **Level:** I know two chords, and I change between them far too slowly (some experience)
- **Time:** Two hours or so, mostly at weekends (2 hours a week)
- **Focus:** the essentials first (my assumption)

If anything is wrong, choose No and tell me what to change. Shall I proceed?`,
  ],
  awaitsYes: true,
}
