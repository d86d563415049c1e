import { COMMON_REFUSALS, type Endpoint, problem, type ReplyOf } from '@app/contract'
import { expect } from 'vitest'
import type { Reply } from './world.ts'

/** The body of a success, which must be exactly as the endpoint's schema names it. */
export function expectSuccess<E extends Endpoint>(endpoint: E, { status, body }: Reply): ReplyOf<E> {
  expect({ status, body }).toMatchObject({ status: endpoint.status })
  const parsed = endpoint.reply.parse(body === '' ? undefined : body)
  expect(body === '' ? undefined : body).toEqual(parsed)
  // the schema is the endpoint's own
  return parsed as ReplyOf<E>
}

/** The body of a refusal, which must be as section 3 of the contract has it. */
export function expectRefusal(reply: Reply, status: number, code: string): Record<string, unknown> {
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status, body: { code } })
  const body = problem.parse(reply.body)
  expect(body.error).toMatch(/^[A-Z].{10,}/)
  expect(body.message).toBe(body.error)
  expect(body.request_id).toBe(reply.headers.get('X-Request-Id'))
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
  return body
}

/** A success as its schema has it, or a refusal that the endpoint may give. */
export function expectWithinContract(endpoint: Endpoint, reply: Reply): void {
  if (reply.status < 300) {
    expectSuccess(endpoint, reply)
    return
  }
  const { code } = problem.parse(reply.body)
  const allowed: Readonly<Record<string, number>> = { ...COMMON_REFUSALS, ...endpoint.refusals }
  expect({ code, status: reply.status }).toEqual({ code, status: allowed[code] })
  expect(reply.status, JSON.stringify(reply.body)).not.toBe(500)
}

export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>
}
type Responses = Readonly<Record<string, { readonly description: string; readonly content?: object }>>

/** The code of a refusal; nothing for a success. */
export const codeOf = ({ body }: Reply): string => problem.safeParse(body).data?.code ?? ''

/** A reply whose status, type and code stand in the API's own description. */
export function expectDocumented(document: ApiDocument, { path, method }: Endpoint, reply: Reply): void {
  const { responses } = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? { responses: {} }
  const { description = '', content = {} } = responses[reply.status] ?? {}
  const [type = ''] = (reply.headers.get('Content-Type') ?? '').split(';')
  const code = reply.status < 300 ? '' : codeOf(reply)
  expect({ path, status: reply.status, types: Object.keys(content), codes: description.split(/[:,] /) }).toEqual({
    path,
    status: reply.status,
    types: type === '' ? [] : expect.arrayContaining([type]),
    codes: code === '' ? expect.anything() : expect.arrayContaining([code]),
  })
}
