import { Suspense } from 'react'
import { lazyComponent } from '../../../../ui/lazy-component.ts'

export const loadMarkdown = () => import('../../../../ui/markdown/markdown.tsx')
const Markdown = lazyComponent(loadMarkdown, 'Markdown')

export const Introduction = ({ text }: { readonly text: string }) => (
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
