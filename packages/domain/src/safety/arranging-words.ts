import { wordSet } from '../shared/word-list.ts'

/** For putting parts of a plan in order, and for naming them. None of them, nor all together, names any harm. */
const ARRANGING =
  wordSet(`turn round around swap switch reverse flip exchange rearrange reorder rotate sort shift move put place join merge combine split
  divide shorten shorter longer back forward earlier later before after first second third next last two three both other another
  way order one ones it them this these those the a an and or my our please again differently chapter chapters plan title version
  list step steps part parts fresh new copy draft page start begin look`)

/** Whether a reading is made of such words alone: a few short ones have too few letters to be weighed. */
export const isArranging = (reading: string): boolean => reading.split(' ').every((word) => ARRANGING.has(word))
