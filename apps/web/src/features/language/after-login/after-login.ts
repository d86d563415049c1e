import { texts } from 'virtual:texts/language/after-login'
import { texts as shared } from 'virtual:texts/shared'
import type { CurrentUser } from '../../../api/auth-context.ts'
import { isStorageWorking } from '../../../api/storage.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { openDashboardIn } from '../choose-language.ts'

/**
 * Says that an account that was to be deleted stays. Otherwise loads the dashboard in the account's language where that is not
 * the page's, and never resolves then.
 */
export async function afterLogin({ language }: CurrentUser, isRestored: boolean): Promise<void> {
  // the page that is loaded would know nothing of it: the language comes with the next one
  if (isRestored) return announceRestoredAccount()
  // where storage is switched off the session would end with this page
  if (language === null || language === shared.locale || !isStorageWorking()) return
  openDashboardIn(language)
  await new Promise(() => undefined)
}

/** Coming to the dashboard announces its title, and a second sentence in the same moment would take its place. */
const AFTER_ARRIVAL_MS = 1_500

function announceRestoredAccount(): void {
  notify.info(texts.restored)
  setTimeout(() => announce(texts.restored), AFTER_ARRIVAL_MS)
}
