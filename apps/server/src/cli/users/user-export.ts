import { closeSync, rmSync, writeFileSync } from 'node:fs'
import type { UserListItem } from '@app/domain'
import type { Command } from 'commander'
import { openNewFile } from '../new-file.ts'
import { OPERATOR, type OperatorUseCases, type Outcome, onUser, REASON } from '../operator.ts'

type Options = { readonly out?: string; readonly reason?: string }

export function addUserExport(user: Command): void {
  user
    .command('export')
    .description('Exports all of a user’s data as JSON, the same file they can download themselves.')
    .argument('<user>', 'email or ID')
    .option('--out <file>', 'a new file that only you can read; default: standard output')
    .option(...REASON)
    .addHelpText('after', '\nExample: npm run cli -- user export ada@example.org --out ada.json')
    .action((whom: string, options: Options) =>
      onUser(whom, { json: options.out === undefined }, (operator, found) =>
        options.out === undefined ? read(operator, found, options) : write(operator, found, options.out, options),
      ),
    )
}

async function read(operator: OperatorUseCases, { id }: UserListItem, { reason }: Options): Promise<Outcome> {
  const exported = await operator.exportUser({ actor: OPERATOR, userId: id, reason })
  if (!exported.ok) return exported
  const { exportBody } = await import('@app/http')
  return { ok: true, value: { json: exportBody(exported.value), words: '' } }
}

async function write(operator: OperatorUseCases, user: UserListItem, path: string, options: Options): Promise<Outcome> {
  // first: a file that cannot be written must leave no audit entry
  const file = openNewFile(path)
  if (!file.ok) return file
  let whole = false
  try {
    const exported = await read(operator, user, options)
    if (!exported.ok) return exported
    writeFileSync(file.value, `${JSON.stringify(exported.value.json, null, 2)}\n`)
    whole = true
    return { ok: true, value: { json: null, words: `Saved everything about ${user.email} to ${path}.` } }
  } finally {
    closeSync(file.value)
    if (!whole) rmSync(path, { force: true })
  }
}
