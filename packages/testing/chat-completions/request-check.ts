import type { SentMessage } from '@app/domain/testing'

export type Parameter =
  | 'json_schema'
  | 'json_object'
  | 'max_completion_tokens'
  | 'stream_options'
  | 'reasoning_effort'
  | 'verbosity'
  | 'safety_identifier'

export type ChatRequest = {
  readonly model: string
  readonly messages: readonly SentMessage[]
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
  readonly max_completion_tokens?: number
  readonly max_tokens?: number
  readonly reasoning_effort?: string
  readonly verbosity?: string
  readonly safety_identifier?: string
  readonly response_format?: {
    readonly type: 'json_schema' | 'json_object' | 'text'
    readonly json_schema?: { readonly name: string; readonly strict?: boolean; readonly schema: unknown }
  }
}

const OPTIONAL = [
  'stream_options',
  'max_completion_tokens',
  'reasoning_effort',
  'verbosity',
  'safety_identifier',
] as const satisfies readonly Parameter[]

type Refusal = { readonly message: string; readonly param: string | null; readonly code: string | null }

/** Refuses what the vendor refuses, and the parameters that this server is set up without. */
export function refusalOf(request: ChatRequest, refuses: readonly Parameter[]): Refusal | null {
  const format = request.response_format
  const unknown = (param: string): Refusal => ({
    message: `Unsupported parameter: '${param}' is not supported with this model.`,
    param,
    code: 'unsupported_parameter',
  })
  for (const name of OPTIONAL) if (refuses.includes(name) && request[name] !== undefined) return unknown(name)
  if (format && format.type !== 'text' && refuses.includes(format.type)) {
    return {
      message: `Invalid parameter: 'response_format' of type '${format.type}' is not supported with this model.`,
      param: 'response_format',
      code: null,
    }
  }
  if (format?.type === 'json_object' && !request.messages.some(({ content }) => /json/i.test(content))) {
    return {
      message: "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      param: 'messages',
      code: null,
    }
  }
  const schema = format?.json_schema
  if (schema && (!/^[\w-]{1,64}$/.test(schema.name) || (schema.strict && !isStrict(schema.schema)))) {
    return { message: `Invalid schema for response_format '${schema.name}'`, param: 'response_format', code: null }
  }
  return null
}

/** Strict mode: every object closed, every property required. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true
  const { type, properties, required, additionalProperties, items } = Object.fromEntries(Object.entries(schema))
  if (type === 'array') return isStrict(items)
  if (type !== 'object') return true
  return (
    additionalProperties === false &&
    Array.isArray(required) &&
    Object.keys(properties ?? {}).every((name) => required.includes(name)) &&
    Object.values(properties ?? {}).every(isStrict)
  )
}
