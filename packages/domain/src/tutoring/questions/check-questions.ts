import { feedbackOf } from '../../check/attempt.ts'
import type { Question } from '../../check/question.ts'
import { comparable } from '../../check/same-text.ts'
import { distinctBy, phrases, plain, saysOneOf } from '../../shared/words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import { checkLines, checkWords } from '../gates/check-text.ts'
import { checkLanguage, type LanguageGating } from '../gates/language-gate.ts'
import { withoutFencedCode } from '../prose.ts'
import type { AskingTask } from '../task.ts'
import { wholeOf } from './alike.ts'
import { MAX_QUESTIONS, MIN_QUESTIONS, questionsDue } from './questions-prompt.ts'

export type QuestionsContext = LanguageGating & { readonly task: AskingTask }

/** Fewer are no check. */
export const MIN_CHECK = 3
const MIN_OPTIONS = 3
/** Letters of a short answer: a longer one is never typed as it was thought. */
const MAX_SHORT_LENGTH = 40
/** Share of a number by which an answer may be off: with more, solving it verifies nothing. */
const MAX_TOLERANCE = 0.5
/** Share of the questions with one key in which it is the longest option. */
const MAX_LONGEST = 0.6

const FEW_OPTIONS: Fault = { code: 'few-options', words: 'Give each question with options at least three of them.' }
const OPTIONS_ALIKE: Fault = { code: 'options-alike', words: 'Give options that differ from each other.' }
const NO_KEY: Fault = { code: 'no-key', words: 'Give each question its right answer, in the words of the options.' }
const ALL_RIGHT: Fault = { code: 'all-right', words: 'Give each question of the kind "multiple" wrong options, too.' }
const OF_OTHERS: Fault = {
  code: 'all-of-the-above',
  words: 'Let no option speak of other options: no "all of the above", no "A and B".',
}
const WIDE: Fault = {
  code: 'wide-tolerance',
  words: 'Let the answer of a number be off by much less than the number itself.',
}
const LONG_ANSWER: Fault = { code: 'long-answer', words: 'Ask "short" only for what one to three words answer.' }
const UNEXPLAINED: Fault = { code: 'key-unexplained', words: 'Explain each right answer.' }

/** Why a single question is not fit to be asked. */
export function checkQuestion(question: Question, task: AskingTask): readonly Fault[] {
  const { prompt, explanation } = question
  const options = 'options' in question ? question.options.map(({ text }) => text) : []
  return distinctFaults([
    ...checkKey(question),
    ...(options.length > 0 && options.length < MIN_OPTIONS ? [FEW_OPTIONS] : []),
    ...checkAlike(options),
    ...(options.some(speaksOfOthers) ? [OF_OTHERS] : []),
    ...(explanation === '' ? [UNEXPLAINED] : []),
    ...[withoutFencedCode(prompt), explanation].flatMap((text) => checkWords(text, task)),
  ])
}

