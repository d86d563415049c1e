import { Suspense } from 'react'
import { lazyNamed } from '../../../../ui/lazy-named.ts'

export const loadMarkdown = () => import('../../../../ui/markdown/markdown.tsx')
const Markdown = lazyNamed(loadMarkdown, 'Markdown')

export function Introduction({ text }: { readonly text: string }) {
  return (
    <div className="chapter-prose mt-6">
      {/* the words are there before what draws them is */}
      <Suspense
        fallback={
          <p dir="auto" className="whitespace-pre-wrap">
            {text}
          </p>
        }
      >
        <Markdown text={text} />
      </Suspense>
    </div>
  )
}
