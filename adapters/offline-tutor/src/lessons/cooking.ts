import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const cookingLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'A sharp knife, a steady board, an onion',
    summary: 'Cut safely and evenly, set up before the heat is on, and cook a first tomato sauce.',
    teach: prose`
      One good chef’s knife does nearly everything. Pinch the blade between thumb and forefinger right where it meets
      the handle, and curl the fingers of the other hand so that the knuckles guide the blade and the tips stay
      behind. Put a damp cloth under the board so that it can’t slide. A sharp knife is the safe one, because it goes
      where you point it.

      Practise on an onion. Halve it through the root, peel it, lay it flat. Cut towards the root without going
      through it, then across: the root holds it all together. Before you light the stove, have everything chopped and
      in bowls; cooks call that mise en place, and it takes the panic out of cooking. Now a first sauce: soften the
      onion in olive oil for ten minutes over low heat, add garlic for one minute, a tin of tomatoes and a pinch of
      salt, and let it bubble for twenty. Taste it at the start and at the end. That difference is what heat and time
      do.
    `,
    objectives: lines`
      Hold a knife with the pinch grip and curled fingers
      Dice an onion with the root on
      Set out everything before you light the stove
      Cook a tomato sauce and taste it twice
    `,
    resources: shelf`
      youtube: knife skills dice onion pinch grip | Hands close up | Watch the curled fingers, then cut three onions.
      wikibooks: cookbook cutting techniques onion | Cuts and their names | A recipe that says “julienne” will no
        longer stop you.
      wikipedia: mise en place | How professional kitchens prepare | The idea is small and changes every evening.
      open_library: basic cooking techniques | Cookbooks that explain | Choose one with pictures of hands.
    `,
  },
  {
    for: 'early',
    title: 'Heat: when to boil, simmer, fry or roast',
    summary: 'Choose the right heat for what is in front of you, and tell by ear and eye when it is right.',
    teach: prose`
      Water can’t get hotter than 100 °C, so what cooks in it stays soft and pale. Above about 140 °C food browns and
      starts to taste of roast. That is why a fried potato beats a boiled one, and why a wet pan never browns: first
      the water has to go. So dry meat and vegetables, heat the pan first, and leave space between the pieces. If it
      hisses, good. If it goes quiet and puddles, the pan was too cold or too full.

      Learn four heats by their signs. A simmer: a bubble here and there, for soups and beans. A boil: rolling, for
      pasta. A sauté: a steady sizzle, things moved often. A roast: 200 to 220 °C in the oven, one layer, turned once.
      Roast a tray of vegetables tonight: cut them to one size, toss with oil and salt, 30 minutes. Take one out every
      ten minutes and taste. Fat burns, too: when it smokes, pull the pan off and start again.
    `,
    objectives: lines`
      Explain why food browns in a dry pan and not in water
      Tell a simmer from a boil by its bubbles
      Leave space between the pieces in a hot pan
      Roast a tray of vegetables
    `,
    resources: shelf`
      youtube: pan heat browning simmer boil explained | Heat shown side by side | Turn the sound up: you can hear the
        right heat.
      wikipedia: Maillard reaction browning | What happens when food browns | The chemistry behind the smell.
      wikibooks: cookbook cooking techniques roasting | Methods in short entries | Look up a method before you try it.
      khan_academy: heat transfer conduction convection | How heat moves | It explains pans, ovens and why steam
        burns.
    `,
  },
  {
    for: 'everyone',
    title: 'Salt, acid, fat: seasoning until it tastes',
    summary: 'Find out what a dull dish is missing, and put it right in a spoonful first.',
    teach: prose`
      When a dish tastes of nothing, it usually lacks salt; when it tastes flat and heavy, it lacks acid; when it is
      sharp and thin, fat. Train your tongue once. Divide a plain lentil soup into four cups: leave one, salt the
      second, add lemon to the third, and both to the last with a little butter. Taste back and forth. You won’t
      forget it.

      Salt early, so that it reaches the inside: pasta water, meat an hour before, beans halfway through. Then taste
      late, because sauces thicken and get saltier. Acid comes at the end: lemon, vinegar, a spoon of yoghurt, since
      its brightness cooks away. A pinch of sugar rounds off sour tomatoes. Too salty? More of everything else, not a
      magic potato. Before you serve, take one spoonful aside and try your change there. Cook the same soup three
      times this month and season it without a recipe.
    `,
    objectives: lines`
      Diagnose a dull dish as short of salt, acid or fat
      Salt pasta water, meat and beans early enough
      Add acid at the end
      Try a change in a spoonful first
    `,
    resources: shelf`
      youtube: how to season salt acid fat tasting | Tasting experiments | Set up the four cups and taste along.
      wikipedia: basic tastes seasoning | How taste works | Five tastes and what each does to the others.
      wikibooks: cookbook salt vinegar lemon | Seasonings with their uses | Pick one you never use and try it this
        week.
      open_library: flavour pairing cooking | Books about flavour | For the pleasure of surprising pairs.
    `,
  },
  {
    for: 'everyone',
    title: 'Five dinners without a recipe',
    summary: 'Learn five patterns that turn whatever is in the fridge into a meal in half an hour.',
    teach: prose`
      Recipes are patterns in disguise. Learn the pattern, and the fridge decides the rest. One: pasta, something from
      a pan, a ladle of the starchy water, cheese. Two: fried rice with yesterday’s cold rice, an egg, vegetables cut
      small, soy sauce. Three: a tray of roast vegetables and chickpeas with yoghurt and lemon. Four: a soup of onion,
      one main vegetable, stock to cover, blended. Five: an omelette or frittata with anything already cooked.

      Each has a moment that matters. The pasta comes out a minute early and finishes in the sauce. The rice must be
      cold and the pan as hot as it gets. The tray wants a single layer. The soup needs its onion soft before any
      liquid. The eggs go off the heat while they still tremble. Cook each twice, with different things. Then look
      into your fridge and name three dinners in a minute. That is cooking without a recipe.
    `,
    objectives: lines`
      Cook pasta that finishes in its sauce
      Fry rice in a very hot pan
      Make a blended soup from any vegetable
      Name three dinners from what is in the fridge
    `,
    resources: shelf`
      youtube: cooking without a recipe fridge dinners | Cooks who improvise | Note the pattern, not the amounts.
      wikibooks: cookbook pasta soup omelette | Plain recipes to vary | Find what three recipes for one dish have in
        common.
      wikipedia: frittata fried rice | Two dishes and their relatives | The list of versions shows how far a pattern
        goes.
      internet_archive: household cookery book | Cookbooks of thrifty times | Masters of using what is there.
    `,
  },
  {
    for: 'everyone',
    title: 'Cook for a week: shopping, keeping, and guests',
    summary: 'Plan four dinners from one shop, store food safely, and have everything hot at once.',
    teach: prose`
      Cooking every day is mostly planning. Choose four dinners that share ingredients: a roast chicken becomes a
      soup; a pot of beans a chili and then a salad. Write the list by the aisles of your shop. On Sunday cook one
      base, such as beans or a tomato sauce, and wash the leaves. That is an hour that saves three.

      Keep it safe. The fridge belongs at 4 °C. Leftovers go in within two hours, in flat boxes so that they cool
      fast, and are eaten within three days or frozen. Raw meat stands at the bottom, and its board is washed before
      anything else touches it. Chicken is done at 74 °C inside. When guests come, plan backwards from the moment
      you’ll eat, and make sure that only one dish needs you in the last ten minutes. Everything else can wait warm or
      be eaten at room temperature. Write the timetable on paper and tape it to the cupboard.
    `,
    objectives: lines`
      Plan four dinners that share ingredients
      Store leftovers so that they stay safe
      Check that chicken is done inside
      Plan a dinner for guests backwards
    `,
    resources: shelf`
      youtube: meal planning four dinners one shop | A week planned and cooked | Copy the method with your own dishes.
      wikipedia: food safety leftovers temperature | The rules and their reasons | Five minutes that keep everyone
        well.
      wikibooks: cookbook meal planning leftovers | Ideas for second dinners | Pick one for each thing you cook often.
      open_library: weeknight cooking plan ahead | Books of weekly plans | Follow one week to the letter, then make
        your own.
    `,
  },
  {
    for: 'far',
    title: 'Sauces and slow cooking: depth on a plate',
    summary: 'Make a pan sauce, an emulsion and a braise, the three techniques behind most great plates.',
    teach: prose`
      Depth comes from three techniques. A pan sauce: after browning meat or mushrooms, pour off the fat, add shallot,
      then wine or stock, and scrape up the brown crust. Let it shrink by half, take it off the heat, and swirl in
      cold butter so that it turns glossy. An emulsion: oil beaten into egg yolk or mustard a few drops at a time. If
      a mayonnaise splits, start with a fresh yolk and beat the broken sauce into it.

      A braise: brown a tough cut well, soften vegetables in the same pot, add liquid to a third of its height, cover,
      and leave it at 150 °C for three hours. Around 80 °C inside, collagen slowly becomes gelatine, and what was
      tough falls apart. It tastes better the next day. Serve it with something sharp and something crisp, because
      softness needs company. Cook all three in a month and write down what you’d change.
    `,
    objectives: lines`
      Make a pan sauce from the brown crust
      Rescue a mayonnaise that has split
      Braise a tough cut until it falls apart
      Balance a soft dish with something sharp and crisp
    `,
    resources: shelf`
      youtube: pan sauce emulsion braise technique | Three techniques, slowly | Do the mayonnaise by hand once, to
        feel it thicken.
      wikipedia: emulsion braising collagen | The science of sauces and stews | It explains why three hours and not
        one.
      mit_ocw: kitchen chemistry emulsion | A university course on cooking | The labs can be eaten.
      open_library: sauces classic techniques | Reference books on sauces | Learn the five families and forget the
        rest.
    `,
  },
]
