import { speakingLessons } from '../lessons/speaking.ts'
import { prose } from '../words/prose.ts'
import { type Kind, words } from './kind.ts'

export const speaking: Kind = {
  subjects: {
    'public speaking': words(
      'public[- ]speaking|speak(?:ing)? in (?:public|front of)(?: people| (?:a |an )?(?:audience|group|class))?',
      'stage fright|speeches|(?:give|giving|hold|holding) (?:a |better |good )?(?:speech(?:es)?|talks?)|rhetoric',
      'oratory|toast ?masters',
    ),
    presenting: words(
      'presentations?(?: skills)?|present(?:ing)? (?:better|well|at work)',
      'pitch(?:ing|es)?(?= |$)(?! (?:a )?tent)',
    ),
    debating: 'debat(?:e|es|ing)|argument(?:s|ation|ing)?(?= better|$)|argu(?:e|ing) (?:better|well)',
    storytelling: 'story ?telling|tell(?:ing)? (?:good |better )?stories',
    'small talk': words(
      'small ?talk|conversation skills|talk(?:ing)? to (?:strangers|people)|social skills|social anxiety',
      'mak(?:e|ing) (?:new )?friends|shyness',
    ),
    negotiating: 'negotiat(?:e|ing|ion)s?',
    'job interviews': '(?:job )?interviews?(?! questions for coders)',
    'stand-up comedy': 'stand[- ]?up(?: comedy)?|comedy|comedian|tell(?:ing)? jokes',
    acting: 'acting|actor|theat(?:re|er)|improv(?:isation)?(?: theat(?:re|er))?',
    'voice acting': 'voice (?:acting|over)',
    podcasting: '(?:start|host)(?:ing)? (?:a |my )?podcast|podcast(?:ing|s)?',
    'giving feedback': words(
      '(?:giv(?:e|ing) )?feedback|difficult conversations|active listening',
      'communicat(?:e|ion)(?: skills)?(?: better)?|nonviolent communication',
    ),
  },
  general: { 'public speaking': 'speech|talk|speaker' },
  welcome: ({ Name }) =>
    `${Name}: a skill and not a gift. It grows with each small occasion, and the plan will provide those.`,
  asksLevel: () =>
    'How much practice do you have: I avoid it, now and then, or often already? What happens to you in the moment?',
  asksFocus: () => prose`
    Is there an occasion ahead, such as a talk, a meeting, a celebration, or an exam? Or is it meant for everyday
    life?
  `,
  usualFocus: 'calm, clear speaking in front of a small group',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name} without fear, step by step`,
      some: `${Name}: clearer, calmer, closer to people`,
      good: `${Name} that will be remembered`,
    })[grade],
  outcome: ({ name }) =>
    `can prepare and hold your own in ${name}, with a clear message, a calm voice and an eye on the others`,
  lessons: speakingLessons,
}
