import './code-block.css'
import { texts } from 'virtual:texts/ui/markdown'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyButton } from '../../copy-button.tsx'
import { untilItComes } from '../../lazy-component.ts'
import { ScrollBox } from '../../scroll-box.tsx'
import { highlight, type Token } from './highlight.ts'
import { type Language, languageNamed } from './languages.ts'

type CodeBlockProps = {
  readonly text: string
  /** As its fence names it. */
  readonly language: string
  /** Stands there for code in a language that we do not know. */
  readonly children: ReactNode
}

export function CodeBlock({ text, language, children }: CodeBlockProps) {
  const known = languageNamed(language)
  return known ? <KnownCode text={text} language={known} /> : children
}

/** It is there before its colours are. */
function KnownCode({ text, language }: { readonly text: string; readonly language: Language }) {
  const tokens = useTokens(text, language)
  return (
    <div className="code-block rounded-sm bg-sunk">
      <div className="flex items-center justify-between gap-4 border-b border-line px-3 text-note text-muted">
        <span className="py-1">{language.name}</span>
        <CopyButton text={text} what={texts.thisCode} />
      </div>
      <ScrollBox as="pre" name={texts.code} dir="ltr" className="rounded-sm p-3 text-note">
        <code translate="no" className="font-mono">
          {tokens.map(({ text, className }, index) =>
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

/** Longer code is not worth a pause of the page. */
const MAX_LENGTH = 20_000

function useTokens(text: string, language: Language): readonly Token[] {
  const [found, setFound] = useState<{ readonly text: string; readonly tokens: readonly Token[] } | null>(null)
  useEffect(() => {
    if (text.length > MAX_LENGTH) return
    let isUnmounted = false
    untilItComes(() => highlight(text, language))
      .then((tokens) => !isUnmounted && setFound({ text, tokens }))
      .catch(() => undefined)
    return () => {
      isUnmounted = true
    }
  }, [text, language])
  return found?.text === text ? found.tokens : [{ text, className: '' }]
}
