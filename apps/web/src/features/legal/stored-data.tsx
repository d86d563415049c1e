type StoredItem = { readonly what: string; readonly detail: string; readonly howLong: string }

/** What docs/security.md tells the operator, as its owner should hear it. */
const storedData: readonly StoredItem[] = [
  {
    what: 'Your account',
    detail: 'Username, email address and role; your password only as a hash that cannot be turned back.',
    howLong: 'Until you delete the account, and then 30 days at most.',
  },
  {
    what: 'Your learning',
    detail:
      'The goals and messages that you write, your browser’s time zone (so that “tomorrow” is your tomorrow), the plans and chapters made from them, what you read, completed, ticked off, noted and reported.',
    howLong: 'Until you delete the account, and then 30 days at most.',
  },
  {
    what: 'Your credits and payments',
    detail:
      'Which packages you bought and for how much, which chapters you unlocked, when, and links to your receipts.',
    howLong:
      'The links until the account is removed. The amounts stay for our accounts, under a number that no longer leads to you.',
  },
  {
    what: 'Your sessions',
    detail: 'When you signed in and with which kind of browser, so that you can see that and sign out elsewhere.',
    howLong: 'A session ends after 7 days without use, and after 30 days in any case.',
  },
  {
    what: 'Links that we mail to you',
    detail: 'Only a fingerprint of each, to know the link again when you open it.',
    howLong: 'A verification link works for 24 hours, a reset link for 1 hour. The fingerprint goes a week later.',
  },
  {
    what: 'Tries',
    detail: 'How often something was tried, against guessed passwords; of a network address only a fingerprint.',
    howLong: 'About an hour.',
  },
  {
    what: 'What we did to your account',
    detail:
      'Credits given, a role or password changed, an account closed or opened again: what, when, why and by whom.',
    howLong:
      'For good, so that it can be checked; after the account is removed, under a number that no longer leads to you.',
  },
  {
    what: 'Calls of the language model',
    detail: 'When it worked for you, on what kind of task, how long and how much; not what was said.',
    howLong:
      'For 400 days, to know what it costs; after the account is removed, under a number that no longer leads to you.',
  },
  {
    what: 'Technical logs',
    detail: 'Time, kind, result and duration of a request and the number of the account; no messages, no addresses.',
    howLong: 'As long as it takes to find faults. Backups are overwritten in turn.',
  },
]

export const StoredData = () => (
  <dl className="flex flex-col gap-4">
    {storedData.map(({ what, detail, howLong }) => (
      <div key={what} className="border-t border-line pt-4">
        <dt className="font-semibold">{what}</dt>
        <dd>{detail}</dd>
        <dd className="mt-1 text-muted">Kept: {howLong}</dd>
      </div>
    ))}
  </dl>
)
