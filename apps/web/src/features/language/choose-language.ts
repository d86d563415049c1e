import { texts as api } from 'virtual:texts/api'
import { texts } from 'virtual:texts/language/after-login'
import { texts as shared } from 'virtual:texts/shared'
import { type Language, setLanguage } from '@app/contract'
import type { CurrentUser } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { readToken } from '../../api/session-token.ts'
import { isStorageWorking } from '../../api/storage.ts'
import { leaveTo, loadAgain } from '../../browser/load-document.ts'
import { paths } from '../../routing/paths.ts'
import { announce } from '../../ui/feedback/announcer.tsx'
import { notify } from '../../ui/feedback/notify.ts'

const YEAR_S = 31_536_000

/** The server reads it, and sends every page in that language. It is no secret, so a script may write it. */
function rememberLanguage(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we support
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
}

/** Of one of the builds. Changes nothing where the page could not be loaded in it. */
export async function chooseLanguage(language: string): Promise<void> {
  if (!navigator.onLine) {
    notify.error(api.offline)
    return
  }
  rememberLanguage(language)
  // the account follows, for mails and for other browsers; this one has its cookie in any case
  if (readToken() !== null) await call(setLanguage, { language: language as Language }).catch(() => undefined) // one of the names
  loadAgain()
}

/**
 * Says that an account that was to be deleted stays. Otherwise loads the dashboard in the account's language where that is not
 * the page's, in place of the sign-in page, and never resolves then.
 */
export async function afterLogin({ language }: CurrentUser, isRestored: boolean): Promise<void> {
  // the page that is loaded would know nothing of it: the language comes with the next one
  if (isRestored) return announceRestoredAccount()
  // where storage is switched off the session would end with this page
  if (language === null || language === shared.locale || !isStorageWorking()) return
  rememberLanguage(language)
  leaveTo(paths.dashboard)
  await new Promise(() => undefined)
}

/** Coming to the dashboard announces its title, and a second sentence in the same moment would take its place. */
const AFTER_ARRIVAL_MS = 1_500

function announceRestoredAccount(): void {
  notify.info(texts.restored)
  setTimeout(() => announce(texts.restored), AFTER_ARRIVAL_MS)
}
