import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'
import { notesOnProgramming } from './programming-notes.ts'

export function programmingLessons({ name, Name, bare }: Subject): readonly Lesson[] {
  const { start, character, project } = notesOnProgramming(name)
  // "Go" and "C" alone are words of many meanings
  const topic = /program|develop|script|algorithm/i.test(bare) ? bare : `${bare} programming`
  return [
    {
      for: 'start',
      title: `${Name}: a first program that runs on your machine`,
      summary: 'Sets up the tools and takes you from an empty file to a program that does something.',
      teach: prose`
        The first hurdle is not thinking but plumbing: an editor, a way to run what you write, and a place to keep it.
        ${start} If the set-up takes a whole evening, that is normal, and it happens only once.

        Then write something tiny and break it. Print your name, print it ten times, misspell a word on purpose and
        read what the machine says. An error message is not a scolding; it names a place and a reason. People who get
        on quickly are those who read the message twice before they change anything.
      `,
      practise: prose`
        Work in loops of two minutes: change one thing, say aloud what you expect, run it, compare. Type examples by
        hand instead of copying them; your fingers find out what your eyes skip. Keep a file of errors that you have
        met, with the cure beside each.
      `,
      ready: 'you can start with an empty file and have a small program running within ten minutes, without a guide',
      objectives: lines`
        Install the tools and run a program of your own
        Use values, names and printed output
        Read an error message and find the line it speaks of
        Change a working example on purpose and predict the result
      `,
      resources: shelf`
        youtube: ${topic} tutorial for beginners | A first program, typed along with you | Type while you watch, and
          pause often.
        wikibooks: ${topic} | A free book for beginners | Its first chapters fit this one.
        khan_academy: intro to programming | Exercises that run in the browser | Good for the evening on which the
          set-up fails.
        wikipedia: ${topic} | Where it comes from and what it is used for | Ten minutes of background give the details
          a place.
      `,
    },
    {
      for: 'early',
      title: 'Values, decisions and repetition: the grammar of programs',
      summary: 'Teaches the three moves of which every program is made, and how to read code like a story.',
      teach: prose`
        Every program, however large, is made of three moves: keep something under a name, decide between two ways,
        and do something again. Learn each with a question of your own. Is this number odd? Which of these words is
        the longest? How much is the bill with the tip? ${character}

        Reading comes before writing. Take fifteen lines that you did not write, and play the computer with pencil and
        paper: write down what every name holds after every line. It is slow, and it is exactly the skill that finds
        faults later. When a loop puzzles you, do its first round, its second and its last by hand.
      `,
      practise: prose`
        Solve one small problem a sitting, first in plain sentences, then in code. When it works, change the question
        a little instead of moving on: other input, no input, far too much input. Throw one solution away each week
        and write it again from memory.
      `,
      ready: 'you can predict what twenty unknown lines will print, and are right four times out of five',
      objectives: lines`
        Keep numbers, texts and lists under names that say what they hold
        Write conditions and combine them
        Repeat work with loops that end when they should
        Trace a program by hand, line by line
      `,
      resources: shelf`
        khan_academy: programming loops | Exercises on conditions and loops | Instant feedback suits this stage.
        wikibooks: ${topic} | Chapters on control flow | Look up how your language writes each of the three moves.
        youtube: ${topic} loops and conditions | Examples explained line by line | Stop the film and predict the next
          output.
        open_library: ${topic} | Beginners’ books to borrow | A book with exercises after each chapter is worth its
          weight.
      `,
    },
    {
      for: 'everyone',
      title: 'Functions and data: giving a problem its shape',
      summary: 'Shows how to cut a problem into named parts and to choose the data that makes it easy.',
      teach: prose`
        A function is a promise with a name: give me this, and I give you that. Once a stretch of code can be named it
        can be forgotten, and forgetting is what lets you think about more than ten lines at a time. If you cannot
        find a short name for a function, it probably does two things; make two of it.

        The other half is data. Most hard code is easy code around badly chosen data. Before you write, draw what you
        need to remember: a list, a table from names to values, a record with fields. Ask what you will look up most
        often, and choose the shape that answers this at once. In ${name} as anywhere, ten minutes with a pencil here
        save an evening later.
      `,
      practise: prose`
        Take a program of forty lines that you wrote earlier and cut it into functions, each with one task and no
        surprises. Then solve the same problem with two different shapes of data and compare: which one is shorter,
        which one would survive a new wish?
      `,
      ready: 'you can explain your program by its function names alone, and someone else follows',
      objectives: lines`
        Write functions with clear inputs and results
        Choose between lists, tables and records
        Split a problem into parts before writing code
        Rework your own program without changing what it does
      `,
      resources: shelf`
        wikibooks: ${topic} functions | Functions in a free book | Short sections that you can try at once.
        youtube: ${topic} functions | Both ideas with examples | Build the example yourself before
          you see theirs.
        mit_ocw: introduction to computer science | A university’s first course | Its problem sets train exactly this.
        wikipedia: data structure | An overview of the common shapes | It gives names to what you have been drawing.
      `,
    },
    {
      for: 'everyone',
      title: 'When it does not work: finding faults calmly',
      summary: 'Turns debugging from guessing into a short method, and adds tests that keep faults from coming back.',
      teach: prose`
        Half of programming is finding out why something is not so. The method is old: say what you expected, say what
        happened, find the first place where the two part. Cut the distance in half each time: print a value in the
        middle, and you know on which side the fault lies. Guessing feels quicker and nearly never is.

        A test is a written expectation that a machine checks for you. Write the first ones for what has already gone
        wrong, because that will go wrong again. A good test is small, has a name that says what should be, and fails
        when you break the line it protects; try that at least once, or you do not know what it is worth.
      `,
      practise: prose`
        Ask a friend, or yesterday’s you, to hide one fault in a working program, and find it with the halving method
        while you write down each step. Then write a test that would have caught it. Do it three times with faults of
        different kinds.
      `,
      ready: 'you no longer change code at random when something fails, and every fixed fault leaves a test behind',
      objectives: lines`
        Narrow a fault down by halving the distance
        Use printed values or a debugger to see what really happens
        Write small tests with names that say what should be
        Describe a fault so that others can repeat it
      `,
      resources: shelf`
        youtube: ${topic} debugging and testing | Watching somebody hunt a fault | The order of the steps is the lesson.
        wikipedia: debugging | Methods and their names | It lists ways you may not have thought of.
        wikibooks: ${topic} testing | How tests are written | Try one test before you read on.
        mit_ocw: software construction | Lectures on correct, clear code | For the evening when you want reasons.
      `,
    },
    {
      for: 'more',
      title: `Standing on others’ shoulders: libraries and documentation for ${name}`,
      summary: 'Teaches how to find, judge and use what others have already written.',
      teach: prose`
        Nobody writes everything. For dates, pictures, tables, the web there are libraries, and the skill is to choose
        one and to read its manual. Judge it in five minutes: is it still looked after, does it explain itself with
        examples, do many others use it, how much else does it bring along?

        Documentation is read like a map, not like a novel. First the example that comes closest, run unchanged; then
        change one thing; then look up the one function you need. Write down in your own words what you found. And
        keep your work in version control from now on: a history of small steps is a safety net that costs nothing.
      `,
      practise: prose`
        Build one small thing around a library that you have never used, with its official manual alone for the first
        hour. Save your state after every step that works, each with a sentence on why. Break something on purpose and
        go back.
      `,
      ready: 'you can pick up an unknown library in an evening and have something of your own running with it',
      objectives: lines`
        Judge whether a library is worth relying on
        Find the answer to a question in official documentation
        Use version control for small, described steps
        Combine your own code with someone else’s
      `,
      resources: shelf`
        youtube: git for beginners | Version control in an hour | Follow along in a folder of your own.
        wikipedia: library computing | What libraries are and how they are used | Clears up the words that manuals
          take for granted.
        wikibooks: ${topic} libraries | Common libraries at a glance | Pick one that fits a wish of yours.
        open_library: ${topic} cookbook | Solved everyday tasks | Recipes show how the pieces are put together.
      `,
    },
    {
      for: 'everyone',
      title: `Your own project with ${name}, from idea to finished`,
      summary: 'Guides you through a first project that is small enough to be finished and good enough to be shown.',
      teach: prose`
        Choose something that you would use yourself: for example ${project}. Then make it smaller. Write one sentence
        that says what it does, list the three things it needs for that, and put everything else on a list called
        later. A finished small thing teaches what a large unfinished one never will: the last tenth.

        Build it in slices that run. The first slice does one case from beginning to end, ugly and complete; each
        further one adds a case. Show it to somebody early and watch silently while they use it. What they do not find
        is not their fault, and it is the best list of things to do that you will ever get.
      `,
      practise: prose`
        Begin every sitting by running what you have and end it at a point where it runs. Write a short page on how to
        use it. When it is done, read your own code once more after a week and improve three names.
      `,
      ready:
        'somebody else has used your program without your help, and you know what you would do differently next time',
      objectives: lines`
        Cut an idea down to a first version that can be finished
        Build it in slices that run from end to end
        Learn from watching someone use it
        Explain the program on one page
      `,
      resources: shelf`
        youtube: ${topic} project for beginners | Projects built from scratch | Watch how they decide what to leave out.
        wikipedia: minimum viable product | Why small and finished wins | A useful idea far beyond business.
        internet_archive: ${topic} | Books and magazines with complete programs | Old listings are short and can be
          read whole.
        open_library: pragmatic programmer | Books on the craft | Good company while you build.
      `,
    },
    {
      for: 'far',
      title: `${Name} for others: readable, quick, maintained`,
      summary: 'Raises your work from code that runs to code that others can trust, read and change.',
      teach: prose`
        Code is read far more often than it is written, mostly by someone in a hurry. Read some that is praised, in
        small portions, and ask what its author left out. Then take a file of your own through three rounds: names,
        structure, failure. What happens when the file is missing, the network is slow, the input is nonsense?

        Speed comes after that, and it comes from measuring. Find out where the time really goes before you change
        anything; it is almost never where you think. Prefer a better idea to a cleverer line, and keep the slow
        version as a test of the quick one.
      `,
      practise: prose`
        Contribute one small improvement to something open that you use: a clearer sentence in the manual counts. Let
        another person review your project and answer every remark, either with a change or with a reason.
      `,
      ready: 'a stranger can read your code, run its tests and change a detail without asking you',
      objectives: lines`
        Review code for names, structure and failure
        Measure before making something faster
        Handle the cases in which things go wrong
        Take part in a project that is not your own
      `,
      resources: shelf`
        wikipedia: code review | How others do it | A list of what reviewers look for.
        youtube: ${topic} clean code review | Reviews of real code | Decide for yourself before you hear the verdict.
        open_library: refactoring | The classic on improving code | Small, named steps that keep a program running.
        mit_ocw: performance engineering | A course on making software fast | Measure first is its first lesson as well.
      `,
    },
  ]
}
