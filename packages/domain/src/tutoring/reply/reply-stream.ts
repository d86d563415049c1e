import { MAX_MESSAGE_LENGTH } from '../../conversations/turn.ts'
import { tidy, withoutControls } from '../../shared/text.ts'
import { isRecord } from '../answer-schema.ts'
import type { Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { partialJson } from '../partial-json.ts'
import { headOf, type ReplyHead } from './reply-head.ts'
import { sentencesOf } from './sentences.ts'

export type ReplyStream = ReturnType<typeof makeReplyStream>
/** The reply to a learner who plans has an answer and a question, that of a tutor in a chapter is one. */
const PARTS = ['answer', 'question', 'reply'] as const
export type ReplyPart = (typeof PARTS)[number]

/** Characters of thinking and of an answer: what comes behind is not shown while it comes. */
const MAX_LENGTH = 60_000
/** What may end a sentence or a part, and how far back it may begin. */
const MAY_END = /[.!?…؟।۔]\S{0,6}\s|[。！？].|\\n|\n|"\s{0,6}[,}]/su
const MAX_END_LENGTH = 8

/**
 * Shows the parts of a reply in a JSON answer while it is still being written. `accept` judges what stands before them and
 * whether they are to be said, `check` each sentence, as soon as it is whole: from the first that has faults on, nothing is shown. Of a block
 * that holds a character that could begin a link, the rest is held until it is whole. A long answer is read anew when a fiftieth of it
 * has come, so that all of it takes time in proportion to its length.
 */
export function makeReplyStream(options: {
  readonly accept: (part: ReplyPart, head: ReplyHead) => boolean
  readonly check: (sentence: string) => readonly Fault[]
  /** A sentence will not be shown, nor anything behind it. */
  readonly onUnfit: (faults: readonly Fault[]) => void
  readonly onText: (piece: string) => void
  readonly markdown: Markdown
}) {
  let answer = ''
  let readTo = 0
  let mayEnd = false
  let head: ReplyHead | null = null
  let isUnfit = false
  const parts = new Map<ReplyPart, { shown: string; isOver: boolean }>()

  const shown = (): string => [...parts.values()].flatMap((part) => part.shown || []).join('\n\n')

  const show = (part: { shown: string }, text: string, isWhole: boolean): void => {
    const clean = options.markdown.messageWithoutLinks(
      isWhole ? tidy(text) : settled(withoutControls(text).trimStart()),
    )
    // where cleaning changed what is on the screen already, the finished message puts it right
    if (!clean.startsWith(part.shown)) return
    for (const sentence of sentencesOf(clean.slice(part.shown.length), isWhole)) {
      const faults = options.check(sentence.trim())
      if (faults.length > 0) {
        isUnfit = true
        options.onUnfit(faults)
        return
      }
      part.shown += sentence
    }
  }

  const read = (): void => {
    const begun = fieldsOf(partialJson(answer, true))
    const whole = fieldsOf(partialJson(answer))
    for (const [place, [field, text]] of Object.entries(begun).entries()) {
      const name = PARTS.find((part) => part === field)
      if (name === undefined || typeof text !== 'string' || isUnfit) continue
      let part = parts.get(name)
      if (!part) {
        head = headOf(Object.fromEntries(Object.entries(begun).slice(0, place)))
        part = { shown: '', isOver: !options.accept(name, head) }
        parts.set(name, part)
      }
      if (part.isOver) continue
      part.isOver = name in whole
      // what is clipped ends with a mark of its own
      show(part, text.slice(0, MAX_MESSAGE_LENGTH), part.isOver && text.length <= MAX_MESSAGE_LENGTH)
    }
  }

  return {
    /** Takes the next piece of the model's answer. */
    feed: (piece: string): void => {
      answer += piece
      mayEnd ||= MAY_END.test(answer.slice(-piece.length - MAX_END_LENGTH))
      const isDue = answer.length - readTo > answer.length / 50 - 20
      if (!mayEnd || !isDue || isUnfit || answer.length > MAX_LENGTH) return
      mayEnd = false
      readTo = answer.length
      const before = shown()
      read()
      const fresh = shown().slice(before.length)
      if (fresh !== '') options.onText(fresh)
    },
    /** What has been shown so far. */
    shown,
    /** Null until the part before the message is complete. */
    head: () => head,
  }
}

/** What may begin a link, code or HTML, or hide an address: full-width letters, a dot inside of a word. */
const SUSPICIOUS = /[[\]<>`\\&@~|{}^$\uFF0E\uFF0F\uFF20-\uFF3A\uFF41-\uFF5A]|:\/|\.[^\s\d.,!?;:'"’”»)*_]/u

/** A line that opens code, or that is indented: what later blocks mean depends on it. */
const MEANS_MORE = /^(?: {2}|\t| {0,1}(?:```|~~~))/mu

/** The beginning of a message that reads the same whatever comes behind it. */
function settled(text: string): string {
  const more = text.search(MEANS_MORE)
  const plain = more < 0 ? text : text.slice(0, more)
  const block = plain.lastIndexOf('\n\n') + 1
  const place = plain.slice(block).search(SUSPICIOUS)
  return place < 0 ? plain : plain.slice(0, block + place)
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
