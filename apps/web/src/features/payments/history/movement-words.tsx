import type { LedgerEntry } from '@app/contract'
import type { ReactNode } from 'react'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { describeCredits } from '../../../texts/credits.ts'

/** What a movement of credits was, in a sentence. */
export function MovementWords({ entry }: { readonly entry: LedgerEntry }): ReactNode {
  switch (entry.kind) {
    case 'purchased':
      return <>Bought: {packageOf(entry)}</>
    case 'granted':
      return entry.note ? <>Given by an administrator: {entry.note}</> : 'Given by an administrator'
    case 'held':
      return <>Set aside for {chapterOf(entry)}</>
    case 'captured':
      return (
        <>
          {chapterOf(entry, 'A chapter')} is written: the {describeCredits(entry.amount)} set aside paid for it
        </>
      )
    case 'released':
      return <>Given back: {chapterOf(entry)} could not be written</>
    case 'reversed':
      return <>Taken back: the payment for {packageOf(entry)} was refunded or disputed</>
    case 'reinstated':
      return <>Given again: the payment for {packageOf(entry)} holds after all</>
  }
}

const packageOf = ({ package_name }: LedgerEntry): string => package_name ?? 'credits'

/** With the way to it, as long as it exists. */
function chapterOf({ chapter }: LedgerEntry, gone = 'a chapter'): ReactNode {
  if (chapter === null) return gone
  return (
    <>
      “
      <PageLink to={paths.chapter(chapter.plan_id, chapter.id)} className="link">
        <bdi>{chapter.title}</bdi>
      </PageLink>
      ”
    </>
  )
}
