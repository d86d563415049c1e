export const texts = {
  title: 'A note isn’t saved yet',
  description:
    'We couldn’t reach our server, so your latest changes are only in this browser, and logging out deletes them. To save them, go online and open the note’s chapter.',
  stay: 'Stay logged in',
  goOn: 'Log out anyway',
}

export type Texts = typeof texts
