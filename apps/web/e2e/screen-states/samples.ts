export type ContentSample = {
  readonly introduction: string
  readonly learningObjectives: readonly string[]
  readonly curatedResources: readonly {
    readonly link: string
    readonly title: string
    readonly resourceType: 'video' | 'article' | 'exercise' | 'book' | 'course'
    readonly justification: string
  }[]
}

export type ChapterSample = {
  readonly title: string
  readonly state: 'locked' | 'preparing' | 'open' | 'done' | 'failed' | 'broken'
  readonly content?: ContentSample
}

export type PlanSample = {
  readonly goal: string
  readonly title: string
  readonly description: string
  readonly generation?: 'pending' | 'generating' | 'failed'
  readonly failure?: string
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

/** Each chapter in a state of its own; those without one are locked. */
export const guitar = (...states: readonly ChapterSample['state'][]): PlanSample => ({
  goal: 'play the guitar at campfires',
  title: 'The guitar at campfires',
  description: 'From the first chord to an evening of songs that everybody can sing along to, in two hours a week.',
  chapters: titles.map((title, index) => ({ title, state: states[index] ?? 'locked', content })),
})

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

export const talkBeforeYes: ConversationSample = {
  ...talk,
  said: [
    ...talk.said,
    'Two hours or so, mostly at weekends.',
    `Here's a summary of what I understood:

- **Goal:** play the guitar at campfires
- **Level:** I know two chords, and I change between them far too slowly
- **Time:** Two hours or so, mostly at weekends
- **Focus:** the essentials first (my assumption)

If anything is wrong, choose No and tell me what to change. Shall I proceed?`,
  ],
  awaitsYes: true,
}
