import type { Debts, LedgerFinding } from '@app/postgres'

const isBroken = ({ broken }: LedgerFinding): boolean => broken > 0

export const allHold = (findings: readonly LedgerFinding[]): boolean => !findings.some(isBroken)

/** What is lawful and yet lost, for the operator to know. */
const describeDebts = ({ purchases, credits }: Debts): readonly string[] =>
  credits === 0
    ? []
    : [
        `Owed: ${credits} credits of ${purchases === 1 ? '1 purchase' : `${purchases} purchases`}, whose money went back after they were spent.`,
      ]

/** A line for each invariant, and for a broken one the first row that breaks it. */
export const linesOf = (findings: readonly LedgerFinding[]): readonly string[] =>
  findings.flatMap(({ invariant, says, checked, broken, first }) => [
    `${invariant.padEnd(4)}${broken === 0 ? 'holds ' : 'BROKEN'}  ${says} (${checked} checked)`,
    ...(first === null ? [] : [`${' '.repeat(12)}${broken} broken, the first: ${first}`]),
  ])

export function describeLedger(findings: readonly LedgerFinding[], debts: Debts): string {
  const broken = findings.filter(isBroken).length
  const verdict =
    broken === 0 ? 'The ledger holds.' : `The ledger is broken: ${broken} of ${findings.length} do not hold.`
  return [...linesOf(findings), ...describeDebts(debts), verdict].join('\n')
}
