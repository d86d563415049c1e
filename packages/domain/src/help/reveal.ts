import { clip, normalised, wordsOf } from '../shared/index.ts'
import { sentencesOf } from '../tutoring/reply/sentences.ts'
import { decoded, spellsHidden } from './disguises.ts'
import type { Item } from './item.ts'
import { hasAmount, numbersIn, withDigits } from './numbers-in.ts'
import * as words from './reveal.words.ts'
import { type Amount, possibleSecrets, type Secret } from './secret.ts'
import { letters, looks, saysLetter, saysText, shareSaid } from './spellings.ts'

/** What was said before: the learner's message, and the reply. */
export type Exchange = { readonly message: string; readonly reply: string }

/** How a reply gives a key away. */
export type RevealWay = 'text' | 'number' | 'place' | 'order' | 'elimination' | 'disguise' | 'pieces'

type Said = { readonly message: string; readonly past: readonly Exchange[] }

const MAX_LENGTH = 4_000

/**
 * How a reply names what its learner is to find: whatever the check would mark right, also piece by piece over a whole thread; null where it
 * does not. Linear in the length of the texts. It would rather hold back a good reply than let a key pass.
 */
export function revealedBy(text: string, secret: Secret, { message, past }: Said): RevealWay | null {
  const reply = clip(text, MAX_LENGTH)
  const named = [reply, ...decoded(reply)].map((one) => namedIn(one, secret)).find((way) => way !== null)
  if (named) return named
  const replies = [...past.map((exchange) => exchange.reply), reply]
  if (isHidden(reply, secret)) return 'disguise'
  if (isOrdered(replies.join('\n'), secret)) return 'order'
  if (isLeftOver([...past, { message, reply }], secret)) return 'elimination'
  return isPieced(replies, secret) ? 'pieces' : null
}

function namedIn(text: string, secret: Secret): RevealWay | null {
  const { texts, amounts, shown } = secret
  if (texts.some((key) => saysText(text, key, shown))) return 'text'
  if (amounts.some((amount) => sentencesOf(text).some((one) => namesAmount(one, amount)))) return 'number'
  return secret.options.some(({ isKey }, place) => isKey && namesPlace(text, place, secret)) ? 'place' : null
}

const isSure = (sentence: string): boolean =>
  words.ANSWERS.test(normalised(sentence)) ||
  wordsOf(sentence).tokens.length < 3 ||
  /["“„«*`(]\p{L}{3,5}["”“»*`)]/u.test(sentence)

/** A number that the task names as well is named where it stands alone, or is called the answer. */
function namesAmount(sentence: string, amount: Amount): boolean {
  if (!hasAmount(sentence, amount, isSure(sentence))) return false
  if (!amount.isGiven || isSure(sentence)) return true
  const pieces = sentence.toLowerCase().split(words.NAMED)
  return pieces.some((piece) => hasAmount(piece.trim().split(/\s+/).slice(0, 2).join(' '), amount, true))
}

/** Whether a text names an option by its letter or by its place. Letters that the question itself uses are names of other things, unless `isPlain`. */
function namesPlace(text: string, place: number, { options, shown, texts }: Secret, isPlain = false): boolean {
  const letter = String.fromCharCode(65 + place)
  const said = normalised(text)
  const small = letter.toLowerCase()
  const [number, ordinal, count] = [String(place + 1), words.ORDINALS[place]?.source ?? '(?!)', options.length]
  const places = [
    ordinal,
    ...(place === count - 1 ? [words.LAST.source] : []),
    ...(place === count - 2 ? [words.NEXT_TO_LAST.source] : []),
    ...(place * 2 === count - 1 ? [words.MIDDLE.source] : []),
  ].join('|')
  const spelled = [...words.NUMBER_WORDS].flatMap(([word, value]) => (value === place + 1 ? [word] : [])).join('|')
  const name = `(?:${small}|${number}|${spelled}${place === 0 ? '|one' : ''})`
  const list =
    '(?:in|of|on|from|von|in|auf|de|desde|empezando) (?:the |der |dem |la |el )?(?:list|top|bottom|left|right|them|these|all|oben|unten|links|rechts|liste|lista|arriba|abajo)'
  const named = [
    `\\b(?:${words.CHOICE})\\s?[-:#("'“„«*]{0,3}${name}(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?:${small}|${places})[\\s-](?:${words.CHOICE})\\b`,
    `(?<![\\p{L}\\p{N}])(?:${places}) ${list}\\b`,
    `\\b(?:die|den|der|das) (?:${places}) an(?=\\s{0,2}(?:$|[.,!?]))`,
    `\\b(?:${words.THE}) (?:very )?(?:${places})(?=\\s{0,2}(?:$|[.,;:!?)"”»\\]]| (?:${words.IS}|best|better|most|more|am besten|mejor)\\b))`,
    `\\b(?:${words.CHOICE}) (?:${places})\\b`,
    `#\\s?${number}(?!\\d)`,
  ]
  if (named.some((pattern) => new RegExp(pattern, 'mu').test(said))) return true
  if (count > 0 && words.BESIDE.test(said)) return true
  const isUsed = new RegExp(
    `(?<![\\p{L}\\p{N}]|[.!?:]\\s|^)${'AEIOUY'.includes(letter) ? letter : `[${letter}${small}]`}(?![\\p{L}\\p{N}])`,
    'mu',
  )
  return saysLetter(text, letter, !isPlain && isUsed.test([shown, ...texts].join('\n')))
}

