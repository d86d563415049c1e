import { createReadStream, openSync } from 'node:fs'
import type { RestoreRefusal } from '@app/postgres'
import type { Command } from 'commander'
import { counted } from './backup.ts'
import { configuration } from './configuration.ts'
import { cannot, minute, refuse, type Shown, tell } from './print.ts'
import { visitDatabase } from './visit-database.ts'

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description(
      'Fills an empty database from a backup of this version, and makes the database where there is none. All of it or, when ' +
        'anything is wrong, nothing. Work that was waiting is done at the next start; everybody signs in again.',
    )
    .argument('<file>', 'what "backup" wrote')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: DATA_DIR=./restored npm run cli -- restore /backups/monday.gz')
    .action(async (path: string, shown: Shown) => {
      const config = configuration()
      const file = openFile(path)
      if (file === null) return cannot(`${path} cannot be read. Check its name, and who may read it.`)
      const source = createReadStream(path, { fd: file })
      const visited = await visitDatabase(config, ({ keeping }) => keeping.restore(source), 'made')
      if (!visited.ok) return cannot(visited.error)
      if (!visited.value.ok) return refuse(sentenceOf(visited.value.error))
      const header = visited.value.value
      const words = `${counted(header)}\n\nEverything is back as it was at ${minute(new Date(header.takenAt))} (UTC).`
      tell({ json: header, words }, shown)
    })
}

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
      return 'This file is no backup that this version can read. Nothing was restored.'
    case 'damaged':
      return 'This backup is damaged or was cut off. Nothing was restored; take another one.'
    case 'other-version':
      return (
        `This backup is of another version of the application (its newest migration is ${refusal.newest || 'none'}). ` +
        'Restore it with that version, then start this one.'
      )
    case 'not-empty':
      return 'This database is in use already. Name an empty one with DATABASE_URL, or a new folder with DATA_DIR.'
    case 'ledger-broken':
      return `The ledger in this backup does not hold (${refusal.first}). Nothing was restored.`
  }
}
