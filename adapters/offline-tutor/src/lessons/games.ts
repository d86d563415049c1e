import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const gamesLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `${Name}: rules, aim, and a first go without fear`,
    summary: 'Teaches the rules by doing, and the one question that keeps beginners out of trouble.',
    teach: prose`
      Learn the rules in layers. First the aim: when has one won, or solved it? Then what one may do, one thing at a
      time, with a small exercise for each. Leave the exceptions for the second evening. Then begin at once, with
      somebody patient, a program on its weakest level, or alone; twenty quick bad rounds teach more than one long
      careful one.

      From the start get used to one question before every move: what can go wrong now? Beginners look at what they
      want; those who win look first at what the other wants. This single habit is worth more in ${name} than any
      clever line. And decide that losing is your tuition fee. It is low, and you get something for it.
    `,
    practise: prose`
      One short round a day, with the question said under your breath before each move. After it write down one
      sentence: what surprised me? Explain the rules to someone else by the end of the week.
    `,
    ready: 'you no longer think about the rules and can teach them in ten minutes',
    objectives: lines`
      Explain the aim and the rules
      Ask what can go wrong before every move
      Finish twenty short rounds
      Note one surprise after each
    `,
    resources: shelf`
      youtube: how to play ${search} | The rules, shown | Follow with the real thing before you.
      wikibooks: ${search} | A free handbook | Rules, terms and first advice.
      wikipedia: ${search} | Rules and history | Look up the exceptions here.
      open_library: ${search} beginners | Books to borrow | A book asks questions, and waits.
    `,
  },
  {
    for: 'everyone',
    title: 'Patterns: seeing what is going on at a glance',
    summary: 'Trains recognition with many short exercises, since strong players see rather than calculate.',
    teach: prose`
      A strong player does not think faster; he sees more at once. Years of practice have turned single details into
      patterns, as letters turn into words. Patterns can be learnt on purpose: collect the ten or fifteen that occur
      most often in ${name}, learn a name for each, and do short exercises until they leap to the eye.

      Short means short: two minutes a problem at most, then look at the solution, then do it again tomorrow. Return
      to the same set until you solve it without thinking; only then take new ones. It is a little boring and works
      like nothing else. Then look for the patterns in real games, where nobody tells you that there is something to
      find.
    `,
    practise: prose`
      Fifteen minutes of short exercises a day, the missed ones again after one, three and seven days. In your own
      games mark afterwards each place where a known pattern was there and you did not see it.
    `,
    ready: 'you solve a set of a hundred basic exercises with at most five mistakes, each in seconds',
    objectives: lines`
      Name the most frequent patterns
      Recognise them in exercises within seconds
      Find them in real play
      Repeat missed exercises in intervals
    `,
    resources: shelf`
      youtube: ${search} patterns tactics | Patterns with examples | Pause before each solution.
      internet_archive: ${search} problems | Old collections of exercises | Good ones never age.
      wikipedia: chunking psychology | Why experts see more | The experiment was made with players.
      open_library: ${search} puzzles | Books full of exercises | One page a day.
    `,
  },
  {
    for: 'everyone',
    title: 'Thinking ahead: candidates, consequences, a check at the end',
    summary: 'Gives you an orderly way of deciding, for the moments in which no pattern helps.',
    teach: prose`
      When nothing leaps to the eye, you need order. First list two or three candidates, before you go deeper into
      any. Then follow each: I do this, the best answer is that, and then? Imagine the resistance to be as strong as
      possible; hope is not a method. Stop where it is quiet, and compare.

      Then, before you act, look up as if you saw the situation for the first time. Is there something simple that I
      have overlooked? This check takes five seconds and saves more than all cleverness. And spend your time where it
      matters: obvious decisions quickly, turning points slowly. In most games there are three or four of these.
    `,
    practise: prose`
      Once a week play or solve slowly, writing down your candidates at each turning point. Compare with a stronger
      player or a program afterwards: was the right one on your list at all?
    `,
    ready: 'the best move is on your list of candidates three times out of four',
    objectives: lines`
      List candidates before calculating
      Assume the strongest reply
      Check for the simple oversight
      Use time according to importance
    `,
    resources: shelf`
      youtube: how to think ${search} strategy | A strong player thinking aloud | Say your own move first.
      wikipedia: decision tree | Thinking in branches | The idea in a drawing.
      open_library: ${search} strategy | Books on planning | Read with a set beside you.
      khan_academy: logic puzzles | Exercises in orderly thinking | For the way to work.
    `,
  },
  {
    for: 'everyone',
    title: `Plans: what strong players of ${name} aim for`,
    summary: 'Moves from single moves to plans: strengths, weaknesses, the phases of a game.',
    teach: prose`
      A plan is an answer to two questions: what is good and bad in my situation, and what would I like it to look
      like in a while? Look at the lasting things first, those that do not go away in the next move. Improve your
      worst piece, card, position or habit; it is nearly always the right plan.

      Know the phases as well. In the beginning one develops and keeps options open; in the middle one makes something
      of it; towards the end exactness counts. Curiously it pays to learn the end first: it is simple enough to
      understand fully, and whoever knows good endings knows what to strive for. Choose two openings at most, and
      learn their ideas, not their lines.
    `,
    practise: prose`
      Take one game or example by a master a week. Cover the moves, guess each, give reasons. Before your own moves at
      a quiet moment say your plan in one sentence.
    `,
    ready: 'you can pause in the middle and say in one sentence what you are trying to do and why',
    objectives: lines`
      Assess a situation by lasting features
      State a plan in one sentence
      Handle simple endings exactly
      Play two openings by their ideas
    `,
    resources: shelf`
      youtube: ${search} master games explained | Great examples with comments | Guess, then listen.
      wikibooks: ${search} strategy | Plans and phases | Take the chapter on endings.
      internet_archive: ${search} games collection | Annotated games | Old annotators explain more.
      open_library: ${search} endgame | Books on the end | Dry for a week, useful for a lifetime.
    `,
  },
  {
    for: 'more',
    title: 'Learning from losses: reviewing your own play',
    summary: 'Makes your own mistakes the best teacher you can get, in twenty minutes a game.',
    teach: prose`
      Everyone plays; those who improve review. Do it in two rounds. First alone and without help: where did I feel
      uncertain, where did the mood turn, what did I plan? Write it down, because afterwards you will believe that you
      knew it all along. Only then ask a stronger player or a program.

      Sort your mistakes: overlooked, miscalculated, did not know, impatient, tired. After ten games a picture
      appears, and it rarely is the one you expected. Treat only the largest heap for a month. Three quarters of all
      losses are due to one or two habits, and changing these is quicker than learning anything new.
    `,
    practise: prose`
      Review one game a week in writing, in twenty minutes, with one sentence on the turning point and one on the
      lesson. Turn each typical mistake into an exercise card.
    `,
    ready: 'you can name your most frequent mistake, and it has become rarer',
    objectives: lines`
      Review without help first
      Find the turning point
      Sort mistakes by cause
      Train against the commonest one
    `,
    resources: shelf`
      youtube: how to analyse ${search} | Reviews of ordinary games | Ordinary games teach most.
      wikipedia: hindsight bias | Why one writes it down first | One page that saves much vanity.
      open_library: ${search} mistakes | Books on typical errors | You will meet yourself.
      khan_academy: probability | How likely things really are | Luck and skill are easier to tell apart afterwards.
    `,
  },
  {
    for: 'far',
    title: `A season of ${name}: opponents, nerves and a next step`,
    summary: 'Takes you among people: a club, a tournament or a circle, and a plan for the next months.',
    teach: prose`
      With people everything becomes different. There are clocks, nerves, good and bad company. Look for a club or a
      regular circle, and play a small tournament, whatever the result. Prepare soberly: sleep, food, two familiar
      beginnings, one aim that does not depend on the result.

      Nervous is normal. Write the move down before you make it, breathe out, look once more. After a loss stand up
      and walk before you start again; most second losses are children of the first. At the end of the season look
      through your reviews, choose one strength to expand and one weakness to cure, and forget the rest.
    `,
    practise: prose`
      One longer game a week against somebody a little stronger. One occasion in the coming two months. Teach someone,
      because explaining shows you where you only believed that you knew.
    `,
    ready: 'you have played a small tournament or series and know what you will work on until the next',
    objectives: lines`
      Prepare for an event
      Handle time and nerves
      Recover from a loss
      Plan the next three months
    `,
    resources: shelf`
      youtube: ${search} tournament tips | Experience from many rounds | Choose three and write them down.
      wikipedia: elo rating system | What ratings mean | So that numbers do not rule you.
      open_library: ${search} psychology | Books on nerves and will | For the train ride home.
      internet_archive: ${search} magazine | Magazines of past seasons | Stories that make you want to play.
    `,
  },
]
