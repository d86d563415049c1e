import type { Content } from '../reading-state.ts'
import { texts } from './texts.ts'

export type NoCheckProps = { readonly reason: Content['no_check'] }

export const NoCheck = ({ reason }: NoCheckProps) => (
  <p className="mt-14 text-note text-muted print:hidden">{texts[reason ?? 'unknown']}</p>
)
