import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { language } from '../shapes.ts'

export const setLanguage = endpoint('PUT', '/api/account/language', 'learner', {
  withTemporaryPassword: true,
  summary:
    'Sets the language of the account: mails are written in it, and the web app is shown in it after the next sign-in.',
  input: z.object({ language }),
})
