import { singingLessons } from '../lessons/singing.ts'
import type { Kind } from './kind.ts'

export const singing: Kind = {
  subjects: {
    'choir singing': 'choir|choral singing|sing(?:ing)? in a choir',
    'overtone singing': '(?:overtone|throat) singing',
    beatboxing: 'beat ?box(?:ing)?',
    rapping: 'rap|rapping|freestyle rap',
  },
  general: {
    singing:
      'sing|singing|singer|vocals?|opera singing|karaoke|singen|cantar|chanter|cantare|🎤|voice training|my voice',
  },
  welcome: () => 'A voice you have already, so there is nothing to buy: we only need to wake it up.',
  asksLevel: () => 'Have you sung before: hardly ever, in the shower and with friends, or in a choir or a band?',
  asksFocus: () =>
    'What would you like to sing, and where: songs for yourself, a choir, a stage, a style that you love?',
  usualFocus: 'a free, steady voice and songs that you like',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: finding your voice`,
      some: `${Name} freely: breath, pitch and songs`,
      good: `${Name} with colour: technique, style, stage`,
    })[grade],
  outcome: () => 'can use your voice freely and in tune, and perform a few songs that suit you',
  lessons: singingLessons,
}
