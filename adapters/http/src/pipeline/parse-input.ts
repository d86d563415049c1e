import type { Endpoint } from '@app/contract'
import { err, ok, type Result } from '@app/domain'
import type { Refusal, RefusalCode } from './refusal.ts'

type ParseInput = (body: object, params: Readonly<Record<string, string>>) => Result<unknown, Refusal>

/** Body or query first, path last: a body cannot overrule the id in the path. */
export function makeParseInput(endpoint: Endpoint): ParseInput {
  const absent: Refusal = { code: notFoundCode(endpoint), status: 404 }
  return (body, params) => {
    const parsed = endpoint.input.safeParse({ ...body, ...params })
    if (parsed.success) return ok(parsed.data)
    const fields: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message
    // what cannot be an id is the id of nothing
    if (Object.keys(params).some((name) => Object.hasOwn(fields, name))) return err(absent)
    return err({ code: 'invalid-input', status: 400, fields })
  }
}

/** An endpoint names first the refusal for what its path is about. */
function notFoundCode({ refusals }: Endpoint): RefusalCode {
  const code = Object.keys(refusals).find((name) => refusals[name] === 404)
  // the cast restores what Endpoint, being general, does not say: every key here is a code of an endpoint
  return (code ?? 'not-found') as RefusalCode
}
