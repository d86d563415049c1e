import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
      'Backs up all data to one new file, as one snapshot, even while the app is running. Leaves out sessions, counted ' +
        'attempts and APP_SECRET. The file holds what learners wrote, so only you can read it. Exits with 3 if the file was ' +
        'written but its data fails "ledger check".',
    )
    .option('--out <file>', 'a new file; default: one with the time in its name, in DATA_DIR/backups')
    .addHelpText('after', '\nExample: npm run cli -- backup --out /backups/monday.gz')
    .action(async (options: Options) => {
      const config = configuration()
      const path = options.out ?? newestIn(join(config.dataDir, 'backups'))
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
        print({ json, words: `${counted(header)}\n\nSaved to ${path}.` }, options)
        if (findings.length > 0) warn([...linesOf(findings), NOT_SOUND].join('\n'))
      } catch (error) {
        if (!isOfTheDisk(error)) throw error
        cannot(`Can’t write ${path}: the disk is full or broken. Choose a file elsewhere.`)
      } finally {
        if (!whole) rmSync(path, { force: true })
      }
    })
}

function newestIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `waymark-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.gz`)
}

const NOT_SOUND =
  'The backup is complete, but its data fails "ledger check". Run "ledger check" on the database, and keep your last good ' +
  'backup: "restore" accepts this one only with --despite-findings.'

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG'].includes(String(error.code))

export const counted = ({ tables, jobs }: BackupHeader): string =>
  inColumns(
    ['table', 'rows'],
    [...tables.map(({ name, rows }) => [name, String(rows)]), ['pending jobs', String(jobs)]],
  )
