import { memo } from 'react'
import { markdownParts } from './markdown-parts.tsx'
import { markdownSchema } from './markdown-schema.ts'
import { DrawnMarkdown, pluginsOf, readingOf } from './read-markdown.tsx'

const plugins = pluginsOf(readingOf([], []), markdownSchema)

type MarkdownProps = { readonly text: string }

/** Text that a model wrote: no link of it is one here. It weighs more than all the rest of a page: load it by `lazyComponent`. */
export const Markdown = memo(function Markdown({ text }: MarkdownProps) {
  return <DrawnMarkdown text={text} plugins={plugins} parts={markdownParts} />
})
