import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const runningLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'Run and walk: the first four weeks',
    summary: 'Start running three times a week in minutes, not kilometres, and stay unhurt.',
    teach: prose`
      Your heart and lungs adapt in weeks, tendons and bones in months. That gap is why beginners get hurt, and why
      you begin with running and walking in turns. Go out three times a week with a day off between. Walk briskly for
      five minutes, then eight rounds of one minute running and two minutes walking, then walk home. Each week
      lengthen the run by half a minute or a minute and shorten the walk, as long as you finish fresh. By week four
      you’ll be at three minutes running and one walking.

      The right speed is embarrassingly slow: you can talk in whole sentences. If you can’t, slow down; that isn’t
      weakness but training the right thing. Choose shoes that feel good at once and replace them when they are worn
      flat. Ask a doctor first if you have a heart condition, chest pain, or have done no exercise for many years. And
      stop for pain that makes you limp.
    `,
    objectives: lines`
      Run and walk in turns three times a week
      Find a speed at which you can talk
      Lengthen the run by half a minute or a minute each week
      Recognise pain that means stop
    `,
    resources: shelf`
      youtube: beginner running run walk plan | The first weeks shown | Copy the slowness before anything else.
      wikipedia: run walk method beginners | How run-walk plans came about | The week-by-week idea in short.
      khan_academy: circulatory respiratory system exercise | What training does to the heart | It makes slow running
        feel clever.
      open_library: beginner running | First books on running | Borrow one that spends pages on rest.
    `,
  },
  {
    for: 'early',
    title: 'Thirty minutes without a stop',
    summary: 'Join the running parts together, and get through the crisis in minute ten.',
    teach: prose`
      From run-walk to thirty minutes takes another four to six weeks. Join the pieces: two times ten minutes with a
      two-minute walk, then 15 and 10, then 20, 25, 30. Repeat a week whenever it felt hard. There is no prize for
      hurrying.

      Minute ten is often the worst. Breathing has not settled, legs complain, the head suggests going home. It
      passes, mostly by minute fifteen, if you start slower than you’d like. Use the first five minutes as a warm-up
      and look at nothing but the road. Shorten your steps on hills and keep the effort, not the speed. For breath,
      don’t count; relax the shoulders and let the belly move. Small aches in calves and shins are usual when you add
      time. A sharp spot on the bone that hurts when you press it is not: rest, and have it looked at. Write each run
      down in one line: minutes, feeling, anything that ached.
    `,
    objectives: lines`
      Join running parts into thirty minutes
      Start slowly enough to pass minute ten
      Keep the effort and not the speed on hills
      Tell a usual ache from a sharp spot on the bone
    `,
    resources: shelf`
      youtube: how to run 30 minutes without stopping | Plans and pacing | Notice how slowly they start.
      wikipedia: second wind breathing | Why it gets easier after a while | An explanation to hold on to in minute ten.
      internet_archive: jogging thirty minutes | Classics of the first running boom | Charming, and right about patience.
      open_library: running log minutes diary | Books with logs | Copy the layout into a notebook.
    `,
  },
  {
    for: 'everyone',
    title: 'Run lightly: stride, posture and strong legs',
    summary: 'Improve your stride with short steps and posture, and protect it with two strength sessions a week.',
    teach: prose`
      You needn’t copy an elite runner’s style. But one change helps nearly everyone: shorter, quicker steps. Count
      your right foot for a minute; 80 to 90 is usual. If you’re well below, add five, and your foot lands closer
      under your body, with less braking. Run tall, lean from the ankles, let the arms swing back rather than across,
      and land quietly. Whether heel or middle touches first matters much less than where.

      Then make the legs strong. Twice a week, fifteen minutes: squats, calf raises on a step (straight and bent
      knee), step-ups, single-leg bridges and a plank. Two sets of ten to fifteen, hard towards the end. Calves carry
      several times your weight at every step, so they are worth the most. Before a run, move instead of holding
      stretches: leg swings, lunges, a few skips. Finish one easy run a week with four relaxed strides of 20 seconds.
    `,
    objectives: lines`
      Count your steps and shorten the stride
      Run tall and land quietly
      Do two strength sessions a week for calves and hips
      Warm up with movement instead of holding stretches
    `,
    resources: shelf`
      youtube: running form cadence strength exercises | Form and exercises, filmed | Film yourself for ten seconds
        and compare.
      wikipedia: running stride cadence biomechanics | What happens in a step | A sober answer to the question of heel
        or forefoot.
      khan_academy: calf muscles tendons legs | Muscles and tendons | Know what you’re strengthening.
      open_library: strength training for runners | Exercise books for runners | Pick five exercises and stay with
        them.
    `,
  },
  {
    for: 'everyone',
    title: 'Build a running week: easy, long, and a little fast',
    summary: 'Arrange your runs so that you get fitter from week to week without breaking down.',
    teach: prose`
      Fitness comes from many easy minutes and a few hard ones. Keep about four fifths of your running time easy
      enough to chat. With three runs a week, make one long, one short and easy, and one with some speed: after a
      warm-up, six times one minute brisk and two minutes slow, for instance. Never put two hard days side by side.

      Add by small steps. Lengthen the long run by five minutes a week, and every fourth week cut everything by a
      third, because the body builds during rest. Sleep is the strongest training aid there is; two bad nights are a
      reason to run easy. Watch three warning signs: a resting pulse that is up by ten beats for days, legs that stay
      heavy, no wish to go. One of them: go easier. Two: take days off. For runs under an hour water is enough, and a
      small snack an hour before is plenty.
    `,
    objectives: lines`
      Keep four fifths of your time easy
      Arrange a week with a long, an easy and a brisk run
      Cut back every fourth week
      Watch for three warning signs of too much
    `,
    resources: shelf`
      youtube: running training week easy long intervals | Weeks explained by coaches | Compare theirs with your
        calendar.
      wikipedia: interval training long-distance training | Kinds of runs and what they do | Learn the names that
        plans use.
      wikiversity: exercise fitness rest | Free course pages | For the reasons behind rest weeks.
      internet_archive: distance running training | Training books of great coaches | They agree on one thing: mostly
        easy.
    `,
  },
  {
    for: 'everyone',
    title: 'Five kilometres on the day: pace, nerves, finish',
    summary: 'Prepare for a 5 km run, whether a parkland event or your own route, and run it evenly.',
    teach: prose`
      A day with a number makes training real. Choose a 5 km event or mark a route. Three weeks before, run the whole
      distance once, slowly, to know that you can. In the last week halve your running and keep a few short strides,
      so that the legs are fresh.

      Pacing decides the rest. Most people run the first kilometre too fast and pay for it in the fourth. Take a pace
      you’re sure of, and make the first kilometre your slowest: if you hope for 30 minutes, that’s 6 minutes a
      kilometre, so start at 6:10. Kilometres two and three find the rhythm; four is for holding on, with the eyes on
      the runner in front; in the last 500 metres spend what is left. Eat what you know, two to three hours before.
      Pin on the nerves as energy: everyone there has them. Afterwards walk ten minutes, eat, and take two easy days.
    `,
    objectives: lines`
      Work out your pace for a kilometre
      Run the first kilometre slowest
      Ease off in the last week
      Recover with a walk and two easy days
    `,
    resources: shelf`
      youtube: 5k race pacing strategy first race | How to share out your strength | Write your three times on your
        hand.
      wikipedia: 5K run pacing | The distance and its records | See what even pace looks like.
      khan_academy: rates unit conversion pace speed | Practice with speed and pace | Minutes per kilometre without a
        calculator.
      open_library: first 5k race running | Books for a first race | Read the last two chapters the week before.
    `,
  },
  {
    for: 'far',
    title: 'Towards ten kilometres: threshold runs and hills',
    summary: 'Double the distance with one longer run, one threshold run and hills, over ten weeks.',
    teach: prose`
      From 5 to 10 km you need endurance more than speed. Stretch the long run to 70 or 80 minutes over ten weeks,
      still at talking pace. Add a threshold run: 20 minutes at a speed you could just hold for an hour, comfortably
      hard, three words at a time. Begin with three times six minutes and a minute’s jog between. It raises the speed
      at which your muscles are still able to clear what they produce.

      Hills are strength work in disguise. Find a slope of about a minute, run up six times with even effort, and walk
      down. Lean from the ankles and drive the knees; don’t stare at your feet. Do it every other week in place of the
      brisk run. With four runs a week the fourth is short and easy. In race week rest more than feels right. Start
      the 10 km about 10 to 15 seconds per kilometre slower than your 5 km pace, and judge again at the seventh.
    `,
    objectives: lines`
      Stretch the long run to seventy minutes
      Run at threshold in three parts
      Run hills with even effort
      Choose a start pace for 10 km
    `,
    resources: shelf`
      youtube: threshold run hill repeats 10k training | Both sessions explained on the road | Listen to their breath:
        that’s the effort.
      wikipedia: lactate threshold 10K run | What threshold means | The curve explains “comfortably hard”.
      internet_archive: hill running coaching | Coaching books with hill sessions | Adapt the numbers
        downwards.
      mit_ocw: muscles endurance energy | University notes on energy | For the science behind the long run.
    `,
  },
]
