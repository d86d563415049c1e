import type { Debts, LedgerFinding } from '@app/postgres'
import type { Command } from 'commander'
import { configuration } from '../configuration.ts'
import { cannot, type OutputOptions, print } from '../output.ts'
import { withDatabase } from './with-database.ts'

export function addLedgerVerbs(program: Command): void {
  program
    .command('ledger')
    .description('credits of all users')
    .command('check')
    .description(
      'Checks on the live database that every credit is accounted for: ten invariants, and the first row that breaks each. ' +
        'Exits with 1 if one is broken, with 2 if it can’t check. Changes nothing.',
    )
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

const isBroken = ({ broken }: LedgerFinding): boolean => broken > 0

const allHold = (findings: readonly LedgerFinding[]): boolean => !findings.some(isBroken)

/** What is lawful and yet lost, for the operator to know. */
const describeDebts = ({ purchases, credits }: Debts): readonly string[] =>
  credits === 0
    ? []
    : [
        `Owed: ${credits} credits from ${purchases === 1 ? '1 purchase' : `${purchases} purchases`}, refunded after they were spent.`,
      ]

/** A line for each invariant, and for a broken one the first row that breaks it. */
export const linesOf = (findings: readonly LedgerFinding[]): readonly string[] =>
  findings.flatMap(({ invariant, says, checked, broken, first }) => [
    `${invariant.padEnd(4)}${broken === 0 ? 'holds ' : 'BROKEN'}  ${says} (${checked} checked)`,
    ...(first === null ? [] : [`${' '.repeat(12)}${broken} broken, the first: ${first}`]),
  ])

function describeLedger(findings: readonly LedgerFinding[], debts: Debts): string {
  const broken = findings.filter(isBroken).length
  const verdict =
    broken === 0 ? 'The ledger holds.' : `The ledger is broken: ${broken} of ${findings.length} invariants don’t hold.`
  return [...linesOf(findings), ...describeDebts(debts), verdict].join('\n')
}
