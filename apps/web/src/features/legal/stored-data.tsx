type StoredItem = { readonly what: string; readonly detail: string; readonly howLong: string }

/** What docs/security.md tells the operator, as its owner should hear it. */
const storedData: readonly StoredItem[] = [
  {
    what: 'Your account',
    detail: 'Username, email address, role and language. We store your password only as a hash that can’t be reversed.',
    howLong: 'Until you delete the account, and then for 30 days at most.',
  },
  {
    what: 'Your learning',
    detail:
      'The goals and messages you write, your browser’s time zone (so that “tomorrow” is your tomorrow), the plans and chapters made from them, and what you read, completed, ticked off, noted and reported.',
    howLong: 'Until you delete the account, and then for 30 days at most.',
  },
  {
    what: 'Your credits and payments',
    detail:
      'Which packages you bought and for how much, which chapters you unlocked and when, and links to your receipts.',
    howLong:
      'Links: until the account is removed. Amounts: kept for our bookkeeping, under a number that no longer points to you.',
  },
  {
    what: 'Your sessions',
    detail: 'When you signed in and with which kind of browser, so that you can check and log out elsewhere.',
    howLong: 'A session ends after 7 days without use, and after 30 days in any case.',
  },
  {
    what: 'Links we email to you',
    detail: 'Only a fingerprint of each, to recognize the link when you open it.',
    howLong: 'A verification link works for 24 hours, a reset link for 1 hour. We delete the fingerprint a week later.',
  },
  {
    what: 'Attempts',
    detail:
      'How often something was tried, to stop password guessing, and from which networks you’ve signed in, so that strangers can’t lock you out there. We store network addresses only as fingerprints.',
    howLong: 'About an hour. That you’ve signed in from a network: two weeks.',
  },
  {
    what: 'What we did to your account',
    detail: 'Credits added, a role or password changed, an account closed or reopened: what, when, why and by whom.',
    howLong:
      'Permanently, so that it can be checked. After the account is removed, under a number that no longer points to you.',
  },
  {
    what: 'Notes by our staff',
    detail:
      'What you told us when you asked for help, and what we found, so you don’t have to say it twice. The download of your data holds them word for word, without the name of who wrote them: they’re about you, so you may read them.',
    howLong: 'Until your account is removed.',
  },
  {
    what: 'Emails we sent you',
    detail: 'Which kind of email, when, and whether your mail server accepted it. Not its text.',
    howLong: 'For 90 days, or until your account is removed.',
  },
  {
    what: 'Language model calls',
    detail: 'When it worked for you, on what kind of task, for how long and how much. Not what was said.',
    howLong:
      'For 400 days, to know what it costs. After the account is removed, under a number that no longer points to you.',
  },
  {
    what: 'Views of the start page',
    detail: 'One number a day: how often our server sent the page. No cookie, no network address, nothing about you.',
    howLong: 'Permanently.',
  },
  {
    what: 'Technical logs',
    detail: 'Time, kind, result and duration of a request, and the number of the account. No messages, no addresses.',
    howLong: 'As long as we need them to find errors. Backups are overwritten in turn.',
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
