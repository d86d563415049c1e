/** Goals to begin with, the same on every screen that offers some. */
export const EXAMPLE_GOALS = [
  'Bake sourdough bread that rises',
  'Hold a short conversation in Portuguese',
  'Understand how neural networks learn',
] as const
