import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { cannot, type OutputOptions, print } from '../output.ts'
import { allHold, describeLedger } from './ledger-lines.ts'
import { withDatabase } from './with-database.ts'

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
    .action(async (shown: OutputOptions) => {
      const checked = await withDatabase(configuration(), async (postgres) => ({
        findings: await postgres.checkLedger(),
        debts: await postgres.readDebts(),
      }))
      if (!checked.ok) return cannot(checked.error)
      const { findings, debts } = checked.value
      print({ json: { findings, debts }, words: describeLedger(findings, debts) }, shown)
      process.exitCode = allHold(findings) ? 0 : 1
    })
}
