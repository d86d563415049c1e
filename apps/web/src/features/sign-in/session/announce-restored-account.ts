import { announce } from '../../../ui/feedback/announcer.tsx'
import { notify } from '../../../ui/feedback/notify.ts'

const words = 'Welcome back. Your account will not be deleted.'

/** Coming to the dashboard announces its title, and a second sentence in the same moment would take its place. */
const afterArrival = 1_500

export function announceRestoredAccount(): void {
  notify.info(words)
  setTimeout(() => announce(words), afterArrival)
}
