/** Goals to begin with, the same on every screen that offers some. */
export const texts = {
  examples: [
    'Bake sourdough bread that rises',
    'Hold a short conversation in Portuguese',
    'Understand how neural networks learn',
  ],
}

export type Texts = typeof texts
