import * as z from 'zod'

export const port = z.coerce.number().int().min(1).max(65_535)
export const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '', 'must have no path')
    .refine(({ username, password }) => username === '' && password === '', 'must have no user name')
    .transform((url) => url.origin)
/** Where an error-reporting service takes reports: its public key stands before the @, the project's number at the end. */
export const dsn = z
  .string()
  .refine(
    (text) => /^https?:\/\/\w+@[^\s/?#@]+(?:\/[^\s?#]*)?\/\d+$/.test(text) && URL.canParse(text),
    'must be a DSN such as https://key@errors.example.org/1',
  )
/** It may have a path, and nothing behind that. */
export const base = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((text) => new URL(text))
    .refine(({ search, hash }) => search + hash === '', 'must end with its path')
    .refine(({ username, password }) => username === '' && password === '', 'must have no user name')
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
export const milliseconds = z.coerce.number().int().min(1).max(600_000)