/** Of code and formulas each sign counts. */
function checkAlike(options: readonly string[]): readonly Fault[] {
  const compared = options.map((text) => (/[`$]/.test(text) ? text : comparable(text)))
  const quote = options.find((_, place) => compared.indexOf(compared[place] ?? '') < place)
  return quote === undefined ? [] : [{ ...OPTIONS_ALIKE, quote }]
}

function checkKey(question: Question): readonly Fault[] {
  if (question.kind === 'number') return checkNumberKey(question)
  if (question.kind === 'short') {
    if (comparable(question.key) === '') return [NO_KEY]
    return question.key.length > MAX_SHORT_LENGTH ? [LONG_ANSWER] : []
  }
  const ids = new Set(question.options.map(({ id }) => id))
  const keys = new Set(question.kind === 'single' ? [question.key] : question.key)
  if (keys.size === 0 || [...keys].some((id) => !ids.has(id))) return [NO_KEY]
  if (question.kind === 'order') return keys.size < ids.size ? [NO_KEY] : []
  return keys.size === ids.size ? [ALL_RIGHT] : []
}

function checkNumberKey({ key, tolerance }: Extract<Question, { kind: 'number' }>): readonly Fault[] {
  if (!Number.isFinite(key)) return [NO_KEY]
  return key !== 0 && tolerance > Math.abs(key) * MAX_TOLERANCE ? [WIDE] : []
}

/** Why questions are not fit to be a check. None: they are. Whether their keys are right, only solving them can say. */
export function checkQuestions(questions: readonly Question[], context: QuestionsContext): readonly Fault[] {
  const { task } = context
  return distinctFaults([
    ...checkNumber(questions, task),
    ...questions.flatMap((question) => checkQuestion(question, task)),
    ...checkTogether(questions, context),
  ])
}

/** What is wrong with the language of all: no single one of them can be kept. */
export function checkTongue(questions: readonly Question[], context: QuestionsContext): readonly Fault[] {
  const text = questions.map(({ prompt, explanation }) => `${withoutFencedCode(prompt)}\n${explanation}`).join('\n')
  return checkTongueOf(text, context)
}

function checkTongueOf(text: string, { task, ...gating }: QuestionsContext): readonly Fault[] {
  const { brief, title, objectives, sections } = task
  const said = [brief.goal, brief.level, brief.focus].join('\n')
  const read = [said, title, ...objectives, ...sections.map(({ body }) => withoutFencedCode(body))].join('\n')
  return checkLanguage(text, { language: brief.language, like: task.kind === 'placement' ? said : read }, gating)
}

function checkNumber(questions: readonly Question[], task: AskingTask): readonly Fault[] {
  const [least, most] = task.replace
    ? [Math.min(1, task.replace.refuted.length), MAX_QUESTIONS]
    : [MIN_QUESTIONS, MAX_QUESTIONS]
  return questions.length < least || questions.length > most
    ? [{ code: 'question-count', words: `Ask ${questionsDue(task)}.` }]
    : []
}

function checkTogether(questions: readonly Question[], context: QuestionsContext): readonly Fault[] {
  const { objectives, replace } = context.task
  const texts = [...askedBefore(context.task), ...questions.map(wholeOf)]
  const due = replace ? [] : objectives.slice(0, MAX_QUESTIONS)
  const missing = due.flatMap((objective, place) =>
    questions.some((question) => question.objective === objective) ? [] : [place + 1],
  )
  return [
    ...checkTongue(questions, context),
    ...(distinctBy(texts, (text) => text).length < texts.length
      ? [{ code: 'questions-alike', words: 'Ask each question only once, in whatever words.' }]
      : []),
    ...(missing.length > 0
      ? [{ code: 'objective-not-asked', words: `Ask about each objective: also about number ${missing.join(', ')}.` }]
      : []),
    ...(isKeyLongest(questions)
      ? [{ code: 'key-longest', words: 'Make wrong options as long and as exact as the right one.' }]
      : []),
  ]
}

/** Why misconceptions are not fit to be read. */
export function checkMisconceptions(questions: readonly Question[], context: QuestionsContext): readonly Fault[] {
  const texts = questions.flatMap((question) => feedbackOf(question).map(({ text }) => text))
  return distinctFaults([...checkLines(texts, context.task), ...checkTongueOf(texts.join('\n'), context)])
}

/** What is not to be asked again. */
export const askedBefore = ({ besides = [], replace }: AskingTask): readonly string[] => [
  ...besides.map(wholeOf),
  ...(replace?.kept ?? []),
]

function isKeyLongest(questions: readonly Question[]): boolean {
  const single = questions.filter((question) => question.kind === 'single')
  const longest = single.filter(({ options, key }) => {
    const length = options.find(({ id }) => id === key)?.text.length ?? 0
    return options.every(({ id, text }) => id === key || text.length < length)
  })
  // of one alone it says nothing
  return longest.length > 1 && longest.length > single.length * MAX_LONGEST
}

const PHRASES = phrases(
  `all of the above|all the above|all of these|all of them|none of the above|none of these|none of them|both of the above|both of these|any of the above
  |alle der genannten|alle oben genannten|alle genannten|alle der oben genannten|alles oben genannte|alles davon|keine der genannten|keine der oben genannten|keines davon|keine davon|nichts davon|alle antworten
  |toutes les reponses|toutes ces reponses|aucune de ces reponses|aucune des reponses|tout ce qui precede|aucun de ces|toutes ces propositions|aucune de ces propositions
  |todas las anteriores|todos los anteriores|ninguna de las anteriores|ninguno de los anteriores|todo lo anterior|todas las respuestas
  |todas as anteriores|nenhuma das anteriores|todas as alternativas|todas as respostas|tutte le precedenti|nessuna delle precedenti|tutte le risposte
  |alle bovenstaande|al het bovenstaande|geen van bovenstaande|geen van de bovenstaande|все вышеперечисленное|все перечисленное|ничего из перечисленного|все ответы
  |以上都|以上皆|以上全部|以上すべて|以上のすべて|上記すべて|上記のすべて|すべて正しい|どれでもない|جميع ما سبق|كل ما سبق|لا شيء مما سبق|उपरोक्त सभी|इनमें से कोई नहीं|위의 모두|모두 정답`,
)

/** "A and C": other options by their letters. */
const LETTERS = / (?:both |sowohl )?[a-f] (?:and|und|et|y|e|en|и|&) [a-f] /u

/** Whether an option speaks of the others: shuffled, it is nonsense. */
const speaksOfOthers = (option: string): boolean => {
  const words = plain(option)
  return saysOneOf(words, PHRASES) || (LETTERS.test(words) && words.length < 20)
}
