import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  soFar: plural({ one: 'Bisher # Kapitel', other: 'Bisher # Kapitel' }),
  watch: 'Beim Entstehen zusehen',
}
