import type { Topic } from '@app/domain'

/** What the tutor says about what it asks. */
type OnTopic = {
  readonly name: string
  readonly question: string
  /** Why it asks, what it suggests, and what it means, for learners who answer with a question. */
  readonly reason: string
  readonly advice: string
  readonly meaning: string
  /** A question is asked once: a learner who answers with another one reads that it can still be answered. */
  readonly stillOpen: string
}

export const ON_TOPIC: Readonly<Record<Topic, OnTopic>> = {
  level: {
    name: 'your level',
    question: 'What do you already know about it: nothing yet, a little, or quite a lot?',
    reason: 'I ask because your level decides where the plan starts.',
    advice: 'If you’re not sure, “beginner” is a safe choice: you can move fast through what you know.',
    meaning: 'I mean what you can do already, in a few words, such as “nothing yet” or “two years at school”.',
    stillOpen: 'You can still tell me your level. Until then, I’ll plan for a beginner.',
  },
  time: {
    name: 'your time',
    question:
      'How much time do you have in a normal week? “Two hours” or “20 minutes a day” will do. Do you want to be ready by a certain date?',
    reason: 'I ask because your time decides how many chapters the plan gets.',
    advice: 'Two hours a week, in three or four short sessions, works well for most people.',
    meaning: 'I mean the hours you can set aside in a normal week, such as “20 minutes a day”.',
    stillOpen: 'You can still tell me your time. Until then, I’ll plan with two hours a week.',
  },
  focus: {
    name: 'what matters to you',
    question: 'What do you want to use it for, or what would you like to do, make or understand by the end?',
    reason: 'I ask because your focus shows what the plan should lead up to.',
    advice: 'Choose something you’d be glad to do or show at the end.',
    meaning: 'I mean what you’d like to use it for, such as a trip, a job or a project.',
    stillOpen: 'You can still tell me your focus. Until then, I’ll put the essentials first.',
  },
}
