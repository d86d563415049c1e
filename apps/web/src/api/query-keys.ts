/** Names of what more than one feature reads or makes outdated: features never import each other, so they share these. */
export const queryKeys = {
  plans: ['plans'],
  conversation: (id: string) => ['conversations', id, 'messages'] as const,
  /** What the learner may go on with. */
  openConversation: ['conversations', 'open'],
  chapters: ['chapters'],
  chapter: (id: string) => ['chapters', id] as const,
  /** The learner's movements of credits and purchases. */
  credits: ['credits'],
} as const
