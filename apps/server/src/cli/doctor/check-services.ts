import type { MailTrouble } from '@app/nodemailer'
import type { Config } from '../../config.ts'
import { whatToDo } from '../services/mail.ts'
import { lookAtStripe, takesPayments } from '../services/stripe.ts'
import { broken, type Diagnostic, fine, warning } from './diagnostic.ts'

const CHECK_TIMEOUT_MS = 5_000

export function checkConfiguration(config: Config): readonly Diagnostic[] {
  if (!config.production) return [fine('configuration', 'valid; NODE_ENV isn’t production')]
  const diagnostics: Diagnostic[] = []
  if ([config.contactEmail, config.communityUrl].some((text) => /\.example\/?$/.test(text))) {
    diagnostics.push(warning('configuration', 'pages show placeholders', 'Set CONTACT_EMAIL and COMMUNITY_URL.'))
  }
  if (config.trustedProxies.rules.length === 0) {
    const says = 'behind a proxy all learners count as one client'
    diagnostics.push(warning('configuration', says, 'Set TRUSTED_PROXIES, unless the app has no proxy in front of it.'))
  }
  if (!config.appUrl.startsWith('https:')) {
    diagnostics.push(warning('configuration', `APP_URL is ${config.appUrl}`, 'Serve it over https.'))
  }
  return diagnostics.length > 0 ? diagnostics : [fine('configuration', 'valid')]
}

export async function checkMail({ mail, mailFrom: from, production }: Config): Promise<Diagnostic> {
  if (mail.provider === 'dev-mailbox') {
    const says = 'emails stay in the dev mailbox'
    return production ? warning('mail', says, 'Set SMTP_URL, or no email is delivered.') : fine('mail', says)
  }
  const { makeSmtpMailer } = await import('@app/nodemailer')
  const troubles: MailTrouble[] = []
  const onTrouble = (trouble: MailTrouble): void => void troubles.push(trouble)
  const mailer = makeSmtpMailer({ url: mail.url, from, timeoutMs: CHECK_TIMEOUT_MS, onTrouble })
  const works = await mailer.verify()
  mailer.close()
  const { host } = new URL(mail.url)
  if (works) return fine('mail', `${host} accepts email`)
  return broken(
    'mail',
    `${host} doesn’t accept email`,
    troubles.map(whatToDo).join(' ') || 'It didn’t respond in time.',
  )
}

/** Whether it is there. What it can do costs something to find out: `ai test`. */
export async function checkModel({ model, production }: Config): Promise<Diagnostic> {
  if (model.provider === 'offline') {
    const says = 'the built-in demo tutor'
    return production
      ? warning('model', says, 'Set OPENAI_API_KEY or OLLAMA_HOST for a real model.')
      : fine('model', says)
  }
  const isOllama = model.provider === 'ollama'
  const base = isOllama
    ? `${model.host.replace(/\/$/, '')}/api/tags`
    : `${model.baseUrl ?? 'https://api.openai.com/v1'}/models`
  const headers = isOllama ? {} : { authorization: `Bearer ${model.apiKey}` }
  const { status, text } = await get(base, headers)
  if (status === null)
    return broken(
      'model',
      `${model.model}: no response`,
      `Check ${isOllama ? 'OLLAMA_HOST' : 'OPENAI_BASE_URL and the network'}.`,
    )
  if (status === 401 || status === 403)
    return broken('model', `${model.model}: the key was rejected`, 'Check OPENAI_API_KEY.')
  if (status !== 200) return warning('model', `${model.model}: the server lists no models`, 'Run "ai test".')
  const names = [model.model, ...(model.reviewer === undefined ? [] : [model.reviewer])]
  const absent = names.find((name) => !text.includes(`"${name}"`) && !text.includes(`"${name}:latest"`))
  if (absent === undefined) return fine('model', `${names.join(', ')}: available`)
  const todo = isOllama ? `Run "ollama pull ${absent}".` : 'Check OPENAI_MODEL, or run "ai test".'
  return isOllama
    ? broken('model', `${absent} isn’t installed`, todo)
    : warning('model', `${absent} isn’t listed`, todo)
}

async function get(url: string, headers: Record<string, string>): Promise<{ status: number | null; text: string }> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: null, text: '' }
  }
}

export async function checkPayments(config: Config): Promise<Diagnostic> {
  const found = await lookAtStripe(config)
  if (!found) {
    const says = 'the sandbox charges no real money'
    return config.production
      ? warning('payments', says, 'Set STRIPE_SECRET_KEY to take real money.')
      : fine('payments', says)
  }
  if (!takesPayments(found)) return broken('payments', `Stripe: the key ${found.key}`, 'Run "stripe test".')
  if (found.webhook === 'missing' || found.webhook === 'disabled' || found.missingEvents.length > 0) {
    return warning('payments', 'Stripe: the webhook isn’t fully set up', 'Run "stripe test".')
  }
  if (config.production && found.mode === 'test') {
    return warning('payments', 'Stripe: a test key charges no real money', 'Use a live key.')
  }
  return fine('payments', `Stripe is responding, ${found.mode} mode`)
}
