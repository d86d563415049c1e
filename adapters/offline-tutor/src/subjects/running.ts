import { runningLessons } from '../lessons/running.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const running: Subject = {
  name: 'running',
  heads: phrases(
    'run, running, jog, jogging, go running, couch to 5k, couch to 5 k, laufen, joggen, correr, courir, correre',
  ),
  beside: wordSet(
    '5k 5 k km kilometre kilometres kilometer kilometers 30 thirty minutes without stopping break outside outdoors couch',
    'five race fitness fit healthy morning mornings slowly stop slow regular go going c25k',
  ),
  welcome: 'Running is a great goal, and the first weeks are easier than most people make them.',
  asksLevel: 'How much do you run now: not at all, now and then, or every week?',
  asksFocus: 'What are you aiming at: running without a stop, a distance, feeling fit? And do you have an old injury?',
  usualFocus: 'running five kilometres without a stop',
  planTitle: {
    new: 'Running: from the first minute to five kilometres',
    some: 'Running: lighter, longer, five kilometres at an even pace',
    good: 'Running: a sound week, even pace and the way to ten kilometres',
  },
  outcome: 'run five kilometres without a stop, and know how to go on without getting hurt',
  lessons: runningLessons,
}
