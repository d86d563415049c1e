export * from './argon2-hasher.ts'
