import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const gardeningLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Looking before planting: light, place and season`,
    summary: `Finds out what your place offers, so that ${name} begins with plants that want to live there.`,
    teach: prose`
      Most plants that die were in the wrong place. So look first. Watch for three days where the sun falls, at
      breakfast, at noon and in the evening, and draw it. Six hours and more is full sun, three to six is half shade,
      less is shade. Note the wind, the next tap, and the way that you walk every day: what lies on this way is looked
      after.

      Then find out your season: when does the last frost usually come, when the first? Neighbours know it exactly.
      With light and season you can choose. For a beginning take three kinds of plants that are considered easy where
      you live, few of each. The aim of the first season in ${name} is not plenty but to have something survive and to
      have looked closely.
    `,
    practise: prose`
      Draw a plan of your place with hours of light. Visit one garden or nursery near you and ask what grows without
      trouble. Plant three easy things and look at them every day for two minutes, with your hands in your pockets.
    `,
    ready: 'you can say of any corner of your place how much light it gets and what would like it',
    objectives: lines`
      Measure light and note wind and water
      Know the frosts and seasons of your region
      Choose three easy plants
      Observe daily without interfering
    `,
    resources: shelf`
      youtube: ${search} for beginners | A first season, shown | Prefer people with your climate.
      wikipedia: hardiness zone | Climate and plants | Find out your own zone.
      wikibooks: horticulture | A free handbook | Plants and methods by name.
      open_library: ${search} beginners | Books to borrow | Choose one from your region.
    `,
  },
  {
    for: 'everyone',
    title: 'Soil and water: what happens below',
    summary: 'Explains what roots need and how to feed the soil rather than the plant.',
    teach: prose`
      Soil is not dirt but a town of living things. Take a handful: does it crumble, smear or run through your
      fingers? Shake some in a glass of water and let it settle; the layers tell you how much sand, silt and clay you
      have. All three become better by the same means: compost, on top, every year. You feed the soil, and it feeds
      the plants. In pots you are the soil yourself: fresh mix, holes in the bottom, food now and then.

      More plants drown than die of thirst. Put a finger in as deep as the second joint; if it is moist there, wait.
      Then water thoroughly and seldom, so that roots go down, in the morning and at the foot, not over the leaves.
      Cover the ground with leaves or straw, and it will stay moist for twice as long.
    `,
    practise: prose`
      Do the glass test. Start a small compost or a worm box. For two weeks write down finger test, weather and
      watering; after that you will do it by feeling.
    `,
    ready: 'your plants stand upright at noon, and you water less often than in the beginning',
    objectives: lines`
      Determine your kind of soil
      Improve it with compost and cover
      Water by need instead of by calendar
      Understand what pots need in addition
    `,
    resources: shelf`
      youtube: soil and compost for beginners | Soil made visible | Do the glass test along with it.
      wikipedia: compost | What happens in a heap | And what does not belong on it.
      khan_academy: soil ecology | Lessons on cycles | Background for rainy days.
      open_library: soil gardening | Books on living soil | One evening that changes the view.
    `,
  },
  {
    for: 'everyone',
    title: `Beginnings: sowing, planting, multiplying`,
    summary: 'Teaches how to start plants from seed, from cuttings and from the nursery.',
    teach: prose`
      A seed contains everything but patience. Sow as deep as the seed is thick, press down, keep evenly moist, label.
      Most failures come from too much: too early, too deep, too wet, too warm with too little light. What gets long
      and pale wants light, not food. Harden young plants off: a few hours outside each day, for a week, before they
      stay there.

      When planting make the hole wide rather than deep, loosen the roots, water even in the rain. Leave the distance
      that the packet says, ridiculous as it looks. And multiply: many plants are cut into three in autumn, or root in
      a glass of water. Whoever gives cuttings away gets others back, and so ${name} becomes a matter of neighbours.
    `,
    practise: prose`
      Sow two kinds, ten seeds each, and count what comes up. Take five cuttings and try two methods. Keep one page a
      month in a garden diary: date, weather, what was done, what it looks like.
    `,
    ready: 'you have raised at least one plant from a seed or a cutting to a size at which it can be given away',
    objectives: lines`
      Sow at the right depth and time
      Harden off and plant out
      Take cuttings and divide plants
      Keep a garden diary
    `,
    resources: shelf`
      youtube: sowing seeds and cuttings | Hands at work | Copy one method exactly.
      wikipedia: plant propagation | Ways of multiplying | Find the one for your plant.
      internet_archive: ${search} manual | Old garden books | Tables for sowing are timeless.
      wikibooks: gardening propagation | Short instructions | For looking up.
    `,
  },
  {
    for: 'everyone',
    title: 'Through the season: tending, supporting, cutting',
    summary: 'Gives you a weekly round and the few measures that make most of the difference.',
    teach: prose`
      A garden wants little, but regularly. Make a round once a week, always the same way: look, water what needs it,
      pull what is small and unwanted, tie up what leans, cut off what is finished. A quarter of an hour on the right
      day saves an afternoon later, for a weed in flower means seven years of weeds.

      Cutting frightens beginners without need. Ask what the plant bears its flowers or fruit on, this year’s wood or
      last year’s; it follows when you cut. Take out the dead, the ill, the crossing, and stop. Harvest often, because
      picking is an invitation to go on. And leave a corner untidy: those who live there will work for you.
    `,
    practise: prose`
      The weekly round with a small basket, for six weeks. Cut one plant by the rule and leave its neighbour, and
      compare. Photograph the same spot every two weeks.
    `,
    ready: 'the round takes you a quarter of an hour, and you notice at a glance what has changed',
    objectives: lines`
      Keep a weekly round
      Weed and support in time
      Prune by a simple rule
      Harvest so that more follows
    `,
    resources: shelf`
      youtube: ${search} seasonal care tips | Work through the year | Only look at this month.
      wikipedia: pruning | Reasons and rules | The drawings are useful.
      open_library: garden calendar | Books by month | One from your region.
      wikibooks: gardening | Plants by name | For your three easy ones.
    `,
  },
  {
    for: 'more',
    title: 'Ill, eaten or just sulking? Plants in trouble',
    summary: 'Shows how to find the cause, and how to help with the mildest means.',
    teach: prose`
      When a plant looks poor, go through the causes in the order of their frequency: water, light, place, food, and
      only then animals and diseases. Yellow from below is something else than yellow from above; holes have other
      causes than spots. Look at the underside of leaves, at the roots, and at the same plant elsewhere. Take a
      photograph and wait for two days.

      If somebody is eating along, ask how much. A few lice feed the ladybirds; without lice there are none. First the
      mildest means: collecting, a jet of water, a net, a better place, another neighbour. Remove what is ill and do
      not put it on the compost. Some plants simply do not want to live with you. Let them go; it is no verdict on
      you.
    `,
    practise: prose`
      Make a page of findings for each case: signs, suspicion, measure, result. Learn five useful animals by sight.
      Ask an experienced neighbour before you buy anything.
    `,
    ready: 'you find the cause in three cases out of four, and mostly get along without poison',
    objectives: lines`
      Diagnose in a sensible order
      Tell damage by animals from illness
      Use mild means first
      Encourage helpful animals
    `,
    resources: shelf`
      youtube: plant problems diagnosis | Signs and causes | Compare with your photograph.
      wikipedia: integrated pest management | Mild means first | The idea in one page.
      internet_archive: plant diseases | Books with plates | For comparing.
      open_library: organic gardening problems | Reference books | Borrow when you need it.
    `,
  },
  {
    for: 'far',
    title: 'A year ahead: planning the whole',
    summary: 'Brings plants, seasons and your own time together in a plan for the coming year.',
    teach: prose`
      In winter gardens are made on paper. Take the diary: what grew well, what was too much work, where were you
      gladly? Plan from these. Combine by height, season and neighbourhood, let families of vegetables change their
      place each year, see that something flowers in every month, for you and for the bees. Draw a plan with only half
      of what you would like.

      Think of your own time as you think of light: it is limited and unevenly spread. Trees and shrubs carry a garden
      with little work, annuals give colour with much. Add one new thing a year and let go of one old thing. Then save
      some seed of the best. With it ${name} becomes what it has always been, a story that goes on.
    `,
    practise: prose`
      A plan for twelve months on one page, with two tasks a month at most. A list of plants with reasons. Exchange
      seeds or plants with three people.
    `,
    ready: 'the plan hangs on the door, and it leaves some Sundays free',
    objectives: lines`
      Learn from the past season
      Plan successions and combinations
      Match the garden to your time
      Save seed and exchange plants
    `,
    resources: shelf`
      youtube: ${search} yearly planning | Plans by experienced people | Take the form, not the amount.
      wikipedia: crop rotation | Why plants move house | Works on small beds too.
      open_library: garden design planting | Books with plans | Good winter reading.
      internet_archive: garden history | Gardens of other times | Ideas that have lasted.
    `,
  },
]
