import { guitarLessons } from '../lessons/guitar.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const guitar: Subject = {
  name: 'the guitar',
  heads: phrases('guitar, gitarre, guitare, guitarra, chitarra, violão'),
  beside: wordSet(
    'play playing plays acoustic steel-string western song songs chord chords strum strumming sing singing along tunes music',
    'campfire campfires fire musical instrument accompany accompanying spielen tocar jouer suonare couple four',
  ),
  welcome: 'The guitar it is: a few chords carry you a long way.',
  asksLevel: 'How far have you got: never held one, a few chords, or whole songs already?',
  asksFocus: 'What would you like to play first: songs to sing along with, picking, or something else?',
  usualFocus: 'songs to play and sing along with',
  planTitle: {
    new: 'The guitar: from the first clean note to a whole song',
    some: 'The guitar: from chords to songs you can sing over',
    good: 'The guitar: timing, picking and the whole neck',
  },
  outcome: 'play whole songs on the guitar in time, and sing over them if you like',
  lessons: guitarLessons,
}
