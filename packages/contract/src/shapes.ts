import * as z from 'zod/mini'
import * as texts from './texts.ts'

/** Lower case, as it is stored: RFC 9562 wants ids to be read without regard to case. */
export const id = z.uuid(texts.invalidId).check(z.toLowerCase())
/** What is left of a text once control and invisible characters and halves of characters are dropped is not blank. */
export const notBlank = (message: string) => z.regex(/[^\s\p{Cc}\p{Cf}\p{Cs}]/u, message)
/** A text that is needed. Longer ones than `max` are refused before any work is done on them. */
/* @__NO_SIDE_EFFECTS__ */
const text = (missing: string, max: number, tooLong: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(max, tooLong))
/** The same without the space around it. */
/* @__NO_SIDE_EFFECTS__ */
export const trimmedText = (missing: string, max: number, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong))
/** The same, with something in it that can be seen. The domain holds to the same rules: see `input-rules.test.ts` of the HTTP adapter. */
/* @__NO_SIDE_EFFECTS__ */
export const words = (missing: string, max: number, tooLong: string) =>
  z.string(missing).check(z.trim(), notBlank(missing), z.maxLength(max, tooLong))
export const email = trimmedText(texts.emailMissing, 254, texts.emailTooLong)
/** A password that exists, whatever rules it was made under. It arrives as typed, and is measured as it is compared. */
/* @__NO_SIDE_EFFECTS__ */
export const existingPassword = (missing: string) =>
  z.string(missing).check(
    z.minLength(1, missing),
    z.refine((typed) => typed.normalize('NFC').length <= 128, texts.passwordTooLong),
  )
export const typedPassword = existingPassword(texts.passwordMissing)
export const newPassword = z
  .string(texts.newPasswordMissing)
  .check(z.normalize('NFC'), z.minLength(8, texts.passwordTooShort), z.maxLength(128, texts.passwordTooLong))
/** A whole number from 1. In a query it comes as text. */
/* @__NO_SIDE_EFFECTS__ */
export const upTo = (max: number, invalid: string) =>
  z.coerce.number(invalid).check(z.int(invalid), z.minimum(1, invalid), z.maximum(max, invalid))
/** Of a password that a user chooses. */
export const passwordRefusals = {
  'password-too-short': 400,
  'password-too-long': 400,
  'password-too-common': 400,
  'password-unusable': 400,
} as const
/** Nothing is charged. `retry_after`: seconds until the budget's next day, or a few while running calls hold what is left of it. */
export const budgetRefusals = { 'daily-budget-spent': 503, 'daily-budget-reserved': 503 } as const
/** The same, or the learner has had the day's calls of the tutor: `retry_after` tells when the next day begins. */
export const tutorRefusals = { ...budgetRefusals, 'daily-allowance-spent': 429 } as const
/** The learner has had the month's free chapters, if the operator has set a limit. */
export const freeChapterRefusal = { 'free-chapters-used': 409 } as const
export const MAX_PAGE_SIZE = 200
/** How much of a long list at once. */
export const pageLimit = upTo(MAX_PAGE_SIZE, texts.invalidPageSize)
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Of a list whose order is a time and then an id: it stays a place when the row that it was made from is gone. */
export const placeCursor = z.pipe(
  z.string(texts.invalidPlace),
  z.string().check(
    z.regex(PLACE, texts.invalidPlace),
    z.refine((text) => !Number.isNaN(Date.parse(text.slice(0, text.indexOf('_')))), texts.invalidPlace),
  ),
)
export const role = z.enum(['standard', 'admin'], texts.invalidRole)
/** Languages that the product speaks, each in its own words. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', es: 'Español' } as const
export const language = z.enum(
  Object.keys(LANGUAGE_NAMES) as (keyof typeof LANGUAGE_NAMES)[], // keys of a literal
  texts.invalidLanguage,
)
export type Language = z.infer<typeof language>
/** The secret part of a link. */
export const linkToken = text(texts.tokenMissing, 200, texts.tokenInvalid)
export const time = z.iso.datetime()
/** Of what is PENDING or GENERATING: since when it waits for a model that does not answer; null while it does. It goes on by itself within 24 hours. */
export const waitingSince = z.optional(z.nullable(time))
/** A list narrowed to a time: days of UTC, both of them included. */
export const withinDays = { from: z.optional(z.iso.date(texts.dayNeeded)), to: z.optional(z.iso.date(texts.dayNeeded)) }
/** A part of a chapter, by its address on the page: a section's id, or a name like `practice`. */
export const place = z.string().check(z.regex(/^[\w-]{1,64}$/, texts.invalidChapterPlace))
/** How many, or how much. */
export const count = z.int()
/** Whose something is, as admins see it. */
export const learner = z.object({ id, username: z.string() })
export const nothing = z.object({})
export const message = z.object({ message: z.string() })
/** A reply without a body (204). */
export const noBody = z.undefined()
export const generationStatus = z.enum(['PENDING', 'GENERATING', 'COMPLETE', 'FAILED'])
export type GenerationStatus = z.infer<typeof generationStatus>
export const ledgerKind = z.enum([
  'purchased',
  'granted',
  'withdrawn',
  'held',
  'captured',
  'released',
  'reversed',
  'reinstated',
])
export const purchaseState = z.enum(['open', 'paid', 'lapsed', 'mismatched'])

/** What a purchase is made for: one chapter, or all of a plan that were locked. It is unlocked once the purchase is paid. */
export const pendingUnlock = z.object({
  plan_id: id,
  chapter_ids: z.array(id),
  is_whole_plan: z.boolean(),
  cost: z.int(),
  /** Null until it has been carried out. Whatever stands in the way, nothing is spent, and it is not tried again. */
  outcome: z.nullable(
    z.enum([
      'unlocked',
      'already-unlocked',
      'gone',
      'archived',
      'not-next',
      'previous-in-preparation',
      'changed',
      'insufficient-credits',
      'refused',
    ]),
  ),
})

/**
 * Why the last try to write a chapter that is FAILED came to nothing: a sentence for the learner. 'earlier-failed' is one that was
 * to be written after a chapter that could not be: it is locked again, and no one had begun with it.
 */
export const contentError = z.object({ code: z.enum(['failed', 'earlier-failed']), message: z.string() })

/** Objectives of a chapter about which a question of its check was answered right: left out by earlier versions. */
export const shownObjectives = z.optional(z.array(z.string()))

/** The same, where it was recalled on three different days, in checks and in reviews. */
export const heldObjectives = z.optional(z.array(z.string()))

/** What can be known of a chapter before it is unlocked. */
export const outlined = {
  /** What it teaches and why it comes here, in a sentence; empty where nothing was said. */
  summary: z.string(),
  /** What the learner can do after it. None in a plan that an earlier version made. */
  objectives: z.array(z.string()),
  /** How long it takes; null in a plan that an earlier version made. */
  minutes: z.nullable(z.int()),
}
