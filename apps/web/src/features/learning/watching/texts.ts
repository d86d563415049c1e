import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** Of a plan while it comes. */
export const texts = {
  soFar: plural({ one: '# chapter so far', other: '# chapters so far' }),
  watch: 'Watch it come together',
}
