import { wordSet } from '../shared/word-list.ts'
import { clausesOf } from './clauses.ts'
import { bareWords, comparable, stands } from './spoken.ts'
import type { Turn } from './turn.ts'
import { WORDS } from './words/all-words.ts'
import type { Meaning } from './words/meaning.ts'
import { languageOfAsking, MEANING_WORDS } from './words/meaning-words.ts'
import { GOALS_OF_MANY_MEANINGS } from './words/meanings.ts'

/** A goal that may mean several things. `name` is its word as it is written in a sentence. */
export type AmbiguousGoal = { readonly name: string; readonly meanings: readonly Meaning[] }

/** The question which meaning is meant, as it was asked: in this language. */
export type AskedMeaning = AmbiguousGoal & { readonly language: string }

const BY_WORD: ReadonlyMap<string, AmbiguousGoal> = new Map(
  GOALS_OF_MANY_MEANINGS.flatMap(({ names, meanings }) =>
    names.map((name) => [name.toLowerCase(), { name, meanings }] as const),
  ),
)

/** Words that only announce a goal. */
const AROUND =
  wordSet(`i i'd i'm would like love want wanna wish need to learn learning study studying understand about how please teach me my goal is
  ich möchte will würde gern gerne lernen erlernen mir bitte beibringen
  je veux voudrais aimerais souhaite apprendre à le la les quiero quisiera me gustaría aprender a sobre
  quero queria gostaria de voglio vorrei piacerebbe mi imparare ik wil graag leren zou willen
  я хочу научиться изучить учить выучить изучать أريد اريد تعلم تعلّم أن أتعلم मैं मुझे सीखना चाहता चाहती हूँ है`)
