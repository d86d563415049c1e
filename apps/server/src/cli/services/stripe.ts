import type { AccountCheck } from '@app/stripe'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import { configuration } from '../configuration.ts'
import { cannot, inColumns, type OutputOptions, print } from '../output.ts'

export function addStripeVerbs(program: Command): void {
  program
    .command('stripe')
    .description('payments with Stripe')
    .command('test')
    .description(
      'Checks whether the key works and in which mode, whether it has the access that the app needs, and whether a webhook ' +
        'points here. Changes nothing: no money moves.',
    )
    .addHelpText('after', '\nExample: npm run cli -- stripe test')
    .action(async (shown: OutputOptions) => {
      const found = await lookAtStripe(configuration())
      if (!found)
        return cannot(
          'Payments go to the sandbox, so no real money is charged. Set STRIPE_SECRET_KEY to take real payments.',
        )
      const rows = rowsOf(found)
      print({ json: found, words: inColumns(['check', 'result'], rows) }, shown)
      if (found.key === 'unreachable') process.exitCode = 2
      else if (!takesPayments(found)) process.exitCode = 1
    })
}

export type StripeLook = AccountCheck & { readonly webhookUrl: string }

/** Null with the sandbox. */
export async function lookAtStripe({ payments, appName, appUrl }: Config): Promise<StripeLook | null> {
  if (payments.provider !== 'stripe') return null
  const { checkAccount } = await import('@app/stripe')
  const webhookUrl = `${appUrl}/api/payments/webhook`
  return { ...(await checkAccount({ ...payments, appName, webhookUrl })), webhookUrl }
}

/** A webhook that never comes costs time only: the product asks Stripe by itself. */
export const takesPayments = ({ key, denied }: AccountCheck): boolean => key === 'works' && denied.length === 0

const KEY: Readonly<Record<AccountCheck['key'], string>> = {
  works: 'works',
  refused: 'REFUSED: check STRIPE_SECRET_KEY',
  unreachable: 'Stripe can’t be reached: check the network',
}

const describeWebhook = ({ webhook, webhookUrl }: StripeLook): string =>
  ({
    registered: `registered: ${webhookUrl}`,
    disabled: `DISABLED: enable ${webhookUrl} in Stripe’s dashboard`,
    missing: `MISSING: add ${webhookUrl} in Stripe’s dashboard, under Webhooks`,
    unknown: `this key can’t read webhooks: look for ${webhookUrl} in Stripe’s dashboard`,
  })[webhook]

function rowsOf(found: StripeLook): readonly (readonly [string, string])[] {
  const { key, mode, denied, missingEvents } = found
  const first = [
    ['key', KEY[key]],
    ['mode', mode === 'test' ? 'test: no real money is charged' : 'live: real money is charged'],
  ] as const
  if (key !== 'works') return first
  return [
    ...first,
    ['access', denied.length === 0 ? 'everything needed' : `NOT ${denied.join(', ')}: give the key read access`],
    // the configuration requires it
    ['webhook secret', 'set'],
    ['webhook', describeWebhook(found)],
    ...(missingEvents.length > 0 ? [['missing events', missingEvents.join(', ')] as const] : []),
  ]
}
