import { mathFromMarkdown, mathSyntax } from '@app/markdown-math'
import { memo } from 'react'
import { lessonSchema } from '../markdown-schema.ts'
import { DrawnMarkdown, type MarkdownNode, markdownTree, pluginsOf } from '../read-markdown.tsx'
import { holdPunctuation } from './hold-punctuation.ts'
import { lessonParts } from './lesson-parts.tsx'

// one chunk with what draws the texts around it
export { InlineText } from './inline-text.tsx'

type LessonMarkdownProps = { readonly text: string }

const plugins = pluginsOf({ syntax: [mathSyntax()], fromMarkdown: [mathFromMarkdown()] }, lessonSchema)
const drawnWith = { ...plugins, rehypePlugins: [...(plugins.rehypePlugins ?? []), holdPunctuation] }

/** A text of a chapter, with formulas and highlighted code; what draws these is fetched for the first one. */
export const LessonMarkdown = memo(function LessonMarkdown({ text }: LessonMarkdownProps) {
  return <DrawnMarkdown text={text} plugins={drawnWith} parts={lessonParts} />
})

/** The same text as a tree of the elements that are drawn. */
export const lessonTree = ({ text }: LessonMarkdownProps): MarkdownNode => markdownTree(text, plugins)
