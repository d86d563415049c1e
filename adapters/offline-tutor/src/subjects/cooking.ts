import { cookingLessons } from '../lessons/cooking.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const cooking: Subject = {
  name: 'home cooking',
  heads: phrases('cook, cooking, kochen, cocinar, cuisiner, cucinare, cozinhar'),
  beside: wordSet(
    'meal meals dinner dinners lunch food dishes dish kitchen recipe recipes without weeknight week tasty delicious healthy',
    'proper one two vegetables rice pasta soups soup sauces supper guests confidently improvise',
  ),
  welcome: 'Cooking is a fine thing to learn: even the practice is dinner.',
  asksLevel: 'How well do you know your way around a kitchen: hardly at all, a few dishes, or do you cook regularly?',
  asksFocus: 'Who do you want to cook for, and is there anything you don’t eat?',
  usualFocus: 'simple dinners for every day',
  planTitle: {
    new: 'Cooking: from the first onion to a week of dinners',
    some: 'Cooking without a recipe',
    good: 'Cooking with depth: seasoning, timing and sauces',
  },
  outcome: 'cook good everyday dinners at home, season by taste, and often need no recipe',
  lessons: cookingLessons,
}
