import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { time, typedPassword } from '../shapes.ts'

/** Columns as they are stored, by their names: a new one is in the next export by itself, unless it is withheld. */
const row = z.record(z.string(), z.unknown())
const rows = z.array(row)

export const exportAccount = endpoint('GET', '/api/account/export', 'learner', {
  summary:
    'Everything that is kept about the user, but secrets; oldest first. Rows have the columns of the database, which versions may add to.',
  reply: z.object({
    account: row,
    sessions: rows,
    credits: z.looseObject({ balance: z.int(), entries: rows }),
    purchases: rows,
    /** With their `messages` and `placement`. */
    conversations: rows,
    /** With their `versions`, `share` and `chapters`, and these with `other_versions`, `attempts` and `resources`. */
    plans: rows,
    /** What is reviewed, with its `reviews`. */
    cards: rows,
    acts: rows,
    /** What staff wrote about the account. */
    staff_notes: rows,
    /** What became of the mails of the last 90 days. */
    mails: rows,
    model_calls: rows,
  }),
})

export const deleteAccount = endpoint('DELETE', '/api/account', 'learner', {
  summary: 'Signs the user out everywhere and has the account removed in 30 days, unless the user signs in before.',
  input: z.object({ password: typedPassword }),
  status: 202,
  reply: z.object({ message: z.string(), removal_at: time }),
  refusals: { 'current-password-wrong': 400, 'last-admin': 409, 'hasher-busy': 503 },
})
