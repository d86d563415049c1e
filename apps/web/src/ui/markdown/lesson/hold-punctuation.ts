/** As much of a tree of elements as is looked at. */
type Node = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

/** A formula is drawn as a box, and a line may end on either side of one: its comma would begin the next line. */
const heldTogether = 'whitespace-nowrap [&_wbr]:whitespace-normal'

/** What of the text before a formula belongs to it. */
const openingOf = (text: string): string => /[([{“‘„«]{1,3}$/.exec(text)?.[0] ?? ''
/** What of the text behind it does: the end of a word as well, as in “the $n$th” and “the $x$-axis”. */
const closingOf = (text: string): string =>
  /^(?:-[a-z]{1,12}|’?[a-z]{1,3}(?![a-z]))?[,.;:!?)\]}…’”»%]{0,3}/.exec(text)?.[0] ?? ''

/** Puts each formula of a line into one element with its punctuation. Comes after cleaning, which knows no such element. */
export const holdPunctuation = () => hold

function hold(node: Node): void {
  const { children = [] } = node
  for (const child of children) hold(child)
  for (const [at, formula] of children.entries()) {
    if (!isFormula(formula)) continue
    const [before, behind] = [children[at - 1], children[at + 1]]
    const [opening, closing] = [openingOf(textOf(before)), closingOf(textOf(behind))]
    if (opening === '' && closing === '') continue
    if (before?.type === 'text') before.value = textOf(before).slice(0, -opening.length || undefined)
    if (behind?.type === 'text') behind.value = textOf(behind).slice(closing.length)
    const held = [aText(opening), formula, aText(closing)]
    children[at] = { type: 'element', tagName: 'span', properties: { className: [heldTogether] }, children: held }
  }
}

const aText = (value: string): Node => ({ type: 'text', value })
const textOf = (node: Node | undefined): string => (node?.type === 'text' ? (node.value ?? '') : '')

function isFormula({ tagName, properties }: Node): boolean {
  const names = [properties?.className].flat()
  return tagName === 'code' && names.includes('language-math') && !names.includes('math-display')
}
