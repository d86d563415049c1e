import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security?: unknown
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>
}

const document = openApiDocument({
  name: 'Waymark',
  version: '1.2.3',
  isLimited: ({ path }) => path === '/api/login',
})
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const every: readonly [string, Endpoint][] = Object.entries(endpoints)

describe('openApiDocument', () => {
  it.each(every)('should describe %s with its input, its success and every refusal', (name, endpoint) => {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(operation?.security !== undefined).toBe(endpoint.access !== 'public')
    expect(operation?.responses[endpoint.status]).toBeDefined()
    for (const [code, status] of Object.entries(endpoint.refusals)) expect(codesOf(operation, status)).toContain(code)
  })

  it.each(every)('should say of %s who is turned away from it, and what of a body is', (_, endpoint) => {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    const has = (status: number, code: string): boolean => codesOf(operation, status).includes(code)
    const { access, withTemporaryPassword } = endpoint
    expect(has(401, 'unauthenticated')).toBe(access !== 'public')
    expect(has(403, 'forbidden')).toBe(access === 'admin')
    expect(has(403, 'password-change-required')).toBe(access !== 'public' && !withTemporaryPassword)
    // a body that no call wants is checked as well
    expect(has(413, 'body-too-large')).toBe(endpoint.method !== 'GET')
    const isJson = endpoint.method !== 'GET' && endpoint.body !== 'raw'
    expect([has(400, 'malformed-json'), has(415, 'unsupported-media-type')]).toEqual([isJson, isJson])
    expect(has(503, 'unavailable')).toBe(true)
  })

  it('should put each call under a heading', () => {
    const tags = Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => operation.tags))
    const headings = ['Account', 'Administration', 'Conversations', 'Credits', 'Installation', 'Plans and chapters']
    expect([...new Set(tags.flat())].toSorted()).toEqual(headings)
    expect(paths['/api/me']?.get?.tags).toEqual(['Account'])
    expect(paths['/api/admin/users']?.get?.tags).toEqual(['Administration'])
  })

  it('should say which calls may be refused because they came too often', () => {
    const limited = Object.entries(paths).filter(([, methods]) =>
      Object.values(methods).some((operation) => codesOf(operation, 429).includes('too-many-tries')),
    )
    expect(limited.map(([path]) => path)).toEqual(['/api/login'])
  })

  it('should name each operation once, and each path parameter where its path has it', () => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => [path, operation] as const),
    )
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
    for (const [path, { parameters }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
    }
  })

  it('should also describe the paths that stand outside /api', () => {
    expect(paths['/chapters/{id}/toggle_completion']?.post).toBeDefined()
  })

  it('should say which fields a body needs', () => {
    const body = JSON.stringify(paths['/api/login']?.post?.requestBody)
    expect(body).toContain('"required":["email","password"]')
    expect(paths['/api/logout']?.post?.requestBody).toBeUndefined()
  })

  it('should say that a body which is signed is taken as it is', () => {
    const { requestBody, responses } = paths['/payments/webhook']?.post ?? {}
    expect(requestBody).toMatchObject({ content: { '*/*': {} } })
    expect(responses?.[400]?.description).toBe('Codes: notice-not-genuine')
    expect(responses?.[413]?.description).toBe('Codes: body-too-large')
  })

  it('should say which replies come as a stream of events as well', () => {
    const streamed = every.filter(([, { method, path, status }]) => {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      return 'text/event-stream' in (operation?.responses[status]?.content ?? {})
    })
    expect(streamed.map(([name]) => name)).toEqual([
      'askTutor',
      'continueConversation',
      'initiateConversation',
      'watchChapter',
      'watchPlan',
    ])
    expect(JSON.stringify(paths['/api/conversation/initiate']?.post)).toMatch(/`delta`.*`done`.*`error`/)
  })

  it('should say what the data of a stream of events is, and how to come back to it', () => {
    const { parameters, responses } = paths['/api/learning-plans/{id}/events']?.get ?? {}
    expect(parameters?.map(({ name }) => name)).toEqual(['id', 'Last-Event-ID'])
    expect(Object.keys(responses?.[200]?.content ?? {})).toEqual(['text/event-stream'])
    expect(responses?.[200]?.content).toMatchObject({
      'text/event-stream': { 'x-events': { outline: { type: 'object' }, status: { required: ['generation_status'] } } },
    })
  })

  it('should say which calls look at the language of the browser', () => {
    const headers = (path: string) => paths[path]?.post?.parameters.filter((one) => one.in === 'header')
    expect(headers('/api/conversation/{id}/reopen')).toMatchObject([{ name: 'Accept-Language', required: false }])
    expect(headers('/api/conversation/{id}/cancel')).toEqual([])
  })

  it('should say which calls look at where the learner is', () => {
    const reads = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).some(({ parameters }) => parameters.some(({ name }) => name === 'Time-Zone'))
        ? [path]
        : [],
    )
    const ends = ['initiate', '{id}/continue', '{id}/summarise', '{id}/brief', '{id}/placement/answers']
    expect(reads.toSorted()).toEqual(ends.map((end) => `/api/conversation/${end}`).toSorted())
  })

  it('should be plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})

// Helpers

const codesOf = (operation: Operation | undefined, status: number): readonly string[] =>
  operation?.responses[status]?.description.split(/[:,] /) ?? []
