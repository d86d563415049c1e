import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** The part of the Markdown reader's API that is needed to extend it. */
type Reader = { data: () => object }

/** GitHub's struck text, tables and tasks. `remark-gfm` would bring footnotes, links and a writer: 8 KiB without use. */
export function gfm(this: Reader): void {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
    fromMarkdownExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })
}
