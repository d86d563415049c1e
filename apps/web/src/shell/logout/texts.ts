export const texts = {
  title: 'A note isn’t saved yet',
  description:
    'We couldn’t reach the server. Your latest changes are only in this browser, and logging out deletes them. To save them, go online and open the note’s chapter.',
  stay: 'Stay signed in',
  goOn: 'Log out anyway',
}
