import { fitnessLessons } from '../lessons/fitness.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { WATER_LESSON } from '../lessons/swimming.ts'
import { prose } from '../words/prose.ts'
import { type Kind, type Subject, words } from './kind.ts'

/** In place of the general lesson on good form. */
const withWater = (subject: Subject): readonly Lesson[] => {
  const [start, , ...others] = fitnessLessons(subject)
  return start ? [start, WATER_LESSON, ...others] : others
}

export const fitness: Kind = {
  subjects: {
    'running a marathon': '(?:run(?:ning)? )?(?:an? |my first )?(?:half[- ])?marathon|ultra ?marathon',
    'running five kilometres': '(?:run(?:ning)? )?(?:an? )?(?:5 ?k|five k(?:ilomet(?:re|er)s)?|couch to 5k)',
    'running ten kilometres': '(?:run(?:ning)? )?(?:an? )?10 ?k',
    running: words(
      'running(?! (?:a |my |an? )?(?:business|company|shop|website|team|campaign))|jogging|jog|run faster',
      'run longer|run$|laufen|joggen|🏃',
    ),
    'strength training': words(
      'strength(?: training)?|weight ?(?:lifting|training)|power ?lifting|lift(?:ing)? weights|body ?building',
      'build(?:ing)? muscle|muscles?|gym|push-?ups?|pull-?ups?|bench press|squats?|calisthenics|kettle ?bells?',
    ),
    swimming: 'swim|swimming|swimmer|schwimmen|nadar|nager|front crawl|🏊',
    cycling: 'cycling|road bike|ride a bike|riding a bike|mountain bik(?:e|ing)|bicycle|radfahren|🚴',
    triathlon: 'triathlon|ironman',
    hiking: 'hik(?:e|ing)|trekking|backpacking|mountaineering|mountain walking',
    rowing: 'rowing|kayak(?:ing)?|canoe(?:ing)?|paddling',
    'getting fit': words(
      '(?:get|getting|become|keep|stay|staying|keeping) (?:back )?(?:fit(?:ter)?|in shape|in form)|fitness',
      'stamina|endurance|physical condition',
    ),
    'losing weight': words(
      '(?:los(?:e|ing)|reduc(?:e|ing)) (?:some |my )?(?:weight|fat|\\d+ ?(?:kg|kilos?|pounds|lbs))|weight loss',
      'abnehmen',
    ),
    flexibility: 'flexibility|stretching|mobility|do(?:ing)? the splits|the splits',
    'cross-country skiing': 'cross[- ]country ski(?:ing)?',
  },
  general: { 'getting fit': 'exercise|work ?outs?' },
  welcome: () => 'The body answers to small steady steps, so the plan will begin gently and grow with you.',
  asksLevel: () => prose`
    Where do you start from: hardly any movement lately, now and then, or regular training? Is there an injury that
    the plan should respect?
  `,
  asksFocus: () => 'What should it lead to: an event, a number, more energy in daily life, getting back after a break?',
  usualFocus: 'feeling well and keeping at it',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: gently in, steadily on`,
      some: `${Name} with a plan`,
      good: `${Name}: the next level, without injury`,
    })[grade],
  outcome: ({ name }) =>
    `have a sustainable routine for ${name}, know how to increase it safely, and can adapt it to your week`,
  lessons: (subject) => (subject.name === 'swimming' ? withWater(subject) : fitnessLessons(subject)),
}
