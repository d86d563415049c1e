/** All that the landing page shows of the product is this one invented plan. Its resources lead nowhere, so none is a link. */
export const samplePlan = {
  title: 'Bread that rises',
  description: 'From flour and water to a loaf you would serve to guests.',
  /** How many chapters are unlocked, and read, when a user comes to the page. */
  open: 2,
  credits: 30,
} as const

export const CHAPTER_TIME = 'about 45 minutes'

export const sampleChapters = [
  {
    title: 'How yeast works',
    introduction:
      'Yeast is alive. It eats sugar from the flour and breathes out gas, and that gas is what lifts a loaf. Most flat loaves come from yeast that was too cold, too hot or in too much of a hurry. In this chapter you fill two jars with dough and watch them for a day.',
    objectives: [
      'Say what yeast needs, and what stops it',
      'Tell a dough that has risen from one that is only warm',
      'Find the right warmth of water without a thermometer',
    ],
    resources: [
      {
        type: 'Video',
        title: 'A day in a jar of dough, time-lapse',
        reason: 'You would rather watch than read. This shows in three minutes what takes a day to see.',
      },
      {
        type: 'Article',
        title: 'Fresh, dried, wild: which yeast for what',
        reason: 'Short, and it answers the first question that comes up in the shop.',
      },
      {
        type: 'Exercise',
        title: 'Two jars, one warm and one cold',
        reason: 'Ten minutes of work. What you have seen yourself stays with you.',
      },
    ],
  },
  {
    title: 'Flour, water, salt, time',
    introduction:
      'Bread is four things, and the fourth costs nothing. How much water the flour gets decides whether the crumb is tight or open. How long it rests decides what it tastes of. Once you can count both, every recipe is yours to change.',
    objectives: [
      'Work out how much water a dough holds, in percent',
      'Choose a flour for the loaf you have in mind',
      'Know what salt does besides taste',
    ],
    resources: [
      {
        type: 'Article',
        title: 'Percentages for bakers, on one page',
        reason: 'The one thing in your plan worth reading: it makes all recipes comparable.',
      },
      {
        type: 'Exercise',
        title: 'One dough with 60, 70 and 80 percent water',
        reason: 'Your hands learn the difference in a single Saturday morning.',
      },
    ],
  },
  {
    title: 'Folding and shaping',
    introduction:
      'A dough that was only stirred spreads out like a puddle. Folding gives it strength without kneading, and shaping puts a skin around it that keeps the gas in. This is most likely where your loaves went flat.',
    objectives: [
      'Fold a wet dough four times without tearing it',
      'Shape a round loaf with a tight skin',
      'See when a dough has been folded enough',
    ],
    resources: [
      {
        type: 'Video',
        title: 'Stretch and fold, filmed from above',
        reason: 'You see the hands and not the baker, which makes it easy to copy.',
      },
      {
        type: 'Exercise',
        title: 'Shape the same dough three times',
        reason: 'Dough forgives. The third try shows how far the first one was off.',
      },
    ],
  },
  {
    title: 'Proving, by eye and by clock',
    introduction:
      'No clock knows how warm your kitchen is. A finger pressed into the dough tells more: the dent springs back at once, slowly or not at all. You are looking for the slow one, and here you learn to find it.',
    objectives: [
      'Judge a proved dough with one finger',
      'Let the fridge fit the baking into your week',
      'Save a dough that has gone too far',
    ],
    resources: [
      {
        type: 'Video',
        title: 'The finger test at five stages',
        reason: 'Five dents side by side say more than a description.',
      },
      {
        type: 'Article',
        title: 'What a night in the fridge does to dough',
        reason: 'You have an hour on Saturdays. This moves the waiting to Friday night.',
      },
    ],
  },
  {
    title: 'Steam, crust and the bake',
    introduction:
      'In its first ten minutes in the oven a loaf grows one last time. Steam keeps the skin soft for that long. After that, dry heat makes the crust, and the sound of a knock tells you when to stop.',
    objectives: [
      'Make steam in an ordinary oven',
      'Score a loaf so that it opens where you want',
      'Hear when a loaf is done',
    ],
    resources: [
      {
        type: 'Video',
        title: 'One loaf with steam, one without',
        reason: 'The difference is easier to see than to believe.',
      },
      {
        type: 'Exercise',
        title: 'Bake the loaf for your guests',
        reason: 'This is what you set out to do.',
      },
    ],
  },
]

export const sampleConversation = [
  { isFromUser: true, text: 'I want to bake bread that rises.' },
  { isFromUser: false, text: 'Great goal. Have you baked bread before?' },
  { isFromUser: true, text: 'A few times. It always comes out flat.' },
  {
    isFromUser: false,
    text: 'Then we take a close look at yeast and at shaping. How much time do you have, and would you rather read or watch?',
  },
  { isFromUser: true, text: 'An hour on Saturday mornings. I would rather watch.' },
  {
    isFromUser: false,
    text: 'My summary: you have baked before, your loaves come out flat, you have an hour on Saturdays and like to watch. That makes five chapters of about 45 minutes each. Is that correct?',
  },
]
