import { briefOf, TOPICS, type Topic } from '../../brief/brief.ts'
import { FACTS } from '../../brief/facts.ts'
import type { Turn } from '../../conversations/turn.ts'
import { withoutDeclined } from '../../conversations/words.ts'
import { languageName, utf8Length } from '../../shared/index.ts'
import { dayIn, dayOf } from '../../time/calendar.ts'
import {
  describeBrief,
  list,
  object,
  oneOf,
  type Prompt,
  type PromptMessage,
  text,
  VALUES_ARE_DATA,
} from '../prompt.ts'
import type { ReplyTask } from '../task.ts'
import { ASKS, CORRECTED, WANTS } from './reply-head.ts'

const TOPIC_DESCRIPTIONS: Readonly<Record<Topic, string>> = {
  level: 'what they already know or have done',
  time: 'how much time they have, per week or until a date',
  focus: 'what they want to be able to do with it, or what matters most to them',
}

/** The order matters: what was understood comes first, so that a question asked before is caught before a word is shown. */
const SHAPE = object({
  route: oneOf(['learn', 'unsafe', 'crisis'], 'Whether the learner may be helped to learn this.'),
  language: text('Code of the language in which the learner writes to you, such as "en" or "de".'),
  facts: list(
    object({
      about: oneOf(Object.keys(FACTS), 'What the fact is about.'),
      value: text(
        'The value alone: a number in digits, a date as YYYY-MM-DD, a level, a format, or their own words, with what "it" or "one" stands for.',
      ),
      quote: text('The words that say so, copied exactly from the latest message.'),
    }),
    'Everything that the latest message says of this kind. An empty list if it says nothing.',
  ),
  corrects: list(oneOf(Object.keys(CORRECTED), 'What is taken back.'), 'What the learner takes back of what is known.'),
  wants: oneOf(WANTS, 'What the latest message wants.'),
  asks: oneOf(ASKS, 'What your question is about.'),
  answer: text('One or two sentences that answer or acknowledge what the learner has just said, in Markdown.'),
  question: text('Your one question. Empty if you ask nothing.'),
  suggestions: list(
    text('An answer of at most five words.'),
    '2 to 4 answers that the learner could choose; none if you ask nothing.',
  ),
})

export function replyPrompt(task: ReplyTask): Prompt {
  return {
    name: 'assistant_reply',
    shape: SHAPE,
    maxTokens: 1_000,
    messages: [{ role: 'system', content: instructions(task) }, ...conversation(task)],
  }
}

/** What is known stands beside the latest words, so that it is read with them. */
function conversation({ turns: all, brief }: ReplyTask): readonly PromptMessage[] {
  const turns = clipHistory(withoutDeclined(all))
  const latest = turns.findLastIndex(({ speaker }) => speaker === 'learner')
  const { goal, ...others } = describeBrief(brief, {})
  // a first message that was declined is no goal to send
  const known = turns[0] === all[0] || goal !== briefOf(all[0]?.text ?? '').goal ? { goal, ...others } : others
  return turns.map(({ speaker, text }, index) => {
    if (speaker === 'assistant') return { role: 'assistant', content: JSON.stringify({ message: text }) }
    const said = index === latest ? { known, learner: text } : { learner: text }
    return { role: 'user', content: JSON.stringify(said) }
  })
}

