/** Goals to begin with, the same on every screen that offers some: of subjects that the demo tutor teaches, too. */
export const texts = {
  examples: [
    'Bake sourdough bread that rises',
    'Hold a short conversation in Portuguese',
    'Understand how neural networks learn',
  ],
  /** What the example plans begin with, by the name in their address; with level and time, so that nothing is left to ask. */
  plans: {
    guitar: 'Guitar for beginners, 3 hours a week',
    statistics: 'Statistics for beginners, 2 hours a week',
    portuguese: 'Portuguese for beginners, 20 minutes a day',
    python: 'Python for beginners, 3 hours a week',
    drawing: 'Drawing for beginners, 2 hours a week',
    running: 'Running for beginners, 3 hours a week',
  },
}

export type ExamplePlan = keyof typeof texts.plans
