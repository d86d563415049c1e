import { texts } from 'virtual:texts/ui/markdown'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { Components } from 'react-markdown'
import { ScrollBox } from '../scroll-box.tsx'

/** Code of so few letters fits any line, and is not torn at a space or hyphen: `** 2`, `utf-8`. */
const SHORT = 20

export const InlineCode = ({ children }: { readonly children?: ReactNode }) => (
  <code
    translate="no"
    className={clsx(
      'rounded-sm bg-sunk px-1 py-0.5 font-mono text-[0.9em]',
      `${children}`.length <= SHORT && 'whitespace-nowrap',
    )}
  >
    {children}
  </code>
)

type BlockProps = { readonly style?: CSSProperties | undefined; readonly children?: ReactNode }

/** Finds its own direction, as a text may mix scripts. How a column stands comes as a style: the policy allows what a script sets. */
const block = (Element: 'h3' | 'h4' | 'p' | 'li' | 'blockquote' | 'th' | 'td', className?: string) =>
  function Block({ style, children }: BlockProps) {
    return (
      <Element style={style} dir="auto" className={className}>
        {children}
      </Element>
    )
  }

// the page has its own headings above: those of a text begin below them
const heading = 'mt-5 font-sans text-body font-semibold tracking-normal first:mt-0'
const chapterHeading = block('h3', heading)
const partHeading = block('h4', heading)

const headCell = 'border-b border-edge px-3 py-1.5 text-start font-semibold first:ps-0'
const HeadCell = block('th', headCell)
const EmptyHeadCell = block('td', headCell)

export const Preformatted = ({ children }: { readonly children?: ReactNode }) => (
  <ScrollBox
    as="pre"
    name={texts.text}
    className="rounded-sm bg-sunk p-3 text-note [&>code]:bg-transparent [&>code]:p-0"
  >
    {children}
  </ScrollBox>
)

export const markdownParts: Components = {
  h1: chapterHeading,
  h2: chapterHeading,
  h3: partHeading,
  h4: partHeading,
  h5: partHeading,
  h6: partHeading,
  p: block('p'),
  ul: ({ children }) => (
    <ul className="list-disc marker:text-muted has-[>li>input]:list-none [&:has(>li>input)>li]:ms-0">{children}</ul>
  ),
  ol: ({ start, children }) => (
    <ol start={start} className="list-decimal marker:text-muted marker:tabular-nums">
      {children}
    </ol>
  ),
  // indented by itself, not by its list: an item knows its direction, and its bullet stands on that side
  li: block('li', 'ms-5 mt-1 ps-1'),
  input: ({ checked }) => (
    <input
      type="checkbox"
      aria-label={checked === true ? texts.done : texts.toDo}
      disabled
      checked={checked === true}
      readOnly
      className="me-2 align-[-0.1em] accent-ink"
    />
  ),
  blockquote: block('blockquote', 'flex flex-col gap-3 border-s-2 border-edge ps-4 text-muted'),
  hr: () => <hr className="border-line" />,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  code: InlineCode,
  pre: Preformatted,
  // breaks between words only, whatever the bubble around it does: it scrolls instead
  table: ({ children }) => (
    <ScrollBox as="div" name={texts.table}>
      <table className="border-collapse text-note wrap-normal">{children}</table>
    </ScrollBox>
  ),
  // above a column of names often stands nothing: that is no heading
  th: ({ children, ...props }) => (children ? <HeadCell {...props}>{children}</HeadCell> : <EmptyHeadCell />),
  td: block('td', 'border-b border-line px-3 py-1.5 align-top first:ps-0'),
}
