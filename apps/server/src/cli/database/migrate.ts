import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { cannot, type OutputOptions, print, refuse } from '../output.ts'
import { withDatabase } from './with-database.ts'

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description(
      'Migrates the database to this version, and creates it if there is none. The app does this at every start; run this to ' +
        'do it beforehand. Safe to run in several processes at once. Leaves a database of a newer version alone.',
    )
    .addHelpText('after', '\nExample: npm run cli -- migrate')
    .action(async (shown: OutputOptions) => {
      const visited = await withDatabase(
        configuration(),
        async (postgres) => {
          const { schema: before } = await postgres.readServerInfo()
          if (before !== 'newer') await postgres.migrate()
          return before
        },
        'made',
      )
      if (!visited.ok) return cannot(visited.error)
      if (visited.value === 'newer') {
        return refuse('This database was used by a newer version. Run that version, or restore a backup.')
      }
      const words = visited.value === 'current' ? 'The database is up to date.' : 'The database is now up to date.'
      print({ json: { before: visited.value, now: 'current' }, words }, shown)
    })
}
