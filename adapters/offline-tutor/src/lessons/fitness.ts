import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const fitnessLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `${Name}, begun small: the first two weeks`,
    summary: 'Finds your starting point and builds a habit that is almost too easy to fail.',
    teach: prose`
      The commonest mistake is to start with the enthusiasm of the first day, and ${name} is no exception. Heart and
      will adapt in weeks, tendons and joints in months; whoever does too much early pays later. So begin with less
      than you could: a pace at which you can talk, a load that feels light, an end at which you would like to go on.
      If you have a condition, pain, or a long break behind you, see a doctor before you begin.

      Measure where you stand, without judging: how far in twelve easy minutes, how many clean repetitions, how you
      sleep, how you feel on the stairs. Then tie the new habit to an old one: after the morning coffee, on the way
      home. Lay the things out the evening before. The aim of these two weeks is only to turn up.
    `,
    practise: prose`
      Three short sessions a week, twenty minutes at most, always on the same days. Note one line after each: what,
      how long, how it felt from one to ten. If you miss one, do not make up for it; do the next.
    `,
    ready: 'you have kept six appointments with yourself in a row, and looked forward to the last one',
    objectives: lines`
      Assess your starting point honestly
      Train at a pace at which you can talk
      Tie training to a fixed place in the day
      Recognise signs that call for rest or a doctor
    `,
    resources: shelf`
      youtube: ${search} for beginners | A gentle start, shown | Follow at half the amount.
      wikipedia: physical exercise | What movement does for the body | Good reasons for grey mornings.
      open_library: ${search} beginners | Books with plans | Choose the most modest one.
      khan_academy: health and medicine | How heart and muscles work | Knowing it helps to be patient.
    `,
  },
  {
    for: 'everyone',
    title: 'Good form first: moving so that nothing is strained',
    summary: 'Works on technique, so that effort goes where it should and training does no harm.',
    teach: prose`
      Technique is free speed, or strength, and the best protection. In most kinds of movement it comes down to a few
      points: posture, where the force begins, rhythm, breath. Learn one point at a time and exaggerate it. Nobody can
      think of three corrections at once.

      Film yourself for half a minute from the side. What you feel and what you do are two different things at first,
      and the picture settles the argument. Compare with somebody good of your size. Practise technique when you are
      fresh, at the start of a session, and stop when it crumbles: tired repetitions teach tired movements.
    `,
    practise: prose`
      Ten minutes of technique at the beginning of each session, with one cue in mind, such as “tall”, “quiet feet” or
      “breathe out with the effort”. A film every two weeks. Ask a trainer or a good friend once for a look.
    `,
    ready: 'a film from the end of a session shows nearly the same form as one from its beginning',
    objectives: lines`
      Name the key points of good form
      Work with one cue at a time
      Check yourself on film
      Stop before technique breaks down
    `,
    resources: shelf`
      youtube: ${search} proper technique | Form in slow motion | Compare with your own film.
      wikipedia: ${search} | Technique and terms | Look up what a trainer means.
      internet_archive: physical training | Old and sober handbooks | The basics have hardly changed.
      open_library: ${search} technique | Books with picture sequences | Good to have beside the mat.
    `,
  },
  {
    for: 'everyone',
    title: 'How a body adapts: load, rest, and the art of increasing',
    summary: 'Explains how to increase, how to recover, and how to tell tiredness from harm.',
    teach: prose`
      Training makes you weaker; rest makes you stronger. A session is a question to the body, and the answer comes in
      the two days after. So the week needs a rhythm: hard, easy, nothing. Most of it should be easy, really easy, and
      a small part hard; the grey in between tires much and brings little.

      Increase one thing at a time: first how often, then how long, only then how hard. A tenth more a week is plenty,
      and every fourth week should be lighter. Soreness that passes in two days is normal; a pain that is sharp,
      one-sided or grows from session to session is a reason to stop. Sleep is the strongest means there is, and it is
      free.
    `,
    practise: prose`
      Plan four weeks on one page with three colours for hard, easy and rest. Note your pulse or mood in the mornings.
      Take the lighter week even if you feel splendid, above all then.
    `,
    ready: 'you have finished a cycle of four weeks, including the light one, and are better than before',
    objectives: lines`
      Plan a week with hard, easy and free days
      Increase one quantity at a time
      Tell fatigue from injury
      Use sleep and food for recovery
    `,
    resources: shelf`
      youtube: progressive overload recovery explained | Increasing without injury | Draw your own curve beside it.
      wikipedia: supercompensation | The idea in one diagram | It makes rest days easy to defend.
      khan_academy: muscles and bones | How tissue adapts | Short lessons.
      open_library: training theory | Books on planning | For those who like tables.
    `,
  },
  {
    for: 'everyone',
    title: `A week that works: your own plan for ${name}`,
    summary: 'Puts together sessions of different kinds into a week that fits your life.',
    teach: prose`
      A good plan is one that survives an ordinary week. Begin with two fixed sessions that nothing may touch, and one
      that may move. Give each a different task: one long and easy, one short and brisk, one for technique and
      strength. Variety trains more and bores less.

      Add what supports ${name}: a quarter of an hour of strength for hips, back and shoulders twice a week protects
      you better than any shoe or belt. Prepare a small version of each session for bad days: ten minutes count. And
      decide beforehand what happens when you are ill or travelling, so that a gap does not become an ending.
    `,
    practise: prose`
      Live with the plan for three weeks without changing it, then change one thing. Each Sunday ask: what did I keep,
      what was hard to keep, what will be different? Find one person with whom you share a weekly session.
    `,
    ready: 'three ordinary weeks have gone by, with at least four fifths of the sessions done',
    objectives: lines`
      Build a week from sessions with different tasks
      Include supporting strength and mobility
      Prepare short versions for bad days
      Review and adjust weekly
    `,
    resources: shelf`
      youtube: ${search} training plan | Plans and their reasons | Take the structure and halve the amount.
      wikipedia: exercise physiology | What different sessions do | Good for choosing.
      open_library: ${search} training | Books with plans for many levels | Look for your number of days.
      internet_archive: fitness training | Programmes of all times | Simple ones age best.
    `,
  },
  {
    for: 'more',
    title: 'Fuel and sleep: the other twenty-three hours',
    summary: 'Covers eating, drinking, sleeping and sitting, soberly and without miracles.',
    teach: prose`
      What you do in the remaining hours decides what training can do. Eat enough: real food, protein spread over the
      day, vegetables you like, carbohydrates around the hard sessions. Nobody needs powders to begin. Drink when
      thirsty, more in the heat. Change one thing a fortnight, because ten good intentions on a Monday are none by
      Thursday.

      Sleep is where you get better. A fixed time for getting up does more than any trick; light in the morning, less
      of it in the evening. And move between sessions: stand up every hour, take the stairs, walk while you make
      calls. If eating or weight begins to rule your thoughts, talk to a professional; that is wise, not weak.
    `,
    practise: prose`
      Keep a plain diary for one week, without changing anything: food, sleep, mood, sessions. Look for one
      connection. Then change one thing for two weeks and see whether it is true.
    `,
    ready: 'you know two habits that make your training days better, and keep them without effort',
    objectives: lines`
      Eat to support training, without rules of faith
      Improve sleep with two simple habits
      Move more in everyday life
      Recognise dubious promises
    `,
    resources: shelf`
      khan_academy: nutrition | Sober basics | An antidote to advertisements.
      youtube: sports nutrition basics | Eating around training | Prefer dull and well-founded speakers.
      wikipedia: sleep hygiene | What helps and what is known | A short list to choose from.
      open_library: sports nutrition | Books by professionals | Check the date and the author’s training.
    `,
  },
  {
    for: 'far',
    title: 'An aim with a date, and what comes after',
    summary: 'Prepares an event or a test of your own, and keeps the habit alive beyond it.',
    teach: prose`
      A date gives direction. Choose an event or a test of your own that is a little beyond you, eight to twelve weeks
      away. Count backwards: the last week easy, the weeks before most like the event, before that the foundation.
      Rehearse everything once: start time, food, clothes, pace.

      On the day start slower than you want; nobody has ever regretted it. Have three aims: one that is sure, one that
      is likely, one for a perfect day. And plan the week after now. Many stop when the aim is reached. Rest,
      celebrate, and then choose the next small question to your body.
    `,
    practise: prose`
      Write the countdown on one page and put it where you see it. Do one dress rehearsal at three quarters of the
      effort. After the event write down what you would tell yourself twelve weeks earlier.
    `,
    ready: 'the day has come and gone, and you know what you want to do next',
    objectives: lines`
      Choose a realistic aim with a date
      Plan backwards and taper
      Rehearse the day
      Continue after the event
    `,
    resources: shelf`
      youtube: ${search} race day tips | Experience from many starts | Note three points, no more.
      wikipedia: tapering sports | Why less helps before the day | For those who cannot sit still.
      open_library: sports psychology | Books on pacing and nerves | Useful well beyond sport.
      internet_archive: ${search} | Stories of those who went before | Reading for the rest week.
    `,
  },
]
