import type { SafetyCheck } from '../../src/ports/safety-check.ts'

const CRISIS = /\b(?:kill|hang) myself\b|\bwant to die\b|\bsuicid/i
const UNSAFE = /\bbombs?\b|\bexplosives\b[\s\S]*\bat home\b|\bpoison (?:my|someone)\b/i

/** Knows a few words of English, and takes everything else for harmless. */
export const makeMemorySafetyCheck = (): SafetyCheck => ({
  route: (text, said) => {
    if (CRISIS.test(text) && said !== 'brief' && said !== 'lesson') return 'crisis'
    return UNSAFE.test(text) ? 'unsafe' : 'ok'
  },
  declineAnswer: (reason) =>
    reason === 'unsafe'
      ? "I can't help with this one."
      : "I'm sorry you're carrying this.\n\n- Someone listens: **988**",
})
