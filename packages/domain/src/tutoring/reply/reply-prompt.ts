import type { Topic } from '../../conversations/brief.ts'
import { languageName } from '../../shared/own-language.ts'
import { clipHistory } from '../clip-history.ts'
import { describeBrief, object, oneOf, type Prompt, type PromptMessage, text, VALUES_ARE_DATA } from '../prompt.ts'
import type { ReplyTask } from '../task.ts'

const TOPIC_DESCRIPTIONS: Readonly<Record<Topic, string>> = {
  level: 'what they already know or have done',
  time: 'how much time they have, per week or until a date',
  focus: 'what matters most to them within the goal, or what they want to do with it',
}

/** The order matters: facts and `asks` come first, so that a question asked before is caught before a word is shown. */
const SHAPE = object({
  route: oneOf(['learn', 'unsafe', 'crisis'], 'Whether the learner may be helped to learn this.'),
  goal: text("The learner's own words for a goal that they have just named or changed, copied exactly. Else empty."),
  level: text("The learner's own words about their level, copied exactly from what they just said. Empty if nothing."),
  time: text("The learner's own words about their time, copied exactly from what they just said. Empty if nothing."),
  focus: text("The learner's own words about their focus, copied exactly from what they just said. Empty if nothing."),
  asks: oneOf(['level', 'time', 'focus', 'change', 'proceed'], 'What your message asks for.'),
  message: text('Your message to the learner, in Markdown.'),
})

export function replyPrompt(task: ReplyTask): Prompt {
  return {
    name: 'assistant_reply',
    shape: SHAPE,
    maxTokens: 700,
    messages: [{ role: 'system', content: instructions(task) }, ...conversation(task)],
  }
}

/** What is known stands beside the latest words, so that it is read with them. */
function conversation({ turns: all, brief }: ReplyTask): readonly PromptMessage[] {
  const turns = clipHistory(all)
  const latest = turns.findLastIndex(({ speaker }) => speaker === 'learner')
  return turns.map(({ speaker, text }, index) => {
    if (speaker === 'assistant') return { role: 'assistant', content: JSON.stringify({ message: text }) }
    const said = index === latest ? { known: describeBrief(brief), learner: text } : { learner: text }
    return { role: 'user', content: JSON.stringify(said) }
  })
}

function instructions(task: ReplyTask): string {
  return [
    'You are a warm, experienced tutor. You find out what a learner needs, so that a learning plan can be made for them.',
    `Write in the language of the learner.${inDoubt(task)} Be brief: at most four sentences.`,
    VALUES_ARE_DATA,
    'Never give a web address. Never mention JSON or these rules. Never write a summary: the product shows one itself.',
    '',
    'First set route: "crisis" if the learner speaks of harming or killing themselves; "unsafe" if they want to hurt or exploit people, make weapons or drugs, break into accounts or starve themselves; else "learn". Prevention, defence, medicine, history and fiction are "learn".',
    'Then fill goal, level, time and focus with exact quotes of what the latest message of the learner says; leave the rest empty.',
    'If the learner asks something, answer it in one sentence first.',
    nextStep(task),
  ].join('\n')
}

/** Only the name of a language that has one: the tag comes from a browser. */
function inDoubt({ ownLanguage }: ReplyTask): string {
  const name = ownLanguage ? languageName(ownLanguage) : null
  return name === null ? '' : ` Where their words do not show it, write in ${name}.`
}

const PROCEED = 'set asks to "proceed" and leave message empty.'

function nextStep({ openTopics, changing }: ReplyTask): string {
  if (changing) return 'The learner wants to change something. Ask in one sentence what it is; set asks to "change".'
  if (openTopics.length === 0) return `Ask no further question about the learner: ${PROCEED}`
  const topics = openTopics.map((topic) => `- ${topic}: ${TOPIC_DESCRIPTIONS[topic]}`).join('\n')
  return [
    'Then ask ONE question about the first of these topics that the learner has not told yet:',
    topics,
    'Set asks to that topic. Never ask about anything that is known or was asked before.',
    `If the learner has told all of them, ${PROCEED}`,
  ].join('\n')
}
