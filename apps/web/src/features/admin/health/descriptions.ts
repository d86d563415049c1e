/** US dollars. What models cost is often a fraction of a cent, which must not look like nothing. */
export function usd(amount: number): string {
  if (amount > 0 && amount < 0.0001) return 'under $0.0001'
  const digits = amount > 0 && amount < 0.1 ? 4 : 2
  return `$${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** 'one plan', '3 plans': regular words only. */
export const counted = (count: number, word: string): string =>
  `${count === 0 ? 'no' : count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

const dayOfUtc = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Nov 21'. Days of costs are days of UTC, wherever the reader is. */
export const shortDay = (day: string): string => dayOfUtc.format(new Date(`${day}T00:00:00Z`))

/** How long something has been going on, roughly; clocks that disagree make it none. */
export function roughly(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 120) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

const JOBS: Readonly<Record<string, string>> = {
  'draft-plan': 'Plans to make',
  'write-chapter': 'Chapters to write',
  'prepare-chapter': 'Chapters to prepare',
  'revise-plan': 'Plans to revise',
  'outline-chapter': 'Chapters to outline',
  'verify-question': 'Questions to verify',
  'write-placement': 'Level questions to write',
  'rewrite-chapter': 'Chapters to rewrite',
  'find-resources': 'Links to find',
  'check-resource': 'Reported links to check',
  'check-links': 'Links to check again',
  'send-mail': 'Mails to send',
  'unlock-purchased': 'Purchases to unlock',
  'clean-up': 'Cleaning up',
  'reconcile-payments': 'Payments to check',
  'alert-operators': 'Alerts to admins',
}
export const jobKind = (kind: string): string => JOBS[kind] ?? kind

const TASKS: Readonly<Record<string, string>> = {
  reply: 'Message',
  plan: 'Plan',
  chapter: 'Chapter',
  section: 'Section',
  recap: 'Recap',
  revise: 'Revision',
  questions: 'Questions',
  placement: 'Level questions',
  solve: 'Solution',
  'search-words': 'Search words',
  pick: 'Choice of links',
}
/** A task may come with the version of its prompt, as in `section@1`, which these words leave out. */
export const taskName = (task: string): string => {
  const [name = task] = task.split('@')
  return TASKS[name] ?? name
}

/** '12.5%' */
export const share = (part: number, whole: number): string =>
  `${((part / whole) * 100).toLocaleString('en', { maximumFractionDigits: 1 })}%`

/** '1,204 in, 310 out' */
export const tokens = (input: number | null, output: number | null): string =>
  input === null && output === null
    ? 'not counted'
    : `${(input ?? 0).toLocaleString('en')} in, ${(output ?? 0).toLocaleString('en')} out`

/** Codes of faults are words already: 'objectives-not-taught'. */
export const describeFailureCode = (code: string): string => {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const OUTCOMES: Readonly<Record<string, string>> = {
  running: 'Still running, or cut off by a crash',
  answered: 'Answered',
  'bad-answer': 'Answered, but unusable',
  'answer-cut-off': 'Ran out of tokens',
  'answer-filtered': 'Stopped by a content filter',
  'answer-refused': 'Declined by the model',
  'model-unavailable': 'Model unavailable',
  'model-timeout': 'Took too long',
  'model-rejected': 'Call rejected',
  'model-stopped': 'Stopped halfway',
}
export const callOutcome = (outcome: string): string => OUTCOMES[outcome] ?? outcome
