import type { adminConfiguration, ReplyOf } from '@app/contract'
import { LANGUAGES, RETENTION_DAYS } from '@app/domain'
import type { Config } from '../config.ts'
import { productVersion } from '../product-version.ts'

/** For admins: made of what may be shown alone. Of the payment key only whether it is one for tests. */
export const configurationInfo = (config: Config): ReplyOf<typeof adminConfiguration> => ({
  version: productVersion(),
  role: config.role,
  tutor: { provider: config.model.provider, model: 'model' in config.model ? config.model.model : null },
  payments: paymentsMode(config.payments),
  mail: config.mail.provider,
  sources: [...config.resources.sources],
  languages: [...LANGUAGES],
  retention: Object.entries(RETENTION_DAYS).map(([what, days]) => ({
    what: what as keyof typeof RETENTION_DAYS, // entries forget the names
    days,
  })),
  settings: config.settings.map(({ name, group, isSecret, value, from }) => ({
    ...{ name, group, value },
    is_secret: isSecret,
    is_default: from === 'default',
  })),
})

function paymentsMode(payments: Config['payments']): 'live' | 'test' | 'sandbox' {
  if (payments.provider === 'sandbox') return 'sandbox'
  return /^(sk|rk)_live_/.test(payments.secretKey) ? 'live' : 'test'
}
