export * from './access-tokens.ts'
