import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import type { UserLine } from '@app/domain'
import type { Command } from 'commander'
import { type Office, OPERATOR, type Outcome, onUser } from './office.ts'

type Options = { readonly out?: string; readonly reason?: string }

export function addUserExport(user: Command): void {
  user
    .command('export')
    .description(
      'Writes everything that is kept about somebody, as JSON: the file that they could download themselves.',
    )
    .argument('<user>', 'address or id')
    .option('--out <file>', 'a new file, which only you can read; else standard output')
    .option('--reason <words>', 'for the audit log')
    .addHelpText('after', '\nExample: npm run cli -- user export ada@example.org --out ada.json')
    .action((whom: string, options: Options) =>
      onUser(whom, { json: options.out === undefined }, (office, found) => write(office, found, options)),
    )
}

async function write(office: Office, { id, email }: UserLine, { out, reason }: Options): Promise<Outcome> {
  // before anything is done: a file that cannot be written must leave no entry about an export
  const file = out === undefined ? null : openNew(out)
  if (typeof file === 'string') return { ok: false, error: file }
  const exported = await office.exportUser({ actor: OPERATOR, userId: id, reason })
  if (!exported.ok) {
    if (file !== null && out !== undefined) rmSync(out)
    return exported
  }
  const { exportBody } = await import('@app/http')
  const json = exportBody(exported.value)
  if (file !== null) {
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`)
    closeSync(file)
  }
  return { ok: true, value: { json, words: `Everything about ${email} is in ${out}.` } }
}

/** Never one that exists: others might read it. */
function openNew(path: string): number | string {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return exists ? `${path} exists already. Name a new file.` : `${path} cannot be written. Name another file.`
  }
}
