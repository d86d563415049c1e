import { Suspense } from 'react'
import { lazyComponent } from '../lazy-component.ts'
import { PlainText } from './plain-text.tsx'

export const loadMarkdown = () => import('./markdown.tsx')
const Markdown = lazyComponent(loadMarkdown, 'Markdown')

/** Text that a model wrote. Its words are there before what draws them is. */
export const LazyMarkdown = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<PlainText text={text} />}>
    <Markdown text={text} />
  </Suspense>
)
