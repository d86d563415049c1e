import { bakingLessons } from '../lessons/baking.ts'
import { type Kind, words } from './kind.ts'

export const baking: Kind = {
  strength: 1.3,
  subjects: {
    'sourdough bread': 'sour ?dough(?: bread)?',
    'baking bread': words(
      '(?:bake |baking |make |making )?(?:(?:my |own |good |real |fresh |homemade )+)?breads?(?: ?baking)?',
      'brot(?: ?backen)?|pan casero|🍞|🥖',
    ),
    'making pizza': 'pizzas?|focaccia',
    'baking cakes': words(
      '(?:bak(?:e|ing) |mak(?:e|ing) |decorat(?:e|ing) )?(?:\\p{L}+ )?(?:cakes?|cup ?cakes?|muffins?)(?: decorating)?',
      'torten?',
    ),
    'baking biscuits': '(?:bak(?:e|ing) )?(?:cookies|biscuits)',
    'French pastry':
      'french (?:pastr(?:y|ies)|patisserie)|pâtisserie|patisserie|croissants?|macarons?|puff pastry|viennoiserie',
    'baking pies': '(?:bak(?:e|ing) )?(?:pies?|tarts?)',
    'making chocolates': 'chocolates?|chocolatier|pralines?',
    'making ice cream': 'ice ?cream|gelato',
    'making desserts': 'desserts?',
    'gluten-free baking': 'gluten[- ]free(?: baking| bread)?',
  },
  general: {
    baking: 'bake|baking|baker|backen|pastry|pastries|dough|oven',
  },
  welcome: ({ Name }) => `${Name}: a good choice, since even a loaf that goes wrong fills the house with its smell.`,
  asksLevel: () => 'How much have you baked: never, a few things from recipes, or often?',
  asksFocus: () => 'What would you most like to take out of your oven, and for whom?',
  usualFocus: 'reliable basic recipes, and understanding why they work',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: flour, time and a warm oven`,
      some: `${Name} you can rely on`,
      good: `${Name} like a craftsman`,
    })[grade],
  outcome: () => `understand what happens in dough and oven, and can repeat and vary your results at will`,
  lessons: bakingLessons,
}
