export * from './scheduler.ts'
