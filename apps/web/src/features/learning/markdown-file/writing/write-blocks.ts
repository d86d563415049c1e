import type { MarkdownNode } from '../../../../ui/markdown/read-markdown.tsx'
import { asHeading, guardLines } from './escape.ts'
import { isBlock, languageOf, longestRun, MATH, textOf, writeInline } from './write-inline.ts'

/** Paragraphs, lists and so on, below a heading of the given level. Its own headings go below that one, as on the page. */
export function writeBlocks(nodes: readonly MarkdownNode[], under: number): string {
  const blocks: string[] = []
  let before: string | undefined
  let other = false
  for (const node of paragraphsOf(nodes)) {
    // two lists in a row would become one, so they take turns with their marks
    other = node.tagName === before && !other
    before = node.tagName
    blocks.push(writeBlock(node, under, other))
  }
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Words that stand between blocks, as in the item of a tight list, are paragraphs as well. */
function paragraphsOf(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const found: MarkdownNode[] = []
  let words: MarkdownNode[] = []
  const flush = () => {
    if (words.some((word) => textOf(word).trim() !== '')) {
      found.push({ type: 'element', tagName: 'p', children: words })
    }
    words = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      flush()
      found.push(node)
    } else words.push(node)
  }
  flush()
  return found
}

function writeBlock(node: MarkdownNode, under: number, other: boolean): string {
  const { tagName, children = [] } = node
  switch (tagName) {
    case 'h1':
    case 'h2':
      return asHeading(under + 1, oneLine(children))
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return asHeading(under + 2, oneLine(children))
    case 'ul':
      return writeList(node, under, () => (other ? '* ' : '- '))
    case 'ol':
      return writeList(node, under, (index) => `${firstOf(node) + index}${other ? ')' : '.'} `)
    case 'blockquote':
      return prefixed(writeBlocks(children, under), '> ')
    case 'pre':
      return writePre(node)
    case 'hr':
      return '___'
    case 'table':
      return writeTable(node)
    default:
      return guardLines(writeInline(children).trim())
  }
}

const oneLine = (children: readonly MarkdownNode[]): string =>
  guardLines(
    writeInline(children)
      .replace(/\\?\s*\n\s*/g, ' ')
      .trim(),
  )

const firstOf = ({ properties }: MarkdownNode): number => (typeof properties?.start === 'number' ? properties.start : 1)

function writeList({ children = [] }: MarkdownNode, under: number, markOf: (index: number) => string): string {
  const items = children.filter(({ tagName }) => tagName === 'li')
  const loose = items.some((item) => item.children?.some(({ tagName }) => tagName === 'p'))
  const written = items.map((item, index) => {
    const mark = markOf(index)
    const body = tickOf(item) + writeBlocks(item.children ?? [], under)
    const [first = '', ...rest] = (loose ? body : body.replace(/\n\n(?=\s*(?:[-*]|\d+[.)]) )/g, '\n')).split('\n')
    return [mark + first, ...rest.map((line) => (line === '' ? '' : ' '.repeat(mark.length) + line))]
      .join('\n')
      .trimEnd()
  })
  return written.join(loose ? '\n\n' : '\n')
}

/** A task's box is the first thing in its item, or in the first paragraph of that. */
function tickOf({ children = [] }: MarkdownNode): string {
  const first = children.find((child) => child.type === 'element')
  const box = first?.tagName === 'p' ? first.children?.[0] : first
  if (box?.tagName !== 'input') return ''
  return box.properties?.checked === true ? '[x] ' : '[ ] '
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n')

/** Code in a fence with the name of its language, and a formula between dollars. */
function writePre(node: MarkdownNode): string {
  const code = textOf(node).replace(/\n$/, '')
  const language = languageOf(node.children?.[0] ?? node)
  if (language === MATH && canStandAsMath(code)) return `$$\n${code}\n$$`
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

/** Between dollars neither a blank line nor another pair of them may stand; in a fence of the same name they may. */
const canStandAsMath = (code: string): boolean => code.trim() !== '' && !/\$|^\s*$/m.test(code)

function writeTable(node: MarkdownNode): string {
  const rows = rowsOf(node).map((row) =>
    (row.children ?? []).filter(({ tagName }) => tagName === 'th' || tagName === 'td'),
  )
  const [head = [], ...rest] = rows
  const rule = head.map(({ properties }) => rules.get(properties?.align) ?? '---')
  const cells = (row: readonly MarkdownNode[]) => row.map(({ children = [] }) => cellOf(writeInline(children)))
  return [cells(head), rule, ...rest.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const rules = new Map<unknown, string>([
  ['left', ':---'],
  ['center', ':---:'],
  ['right', '---:'],
])

const rowsOf = ({ children = [] }: MarkdownNode): readonly MarkdownNode[] =>
  children.flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)))

/** In code a bar is not escaped yet, and would begin the next cell. */
const cellOf = (words: string): string =>
  words
    .replace(/\\?\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim()
