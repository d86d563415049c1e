import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const scienceLessons = ({ name, Name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Looking closely: the questions behind ${name}`,
    summary: prose`
      Begins with things that you can see yourself, and finds in them the questions behind ${name}.
    `,
    teach: prose`
      A science is a way of being curious with care. Before you read what others found, spend an hour looking: at a
      thing, a plant, a flame, the sky, a body, a machine, whatever it is about. Write down twenty observations
      without a single explanation. It is harder than it sounds, because we like to explain what we have not yet seen.

      Now turn five of them into questions that begin with how, how many, what if. Order them by how one could find
      out. Some you can test at the kitchen table, some need instruments, some nobody has answered. This list is your
      private map; every chapter will answer something on it.
    `,
    practise: prose`
      Keep a notebook with a drawing on each page. Draw badly but exactly, with sizes and a date. Look at one thing at
      the same time on seven days, and note what changed and what you only saw on the fourth.
    `,
    ready: 'your list has ten good questions and you can say for each how one might find out',
    objectives: lines`
      Tell an observation from an explanation
      Turn what you see into questions that can be tested
      Keep a notebook with drawings and measures
      Name the main branches of the field
    `,
    resources: shelf`
      wikipedia: ${search} | The field at a glance | Read the first part and follow two links.
      youtube: ${search} for beginners | An inviting first lecture | Note the three words that come up most.
      wikibooks: ${search} | A free book to begin with | Read the contents first: they are a map.
      khan_academy: ${search} | Lessons with exercises | Try the first unit to see how it feels.
    `,
  },
  {
    for: 'everyone',
    title: `The main ideas of ${name}, and how they hang together`,
    summary: prose`
      Gives you the handful of ideas on which everything else rests, each with a picture and an example from daily
      life.
    `,
    teach: prose`
      A textbook has a thousand facts, and about seven ideas that carry them. Look for these: what stays the same when
      everything changes? What drives a process, and what slows it? At which size, in which time, does it happen? Put
      each idea on a card, with a sentence, a drawing and one thing in your home that shows it.

      Then connect the cards. Lay them on a table and write on slips how one leads to another: causes, limits,
      contains, opposes. Move them until it makes sense. This is more than a game: understanding ${name} means knowing the slips, not the cards. New facts from now on are pinned to a place where they belong.
    `,
    practise: prose`
      Explain one card a day in two minutes, aloud, to somebody who may interrupt. Sort out the technical words that
      you use without being able to replace them: those you have learnt only as sounds.
    `,
    ready: 'you can lay out the cards from memory and explain any two of the connections',
    objectives: lines`
      Name the ideas that carry the field
      Illustrate each with an everyday example
      Draw how they depend on each other
      Use technical words and replace them with plain ones
    `,
    resources: shelf`
      khan_academy: ${search} basics | The ideas in small lessons | Do the quiz before the lesson.
      youtube: ${search} explained simply | Pictures for the main ideas | Draw along instead of only watching.
      open_library: ${search} introduction | First books | Choose one with many drawings.
      wikipedia: outline of ${search} | The ideas as a tree | Good for laying out your cards.
    `,
  },
  {
    for: 'everyone',
    title: 'How do we know? Experiments that changed minds',
    summary: 'Follows a few great experiments and lets you plan a small one of your own.',
    teach: prose`
      For every sentence in a textbook somebody once had to be convinced. Take three turning points in the history of
      ${name} and retell them as detective stories: what did people believe, what did not fit, who looked more
      closely, what else could have explained it, and what settled the matter? Often it was not a clever thought but a
      better instrument or a stubborn measurement.

      From these stories you learn the craft. Change one thing and keep the rest. Measure more than once, because one
      number says nothing about its error. Think beforehand what result would prove you wrong. An experiment that
      could not have failed has shown nothing.
    `,
    practise: prose`
      Plan and do one small experiment with what you have at home: question, one change, three repetitions, a table, a
      conclusion of one sentence, two possible errors. Let somebody else repeat it from your notes.
    `,
    ready: 'you can say of a claim how it could be tested, and what result would speak against it',
    objectives: lines`
      Retell a key experiment as an argument
      Change one condition and control the others
      Repeat measurements and state their spread
      Name errors and other explanations honestly
    `,
    resources: shelf`
      youtube: famous ${search} experiments | Turning points retold | Stop before the result and predict it.
      wikipedia: history of ${search} | How the field came about | Choose three turning points from it.
      wikiversity: scientific method | Exercises on method | Short and useful for your own experiment.
      internet_archive: ${search} experiments | Old books of experiments | Often doable at a kitchen table.
    `,
  },
  {
    for: 'everyone',
    title: `Numbers and models in ${name}`,
    summary: 'Shows how far one gets with estimates, proportions and simple models, without heavy mathematics.',
    teach: prose`
      You need less mathematics than you fear, but you need it in the right place: to say how much. Begin with
      estimates. How many, how large, how long, to the nearest power of ten? Units do half the work, for they must
      come out right on both sides. A rough number that you derived yourself is worth more than an exact one that you
      looked up.

      A model is a simplification with a purpose. It leaves out nearly everything so that one connection becomes
      visible. So always ask three things: what is left out, where does it stop being true, and what does it predict
      that I could check? Work through one model of ${name} by hand and change one number at a time, until you can
      foresee what happens.
    `,
    practise: prose`
      Make one estimate a day from the news or the street, then look it up. Learn ten key numbers of the field by
      heart, as orders of magnitude. Solve five textbook problems a week, with a sentence before and after the
      calculation.
    `,
    ready: 'your estimates are mostly within a factor of three, and you can say where a model ends',
    objectives: lines`
      Estimate sizes to the nearest power of ten
      Check a result by its units
      Work through a simple model by hand
      Say where a model stops being valid
    `,
    resources: shelf`
      khan_academy: ${search} practice | Problems with hints | Write a sentence before each calculation.
      wikipedia: fermi problem | The art of estimating | Try the examples before you read on.
      mit_ocw: introductory ${search} | A first university course | Choose one lecture and its exercises.
      youtube: ${search} problem solving | Worked problems | Stop at each step and say what comes next.
    `,
  },
  {
    for: 'more',
    title: `${Name} around you: seeing it in daily life and in the news`,
    summary: 'Takes the ideas outside, to things you use, places you go and claims you read.',
    teach: prose`
      Knowledge stays where it is used. Choose three things in your daily life and look at them with ${name} in mind
      until they become strange: what is going on there, which of your cards apply, what would have to be measured?
      Museums, gardens, repair shops, a clear night are all laboratories with free entrance.

      Then the news. Every week somebody claims that something was discovered. Find the original as closely as you can
      and ask: how many cases, compared with what, by whom, has anyone repeated it? Mark in the text where the finding
      ends and the interpretation begins. Mostly you will find that the study was more modest than its headline.
    `,
    practise: prose`
      Write a short weekly note: one thing seen, one claim examined, one question left. Take somebody along on a walk
      and show them three things that they would have passed by.
    `,
    ready: 'you catch yourself explaining everyday things, and correct yourself when you are not sure',
    objectives: lines`
      Recognise the main ideas in everyday things
      Trace a claim back to its source
      Judge a study by size, comparison and repetition
      Say clearly what is known and what is supposed
    `,
    resources: shelf`
      youtube: ${search} in everyday life | Examples from kitchen and street | Find one that they have missed.
      wikipedia: replication crisis | Why one study is not enough | A sober view of headlines.
      open_library: popular science ${search} | Well-told books | One for the bedside.
      internet_archive: ${search} lectures | Public lectures old and new | Good speakers make good companions.
    `,
  },
  {
    for: 'far',
    title: `Open questions about ${name}`,
    summary: 'Leads to the edge of what is known, to primary sources, and to something you can contribute yourself.',
    teach: prose`
      At the edge a science changes its tone: instead of “is” it says “suggests”, “is consistent with”, “remains
      unclear”. Choose one open question and follow it for some weeks. Read a survey first, then one original paper.
      Read the abstract, the pictures, the conclusion, and only then the rest; take notes of what you do not
      understand and let most of it stand.

      You can even help. Counting birds, sorting galaxies, measuring rain: in many fields careful amateurs deliver
      data that nobody else has. Choose a project whose instructions are strict; strict instructions are a sign that
      the results will be used.
    `,
    practise: prose`
      Write two pages on your open question: what is known, what is disputed, what would decide it. Send them to
      someone who knows more. Take part in one citizen science project for a month and read what has come of it.
    `,
    ready: 'you can present both sides of an open question so fairly that nobody can tell which one you prefer',
    objectives: lines`
      Read a scientific paper for its main point
      Present an open question fairly
      Tell a weak result from a strong one
      Contribute observations to a real project
    `,
    resources: shelf`
      mit_ocw: ${search} | Courses for advanced readers | The reading lists alone are valuable.
      wikipedia: citizen science | Projects that need helpers | Find one that fits your subject.
      youtube: ${search} unsolved problems | The open questions, explained | Choose one and stay with it.
      open_library: ${search} advanced | Books for the next step | Read one chapter in three different books.
    `,
  },
]
