export const texts = {
  fetchFailed: 'Failed to fetch user details',
  loginFailed: 'Login failed',
  noAnswer: 'An error occurred during login',
}
