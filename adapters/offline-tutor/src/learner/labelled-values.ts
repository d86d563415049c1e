import { normAt, type Topic, tokenize, type Words } from '@app/domain'
import { wordSet } from '../words/phrases.ts'

type Name = Topic | 'goal'

const NAMES: ReadonlyMap<string, Name> = new Map(
  Object.entries({ goal: 'goal', level: 'level', experience: 'level', time: 'time', focus: 'focus' } as const),
)
const FILLERS = wordSet('and the my change set make update please new')
const WRONG = wordSet('wrong not incorrect off')
const CHANGES = wordSet('change set make update')

type Value = { readonly at: number; readonly isPlain: boolean }
type Label = { readonly name: Name; readonly start: number; readonly value: number }

/** "Time: 3 hours", "change the level to intermediate and the time to an hour a day". Null where none begins the text. */
export function labelledValues(text: string): readonly { readonly name: Name; readonly words: Words }[] | null {
  const words = tokenize(text)
  const change = words.findIndex(({ norm }) => CHANGES.has(norm))
  const labels = words.flatMap((_, index) => labelAt(text, words, index, change >= 0 && change < index) ?? [])
  if (labels[0]?.start !== 0) return null
  const values = labels.map(({ name, value }, index) => ({ name, words: words.slice(value, labels[index + 1]?.start) }))
  return values.every((value) => value.words.length > 0) ? values : null
}

function labelAt(text: string, words: Words, index: number, isChange: boolean): Label | null {
  const name = NAMES.get(normAt(words, index))
  const value = name === undefined ? null : valueAfter(text, words, index)
  if (name === undefined || value === null) return null
  let start = index
  while (FILLERS.has(normAt(words, start - 1)) && words[start - 1]?.ends === '') start -= 1
  const begins = start === 0 || words[start - 1]?.ends !== '' || words[start]?.norm === 'and'
  return begins && (value.isPlain || isChange) ? { name, start, value: value.at } : null
}

/** Where the value of a label begins, and whether the label needs no "change" before it. */
function valueAfter(text: string, words: Words, index: number): Value | null {
  const [first, second] = [words[index + 1], words[index + 2]?.norm]
  const gap = text.slice(words[index]?.to, first?.from)
  if (gap.includes(':') || gap.includes('=')) return { at: index + 1, isPlain: true }
  if (first?.norm === 'is' && WRONG.has(second ?? '')) return null
  if (first?.norm === 'is') return { at: second === 'now' ? index + 3 : index + 2, isPlain: true }
  if (first?.norm === 'should' && second === 'be') return { at: index + 3, isPlain: true }
  return first?.norm === 'to' ? { at: index + 2, isPlain: false } : null
}
