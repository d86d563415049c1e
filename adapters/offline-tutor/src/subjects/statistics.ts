import { statisticsLessons } from '../lessons/statistics.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const statistics: Subject = {
  name: 'statistics',
  heads: phrases('statistics, statistik, estadística, statistique, statistiques, statistica, estatística'),
  beside: wordSet(
    'math maths numbers data tests test p-values p values confidence intervals mean median probability read reading think',
  ),
  welcome: 'Statistics is a good thing to know: it’s how to be honest with numbers.',
  asksLevel: 'How much do you know: school maths only, a course that you half remember, or do you use it at work?',
  asksFocus: 'Where would you use it: in a thesis, at work, for reading the news, for your own data?',
  usualFocus: 'reading numbers well and drawing fair conclusions',
  planTitle: {
    new: 'Statistics: from an honest average to a fair conclusion',
    some: 'Statistics: uncertainty, tests and what causes what',
    good: 'Statistics: sound conclusions and a study of your own',
  },
  outcome: 'describe data honestly, say how sure you can be, and see through misleading numbers',
  lessons: statisticsLessons,
}
