import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const pythonLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'Your first Python program: values, names and a conversation',
    summary: 'Run Python, store values under names, and write a program that asks and answers.',
    teach: prose`
      A Python program is a list of instructions, read from top to bottom. Start the interpreter, type \`2 + 3\`, and
      it answers 5. Now put this into a file called \`hello.py\`: \`name = input("Your name? ")\` and below it
      \`print("Hello,", name)\`. Run it with \`python hello.py\`. You’ve just used the two ends of every program:
      something comes in, something goes out.

      The equals sign doesn’t compare; it gives a name to a value. Values have types. 7 is a whole number (int), 7.5 a
      decimal (float), "7" a text (str), True a truth (bool). That matters, because \`"7" + "7"\` is \`"77"\`, and
      \`"7" + 7\` is an error. What input gives you is always text, so turn it into a number first: \`age =
      int(input("Age? "))\`. When an error appears, read its last line first. It names the kind of mistake; the line
      above says where. Change one thing, run again. That loop is programming.
    `,
    objectives: lines`
      Run a Python program from a file
      Tell int, float, str and bool apart
      Turn typed text into a number
      Read the last line of an error first
    `,
    resources: shelf`
      youtube: python first program input print | A first program, typed live | Type it yourself, then break it on
        purpose.
      wikibooks: python variables strings numbers | A free Python book | The pages on variables go with this chapter.
      khan_academy: intro to python variables | Exercises in the browser | Small tasks that tell you at once whether
        they work.
      open_library: python programming beginner | Books for beginners | Choose one with exercises, for Python 3.
    `,
  },
  {
    for: 'early',
    title: 'Decisions and loops: if, while, for',
    summary: 'Make a program choose and repeat, and write a guessing game with both.',
    teach: prose`
      Programs get interesting when they decide. \`if guess == secret:\` runs the indented lines below it only when
      the two are equal; elif and else cover the other cases. Two equals signs compare, one gives a name. The
      indentation is not decoration in Python: it says what belongs together, so use four spaces, always.

      To repeat, choose between two loops. A while loop goes on as long as something is true: \`while guess !=
      secret\`. Use it when you don’t know how often. A for loop goes through things one by one: \`for letter in
      word\`, or \`for i in range(5)\`, which gives 0, 1, 2, 3, 4. Build the guessing game: \`import random\`,
      \`secret = random.randint(1, 100)\`, then a while loop that asks, compares, and prints “higher” or “lower”.
      Count the tries. Is your program stuck? Press Ctrl and C, then ask what in the loop should have changed and
      didn’t.
    `,
    objectives: lines`
      Choose between cases with if, elif and else
      Decide when to use while and when for
      Write a guessing game with a loop
      Stop a loop with Ctrl and C when it is stuck
    `,
    resources: shelf`
      youtube: python guessing game while loop | The game from an empty file | Stop after each step and write the next
        one first.
      khan_academy: python conditionals loops | Exercises on if and loops | Do them until indentation feels natural.
      wikibooks: python loops conditional statements | Loops with examples | Predict the output before you run it.
      mit_ocw: introduction to computer science python | A first university course | Its second lecture covers the
        same ground in another voice.
    `,
  },
  {
    for: 'everyone',
    title: 'Functions: give a piece of work a name',
    summary: 'Cut a program into functions that take values in and give a value back.',
    teach: prose`
      When you copy and paste code, it wants to be a function. \`def area(width, height):\` begins one, \`return width
      * height\` gives the answer back, and \`area(3, 4)\` uses it. Names in the brackets are parameters; they exist
      only inside. Printing is not returning: a function that prints shows a value to you, one that returns hands it
      to the rest of the program, which can go on working with it.

      Good functions do one thing and have a name that says which. If you need “and” to describe it, cut it in two.
      Keep asking and printing at the edge of the program, and calculation in functions that neither ask nor print.
      Then you can test them in a line: \`assert area(3, 4) == 12\` stays silent when all is well and stops the
      program when it isn’t. Write that line before the function, and you’ll know when you’re done. One trap for
      later: never use a list as a default value, as in \`def add(item, items=[])\`, because all calls share the same
      list.
    `,
    objectives: lines`
      Turn copied code into a function
      Tell returning a value from printing it
      Keep asking and printing out of calculation
      Test a function with assert
    `,
    resources: shelf`
      youtube: python functions return parameters explained | Functions drawn as machines | Say what goes in and out
        before it runs.
      wikibooks: python functions | Functions with examples | Rewrite one example with better names.
      khan_academy: python functions parameters | Exercises with checks | They catch the mix-up of print and return.
      wikipedia: function computer programming | The idea in many languages | It shows what is Python and what is
        general.
    `,
  },
  {
    for: 'everyone',
    title: 'Lists and dictionaries: many values at once',
    summary: 'Keep many values in order or under keys, and count the words of a text.',
    teach: prose`
      A list keeps values in order: \`prices = [4, 7, 3]\`. Counting starts at 0, so \`prices[0]\` is 4, and
      \`prices[-1]\` is the last. Add with append, cut with a slice: \`prices[1:3]\` is \`[7, 3]\`, because the end is
      left out. A dictionary keeps values under keys: \`ages = {"Ada": 36, "Alan": 41}\`. Ask \`ages["Ada"]\` and you
      get 36; ask for a key that isn’t there, and you get a \`KeyError\`, unless you write \`ages.get("Bo", 0)\`.

      Which one? If you’d say “the third”, take a list. If you’d say “the one called”, take a dictionary. Now count
      words: start with \`counts = {}\`, go through \`text.lower().split()\` and set \`counts[word] = counts.get(word,
      0) + 1\`. Four lines, and you can find the commonest word of a novel. Remember that \`b = a\` doesn’t copy a
      list; it gives the same list a second name. Write \`a.copy()\` if you want two.
    `,
    objectives: lines`
      Read values from a list by place and by slice
      Choose between a list and a dictionary
      Count words with a dictionary and get
      Copy a list when you want two
    `,
    resources: shelf`
      youtube: python lists dictionaries word count | Both in one small project | Pause before each line and guess it.
      wikibooks: python lists dictionaries | Reference pages with examples | Keep them open while you program.
      khan_academy: python lists exercises | Practice with lists | The ones on slices save a lot of grief.
      internet_archive: python lists dictionaries sets | Books on lists, sets and more | Look up sets: they are the next
        useful thing.
    `,
  },
  {
    for: 'everyone',
    title: 'Files and mistakes: a useful Python program of your own',
    summary: 'Read and write files, survive bad input, and finish a small tool that you will really use.',
    teach: prose`
      Programs that matter remember things. \`with open("log.txt", encoding="utf-8") as file:\` opens a file and
      closes it again by itself; \`for line in file\` walks through it. Mode \`"w"\` writes anew and \`"a"\` appends.
      For tables use the csv module, and for lists and dictionaries json: \`json.dump\` saves them, \`json.load\`
      brings them back.

      Real input is messy, so plan for it. \`try: number = int(text)\` and below it \`except ValueError:\` handles
      just that one mistake. Never catch everything, or you’ll hide your own errors. Now choose a tool you need: an
      expense log, a vocabulary trainer, a renamer for photos. Write down in one sentence what the smallest useful
      version does. Build that first, with two functions and one file, and use it for a week. Then add the one thing
      you missed most. Try it on copies of your files, not on the originals.
    `,
    objectives: lines`
      Read and write a file with open
      Save a dictionary as json and load it again
      Catch one kind of mistake with try and except
      Finish the smallest useful version of a tool
    `,
    resources: shelf`
      youtube: python read write file json project | Small tools from start to end | Choose a project close to yours.
      wikibooks: python files exceptions | Files and errors, page by page | Copy the pattern with try and use it
        twice.
      open_library: automate tasks with python | Books full of small tools | Pick one chore of yours and follow that
        chapter.
      internet_archive: python projects beginners | Collections of projects | For the second tool.
    `,
  },
  {
    for: 'far',
    title: 'Python that others can read: classes, modules, tests',
    summary: 'Structure a growing program, test it automatically, and share it.',
    teach: prose`
      Once a program grows past a few hundred lines, structure decides whether you still enjoy it. Put functions that
      change together into one module, a file that others import. Put data that belongs together into a class; for
      plain records \`@dataclass\` writes the boring part for you. Use a class when values and the rules about them
      belong together, such as an Account that refuses a negative balance. Use a function for everything else.

      Then let the machine check you. Install pytest in a virtual environment (\`python -m venv .venv\`), write
      \`test_account.py\` with functions that begin with \`test_\`, and run pytest before every commit. Type hints
      such as \`def total(prices: list[float]) -> float\` cost little and let an editor find mistakes while you type.
      Read other people’s code for twenty minutes a week: the standard library is written in Python, and pathlib and
      collections are good places to start.
    `,
    objectives: lines`
      Split a program into modules
      Decide between a class and a function
      Write tests and run them with pytest
      Add type hints to a function
    `,
    resources: shelf`
      youtube: python pytest dataclass type hints | The tools of a tidy project | Apply each to a program you already
        have.
      wikibooks: python modules classes | Modules and classes | Compare your cut with theirs.
      mit_ocw: python software construction object oriented | University lectures on structure | Watch the one on
        classes first.
      open_library: effective python clean code | Books for the second year | One rule a week, tried on your own code.
    `,
  },
]
