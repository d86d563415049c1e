import { type Fault, soft } from '../fault.ts'
import { FORMULA, INLINE_CODE, withoutFencedCode } from '../prose.ts'

/** Stands for what is not read: no equation reaches across it. */
const UNREAD = '¤'

/**
 * An equation of plain numbers that does not hold, such as "16 + 4 + 4 = 42". Where there is any doubt (letters, other units, clock times,
 * a rounding that may explain it) there is no fault. Linear in the length of the text.
 */
export function checkArithmetic(markdown: string): readonly Fault[] {
  const source = withoutFencedCode(markdown).replace(INLINE_CODE, UNREAD)
  const texts = [signsOfProse(source.replace(FORMULA, UNREAD)), ...(source.match(FORMULA) ?? []).map(signsOfFormula)]
  const quote = texts.flatMap(wrongEquations)[0]
  return quote === undefined ? [] : [{ ...soft('arithmetic', 'Compute this again: it does not come out so.'), quote }]
}

/** With one sign for each operator. A hyphen is a minus beside a space; a star or an x is a product between numbers. */
const signsOfProse = (text: string): string =>
  text
    .replace(/^[ \t>]*(?:(?:[-+*•]|\d{1,3}[.)])[ \t]+)?/gm, '')
    .replace(/(?<=[\s(=])-(?=[\s\d(])/g, '−')
    .replace(/(?<=[\d)] )[*x](?= [\d(])/g, '×')
    .replace(/\*|\\?[$€£](?=\d)/g, '')
    .replace(/(?<=[\d)])[²³]/g, (power) => (power === '²' ? '^2' : '^3'))
    .replace(/(?<=[+−×·/÷=])\n|\n(?=[+−×·/÷=])/g, ' ')
    .replace(/\(([^()\n=]{0,200}=[^()\n]{0,200})\)/g, ';$1;')

const COMMANDS: Readonly<Record<string, string>> = {
  ...{ cdot: '×', times: '×', div: '÷', left: '', right: '', quad: ';', qquad: ';', '\\': ';' },
  ...{ ',': '', '!': '', ';': ' ', ' ': ' ', '%': '%' },
}

const signsOfFormula = (formula: string): string =>
  formula
    .replace(/^(?:\${1,2}|\\[[(])|(?:\${1,2}|\\[\])])$/g, '')
    .replace(/\\(?:text|mathrm)\{([^{}]{0,60})\}/g, ' $1 ')
    .replace(/\{([,:])\}/g, '$1')
    .replace(/\\[dt]?frac ?(?:(\d)(\d)|\{([^{}]{0,200})\}\{([^{}]{0,200})\})/g, '(($1$3)/($2$4))')
    .replace(/\\([a-zA-Z]+|.)/gs, (_, name: string) => COMMANDS[name] ?? UNREAD)
    .replace(/[-−]/g, ' − ')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('\n', ' ')

/** A number, a word or unit, an operator, two brackets, a sign that is only an equals sign, a mark at which sentences end. */
const TOKEN =
  /(\d(?:[\d.,:]*\d)?)|(\p{L}[\p{L}\d²³]*(?:\/\p{L}[\p{L}²³]*)?:?|[%‰°€£]\p{L}?)|([+−×·/÷^])|(\()|(\))|((?<![<>!:=~+*-])=(?![=>~]))|([.,;?"'“”„«»…|\n&>])|[^ \t\u00A0\u2009\u202F]/gu
const KINDS = 'nwo()=.'
type Token = { readonly kind: string; readonly text: string; readonly at: number }
type Side = readonly Token[]
/** A variable, or a function of what follows. */
const IS_MATHEMATICS = /^(?:\p{L}|sqrt|log|ln|exp|sin|cos|tan|max|min|mod):?$/iu

/** By the kinds of tokens. No operator goes on from words ("price − 3 + 5") or from another formula, and a unit follows its number. */
const TERM = '[o(]{0,9}n(?:[wv]|(?![wv]))(?:\\){1,9}[wv]?)?'
const SIDE = `${TERM}(?:o${TERM}){0,20}`
const EQUATION = new RegExp(`(?:(?<=[.w])(?!o)|(?<=^|=))(${SIDE})=(?=(${SIDE})(?:[.=w]|$))`, 'g')

function wrongEquations(text: string): readonly string[] {
  const tokens = [...text.matchAll(TOKEN)].map((found): Token => {
    const kind = KINDS[found.slice(1).findIndex(Boolean)] ?? '?'
    return { kind: kind === 'w' && IS_MATHEMATICS.test(found[0]) ? 'v' : kind, text: found[0], at: found.index }
  })
  const kinds = tokens.map(({ kind }) => kind).join('')
  return [...kinds.matchAll(EQUATION)].flatMap(({ index, 1: one = '', 2: other = '' }) => {
    const middle = index + one.length + 1
    const [left, right] = [tokens.slice(index, middle - 1), tokens.slice(middle, middle + other.length)]
    const last = right.findLast((token) => !isWord(token))
    return differ(left, right) ? [text.slice(left[0]?.at, last && last.at + last.text.length)] : []
  })
}

const isWord = ({ kind }: Token): boolean => kind === 'w' || kind === 'v'
const numbersOf = (side: Side): readonly string[] => side.filter(({ kind }) => kind === 'n').map(({ text }) => text)
const unitsOf = (side: Side): readonly string[] => side.filter(isWord).map(({ text }) => text)
const isComputed = (side: Side): boolean => side.slice(1).some(({ kind }) => kind === 'o')
/** A unit of some of its terms. */
const isMixed = (side: Side): boolean =>
  ![0, numbersOf(side).length].includes(unitsOf(side).length) && side.some(({ text }) => /[+−]/.test(text))

function differ(left: Side, right: Side): boolean {
  const [numbers, given, found] = [numbersOf([...left, ...right]), unitsOf(left), unitsOf(right)]
  const units = new Set([...given, ...found])
  // "1 + 1 = 10" is right in another system
  const isPlain = [left, right].some(isComputed) && !numbers.every((number) => /^[01]+$/.test(number))
  const isClear = units.size < 2 && (given.length === 0 || found.length > 0) && ![left, right].some(isMixed)
  const verdicts = [false, true].flatMap((swaps) => {
    const [a, b] = [computed(left, swaps), computed(right, swaps)]
    if (!isPlain || !isClear || !Number.isFinite(a + b)) return []
    /** What was perhaps rounded before, as a share of it. */
    const doubt = numbers.map((number) => (decimalsOf(number, swaps) < 2 ? 0 : 0.5 / Number(number.replace(/\D/g, ''))))
    const share = doubt.reduce((sum, one) => sum + one, 0)
    // binary fractions: "0.6 − 0.2 − 0.4" is not quite 0
    const noise = 1e-9 * Math.max(...numbers.map((number) => readNumber(number, swaps)))
    const slack = stepOf(right, a, swaps) + stepOf(left, b, swaps) + share * Math.max(Math.abs(a), Math.abs(b)) + noise
    // a unit of the result alone may be another one: "2 · 90 = 3 hours", "9 / 20 = 45 %", "10 + 5 = 3 o'clock"
    const mayConvert = given.length === 0 && found.length > 0 && !(a / b < 2 && b / a < 2)
    return [Math.abs(a - b) > slack && !mayConvert]
  })
  return verdicts.length > 0 && !verdicts.includes(false)
}

const decimalsOf = (number = '', swaps: boolean): number => number.split(swaps ? ',' : '.')[1]?.length ?? 0

/** How far a number that is shown may be from what was computed: it was rounded, or cut off. */
function stepOf(side: Side, value: number, swaps: boolean): number {
  const decimals = decimalsOf(numbersOf(side)[0], swaps)
  const isExact = isComputed(side) || (decimals === 0 && Math.abs(value - Math.round(value)) < 1e-9)
  return isExact ? 0 : 10 ** -decimals
}

/** NaN for what is no whole expression. `swaps`: commas stand before decimals, and points between thousands. */
function computed(side: Side, swaps: boolean): number {
  const rest = side.filter((token) => !isWord(token)).map(({ text }) => text)
  const take = (signs: string): string | undefined => (signs.includes(rest[0] ?? ' ') ? rest.shift() : undefined)
  const chain = (signs: string, part: () => number): number => {
    let value = part()
    for (let sign = take(signs); sign; sign = take(signs)) {
      const next = part()
      value =
        sign === '+' ? value + next : sign === '−' ? value - next : /[×·]/.test(sign) ? value * next : value / next
    }
    return value
  }
  const sum = (): number => chain('+−', () => chain('×·/÷', factor))
  const factor = (): number => {
    if (take('−')) return -factor()
    const base = atom()
    return take('^') ? base ** factor() : base
  }
  const atom = (): number => {
    if (!take('(')) return readNumber(rest.shift() ?? '', swaps)
    const inner = sum()
    return take(')') ? inner : Number.NaN
  }
  const value = sum()
  return rest.length === 0 ? value : Number.NaN
}

function readNumber(text: string, swaps: boolean): number {
  const pointed = swaps ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text
  const isNumber = /^(?!0[\d,])(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(pointed)
  return isNumber ? Number(pointed.replaceAll(',', '')) : Number.NaN
}
