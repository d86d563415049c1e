import { spanishLessons } from '../lessons/spanish.ts'
import { phrases } from '../words/phrases.ts'
import { BESIDE_A_LANGUAGE } from './beside-a-language.ts'
import type { Subject } from './subject.ts'

export const spanish: Subject = {
  name: 'Spanish',
  heads: phrases('spanish, español, espanol, castellano, spanisch, espagnol, spagnolo, espanhol'),
  beside: new Set([
    ...BESIDE_A_LANGUAGE,
    'castilian',
    'mexican',
    'spain',
    'mexico',
    'latin',
    'america',
    'chile',
    'peru',
  ]),
  welcome: 'Spanish is a great choice: its spelling tells you how to say nearly every word.',
  asksLevel: 'How much Spanish do you have: none yet, some from school or travel, or can you already talk with people?',
  asksFocus: 'What do you want to do in Spanish first: travel, talk with someone, work, or read and watch?',
  usualFocus: 'everyday conversations',
  planTitle: {
    new: 'Spanish from the first sound to a real talk',
    some: 'Spanish: from single phrases to whole stories',
    good: 'Spanish: say what you mean, and why',
  },
  outcome: 'get through everyday situations in Spanish and tell small stories of your own',
  lessons: spanishLessons,
}
