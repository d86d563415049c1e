import { useState } from 'react'
import { copyText } from '../../../browser/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'

type CopyPasswordProps = {
  readonly password: string
  /** Where no field shows it. */
  readonly shown?: boolean
}

/** A password that was made here: it is kept nowhere, so that it can be copied while the page is there or never. */
export function CopyPassword({ password, shown = false }: CopyPasswordProps) {
  const [said, setSaid] = useState('Copy')
  const copy = async () => {
    const outcome = (await copyText(password)) ? 'Copied' : 'Copying failed'
    setSaid(outcome)
    announce(outcome)
  }
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <code className="rounded-sm border border-edge bg-sheet px-3 py-1.5 text-note select-all">{password}</code>
        )}
        <Button size="sm" onClick={copy}>
          <span>
            {said} <span className="sr-only">the password</span>
          </span>
        </Button>
      </div>
      <p className="mt-2 text-note text-muted">
        It is shown only until you leave this page. Its owner must choose another one at the next sign-in.
      </p>
    </div>
  )
}
