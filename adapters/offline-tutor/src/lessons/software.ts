import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const softwareLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Finding your way: the first hour with ${name}`,
    summary:
      'Gives you a map of the surroundings, the five moves that you will need daily, and a way back from any mistake.',
    teach: prose`
      Nobody knows all of ${name}, and nobody has to. In the first hour you need a map: where is the work, where are
      the tools, where does it say what is going on? Go through every menu once, without doing anything, only reading
      the names. You will be surprised how much of it you find again later because you have once passed by.

      Next learn how to be safe: how to undo, how to save, how to get back yesterday’s state. With those three you can
      try anything. Then learn the five moves that you will make a hundred times a day, and learn them with the
      keyboard from the start. Everything else can be looked up when it is needed.
    `,
    practise: prose`
      Make something tiny from beginning to end and save it: one table, one picture, one page, one command. Do it
      again the next day from memory. Write a card with your five moves and leave it beside the screen until you no
      longer look.
    `,
    ready: 'you can make, save, find again and repair a small piece of work without asking anyone',
    objectives: lines`
      Name the parts of the screen and what they are for
      Undo, save and restore without worry
      Use five frequent moves with the keyboard
      Finish a tiny piece of work from start to end
    `,
    resources: shelf`
      youtube: ${search} for absolute beginners | A tour for newcomers | Keep the program open beside it and follow.
      wikibooks: ${search} | A free handbook | For looking things up in your own time.
      wikipedia: ${search} | What it is for and where it comes from | The basic ideas explain many menus.
      open_library: ${search} | Beginners’ books to borrow | A book stays open while your hands work.
    `,
  },
  {
    for: 'everyone',
    title: `The ideas behind ${name}`,
    summary: prose`
      Explains the handful of concepts from which its many functions follow, so that you understand rather than
      memorise.
    `,
    teach: prose`
      Every good tool rests on a few ideas: cells that refer to each other, layers that lie on top of each other,
      objects with properties, files in folders, steps that can be repeated. People who struggle learn clicks; people
      who get on learn these ideas. Ask of each function: what kind of thing does it work on, and what does it leave
      behind?

      Find the four or five ideas of ${name} by reading the headings of its manual. Explain each to yourself with an
      everyday picture, and draw how they hang together. When something behaves oddly from now on, ask first which
      idea you have misunderstood; it is rarely a fault of the program.
    `,
    practise: prose`
      Take one finished example, change one property at a time, and predict what will happen before you look. Rebuild
      a simple example of someone else’s from nothing. Where your way differs from theirs, find out what theirs makes
      easier later.
    `,
    ready: 'you can predict what a function that you have never used will do to your work',
    objectives: lines`
      Name the basic ideas and how they relate
      Predict the effect of a change
      Rebuild an example from scratch
      Tell a misunderstanding from a fault
    `,
    resources: shelf`
      youtube: ${search} basics explained | Concepts rather than clicks | Choose a teacher who says why.
      wikiversity: ${search} | Lessons with tasks | Try the tasks before you read the solutions.
      internet_archive: ${search} guide | Manuals and courses | Older manuals explain the ideas more slowly.
      open_library: ${search} fundamentals | Books on the foundations | Read the first third, and do the rest later.
    `,
  },
  {
    for: 'everyone',
    title: `A real task with ${name}, from start to finish`,
    summary: 'Applies what you know to something that you really need, in small, safe steps.',
    teach: prose`
      Take a task from your own life, neither a toy nor the most important one of the year. Describe the result first:
      what will it look like, who will use it, how will you know that it is right? Then list the steps in plain words,
      and mark those that you do not yet know how to do. There will be two or three; those are your lessons.

      Do the unknown steps on a copy, each by itself, until they work. Only then put everything together. Name things
      so that you will understand them in half a year. And stop when it is good enough: the last decoration takes
      longer than all the rest and teaches you the least.
    `,
    practise: prose`
      Keep two lists beside you: things to look up, and things that were tedious. Look up no more than three things a
      sitting. The second list is for the day on which you make tedious things disappear.
    `,
    ready: 'the task is done, and you could do a similar one in a third of the time',
    objectives: lines`
      Describe a result before starting
      Break a task into known and unknown steps
      Learn the unknown ones on a copy
      Hand over something that others can use
    `,
    resources: shelf`
      youtube: ${search} project tutorial | A whole task, uncut | See how they decide what comes first.
      wikibooks: ${search} tutorial | Tasks with instructions | Choose the one closest to yours.
      wikipedia: workflow | How work is split into steps | A short read with a useful vocabulary.
      open_library: ${search} projects | Books full of examples | For ideas of what else could be done.
    `,
  },
  {
    for: 'everyone',
    title: 'Quicker with less: shortcuts, templates, automation',
    summary: 'Finds what costs you the most time and lets the machine do it.',
    teach: prose`
      Speed does not come from quick hands but from steps that are no longer taken. Watch yourself for a week and note
      what you do more than five times: that is where learning pays. One new shortcut every two days, used at once,
      becomes a habit; a list of fifty on the wall does not.

      Whatever you build twice, build the third time as a template. Whatever you do ten times with small changes can
      be automated: by a formula, a style, a recorded action, a script. Weigh it honestly: an hour of automating for a
      task of ten minutes a year is a hobby. It may be one, but know it.
    `,
    practise: prose`
      Choose the most tedious thing on your list and halve its time in three different ways: a shortcut, a template,
      an automation. Measure with a clock, before and after. Teach the best of the three to somebody else.
    `,
    ready: 'you have won back at least an hour a week, by the clock',
    objectives: lines`
      Find the steps that cost the most time
      Make ten shortcuts a habit
      Build a template that is safe to reuse
      Decide when automating is worth it
    `,
    resources: shelf`
      youtube: ${search} tips and shortcuts | The best tricks at a glance | Pick two and forget the rest for now.
      wikibooks: ${search} tips | Solutions to common tasks | Search it before you invent something.
      wikipedia: keyboard shortcut | Common keys across programs | Many work everywhere.
      internet_archive: ${search} tips | Books of small solutions | Leaf through for ideas.
    `,
  },
  {
    for: 'more',
    title: 'When it goes wrong: finding answers by yourself',
    summary: 'Makes you independent: describing a problem, searching for it well, and keeping what you find.',
    teach: prose`
      The difference between a user and an expert is mostly how they look for help. Describe the problem in one
      sentence with three parts: what I did, what I expected, what happened. Take the exact words of the message,
      without your own names in it, and search for that. Read the date and the version before you read the answer.

      Make the problem smaller until it disappears; what you removed last is the cause. If you still need to ask, send
      the small version together with what you have tried, and an answer mostly comes quickly. Then write the solution
      into a notebook of your own. The second time will come.
    `,
    practise: prose`
      Collect three problems that you have so far walked around, and solve each within half an hour by this method.
      Answer one question of another learner: explaining it will show you what you have really understood.
    `,
    ready: 'you solve most problems alone within half an hour and know when it is time to ask',
    objectives: lines`
      Describe a problem so that others can repeat it
      Search with the right words and judge the answers
      Reduce a problem to its smallest form
      Keep a notebook of solutions
    `,
    resources: shelf`
      youtube: ${search} common mistakes | What usually goes wrong | You will recognise at least one of your own.
      wikipedia: troubleshooting | The method in general | It works for machines of any kind.
      open_library: ${search} handbook | Thick books with an index | The index is the point.
      wikiversity: problem solving | Lessons on method | Short exercises away from the screen.
    `,
  },
  {
    for: 'far',
    title: `${Name} with others: standards, sharing, a portfolio`,
    summary: 'Brings your work to a level on which others can rely and build.',
    teach: prose`
      Alone you may work as you like. With others you need agreements: names, folders, versions, who may change what.
      Look at how experienced people set up their files, and copy the boring parts; they are boring because they work.
      Every professional field around ${name} has such customs, and knowing them makes you welcome.

      Then show what you can do. Three pieces with a short explanation (the task, the difficulty, the result) say more
      than any certificate. Choose work that you would like to be asked for again, and ask one person who is better
      than you for an honest review of each.
    `,
    practise: prose`
      Clean up one finished piece until a stranger could carry on with it without a question. Exchange a piece with
      another person and continue theirs. Note everything that held you up; this is what your own files should spare
      others.
    `,
    ready: 'somebody else has taken over a piece of your work without having to ask',
    objectives: lines`
      Follow the customs of the field in names and files
      Work on the same thing with others without losing anything
      Present three pieces with task, difficulty and result
      Ask for criticism and use it
    `,
    resources: shelf`
      youtube: ${search} professional workflow | How people work who live from it | Compare their order with yours.
      wikipedia: best practice | What makes a custom worth following | And when it is not.
      open_library: ${search} advanced | Books for the next step | Borrow before you buy.
      internet_archive: ${search} course | Longer courses | For the weeks in which you want to go deeper.
    `,
  },
]
