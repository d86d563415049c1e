/** What search engines and messengers say of a page, and what it says itself without scripts. */
export const texts = {
  descriptions: {
    landing:
      'Say what you want to learn. Get a plan in chapters, each with clear goals and resources worth your time. The first chapter is free.',
    privacy: 'What {{name}} knows about you, why, for how long, who else sees it, and how to delete it.',
    terms: 'The agreement between you and {{name}}: accounts, credits and prices, AI-written content, disputes.',
    other: 'Personal learning plans, made in a conversation and read chapter by chapter.',
  },
  imageAlt: 'A dotted trail with waymarks over hills.',
  noScript: 'This page needs JavaScript. Please switch it on and load the page again.',
}
