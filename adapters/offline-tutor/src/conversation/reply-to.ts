import {
  CHANGE_REQUEST,
  conversationWords,
  type Fact,
  isKnown,
  latestWords,
  learn,
  NOTHING_UNDERSTOOD,
  type ReplyTask,
  TOPICS,
  type Topic,
  valueIn,
} from '@app/domain'
import { nameIn, SUBJECTS, type Subject, subjectNamed } from '../subjects/subject.ts'
import { factsIn } from './read-answer.ts'
import { beforePlanChip, textsIn } from './texts.ts'

/** As a model answers: see the prompt for a reply. */
type Answer = {
  readonly route: 'learn'
  readonly language: string
  readonly facts: readonly { readonly about: Fact['name']; readonly value: string; readonly quote: string }[]
  readonly corrects: readonly ('goal' | 'outcome')[]
  readonly wants: 'question' | 'no-preference' | 'plan-now' | 'change'
  readonly asks: Topic | 'nothing'
  readonly answer: string
  readonly question: string
  readonly suggestions: readonly string[]
}

const NOTHING: Answer = {
  route: 'learn',
  language: 'en',
  facts: [],
  corrects: [],
  // never 'go-on': words are kept for a topic only where this tutor says so
  wants: 'no-preference',
  asks: 'nothing',
  answer: '',
  question: '',
  suggestions: [],
}

const IN_HURRY = { wants: 'plan-now', asks: 'nothing', question: '', suggestions: [] } as const

/** A short script of choices: subject, level, time, aim. The first rule that matches a message decides; what none reads, it says. */
export function replyTo(task: ReplyTask): Answer {
  const said = latestWords(task.turns).trim()
  const inHurry = beforePlanChip(said)
  const words = inHurry || said
  const { texts, own } = wordsFor(task)
  const known = subjectNamed(task.brief.goal)
  const answer: Answer = { ...NOTHING, language: texts.language }
  if (words === CHANGE_REQUEST && known) {
    const suggestions = [...PARTS.map((part) => own.names[part]), texts.makePlan]
    return { ...answer, wants: 'change', question: own.questions.change, suggestions }
  }
  if (inHurry === '') return { ...answer, wants: 'plan-now', answer: known ? '' : texts.general }

  const pressed = task.asked === 'change' || task.asked === 'proceed' ? partCalled(words, task) : null
  if (known && pressed)
    return { ...answer, ...(pressed === 'goal' ? askForSubject(task) : askForOther(pressed, known, task)) }

  const about = known && !isFirst(task) ? askedAbout(task) : 'goal'
  const chosen = about === 'goal' ? subjectNamed(words) : null
  const subject = chosen ?? (about === 'goal' ? null : known)
  if (!subject) return { ...answer, ...withoutSubject(words, task) }
  const next = goOn({ words, about, subject, isChosen: chosen !== null }, task)
  return { ...answer, ...next, ...(inHurry !== null && IN_HURRY) }
}

const PARTS = ['goal', ...TOPICS] as const
type Part = (typeof PARTS)[number]

const isFirst = ({ turns }: ReplyTask): boolean => turns.every(({ speaker }) => speaker === 'learner')

function wordsFor({ brief, ownLanguage }: ReplyTask) {
  const texts = textsIn(brief.language ?? ownLanguage)
  return { texts, own: conversationWords({ language: texts.language }) }
}

/** The part of the summary that is called so. */
const partCalled = (words: string, task: ReplyTask): Part | null =>
  PARTS.find((part) => wordsFor(task).own.names[part] === words.trim()) ?? null

/** What the latest words answer: the part of the summary that was pressed before, or the question. */
function askedAbout(task: ReplyTask): Part | null {
  const spoken = task.turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  if (asksForSubject(task.turns[spoken]?.text ?? '', task)) return 'goal'
  return partCalled(task.turns[spoken - 1]?.text ?? '', task) ?? TOPICS.find((topic) => topic === task.asked) ?? null
}

const asksForSubject = (text: string, task: ReplyTask): boolean => text.endsWith(wordsFor(task).texts.whichSubject)

function askForSubject(task: ReplyTask): Partial<Answer> {
  const { texts } = wordsFor(task)
  const subjects = SUBJECTS.map(({ chips }) => chips[texts.language])
  // on a phone the first few are in sight
  const suggestions = subjectNamed(task.brief.goal) ? [...subjects, texts.makePlan] : [texts.generalPlan, ...subjects]
  // named, so that it is asked for whatever else was read
  return { wants: 'change', corrects: ['goal'], question: texts.whichSubject, suggestions }
}

const askForOther = (topic: Topic, subject: Subject, task: ReplyTask): Partial<Answer> => ({
  wants: 'change',
  question: wordsFor(task).texts.whatInstead,
  suggestions: chipsFor(topic, subject, task),
})

/** Who names none of the subjects so often gets what there is without one. */
const MAX_TIMES_ASKED = 2

