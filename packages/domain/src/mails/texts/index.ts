import type { Language } from '../../users/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { MailTexts } from './mail-texts.ts'

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, es }
