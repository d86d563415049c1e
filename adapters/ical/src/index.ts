export * from './calendar-writer.ts'
