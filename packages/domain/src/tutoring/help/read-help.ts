import { MAX_HINT_WORDS } from '../../help/prepared.ts'
import { type Exchange, revealedBy } from '../../help/reveal.ts'
import type { Secret } from '../../help/secret.ts'
import { clip, err, normalised, tidy } from '../../shared/index.ts'
import { asText, readAnswer } from '../answer-schema.ts'
import { badAnswer, type GateMode, hard, judged, type Reading, soft } from '../fault.ts'
import type { PartContext } from '../gates/check-lesson.ts'
import { checkLoop, checkWords } from '../gates/check-text.ts'
import { checkLanguage } from '../gates/language-gate.ts'
import { firstSentences } from '../gates/readings.ts'
import { unlinked, withLineBreaks, withoutDebris } from '../model-text.ts'
import { withoutCode, withoutFencedCode } from '../prose.ts'
import { sentencesOf } from '../reply/sentences.ts'
import type { HelpTask } from '../task.ts'

const NO_HELP = hard('no-help', 'Answer the last message of the learner.')
const NAMES_KEY = hard(
  'names-key',
  'Your reply gave the answer of the open item away, or told which options are left. Speak about the idea behind it, and ask about that.',
)
const ONE_QUESTION = soft('help-questions', 'Ask exactly one question.')
/** Of an open item alone: what is not judged whole has been read by the time. */
const TOO_LONG = soft('help-too-long', `Use at most ${MAX_HINT_WORDS} words in all.`)
const ASKS_AGAIN = soft('asks-again', 'You have asked that before: ask another question.')

type HelpContext = PartContext<HelpTask> & {
  readonly gates: GateMode
  /** Of open items. None: nothing is to be kept from the learner. */
  readonly secrets?: readonly Secret[]
  /** Those that were given so far. */
  readonly hints?: readonly Exchange[]
}

/** A tutor's reply. One that names the key of an open item is never kept, also where other faults are only observed. */
export function readFitHelp(answer: string, context: HelpContext): Reading<string> {
  const { gates, task, markdown, secrets = [], hints = [], ...gating } = context
  const read = readAnswer(answer, { reply: asText })
  if (!read.ok) return read
  const { text: whole, faults } = unlinked(withoutDebris(tidy(withLineBreaks(read.value.reply))), markdown)
  const { brief, item, past, message, section } = task
  const isOpen = item?.solution === null
  // the rest of an explanation has been read by the time
  const text = isOpen ? firstSentences(clip(whole, 3_000), MAX_HINT_WORDS) : clip(whole, 3_000)
  const isNamed = (secret: Secret): boolean => revealedBy(text, secret, { message, past: hints }) !== null
  if (secrets.some(isNamed)) return err(badAnswer(NAMES_KEY))
  const like = `${section?.body ?? ''}\n${message}`
  const found = [
    ...(text === '' ? [NO_HELP] : isOpen && text !== whole ? [TOO_LONG] : []),
    ...(isOpen
      ? checkQuestions(
          text,
          past.map(({ reply }) => reply),
        )
      : []),
    ...[...faults, ...checkWords(text, task), ...checkLoop(text)],
    ...checkLanguage(markdown.visibleText(withoutFencedCode(text)), { language: brief.language, like }, gating),
  ]
  return judged(text, found, gates)
}

const IS_QUESTION = /[?？؟]/

function checkQuestions(text: string, before: readonly string[]) {
  const questions = sentencesOf(withoutCode(text)).filter((sentence) => IS_QUESTION.test(sentence))
  const asked = normalised(before.join('\n'))
  return [
    ...(questions.length === 1 ? [] : [ONE_QUESTION]),
    ...(questions.some((question) => asked.includes(normalised(question.trim()))) ? [ASKS_AGAIN] : []),
  ]
}
