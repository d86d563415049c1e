import { isBeginner } from '../brief/level/grade.ts'
import { requirementsIn } from '../brief/requirements.ts'
import { clausesOf } from './clauses.ts'

/**
 * Divides "beginner, no theory" into a level and what is wished of the plan. Only a beginner's "no" is a wish for certain: who
 * knows chords and says "no theory" may tell what they know. Null where there is nothing to divide.
 */
export function wishesBesideLevel(words: string): { readonly level: string; readonly wishes: string } | null {
  const clauses = clausesOf(words)
  const own = clauses.filter((clause) => !isWish(clause))
  const wishes = clauses.filter(isWish)
  if (wishes.length === 0 || !own.some(isBeginner)) return null
  return { level: own.join(', '), wishes: wishes.join(', ') }
}

function isWish(clause: string): boolean {
  const { mustHave, skip } = requirementsIn(clause)
  return mustHave.length + skip.length > 0
}
