/** All that the landing page shows of the product is this one invented plan. Its resources lead nowhere, so none is a link. */
export const texts = {
  title: 'Sourdough bread that rises',
  description: 'From flour and water to a loaf you would serve to guests.',
  chapterTime: 'about 45 minutes',
  conversation: [
    { isFromUser: true, text: 'I want to bake sourdough bread that rises.' },
    { isFromUser: false, text: 'Great goal. Have you baked bread before?' },
    { isFromUser: true, text: 'A few times. It always comes out flat.' },
    {
      isFromUser: false,
      text: 'Then we’ll look closely at yeast and at shaping. How much time do you have, and would you rather read or watch?',
    },
    { isFromUser: true, text: 'An hour on Saturday mornings. I’d rather watch.' },
    {
      isFromUser: false,
      text: 'My summary: you’ve baked before, your loaves come out flat, you have an hour on Saturdays, and you’d rather watch. That makes five chapters of about 45 minutes each. Is that correct?',
    },
  ],
  chapters: [
    {
      title: 'How yeast works',
      introduction:
        'Yeast is alive. It eats sugar from the flour and breathes out gas, and that gas lifts a loaf. Most flat loaves come from yeast that was too cold, too hot or in too much of a hurry. In this chapter you fill two jars with dough and watch them for a day.',
      objectives: [
        'Say what yeast needs, and what stops it',
        'Tell a dough that has risen from one that is only warm',
        'Find the right water temperature without a thermometer',
      ],
      lesson: [
        'A spoonful of sourdough starter holds billions of wild yeast cells that are asleep. Flour and water wake them. From then on they do one thing: they turn sugar into gas and a little alcohol. The sugar comes from the flour: once it’s wet, enzymes break down its starch.',
        'Temperature sets the pace. In the fridge, at 4 °C, a dough takes days to double. At 24 °C it takes five to six hours. Above 35 °C it gets quick and sour, and at about 55 °C the cells die. So a cool kitchen never ruins a loaf. It only asks for time. Hot water does ruin it, within a minute.',
        'Salt slows yeast down, which is why some recipes add it last. Sugar speeds it up at first, and slows it when there is a lot of it. That is why sweet doughs need more starter.',
      ],
      exercise:
        'Mix 50 g of flour, 35 g of water and a spoonful of starter, twice. Put each dough in a jar and mark its height with a rubber band. Leave one jar on the table and one in the fridge. Look every hour, and write down when each has doubled.',
      question: 'Your dough hasn’t doubled after six hours. Your kitchen is at 18 °C. What should you do?',
      answer:
        'Wait. At 18 °C a dough takes ten to twelve hours. It isn’t broken, only slow, and slow dough tastes better.',
      resources: [
        {
          type: 'Video',
          title: 'A day in a jar of dough, time-lapse',
          reason: 'You’d rather watch than read. This shows in three minutes what takes a day to see.',
        },
        {
          type: 'Article',
          title: 'Fresh, dried, wild: which yeast for what',
          reason: 'Short, and it answers the first question you’ll have in the shop.',
        },
        {
          type: 'Exercise',
          title: 'Two jars, one warm and one cold',
          reason: 'Ten minutes of work. You’ll remember what you’ve seen yourself.',
        },
      ],
    },
    {
      title: 'Flour, water, salt, time',
      introduction:
        'Bread is four things, and the fourth costs nothing. The share of water decides whether the crumb is tight or open. The time it rests decides how it tastes. Once you can measure both, you can change every recipe.',
      objectives: [
        'Work out how much water a dough holds, in %',
        'Choose a flour for the loaf you have in mind',
        'Explain what salt does besides adding taste',
      ],
      resources: [
        {
          type: 'Article',
          title: 'Percentages for bakers, on one page',
          reason: 'One page worth reading: with percentages, you can compare any two recipes.',
        },
        {
          type: 'Exercise',
          title: 'One dough with 60, 70 and 80% water',
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
          reason: 'You see the hands and not the baker, so it’s easy to copy.',
        },
        {
          type: 'Exercise',
          title: 'Shape the same dough three times',
          reason: 'Dough forgives. The third try shows how far off the first one was.',
        },
      ],
    },
    {
      title: 'Proving, by eye and by clock',
      introduction:
        'No clock knows how warm your kitchen is. A finger pressed into the dough tells you more: the dent springs back at once, slowly or not at all. You’re looking for the slow one, and here you learn to find it.',
      objectives: [
        'Judge a proved dough with one finger',
        'Use the fridge to fit baking into your week',
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
        'In its first ten minutes in the oven, a loaf grows one last time. Steam keeps the skin soft for that long. After that, dry heat makes the crust, and a knock on the bottom tells you when to stop.',
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
  ] as readonly SampleChapter[],
}

export type SampleChapter = {
  readonly title: string
  readonly introduction: string
  readonly objectives: readonly string[]
  /** The first chapter is there to be read as a whole. */
  readonly lesson?: readonly string[]
  readonly exercise?: string
  readonly question?: string
  readonly answer?: string
  readonly resources: readonly { readonly type: string; readonly title: string; readonly reason: string }[]
}
