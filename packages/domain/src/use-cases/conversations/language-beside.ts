import type { Tutor } from '../tutoring/tutor.ts'

/** What the learner reads elsewhere, for words beside the tutor's: prepared texts have their own language, and the words keep to it. */
export const languageBeside = ({ writes }: Pick<Tutor, 'writes'>, ownLanguage: string | null): string | null =>
  writes === null ? ownLanguage : null
