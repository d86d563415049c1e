import { BlockList, isIP } from 'node:net'
import type { ModelPrice, PriceList } from '@app/domain'
import * as z from 'zod'

/** What is no secret is shown and logged, and Node's fetch refuses an address with a user name. */
const hasNoUser = [(text: string) => !/\/\/[^/?#]*@/.test(text), 'must have no user name'] as const
/** Any address of these protocols. */
export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).refine(...hasNoUser)

export const port = z.coerce.number().int().min(1).max(65_535)
export const origin = (example: string) =>
  address(/^https?$/, example)
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '', 'must have no path')
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
  address(/^https?$/, example)
    .transform((text) => new URL(text))
    .refine(({ search, hash }) => search + hash === '', 'must end with its path')
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
export const milliseconds = z.coerce.number().int().min(1).max(600_000)

/** What `parse` makes of a text; null is a fault. */
export const parsed = <T>(parse: (text: string) => T | null, fault: string) =>
  z.string().transform((text, context) => {
    const value = parse(text)
    if (value !== null) return value
    context.addIssue(fault)
    return z.NEVER
  })

/** `gpt-5-mini=0.25/2, gpt-5=1.25/10`: US dollars for a million tokens that go in, and that come out. Null for anything else. */
export function parsePrices(text: string): PriceList | null {
  const prices: Record<string, ModelPrice> = {}
  for (const part of text.split(',')) {
    const [, name, input, output] = /^\s*([^=\s]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\s*$/.exec(part) ?? []
    if (name === undefined) return null
    prices[name] = { input: Number(input), output: Number(output) }
  }
  return prices
}

/** `127.0.0.1, 10.0.0.0/8`: addresses and subnets. Null for anything else, which nothing could be compared with. */
export function parseProxies(text: string): BlockList | null {
  const proxies = new BlockList()
  const named = text.split(',').map((part) => part.trim())
  try {
    for (const part of named.filter(Boolean)) {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      // the list itself decides what it takes
      if (bits === undefined) proxies.addAddress(address, family)
      else proxies.addSubnet(address, Number(bits), family)
    }
    return proxies
  } catch {
    return null
  }
}
