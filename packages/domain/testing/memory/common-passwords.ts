import type { CommonPasswords } from '../../src/ports/common-passwords.ts'

/** Takes these passwords for common, and no others. */
export function makeMemoryCommonPasswords(passwords: readonly string[] = []): CommonPasswords {
  const common = new Set(passwords)
  return { has: async (password) => common.has(password) }
}
