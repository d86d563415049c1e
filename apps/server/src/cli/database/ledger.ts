import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { cannot, type Shown, tell } from '../output.ts'
import { allHold, inLines } from './ledger-lines.ts'
import { visitDatabase } from './with-database.ts'

export function addLedgerVerbs(program: Command): void {
  program
    .command('ledger')
    .description('the credits of all users')
    .command('check')
    .description(
      'Checks that every credit is accounted for, on the live database: ten invariants, and the first row that breaks one. ' +
        'Exits with 1 when something is broken, with 2 when it cannot look. It only reads.',
    )
    .option('--json', 'print findings and debts as JSON')
    .addHelpText('after', '\nExample: npm run cli -- ledger check')
    .action(async (shown: Shown) => {
      const checked = await visitDatabase(configuration(), async (postgres) => ({
        findings: await postgres.checkLedger(),
        debts: await postgres.readDebts(),
      }))
      if (!checked.ok) return cannot(checked.error)
      const { findings, debts } = checked.value
      tell({ json: { findings, debts }, words: inLines(findings, debts) }, shown)
      process.exitCode = allHold(findings) ? 0 : 1
    })
}
