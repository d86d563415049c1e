import { texts } from 'virtual:texts/payments'
import { Suspense, useEffect, useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import type { Shortfall } from '../pending-unlock.ts'

const loadDialog = () => import('./buy-dialog.tsx')
const BuyDialog = lazyComponent(loadDialog, 'BuyDialog')

type BuyCreditsProps = ButtonLook & {
  readonly label: string
  /** Why credits are wanted now. With one, what is offered opens at once, unless `opensItself` is false: the learner has just pressed for it. */
  readonly shortfall?: Shortfall | undefined
  readonly opensItself?: boolean
}

/** The button that opens the Buy Credits modal. All of the rest is loaded on demand. */
export function BuyCredits({ label, shortfall, opensItself = shortfall !== undefined, ...look }: BuyCreditsProps) {
  const { state, open, close } = useDialog()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens by itself once, when it appears
  useEffect(() => {
    if (opensItself) open()
  }, [])

  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onPointerEnter={() => loadDialog().catch(() => undefined)}
        onClick={open}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-note text-danger">
          {texts.loadFailed}
        </p>
      )}
      {(state === 'open' || state === 'closed') && (
        <Suspense>
          <BuyDialog open={state === 'open'} onClose={close} shortfall={shortfall} />
        </Suspense>
      )}
    </>
  )
}

/** `closed` keeps what was loaded, so that it can fade out and give focus back. */
type DialogState = 'unasked' | 'loading' | 'failed' | 'open' | 'closed'

function useDialog() {
  const [state, setState] = useState<DialogState>('unasked')
  const open = () => {
    setState('loading')
    // a dialog that cannot be fetched must not take the page down with it
    loadDialog().then(
      () => setState('open'),
      () => setState('failed'),
    )
  }
  return { state, open, close: () => setState('closed') }
}
