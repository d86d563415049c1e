import { CompiledQuery } from 'kysely'
import type { Database } from '../orm.ts'
import { CHAPTERS_ARE_PAID, PURCHASES_ARE_CREDITED } from './bought-and-paid.ts'
import { type Judgement, judgeContent } from './content.ts'
import { AMOUNTS, BALANCES, GRANTS, KEYS, NOT_NEGATIVE } from './entries.ts'
import { DURABILITY, GENERATIONS } from './work-and-disk.ts'

export type LedgerFinding = Judgement & {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10'
  /** The invariant in words. */
  readonly says: string
}

/** Asks every invariant of one moment of a database, also of one that is in use, and changes nothing. All ten answer. */
export const checkLedger = (database: Database): Promise<readonly LedgerFinding[]> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(judgeAll)

/** The same within a transaction of the caller. */
export async function judgeAll(moment: Database): Promise<readonly LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const { invariant, says, judge } of INVARIANTS) findings.push({ invariant, says, ...(await judge(moment)) })
  return findings
}

type Invariant = Pick<LedgerFinding, 'invariant' | 'says'> & {
  readonly judge: (moment: Database) => Promise<Judgement>
}

/** `rows` has a row for each thing that was looked at: `place` puts them in order, `fault` is null for one that is right. */
const bySql = (rows: string) => async (moment: Database) => {
  const judged = `
    SELECT count(*)::integer AS checked, count(fault)::integer AS broken,
           (array_agg(fault ORDER BY place) FILTER (WHERE fault IS NOT NULL))[1] AS first
    FROM (${rows}) AS looked_at`
  const { rows: found } = await moment.executeQuery<Judgement>(CompiledQuery.raw(judged))
  return found[0] ?? { checked: 0, broken: 0, first: null }
}

const INVARIANTS: readonly Invariant[] = [
  { invariant: 'I1', says: 'A balance is the sum of its ledger.', judge: bySql(BALANCES) },
  { invariant: 'I2', says: 'A balance is never below 0.', judge: bySql(NOT_NEGATIVE) },
  {
    invariant: 'I3',
    says: 'An entry has a key that no other entry has, of the form that fits what it is about.',
    judge: bySql(KEYS),
  },
  {
    invariant: 'I4',
    says: 'A paid chapter is captured once when it is COMPLETE, held once while it is in progress, and otherwise neither.',
    judge: bySql(CHAPTERS_ARE_PAID),
  },
  {
    invariant: 'I5',
    says: 'Credits come from purchases that were paid, once each, and go back with the money.',
    judge: bySql(PURCHASES_ARE_CREDITED),
  },
  {
    invariant: 'I6',
    says: 'What is PENDING, GENERATING or SEARCHING has a live job or waits for a chapter before it, and every job is waited for.',
    judge: bySql(GENERATIONS),
  },
  { invariant: 'I7', says: 'Content and questions of a COMPLETE chapter satisfy their schema.', judge: judgeContent },
  { invariant: 'I8', says: 'What was acknowledged is on the disk.', judge: bySql(DURABILITY) },
  {
    invariant: 'I9',
    says: 'An admin act has its audit row: what was granted or taken back, and the other way round, for the same user and amount.',
    judge: bySql(GRANTS),
  },
  { invariant: 'I10', says: 'Amounts are above 0, and a price is never below it.', judge: bySql(AMOUNTS) },
]
