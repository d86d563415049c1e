import { mathsLessons } from '../lessons/maths.ts'
import type { Kind } from './kind.ts'

export const maths: Kind = {
  subjects: {
    'linear algebra': 'linear algebra|matri(?:x|ces)|vectors?',
    'abstract algebra': 'abstract algebra|group theory',
    algebra: 'algebra',
    calculus:
      'calculus|derivatives?(?! (?:market|trad))|integrals?|differential equations?|analysis(?= (?:1|2|i|ii)|$)',
    geometry: 'geometry',
    trigonometry: 'trigonometry|trig',
    statistics: 'statistics|statistik',
    probability: 'probability(?: theory)?',
    'number theory': 'number theory|prime numbers?',
    'discrete mathematics': 'discrete math(?:s|ematics)?|combinatorics|graph theory',
    topology: 'topology',
    logic: '(?:mathematical |formal |propositional )?logic',
    'set theory': 'set theory',
    'mental arithmetic':
      'mental (?:arithmetic|math(?:s)?)|multiplication tables?|times tables?|arithmetic|fractions?|percentages?',
    cryptography: 'cryptography',
    'game theory': 'game theory',
  },
  general: { mathematics: 'math(?:s|ematics|ematik)?|matemáticas?|mathématiques|matematica' },
  welcome: ({ Name }) => `${Name} rewards patience: one idea understood well opens ten others.`,
  asksLevel: ({ name }) =>
    `Where do you stand with ${name}: never met it, met it at school and forgot most of it, or using it already?`,
  asksFocus: ({ name }) =>
    `What do you need ${name} for: an exam, another subject, your work, or the pleasure of understanding it?`,
  usualFocus: 'a sound understanding and enough practice to use it',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}, understood from the ground up`,
      some: `${Name} again, and this time for good`,
      good: `${Name} in depth: proofs, problems, connections`,
    })[grade],
  outcome: ({ name }) => `can explain the main ideas of ${name}, solve the usual problems, and check your own answers`,
  lessons: mathsLessons,
}
