import type { Turn } from '../conversations/turn.ts'
import { bareWords, contentWords, makeVocabulary } from '../shared/index.ts'
import { dayIn } from '../time/calendar.ts'
import { type Brief, isKnown, lineOf, MAX_ITEM, MAX_ITEMS, setValue, type Topic } from './brief.ts'
import { deadlineIn, FACTS, type Fact, formatIn, levelIn, minutesPerWeek, paceIn } from './facts.ts'
import { mentions } from './mentions.ts'
import { isNearlyQuoted, isQuoted } from './quoted.ts'
import { type BriefSlots, FORMATS, NOTHING_KNOWN, type Pace, type SetSlots, SLOTS, type SlotName } from './slots.ts'

/** What was taken from the learner's latest words. */
export type Understood = {
  readonly facts: readonly Fact[]
  /** Slots of which the learner takes back what they said before. */
  readonly corrects: readonly (SlotName | 'language')[]
  /** What the learner writes, as a BCP 47 primary language; null where it is not known. */
  readonly language: string | null
  /** Whether their page is in it, too: it is right then, even if a small model has named another one before. */
  readonly isOwnLanguage?: boolean
  /** The topic that the words are kept for where they give no value at all; null: they answer none. */
  readonly answers: Topic | null
}

export const NOTHING_UNDERSTOOD: Understood = { facts: [], corrects: [], language: null, answers: null }

/**
 * The brief with what was understood. A fact counts only if its quote stands in the learner's own words: in the latest, or in earlier ones
 * where nothing is known of its slot. What was put in by hand is replaced by words alone that were said after it. A new value
 * replaces the old one; to a list, and to the outcome, it adds, unless the learner corrects it.
 */
export function learn(brief: Brief, understood: Understood, turns: readonly Turn[]): Brief {
  const latest = turns.slice(turns.findLastIndex(({ speaker }) => speaker === 'assistant') + 1)
  const today = dayIn(brief.timeZone, turns.at(-1)?.at ?? new Date(0))
  const said = (from: number) => turns.slice(from).flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const stated = understood.facts.filter(({ name, quote }) => {
    const slot = FACTS[name]
    // an amount of time is said in digits, or in words that say nothing else
    if (slot === 'minutesPerWeek' && !/\p{N}/u.test(quote) && understood.facts.some(sharesWords(slot, quote)))
      return false
    const from = Math.max(brief.set?.[slot]?.turns ?? 0, isOpen(brief, slot) ? 0 : turns.length - latest.length)
    return said(from).some((text) => isNearlyQuoted(quote, text))
  })
  const about = (slot: SlotName) => stated.filter(({ name }) => FACTS[name] === slot)
  const spoken = new Set(contentWords(turns.map(({ text }) => text).join('\n')))
  /** No model puts words into a learner's mouth: what was not said in the conversation is kept as they said it. */
  const wordsOf = ({ value, quote }: Fact): string => {
    const words = contentWords(value)
    const isTheirs =
      said(0).some((text) => isQuoted(value, text)) || (words.length > 0 && words.every((word) => spoken.has(word)))
    return (isTheirs ? value : quote).trim()
  }
  const isCorrected = (slot: SlotName): boolean => understood.corrects.includes(slot)

  const set: { -readonly [Slot in SlotName]?: SetSlots[Slot] } = { ...brief.set }
  const put = <Slot extends SlotName>(slot: Slot, value: BriefSlots[Slot], pace?: Pace): void => {
    // the compiler does not see that the value is of this very slot
    set[slot] = { value, turns: turns.length, ...(pace && { pace }) } as SetSlots[Slot]
  }

  const outcome = about('outcome').map(wordsOf)
  if (outcome.length > 0) put('outcome', joined(isCorrected('outcome') ? null : outcomeOf(brief), outcome))
  const level = about('level').findLast(({ value }) => levelIn(value) !== null)
  if (level) put('level', levelIn(level.value))
  const pace = paceIn(about('minutesPerWeek'), brief.set?.minutesPerWeek?.pace ?? null)
  const minutes = pace && minutesPerWeek(pace)
  if (pace && minutes) put('minutesPerWeek', minutes, pace)
  const deadline = about('deadline').map((fact) => deadlineIn(fact, today))
  const day = deadline.findLast((one) => one !== null)
  if (day) put('deadline', day)
  for (const slot of ['mustHave', 'skip', 'constraints'] as const) {
    const items = about(slot).map((fact) => lineOf(wordsOf(fact), MAX_ITEM))
    if (items.length > 0) put(slot, distinct([...(isCorrected(slot) ? [] : (setValue(brief, slot) ?? [])), ...items]))
  }
  const [wanted, unwanted] = [set.mustHave?.value ?? [], set.skip?.value ?? []]
  // what is wanted by now is not left out any more, and the other way round
  if (about('mustHave').length > 0 && set.skip)
    put(
      'skip',
      unwanted.filter((item) => !wanted.some((one) => mentions(one, item))),
    )
  else if (about('skip').length > 0 && set.mustHave)
    put(
      'mustHave',
      wanted.filter((one) => !unwanted.some((item) => mentions(one, item))),
    )
  const formats = about('formats').flatMap(({ value }) => formatIn(value) ?? [])
  const before = isCorrected('formats') ? [] : (setValue(brief, 'formats') ?? [])
  if (formats.length > 0)
    put(
      'formats',
      FORMATS.filter((format) => [...before, ...formats].includes(format)),
    )

  const takenBack = SLOTS.filter((slot) => isCorrected(slot) && !isOpen(brief, slot) && set[slot] === brief.set?.[slot])
  for (const slot of takenBack.filter((slot) => slot !== 'goal')) put(slot, NOTHING_KNOWN[slot])

  const isAlone = ({ quote }: Fact): boolean => stated.filter((other) => isSame(other.quote, quote)).length === 1
  /** The words that answer what was asked with no value that is one. */
  const unread = (topic: Topic, slot: SlotName): string | null =>
    (topic === understood.answers &&
      lineOf(
        about(slot)
          .map(({ quote }) => quote)
          .join(', '),
      )) ||
    null

  const goal = about('goal').find(isAlone)
  const isNew = (slot: SlotName): boolean => set[slot] !== brief.set?.[slot]
  const isOther =
    understood.language !== null &&
    (brief.language === undefined || understood.isOwnLanguage || understood.corrects.includes('language'))
  return withAnswer(
    {
      ...brief,
      goal: goal ? lineOf(wordsOf(goal)) : brief.goal,
      level: level ? lineOf(level.quote) : isNew('level') ? null : (unread('level', 'level') ?? brief.level),
      time: isNew('minutesPerWeek') ? null : (unread('time', 'minutesPerWeek') ?? brief.time),
      focus: isNew('outcome') ? null : brief.focus,
      ...(Object.keys(set).length > 0 && { set }),
      ...(isOther && { language: understood.language }),
    },
    // who takes something back has answered nothing
    goal || SLOTS.some(isNew) || understood.corrects.length > 0 ? null : understood.answers,
    latest,
    turns.length,
  )
}

