import { readSubject, type Subject } from './subject.ts'

/** The subjects that the tutor teaches. For every other goal it offers its general ways of learning, and says so. */
export const SUBJECTS: readonly Subject[] = [
  ...['cooking', 'drawing', 'guitar', 'neural-networks', 'portuguese'],
  ...['python', 'running', 'sourdough', 'spanish', 'statistics'],
].map(readSubject)
