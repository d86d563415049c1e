import { languagesFor } from '../shared/own-language.ts'
import { topicOf } from '../tutoring/check-topic.ts'
import { meaningAskedLast, meaningsIn } from './ambiguous-goal.ts'
import { isKnown, TOPICS, type Topic } from './brief.ts'
import { askedLast, type Conversation } from './conversation.ts'
import { listedAnswers } from './listed-answers.ts'
import { namedPart } from './withdrawn.ts'
import { WORDS } from './words/all-words.ts'
import { conversationWords, isSummary, saidLanguage } from './words/index.ts'

/**
 * Answers that a learner may choose from instead of typing: to what the assistant's last message asks, in the language of the
 * conversation, or those to a focus that the message itself lists in it. Decided by code; at most four, each at most 40 characters. Empty where nothing is asked, or where a yes is.
 */
export function suggestionsFor(conversation: Conversation, own: string | null = null): readonly string[] {
  if (conversation.kind !== 'awaiting-learner') return []
  const { turns, brief } = conversation
  const meaning = meaningAskedLast(turns)
  if (meaning && !brief.set?.goal) return meaningsIn(meaning.language, meaning)
  const words = conversationWords(turns, own)
  const asked = askedLast(conversation)
  const last = turns.at(-1)?.text ?? ''
  if (Object.values(WORDS).some(({ cannotAnswer }) => cannotAnswer === last)) return []
  // a summary without its buttons: the conversation was reopened
  if (asked === 'proceed' || (asked === 'change' && namedPart(turns.at(-2)?.text ?? '') === null))
    return [words.names.goal, ...TOPICS.map((topic) => words.names[topic])]
  const topic = topicAsked(conversation)
  if (topic === null) return []
  // a job or an exam answers no question about a crust
  const said = saidLanguage(turns, own)
  // prepared texts are in one language, whatever the learner's is
  const isListed = topic === 'focus' && (said === null || (languagesFor(last, null)[0] ?? said) === said)
  return (isListed ? listedAnswers(last) : null) ?? words.answers[topic]
}

/** The topic that the assistant's last message asks about, as long as nothing is known of it. */
export function topicAsked(conversation: Conversation): Topic | null {
  if (conversation.kind !== 'awaiting-learner') return null
  const asked = askedLast(conversation)
  if (asked === null || asked === 'proceed' || asked === 'change' || asked === 'meaning') return null
  return isAbout(conversation, asked) && !isKnown(conversation.brief, asked) ? asked : null
}

/** Once there was a summary a message may ask what to change instead of the topic that was asked last. */
function isAbout({ turns }: Conversation, topic: Topic): boolean {
  if (!turns.slice(0, -1).some(({ speaker, text }) => speaker === 'assistant' && isSummary(text))) return true
  return namedPart(turns.at(-2)?.text ?? '') === topic || topicOf(turns.at(-1)?.text ?? '', TOPICS) === topic
}
