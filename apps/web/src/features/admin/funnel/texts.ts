export const texts = {
  title: 'Funnel',
  lead: 'How visits turn into learners and purchases.',
  filters: 'Days',
  loading: 'Loading the funnel...',
  failed: 'We couldn’t load the funnel.',
  total: 'All days together',
  totalNote: 'The last 30 days, or the dates you choose (up to 366 days). Dates are in UTC.',
  viewsNote:
    'Landing page views count page views, not people. We store no cookie, IP address or ID, so one person can count several times. Self-declared bots aren’t counted.',
  byDay: 'By day',
  byDayNote:
    'Each row follows the learners who signed up that day and shows what they’ve done so far. Admins and deleted accounts don’t count. Days without views or sign-ups aren’t listed.',
  none: 'No data for these dates.',
  day: 'Day',
  step: 'Step',
  count: 'Count',
  share: '% of previous step',
  steps: {
    views: 'Landing page views',
    sign_ups: 'Sign-ups',
    verified: 'Email verified',
    conversations: 'First conversation',
    plans: 'First plan',
    unlocks: 'First unlock',
    purchases: 'First purchase',
  },
}
