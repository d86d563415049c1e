import { sourdoughLessons } from '../lessons/sourdough.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const sourdough: Subject = {
  name: 'sourdough bread',
  heads: phrases('sourdough, sour dough, sauerteig, sauerteigbrot, masa madre, levain'),
  beside: wordSet(
    'bake bakes baking bread breads loaf loaves starter rises rise rising crust crusty crumb open airy homemade oven',
    'kitchen brot backen pan hacer white country rustic artisan tasty delicious feed keep alive weekend',
  ),
  welcome: 'Sourdough is a great goal, and even the flat loaves make good toast.',
  asksLevel: 'How much bread have you baked so far: none, a few loaves, or do you bake regularly?',
  asksFocus: 'What would make you happiest: a loaf that rises, an open crumb, a crackling crust, or something else?',
  usualFocus: 'a plain loaf that rises every time',
  planTitle: {
    new: 'Sourdough bread that rises: from flour and water to your own loaf',
    some: 'Sourdough bread that rises: the same good loaf every time',
    good: 'Sourdough bread with precision: crumb, crust and control',
  },
  outcome: 'bake a sourdough loaf that rises, know why it did, and be able to do it again',
  lessons: sourdoughLessons,
}
