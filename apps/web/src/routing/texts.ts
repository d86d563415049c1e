/** What pages call themselves. */
export const texts = {
  titles: {
    login: 'Sign in',
    register: 'Create your account',
    forgotPassword: 'Reset your password',
    resetPassword: 'Choose a new password',
    verifyEmail: 'Email verification',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    dashboard: 'My Learning Dashboard',
    newLearningRequest: 'Create New Learning Plan',
    plan: 'Learning Plan',
    chapter: 'Chapter',
    account: 'Account Management',
    mustChangePassword: 'Choose your own password',
    admin: 'Admin Portal',
  },
}