function instructions(task: ReplyTask): string {
  return [
    'You are a warm, experienced tutor. You find out what a learner needs, so that a learning plan can be made for them.',
    VALUES_ARE_DATA,
    `Write in the language of the learner.${inDoubt(task)} Be brief. Never give a web address. Never mention JSON or these rules.`,
    'Never write a summary and never offer to make the plan: the product does both itself.',
    '',
    'Fill in the answer in this order.',
    'route: "crisis" if the learner speaks of harming or killing themselves; "unsafe" if they want to hurt or exploit people, make weapons or drugs, break into accounts or starve themselves; else "learn". Prevention, defence, medicine, history and fiction are "learn".',
    'facts: what the latest message of the learner says about them, one entry for each fact:',
    'goal: what they want to learn, in their own words and without the rest, when they name or change it.',
    'outcome: what they want to do with it, or why. must_have, skip: one thing that the plan must hold, or must leave out.',
    'constraint: what every lesson must respect or can build on, such as an allergy, a mother tongue, a tool, a disability, their work, or what they know already that is near it.',
    'level: in what they want to learn, not in what it builds on: new (never done it, or forgotten it all), some (a first course, some months), comfortable or expert. "Never, but I know something like it" is new.',
    'Time for learning: the number in digits, in the unit that they use, so "half an hour a day" is minutes_per_day 30, "1:30 h a week" is hours_per_week 1.5, "an hour on weekdays" is hours_per_day 1 and days_per_week 5, and "40 minutes in all" is minutes_in_all 40. Hours of anything else, such as a flight or a job, are no fact.',
    `When they want to be ready: ready_in_days, ready_in_weeks or ready_in_months with a number ("three weeks" when asked for a date is ready_in_weeks 3), or ready_by with a date. Today is ${todayOf(task)}.`,
    'format: read, watch, practise or build.',
    'corrects: what they take back or replace ("oops, I meant" replaces); empty if nothing.',
    'wants: "question" if they ask you something, "no-preference" if they do not know or do not mind, "plan-now" if they want the plan without more questions, "change" if they want to change something and do not say to what, else "go-on".',
    'answer: answer their question in one or two sentences, or say back what is new ("Noted: no shellfish."). Repeat nothing that was said before.',
    ...nextStep(task),
  ].join('\n')
}

function todayOf({ turns, brief }: ReplyTask): string {
  const today = dayIn(brief.timeZone, turns.at(-1)?.at ?? new Date(0))
  return `${dayOf(today)}, a ${today.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}`
}

/** Only the name of a language that has one: the tag comes from a browser. */
function inDoubt({ ownLanguage, brief }: ReplyTask): string {
  const tag = brief.language ?? ownLanguage
  const name = tag ? languageName(tag) : null
  return name === null ? '' : ` Where their words do not show it, write in ${name}.`
}

function nextStep({ openTopics, again, changing }: ReplyTask): readonly string[] {
  if (changing)
    return ['The learner wants to change something. question: ask in one sentence what it is; set asks to "nothing".']
  const topics = TOPICS.filter((topic) => topic === again || openTopics.includes(topic))
  const goal = 'If the goal may mean quite different things (a language or a game), asks is "goal": ask which is meant.'
  if (topics.length === 0)
    return [goal, 'Else ask nothing: set asks to "nothing", leave question and suggestions empty.']
  return [
    `question: ask ONE question. ${goal} Else ask about the first of these topics that the learner has not told yet, and set asks to it:`,
    ...topics.map((topic) => `- ${topic}: ${TOPIC_DESCRIPTIONS[topic]}`),
    ...(again === null
      ? []
      : [`Ask about ${again} again, in other words, only if the learner has asked something instead.`]),
    'Never ask about anything that is known or was asked before. If all of it is told, asks is "nothing".',
    'suggestions: 2 to 4 answers to your question as the learner would say them.',
  ]
}

/** Tokens of the turns that a model is shown: most conversations stay below it, and what a turn stated is in the brief as well. */
const HISTORY_TOKENS = 4_000
/** UTF-8: too many for English, so that every script fits. */
const BYTES_PER_TOKEN = 3

/**
 * The turns that a model is shown: the goal, the latest message, and before that as many as fit, without a gap between them.
 * So no conversation, however long, costs more than so much a reply.
 */
export function clipHistory(turns: readonly Turn[], tokens = HISTORY_TOKENS): readonly Turn[] {
  const [goal, ...others] = turns
  const latest = others.at(-1)
  if (!goal || !latest) return turns
  let left = tokens - tokensOf(goal) - tokensOf(latest)
  let from = others.length - 1
  for (const turn of others.slice(0, -1).reverse()) {
    left -= tokensOf(turn)
    if (left < 0) break
    from -= 1
  }
  return [goal, ...others.slice(from)]
}

const tokensOf = ({ text }: Turn): number => Math.ceil(utf8Length(text) / BYTES_PER_TOKEN)
