import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const cookingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: 'A sharp knife and a calm start',
    summary: prose`
      Sets up a small kitchen for ${name}, teaches safe handling of the tools, and ends with a first simple dish.
    `,
    teach: prose`
      You need less than the shops would like: one good knife, a board that does not slip, two pots or whatever
      vessels ${name} asks for, a spoon to taste with. A sharp knife is safer than a blunt one, because it goes where
      you point it. Curl the fingers of the other hand, let the blade glide along the knuckles, and be slow. Speed
      comes unasked.

      Half of all kitchen stress comes from doing things in the wrong order. Read the whole recipe first, once like a
      story. Get everything out, cut everything, put it in little heaps; only then switch on the heat. Cooks call this
      having things in their place. It feels like a detour and halves the time. And clean as you go, since a free
      table is a free head.
    `,
    practise: prose`
      Make one very simple thing three times this week, the same each time: a soup, an omelette, a pot of rice, a
      brew. Note after each what was better. Cut one onion or one carrot a day in even pieces, just for your hands.
    `,
    ready: 'you can put a simple dish on the table without hurry, and the kitchen behind you is nearly clean',
    objectives: lines`
      Hold and look after a knife safely
      Read a recipe to the end before starting
      Prepare everything before the heat is on
      Repeat one simple dish until it is reliable
    `,
    resources: shelf`
      youtube: knife skills for beginners | Grip and cuts, close up | Watch the guiding hand.
      wikibooks: cookbook | A free cookbook with techniques | Begin with the pages on equipment.
      wikipedia: ${search} | Ingredients and customs | A first idea of what belongs to it.
      open_library: ${search} | Cookbooks to borrow | Choose one that explains why.
    `,
  },
  {
    for: 'everyone',
    title: 'Salt, acid, fat, sweetness: learning to taste',
    summary: 'Trains the tongue to say what is missing, so that you can season without measuring.',
    teach: prose`
      Good seasoning is listening. Take a plain broth or a spoon of yoghurt and divide it into cups: a little salt in
      one, a little lemon in the next, then fat, sugar, something bitter. Taste them one after the other. Salt makes
      everything louder; acid makes it awake; fat makes it round and long; sweetness takes the edge off.

      When something tastes dull, go through them in this order and try each change in a spoonful before you risk the
      pot. Season a little at the beginning, a little on the way, and finish at the end. Write down for each dish what
      saved it. After a month you will notice that it is nearly always salt or acid that was missing.
    `,
    practise: prose`
      Taste at three moments of every dish, and say aloud what you think is missing before you add anything. Eat one
      thing a day with closed eyes and name five impressions. Improve a bought sauce.
    `,
    ready: 'you can rescue a dull dish with at most two small changes',
    objectives: lines`
      Tell the basic tastes apart in a dish
      Correct a dish in small trials
      Season at several moments
      Describe flavours in words
    `,
    resources: shelf`
      youtube: how to season food | Tasting and correcting, shown | Keep a spoon at hand.
      wikipedia: taste | What tongue and nose do | Why a cold spoils every dish.
      open_library: salt fat acid heat | A modern classic | It teaches the idea instead of the recipe.
      wikibooks: cookbook spices | Spices and what they go with | Smell each one while you read.
    `,
  },
  {
    for: 'everyone',
    title: 'Heat: what happens in pan, pot and oven',
    summary: 'Explains the few ways of using heat, so that things turn out brown, tender or crisp as intended.',
    teach: prose`
      There are only a few ways to cook. Dry and hot makes a brown crust, and brown is flavour. Wet and gentle makes
      tough things tender. Steam keeps things fresh. Patience at low heat changes everything slowly. Before you begin,
      decide what you want, and the method follows.

      Most failures are questions of heat and water. A crowded pan steams instead of browning. A wet surface cannot
      crisp. Food goes on cooking after it has left the fire, so stop a little earlier. Learn the signs: the sound of
      the fat, the smell of nuts just before it burns, the way a spoon moves through. They are more exact than any
      minute in a recipe, in ${name} as everywhere.
    `,
    practise: prose`
      Cook the same ingredient in three ways in one evening and compare. Listen to the pan and describe the sound. Use
      a thermometer now and then, not to obey it but to calibrate your finger.
    `,
    ready: 'you choose the heat by the result you want, and notice by ear when it is too much',
    objectives: lines`
      Choose between dry and moist heat
      Brown without burning and simmer without boiling
      Judge doneness by sound, smell and touch
      Let things rest and finish by themselves
    `,
    resources: shelf`
      youtube: cooking techniques explained heat | Pan, pot and oven compared | Look for the sound, not only the
        picture.
      wikipedia: maillard reaction | Why brown tastes good | Half a page that improves every roast.
      khan_academy: chemistry of cooking | Lessons on what heat does | For the curious.
      wikibooks: cookbook cooking techniques | Methods from A to Z | Look one up before you try it.
    `,
  },
  {
    for: 'everyone',
    title: 'Five pillars: preparations worth knowing by heart',
    summary: prose`
      Chooses the five preparations on which everything else in ${name} builds, and practises them until they are
      yours.
    `,
    teach: prose`
      Every kitchen has its pillars: a base that begins many dishes, a sauce, a staple, something quick, something for
      guests. Find out which five they are in ${name}; two good books will agree on most of them. They are worth more
      than fifty recipes, because everything else is a variation.

      Cook each pillar four times. First exactly by the book. Then again, noting what the book does not say. Then with
      one change of your own. Then without looking. In your notes write proportions rather than amounts: one part to
      two, a hand to each person. Proportions are how cooks remember.
    `,
    practise: prose`
      One pillar a week. Invite somebody to the fourth attempt. Keep a kitchen notebook with one page for each:
      proportions, signs, mistakes, ideas, and what the guests left on their plates.
    `,
    ready: 'five dishes can be made without a book, and you can say what could be varied in each',
    objectives: lines`
      Name the typical preparations and ingredients
      Make five of them from memory
      Write recipes as proportions
      Vary a dish without spoiling it
    `,
    resources: shelf`
      youtube: ${search} classic recipes | The pillars, shown by people who grew up with them | Watch two versions of
        each.
      wikipedia: cuisine | How kitchens differ and why | A map of ingredients and habits.
      internet_archive: cookbook | Old cookbooks | Shorter, bolder and full of surprises.
      open_library: ${search} recipes | Books to cook from | Borrow three, buy the one that gets stained.
    `,
  },
  {
    for: 'more',
    title: 'From fridge to table: planning, shopping, cooking without a recipe',
    summary: 'Makes cooking part of the week: what to buy, what to prepare, and how to invent from leftovers.',
    teach: prose`
      Cooking every day is a matter of planning, and a small plan does: three dishes, one of which leaves something
      over, and an evening of leftovers. Shop for ingredients that go with each other. Prepare in idle moments what
      keeps: a broth, cooked beans or rice, a dressing, chopped herbs. Then dinner is put together rather than begun.

      Inventing is combining. Something filling, something fresh, something with flavour, something crisp, something
      sour at the end: with this list you can make a meal of almost any fridge. Begin with what must go first, choose
      a method that you know, and take the seasoning from one tradition, so that the parts speak the same language.
    `,
    practise: prose`
      One evening a week without shopping and without a recipe. Write a plan for three days and see how much of it
      survives. Give every leftover a second life within two days.
    `,
    ready: 'you can look into a strange fridge and name three possible dinners',
    objectives: lines`
      Plan three dinners that share ingredients
      Prepare building blocks ahead
      Compose a dish without a recipe
      Store food safely and waste less
    `,
    resources: shelf`
      youtube: cooking without recipes | Improvising, step by step | Guess the next move.
      wikipedia: food safety | What keeps, and how long | Worth reading once with care.
      wikibooks: cookbook meal planning | Plans and basics | Take the ideas, not the timetable.
      open_library: everyday cooking | Books for weekdays | Short lists of ingredients are a good sign.
    `,
  },
  {
    for: 'far',
    title: 'Guests: a menu, a timetable, and a host who sits down',
    summary: `Brings everything together in a meal for others, planned so that you can enjoy it.`,
    teach: prose`
      A menu is a story with contrasts: light before heavy, crisp beside soft, one thing that is surprising and none
      that is risky. Nothing on it should be new to you. At least half should be ready before the bell rings. Ask
      beforehand what somebody does not eat.

      Write a timetable backwards from the moment at which you sit down. Note the oven, the burners and the bowls too:
      two dishes that need the oven at different heats have ended many friendships. And plan the beginning: something
      to nibble on gives you twenty minutes of peace. A cook who sits with the guests is the best course.
    `,
    practise: prose`
      Cook for two, then four, then six. After each evening note three things: what was late, what was left over, what
      people talked about. Repeat one menu until it is your own.
    `,
    ready: 'six people have eaten well at your table and you sat with them most of the time',
    objectives: lines`
      Compose a menu with contrasts
      Plan backwards from the moment of serving
      Prepare most of it ahead
      Serve calmly and improve from notes
    `,
    resources: shelf`
      youtube: dinner party menu planning | A menu from plan to plate | Copy the timetable, change the food.
      wikipedia: menu | Courses and their order | Customs from around the world.
      internet_archive: menus | Historic menus | Amusing, and good for ideas.
      open_library: entertaining cooking | Books for hosts | Look for those with timetables.
    `,
  },
]
