import { texts } from 'virtual:texts/learning/chapter/check'
import type { Content } from '../reading-state.ts'

type NoCheckProps = { readonly reason: Content['no_check'] }

export const NoCheck = ({ reason }: NoCheckProps) => (
  <p className="mt-14 text-note text-muted print:hidden">{texts.noCheck[reason ?? 'unknown']}</p>
)
