import './code-block.css'
import { texts } from 'virtual:texts/ui/markdown'
import type { ReactNode } from 'react'
import { CopyButton } from '../../copy-button.tsx'
import { ScrollBox } from '../../scroll-box.tsx'
import { highlight, languageNamed } from './highlight.ts'

type CodeBlockProps = {
  readonly text: string
  /** As its fence names it. */
  readonly language: string
  /** Stands there for code in a language that we do not know. */
  readonly children: ReactNode
}

export function CodeBlock({ text, language, children }: CodeBlockProps) {
  const name = languageNamed(language)
  if (name === undefined) return children
  return (
    <div className="code-block rounded-sm bg-sunk">
      <div className="flex items-center justify-between gap-4 border-b border-line px-3 text-note text-muted">
        <span className="py-1">{name}</span>
        <CopyButton text={text} what={texts.thisCode} />
      </div>
      <ScrollBox as="pre" name={texts.code} dir="ltr" className="rounded-sm p-3 text-note">
        <code translate="no" className="font-mono">
          {highlight(text, language).map(({ text, className }, index) =>
            className === '' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity, and no state
              <span key={index} className={className}>
                {text}
              </span>
            ),
          )}
        </code>
      </ScrollBox>
    </div>
  )
}
