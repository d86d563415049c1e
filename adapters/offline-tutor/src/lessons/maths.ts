import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const mathsLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `The ground under ${name}: what you need and may have forgotten`,
    summary: prose`
      Finds the gaps that make ${name} seem hard, closes them, and gets you used to working with a pencil again.
    `,
    teach: prose`
      When mathematics seems impossible, the trouble usually lies two floors lower: a fraction, a minus before a
      bracket, a letter that stands for a number. So begin with an honest check. Do twenty short exercises from the
      years before, without notes, and mark not only what was wrong but what was slow.

      Repair these first; it takes days, not months, because you are older now than when you first met them. And
      change how you read: in mathematics a page is not read but worked. Keep a pencil in hand, cover the next line,
      guess it, uncover. What you cannot guess, you copy once with a reason beside every step.
    `,
    practise: prose`
      Do ten small exercises a day from three different topics, mixed, with answers at hand. For each mistake write
      one line: what I did, what is so. After a week read these lines again; there are usually only three different
      ones.
    `,
    ready: 'the twenty exercises of the first day are done without a mistake in half the time',
    objectives: lines`
      Find your own gaps with a short test
      Calculate safely with fractions, signs and brackets
      Rearrange an equation and say why each step is allowed
      Work through a page of mathematics with a pencil
    `,
    resources: shelf`
      khan_academy: get ready for ${search} | Exercises that find gaps | They lead back exactly to what is missing.
      youtube: ${search} prerequisites review | A quick tour of what is needed | Pause before each answer.
      wikibooks: basic algebra | A free book on the foundations | Short chapters with exercises.
      open_library: mathematics self study | Books for learning alone | Choose one with full solutions.
    `,
  },
  {
    for: 'everyone',
    title: `What ${name} is about: the questions and the main ideas`,
    summary: `Shows the questions that ${name} was invented for, and gives each central idea a picture and an example.`,
    teach: prose`
      Each part of mathematics began as an answer to somebody’s question. Look for the questions of ${name} first:
      what could people not do before, and what did they want to know? Once you feel the question, the definitions
      stop looking arbitrary: they are tools that someone made on purpose, after simpler ones had failed.

      Collect the four or five central ideas on one sheet. Give each a plain sentence, a picture, an example that
      fits, and, most useful of all, an example that nearly fits and does not. The near miss shows what every word of
      a definition is for. Learn no formula that you could not place on this sheet.
    `,
    practise: prose`
      Explain one idea a day to an imaginary friend of fourteen, aloud and with a drawing. Where you say “it just is”,
      there is your next question. Make up three examples of your own for each definition, and one that breaks it.
    `,
    ready: 'you can fill the sheet again from memory and give a near miss for every idea',
    objectives: lines`
      Name the questions that the field answers
      Define its central ideas in plain words
      Give examples and near misses of your own
      Connect the ideas in one drawing
    `,
    resources: shelf`
      khan_academy: ${search} | Lessons and exercises in order | Do the first unit slowly and completely.
      youtube: ${search} visual intuition | The ideas as moving pictures | Watch once without notes, once with.
      wikipedia: history of ${search} | Who asked first, and why | Stories that make definitions stay.
      open_library: ${search} introduction | First books on the subject | Read the preface: it says what the author
        finds beautiful.
    `,
  },
  {
    for: 'everyone',
    title: 'From worked examples to your own solutions',
    summary: 'Builds skill through worked examples, then half-worked ones, then none, in a mix that makes it last.',
    teach: prose`
      The quickest way into a new kind of problem is a solved one. Study it until you can say what each line does and
      why it comes now. Then cover the last step and finish it yourself; then the last two; until the page is empty.
      This feels slow, and overtakes the heroic way within a week.

      After that, mix. Twenty problems of one kind train your hand; twenty problems of five kinds train you to see
      which kind it is, and this is what exams and life ask for. Before you calculate, write three words: the kind,
      the plan, the estimate. Afterwards compare the result with the estimate; that alone catches most mistakes.
    `,
    practise: prose`
      Each sitting: one worked example taken apart, two half-finished, three alone, one from last week. Give a problem
      ten honest minutes before you look. Then look at one line only, close the book, and go on.
    `,
    ready: 'you name the kind of an unknown problem before you calculate, and are right four times out of five',
    objectives: lines`
      Explain each step of a worked solution
      Recognise kinds of problems in a mixed set
      Estimate a result before calculating
      Learn from a solution without copying it
    `,
    resources: shelf`
      khan_academy: ${search} practice | Exercises with hints | Take the hint one step at a time.
      youtube: ${search} worked examples | Solutions explained aloud | Stop after the question and try first.
      mit_ocw: ${search} problem sets | University exercises with solutions | For when the school ones become easy.
      wikibooks: ${search} exercises | Free exercises | A second source with another accent.
    `,
  },
  {
    for: 'everyone',
    title: `Using ${name}: turning words into symbols and back`,
    summary: 'Trains the step that most people find hardest: making a model of a situation, and judging the answer.',
    teach: prose`
      Between the world and the calculation stands a translation, and it is where most problems are lost. Do it in the
      open. What is asked, in one sentence? What is given, and in which units? Which letter stands for what? What do I
      leave out on purpose? Write these four lines before anything else, even if it seems childish.

      After calculating, translate back. A sentence in plain words, with a unit; a look at the size; a test with
      extreme values: what if this were zero, what if it were huge? An answer that survives the extremes is usually
      right, and one that does not shows you where it broke. That is how ${name} becomes a tool instead of a subject.
    `,
    practise: prose`
      Find one question a week in your own life that ${name} can shed light on: a price, a distance, a chance, a
      shape. Solve it on one page, with assumptions, and show it to somebody who did not ask.
    `,
    ready: 'you can turn a paragraph of words into a problem, solve it, and defend your assumptions',
    objectives: lines`
      Translate a situation into symbols with units
      State what was left out and why
      Test a result with extreme cases
      Write the answer as a sentence that others understand
    `,
    resources: shelf`
      youtube: ${search} real life applications | Where it is used | Choose the example nearest to your life.
      khan_academy: ${search} word problems | Exercises in words | Write the four lines before each.
      wikipedia: mathematical model | What a model leaves out | It makes assumptions respectable.
      open_library: how to solve it | A classic on solving problems | Its questions are worth learning by heart.
    `,
  },
  {
    for: 'more',
    title: `Why it is true: first proofs in ${name}`,
    summary: 'Takes the fear out of proofs: how to read one, how to find one, how to write it down.',
    teach: prose`
      A proof is an explanation that leaves no room for “but what if”. Read it in three passes: what is claimed, and
      do a few examples obey; what is the one idea without which it would not work; then each line. Most proofs have a
      single clever moment and much housekeeping. Find the moment, and you have the proof.

      To find one yourself, play. Try small cases, try to build a counterexample and notice what prevents you: this
      obstacle is often the proof. Work backwards from the end. Write the first version in whole sentences, as to a
      sceptical friend. Symbols come later, and fewer than you think.
    `,
    practise: prose`
      Take one theorem of ${name} a week. Close the book after the claim and try for twenty minutes; then read only as
      far as needed to go on alone. At the end of the week write the proof from memory on half a page.
    `,
    ready: 'you can reconstruct three proofs from their one key idea, without having learnt the lines',
    objectives: lines`
      Test a claim with examples before proving it
      Find the key idea of a given proof
      Use direct proof, contradiction and induction
      Write a proof in sentences that a friend can follow
    `,
    resources: shelf`
      wikibooks: mathematical proof | A free introduction | Its exercises begin gently.
      youtube: introduction to proofs | Proofs found aloud | The wrong turns are the useful part.
      mit_ocw: mathematics for computer science | A course that starts with proofs | The first two weeks fit here.
      wikipedia: proof without words | Pictures that prove | Guess the sentence before you read it.
    `,
  },
  {
    for: 'far',
    title: `${Name} as a place to explore: harder problems and neighbours`,
    summary: prose`
      Leads beyond the textbook: problems without a recipe, connections to other fields, mathematics for its own sake.
    `,
    teach: prose`
      Textbook problems can be solved with the chapter before them; real ones do not say which chapter. Choose one
      that you like and keep it for a week, in the pocket and under the shower. Change it: make it smaller, more
      general, drop a condition. Often the changed problem is the better one, and nobody needs to know that you could
      not solve the first.

      Look over the fence as well. Where does ${name} meet geometry, chance, computers, music? A result that turns up
      in two fields is rarely an accident. Read one good popular book and one serious page a week, and write down what
      you did not understand: it is the most precise description of your next step.
    `,
    practise: prose`
      Keep a notebook of problems, with date, attempts and mood. Solve one with another person, taking turns at the
      paper. Give a talk of ten minutes on the most beautiful thing you have met.
    `,
    ready: 'you have worked for a week on one problem and would do it again, solved or not',
    objectives: lines`
      Stay with a problem for several days
      Vary a problem until it opens
      Connect the field with a neighbouring one
      Present a result to people who do not know it
    `,
    resources: shelf`
      mit_ocw: ${search} lecture notes | Complete university courses | Choose one lecture, not the whole.
      youtube: ${search} olympiad problems | Hard problems, elegant solutions | Try for a day before you watch.
      internet_archive: ${search} textbook | Old and great textbooks | The prose of the old masters is a pleasure.
      open_library: recreational mathematics | Puzzle books | Serious mathematics in a good mood.
    `,
  },
]
