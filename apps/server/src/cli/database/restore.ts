import { createReadStream, openSync } from 'node:fs'
import type { RestoreRefusal } from '@app/postgres'
import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { cannot, minute, type OutputOptions, print, refuse } from '../output.ts'
import { counted } from './backup.ts'
import { linesOf } from './ledger.ts'
import { withDatabase } from './with-database.ts'

type Options = OutputOptions & { readonly despiteFindings?: boolean }

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description(
      'Restores a backup of this version into an empty database, and creates the database if there is none. All or nothing: ' +
        'if anything is wrong, nothing is restored. Pending jobs run at the next start. Everyone has to sign in again.',
    )
    .argument('<file>', 'a file written by "backup"')
    .option('--despite-findings', 'restore data that fails "ledger check", as it is')
    .addHelpText('after', '\nExample: DATA_DIR=./restored npm run cli -- restore /backups/monday.gz')
    .action(async (path: string, { despiteFindings = false, ...shown }: Options) => {
      const config = configuration()
      const file = openFile(path)
      if (file === null) return cannot(unreadable(path))
      const source = createReadStream(path, { fd: file })
      try {
        const visited = await withDatabase(
          config,
          ({ backups }) => backups.restore(source, { despiteFindings }),
          'made',
        )
        if (!visited.ok) return cannot(visited.error)
        if (!visited.value.ok) return refuse(sentenceOf(visited.value.error))
        const { header, findings } = visited.value.value
        const words = [
          `${counted(header)}\n`,
          `Restored everything as of ${minute(new Date(header.takenAt))} (UTC).`,
          ...linesOf(findings),
        ].join('\n')
        print({ json: { ...header, findings }, words }, shown)
      } catch (error) {
        if (error !== source.errored) throw error
        cannot(unreadable(path))
      }
    })
}

const unreadable = (path: string): string => `Can’t read ${path}. Check its name and its permissions.`

/** A folder opens, too, and fails when it is read. */
function openFile(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch {
    return null
  }
}

function sentenceOf(refusal: RestoreRefusal): string {
  switch (refusal.kind) {
    case 'no-backup':
      return 'This version can’t read this file as a backup. Nothing was restored.'
    case 'damaged':
      return 'This backup is damaged or incomplete. Nothing was restored. Use another one.'
    case 'other-version':
      return (
        `This backup is from another version of the app (newest migration: ${refusal.newest || 'none'}). ` +
        'Restore it with that version, then start this one.'
      )
    case 'not-empty':
      return 'This database isn’t empty. Set DATABASE_URL to an empty one, or DATA_DIR to a new folder.'
    case 'not-sound':
      return [
        'The data in this backup fails "ledger check". Nothing was restored:',
        ...linesOf(refusal.findings),
        'Use a good backup, or restore this one as it is with --despite-findings.',
      ].join('\n')
  }
}
