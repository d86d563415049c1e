import type { ChapterAnswer, Setting } from './setting.ts'

const STARTER: ChapterAnswer = {
  introduction: [
    'A sourdough starter is a small jar of flour and water in which wild yeast and friendly bacteria live. They came with the flour, and all they need from you is warmth, fresh flour and patience. When a starter is well fed it doubles in a few hours, smells pleasantly sour and carries enough gas to lift a whole loaf.',
    'Begin with 50 grams of whole rye flour and 50 grams of lukewarm water in a clean glass. Stir, cover it loosely and leave it on the kitchen counter. On each of the following days throw half of it away and feed the rest with the same amounts. The first bubbles of the second day are a false start: other microbes make them, and they fade. Around day five the starter begins to rise and fall by the clock.',
    'How do you tell that it is ripe? Mark the height with a rubber band after feeding. A ripe starter has at least doubled, its surface is domed rather than sunken, and a spoonful floats on water. If it smells of nail varnish it is hungry: feed it twice a day for a while. If a layer of grey liquid stands on top, pour it off and feed.',
    'With two evenings a week you do not need a starter on the counter. Keep it in the fridge, take it out on the evening before you bake, feed it once, and it is ready the next day. That way a jar lives for years, and a missed week does no harm.',
  ].join('\n\n'),
  learning_objectives: [
    'Feed a starter so that it doubles within a few hours',
    'Tell by height, dome and smell whether a starter is ripe',
    'Keep a starter in the fridge between two baking evenings',
  ],
  resources: [
    {
      site: 'wikipedia',
      search: 'sourdough starter',
      title: 'What lives in a sourdough starter',
      type: 'article',
      reason: 'It explains how yeast and bacteria share the flour.',
    },
    {
      site: 'youtube',
      search: 'feeding a rye sourdough starter',
      title: 'Feeding a starter, day by day',
      type: 'video',
      reason: 'You see how a ripe starter looks before it falls.',
    },
    {
      site: 'open_library',
      search: 'sourdough baking',
      title: 'A book on sourdough to borrow',
      type: 'book',
      reason: 'For questions about flour that come up later.',
    },
  ],
}

const DOUGH: ChapterAnswer = {
  introduction: [
    'Now the ripe starter from the last chapter meets the rest of the flour. What you are after is gluten: long strands of protein that trap the gas of the yeast like the skin of a balloon. Flour and water make gluten on their own as soon as they touch; your hands only put the strands in order.',
    'For one loaf weigh 400 grams of bread flour, 280 grams of water, 80 grams of starter and 8 grams of salt. That is a hydration of 70 percent, soft enough for an open crumb and firm enough for a beginner. Mix flour and water first and let them rest for half an hour. This rest is called autolyse, and it saves you ten minutes of kneading. Then add starter and salt and squeeze them in with wet fingers.',
    'Instead of kneading, stretch and fold. Wet your hand, take one side of the dough, pull it up as far as it goes and lay it over the middle. Turn the bowl by a quarter and repeat, four folds in all. Do this three times with half an hour between the rounds. You will feel the dough change from a slack puddle to a smooth cushion that holds its shape.',
    'To check the gluten, make the window test: pull a small piece between your fingers until light shines through it. If it tears at once, give it another round of folds. If it stretches to a thin skin, the dough is strong enough, and a thick, crackling crust becomes possible, because only a tight surface can hold the steam.',
  ].join('\n\n'),
  learning_objectives: [
    'Weigh flour, water, starter and salt for a dough of 70 percent hydration',
    'Stretch and fold a wet dough in three rounds',
    'Check the gluten of a dough with the window test',
  ],
  resources: [
    {
      site: 'youtube',
      search: 'stretch and fold sourdough dough',
      title: 'Stretch and fold, shown slowly',
      type: 'video',
      reason: 'The movement of the hand is easier to copy than to read.',
    },
    {
      site: 'wikipedia',
      search: 'gluten in bread dough',
      title: 'How gluten forms in dough',
      type: 'article',
      reason: 'It tells why a rest strengthens the dough without kneading.',
    },
    {
      site: 'khan_academy',
      search: 'bread fermentation and gluten',
      title: 'The chemistry of bread',
      type: 'exercise',
      reason: 'Short questions on what happens while the dough rests.',
    },
  ],
}

export const BREAD: Setting = {
  language: 'en',
  brief: {
    goal: 'Bake sourdough bread at home',
    level: 'I have baked yeast bread a few times',
    time: 'two evenings a week',
    focus: 'a thick, crackling crust',
  },
  plan: {
    title: 'Sourdough bread with a crackling crust',
    description: 'You will bake a sourdough loaf at home that rises well and has a thick, crackling crust.',
    chapters: [
      { title: 'Grow and feed a starter', summary: 'A jar of flour and water becomes a starter that doubles on time.' },
      { title: 'Mix and strengthen the dough', summary: 'Weigh, rest, stretch and fold until the gluten holds.' },
      { title: 'Ferment and shape the loaf', summary: 'Judge the first rise by eye and give the loaf a tight skin.' },
      { title: 'Score and bake for crust', summary: 'Heat, steam and one brave cut make a crackling crust.' },
    ],
  },
  before: STARTER,
  chapter: DOUGH,
}
