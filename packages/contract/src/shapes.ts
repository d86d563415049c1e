import * as z from 'zod/mini'

export const id = z.uuid('This is not a valid id.')
export const time = z.iso.datetime()
export const nothing = z.object({})
export const message = z.object({ message: z.string() })
/** A reply without a body (204). */
export const noBody = z.undefined()
export const generationStatus = z.enum(['PENDING', 'GENERATING', 'COMPLETE', 'FAILED'])
export type GenerationStatus = z.infer<typeof generationStatus>
