import { describe, expect } from 'vitest'
import type { PasswordHasher } from '../../src/ports/password-hasher.ts'
import { MAX_PASSWORD_LENGTH, readPassword } from '../../src/users/password.ts'
import { itOn } from './it-on.ts'

type Open = () => Promise<{ readonly hasher: PasswordHasher; readonly close: () => Promise<void> }>

const PASSWORDS = ['correct horse battery', ' spaces count ', 'Ünïcödé 漢字 🦊', 'x'.repeat(MAX_PASSWORD_LENGTH)]

export function describePasswordHasher(name: string, open: Open): void {
  const it = itOn(open)
  describe(`${name}: password hasher`, () => {
    for (const password of PASSWORDS) {
      it(`should know the password "${password.slice(0, 24)}" again, and no other`, async ({ hasher }) => {
        const hash = await hashOf(hasher, password)
        expect(await hasher.matches(textOf(password), hash)).toEqual({ ok: true, value: true })
        for (const wrong of [`${password} `, password.slice(1), password.slice(0, -1), swapCase(password), '']) {
          expect(await hasher.matches(textOf(wrong), hash)).toEqual({ ok: true, value: false })
        }
      })
    }

    it('should match nothing where there is no account', async ({ hasher }) => {
      expect(await hasher.matches(textOf('correct horse battery'), null)).toEqual({ ok: true, value: false })
      expect(await hasher.matches(textOf(''), null)).toEqual({ ok: true, value: false })
    })

    it('should match nothing where the hash is none', async ({ hasher }) => {
      expect(await hasher.matches(textOf('correct horse battery'), 'not a hash')).toEqual({ ok: true, value: false })
    })

    it('should answer or say that it is busy, whatever comes at once', async ({ hasher }) => {
      const hash = await hashOf(hasher, 'correct horse battery')
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          hasher.matches(textOf('correct horse battery'), index % 3 === 0 ? null : hash),
        ),
      )
      for (const [index, answer] of answers.entries()) {
        expect([
          { ok: true, value: index % 3 !== 0 },
          { ok: false, error: { kind: 'hasher-busy' } },
        ]).toContainEqual(answer)
      }
    })
  })
}

// Helpers

async function hashOf(hasher: PasswordHasher, password: string): Promise<string> {
  const hash = await hasher.hash(textOf(password))
  if (!hash.ok) throw new Error('The hasher is busy, with nothing to do.')
  return hash.value
}

const textOf = (typed: string) => readPassword(typed).text

const swapCase = (text: string): string => {
  const upper = text.toUpperCase()
  return upper === text ? text.toLowerCase() : upper
}