function isHidden(reply: string, { texts, amounts, shown, options }: Secret): boolean {
  if (texts.some((key) => spellsHidden(reply, key))) return true
  const isOdd = words.CIPHERS.test(normalised(reply)) && !words.CIPHERS.test(normalised(shown))
  if (isOdd && texts.length + amounts.length + options.length > 0) return true
  // both neighbours of a whole number say which it is
  return amounts.some(({ value, unit, tolerance }) =>
    sentencesOf(reply).some((one) =>
      [-1, 1].every(
        (by) =>
          Number.isInteger(value) &&
          hasAmount(one, { value: value + by, unit, tolerance: Math.min(tolerance, 0.5) }, true),
      ),
    ),
  )
}

const FEW = 3
const CLAUSES = /[.;:,\n→>!?]|\b(?:then|and|before|dann|danach|und|vor|bevor|luego|despues|entonces|y|antes)\b/u

/** Three or more in their right order, by their texts, letters or numbers: one behind the other, "after" it, or each at its place. `isAny`: in any order. */
function isOrdered(text: string, { order, options }: Secret, isAny = false): boolean {
  if (order.length < 2) return false
  const wanted = Math.min(FEW, order.length)
  const ranks = new Set<number>()
  const pairs = new Set<string>()
  const sequence: number[] = []
  for (const line of normalised(text).split('\n')) {
    const found = mentionsIn(line, options)
    for (const [at, { place, start, end }] of found.entries()) {
      const next = found[at + 1]
      const [said, between] = [looks(line).slice(0, start).trimEnd(), looks(line).slice(end, next?.start)]
      const isTurned = words.AFTER.test(between) || (words.BEFORE.test(said) && !words.BEFORE.test(between.trimEnd()))
      if (next && isTurned) pairs.add(`${next.place}>${place}`)
    }
    const clauses = line.split(CLAUSES).map((clause) => ({ clause, said: optionsIn(clause, options) }))
    for (const { clause, said } of clauses) {
      const rank = words.ORDINALS.findIndex((ordinal) => new RegExp(`\\b(?:${ordinal.source})\\b`, 'u').test(clause))
      if (said.length === 1 && rank >= 0 && (isAny || order[rank] === said[0])) ranks.add(rank)
    }
    sequence.push(...(found.length > 0 ? found.map(({ place }) => place) : clauses.flatMap(({ said }) => said)))
  }
  const runs = [
    sequence,
    placesIn(text, /(?<![\p{L}\p{N}])([A-Z])(?![\p{L}\p{N}])/gu, 65),
    placesIn(text, /(?<![\p{L}\p{N}])([a-z])(?=[\s)]{0,2}(?:[,→>-]|$))/gmu, 97),
    placesIn(text, /(?<![\p{N}.,])(\d)(?=\D|$)/gu, 49),
  ]
  const isRow = (run: readonly number[]): boolean => new Set(run.filter((place) => options[place])).size >= wanted
  if (isAny && runs.some(isRow)) return true
  for (const run of runs) for (const [at, place] of run.entries()) pairs.add(`${run[at - 1] ?? ''}>${place}`)
  const isNext = (at: number): boolean => pairs.has(`${order[at]}>${order[at + 1]}`)
  const longest = order.map((_, from) => order.slice(from).findIndex((__, by) => !isNext(from + by)) + 1)
  return ranks.size >= wanted || Math.max(...longest) >= wanted
}

/** Where a line says options word for word. */
const mentionsIn = (line: string, options: Secret['options']) =>
  options
    .flatMap(({ text }, place) => {
      const [said, wanted] = [looks(line), looks(text).trim()]
      const starts: { place: number; start: number; end: number }[] = []
      for (let at = said.indexOf(` ${wanted} `); at >= 0 && wanted !== ''; at = said.indexOf(` ${wanted} `, at + 1))
        starts.push({ place, start: at, end: at + wanted.length })
      return starts
    })
    .toSorted((one, other) => one.start - other.start)

