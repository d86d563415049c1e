import type { ReactNode } from 'react'
import type { Components } from 'react-markdown'

/** The page has its own headings above: those of a text begin below them. */
const heading = (Element: 'h3' | 'h4') =>
  function Heading({ children }: { readonly children?: ReactNode }) {
    return (
      <Element dir="auto" className="mt-5 font-sans text-body font-semibold tracking-normal first:mt-0">
        {children}
      </Element>
    )
  }

const chapterHeading = heading('h3')
const partHeading = heading('h4')

/** Every block finds its own direction, as a text may mix scripts. What is wide scrolls inside of itself. */
export const markdownParts: Components = {
  h1: chapterHeading,
  h2: chapterHeading,
  h3: partHeading,
  h4: partHeading,
  h5: partHeading,
  h6: partHeading,
  p: ({ children }) => <p dir="auto">{children}</p>,
  ul: ({ children }) => (
    <ul className="list-disc marker:text-muted has-[>li>input]:list-none [&:has(>li>input)>li]:ms-0">{children}</ul>
  ),
  ol: ({ start, children }) => (
    <ol start={start} className="list-decimal marker:text-muted marker:tabular-nums">
      {children}
    </ol>
  ),
  // indented by itself, not by its list: an item knows its direction, and its bullet stands on that side
  li: ({ children }) => (
    <li dir="auto" className="ms-5 mt-1 ps-1">
      {children}
    </li>
  ),
  input: ({ checked }) => (
    <input
      type="checkbox"
      aria-label={checked === true ? 'Done' : 'To do'}
      disabled
      checked={checked === true}
      readOnly
      className="me-2 align-[-0.1em] accent-ink"
    />
  ),
  blockquote: ({ children }) => (
    <blockquote dir="auto" className="flex flex-col gap-3 border-s-2 border-edge ps-4 text-muted">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="border-line" />,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  code: ({ children }) => <code className="rounded-sm bg-sunk px-1 py-0.5 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user scrolls it with the arrow keys
    <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-sunk p-3 text-note [&>code]:bg-transparent [&>code]:p-0">
      {children}
    </pre>
  ),
  // breaks between words only, whatever the bubble around it does: it scrolls instead
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className="border-collapse text-note wrap-normal">{children}</table>
    </section>
  ),
  // how a column stands comes as a style, which the policy allows where a script sets it
  th: ({ style, children }) => (
    <th style={style} dir="auto" className="border-b border-edge px-3 py-1.5 text-start font-semibold first:ps-0">
      {children}
    </th>
  ),
  td: ({ style, children }) => (
    <td style={style} dir="auto" className="border-b border-line px-3 py-1.5 align-top first:ps-0">
      {children}
    </td>
  ),
}
