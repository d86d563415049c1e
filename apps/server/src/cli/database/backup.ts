import { createWriteStream, rmSync } from 'node:fs'
import type { BackupHeader } from '@app/postgres'
import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { openNewFile } from '../new-file.ts'
import { cannot, inColumns, type OutputOptions, print, refuse, warn } from '../output.ts'
import { linesOf } from './ledger.ts'
import { withDatabase } from './with-database.ts'

type Options = OutputOptions & { readonly out?: string }

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'Writes everything that is kept into one new file, as it is at one moment, also while the app is running. Not in it: who ' +
        'is signed in, counted tries, and APP_SECRET. The file holds what learners wrote: only you can read it. Exits with 3 when ' +
        'it is written, but its data break an invariant of "ledger check".',
    )
    .option('--out <file>', 'a new file; else one with the time in its name')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- backup --out /backups/monday.gz')
    .action(async (options: Options) => {
      const config = configuration()
      const path = options.out ?? `waymark-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.gz`
      const file = openNewFile(path)
      if (!file.ok) return refuse(file.error)
      let whole = false
      try {
        const written = await withDatabase(config, ({ backups }) =>
          backups.backUp(createWriteStream(path, { fd: file.value, flush: true })),
        )
        if (!written.ok) return cannot(written.error)
        whole = true
        const { header, findings } = written.value
        const json = { file: path, ...header, findings }
        print({ json, words: `${counted(header)}\n\nIt is in ${path}.` }, options)
        if (findings.length > 0) warn([...linesOf(findings), NOT_SOUND].join('\n'))
      } catch (error) {
        if (!isOfTheDisk(error)) throw error
        cannot(`${path} could not be written: the disk is full or broken. Name a file elsewhere.`)
      } finally {
        if (!whole) rmSync(path, { force: true })
      }
    })
}

const NOT_SOUND =
  'The backup is whole, but the data in it are not sound. Look at the database with "ledger check", and keep the last sound ' +
  'backup, too: "restore" takes this one only with --despite-findings.'

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG'].includes(String(error.code))

export const counted = ({ tables, jobs }: BackupHeader): string =>
  inColumns(
    ['table', 'rows'],
    [...tables.map(({ name, rows }) => [name, String(rows)]), ['jobs to be done', String(jobs)]],
  )
