import { memo } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { imagesAsLinks } from './images-as-links.ts'
import { markdownParts } from './markdown-parts.tsx'
import { allowedAddress, markdownSchema } from './markdown-schema.ts'

const remarkPlugins: Options['remarkPlugins'] = [remarkGfm]
/** Cleaning comes last: what the plugins before it make is cleaned as well. */
const rehypePlugins: Options['rehypePlugins'] = [imagesAsLinks, [rehypeSanitize, markdownSchema]]

type MarkdownProps = { readonly text: string }

/** Text that a model wrote. It weighs more than all the rest of a page: load it by `lazyNamed`. */
export const Markdown = memo(function Markdown({ text }: MarkdownProps) {
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      urlTransform={allowedAddress}
      components={markdownParts}
    >
      {text}
    </ReactMarkdown>
  )
})
