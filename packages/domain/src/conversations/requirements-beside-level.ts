import { isBeginner } from '../brief/level/grade.ts'
import { requirementsIn } from '../brief/requirements.ts'
import { clausesOf } from './clauses.ts'

/**
 * Divides "beginner, no theory" into a level and what is wished of the plan. Only a beginner's "no" is a wish for certain: who
 * knows chords and says "no theory" may tell what they know. Null where there is nothing to divide.
 */
export function requirementsBesideLevel(words: string): { readonly level: string; readonly required: string } | null {
  const clauses = clausesOf(words)
  const own = clauses.filter((clause) => !isRequirement(clause))
  const required = clauses.filter(isRequirement)
  if (required.length === 0 || !own.some(isBeginner)) return null
  return { level: own.join(', '), required: required.join(', ') }
}

function isRequirement(clause: string): boolean {
  const { mustHave, skip } = requirementsIn(clause)
  return mustHave.length + skip.length > 0
}
