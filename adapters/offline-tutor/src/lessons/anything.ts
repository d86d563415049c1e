import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/**
 * Ways of learning that hold for any subject, and claim nothing about this one.
 * @param name the learner's goal as it stands in a sentence
 * @param search a few words of it, for a search
 */
export const generalLessons = (name: string, search: string): readonly Lesson[] => [
  {
    for: 'everyone',
    title: `A first look at ${name}: draw your own map`,
    summary: 'A general method: get an overview in a week, choose good sources, and decide what to learn first.',
    teach: prose`
      Begin with a map. Take a sheet of paper and write down every part, term and question that you connect with
      ${name}, without looking anything up. Then skim three sources of different kinds: a short film, an encyclopedia
      entry, and the table of contents of a book for beginners. Don’t read; collect. What appears in all three belongs
      in the middle of your map. What appears in one goes to the edge.

      Now choose. Mark the three parts that you need first, and put a question mark on whatever you can’t explain.
      Pick one main source and stay with it, because two explanations at once mostly get in each other’s way. A good
      one is made for your level, gives you something to do every few pages, and was recommended by someone who learnt
      from it. Date the map. You’ll redraw it in a month and see what has moved.
    `,
    objectives: lines`
      Draw a map of parts, terms and questions
      Skim three sources of different kinds
      Pick one main source for your level
    `,
    resources: shelf`
      youtube: ${search} for beginners | A first film | Collect terms for your map; you needn’t follow everything.
      wikipedia: ${search} | The entry, if there is one | Its contents list shows the parts of the field.
      open_library: ${search} beginners | Books for beginners | Compare two tables of contents for your map.
      wikiversity: ${search} introduction | A free course, perhaps | See in which order it takes the parts.
    `,
  },
  {
    for: 'early',
    title: 'Small steps with feedback: practise on purpose',
    summary: 'A general method: cut a skill into steps small enough to practise, and find out at once how each went.',
    teach: prose`
      Practice works when three things come together: a small step, full attention, and quick feedback. So cut what
      you want to do into steps of ten or twenty minutes. “Get better” is no step; “do this one thing three times in a
      row without a mistake” is. Choose steps at the edge of what you can do: if you manage it at the first try, make
      it harder; if not at the tenth, make it smaller.

      Feedback is the part most people lack. Look for a way to see at once whether it worked: a result that you can
      measure, a recording of yourself, a model to compare with, a person who is further on. Ask that person about one
      precise thing. After each session write a line: what I tried, what happened, what I’ll change. Four short
      sessions a week do more than one long one, since much of the learning happens in between.
    `,
    objectives: lines`
      Cut a skill into steps of ten or twenty minutes
      Adjust a step until it is at your edge
      Find quick feedback for each step
      Write one line after each session
    `,
    resources: shelf`
      youtube: deliberate practice small steps feedback | How practice works | Take one idea into your next session.
      wikipedia: deliberate practice | The research behind it | It shows what kind of practice helps and what kind
        doesn’t.
      internet_archive: ${search} lessons practice | Material to practise with | Look for exercises rather than
        explanations.
      open_library: deliberate practice skill | Books on practising | The chapters on feedback are the most useful
        ones.
    `,
  },
  {
    for: 'everyone',
    title: 'Make it stick: recall, spacing and examples of your own',
    summary: 'A general method: test yourself instead of rereading, and come back just before you forget.',
    teach: prose`
      Reading something twice feels like knowing it, and a week later it’s gone. What builds memory is fetching it
      back. So close the source, take a blank page, and write down all you remember. Then open it again and mark the
      gaps in another colour. Those gaps are the lesson. Turn them into questions on cards, one fact each, with the
      answer on the back.

      Space the questions out. Ask yourself after a day, after three days, after a week, after a month; what you know
      moves on, what you miss starts over. Ten minutes a day are enough. Mix topics rather than finish one after the
      other: it feels harder and lasts longer. And give every idea an example from your own life. If you can’t find
      one, you’ve learnt the words and not the idea, so go back to the source for that alone.
    `,
    objectives: lines`
      Recall on a blank page before you reread
      Turn gaps into questions on cards
      Space the questions over a month
      Find an example of your own for each idea
    `,
    resources: shelf`
      youtube: retrieval practice spaced repetition | Both methods explained | Try the blank page tonight.
      wikipedia: spaced repetition | The idea and its tools | It names programs that plan the intervals for you.
      khan_academy: study skills testing yourself | Short lessons on learning | Five minutes for a tired evening.
      wikiversity: memory recall learning | Free pages on memory | For the reasons behind the intervals.
    `,
  },
  {
    for: 'more',
    title: 'Stuck? Find out why and change one thing',
    summary: 'A general method for the weeks in which nothing seems to move.',
    teach: prose`
      Everyone gets stuck; it comes after the first quick gains. Find out which kind it is. If you don’t understand,
      go back to the last point that was clear, and take another source from there: a film instead of a text, a worked
      example instead of a rule. If you understand but can’t do it, the step is too big or too fast, so halve one of
      the two. If you could do it yesterday, you’re tired: stop for today.

      And if you’ve lost the wish, look at why you began. Perhaps the goal has moved, and the plan should move along.
      Change one thing for two weeks, such as place, time, partner or material, and watch what happens. Keep something
      from your first week, a recording, a page, a photo. On a bad day take it out. Progress hides from day to day and
      shows from month to month.
    `,
    objectives: lines`
      Find out whether you don’t understand or can’t do it yet
      Halve a step that is too big or too fast
      Change one thing for two weeks
      Compare your work with that of the first week
    `,
    resources: shelf`
      youtube: learning plateau stuck what to do | How others got moving again | Choose one remedy, not five.
      wikipedia: learning curve progress stuck | Why progress comes in steps | It makes a standstill less frightening.
      khan_academy: growth mindset stuck | Short lessons on setbacks | For the day you want to give up.
      open_library: getting stuck motivation | Books on staying with it | Read where you are, not from the
        start.
    `,
  },
  {
    for: 'everyone',
    title: `Finish something small of your own with ${name}`,
    summary: 'A general method: choose a project that fits into two weeks, begin with its riskiest part, and show it.',
    teach: prose`
      Learning becomes firm when it has to carry something. Choose a project with ${name} that you’d be glad to have:
      something made, done, explained or shown. Cut it down until it fits into two weeks, and say in one sentence how
      you’ll know that it’s finished. If the sentence needs an “and”, cut again.

      Begin with the part you’re least sure of, since that one can still change the plan. Make a rough version of the
      whole before you polish anything. Halfway through you’ll have a better idea; write it down for next time and go
      on. Show the rough version to one person and ask what they don’t understand, then put right the three worst
      things. When it’s done, write half a page: what went well, what took longest, what you’d now look up first. That
      page is the start of your next map.
    `,
    objectives: lines`
      Choose a project that fits into two weeks
      Begin with the part you are least sure of
      Make a rough version of the whole
      Show it to someone and put right three things
    `,
    resources: shelf`
      youtube: ${search} first project ideas | Projects by others | Take the smallest one that makes you curious.
      wikipedia: project-based learning | Why projects teach so well | A good argument for finishing something rough.
      open_library: ${search} projects | Books with projects | Look at the first project only.
      wikibooks: project planning small steps | A free guide to planning | The page on risk is the one you need.
    `,
  },
  {
    for: 'far',
    title: 'Go on alone: people, sources, a question of your own',
    summary: 'A general method: find company, keep good sources, and follow a question that no book answers.',
    teach: prose`
      A plan is a railing, and one day you won’t need it. Three things take its place. People: find one who is further
      on than you, one at your side, and one who has just begun. Explaining to the last teaches you most. Sources:
      keep the two or three that never let you down, and visit them regularly. And a fixed hour in your week that
      belongs to this.

      Then choose a question of your own, one that you found no ready answer to. It needn’t be great. With a question
      you read differently and meet people who ask it, too. Give it three months. Collect what speaks for and against
      each answer, note where you got it from, and say what would change your mind. At the end tell others what you
      found, in ten minutes or two pages. There’s no better test of what you know.
    `,
    objectives: lines`
      Find people further on, beside and behind you
      Keep two or three sources that never let you down
      Follow a question of your own for three months
      Tell others what you found
    `,
    resources: shelf`
      youtube: ${search} people talk | Talks by people who are further on | Note whom they mention.
      wikipedia: community of practice people | How people learn together | Clues for finding your own circle.
      mit_ocw: ${search} sources | University material, if there is any | Its reading lists lead to good sources.
      internet_archive: ${search} question | Books and recordings | Follow one question through three of them.
    `,
  },
]
