export * from './card.ts'
export * from './held-objectives.ts'
export * from './scheduler.ts'
export * from './session.ts'
