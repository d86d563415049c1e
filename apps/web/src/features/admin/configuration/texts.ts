import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  title: 'Configuration',
  lead: 'What this server runs with. To change it, set the environment variables and restart.',
  loading: 'Loading the configuration...',
  failed: 'We couldn’t load the configuration.',
  overview: 'Overview',
  version: 'Version',
  role: 'Process',
  roles: { all: 'Web and jobs', api: 'Web only', worker: 'Jobs only' },
  tutor: 'Tutor',
  tutors: { openai: 'Hosted model', ollama: 'Local model (Ollama)', offline: 'Built-in demo tutor' },
  payments: 'Payments',
  paymentModes: {
    live: 'Stripe, live: real money',
    test: 'Stripe, test key: no real money',
    sandbox: 'Sandbox: no real money',
  },
  mail: 'Email',
  mails: { smtp: 'Mail server (SMTP)', 'dev-mailbox': 'Dev mailbox: nothing is sent out' },
  sources: 'Resource sources',
  noSources: 'Off: chapters link to searches',
  languages: 'Languages',
  retention: 'Retention',
  retentionNote: 'How long we keep data. The hourly clean-up deletes the rest.',
  retained: {
    'closed-accounts': 'Accounts scheduled for deletion',
    'unverified-accounts': 'Accounts never verified',
    'used-links': 'Email links',
    'mail-records': 'Email records',
    'model-calls': 'Model calls',
    'unused-pages': 'Pages not used in any chapter',
  },
  days: plural({ one: '# day', other: '# days' }),
  groups: {
    server: 'Server',
    tutor: 'Tutor and limits',
    payments: 'Payments',
    mail: 'Email',
    resources: 'Learning resources',
    reporting: 'Reports and logs',
  },
  variable: 'Variable',
  value: 'Value',
  from: 'Source',
  set: 'Set',
  byDefault: 'Default',
  hidden: 'Set (hidden)',
  notSet: 'Not set',
}

export type Texts = typeof texts
