/**
 * The states that the test command looks at: each kind of screen, and what is there on no other one. The long run looks at all of them; what
 * the others say is tested without a browser, beside the code that says it.
 */
export const representative: ReadonlySet<string> = new Set([
  ...['request-goal-missing', 'request-placement-questions', 'request-brief-changing', 'request-brief-sheet'],
  ...['request-confirmation', 'request-cancel-dialog'],
  ...['dashboard-plan-coming', 'dashboard-archived', 'dashboard-several-plans', 'dashboard-refresh-error'],
  ...['dashboard-offline', 'dashboard-menu'],
  ...['account-password-refused', 'account-delete-dialog'],
  ...['buy-credits-error', 'sandbox-checkout', 'account-with-history'],
  ...['admin-users', 'admin-user-menu', 'admin-add-credits', 'admin-activity', 'admin-health', 'admin-funnel'],
  ...['admin-chapter', 'admin-resources', 'admin-user', 'admin-purchases'],
  ...['chapter-locked', 'chapter-coming', 'chapter-lesson', 'chapter-notes', 'chapter-check-result'],
  ...['chapter-versions', 'chapter-resources-report'],
  ...['plan-begun', 'plan-unlock-all', 'plan-edit', 'plan-edit-refused', 'plan-revision'],
  ...['register-refused', 'reset-password-refused'],
  ...['landing', 'landing-menu', 'privacy'],
])
