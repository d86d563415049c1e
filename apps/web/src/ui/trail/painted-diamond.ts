/** The waymark: a diamond as a brush leaves it, not quite even. Drawn in a box of 24 by 24; every mark and the logo share it. */
export const paintedDiamond =
  'M12.2 1.8c.7 0 1.3.4 1.9 1l7.6 7.9c1.2 1.3 1.3 2.5.1 3.8l-7.7 7.6c-1.3 1.2-2.6 1.2-3.8-.1' +
  'L2.4 14.1c-1.2-1.2-1.1-2.5.1-3.7l7.7-7.6c.6-.6 1.3-1 2-1Z'
