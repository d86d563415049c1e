/** Words by which an assistant's message asks for a yes: the product's specification, section 4. */
export const CONFIRMATION_PHRASES = [
  'summary',
  'correct?',
  'proceed?',
  'all the information',
  'generate your learning plan',
] as const

/** Decided on the finished message only: half a message may hold half a phrase. */
export function asksForConfirmation(message: string): boolean {
  const text = message.toLowerCase()
  return CONFIRMATION_PHRASES.some((phrase) => text.includes(phrase))
}

/** What the button 'No, I want to change something' says on the learner's behalf. */
export const CHANGE_REQUEST = "I'd like to make some changes to the details we discussed."
