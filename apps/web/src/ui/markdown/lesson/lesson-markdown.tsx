import { mathFromMarkdown, mathSyntax } from '@app/markdown-math'
import type { Root } from 'mdast'
import { memo } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { lazyPart } from '../../lazy-component.ts'
import { InlineCode, markdownParts, Preformatted } from '../markdown-parts.tsx'
import { lessonSchema } from '../markdown-schema.ts'
import {
  DrawnMarkdown,
  type MarkdownPlugins,
  markdownTree,
  pluginsOf,
  type Reading,
  readingOf,
} from '../read-markdown.tsx'
import { Formula } from './formula.tsx'
import { holdPunctuation } from './hold-punctuation.ts'

type LessonMarkdownProps = { readonly text: string }

const reading = readingOf([mathSyntax()], [mathFromMarkdown()])

/** What would begin a block, a link or an element is a part of the sentence: `Array<T>`, `1. First`. */
const inSentences = [
  ...[
    'autolink',
    'blockQuote',
    'codeFenced',
    'codeIndented',
    'definition',
    'hardBreakEscape',
    'headingAtx',
    'htmlFlow',
  ],
  ...['htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink', 'list', 'setextUnderline', 'table', 'thematicBreak'],
]
const inlineReading = readingOf([mathSyntax(), { disable: { null: inSentences } }], [mathFromMarkdown()])

function drawnAs(read: Reading): MarkdownPlugins {
  const { rehypePlugins, ...plugins } = pluginsOf(read, lessonSchema)
  return { ...plugins, rehypePlugins: [...(rehypePlugins ?? []), holdPunctuation] }
}
const plugins = drawnAs(reading)
const inlinePlugins = drawnAs(inlineReading)

/** A text of a chapter, with formulas and highlighted code; what draws these is fetched for the first one. */
export const LessonMarkdown = memo(function LessonMarkdown({ text }: LessonMarkdownProps) {
  return <DrawnMarkdown text={text} plugins={plugins} parts={lessonParts} />
})

/** A heading or a sentence of a chapter: emphasis, code and formulas, in one line. */
export const InlineText = memo(function InlineText({ text }: LessonMarkdownProps) {
  return <DrawnMarkdown text={inOneLine(text)} plugins={inlinePlugins} parts={inlineParts} />
})

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The same texts as trees. */
export const lessonTree = ({ text }: LessonMarkdownProps): Root => markdownTree(text, reading)
export const inlineTree = ({ text }: LessonMarkdownProps): Root => markdownTree(inOneLine(text), inlineReading)

const CodeBlock = lazyPart(
  () => import('./code-block.tsx'),
  'CodeBlock',
  ({ children }) => children,
)

/** What stands in fixed columns, such as tablature. */
const isPlain = (language: string): boolean => ['', 'text', 'txt', 'plain', 'plaintext'].includes(language)

const lessonParts: Components = {
  ...markdownParts,
  code: ({ className = '', children }) =>
    className.startsWith('language-math') ? (
      <Formula tex={`${children}`} isDisplay={className.includes('math-display')} />
    ) : (
      <InlineCode>{children}</InlineCode>
    ),
  pre: ({ node, children }) => {
    const { language, text } = codeIn(node)
    if (language === 'math') return <Formula tex={text} isDisplay />
    const plain = <Preformatted>{children}</Preformatted>
    if (isPlain(language)) return plain
    return (
      <CodeBlock text={text} language={language}>
        {plain}
      </CodeBlock>
    )
  },
}

const inlineParts: Components = { ...lessonParts, p: ({ children }) => children }

function codeIn(pre: ExtraProps['node']): { readonly language: string; readonly text: string } {
  const [code] = pre?.children ?? []
  if (code?.type !== 'element') return { language: '', text: '' }
  const [name] = [code.properties.className].flat()
  const text = code.children.map((child) => ('value' in child ? child.value : '')).join('')
  return { language: `${name ?? ''}`.replace('language-', ''), text: text.replace(/\n$/, '') }
}
