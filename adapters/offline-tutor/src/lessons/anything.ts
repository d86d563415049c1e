import type { Subject } from '../kinds/kind.ts'
import { UNNAMED } from '../kinds/phrase.ts'
import { searchWords } from '../words/learner-words.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/** Where a goal has no words, the search is for the art of learning, which always finds something. */
const searchFor = (name: string): string => (name === UNNAMED ? '' : searchWords(name, 4)) || 'learning'

export function anyLessons({ name, Name }: Subject): readonly Lesson[] {
  const search = searchFor(name)
  return [
    {
      for: 'start',
      title: `First look: what belongs to ${name}`,
      summary: 'Draws a map of the field, with its parts, its words and its people, before you go into it.',
      teach: prose`
        In the beginning everything looks equally important, and that is what makes beginnings tiring. So start with a
        map. Spend one evening collecting, without learning anything: which parts keep being mentioned, which words
        come up again and again, who is recommended, what do beginners ask? Three sources are enough. Write each
        finding on a slip of paper and sort the slips into five or six heaps.

        Give each heap a name. These are the districts of your town, and in the coming weeks you will know where you
        are. Mark one heap that attracts you and one that frightens you; you will need both. And put down in two
        sentences why you want to learn this. You will be glad of the sheet on the day on which it gets difficult.
      `,
      practise: prose`
        Draw the map from memory on the next day and compare. Find one person who can do what you want to do, and ask
        what they would learn first if they had to begin again.
      `,
      ready: 'you can explain in two minutes what parts there are and which one you will begin with',
      objectives: lines`
        Collect the parts and terms of the field
        Sort them into a map of your own
        Choose a place to begin
        Write down why you want to learn this
      `,
      resources: shelf`
        youtube: ${search} for beginners | An overview by somebody who knows it | Watch two and note where they agree.
        wikipedia: ${search} | Terms and connections | Even a neighbouring article helps with the map.
        open_library: learning how to learn | Books on beginning | The first chapters fit this week.
        khan_academy: growth mindset | Short lessons on starting out | For the first moment of doubt.
      `,
    },
    {
      for: 'everyone',
      title: `${Name}: the few things on which the rest depends`,
      summary: 'Finds the basic skills and ideas, and practises them one at a time.',
      teach: prose`
        In nearly every field a fifth of the things carries four fifths of the use. Find this fifth for ${name}. Look
        at what experienced people do every day, not at what they talk about; look for what returns in one good
        source after the other; ask what would be missed most if one could not do it. Make a list of five and put it into an
        order in which each helps the next.

        Then take the first and make it small. Not “understand”, but something one could see: I can do this, in this
        time, without help. A small thing that you can really do is a better ground than a large one that you have
        heard of. Only when it works three times in a row do you go on. That is slower for two weeks and faster for
        ever after.
      `,
      practise: prose`
        One of the five at a sitting, in short rounds: try, look at the result, change one thing, try again. Write
        down at the end what was better than at the start, in one sentence.
      `,
      ready: 'three of your five basic things work without help, on different days',
      objectives: lines`
        Name the five most useful basics
        Turn them into visible small aims
        Practise in short rounds with one change each
        Recognise when something is firm
      `,
      resources: shelf`
        youtube: ${search} basics | The basics, shown | Pause after each step and do it yourself.
        wikipedia: pareto principle | Why a few things carry so much | An idea to sort your list by.
        open_library: deliberate practice | Books on practising well | One method is enough to begin.
        internet_archive: self-education | Older guides to learning | They are often shorter and clearer.
      `,
    },
    {
      for: 'everyone',
      title: `${Name} by example: learning from what others did well`,
      summary: 'Teaches you to take apart what others have done well and to use it.',
      teach: prose`
        Somebody has already done well what you want to do. Find three examples that you admire and that are within
        reach, not the most famous ones. Look at each as a watchmaker looks at a watch: what is the first step, which
        decisions were made, what was left out, what would I have done otherwise? Write the answers beside it.

        Now copy one, as exactly as you can. Copying has a bad name, and for centuries it was how people learnt
        anything. You notice at once where you do not know what the other knew; precisely there is your next lesson.
        Afterwards do the same once more with one thing changed, then two. Somewhere on this way it becomes your own.
      `,
      practise: prose`
        One example a week: two sittings of looking, two of copying, one of changing. Keep the results side by side.
        If you can, show them to somebody who is a little further on, with one precise question.
      `,
      ready: 'you can say of a good example why it works, and have used one of its ideas yourself',
      objectives: lines`
        Choose examples within your reach
        Take an example apart into decisions
        Copy it and notice what is missing
        Change it step by step
      `,
      resources: shelf`
        youtube: ${search} examples | Work by others, to be taken apart | Watch without sound once.
        wikipedia: observational learning | How one learns by watching | Short, with good experiments.
        open_library: ${search} | Books with cases and examples | Look through several and keep one.
        internet_archive: how to learn | Classics on learning | For the evening after the copying.
      `,
    },
    {
      for: 'more',
      title: 'When it stops going well',
      summary: 'Prepares you for the plateau that always comes, with ways of getting over it.',
      teach: prose`
        After the first quick weeks nothing seems to move. This is no sign that you lack talent; it happens to
        everyone, because what is easy is done and what is hard has begun. Look at what exactly does not work. Too
        fast? Then halve the speed. Too much at once? Then practise one part alone. Always the same mistake? Then do
        it on purpose, look at how it arises, and do the opposite.

        Sometimes the cause lies elsewhere: tired, no clear aim, no feedback, always practised in the same way. Change
        one of these for two weeks and watch. Look back, too: take something that you made or did in the first week.
        Progress is invisible from day to day and obvious from month to month.
      `,
      practise: prose`
        Write down three things that annoy you, choose the smallest, and give it four sittings with a changed method
        each. Ask somebody to watch you once for ten minutes. Take two days off afterwards.
      `,
      ready: 'you have got over one obstacle and can say how',
      objectives: lines`
        Find out what exactly does not work
        Change speed, portion or method on purpose
        Ask for feedback with a precise question
        See your own progress over weeks
      `,
      resources: shelf`
        youtube: ${search} common mistakes | Where others got stuck | You will recognise something.
        wikipedia: learning curve | Why progress comes in steps | It takes the fright out of plateaus.
        khan_academy: growth mindset | Short lessons on setbacks | Five minutes for a bad day.
        open_library: mindset learning | Books on persistence | One chapter is a good rest.
      `,
    },
    {
      for: 'everyone',
      title: `Something of your own: a small project around ${name}`,
      summary: 'Puts everything together in one small, finished piece of work.',
      teach: prose`
        Knowledge becomes firm when it has to carry something. Choose a small project that you would be glad to have
        finished: something made, an evening with others, a page written, a question answered, a change in your days.
        Cut it down until it fits into a few weeks, and describe in one sentence what it will look like when it is
        done.

        List the steps and begin with the one that you are least sure of, because it can still change the plan. Do a
        first rough version of the whole before you make any part beautiful. In the middle there will be a day on
        which you want to start something new and better. Write the new idea down for later, and finish this.
      `,
      practise: prose`
        Begin each sitting with one sentence on what will be done at its end. Show the rough version to one person,
        and the finished one to three. Write half a page afterwards on what you would do differently.
      `,
      ready: 'it is finished, somebody has seen it, and you already know what the next one could be',
      objectives: lines`
        Choose a project that can be finished
        Begin with its riskiest part
        Make a rough version of the whole
        Finish it and show it to others
      `,
      resources: shelf`
        youtube: ${search} project ideas | Ideas and how they were carried out | Choose small.
        wikipedia: project-based learning | Why projects teach so well | Reasons for the middle of the way.
        open_library: project planning | Books on finishing things | Use the index, not the order.
        wikiversity: learning projects | Projects by other learners | For ideas and company.
      `,
    },
    {
      for: 'far',
      title: 'Going on alone: people, sources, a next question',
      summary: 'Makes you independent of any plan: good company, good sources, and a rhythm of your own.',
      teach: prose`
        A plan like this one is a railing; some day you do not need it any more. What takes its place is threefold.
        People: at least one who is further on than you and one who has just begun. Sources: two or three that you
        have tested and to which you return. And a rhythm: a fixed hour in the week that belongs to ${name}, even when
        nothing urges you.

        Then ask a question of your own, one to which you have found no ready answer. It need not be great. Whoever
        has a question reads differently, looks differently, and meets others who ask it too. Write it down, collect
        what belongs to it, and give yourself three months. In the end teach somebody what you have found out; there
        is no better test.
      `,
      practise: prose`
        Find a circle, a course, or one companion. Keep a page for your question. Once a month look back for half an
        hour: what have I learnt, what will I leave out, what comes next?
      `,
      ready: 'you know what you will do next month without looking at any plan',
      objectives: lines`
        Find companions further on and less far on
        Choose sources that you trust
        Keep a weekly rhythm
        Pursue a question of your own and teach what you find
      `,
      resources: shelf`
        youtube: ${search} advanced | Work at a higher level | See what comes after the basics.
        wikipedia: community of practice | How people learn together | Clues for finding your circle.
        mit_ocw: ${search} | University material, if there is any | Reading lists are worth a look.
        open_library: teaching yourself | Books on learning alone | For the months to come.
      `,
    },
  ]
}
