import { texts } from 'virtual:texts/learning/chapter'
import { createContext, type ReactNode, use } from 'react'

/** Whether what is shown is a copy: the server does not answer. */
export const OfflineContext = createContext(false)

/** What a learner cannot do without a connection: disabled as a whole then, with the reason. */
export function NeedsServer({ children }: { readonly children: ReactNode }) {
  const isOffline = use(OfflineContext)
  return (
    // the same element in either case, so that nothing in it begins anew; with a connection it is none to anyone
    <fieldset
      disabled={isOffline}
      role={isOffline ? undefined : 'presentation'}
      className={isOffline ? 'min-w-0 [&_button]:cursor-not-allowed [&_button]:opacity-50' : 'contents'}
    >
      {isOffline && <legend className="pt-4 text-note text-muted print:hidden">{texts.offline.needsServer}</legend>}
      {children}
    </fieldset>
  )
}
