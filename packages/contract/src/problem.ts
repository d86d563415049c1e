import * as z from 'zod/mini'

/**
 * The body of every answer that is not a success. `error` and `message` are the same sentence for a person; `code` is
 * for programs; extra keys such as `missing` or `retry_after` may stand beside them.
 */
export const problem = z.looseObject({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** What is wrong with which input field, in words. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof problem>

/** Codes that any endpoint may answer, beside its own refusals. */
export const COMMON_REFUSALS = {
  'invalid-input': 400,
  'malformed-json': 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The password is temporary: it must be changed before anything else. */
  'password-change-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-tries': 429,
  'internal-error': 500,
  unavailable: 503,
} as const
