import { cookingLessons } from '../lessons/cooking.ts'
import { type Kind, words } from './kind.ts'

const CUISINE = words(
  'italian|french|spanish|greek|turkish|indian|thai|chinese|japanese|korean|vietnamese|mexican|moroccan',
  'lebanese|persian|ethiopian|georgian|polish|german|austrian|hungarian|portuguese|peruvian|brazilian',
  'american|cajun|caribbean|indonesian|malaysian|filipino|african|nigerian|mediterranean|asian|oriental',
  'sichuan|levantine|jewish|russian|ukrainian|british|irish|scandinavian|nordic|swedish|swiss',
)

/** The same in a few other languages, where the people stand behind the kitchen or before it. */
const KITCHEN = '(?:cuisine|cocina|cucina|cozinha)'
const KOCHEN = '(?:küche|kochen|essen|gerichte)'

export const cooking: Kind = {
  strength: 1.2,
  subjects: {
    'vegan cooking': 'vegan(?: (?:cook(?:ing)?|food|cuisine|dishes|meals?|recipes))?',
    'vegetarian cooking': 'vegetarian(?: (?:cook(?:ing)?|food|cuisine|dishes|meals?|recipes))?',
    'healthy cooking': words(
      '(?:healthy|healthier) (?:cook(?:ing)?|food|meals?|eating|recipes)',
      'cook(?:ing)? (?:more )?health(?:y|ily|ier)(?: (?:food|meals|dishes))?|meal prep(?:ping)?',
    ),
    '$1 cooking': `(${CUISINE}) (?:cook(?:ing)?|food|cuisine|dish(?:es)?|meals?|recipes|kitchen)`,
    'Thai cooking': `${KITCHEN} (?:thaï|thaïlandaise|tailandesa|thai|thailandese)|thailändisch(?:e|es)? ${KOCHEN}`,
    'Italian cooking': `${KITCHEN} (?:italienne|italiana)|italienisch(?:e|es)? ${KOCHEN}`,
    'Indian cooking': `${KITCHEN} (?:indienne|india|indiana)|indisch(?:e|es)? ${KOCHEN}`,
    'Chinese cooking': `${KITCHEN} (?:chinoise|china|cinese|chinesa)|chinesisch(?:e|es)? ${KOCHEN}`,
    'Japanese cooking': `${KITCHEN} (?:japonaise|japonesa|giapponese)|japanisch(?:e|es)? ${KOCHEN}`,
    'Mexican cooking': `${KITCHEN} (?:mexicaine|mexicana|messicana)|mexikanisch(?:e|es)? ${KOCHEN}`,
    barbecue: 'barbecue|bbq|grill(?:ing)?|smoking meat',
    'making sushi': 'sushi',
    'making pasta': '(?:make|making|fresh|homemade|hand-made)? ?pasta',
    'making ramen': 'ramen',
    'making curry': 'curry|curries',
    'knife skills': 'knife skills',
  },
  general: {
    cooking: words(
      'cook|cooking|kochen|cocinar|cocina|cuisiner|cucinare|cozinhar|🍳|meals?|dishes|recipes?|cuisine|dinner',
      'soups?|sauces?',
    ),
  },
  welcome: ({ Name }) =>
    `${Name} is learnt by eating one’s results, so even the lessons that fail can be kept for supper.`,
  asksLevel: () =>
    'How well do you know your way around a kitchen: hardly at all, a few dishes, or do you cook regularly?',
  asksFocus: () => 'For whom and when would you like to cook, and is there anything that you do not eat?',
  usualFocus: 'simple good meals for every day',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from the first cut to a good dinner`,
      some: `${Name} without recipes`,
      good: `${Name} with finesse`,
    })[grade],
  outcome: ({ name }) => `have a firm hand in ${name}, season by taste, and cook without clinging to a recipe`,
  lessons: cookingLessons,
}
