import type { Email } from '../users/email.ts'

/** What every mail knows. */
export type TemplateData = {
  /** See `Mail.id`. */
  readonly id: string
  readonly to: Email
  readonly username: string
  /** The page of the web app that the mail leads to. */
  readonly link: string
  readonly appName: string
}
