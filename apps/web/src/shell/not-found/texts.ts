export const texts = {
  title: 'Page not found',
  heading: 'The trail ends here',
  lead: 'We can’t find a page at this address. It may have moved, or the link may be incomplete.',
  toDashboard: 'Go to your dashboard',
  toStart: 'Go to the home page',
}
