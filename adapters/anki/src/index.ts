export * from './deck-writer.ts'
