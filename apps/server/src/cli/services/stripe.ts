import type { AccountCheck } from '@app/stripe'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import { configuration } from '../configuration.ts'
import { cannot, inColumns, type OutputOptions, print } from '../output.ts'

export function addStripeVerbs(program: Command): void {
  program
    .command('stripe')
    .description('who takes the money')
    .command('test')
    .description(
      'Says whether the key works and for which mode, whether it may see what the product needs, and whether a webhook leads ' +
        'here. It only looks: no money moves.',
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- stripe test')
    .action(async (shown: OutputOptions) => {
      const found = await lookAtStripe(configuration())
      if (!found)
        return cannot('Payments go to the sandbox, which moves no money. Set STRIPE_SECRET_KEY to take real ones.')
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
  unreachable: 'Stripe cannot be reached: check the network',
}

const describeWebhook = ({ webhook, webhookUrl }: StripeLook): string =>
  ({
    registered: `registered: ${webhookUrl}`,
    disabled: `DISABLED: enable ${webhookUrl} in the dashboard of Stripe`,
    missing: `MISSING: add ${webhookUrl} in the dashboard of Stripe, under Webhooks`,
    unknown: `this key may not see webhooks: look for ${webhookUrl} in the dashboard of Stripe`,
  })[webhook]

function rowsOf(found: StripeLook): readonly (readonly [string, string])[] {
  const { key, mode, denied, missingEvents } = found
  const first = [
    ['key', KEY[key]],
    ['mode', mode === 'test' ? 'test: no real money is taken' : 'live: real money is taken'],
  ] as const
  if (key !== 'works') return first
  return [
    ...first,
    [
      'may see',
      denied.length === 0 ? 'everything that is needed' : `NOT ${denied.join(', ')}: give the key read access`,
    ],
    // the configuration requires it
    ['webhook secret', 'set'],
    ['webhook', describeWebhook(found)],
    ...(missingEvents.length > 0 ? [['not sent', missingEvents.join(', ')] as const] : []),
  ]
}
