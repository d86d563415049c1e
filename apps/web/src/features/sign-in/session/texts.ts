export const texts = {
  fetchFailed: 'Failed to fetch user details',
  loginFailed: 'Login failed',
  noAnswer: 'An error occurred during login',
  restored: 'Welcome back! Your account won’t be deleted.',
}

export type Texts = typeof texts
