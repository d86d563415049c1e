import { Suspense } from 'react'
import { lazyNamed } from '../../ui/lazy-named.ts'

const Markdown = lazyNamed(() => import('../../ui/markdown.tsx'), 'Markdown')

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
