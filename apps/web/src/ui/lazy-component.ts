import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { makeSignal } from '../browser/signal.ts'

/**
 * React's `lazy` wants default exports; we have none. `lazyComponent(() => import('./buy-dialog.tsx'), 'BuyDialog')`.
 * `preload` fetches the code ahead. A failure is no news then: drawing it tries again and shows it.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  Object.assign(
    lazy<ComponentType<Props>>(async () => ({ default: (await whileLoading(untilItComes(load)))[name] })),
    { preload: () => void load().catch(() => undefined) },
  )

/** The same with a boundary of its own: `fallback`, which may be made of its props, stands in its place until it has come. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const Lazy = lazyComponent(load, name)
  const Part = (props: Props) => {
    const place = typeof fallback === 'function' ? fallback(props) : fallback
    return createElement(Suspense, { fallback: place }, createElement<Props>(Lazy, props))
  }
  return Object.assign(Part, { preload: Lazy.preload })
}

/** The same for a dialog. Once it was opened it stays, so that it can fade out and give focus back. */
export function lazyDialog<Name extends string, Props extends { readonly open: boolean }>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Lazy = lazyComponent(load, name)
  const OnceOpened = (props: Props) => {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    return wanted && createElement(Suspense, null, createElement<Props>(Lazy, props))
  }
  return Object.assign(OnceOpened, { preload: Lazy.preload })
}

const MAX_TRIES = 3
const PAUSE = 1_000

/** React remembers a failure, so a lost connection must not be one: tries again when it is back, and with it a few times. */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine && tries >= MAX_TRIES) throw error
      await (navigator.onLine ? pause() : lineIsBack())
      await fetchStylesAgain()
    }
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE))

const lineIsBack = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/** The build's own loader asks for a style sheet once: one that did not come would be missing from then on. */
const fetchStylesAgain = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map(fetchAgain),
  )

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.onload = resolve
    again.onerror = resolve
    link.replaceWith(again)
  })

const changed = makeSignal()
let count = 0

function change(by: number): void {
  count += by
  changed.send()
}

/** Notes that a part of the app is waited for. What the reader pressed has not come of it yet. */
async function whileLoading<T>(part: Promise<T>): Promise<T> {
  // it is asked for in the middle of drawing a page, when nothing else may change
  await null
  change(1)
  try {
    return await part
  } finally {
    change(-1)
  }
}

export const useIsComponentLoading = (): boolean =>
  useSyncExternalStore(
    changed.on,
    () => count > 0,
    () => false,
  )
