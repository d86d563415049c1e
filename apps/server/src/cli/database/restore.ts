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
      'Fills an empty database from a backup of this version, and makes the database where there is none. All of it or, when ' +
        'anything is wrong, nothing. Work that was waiting is done at the next start; everybody signs in again.',
    )
    .argument('<file>', 'what "backup" wrote')
    .option('--despite-findings', 'take data that break an invariant of "ledger check", as they are')
    .option('--json', 'print as JSON')
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

const unreadable = (path: string): string => `${path} cannot be read as a file. Check its name, and who may read it.`

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
        `This backup is of another version of the application (its newest migration is ${refusal.newest || 'none'}). ` +
        'Restore it with that version, then start this one.'
      )
    case 'not-empty':
      return 'This database is in use already. Name an empty one with DATABASE_URL, or a new folder with DATA_DIR.'
    case 'not-sound':
      return [
        'The data in this backup are not sound. Nothing was restored:',
        ...linesOf(refusal.findings),
        'Take a sound backup, or these data as they are with --despite-findings.',
      ].join('\n')
  }
}
