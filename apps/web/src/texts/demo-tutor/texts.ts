/** What is said of the built-in demo tutor where it answers. */
export const texts = {
  title: 'Demo tutor',
  lessons: 'This site runs a demo tutor. It teaches ten subjects, and its lessons are in English.',
  notice:
    'It follows a short script and teaches ten subjects, in English. For any other goal it has a free general plan. The operator of this site can connect a real model: see “Choosing a tutor” in the README.',
}
