import { lazyPart } from '../../lazy-component.ts'
import { PlainText } from '../plain-text.tsx'

export const loadLessonMarkdown = () => import('./lesson-markdown.tsx')

/** A text of a chapter. Its words are there before what draws them is. */
export const LazyLessonMarkdown = lazyPart(loadLessonMarkdown, 'LessonMarkdown', PlainText)

const InlineText = lazyPart(loadLessonMarkdown, 'InlineText', ({ text }) => text)

/** A heading or a sentence of a chapter: most of them have no mark in them. */
export const LazyInlineText = ({ text }: { readonly text: string }) =>
  /[`$*_~\\&]/.test(text) ? <InlineText text={text} /> : text

/** The same in the middle of words of ours, which may run the other way. */
export const IsolatedInlineText = ({ text }: { readonly text: string }) => (
  <bdi>
    <LazyInlineText text={text} />
  </bdi>
)
