import { type ReactNode, Suspense } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { lazyComponent } from '../../lazy-component.ts'
import { InlineCode } from '../inline-code.tsx'
import { markdownParts, Preformatted } from '../markdown-parts.tsx'
import { Formula } from './formula.tsx'

const HighlightedCode = lazyComponent(() => import('./code-block.tsx'), 'CodeBlock')

type CodeBlockProps = { readonly text: string; readonly language: string; readonly fallback: ReactNode }

const CodeBlock = ({ fallback, ...code }: CodeBlockProps) => (
  <Suspense fallback={fallback}>
    <HighlightedCode {...code}>{fallback}</HighlightedCode>
  </Suspense>
)

/** What stands in fixed columns, such as tablature. */
const isPlain = (language: string): boolean => ['', 'text', 'txt', 'plain', 'plaintext'].includes(language)

export const lessonParts: Components = {
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
    return isPlain(language) ? plain : <CodeBlock text={text} language={language} fallback={plain} />
  },
}

function codeIn(pre: ExtraProps['node']): { readonly language: string; readonly text: string } {
  const [code] = pre?.children ?? []
  if (code?.type !== 'element') return { language: '', text: '' }
  const [name] = [code.properties.className].flat()
  const text = code.children.map((child) => ('value' in child ? child.value : '')).join('')
  return { language: `${name ?? ''}`.replace('language-', ''), text: text.replace(/\n$/, '') }
}
