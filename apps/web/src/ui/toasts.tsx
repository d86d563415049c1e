import 'sonner/dist/styles.css'
import { type CSSProperties, type FocusEvent, useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { deliverNewsTo, type News } from './notify.ts'

const show = ({ kind, text }: News) => {
  if (kind === 'success') toast.success(text, { duration: 3_000 })
  else toast[kind](text)
}

/** The library's own variables, filled with ours, so that toasts follow the theme like everything else. */
const look: CSSProperties = {
  fontFamily: 'var(--font-sans)',
  '--normal-bg': 'var(--sheet)',
  '--normal-border': 'var(--edge)',
  '--normal-text': 'var(--ink)',
  '--gray4': 'var(--edge)',
  '--gray5': 'var(--edge)',
  '--gray12': 'var(--ink)',
  '--border-radius': '6px',
}

const keepFrom = (event: FocusEvent) => event.stopPropagation()

export function Toasts() {
  useEffect(() => deliverNewsTo(show), [])
  return (
    // the library takes focus back to where it came from whenever it leaves a toast, so Tab would never get past one
    <div className="contents" onFocusCapture={keepFrom} onBlurCapture={keepFrom}>
      <Toaster
        position="top-center"
        duration={5_000}
        // below the header, so that a toast never covers a focused link in it
        offset={{ top: '5rem' }}
        mobileOffset={{ top: '4.5rem', left: '1rem', right: '1rem' }}
        closeButton
        style={look}
        // the library's sheet stands outside of our layers: only importance gets past it
        toastOptions={{ classNames: { toast: 'text-note! shadow-lifted!', closeButton: 'size-6!' } }}
      />
    </div>
  )
}
