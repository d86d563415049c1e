import type { OpenChapter } from '../../chapters/chapter.ts'
import { describeItem } from '../../help/describe-item.ts'
import type { HelpAbout, HelpReply, HelpStep, HelpTurn } from '../../help/help-turn.ts'
import { aboutWhatIsPasted, findItem, type Item, type Lesson, pastedIn, saidIn, sectionOf } from '../../help/item.ts'
import {
  exampleIn,
  helpTexts,
  keyText,
  preparedHints,
  WORDLESS,
  workedExample,
  workedTwin,
} from '../../help/prepared.ts'
import { type Exchange, isGuess, revealedBy } from '../../help/reveal.ts'
import { secretOf } from '../../help/secret.ts'
import { freshItem, nextStep, threadOf, twinItems } from '../../help/thread.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Adapters } from '../../ports/index.ts'
import { clip, err, MessageId, ok, parseMessage, type Result, tidy } from '../../shared/index.ts'
import { checkWords } from '../../tutoring/gates/check-text.ts'
import { readFitHelp } from '../../tutoring/help/read-help.ts'
import { makeReplyStream } from '../../tutoring/reply/reply-stream.ts'
import { sentencesOf } from '../../tutoring/reply/sentences.ts'
import type { HelpTask } from '../../tutoring/task.ts'
import { type DeclineDeps, wordsDeclined } from '../conversations/decline-conversation.ts'
import type { RunningReplies } from '../conversations/running-replies.ts'
import { type OwnChapter, withOpenChapter } from '../learning/change-open-chapter.ts'
import { type GenerationDeps, gatesOf, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import { checkUnsafe } from '../tutoring/judge-answer.ts'

type Deps = GenerationDeps &
  Pick<Adapters, 'unitOfWork' | 'moderation' | 'ids'> &
  Pick<DeclineDeps, 'onDeclined'> & { readonly runningReplies: RunningReplies }

type Asked = OwnChapter & {
  readonly messageId: MessageId
  readonly message: string
  readonly about: HelpAbout
  readonly onText?: (piece: string) => void
}

/** All that a reply is made from. `thread`: see `threadOf`. */
type Asking = {
  readonly turn: HelpTurn
  readonly step: HelpStep
  readonly item: Item | null
  /** Items whose keys no reply may name: that one while it is open, and others that are pasted beside it. */
  readonly open: readonly Item[]
  readonly lesson: Lesson
  readonly chapter: OpenChapter
  readonly chapterTitles: readonly string[]
  readonly plan: Plan
  readonly thread: readonly HelpTurn[]
}

const MAX_QUOTE = 1_000
/** About the lesson itself so much is remembered. */
const MAX_PAST = 4

/**
 * Answers what a learner asks in a chapter. The message is saved first, so that the same id again gets the reply that it had, or a new try
 * where there was none. What a model says about an open item passes the gate whole before any of it is shown; all else is shown by
 * sentences, as it comes.
 */
export const makeAskTutor =
  (deps: Deps) =>
  async ({ message, messageId, about, onText, ...own }: Asked) => {
    const parsed = parseMessage(message)
    if (!parsed.ok) return parsed
    const text = parsed.value
    const asked = await saveMessage(deps, own, { id: messageId, about: withClippedQuote(about), message: text })
    if (!asked.ok) return asked
    if ('reply' in asked.value) return ok(asked.value.reply)
    const affordable = needsModel(deps, asked.value) ? await deps.tutor.checkBudgetFor(own.userId) : ok(undefined)
    if (!affordable.ok) return affordable

    const running = deps.runningReplies.begin(own.chapterId)
    const { signal } = running.controller
    const moderated = deps.moderation.judge(saidIn({ about, message: text })).then((route) => {
      if (route !== 'ok') running.controller.abort()
      return route
    })
    let shown = ''
    const show = (piece: string): void => {
      shown += piece
      onText?.(piece)
    }
    const [route, composed] = await Promise.all([
      moderated,
      compose(deps, own, asked.value, { signal, onText: show }),
    ]).finally(running.end)
    if (route !== 'ok') {
      await withOpenChapter(deps, own, async (_, { helpTurns }) => ok(await helpTurns.remove(own.chapterId, messageId)))
      return wordsDeclined(deps, route, text)
    }
    if (!composed.ok) return composed
    const kept = await keep(deps, own, asked.value, composed.value)
    if (kept.ok && shown === '') for (const sentence of sentencesOf(kept.value.text)) onText?.(sentence)
    return kept
  }

const withClippedQuote = (about: HelpAbout): HelpAbout =>
  about.kind === 'quote' ? { ...about, quote: clip(tidy(about.quote), MAX_QUOTE) } : about

/** Answers the reply that the message had, or what its reply is to be made from. */
const saveMessage = (deps: Deps, own: OwnChapter, said: Pick<HelpTurn, 'id' | 'about' | 'message'>) =>
  withOpenChapter(deps, own, async ({ chapter, plan }, { helpTurns, checkAttempts, chapters }) => {
    const { id: chapterId, content, questions, versions } = chapter
    const before = await helpTurns.find(chapterId, said.id)
    // the id belongs to another message: this one was not saved
    if (before && before.message !== said.message) return err({ kind: 'message-id-reused' })
    if (before?.reply) return ok({ reply: before.reply })
    const lesson = { content, questions, marked: await checkAttempts.markedAt(chapterId) }
    const about = before?.about ?? aboutWhatIsPasted(said.about, said.message, lesson)
    const found = findItem(about, lesson)
    if (!found.ok) return found
    const item = found.value
    const turns = await helpTurns.ofChapter(chapterId, versions.shown)
    const thread = item ? threadOf(item, turns, lesson) : turns.filter(isSameSection(about)).slice(-MAX_PAST)
    const step = nextStep(item, thread)
    if (step === null) return err({ kind: 'help-ended' })
    const quoted = about.kind === 'quote' ? deps.safety.route(about.quote, 'lesson') : 'ok'
    const route = quoted === 'ok' ? deps.safety.route(said.message, 'message') : quoted
    if (route !== 'ok') return wordsDeclined(deps, route, said.message)
    const turn: HelpTurn = { ...said, about, chapterId, version: versions.shown, at: deps.clock.now(), reply: null }
    if (!before) await helpTurns.save(turn)
    const chapterTitles = (await chapters.ofPlan(plan.id)).map(({ title }) => title)
    const open = [about, ...pastedIn([...thread, turn].map(saidIn).join('\n'), lesson)].flatMap((one) => {
      const found = findItem(one, lesson)
      return found.ok && found.value?.isOpen ? [found.value] : []
    })
    return ok<Asking>({ turn, step, item, open, lesson, chapter, chapterTitles, plan, thread })
  })

const isSameSection =
  (about: HelpAbout) =>
  ({ about: other, reply }: HelpTurn): boolean =>
    reply !== null && 'sectionId' in about && 'sectionId' in other && about.sectionId === other.sectionId

const needsModel = ({ tutor }: Deps, { step }: Asking): boolean =>
  tutor.writes === null && (step === 'hint' || step === 'explain' || step === 'answer')

type Composed = Pick<HelpReply, 'text' | 'step' | 'questionId'>

type Line = { readonly signal: AbortSignal; readonly onText: (piece: string) => void }

async function compose(deps: Deps, own: OwnChapter, asking: Asking, { signal, onText }: Line) {
  const { step, item, open, lesson, thread, plan, turn } = asking
  const words = helpTexts(plan.brief.language ?? 'en')
  const section = sectionOf(turn.about, item, lesson)
  const secrets = open.map(secretOf)
  const hints = exchangesOf(thread.filter(({ reply }) => reply?.step === 'hint'))
  const past = hints.map(({ reply }) => ({ message: '', reply }))
  const isSafe = (text: string): boolean =>
    secrets.every((secret) => revealedBy(text, secret, { message: '', past }) === null)
  const composed = (text: string, questionId?: string) => ok<Composed>({ text, step, questionId })
  /** The last ones of all pass for any key. */
  const prepared = (): string => {
    const replies = exchangesOf(thread).map(({ reply }) => reply)
    const hinted = item ? preparedHints(item, section, replies, words) : []
    return [...hinted, ...WORDLESS].find(isSafe) ?? ''
  }

  if (step === 'twin' && item) {
    const twins = twinItems(item, lesson, thread).map((twin) => ({ text: workedTwin(twin, words), id: twin.id }))
    const example = section && exampleIn(section)
    const twin = [...twins, ...(example ? [{ text: workedExample(example, words), id: undefined }] : [])].find(
      ({ text }) => isSafe(text),
    )
    return twin ? composed(twin.text, twin.id) : composed(prepared())
  }
  if (step === 'alone' && item) {
    const fresh = freshItem(item, lesson, thread)
    const again = item.kind === 'question' ? item.question.id : undefined
    const text = fresh ? words.alone : words.again
    return composed(isSafe(text) ? text : prepared(), fresh?.id ?? again)
  }
  if (step === 'end') return composed(isSafe(words.end) ? words.end : prepared())
  if (deps.tutor.writes !== null) {
    if (step === 'hint') return composed(prepared())
    if (item?.kind === 'question')
      return composed(`**${words.answer}:** ${keyText(item.question)}\n\n${item.question.explanation}`)
    const example = section && (exampleIn(section) ?? section.body.split(/\n\s*\n/)[0])
    return composed(`${words.only}\n\n${example ?? ''}\n\n${words.noMore}`)
  }

  // the check answers guesses: no model is asked, now or later
  const isAnswerable = ({ message }: HelpTurn): boolean => !item?.isOpen || !open.some((one) => isGuess(message, one))
  if (!isAnswerable(turn)) return composed(prepared())

  const task: HelpTask = {
    ...{ kind: 'help', brief: plan.brief, title: asking.chapter.title, chapterTitles: asking.chapterTitles },
    headings: lesson.content.sections.map(({ heading }) => heading),
    section: section && { heading: section.heading, body: section.body },
    item: item && describeItem(item),
    ...(turn.about.kind === 'quote' && { quote: turn.about.quote }),
    ...{ past: exchangesOf(thread.filter(isAnswerable)), message: turn.message },
  }
  const about = { userId: own.userId, planId: plan.id, chapterId: own.chapterId }
  const read = (answer: string) => readFitHelp(answer, { task, secrets, hints, ...gatesOf(deps) })
  const stream = makeReplyStream({
    ...{ onText, markdown: deps.markdown, accept: () => true, onUnfit: () => {} },
    check: (sentence) => [...checkWords(sentence, task), ...checkUnsafe(sentence, deps.safety)],
  })
  // of a second attempt nothing is shown behind the first
  const onAttempt = () => (secrets.length > 0 || stream.shown() !== '' ? () => {} : stream.feed)
  const said = await generateWithRetries(deps, { task, about, read, signal, onAttempt })
  if (said.ok) return composed(said.value)
  // what was read stays, also where its end was no good
  if (stream.shown() !== '') return composed(stream.shown().trim())
  if (signal.aborted) return err({ kind: 'reply-stopped' })
  return step === 'hint' ? composed(prepared()) : err({ kind: 'assistant-unavailable' })
}

const exchangesOf = (turns: readonly HelpTurn[]): readonly Exchange[] =>
  turns.flatMap(({ message, reply }) => (reply ? [{ message, reply: reply.text }] : []))

/** Unless the same message was sent twice, and the other call was quicker: both get the one reply. */
const keep = (
  deps: Deps,
  own: OwnChapter,
  { turn: asked, item, thread, lesson }: Asking,
  { text, ...composed }: Composed,
) =>
  withOpenChapter(deps, own, async (_, { helpTurns }): Promise<Result<HelpReply, { readonly kind: 'superseded' }>> => {
    const turn = await helpTurns.find(own.chapterId, asked.id)
    if (turn?.reply) return ok(turn.reply)
    // what was said about an item is counted, and judged as a whole
    const now = item ? threadOf(item, await helpTurns.ofChapter(own.chapterId, asked.version), lesson) : thread
    if (!turn || now.length > thread.length) return err({ kind: 'superseded' })
    const reply: HelpReply = { id: MessageId(deps.ids.newId()), text, ...composed, at: deps.clock.now() }
    await helpTurns.save({ ...turn, reply })
    return ok(reply)
  })
