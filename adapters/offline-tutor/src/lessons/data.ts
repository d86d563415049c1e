import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const dataLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `${Name}: which questions data can answer`,
    summary: 'Starts with questions and tables, and lets you find a first small answer with simple tools.',
    teach: prose`
      ${Name} begins before the computer, with a question that data could answer and that you would act on. “What
      about our customers?” is none; “do people who were called back come again?” is one. Write down the question, the
      answer you expect, and which numbers would change your mind. That page will save you from admiring charts.

      Then get to know tables, because nearly everything is one. A row is a case, a column a property, a cell one
      fact. Most trouble comes from tables that break this rule. Take a small open data set or your own records, put
      it into a spreadsheet or a few lines of Python, and answer with sorting, counting and averaging.
    `,
    practise: prose`
      Ask three questions of one table of a few hundred rows. Guess each answer first and write the guess down, then
      compute it. Draw every result once by hand before you let a program draw it; you will notice what the picture
      should show.
    `,
    ready: 'you can say of a question whether your table can answer it, and what would have to be added if not',
    objectives: lines`
      Turn a vague wish into a question that data can answer
      Recognise what one row of a table stands for
      Sort, filter, count and average
      Compare a result with your own guess
    `,
    resources: shelf`
      khan_academy: analyzing categorical data | Exercises with small tables | The arithmetic of this chapter, with
        answers.
      youtube: ${search} for beginners | The field in an overview | Note the words that come up again and again.
      wikipedia: ${search} | What belongs to it | A map for the chapters to come.
      wikiversity: data analysis | First lessons | Simple tasks to try with your own table.
    `,
  },
  {
    for: 'everyone',
    title: 'Cleaning and looking: the larger half of the work',
    summary: 'Teaches how to get raw data into shape and to look at it until it stops surprising you.',
    teach: prose`
      Real data is untidy: dates in four styles, a zero that means “unknown”, the same person twice. Cleaning is not a
      chore before the work, it is the work in which you learn what the data means. Keep the raw file untouched, do
      every repair in a script, and write down each decision, because each of them is an assumption.

      Then look. Draw every column by itself before any two together: a histogram shows in a second what an average
      hides. Look for gaps, spikes at round numbers, values that cannot be. When something is strange, go to the rows
      and read twenty of them. Somebody who has read the rows asks better questions.
    `,
    practise: prose`
      Take a data set that annoys you and bring it into one row per case. Make ten plain pictures of it, throw away
      eight, and write one sentence under each of the two that remain. Let another person try to repeat your cleaning
      from your notes.
    `,
    ready: 'you can rebuild your clean table from the raw file with one command, and nothing in it surprises you',
    objectives: lines`
      Find missing, doubled and impossible values
      Clean data in a way that can be repeated
      Draw distributions before comparing anything
      Write down the assumptions that you made
    `,
    resources: shelf`
      youtube: data cleaning tutorial | Untidy tables made usable | Watch for the order of the steps.
      khan_academy: displaying quantitative data | Exercises on histograms and boxes | Learn to read a distribution at
        a glance.
      wikipedia: exploratory data analysis | The idea of looking first | Short and worth reading twice.
      open_library: exploratory data analysis | The classic and its heirs | For the pictures alone.
    `,
  },
  {
    for: 'everyone',
    title: 'Chance or pattern? Statistics you can stand on',
    summary: 'Gives you the few ideas of statistics that keep you from fooling yourself.',
    teach: prose`
      Shuffle a deck of cards and you will find patterns; the question is always whether yours is more than that. The
      honest way to see it is to simulate: mix the labels a thousand times and count how often chance alone makes a
      difference as large as the one you found. Understand this, and every test in the textbook is a shortcut for it.

      Three more ideas carry far. A sample speaks only for those who could have been in it. A range is more honest
      than a number. And two things that go together may both follow from a third. Put the three as questions to every
      result, above all to those that you like.
    `,
    practise: prose`
      Take a claim from the news that rests on numbers and write half a page: who was counted, compared with what, how
      large is the range, what else could explain it? Then do the shuffle test on one difference in your own data.
    `,
    ready: 'you can explain to a friend what “significant” means, and what it does not mean',
    objectives: lines`
      Simulate what chance alone would do
      Give results as ranges
      Tell a sample from those it speaks for
      Look for a third cause before claiming one
    `,
    resources: shelf`
      khan_academy: statistics and probability | A whole course with exercises | Do the units on samples and tests.
      mit_ocw: probability and statistics | Lectures and problem sets | For those who want the proofs as well.
      wikipedia: permutation test | The shuffle in detail | It names the conditions that you should check.
      open_library: naked statistics | Friendly books on statistics | Stories that keep the ideas awake.
    `,
  },
  {
    for: 'everyone',
    title: `Models in ${name}: learning from examples without believing them`,
    summary: 'Explains what a model is, how it is trained and tested, and why a simple one comes first.',
    teach: prose`
      A model is a guess with a method: it has seen cases and says something about a new one. Always start with the
      dullest guess there is, the average, the most frequent answer, the value of yesterday. Whatever you build
      afterwards has to beat that, and surprisingly often it does not by much.

      The one great sin is to test on what was learnt. Put a part of the data aside first and do not look at it;
      choose and tune on the rest; open the sealed part once. And ask what a mistake costs: a missed illness and a
      false alarm are not the same, though both count as one error. Look at the wrong cases one by one; they tell you
      what to try next.
    `,
    practise: prose`
      Predict one column of your table in three ways: a constant, a straight line or simple rule, and one method that
      is new to you. Make a table of errors on data that none of them saw, and read the twenty worst cases of the
      best.
    `,
    ready: 'you can say how good your model is on unseen data, how good a trivial one is, and whom its errors hurt',
    objectives: lines`
      Build a baseline before a model
      Split data into training, choosing and testing
      Measure errors in a way that fits their cost
      Learn from the cases that go wrong
    `,
    resources: shelf`
      youtube: machine learning explained | How models learn, in pictures | Stop and predict each result.
      mit_ocw: introduction to machine learning | A university course | Take the problem sets, skip what is too formal.
      wikipedia: training, validation and test sets | The split, precisely | A page to come back to.
      internet_archive: machine learning | Talks and older textbooks | The old books explain the ideas with less hurry.
    `,
  },
  {
    for: 'more',
    title: 'Showing what you found: pictures and words that hold',
    summary: 'Turns results into a page that others understand, believe and can check.',
    teach: prose`
      Nobody wants your analysis; they want an answer, and a reason to believe it. Write the answer as the first
      sentence. Give it one picture, with a title that says what is to be seen, axes that start where they should, and
      the few numbers that matter written in. Whatever does not serve the sentence goes into an appendix.

      Say what you do not know in the same voice. “Between three and seven in a hundred, if this year is like the
      last” is worth more than a 5 with two decimals. And leave the trail open: data, script and decisions, in a
      folder that runs on another machine. Work that cannot be repeated is an anecdote.
    `,
    practise: prose`
      Write your best result on one page for someone who has two minutes. Show it silently, wait, and ask what they
      now believe. Rewrite until this is what you meant. Then draw the same picture badly on purpose, to know the
      tricks when you meet them.
    `,
    ready: 'a reader without training tells you your own result, with its doubt, after two minutes',
    objectives: lines`
      Open with the answer
      Choose and label a picture that shows one thing
      State uncertainty plainly
      Hand over an analysis that others can repeat
    `,
    resources: shelf`
      youtube: data visualization best practices | Good and bad charts compared | Redraw one of the bad ones yourself.
      wikipedia: misleading graph | How pictures lie | Amusing, and a protection.
      open_library: storytelling with data | Books on charts and words | Many before and after examples.
      khan_academy: data and statistics | Exercises on reading graphs | See your charts with a reader’s eyes.
    `,
  },
  {
    for: 'far',
    title: `A complete project in ${name}, with all its doubts`,
    summary: 'Leads you through a whole project, from the question to a decision and a look back.',
    teach: prose`
      Choose a question to which somebody wants the answer, even if that is only you. Write a plan of one page before
      touching data: question, data, method, what result would lead to what decision. Give the plan to a critical
      friend. A plan written beforehand is the only protection against finding what you hoped for.

      Then work in rounds. A first complete answer after one sitting, however rough; after that improve what limits it
      most, be it the data, the method or the question itself. Think of those whom the result touches, and of who is
      missing in the data. At the end write down what you would now do differently; this page is your real gain.
    `,
    practise: prose`
      Keep a diary of decisions, one line each with the reason. Ask someone to repeat your result from the folder
      alone. Present it in ten minutes, with five for questions, and collect those that you could not answer.
    `,
    ready: 'a decision was made with your result, or rightly against it, and you can name its weakest point yourself',
    objectives: lines`
      Plan an analysis before seeing the result
      Work in complete rounds instead of endless preparation
      Weigh privacy and fairness for those concerned
      Present, defend and revise an answer
    `,
    resources: shelf`
      youtube: ${search} project walkthrough | Whole projects from start to end | Note which decisions they do not
        explain.
      wikipedia: reproducibility | Why repeating matters | The reasons behind the careful folder.
      internet_archive: open data | Data sets and reports | A treasury of questions.
      open_library: ${search} | Books to grow into | Choose one that uses the tools that you know.
    `,
  },
]
