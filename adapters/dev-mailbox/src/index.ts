export type { DevMail, MailSummary } from './dev-mail.ts'
export { type DevMailbox, type DevMailboxSettings, makeDevMailbox } from './dev-mailbox.ts'
export { type DevMailboxPages, type DevPage, devMailboxPages } from './pages/dev-mailbox-pages.ts'