const BEFORE_WITHOUT_SPACES = /^(?:我)?(?:想要|想|要)?(?:学习|學習|学|學)/u
const BEHIND_WITHOUT_SPACES = /(?:を|が)(?:学び|習い|勉強し|覚え|始め)たい(?:です)?$|を(?:学ぶ|習う|勉強する|覚える)$/u
const MAX_LENGTH = 60
/** Of a word: "C++" and "C#" are no "C". */
const MARKS_AROUND = /^["'“”„«»‘’「」(]{1,3}|["'“”„«»‘’「」).!?,;:。！？]{1,5}$/gu

/** The goal, if it is a word that may mean several things and says no more: "Go", "I want to learn Java". Null for any other. */
export function ambiguousGoal(goal: string): AmbiguousGoal | null {
  const text = comparable(goal)
  if (text.length > MAX_LENGTH) return null
  const bare = text.replace(BEFORE_WITHOUT_SPACES, '').replace(BEHIND_WITHOUT_SPACES, '')
  const words = bare
    .split(' ')
    .map((word) => word.replace(MARKS_AROUND, '').replaceAll('’', "'"))
    .filter((word) => word !== '')
  const at = words.findIndex((word) => !AROUND.has(word))
  // "I want to go", "learn to polish"
  if (at < 0 || words[at - 1] === 'to' || words.slice(at + 1).some((word) => !AROUND.has(word))) return null
  return BY_WORD.get(words[at] ?? '') ?? null
}

/** The question which meaning a goal has; null where it has one. */
export function askWhichMeaning(goal: string, language: string): string | null {
  const ambiguous = ambiguousGoal(goal)
  return ambiguous && questionIn(language, ambiguous)
}

const questionIn = (language: string, { name }: AmbiguousGoal): string =>
  (WORDS[language] ?? WORDS.en)?.whichMeaning.replace('{goal}', name) ?? ''

/** The question which meaning is meant, or the meanings by name, if that is the last thing that the assistant has said. */
export function meaningAskedLast(turns: readonly Turn[]): AskedMeaning | null {
  const asked = meaningAsked(turns)
  const said = turns.filter(({ speaker }) => speaker === 'assistant')
  if (!asked || said.length === 1) return asked
  const last = said.at(-1)?.text ?? ''
  const language = Object.keys(MEANING_WORDS).find((tag) => last.endsWith(listIn(tag, asked)))
  return language ? { ...asked, language } : null
}

/** The meanings of a goal in words: in the language in which they are asked for, or of the question. Empty where none was asked. */
export function nameMeanings(turns: readonly Turn[], words: string): string {
  const asked = meaningAskedLast(turns)
  if (!asked) return ''
  const tags = clausesOf(words).flatMap((clause) => languageOfAsking(clause, asked.language) ?? [])
  return listIn(tags[0] ?? asked.language, asked)
}

function listIn(language: string, goal: AmbiguousGoal): string {
  const { lead = '', close = '' } = MEANING_WORDS[language] ?? MEANING_WORDS.en ?? {}
  const list = meaningsIn(language, goal).map((meaning) => `- ${meaning}`)
  return [lead.replace('{goal}', goal.name), '', ...list, '', close].join('\n')
}

/** The same, if it was asked at all. */
export function meaningAsked(turns: readonly Turn[]): AskedMeaning | null {
  const ambiguous = ambiguousGoal(turns[0]?.text ?? '')
  const first = turns.find(({ speaker }) => speaker === 'assistant')?.text
  const language = ambiguous && Object.keys(WORDS).find((tag) => questionIn(tag, ambiguous) === first)
  return ambiguous && language ? { ...ambiguous, language } : null
}

/**
 * The goal that words make of one which was asked about, when they come after something else: they say no more than that, or
 * they correct it beside other facts ("sorry, the island, and 2 hours a week").
 */
export function goalMeantLater(turns: readonly Turn[], answer: string): string | null {
  const asked = meaningAsked(turns)
  if (!asked) return null
  const clauses = clausesOf(answer)
  const naming = clauses.filter((clause) => isMeaning(asked, clause))
  return naming.length === clauses.length || naming.some(corrects) ? goalMeant(asked, naming.join(', ')) : null
}

const corrects = (clause: string): boolean => hasWordOf(CORRECTS, clause) || hasWordOf(DENIES, clause)

const hasWordOf = (words: ReadonlySet<string>, clause: string): boolean =>
  bareWords(clause)
    .split(' ')
    .some((word) => words.has(word))

/** Whether a goal is one of the meanings that were asked about. */
export function isOneMeaning(turns: readonly Turn[], goal: string): boolean {
  const asked = meaningAsked(turns)
  return asked !== null && meaningsIn(asked.language, asked).includes(goal)
}

/** The meanings, as goals that say more: "Go, the programming language". */
export const meaningsIn = (language: string, { name, meanings }: AmbiguousGoal): readonly string[] =>
  meanings.map((meaning) => goalOf(meaning, name, language))

function goalOf(meaning: Meaning, name: string, language: string): string {
  if ('text' in meaning) return meaning.text[language] ?? meaning.text.en
  const said = meaning.kind[language]
  if (said === undefined) return `${name}, ${meaning.kind.en}`
  if (language === 'ja' || language === 'zh') return `${name}（${said}）`
  return `${name}${language === 'ar' ? '،' : ','} ${said}`
}

/** The goal that an answer makes of an ambiguous one; null where it names no meaning, or several. */
export function goalMeant(asked: AskedMeaning, answer: string): string | null {
  const goals = meaningsIn(asked.language, asked)
  const same = goals.find((goal) => comparable(goal) === comparable(answer))
  if (same !== undefined) return same
  const clauses = clausesOf(answer)
  const isDenied = (clause: string): boolean => hasWordOf(DENIES, clause)
  const named = (those: readonly string[]): readonly number[] =>
    asked.meanings.flatMap((_, index) => (those.some((clause) => names(clause, asked, index)) ? [index] : []))
  const denied = new Set(named(clauses.filter(isDenied)))
  const meant = named(clauses.filter((clause) => !isDenied(clause)))
  const left = goals.map((_, index) => index).filter((index) => !denied.has(index))
  const chosen = meant.length > 0 ? meant : denied.size > 0 ? left : []
  return chosen.length === 1 ? (goals[chosen[0] ?? 0] ?? null) : null
}

/** Whether a clause says no more than which meaning is meant, or asks which there are. */
export const isMeaning = (asked: AskedMeaning, clause: string): boolean =>
  languageOfAsking(clause) !== null ||
  bareWords(clause)
    .split(' ')
    .every((word) => isNaming(word, asked) || AROUND.has(word) || BESIDE.has(word) || DENIES.has(word))

const DENIES = wordSet('not no nicht kein keine pas non no não nao niet geen не нет ليس नहीं')
/** By which a learner changes what they said. */
const CORRECTS =
  wordSet(`actually rather instead sorry meant doch eigentlich lieber sondern meinte meine plutôt finalement pardon désolé désolée
  mejor perdón realidad melhor desculpe aliás anzi piuttosto scusa toch eigenlijk liever bedoel вернее точнее извините`)
/** Words of no meaning of their own. */
const BESIDE =
  wordSet(`the a an of for in with on by at as and or it that one this mean meant yes also called known giving things actually rather instead sorry after all
  doch eigentlich lieber sondern meinte en ich plutôt finalement pardon désolé désolée mejor perdón realidad melhor desculpe aliás anzi piuttosto scusa toch
  eigenlijk liever bedoel вернее точнее извините die das der den dem ein eine für mit beim ja meine le la les l de du des un une à d oui pour dans el los las una para con al sí en
  o os as da do no na um uma il lo gli di dei delle un uno per het een voor bij met в и с для ال की का के में`)
/** Behind a goal's name or within a label it may begin a longer word: "programmer". */
const LONG_ENOUGH = 5
const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function names(clause: string, asked: AskedMeaning, index: number): boolean {
  const meaning = asked.meanings[index]
  if (meaning === undefined) return false
  const own = ownWords(asked, index)
  const said = bareWords(clause).split(' ')
  const literal = goalOf(meaning, asked.name, asked.language)
  return (stands(literal, clause) && literal.length > 1) || own.some((word) => isSaid(word, said, clause))
}

const isNaming = (said: string, { name, meanings }: AmbiguousGoal): boolean =>
  said === name.toLowerCase() || meanings.some((meaning) => wordsOf(meaning).some((word) => isSaid(word, [said], said)))

const isSaid = (word: string, said: readonly string[], clause: string): boolean =>
  HAS_NO_SPACES.test(word)
    ? comparable(clause).includes(word)
    : said.some((one) => one === word || (word.length >= LONG_ENOUGH && one.startsWith(word)))

/** Words of one meaning, in every language, that no other meaning of the goal has. */
function ownWords({ name, meanings }: AmbiguousGoal, index: number): readonly string[] {
  const others = new Set(meanings.flatMap((meaning, other) => (other === index ? [] : wordsOf(meaning))))
  const own = meanings[index]
  const isOwn = (word: string): boolean =>
    !others.has(word) && word !== name.toLowerCase() && (word.length > 1 || HAS_NO_SPACES.test(word))
  return (own ? wordsOf(own) : []).filter(isOwn)
}

const wordsOf = (meaning: Meaning): readonly string[] =>
  [...Object.values('text' in meaning ? meaning.text : meaning.kind), meaning.hints ?? '']
    .flatMap((text) => bareWords(text).split(' '))
    .filter((word) => word !== '' && !BESIDE.has(word))
