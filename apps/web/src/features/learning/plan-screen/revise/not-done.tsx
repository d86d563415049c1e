import { List } from '../../../../ui/list.tsx'
import { reviseWords as words } from './revise-words.ts'

/** What of a request is not among the changes, and why. */
export const NotDone = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <>
    <p className="font-semibold">{words.notDone}</p>
    <List aria-label={words.notDone} className="mt-1 flex flex-col gap-1">
      {reasons.map((reason) => (
        <li key={reason} dir="auto" className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </List>
  </>
)
