type ErrorBody = {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
}

/** An answer that is an error, in Stripe's shape. */
export type Refusal = { readonly status: number; readonly error: ErrorBody }

export const refuse = (message: string, more: { code?: string; param?: string; status?: number } = {}): Refusal => {
  const { status = 400, ...details } = more
  return { status, error: { type: 'invalid_request_error', message, ...details } }
}

export const isRefusal = (value: object): value is Refusal => 'error' in value && 'status' in value

export const unknownParameter = (param: string): Refusal =>
  refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })

export const missing = (what: string, id: string, param = 'id'): Refusal =>
  refuse(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing', param })
