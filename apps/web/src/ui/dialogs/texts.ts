export const texts = { close: 'Close' }

export type Texts = typeof texts
