import { type ComponentType, createElement } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import { paths } from './paths.ts'

const waits = new Map<string, () => Promise<void>>()

/**
 * A lazy page that the build writes ahead. Once it was waited for it is not lazy any more: what is written could otherwise be
 * swept away by a moment of 'Loading...' while it is taken over.
 */
function prerenderedPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const Lazy = lazyComponent(load, name)
  let ready: ComponentType | undefined
  waits.set(path, async () => {
    ready = (await load())[name]
  })
  return () => createElement(ready ?? Lazy)
}

export const prerenderedLoaders = {
  landing: () => import('../features/landing/landing-page.tsx'),
  privacy: () => import('../features/legal/privacy-page.tsx'),
  terms: () => import('../features/legal/terms-page.tsx'),
}

export const prerenderedPages = {
  landing: prerenderedPage(paths.landing, prerenderedLoaders.landing, 'LandingPage'),
  privacy: prerenderedPage(paths.privacy, prerenderedLoaders.privacy, 'PrivacyPage'),
  terms: prerenderedPage(paths.terms, prerenderedLoaders.terms, 'TermsPage'),
}

export const loadPrerenderedPage = async (path: string): Promise<void> => waits.get(path)?.()
