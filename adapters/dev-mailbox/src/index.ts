export { makeDevMailbox } from './dev-mailbox.ts'
export { devMailboxPages } from './pages/dev-mailbox-pages.ts'
