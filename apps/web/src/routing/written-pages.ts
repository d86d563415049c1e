import { type ComponentType, createElement } from 'react'
import { lazyNamed } from '../ui/lazy-named.ts'
import { paths } from './paths.ts'

const waits = new Map<string, () => Promise<void>>()

/**
 * A lazy page that the build writes ahead. Once it was waited for it is not lazy any more: what is written could otherwise be
 * swept away by a moment of 'Loading...' while it is taken over.
 */
function writtenPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const Lazy = lazyNamed(load, name)
  let ready: ComponentType | undefined
  waits.set(path, async () => {
    ready = (await load())[name]
  })
  return () => createElement(ready ?? Lazy)
}

export const loadWritten = {
  landing: () => import('../features/landing/landing-page.tsx'),
  privacy: () => import('../features/legal/privacy-page.tsx'),
  terms: () => import('../features/legal/terms-page.tsx'),
}

export const writtenPages = {
  landing: writtenPage(paths.landing, loadWritten.landing, 'LandingPage'),
  privacy: writtenPage(paths.privacy, loadWritten.privacy, 'PrivacyPage'),
  terms: writtenPage(paths.terms, loadWritten.terms, 'TermsPage'),
}

export const waitForWrittenPage = async (path: string): Promise<void> => waits.get(path)?.()
