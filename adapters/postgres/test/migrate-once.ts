import { openPostgres } from '../src/index.ts'

// A process of its own for the test of two that migrate at once: migrate-once.ts <url>
const postgres = openPostgres({ url: process.argv[2] ?? '' })
await postgres.migrate()
await postgres.close()
