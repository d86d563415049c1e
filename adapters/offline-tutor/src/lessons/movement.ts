import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const movementLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Arriving in your body: stance, balance and breath for ${name}`,
    summary: 'Lays the ground: how to stand, to breathe, to fall or stop safely, and what to wear and look for.',
    teach: prose`
      Everything in ${name} begins with how you stand. Feel the whole foot, let the knees be soft, find the point at
      which standing costs no effort. From there shift your weight, forwards, back, to the side, until just before you
      lose it. Balance is not holding still; it is many small corrections, and these can be practised while brushing
      your teeth.

      Learn the safe exit before the entrance: how to stop, get down, let go, fall or land. Whoever trusts the exit
      dares more. For the first lessons look for a teacher or a group if you can, because a hand on the shoulder
      corrects in a second what a text cannot. Watch one hour before you join in; how beginners are spoken to tells
      you all you need to know.
    `,
    practise: prose`
      Ten minutes a day without any equipment: stand, breathe, shift weight, turn. Barefoot, if the floor allows. Add
      one basic movement a week, slowly, on both sides.
    `,
    ready:
      'you stand calmly on either leg for half a minute and know how to get out of every position that you get into',
    objectives: lines`
      Find a stable and relaxed stance
      Use breath to loosen tension
      Stop, fall or leave a position safely
      Choose a teacher or group with care
    `,
    resources: shelf`
      youtube: ${search} for absolute beginners | First movements, shown slowly | Do it once along with the film, once
        without.
      wikipedia: ${search} | Origin, rules and terms | You will understand your teacher better.
      open_library: ${search} beginners | Books with pictures | Good for the evening after.
      internet_archive: ${search} | Books and films from the archives | A short look at how it used to be taught.
    `,
  },
  {
    for: 'everyone',
    title: `The basic movements of ${name}, one at a time`,
    summary: 'Builds the handful of movements on which all others rest, slowly, and in the right order.',
    teach: prose`
      Every discipline has about seven movements that return everywhere. Find out which they are in ${name}, and give
      each a week. Take it apart: where does it begin, which part of the body leads, where does the weight go, when do
      you breathe out? Do it in slow motion first; whoever can do it slowly understands it.

      Attend to one thing at a time, and preferably to something outside you: the spot you reach for, the sound of the
      ball, the line that your hand draws. Thinking about joints makes stiff, thinking about the effect makes smooth.
      If something does not work, it is nearly always one link earlier than where you notice it.
    `,
    practise: prose`
      Each movement ten times slowly, ten times in flow, on both sides, on most days of the week. Film one try in
      five. Let someone who is better choose the one correction for the week.
    `,
    ready: 'the basic movements come without counting, and equally on your weaker side',
    objectives: lines`
      Name the basic movements
      Perform each slowly and in flow
      Direct attention to the effect
      Work with one correction a week
    `,
    resources: shelf`
      youtube: ${search} basics technique | The basics in close-up | Slow it down to half speed.
      internet_archive: ${search} | Old handbooks and films | Simple drawings show the essential.
      wikipedia: motor learning | How movements are learnt | It explains the bad day before the breakthrough.
      open_library: ${search} technique | Books on technique | Look at the feet in every picture.
    `,
  },
  {
    for: 'everyone',
    title: 'Putting it together: sequences, timing, flow',
    summary: 'Joins single movements into sequences and lets rhythm do the remembering.',
    teach: prose`
      Single words are not yet speech. Join two movements, then three, and practise the seam between them, since that
      is where things fall apart. Give the sequence a rhythm: count, hum, breathe. The body remembers rhythm better
      than instructions, and timing is what looks like talent from outside.

      Then vary. The same sequence slower, faster, smaller, with eyes on the horizon, on another surface, after a
      turn. Variation feels like a step back and makes the movement reliable. If you practise with a partner, a ball
      or music, let them change something without telling you; reacting is part of ${name}, and can be learnt.
    `,
    practise: prose`
      Five minutes of warming up with the basics, ten of sequences, five free. Learn one new sequence a week and keep
      the old ones alive by doing each once every other week.
    `,
    ready: 'you can run through a sequence while somebody asks you an easy question',
    objectives: lines`
      Join movements without a break
      Use rhythm and breath for timing
      Vary speed, size and direction
      React to something unforeseen
    `,
    resources: shelf`
      youtube: ${search} drills and sequences | Sequences to follow | Learn one, not five.
      wikipedia: flow psychology | When moving gets easy | And why it needs the right difficulty.
      open_library: ${search} training | Books with drills | Choose three and repeat them.
      khan_academy: how muscles work | What happens when you move | Short lessons for a rest day.
    `,
  },
  {
    for: 'everyone',
    title: `With others: practice, play and manners in ${name}`,
    summary: 'Prepares the step from practising to taking part, with its rules, habits and nerves.',
    teach: prose`
      With others everything changes: less time, more noise, somebody who wants something else. Learn the rules and
      the unwritten manners first; they keep people safe and make you welcome. Ask for what you need (slower, lighter,
      again please): good partners are glad to hear it.

      Give each meeting a task of your own, independent of winning: today I watch the breath, today I keep my eyes up,
      today I use only what I learnt last week. Thus every meeting is a success in one respect. And look for people
      who are a little better than you, and for some who are just beginning; from the first you learn technique, from
      the second you learn what you know.
    `,
    practise: prose`
      One session a week with others, with one task of your own and two sentences of notes afterwards. Thank your
      partners. Practise alone what went wrong, on the very next day, for ten minutes.
    `,
    ready: 'you come home from practice with others knowing exactly what to work on next, and in a good mood',
    objectives: lines`
      Know the rules and manners
      Ask partners for what helps you
      Set a task for every session
      Turn mistakes into the next practice
    `,
    resources: shelf`
      youtube: ${search} etiquette and tips | Good manners, explained | Saves awkward moments.
      wikipedia: sportsmanship | Fairness and its history | A short read.
      open_library: inner game | A classic on concentration | One idea per training is enough.
      internet_archive: ${search} | Films and journals | Watch how experienced people behave.
    `,
  },
  {
    for: 'more',
    title: 'A body that holds: strength, mobility, recovery',
    summary: 'Adds the supporting work that keeps you healthy and makes technique easier.',
    teach: prose`
      Technique needs a body that can carry it out. Look at what ${name} demands: hips that open, a back that stays
      long, ankles that react, shoulders that let go. Two short sessions a week for these are enough: pushing,
      pulling, squatting, twisting, in simple forms, slowly and with full movement.

      Stretch when you are warm, and without heroism. Rest days belong to the plan, and so does sleep. A dull
      tiredness is part of it; a sharp or one-sided pain is a message. Reduce, see what happens in three days, and ask
      a professional if it stays. Those who train for decades are mostly those who stopped in time.
    `,
    practise: prose`
      Choose five exercises and do them twice a week for fifteen minutes. Check once a month what has become easier in
      your main practice. Keep one day in the week quite free.
    `,
    ready: 'you recover by the day after next, and positions that were tight have become comfortable',
    objectives: lines`
      Name the physical demands of your discipline
      Train strength and mobility for them
      Plan recovery
      Tell tiredness from injury
    `,
    resources: shelf`
      youtube: ${search} mobility and strength exercises | Supporting work, shown | Choose five and forget the rest.
      khan_academy: muscles and bones | How the body moves | A little anatomy helps.
      wikipedia: warming up | What is known about it | Short and sober.
      open_library: stretching anatomy | Books with drawings | For finding the right spot.
    `,
  },
  {
    for: 'far',
    title: `${Name} as your own: style, performance, the long road`,
    summary: 'Looks further: a performance, a grade or a match, and a way to keep learning for years.',
    teach: prose`
      After a while imitation is not enough. What suits your build, your temperament, your age? Watch three masters
      who are quite different, and note what each leaves out. Take one thing from each into your practice for a month.
      Style is made of such borrowed things that stayed.

      An occasion sharpens everything: a showing, a grading, a tournament, a day with a master. Choose one, plan eight
      weeks backwards, rehearse the circumstances, and take it as a question rather than a verdict. Afterwards go back
      to the very first exercise. It will be a different one, and this is perhaps the nicest moment in learning
      ${name}.
    `,
    practise: prose`
      Keep a training diary with one question a week. Teach a beginner one of the basics. Take part in an occasion,
      film it, and look at the film only a week later.
    `,
    ready: 'somebody recognises you by the way you move, and you have found your next question',
    objectives: lines`
      Study different masters and choose
      Prepare for an occasion
      Teach a basic movement
      Find your own next question
    `,
    resources: shelf`
      youtube: ${search} masters | People worth watching | Once for pleasure, once for the feet.
      wikipedia: deliberate practice | What keeps people improving | Good against plateaus.
      open_library: ${search} mastery | Books by old hands | Read one chapter after training.
      internet_archive: ${search} history | Where it comes from | Roots give style.
    `,
  },
]
