import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const examLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `The demands of ${name}: form, rules, yardstick`,
    summary: `Gets to know ${name} from the outside: parts, times, points, and the usual kinds of tasks.`,
    teach: prose`
      Many people study for months without ever having read the rules. Do that first, in the official description: how
      many parts, how long, which aids, how is it marked, is there a deduction for wrong answers? Put it on one page,
      with the points beside each part. From this page you can read where your hours bring most.

      Then look at two old papers or official samples without solving them. Sort the tasks into kinds; there are fewer
      than it seems. Note for each kind what a good answer contains, in the words of the marking scheme. Whoever knows
      how points are given writes differently, and the same knowledge brings more of them.
    `,
    practise: prose`
      Make the one page and hang it up. Explain the form of the exam to somebody in two minutes. Count how many points
      each kind of task brings and how many minutes it may therefore take.
    `,
    ready: 'you know all parts, times and points by heart, and nothing about the form can surprise you',
    objectives: lines`
      Describe parts, times and rules
      Sort tasks into kinds
      Read a marking scheme
      Work out minutes per point
    `,
    resources: shelf`
      youtube: ${search} format explained | The form, step by step | Check each statement against the official rules.
      wikipedia: ${search} | Background and structure | A quick overview.
      open_library: ${search} preparation | Books with sample papers | Look for a recent year.
      internet_archive: ${search} | Older papers and guides | Good for sorting kinds of tasks.
    `,
  },
  {
    for: 'everyone',
    title: 'Where do you stand? An honest trial run and a plan backwards',
    summary: 'Uses a trial run to find out what is missing, and turns it into a plan from the date backwards.',
    teach: prose`
      Do a complete paper under real conditions as early as you can, precisely because you are not ready. Clock,
      silence, no aids. Mark strictly. The score is unimportant; what matters is the list of lost points: did not
      know, could not recall, misread, careless, out of time. Each cause has another cure.

      Now plan backwards from the date. The last week belongs to sleep and light repetition, the two weeks before to
      whole papers, everything earlier to gaps, the most expensive first. Plan for four fifths of your time only; life
      takes the rest. If there are more gaps than weeks, leave some open on purpose. That is no defeat but a
      calculation.
    `,
    practise: prose`
      One trial run, one list, one calendar. Write for each week a single sentence: at its end I can … . Move things
      every Sunday without anger.
    `,
    ready: 'a plan to the day of the exam hangs on the wall, and its first week went roughly as planned',
    objectives: lines`
      Take a trial run under real conditions
      Sort lost points by cause
      Plan backwards with reserves
      Decide what to leave out
    `,
    resources: shelf`
      youtube: ${search} study plan | Plans from others | Take the structure, not the hours.
      wikipedia: planning fallacy | Why plans are too tight | A good reason for reserves.
      open_library: ${search} practice | Books of trial papers | Save two for the end.
      khan_academy: study skills | Short lessons on learning | For setting up your weeks.
    `,
  },
  {
    for: 'everyone',
    title: 'Learning so that it is there: recall instead of rereading',
    summary: 'Replaces rereading and marking by methods that hold under pressure.',
    teach: prose`
      Rereading feels like learning and is mostly recognising. In the exam nobody shows you the page; you have to
      fetch it from nothing. So practise the fetching. Close the book, write on an empty sheet what you know, look up
      what is missing, close again. It is strenuous, and the strain is what does the work.

      Space it out: the same thing after one day, three, seven, fourteen. Mix topics, so that you have to decide which
      method applies. Turn headings into questions and put them on cards, with one thought each. Explain aloud. And
      learn from the mistakes of the trial run above all; a mistake understood is the cheapest point there is in
      ${name}.
    `,
    practise: prose`
      Per sitting: five minutes of empty sheet on yesterday, twenty-five of new things, ten of mixed tasks, five of
      cards. No telephone in the room. Stop at the end of the time, even if it is going well.
    `,
    ready: 'you can fill an empty sheet on each topic and find the gaps yourself',
    objectives: lines`
      Recall from memory instead of rereading
      Space repetitions over weeks
      Mix kinds of tasks
      Learn systematically from mistakes
    `,
    resources: shelf`
      wikipedia: testing effect | Why recall beats rereading | The most useful page for anyone with an exam.
      youtube: active recall spaced repetition | The methods shown | Start the same day.
      open_library: make it stick | Books on the science of learning | Chapter two is enough to begin.
      wikiversity: study skills | Exercises and lists | Choose one method a week.
    `,
  },
  {
    for: 'everyone',
    title: `The weak places: three gaps closed for good`,
    summary: 'Takes the three most expensive gaps and closes them one after the other.',
    teach: prose`
      Everybody likes practising what goes well. Now do the opposite, in small portions. Take the most expensive gap
      from your list and go back to where you still understand everything, even if that lies two years behind. From
      there step by step: an explained example, a half-finished one, one of your own, three in a mix.

      Ask for help after a quarter of an hour of honest trying, and ask precisely: up to here I understand, this step
      I do not. A second explanation by another voice often does it. When a gap is closed, put two of its tasks into
      the mix for the coming weeks, so that it stays closed. Three closed gaps change the result of ${name} more than
      a hundred hours of general repetition.
    `,
    practise: prose`
      One gap a week, four sittings. In the first find the lowest point that holds, in the last do tasks in exam form
      against the clock. Teach it to somebody at the end.
    `,
    ready: 'the tasks you feared are among those you do first',
    objectives: lines`
      Trace a gap to its origin
      Work from examples to your own solutions
      Ask precise questions
      Keep closed gaps closed
    `,
    resources: shelf`
      khan_academy: ${search} | Exercises from the ground up | Start one level lower than you think.
      youtube: ${search} difficult questions explained | Hard tasks, solved | Try for ten minutes first.
      open_library: ${search} workbook | Exercises with answers | Only the chapters on your gaps.
      wikibooks: study guide | Free guides by subject | A second explanation.
    `,
  },
  {
    for: 'more',
    title: 'Against the clock: whole papers and good tactics',
    summary: 'Trains the exam itself: pace, order, guessing, checking, and staying calm.',
    teach: prose`
      From now on do whole papers. Under time one makes different mistakes, and these can be practised away as well.
      Fix an order: first a look at everything, then what is safe, then what is worth much, at last the rest. Write
      the times at which you must have moved on in the margin beforehand. A task that resists gets a mark and has to
      wait.

      Check with a method, not by reading: unit, sign, size, has the question been answered? If you may guess, guess
      cleverly, and never leave anything empty without need. Afterwards spend as much time on the marking as on the
      paper; there you learn. Two papers a week, well evaluated, are worth more than five that you only got through.
    `,
    practise: prose`
      Two papers a week at the hour of the real exam. Keep a table: points, lost points by cause, one resolution for
      the next time. Do one of them in a strange place with noise.
    `,
    ready: 'you finish in time, three times in a row, and the result varies only a little',
    objectives: lines`
      Keep to a time plan within the exam
      Choose the order of tasks
      Check results with a method
      Evaluate trial papers for their lessons
    `,
    resources: shelf`
      youtube: ${search} time management tips | Tactics compared | Try one per paper.
      internet_archive: ${search} past papers | Older papers for practice | The kinds of tasks change slowly.
      wikipedia: test-taking | What is known about tactics | Short and sober.
      open_library: ${search} past papers | Collections with solutions | Keep the newest for the last week.
    `,
  },
  {
    for: 'everyone',
    title: 'The last week and the day itself',
    summary: 'Brings you to the exam rested, with everything ready and a plan for bad moments.',
    teach: prose`
      In the last week nothing new is learnt; what you have is sharpened. Do one paper early in the week, then cards
      and empty sheets, shorter every day. Sleep now counts double, for the brain files at night what you put on the
      table by day. The evening before you lay everything out: papers, pens, water, the way there, a second way.

      For the exam have three sentences ready. At the beginning: I read everything first. In a blackout: pen down,
      breathe out three times, take the easiest task. At the end: I check what brings most. Nervousness is part of it,
      and makes you quick. And afterwards, whatever happens, do something nice that you arranged beforehand.
    `,
    practise: prose`
      Rehearse the morning once, with the alarm and the way there. Practise the three breaths in each trial paper. On
      the last evening no books after supper.
    `,
    ready: 'the bag is packed, the three sentences are in your head, and you would rather go today than next week',
    objectives: lines`
      Taper off the work before the day
      Prepare things and ways
      Use a plan for blackouts
      Look back in order to learn from it
    `,
    resources: shelf`
      youtube: exam anxiety breathing | Exercises to join in | One is enough, if you can do it.
      wikipedia: test anxiety | What happens and what helps | You are in large company.
      open_library: test anxiety | Books for steady nerves | For the train, not for the night.
      khan_academy: growth mindset | Short lessons on setbacks | Whatever the result may be.
    `,
  },
]
