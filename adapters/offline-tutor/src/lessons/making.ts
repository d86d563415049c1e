import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const makingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `A place, a few tools, and a first try at ${name}`,
    summary: 'Sets up a modest workplace, explains the few tools that you need, and gets your hands going safely.',
    teach: prose`
      Do not buy a set. Begin with the three or four tools without which nothing works in ${name}, and take them good
      rather than many; borrow, or ask somebody who has practised it for years what they would buy again. Arrange a
      place where things may lie overnight, with light from the side. If you first have to clear the table, you will
      seldom begin.

      Then get to know tools and material by themselves, before there is a project. Half an hour of nothing but trials
      on scraps: how does it lie in the hand, how much force does it want, what happens if I go too fast? Learn to be
      safe at the same time: eyes, fingers, dust, heat, current, whatever belongs to your craft. Careful people are
      not slower, they only have more evenings.
    `,
    practise: prose`
      Three short sessions with scraps, each with one movement, repeated until it gets quiet. After that a tiny
      finished thing, smaller than you would like. Put tools back before you leave; tomorrow begins today.
    `,
    ready:
      'you handle the basic tools safely without thinking about it, and a first small thing lies finished on the table',
    objectives: lines`
      Choose a few good tools
      Set up a place that invites you to work
      Work safely with tools and material
      Finish one tiny piece
    `,
    resources: shelf`
      youtube: ${search} for beginners tools | Tools and first movements | Watch hands and posture.
      wikipedia: ${search} | Materials, tools, history | The names will help you in the shop.
      open_library: ${search} beginners | Books to borrow | Drawings explain more than photographs.
      internet_archive: ${search} | Old handbooks and magazines | Made for people without a shop nearby.
    `,
  },
  {
    for: 'everyone',
    title: 'Knowing the material: what it wants and what it resents',
    summary: 'Makes you familiar with the material, its kinds, its directions and its faults.',
    teach: prose`
      Beginners fight with the material, craftsmen work with it. Whatever you use has a direction, a memory, a
      breaking point; it moves with damp and heat; it likes one treatment and resents another. Find this out by trials
      on purpose: bend it until it breaks, wet it, heat it, cut along and across, join it in three ways and pull.

      Make a sample board. A small piece for each kind, labelled with name, origin, price and what you found. It looks
      like school and becomes your most consulted book. Then learn to choose: not the finest for everything, but the
      right one for the purpose. Half of the quality in ${name} is decided before the first cut, stitch or turn.
    `,
    practise: prose`
      One experiment a session, with a guess beforehand. Visit a place where the material is sold or made and ask
      questions. Look at old pieces at home: where did they wear, where did they break?
    `,
    ready: 'you can choose the right material for a piece and say why another would be worse',
    objectives: lines`
      Describe kinds and properties of the material
      Test strength, direction and movement
      Keep a labelled sample board
      Choose material by purpose
    `,
    resources: shelf`
      youtube: ${search} materials explained | Kinds compared | Repeat one test at home.
      wikipedia: properties of materials | Words for strength and movement | A little theory that pays.
      internet_archive: ${search} handbook | Old manuals | Materials have changed less than you think.
      open_library: ${search} materials | Reference books | For the shelf above the bench.
    `,
  },
  {
    for: 'everyone',
    title: `The basic techniques of ${name}, clean and repeatable`,
    summary:
      'Practises the five or six techniques on which every piece depends, until they come out the same each time.',
    teach: prose`
      Every craft rests on few movements: measuring, marking, separating, joining, shaping, finishing, under whatever
      names. Write down which they are in ${name}, in the order in which they are needed. Then practise each by
      itself, ten times in a row, and lay the results side by side. You want the tenth to look like the ninth;
      evenness comes before speed, and speed comes by itself.

      Look for causes, not for guilt. If it is crooked, was it marked wrongly, held wrongly, or was the tool blunt?
      Mostly it is marking or sharpness. Measure little and compare much: put the parts against each other instead of
      trusting numbers. And stop while it is going well, because tired hands learn bad things.
    `,
    practise: prose`
      One technique a week, ten repetitions a session, the best and the worst kept with a date. Once a week join two
      techniques in a small sample piece.
    `,
    ready: 'ten samples lie side by side and a stranger cannot tell which you made first',
    objectives: lines`
      Name the basic techniques in order
      Repeat each to an even standard
      Trace faults to their cause
      Maintain and sharpen tools
    `,
    resources: shelf`
      youtube: ${search} basic techniques | Movements in close-up | Pause, do it, compare.
      wikipedia: ${search} techniques | Techniques and their names | With a name you can look for help.
      open_library: ${search} techniques | Books with step-by-step pictures | Keep it open beside you.
      internet_archive: ${search} | Old courses for apprentices | Exercises in a sensible order.
    `,
  },
  {
    for: 'everyone',
    title: 'A first real piece, planned and finished',
    summary: 'Leads you through one useful piece, from sketch to finish, with a plan that allows for mistakes.',
    teach: prose`
      Choose something useful, simple and a little below your dream. Draw it to scale, however plainly, with the three
      measures that matter. Then write the steps in order and mark those from which there is no way back: cutting,
      gluing, firing, washing. Before each of these you take a break and check once more.

      Mistakes will come, and the art lies in dealing with them. Ask whether it can be seen, whether it will hold,
      whether it can become a feature. Do not hurry the end: finishing takes as long as all the rest, and it is what
      one sees and touches. Sign the piece, use it, and note after a month what daily life says about it.
    `,
    practise: prose`
      Work in sittings that each end with a visible step. Take a photograph after each. Make the same piece a second
      time at once, if you can bear it: this is where you learn the most.
    `,
    ready: 'the piece is in use, and you know three things that you would do differently',
    objectives: lines`
      Draw a simple plan with measures
      Order the steps and mark points of no return
      Repair or integrate mistakes
      Finish a piece carefully
    `,
    resources: shelf`
      youtube: ${search} first project | A first piece from start to end | Note the order of the steps.
      open_library: ${search} projects | Books of projects | Choose by technique, not by looks.
      wikipedia: technical drawing | How plans are read | Just enough to understand others’ plans.
      internet_archive: ${search} projects | Plans from books and magazines | Pick one that uses few tools.
    `,
  },
  {
    for: 'more',
    title: 'Repair, change, reuse: learning from things that exist',
    summary: 'Uses broken and old things as teachers.',
    teach: prose`
      Nothing teaches construction like taking something apart. Take an old piece from your field, photograph each
      step, and ask at every joint: why like this? Old makers were economical; what they did with effort had a reason.
      Then repair it, with respect: as little as possible, reversible if you can, honest rather than invisible.

      Repairing sharpens the eye for your own designs, since you see what breaks first. It also saves money and makes
      friends. Offer your neighbours a small repair each, and be open about being a learner. Every foreign thing
      brings a problem that you would never have set yourself, and you learn to answer it with your hands.
    `,
    practise: prose`
      Take apart and reassemble one thing a month. Repair one thing for somebody else. Keep a page for each with
      drawing, cause of the damage, and solution.
    `,
    ready: 'you look at a broken thing and see at least two ways of mending it',
    objectives: lines`
      Take something apart and reassemble it
      Understand joints and their reasons
      Repair with reversible means
      Estimate effort and worth of a repair
    `,
    resources: shelf`
      youtube: ${search} repair restoration | Old things made good | Guess the next step.
      wikipedia: conservation and restoration | What good repair respects | A few principles to remember.
      internet_archive: repair manual | Manuals for nearly everything | Search here first.
      open_library: repairing ${search} | Books on mending | Borrow one when a case comes up.
    `,
  },
  {
    for: 'far',
    title: `Ideas of your own: ${name} without a pattern to follow`,
    summary: 'Moves from following plans to making your own, in a small series.',
    teach: prose`
      A design of your own seldom begins with an idea out of the blue; it begins with a dissatisfaction. What annoys
      you about the pieces you have made: too heavy, too fussy, wrong size? Change one thing and make it again. Then
      the next. After five versions it is yours, and nobody sees any more from where it came.

      Make prototypes from cheap stuff, full size; paper and cardboard answer most questions. Limit yourself: one
      material, one joint, one colour. Look at good work in museums and markets and ask what was left out. If you want
      to give away or sell pieces, calculate the time honestly, make three of the same, and show them to people who do
      not love you.
    `,
    practise: prose`
      A series of three: the same thing three times, each improved in one respect. Keep sketches and numbers. Ask
      three people to use it and watch what they do with it.
    `,
    ready: 'the third version is plainly the best, and you could make a fourth without a drawing',
    objectives: lines`
      Develop a design by steps
      Build quick full-size prototypes
      Work within chosen limits
      Make a small series of even quality
    `,
    resources: shelf`
      youtube: ${search} design process | Makers about their decisions | Note what they threw away.
      wikipedia: arts and crafts movement | Ideas about good making | A tradition worth knowing.
      open_library: ${search} design | Books with fine work | Look long, read little.
      internet_archive: craft magazine | Magazines full of plans | For the next winter.
    `,
  },
]
