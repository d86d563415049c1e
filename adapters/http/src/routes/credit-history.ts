import { creditHistory, type LedgerEntry } from '@app/contract'
import { effectOf, LedgerEntryId, type LedgerLine, type Screens } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const creditHistoryRoute = (deps: { readonly screens: Screens }): Route =>
  route(creditHistory, async ({ input, reader }) => {
    const before = input.cursor === undefined ? null : LedgerEntryId(input.cursor)
    const { lines, next } = await deps.screens.ledger(reader.user.id, { before, limit: input.limit })
    return { status: 200, body: { entries: lines.map(entryBody), next_cursor: next } }
  })

const entryBody = (line: LedgerLine): LedgerEntry => ({
  id: line.id,
  kind: line.kind,
  amount: line.amount,
  change: effectOf(line),
  balance: line.balance,
  note: line.note,
  chapter: line.chapter && chapterBody(line.chapter),
  package_name: line.packageName,
  at: line.at.toISOString(),
})

const chapterBody = ({ id, title, planId, planTitle }: NonNullable<LedgerLine['chapter']>) => ({
  id,
  title,
  plan_id: planId,
  plan_title: planTitle,
})
