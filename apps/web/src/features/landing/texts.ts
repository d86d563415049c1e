import type { ExamplePlan } from '../../texts/goals/texts.ts'

/** What the landing page says of the product. Its sample plan has texts of its own. */
export const texts = {
  title: (name: string) => `${name} · Learning plans, one chapter at a time`,
  hero: {
    heading: 'Tell us where you want to go. We’ll mark the way.',
    lead: 'Say what you want to learn. The assistant asks a few questions, then lays out a plan in chapters, each with clear goals and resources worth your time.',
    start: 'Get Started',
    seeHow: 'See how it works',
    price: 'The first chapter of every plan is free. After that, each chapter is $1 (10 credits). Packages from $5.',
    toDashboard: 'Go to my dashboard',
  },
  dashboard: {
    label: 'A dashboard with sample data',
    heading: 'My Learning Dashboard',
    chapters: 'Chapters of the sample plan',
    completed: 'Completed',
    otherPlan: 'Spanish for the next trip',
  },
  demo: {
    heading: 'See a sample plan',
    lead: 'Here’s how one plan came together.',
    interactive: 'Click anything, nothing is saved.',
    tabs: 'Parts of the sample',
    next: (tab: string) => `Next: ${tab}`,
    sampleData: 'Sample data',
    sample: 'Sample',
    end: 'That’s the whole path. Now start your own: the first chapter is free.',
    signUp: 'Start my own plan',
    conversation: {
      label: 'Conversation',
      lead: 'First you talk.',
      text: 'The assistant asks what you know, how much time you have and what matters to you. Then it sums up. You say yes, or change something.',
      about: 'Conversation about: ',
      messages: 'Messages',
      you: 'You: ',
      assistant: 'Assistant: ',
      input: 'Your message',
      placeholder: 'Sample conversation',
      send: 'Send',
      disabled: 'This is a sample conversation. You can’t send messages here.',
      signUp: 'Sign up to start your own.',
    },
    plan: {
      label: 'Learning Plan',
      lead: 'Then you get your plan.',
      text: 'Chapters unlock in order, for $1 (10 credits) each. Go ahead and unlock the next one. It’s a sample, so it’s free.',
      done: (done: number, all: number) => `${done} of ${all} chapters done`,
      credits: (credits: number) => `Sample credits: ${credits}`,
      chapters: 'Chapters',
      completed: (title: string) => `Completed: ${title}`,
      time: (time: string) => `Estimated time: ${time}`,
      view: 'View Chapter',
      unlocking: 'Unlocking...',
      unlocked: 'Chapter Unlocked!',
    },
    chapter: {
      label: 'Chapter Content',
      lead: 'And each chapter takes you further.',
      text: 'You see what it’s about, what you’ll be able to do, and a few resources with the reason they were picked for you.',
      place: (number: number, all: number, time: string) => `Chapter ${number} of ${all}, ${time}`,
      introduction: 'Introduction',
      objectives: 'Learning Objectives',
      tryIt: 'Try it',
      question: 'Check yourself',
      answer: 'Show the answer',
      resources: 'Curated Resources',
      links: 'In your own chapters, each resource links to its page.',
    },
  },
  how: {
    heading: 'How It Works',
    steps: [
      {
        title: 'Share your goals',
        text: 'Say what you want to learn, how much you know and how much time you have. A short chat is enough.',
      },
      {
        title: 'Get a custom path',
        text: 'The assistant sums up what you said. Say yes, and it lays out your plan, chapter by chapter.',
      },
      {
        title: 'Unlock chapters at $1 each',
        text: 'The first one is free. Unlock the next when you’re ready. No subscription. Packages from $5.',
      },
      {
        title: 'Learn and progress',
        text: 'Read the chapter and its resources, mark the chapter as complete and watch your progress grow.',
      },
    ],
  },
  gallery: {
    heading: 'Plans people could start today',
    lead: 'Six examples. Yours is made for you: your level, your time, your reason.',
    facts: (chapters: number, hours: number) => `${chapters} chapters, about ${hours} hours`,
    chapters: 'See the chapters',
    start: 'Make my own plan',
    startThis: 'Start this plan',
    /** As the demo tutor makes them for a beginner; a model makes its own. */
    plans: [
      {
        name: 'guitar' as const,
        title: 'Guitar for campfire singing',
        for: 'For someone who has never held a guitar and wants to play by summer.',
        hours: 21,
        chapters: [
          'In tune and at ease: holding the guitar, first clean notes',
          'Four chords and the way between them',
          'Strumming in time: a hand like a pendulum',
          'Play a whole song, and sing over it',
          'Picking patterns: the guitar as two instruments',
        ],
      },
      {
        name: 'statistics' as const,
        title: 'Statistics you can use at work',
        for: 'For someone who reads reports and wants to know what the numbers really say.',
        hours: 12,
        chapters: [
          'Mean, median and spread: describing numbers honestly',
          'Probability with natural counts: tests, chances, surprises',
          'From a sample to the whole: uncertainty and confidence intervals',
          'Is it real? Tests, p-values and how they mislead',
          'Correlation, regression, and what causes what',
        ],
      },
      {
        name: 'portuguese' as const,
        title: 'Conversational Portuguese',
        for: 'For a traveler with twenty minutes a day.',
        hours: 18,
        chapters: [
          'The sounds of Portuguese: nasal vowels, nh, lh and the missing e',
          'Olá! The first minute with someone new',
          'Ser, estar and ter: who you are, how you are, what you have',
          'Asking, and understanding the answer',
          'Yesterday and tomorrow: telling small stories',
          'Café, market, bus: three scenes you will meet',
          'Five minutes of conversation, rehearsed and real',
        ],
      },
      {
        name: 'python' as const,
        title: 'Python, from the first line',
        for: 'For someone who has never programmed and wants a tool of their own.',
        hours: 14,
        chapters: [
          'Your first Python program: values, names and a conversation',
          'Decisions and loops: if, while, for',
          'Functions: give a piece of work a name',
          'Lists and dictionaries: many values at once',
          'Files and mistakes: a useful Python program of your own',
        ],
      },
      {
        name: 'drawing' as const,
        title: 'Draw a portrait',
        for: 'For someone who says they can’t draw a straight line.',
        hours: 16,
        chapters: [
          'Lines with confidence: arm, pencil, and ghosted strokes',
          'Draw what you see: edges, gaps and measuring',
          'Boxes, cylinders and the horizon: simple perspective',
          'Light and shadow: five tones that make it round',
          'A portrait that looks like someone',
        ],
      },
      {
        name: 'running' as const,
        title: 'Run five kilometers',
        for: 'For someone who gets out of breath on the stairs.',
        hours: 26,
        chapters: [
          'Run and walk: the first four weeks',
          'Thirty minutes without a stop',
          'Run lightly: stride, posture and strong legs',
          'Build a running week: easy, long, and a little fast',
          'Five kilometers on the day: pace, nerves, finish',
        ],
      },
    ] as readonly Example[],
  },
  pricing: {
    heading: 'Pay Per Chapter',
    price: '$1',
    perChapter: 'per chapter',
    text: 'No subscription. Buy credits when you need them. A chapter costs 10 credits. Packages from $5.',
    included: [
      'Unlimited learning paths',
      'AI-powered assessments',
      'Curated learning resources',
      'Progress tracking',
      'Lifetime access to paid chapters',
    ],
    start: 'Get Started Now',
    signpost: 'What the chapters of a plan cost',
    boards: [
      { where: 'Chapter 1', price: 'Free' },
      { where: 'Chapter 2', price: '$1' },
      { where: 'Chapter 3', price: '$1' },
    ],
  },
  questions: {
    heading: 'Questions and answers',
    list: [
      {
        question: 'What does it cost?',
        answer:
          'Signing up, planning and the first chapter of every plan are free. After that, each chapter is $1 (10 credits). You buy credits in packages. The smallest is 50 credits for $5.',
      },
      {
        question: 'What do I get in a chapter?',
        answer:
          'A lesson written for your goal and level, with objectives, examples, exercises and questions to check yourself. Below it, a few resources from the web, each with the reason it was picked.',
      },
      {
        question: 'Do the links work?',
        answer:
          'Yes. We open each page before you see it, check that it fits the chapter, and check again every week. Links that stop working are replaced. If a site has link checks turned off, each link opens a search instead.',
      },
      {
        question: 'Can I change my plan?',
        answer:
          'Yes. Rename, move, add or remove chapters yourself, or say in your own words what should be different. You see the changes before you accept them.',
      },
      {
        question: 'What if a chapter can’t be written?',
        answer: 'Then you don’t pay for it. Your credits come back right away, and you can try again.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'Credits are non-refundable and non-transferable. They don’t expire while your account exists. Chapters you’ve unlocked stay yours to read.',
      },
      {
        question: 'Is it written by an AI?',
        answer:
          'Yes. An AI writes it, and our software checks it before you see it. It can still be wrong. Check what matters, above all in health, law and money.',
      },
    ],
  },
}

type Example = {
  readonly name: ExamplePlan
  readonly title: string
  readonly for: string
  readonly hours: number
  readonly chapters: readonly string[]
}
