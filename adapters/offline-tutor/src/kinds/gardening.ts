import { gardeningLessons } from '../lessons/gardening.ts'
import { type Kind, words } from './kind.ts'

export const gardening: Kind = {
  subjects: {
    'growing vegetables': words(
      '(?:grow|growing) (?:my own )?(?:vegetables?|veg|tomato(?:es)?|potato(?:es)?|carrots|salad|food)',
      'vegetable (?:garden(?:ing)?|patch|growing)|kitchen garden|allotment',
    ),
    'growing herbs': '(?:grow(?:ing)? )?(?:kitchen )?herbs|herb garden',
    'growing flowers': 'grow(?:ing)? (?:flowers|roses|tulips|dahlias)|flower (?:garden|beds?)|roses',
    'growing fruit':
      'grow(?:ing)? (?:fruits?|berries|strawberries)|fruit trees?|prun(?:e|ing)(?: (?:fruit )?trees)?|orchard',
    'balcony gardening': 'balcony(?: garden(?:ing)?)?|container garden(?:ing)?|urban garden(?:ing)?',
    'keeping house plants': '(?:house|indoor)[- ]?plants?|succulents?|orchids?|monstera|cactus|cacti|terrariums?',
    bonsai: 'bonsai',
    permaculture: 'permaculture|forest garden|self[- ]sufficien(?:t|cy)|homestead(?:ing)?',
    composting: 'compost(?:ing)?',
    hydroponics: 'hydroponics?|aquaponics?',
    'growing mushrooms': '(?:grow(?:ing)?|cultivat(?:e|ing)) mushrooms|mushroom (?:growing|cultivation)',
    'lawn care': 'lawn(?: care)?',
  },
  general: {
    gardening: 'garden|gardening|gärtnern|jardinería|jardinage|🌱|🌻|plants|grow plants|growing plants',
  },
  welcome: ({ Name }) => `${Name} teaches patience in the kindest way, since something is always growing meanwhile.`,
  asksLevel: () => 'What have you tried so far: nothing yet, a few pots, or several seasons?',
  asksFocus: () =>
    'What space and light do you have (windowsill, balcony, garden), and what would you most like to grow?',
  usualFocus: 'a small, healthy, manageable beginning',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: a first season that succeeds`,
      some: `${Name} with better soil and fewer worries`,
      good: `${Name} as a whole`,
    })[grade],
  outcome: () => `understand what plants need, and can plan, tend and improve what you grow through the seasons`,
  lessons: gardeningLessons,
}