function withoutSubject(words: string, task: ReplyTask): Partial<Answer> {
  const { texts } = wordsFor(task)
  const times = task.turns.filter(({ speaker, text }) => speaker === 'assistant' && asksForSubject(text, task)).length
  if (words === CHANGE_REQUEST) return askForSubject(task)
  const values = factsIn(words, { about: 'goal', pace: task.brief.set?.minutesPerWeek?.pace ?? null })
  const facts = inAnswer(values)
  const noted = notedIn(values, task)
  if (times === 0) return { ...askForSubject(task), facts, answer: sentences(noted, texts.noLessons) }
  const isGeneral = !subjectNamed(task.brief.goal) && !task.turns.some(({ text }) => text.includes(texts.general))
  if (facts.length > 0) return { facts, wants: 'plan-now', answer: sentences(noted, isGeneral ? texts.general : '') }
  if (words.endsWith('?')) return { ...askForSubject(task), answer: texts.cannotAnswer }
  if (times < MAX_TIMES_ASKED) return { ...askForSubject(task), answer: texts.stillNoLessons }
  return { wants: 'plan-now', answer: subjectNamed(task.brief.goal) ? texts.changeThere : texts.general }
}

type Said = {
  readonly words: string
  readonly about: Part | null
  readonly subject: Subject
  /** Whether these words chose it. */
  readonly isChosen: boolean
}

function goOn({ words, about, subject, isChosen }: Said, task: ReplyTask): Partial<Answer> {
  const { texts } = wordsFor(task)
  const values = factsIn(words, { about, pace: task.brief.set?.minutesPerWeek?.pace ?? null })
  const isAsking = !isChosen && values.length === 0 && words.endsWith('?')
  const aim = about === 'focus' && values.length === 0 && !isAsking ? [aimIn(task)] : []
  const goal = isChosen ? goalIn(words, subject, values.length > 0, task) : []
  const facts = [...goal, ...values, ...aim]

  const isStated = (topic: Topic): boolean =>
    isKnown(task.brief, topic) || [...values, ...aim].some((fact) => topicOf(fact) === topic)
  const open = TOPICS.filter((topic) => !isStated(topic))
  const again = open.find((topic) => topic === task.again)
  const next = again ?? open.find((topic) => task.openTopics.includes(topic))

  const said = (): string => {
    const noted = notedIn(values, task)
    const welcome = isEnglish(task) ? subject.welcome : texts.lessonsAreEnglish
    if (isChosen) return sentences(welcome, noted, words.length > MAX_GOAL ? texts.readsLittle : '')
    if (isAsking) return texts.cannotAnswer
    if (facts.length > 0) return noted || texts.noted
    if (again) return texts.chooseOne
    return about === null ? texts.changeThere : texts.leftOpen
  }
  return {
    facts: inAnswer(facts),
    corrects: aim.length > 0 || (isChosen && !isFirst(task)) ? ['outcome'] : [],
    wants: again ? 'question' : 'no-preference',
    answer: said(),
    ...(next && {
      asks: next,
      question: questionOn(next, subject, task),
      suggestions: [...chipsFor(next, subject, task), texts.makePlan],
    }),
  }
}

/** Which level and time are known by these facts; that none is where a value is out of range. */
function notedIn(facts: readonly Fact[], task: ReplyTask): string {
  if (facts.length === 0) return ''
  const { texts, own } = wordsFor(task)
  const brief = learn(task.brief, { ...NOTHING_UNDERSTOOD, facts }, task.turns)
  const topics = (['level', 'time'] as const).filter((topic) => facts.some((fact) => topicOf(fact) === topic))
  const values = topics.flatMap((topic) => valueIn(topic, brief, own) ?? [])
  return values.length > 0 ? texts.notedValues.replace('{values}', values.join(', ')) : texts.leftOpen
}

const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ')

const inAnswer = (facts: readonly Fact[]): Answer['facts'] =>
  facts.map(({ name, ...fact }) => ({ about: name, ...fact }))

/** Words on the aim are kept as they stand. */
function aimIn({ turns }: ReplyTask): Fact {
  const words = turns.at(-1)?.text ?? ''
  return { name: 'outcome', value: words, quote: words }
}

/** A longer message says more than its goal. */
const MAX_GOAL = 60

function goalIn(words: string, subject: Subject, saysMore: boolean, task: ReplyTask): readonly Fact[] {
  const isBare = !saysMore && words.length <= MAX_GOAL
  if (isBare && isFirst(task)) return []
  const goal = isBare ? words : nameIn(words, subject)
  return [{ name: 'goal', value: goal, quote: goal }]
}

const topicOf = ({ name }: Fact): Topic => (name === 'level' ? 'level' : name === 'outcome' ? 'focus' : 'time')

const isEnglish = (task: ReplyTask): boolean => wordsFor(task).texts.language === 'en'

function questionOn(topic: Topic, { asksLevel, asksFocus }: Subject, task: ReplyTask): string {
  const english = { level: asksLevel, focus: asksFocus, time: null }[topic]
  return (isEnglish(task) ? english : null) ?? wordsFor(task).own.questions[topic]
}

const chipsFor = (topic: Topic, { aims }: Subject, task: ReplyTask): readonly string[] =>
  topic === 'focus' && isEnglish(task) ? aims : wordsFor(task).own.answers[topic]
