import { useLayoutEffect, useRef } from 'react'

/** Where toasts can stand: on the page, and in front of it in the dialog that is open. The last one has them. */
const homes: HTMLElement[] = []
let host: HTMLElement | undefined

/** The element that toasts are drawn into. It moves as a whole, so that none of them starts anew. */
export function toastHost(): HTMLElement {
  host ??= document.createElement('div')
  settle()
  return host
}

export const areOverDialog = (): boolean => homes.length > 1

function settle(): void {
  const home = homes.at(-1)
  if (host && home && host.parentElement !== home) home.append(host)
}

/** What is outside of an open dialog can neither be reached nor heard, so its toasts come inside. */
export function ToastHome({ of }: { readonly of: 'page' | 'dialog' }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const home = ref.current
    if (home === null) return
    if (of === 'page') homes.unshift(home)
    else homes.push(home)
    settle()
    return () => {
      homes.splice(homes.indexOf(home), 1)
      settle()
    }
  }, [of])
  return <div ref={ref} className="contents" />
}
