import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const bakingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `A scale, an oven, a first success: starting with ${name}`,
    summary:
      'Gets you acquainted with scale, oven and basic ingredients by means of one plain recipe, made three times.',
    teach: prose`
      Baking is exact where cooking is free, so the scale is your most important tool: a cup of flour may weigh a
      third more or less, depending on who filled it. Find out next what your oven really does. Put an oven
      thermometer inside, or bake thin slices of bread in all corners and look where they brown first.

      Choose the plainest recipe that belongs to ${name}, with few ingredients. Weigh everything, read to the end,
      have butter and eggs or flour and water at the temperature that it names. Then make it three times in two weeks
      without changing anything. The first time you follow, the second time you notice, the third time you understand.
    `,
    practise: prose`
      Keep a baking diary: weights, temperatures, times, a photograph of the cut surface. Touch and smell the dough at
      every stage and describe it in three words. The diary will later tell you what the recipe does not.
    `,
    ready: 'your third result is clearly better than the first, and you can say why',
    objectives: lines`
      Weigh ingredients instead of measuring volumes
      Know how hot your oven really is
      Follow a basic recipe exactly
      Keep notes from which you can learn
    `,
    resources: shelf`
      youtube: ${search} for beginners | The whole way, shown slowly | Watch the texture at every stage.
      wikibooks: cookbook bread | Free recipes and basics | Plain recipes are the best for learning.
      wikipedia: baking | What happens in the oven | A short course in one page.
      open_library: ${search} | Books to borrow | Choose one that gives weights.
    `,
  },
  {
    for: 'everyone',
    title: 'What flour, fat, sugar, eggs and water do',
    summary: 'Explains the part that each ingredient plays, so that you can read a recipe like a plan.',
    teach: prose`
      Think of a building. Flour and eggs give the walls; fat and sugar make them tender; water brings everything
      together; air or gas makes rooms. A crisp biscuit has much fat and little water, a loaf hardly any fat and a lot
      of water, a sponge is mostly eggs and air. When you look at a recipe as a set of proportions, you can see
      beforehand what it will become.

      Bakers reckon everything against the flour: flour is a hundred, water sixty-five, salt two. Write your recipe
      this way and compare it with three others of its kind. Where they agree is the law, where they differ is taste.
      Then try one change at a time: more water, less sugar, other flour. Each trial answers a question about ${name}.
    `,
    practise: prose`
      Bake two small halves side by side that differ in a single thing, and taste them blind. Translate five recipes
      into proportions. Guess from the proportions what the result is like before you look at the picture.
    `,
    ready: 'you can say of an unknown recipe whether it will be soft or crisp, dry or moist',
    objectives: lines`
      Explain what each basic ingredient does
      Write recipes in proportion to the flour
      Predict texture from proportions
      Test one change at a time
    `,
    resources: shelf`
      youtube: baking science ingredients explained | Side-by-side trials | Repeat the one that surprises you.
      wikipedia: baker percentage | The reckoning of bakers | Five minutes that last for life.
      khan_academy: chemistry of life | The background on starch and protein | For the curious.
      open_library: baking science | Books on why it works | Read beside the oven.
    `,
  },
  {
    for: 'everyone',
    title: 'Hands and time: mixing, kneading, resting',
    summary: 'Teaches the handwork and the waiting, and the signs by which you know that it is enough.',
    teach: prose`
      Mixing decides on texture. Where you want strength, you work the dough; where you want tenderness, you leave it
      alone the moment it holds together. Learn the signs rather than the minutes: smooth, elastic, a thin window when
      stretched; or ribbons falling from the whisk; or coarse crumbs with butter still visible.

      Rest is an ingredient too. Dough relaxes, flour drinks, gas and flavour develop, butter gets firm again. A dough
      that fights back wants ten minutes; one that lacks flavour wants a night in the cold. Most hurried failures in
      ${name} would have been successes an hour later. So begin earlier, and let the clock work.
    `,
    practise: prose`
      Stop kneading or mixing three times on purpose and look: too early, right, too late. Photograph each. Let one
      half rest for an hour and the other overnight, and compare the taste.
    `,
    ready: 'you can tell by touch whether your dough or batter is ready, without looking at the clock',
    objectives: lines`
      Mix to the texture that the recipe needs
      Recognise when to stop
      Use rest and cold on purpose
      Shape so that the form holds
    `,
    resources: shelf`
      youtube: kneading and shaping techniques | Hands at work | Copy the rhythm as well.
      wikipedia: gluten | What kneading builds | It explains the window test.
      internet_archive: baking book | Old handbooks for bakers | Surprisingly precise about signs.
      wikibooks: cookbook dough | Doughs and batters | Compare two kinds with each other.
    `,
  },
  {
    for: 'everyone',
    title: 'In the oven: heat, steam, colour, the right moment',
    summary: 'Makes the last step reliable: placing, temperature, steam, testing, cooling.',
    teach: prose`
      In the oven things happen in an order: it rises, it sets, it browns, it dries. Too hot, and the crust closes
      before the inside is done; too cool, and it dries before it browns. Steam at the beginning keeps a crust soft so
      that it can rise; dry heat at the end makes it crisp. Heat from below matters more than people think, hence the
      stone, the steel or the preheated tray.

      Do not trust the time; test. A hollow sound, a clean needle, a spring under the finger, a temperature inside:
      each kind has its sign. And wait. Cooling is the last part of baking, in which starch and sugar set. Who cuts
      too early eats something that was not yet finished.
    `,
    practise: prose`
      Bake the same thing on three levels or at two temperatures. Test with two different signs each time. Write the
      real time of your oven into the book, with a pencil.
    `,
    ready: 'colour and crumb come out as you meant them three times in a row',
    objectives: lines`
      Preheat and place things rightly
      Use steam and dry heat
      Judge doneness by several signs
      Cool and store so that the texture lasts
    `,
    resources: shelf`
      youtube: ${search} oven tips | Common faults and cures | Find yours in the first minute.
      wikipedia: oven | Kinds of ovens and heat | Know what yours can do.
      wikibooks: cookbook baking | Temperatures and tests | A table to copy out.
      open_library: professional baking | Thick books for reference | For questions that others do not answer.
    `,
  },
  {
    for: 'more',
    title: `When ${name} goes wrong: reading faults like a baker`,
    summary: 'Turns failures into knowledge with a simple way of looking at crust, crumb and shape.',
    teach: prose`
      A failed piece tells precisely what happened, if you cut it open before you throw it away. Look from outside to
      inside: shape, colour, crust, crumb, taste. Large holes under the crust, a dense stripe at the bottom, a crack
      at the side, a sunken middle: each of them has two or three possible causes, never twenty.

      Write down the likely cause and change only that next time. It is tempting to change everything; then you learn
      nothing. Most faults in ${name} lie in amount of liquid, time of rest, or heat. If you are unsure, go back to
      the last version that worked, and from there take one step again.
    `,
    practise: prose`
      Collect pictures of your faults with cause and cure; after ten you will have a handbook of your own. Produce one
      fault on purpose and see whether the theory is right.
    `,
    ready: 'you look at a cut surface and know what to change next time',
    objectives: lines`
      Describe a result from crust to crumb
      Name likely causes of common faults
      Change one thing at a time
      Return to a version that works
    `,
    resources: shelf`
      youtube: ${search} mistakes troubleshooting | Faults cut open | Pause and make your own diagnosis.
      wikipedia: bread | Types, faults and customs | A wide field, well described.
      open_library: ${search} handbook | Books with fault tables | Copy the table for the kitchen door.
      internet_archive: baking science | Textbooks for apprentices | Old, dry and right.
    `,
  },
  {
    for: 'far',
    title: `Your own recipe, for a table full of people`,
    summary: 'Lets you develop a recipe of your own, scale it, and bake it for an occasion.',
    teach: prose`
      A recipe of your own starts from a proven proportion. Decide what shall be different (a flavour, a texture, a
      shape) and change it in steps of ten per cent. Flavours like company: something sweet with something sour or
      salty, something soft with something crisp. Give it to people without a word and listen.

      Baking for many is a matter of logistics. Not everything scales: larger pieces need more time and less heat,
      larger doughs get warm. Work backwards from the moment of serving, use the fridge as a pause button, and leave
      for the last hour only what must be fresh. Label the boxes. Keep one in reserve, and do not mention it.
    `,
    practise: prose`
      Five rounds of one recipe, each tasted by two people. Write it down so that someone else can bake it, let them
      do it without you, and correct what they misunderstood.
    `,
    ready: 'somebody else has baked your recipe from your sheet, and it came out right',
    objectives: lines`
      Develop a recipe from proportions
      Improve it in rounds with tasters
      Scale amounts and times
      Write a recipe that others can follow
    `,
    resources: shelf`
      youtube: recipe development baking | How recipes come about | Count the failed attempts.
      wikipedia: flavor pairing | What goes with what | A playground, not a law.
      open_library: flavour thesaurus | A book to dip into | One pair an evening.
      wikibooks: cookbook recipes | Hundreds of free recipes | Compare proportions, then make your own.
    `,
  },
]
