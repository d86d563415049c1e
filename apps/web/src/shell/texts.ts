/** Words of what stands around every page. They come with the first script. */
export const texts = {
  main: 'Main',
  menu: 'Menu',
  howItWorks: 'How It Works',
  pricing: 'Pricing',
  dashboard: 'Dashboard',
  account: 'Account',
  admin: 'Admin',
  credits: (credits: number) => `Credits: ${credits}`,
  login: 'Log In',
  signUp: 'Sign Up',
  logout: 'Logout',
  /** Behind the product's name and a colon. */
  tagline: 'a clear path to what you want to learn.',
  footer: 'Footer',
  help: 'Help',
  contact: 'Contact:',
  community: 'Community chat',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  skip: 'Skip to content',
  loading: 'Loading...',
  offline: 'You’re offline. What you see may be out of date.',
  offlineLoading: 'You’re offline. What you asked for will load once you’re back online.',
  error: 'An error has occurred',
  partMissing: 'Part of this page couldn’t be loaded. Check your connection, then reload.',
  broken: 'Something went wrong on our side. Everything you saved is safe.',
  reload: 'Reload',
  errorId: 'Error ID:',
}

export type Texts = typeof texts