/**
 * Whether the learner named a date or a format that is none once their words are learned, such as a day that is over, or something to respect
 * that a model took from their words and quoted in others.
 */
export function losesFacts(brief: Brief, understood: Understood, turns: readonly Turn[]): boolean {
  const learned = learn(brief, understood, turns)
  const said = turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const isSaid = (quote: string) => said.some((text) => isNearlyQuoted(quote, text))
  const { has: isKept } = makeVocabulary((setValue(learned, 'constraints') ?? []).join('\n'))
  return understood.facts.some(({ name, value, quote }) => {
    const slot = FACTS[name]
    if (slot === 'constraints' && !isSaid(quote))
      return !NOTHING.has(value.trim().toLowerCase()) && !contentWords(`${value}\n${quote}`).some(isKept)
    return (slot === 'deadline' || slot === 'formats') && isOpen(learned, slot) && isSaid(quote)
  })
}

/** What models fill in where there is nothing. */
const NOTHING: ReadonlySet<string> = new Set(['none', 'no', 'n/a', 'null', 'nothing', 'unknown', '-'])

const sharesWords =
  (slot: SlotName, quote: string) =>
  (other: Fact): boolean =>
    ![slot, 'deadline'].includes(FACTS[other.name]) && (isQuoted(quote, other.quote) || isQuoted(other.quote, quote))

const isSame = (one: string, other: string): boolean => bareWords(one) === bareWords(other)

const outcomeOf = ({ set, focus }: Brief): string | null => (set?.outcome ? set.outcome.value : focus)

/** Whether nothing is known of a slot yet, not even that it was taken back. */
const isOpen = (brief: Brief, slot: SlotName): boolean =>
  slot !== 'goal' &&
  brief.set?.[slot] === undefined &&
  !(slot === 'level' && brief.level !== null) &&
  !(slot === 'outcome' && brief.focus !== null)

const joined = (before: string | null, texts: readonly string[]): string =>
  lineOf([before, ...texts.filter((text) => before === null || !isQuoted(text, before))].filter(Boolean).join('; '))

/** Each text once, as many as a brief holds; the newest stay. */
export const distinct = (items: readonly string[]): readonly string[] =>
  items
    .filter((item, index) => item !== '' && items.findIndex((other) => isSame(other, item)) === index)
    .slice(-MAX_ITEMS)

/** Words that gave no value are kept as they were said: no question is asked in vain. */
function withAnswer(brief: Brief, topic: Topic | null, latest: readonly Turn[], turns: number): Brief {
  const words = lineOf(latest.map(({ text }) => text).join(', '))
  if (topic === null || words === '' || isKnown(brief, topic)) return brief
  if (topic !== 'focus') return { ...brief, [topic]: words }
  return { ...brief, set: { ...brief.set, outcome: { value: words, turns } } }
}
