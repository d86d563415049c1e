import { describe, expect, it } from 'vitest'
import * as accounts from './accounts/texts.ts'
import * as administration from './administration/texts.ts'
import { translateInputMessage } from './api-texts.ts'
import * as conversations from './conversations/texts.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import * as learning from './learning/texts.ts'
import * as payments from './payments/texts.ts'
import * as shared from './texts.ts'

const folders = { shared, accounts, administration, conversations, learning, payments }

describe('translateInputMessage', () => {
  it.each(Object.entries(folders))('should say every message of %s in other words in each language', (_, texts) => {
    for (const message of Object.values<string>(texts)) {
      const [german, spanish] = [translateInputMessage(message, 'de'), translateInputMessage(message, 'es')]
      expect(translateInputMessage(message, 'en')).toBe(message)
      expect(new Set([message, german, spanish, null]).size, message).toBe(4)
    }
  })

  it('should know whatever is said of an empty input', () => {
    const said = Object.values<Endpoint>(endpoints)
      .filter(({ body }) => body !== 'raw')
      .flatMap(({ input }) => input.safeParse({}).error?.issues ?? [])
    expect(said.length).toBeGreaterThan(20)
    const unknown = said.filter(({ message }) => translateInputMessage(message, 'de') === null)
    expect(unknown.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
  })

  it('should be null for any other message', () => {
    for (const message of ['Invalid input', '', 'constructor']) expect(translateInputMessage(message, 'de')).toBeNull()
  })
})
