import * as z from 'zod/mini'

/** Lower case, as it is stored: RFC 9562 wants ids to be read without regard to case. */
export const id = z.uuid('This is not a valid id.').check(z.toLowerCase())
/** What is left of a text once control and invisible characters are dropped is not blank. */
export const notBlank = (message: string) => z.regex(/[^\s\p{Cc}\p{Cf}]/u, message)
export const time = z.iso.datetime()
export const nothing = z.object({})
export const message = z.object({ message: z.string() })
/** A reply without a body (204). */
export const noBody = z.undefined()
export const generationStatus = z.enum(['PENDING', 'GENERATING', 'COMPLETE', 'FAILED'])
export type GenerationStatus = z.infer<typeof generationStatus>
