import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** The part of the Markdown reader's API that is needed to extend it. */
type Reader = { data: () => object }

/**
 * What GitHub adds to Markdown: struck text, tables, tasks. `remark-gfm` would bring footnotes, addresses as links, and all
 * that writes Markdown, which nothing here needs: more than 8 KiB to download.
 */
export function gfm(this: Reader): void {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
    fromMarkdownExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })
}
