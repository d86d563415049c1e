import { texts } from 'virtual:texts/learning/plan-screen/revise'
import { List } from '../../../../ui/list.tsx'

/** What of a request is not among the changes, and why. */
export const NotDone = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <>
    <p className="font-semibold">{texts.notDone}</p>
    <List aria-label={texts.notDone} className="mt-1 flex flex-col gap-1">
      {reasons.map((reason) => (
        <li key={reason} dir="auto" className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </List>
  </>
)
