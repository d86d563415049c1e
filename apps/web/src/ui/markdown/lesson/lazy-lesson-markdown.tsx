import { Suspense } from 'react'
import { lazyComponent } from '../../lazy-component.ts'
import { PlainText } from '../plain-text.tsx'

export const loadLessonMarkdown = () => import('./lesson-markdown.tsx')
const LessonMarkdown = lazyComponent(loadLessonMarkdown, 'LessonMarkdown')

/** A text of a chapter. Its words are there before what draws them is. */
export const LazyLessonMarkdown = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<PlainText text={text} />}>
    <LessonMarkdown text={text} />
  </Suspense>
)

const InlineText = lazyComponent(loadLessonMarkdown, 'InlineText')

/** A heading or a sentence of a chapter: most of them have no mark in them. */
export const LazyInlineText = ({ text }: { readonly text: string }) =>
  /[`$*_~\\&]/.test(text) ? (
    <Suspense fallback={text}>
      <InlineText text={text} />
    </Suspense>
  ) : (
    text
  )

/** The same in the middle of words of ours, which may run the other way. */
export const IsolatedInlineText = ({ text }: { readonly text: string }) => (
  <bdi>
    <LazyInlineText text={text} />
  </bdi>
)
