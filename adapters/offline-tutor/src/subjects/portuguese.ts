import { portugueseLessons } from '../lessons/portuguese.ts'
import { phrases } from '../words/phrases.ts'
import { BESIDE_A_LANGUAGE } from './beside-a-language.ts'
import type { Subject } from './subject.ts'

export const portuguese: Subject = {
  name: 'Portuguese',
  heads: phrases('portuguese, português, portugues, portugais, portugiesisch, portoghese'),
  beside: new Set([...BESIDE_A_LANGUAGE, 'brazilian', 'european', 'brazil', 'portugal', 'lisbon', 'rio']),
  welcome: 'Portuguese it is, a language that rewards speaking from the first day.',
  asksLevel: 'How much Portuguese do you have: none yet, a little, or can you already talk with people?',
  asksFocus: 'Is it for Brazil or for Portugal, and who would you like to talk to?',
  usualFocus: 'short everyday conversations',
  planTitle: {
    new: 'Portuguese: your first short conversation',
    some: 'Portuguese: from phrases to a short conversation',
    good: 'Portuguese: easier, longer conversations',
  },
  outcome: 'hold a short conversation in Portuguese about yourself and your day, and know how to rescue it',
  lessons: portugueseLessons,
}
