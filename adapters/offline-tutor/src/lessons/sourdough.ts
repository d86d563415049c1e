import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const sourdoughLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'A sourdough starter you can trust',
    summary:
      'Raise a starter from flour and water in about ten days, and learn to see when it is ready to lift a loaf.',
    teach: prose`
      A starter is flour and water in which wild yeast and lactic bacteria live. Stir 50 g of wholemeal rye with 50 g
      of lukewarm water in a jar and leave it somewhere warm. From the second day on, keep 50 g of the mixture each
      day, throw the rest away and feed it with 50 g of flour and 50 g of water. Around day three it often foams
      wildly and then goes flat. Don’t give up: early bacteria have died back, and the yeast is only now getting
      started.

      After seven to ten days the starter should double within four to six hours of a feed, smell of yoghurt and green
      apple, and look like a sponge from the side. Mark its height with a rubber band, so that you see the peak. That
      peak, just before it sinks, is the moment to bake. Between bakes it lives in the fridge and gets one feed a
      week. If it ever shows fuzzy mould, or pink or orange streaks, throw it away and start again.
    `,
    objectives: lines`
      Raise a starter from rye flour and water
      Feed the starter with flour and water each day
      Recognise the peak at which it has doubled
      Keep it in the fridge between bakes
    `,
    resources: shelf`
      youtube: sourdough starter day by day | A starter filmed from the first stir | You see what the quiet days look
        like, so you won’t throw yours away too early.
      wikipedia: sourdough starter | What lives in the jar | It explains which yeasts and bacteria share the work, and
        why the smell changes.
      wikibooks: cookbook sourdough starter | Written starter recipes | Compare their feeding amounts with yours.
      open_library: sourdough baking starter | Baking books to borrow | Look for one that shows pictures of a peak.
    `,
  },
  {
    for: 'early',
    title: 'Your first sourdough loaf, from mixing to slicing',
    summary: 'Bake one plain white loaf with a fixed recipe and a timetable that fits around a working day.',
    teach: prose`
      Here is a loaf to learn on: 450 g of strong white flour, 300 g of water, 90 g of active starter, 9 g of salt.
      Bakers count everything against the flour, so this is 67 % water, 20 % starter and 2 % salt. Mix it at five in
      the afternoon. In the first two hours, fold the dough four times: wet your hand, pull one side up, lay it over
      the middle, turn the bowl, go once round.

      When the dough has grown by about half, shape it into a ball, put it into a floured basket and leave it in the
      fridge overnight. In the morning, heat a lidded iron pot at 240 °C for 40 minutes. Turn the cold dough into it,
      cut the top once, and bake for 20 minutes with the lid on and about 25 without, until the crust is chestnut
      brown. Then wait an hour before you slice. The crumb is still setting.
    `,
    objectives: lines`
      Weigh a dough in baker’s percentages
      Fold the dough in the bowl instead of kneading
      Plan a loaf around a night in the fridge
      Bake in a lidded pot until the crust is chestnut brown
    `,
    resources: shelf`
      youtube: first sourdough loaf no knead timetable | A whole loaf in one film | Watch how the dough changes
        between the folds.
      wikipedia: baker percentage | How bakers write recipes | Five minutes that let you scale any loaf.
      wikibooks: cookbook sourdough bread | Plain sourdough recipes | Work out the water in per cent and compare.
      internet_archive: bread baking handbook | Old handbooks for bakers | Good on ovens and on judging a crust.
    `,
  },
  {
    for: 'everyone',
    title: 'Bulk fermentation: read the dough, not the clock',
    summary: 'Learn the signs and temperatures that tell you when a dough has risen enough to be shaped.',
    teach: prose`
      Most flat loaves have one cause: the dough was shaped too early. Bulk fermentation is the first long rise, and
      its speed depends on warmth. A plain white dough may need four to five hours at 26 °C, seven or eight at 21 °C,
      and half a day in a cold kitchen. So measure the temperature of the dough itself, and move the bowl instead of
      staring at the clock: a switched-off oven with its lamp on is often close to 26 °C.

      Look for four signs together. The dough has grown by half or a little more. Its edge curves down where it meets
      the bowl. There are bubbles at the side and a few on top. And it wobbles like jelly when you shake it. Put a
      walnut of dough into a small straight glass at the start; it shows the growth in millimetres. A dense crumb with
      a few big tunnels was under-fermented. A flat, sticky, sour one went too far.
    `,
    objectives: lines`
      Measure the temperature of a dough and predict its rise
      Name the four signs that bulk fermentation is done
      Track growth with a small sample in a glass
      Tell an under-fermented crumb from one that went too far
    `,
    resources: shelf`
      youtube: bulk fermentation sourdough signs | Ready and unready dough side by side | Pause before the answer and
        make your own guess.
      wikipedia: fermentation bread dough temperature | What happens during the rise | It shows why a few degrees
        change hours.
      khan_academy: fermentation yeast | The biology in short lessons | Yeast makes gas and bacteria make acid: here
        is how.
      mit_ocw: fermentation microbiology | University material on fermentation | For the evening when you want the
        numbers.
    `,
  },
  {
    for: 'everyone',
    title: 'Gluten and shaping: a loaf that holds itself up',
    summary: 'Build strength with folds, then shape with enough tension that the loaf rises up instead of out.',
    teach: prose`
      Two proteins in wheat meet water and become gluten, an elastic net that holds the gas. You needn’t knead for it.
      Time and a few folds do the same. Test it with a window: stretch a small piece between your fingers. If you can
      see light through it before it tears, the net is strong. If it rips at once, give it another fold and half an
      hour.

      Shaping happens twice. First round the dough loosely and let it rest for 20 to 30 minutes, because a tight net
      fights back. Then flip it over on a barely floured table, fold the sides to the middle like an envelope, roll it
      up towards you, and drag the ball a hand’s width so that the table pulls the skin tight. The surface should feel
      like a full balloon. It goes into the basket seam up. Rice flour in the basket keeps wet dough from sticking.
    `,
    objectives: lines`
      Explain how gluten holds the gas
      Test the strength of a dough with the window
      Shape a loaf in two rounds with a rest between
      Pull the skin of the loaf tight without tearing it
    `,
    resources: shelf`
      youtube: shaping sourdough batard boule slow motion | Hands at work, slowly | Copy one shape until it holds; the
        others can wait.
      wikipedia: gluten | The net, explained | Read the part on bread and skip the medicine.
      wikibooks: cookbook bread kneading shaping | Doughs and how to handle them | Useful for the difference between
        wet and stiff doughs.
      open_library: artisan bread shaping | Picture books of bread | A series of still photos is easier to follow than
        a film.
    `,
  },
  {
    for: 'everyone',
    title: 'Steam, scoring and oven spring',
    summary: 'Get the last lift in the oven: heat from below, steam for the start, and one confident cut.',
    teach: prose`
      In the first ten minutes a loaf can grow by a third. Gas expands, water turns to steam inside, and the yeast
      works until the dough reaches about 55 °C. This oven spring ends when the crust hardens. Steam delays that, and
      this is the whole secret of the lidded pot: the dough brings its own steam and the lid keeps it in. Without a
      pot, slide the loaf onto a preheated steel and pour a cup of boiling water into a tray below. Mind your hands.

      Scoring decides where the loaf opens. Hold a razor blade flat, at about 30 degrees to the surface, and cut one
      line a centimetre deep, slightly off the middle, in a single quick move. A flat cut lifts into an ear; an
      upright one only gapes. Cold dough is easier to score than warm. The loaf is done at 96 to 98 °C inside, or when
      its bottom sounds hollow.
    `,
    objectives: lines`
      Explain what ends the oven spring
      Make steam with a lidded pot or a tray of water
      Score a loaf with one flat cut
      Check the inside temperature of a finished loaf
    `,
    resources: shelf`
      youtube: sourdough scoring oven spring ear | Cuts and what becomes of them | Practise the move on a cold dough
        you don’t mind spoiling.
      wikipedia: oven spring bread | The physics of the last rise | A short page on gas, steam and starch.
      internet_archive: bakery ovens steam | Handbooks on ovens | They show how bakeries made steam before there were
        buttons.
      khan_academy: heat steam transfer | How heat travels | It explains why steel browns a loaf faster than
        air does.
    `,
  },
  {
    for: 'more',
    title: 'Flour and water: choosing your hydration',
    summary: 'Learn what wholemeal, rye and more water do to a sourdough, so that you can change a recipe on purpose.',
    teach: prose`
      Hydration is the weight of the water as a share of the flour. At 65 % a white dough is easy to hold. At 75 % it
      spreads, sticks and can give a more open crumb, if the gluten is strong enough. So go up by three points at a
      time, and only when the last step came out well twice. Flour matters as much: a white bread flour with 12 to 13
      % protein carries more water than a cake flour with 9 %.

      Wholemeal drinks more, because bran soaks up water slowly. Give it five points extra and half an hour of rest
      before the salt goes in. Rye hardly forms gluten; its sticky starch and fibre hold the loaf instead. So begin
      with a tenth of rye for flavour. Wholemeal and rye also ferment faster, so expect the rise to end an hour
      earlier.
    `,
    objectives: lines`
      Work out the hydration of any recipe
      Choose a flour by its protein
      Raise the water in steps of three points
      Adjust a loaf for wholemeal and rye
    `,
    resources: shelf`
      youtube: sourdough hydration comparison 65 75 | One flour, several amounts of water | Watch the handling, not
        only the crumb.
      wikipedia: wheat flour types protein | Flours of many countries | Find out what the number on your bag means.
      wikibooks: cookbook flour wholemeal rye | Flours and their uses | Short entries to look things up in.
      open_library: whole grain bread rye | Books on darker breads | For the day when white bread bores you.
    `,
  },
  {
    for: 'everyone',
    title: 'Three loaves in a row: read the crumb, fix the next one',
    summary: 'Bake the same sourdough three times, change one thing each time, and end with a loaf you can repeat.',
    teach: prose`
      One good loaf may be luck. Three in a row are skill. Bake a plain loaf and write down four numbers:
      temperature of the dough, hours of bulk fermentation, growth, and hours in the fridge. Cut the cold loaf through
      the middle and photograph the slice in daylight next to a ruler.

      Now read it from the outside in. Pale crust: bake hotter or longer. A wide, flat loaf: shape tighter,
      or end the rise earlier. Big holes just below the crust and a dense base: let it ferment longer. A gummy line at
      the bottom: bake longer and wait before slicing. Even holes and a torn ear: that’s your loaf. Pick the one fault
      that bothers you most and change one thing only, since with two you won’t know which one helped.
    `,
    objectives: lines`
      Record four numbers for each loaf
      Read a crumb from the outside in
      Change one thing from loaf to loaf
      Bake the same loaf three times in a row
    `,
    resources: shelf`
      youtube: reading sourdough crumb under over proofed | Slices and their stories | Hold your own photo beside
        them.
      wikipedia: bread crumb structure | What makes holes | Names for what you see in the slice.
      internet_archive: bread faults causes | Tables of faults for apprentices | Old, dry and still right.
      open_library: sourdough loaf faults | Books with fault charts | Copy the chart for the kitchen door.
    `,
  },
]
