import { Suspense } from 'react'
import { lazyComponent } from '../lazy-component.ts'

export const loadMarkdown = () => import('./markdown.tsx')
const Markdown = lazyComponent(loadMarkdown, 'Markdown')

/** Text that a model wrote. Its words are there before what draws them is. */
export const LazyMarkdown = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<PlainText text={text} />}>
    <Markdown text={text} />
  </Suspense>
)

export const PlainText = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
)