function optionsIn(clause: string, options: Secret['options']): readonly number[] {
  const said = mentionsIn(clause, options)
  if (said.length > 0) return said.map(({ place }) => place)
  const shares = options.map(({ text }) => shareSaid(clause, text))
  const most = Math.max(...shares)
  return most >= 0.6 ? [shares.indexOf(most)] : []
}

const placesIn = (text: string, letter: RegExp, first: number): readonly number[] =>
  [...text.matchAll(letter)].map(([, found = '']) => found.charCodeAt(0) - first)

/**
 * All wrong options are ruled out, or so many that two are left; what was chosen is known to be wrong. A reply that names so many of them, and not
 * the key, needs no word for it.
 */
function isLeftOver(thread: readonly Exchange[], secret: Secret): boolean {
  const wrong = secret.options.flatMap(({ isKey }, place) => (isKey ? [] : [place]))
  if (wrong.length === 0 || wrong.length === secret.options.length) return false
  const isChosen = (place: number): boolean => secret.options[place]?.isChosen === true
  const names = (text: string): readonly number[] =>
    wrong.filter(
      (place) => namesPlace(text, place, secret, true) || saysText(text, secret.options[place]?.text ?? '', ''),
    )
  const isMany = (places: readonly number[]): boolean =>
    new Set(places.filter((place) => !isChosen(place))).size >= Math.max(2, wrong.length - 1)
  const ruledOut = thread.flatMap(({ message, reply }) => {
    let isDenied = false
    return sentencesOf(reply).flatMap((sentence, at, all) => {
      const denies = words.DENIES.test(normalised(sentence))
      isDenied = denies || (isDenied && wordsOf(sentence).tokens.length < 8)
      const before = denies && names(sentence).length === 0 ? names(all[at - 1] ?? '') : []
      return isDenied ? [...names(sentence), ...before, ...(at === 0 ? names(message) : [])] : []
    })
  })
  const isKnown = (place: number): boolean => ruledOut.includes(place) || isChosen(place)
  const isLast = ruledOut.some((place) => !isChosen(place)) && wrong.every(isKnown)
  const last = names(thread.at(-1)?.reply ?? '')
  return isLast || isMany(ruledOut) || isMany(last) || (wrong.length > 1 && last.length === wrong.length)
}

/** Beginnings and ends of a key, its letters or its digits, over all replies together. */
function isPieced(replies: readonly string[], { texts, amounts }: Secret): boolean {
  const all = replies.join('\n')
  const singles = (all.match(/(?<![\p{L}\p{N}])["'“„«*`]?\p{L}["'”“»*`]?(?![\p{L}\p{N}])/gu) ?? [])
    .map(letters)
    .join('')
  const marked = (all.match(/["'“„«*`-]{1,2}\p{L}{2,30}|\p{L}{2,30}["'”“»*`…-]{1,2}/gu) ?? []).map(letters)
  const digits = sentencesOf(all)
    .filter((one) => words.PIECES.test(normalised(one)))
    .flatMap((one) => withDigits(normalised(one), true).match(/\d/g) ?? [])
    .join('')
  return (
    texts.map(letters).some((key) => {
      if (key.length < 4) return false
      const plain = looks(all).split(' ')
      const longest = (pieces: readonly string[], isPart: (piece: string) => boolean): number =>
        Math.max(
          0,
          ...pieces
            .filter((piece) => piece.length > 2 && piece.length < key.length && isPart(piece))
            .map(({ length }) => length),
        )
      const given = (pieces: readonly string[]): number =>
        longest(pieces, (piece) => key.startsWith(piece)) + longest(pieces, (piece) => key.endsWith(piece))
      return singles.includes(key) || given(plain) >= key.length || given(marked) >= 0.6 * key.length
    }) ||
    amounts.some(({ value }) => {
      const wanted = String(Math.abs(value)).replace(/\D/g, '')
      return wanted.length > 1 && digits.includes(wanted)
    })
  )
}

/**
 * Whether a learner's message says an option, a number or an order that could be the key, or a key that is text. No model answers it, right or
 * wrong, so that neither the reply nor its kind tells which. Any number is one but their own answer, which is known to be wrong, and those that they
 * are asked with.
 */
export function isGuess(message: string, item: Item): boolean {
  const text = clip(message, MAX_LENGTH)
  const secrets = possibleSecrets(item)
  if (secrets.some((secret) => namedIn(text, secret) !== null || isOrdered(text, secret, true))) return true
  if (item.kind !== 'question' || item.question.kind !== 'number') return false
  // where the key is one of them, to let them pass would tell which it is not
  const isAmongThem = secrets.some((secret) => namedIn(item.question.prompt, secret) !== null)
  const known = numbersIn(isAmongThem ? `${item.answer}` : `${item.answer}\n${item.question.prompt}`, true)
  const said = text.replace(words.COUNTED, '')
  return sentencesOf(said).some((one) => numbersIn(one, false).some((number) => !known.includes(number)))
}
