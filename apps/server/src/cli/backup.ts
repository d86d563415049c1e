import { createWriteStream, openSync, rmSync } from 'node:fs'
import type { BackupHeader } from '@app/postgres'
import type { Command } from 'commander'
import { configuration } from './configuration.ts'
import { cannot, inColumns, refuse, type Shown, tell } from './print.ts'
import { visitDatabase } from './visit-database.ts'

type Options = Shown & { readonly out?: string }

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'Writes everything that is kept into one new file, as it is at one moment, also while the app is running. Not in it: who ' +
        'is signed in, counted tries, and APP_SECRET. The file holds what learners wrote: only you can read it.',
    )
    .option('--out <file>', 'a new file; else one with the time in its name')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- backup --out /backups/monday.gz')
    .action(async (options: Options) => {
      const config = configuration()
      const path = options.out ?? `waymark-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.gz`
      const file = openNew(path)
      if (typeof file === 'string') return refuse(file)
      let whole = false
      try {
        const written = await visitDatabase(config, ({ keeping }) =>
          keeping.backUp(createWriteStream(path, { fd: file, flush: true })),
        )
        if (!written.ok) return cannot(written.error)
        whole = true
        tell(
          { json: { file: path, ...written.value }, words: `${counted(written.value)}\n\nIt is in ${path}.` },
          options,
        )
      } catch (error) {
        if (!isOfTheDisk(error)) throw error
        cannot(`${path} could not be written: the disk is full or broken. Name a file elsewhere.`)
      } finally {
        if (!whole) rmSync(path, { force: true })
      }
    })
}

/** Never one that exists: it may be the only good backup. */
function openNew(path: string): number | string {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return exists ? `${path} exists already. Name a new file.` : `${path} cannot be written. Name another file.`
  }
}

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG'].includes(String(error.code))

/** What is in a backup, a line each. */
export const counted = ({ tables, jobs }: BackupHeader): string =>
  inColumns(
    ['table', 'rows'],
    [...tables.map(({ name, rows }) => [name, String(rows)]), ['jobs to be done', String(jobs)]],
  )
