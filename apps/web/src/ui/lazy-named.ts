import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** React's `lazy` wants default exports; we have none. `lazyNamed(() => import('./buy-dialog.tsx'), 'BuyDialog')`. */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }))
