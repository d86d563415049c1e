export * from './language-detector.ts'
