import { texts as api } from 'virtual:texts/api'
import { type Language, setLanguage } from '@app/contract'
import { call } from '../../api/call.ts'
import { readToken } from '../../api/session-token.ts'
import { leaveTo, loadAgain } from '../../browser/load-document.ts'
import { paths } from '../../routing/paths.ts'
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

/** After a sign-in, in place of the sign-in page. */
export function openDashboardIn(language: Language): void {
  rememberLanguage(language)
  leaveTo(paths.dashboard)
}
