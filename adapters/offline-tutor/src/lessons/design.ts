import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const designLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Noticing: what good ${name} does, and how`,
    summary: 'Trains you to look at designed things as decisions, and to name why they work or fail.',
    teach: prose`
      Everything around you that was made was decided by somebody. Start to collect: a ticket that you understood at
      once, a door that you pulled though it wanted pushing, a page that you read to the end. For each write three
      lines: what is it for, what did they decide, what does that do to me? Avoid “nice” and “ugly”; they end the
      conversation.

      Patterns will appear: what belongs together stands together, what matters is larger or alone, what repeats is
      calm, what differs draws the eye. These few principles carry all of ${name}. You need not believe them; take a
      thing that works, break one principle on paper, and look at what happens.
    `,
    practise: prose`
      Three finds a day for two weeks, photographed or sketched, with three lines each. At the end sort them into ten
      pairs, good and bad for the same purpose, and say the difference in one sentence.
    `,
    ready: prose`
      you can explain to somebody outside the field why one thing works better than another, without using the word
      “like”
    `,
    objectives: lines`
      Describe a design by its decisions
      Recognise contrast, grouping, repetition and alignment
      Collect and sort good examples
      Criticise without judging taste
    `,
    resources: shelf`
      youtube: ${search} principles for beginners | The principles with examples | Find a counterexample for each.
      wikipedia: ${search} | The field and its branches | A map with many names to follow.
      open_library: design of everyday things | The classic on noticing | You will never look at doors as before.
      wikibooks: graphic design | Principles in short chapters | Useful for design of any kind.
    `,
  },
  {
    for: 'everyone',
    title: 'For whom? Questions before solutions',
    summary: 'Shows how to find out what is needed before deciding what it should look like.',
    teach: prose`
      Design answers a need, so somebody has to find the need. Talk to three people who would use the thing, and ask
      about the past rather than the future: tell me about the last time you tried this. What did you do then? What
      annoyed you? Do not ask whether they would like your idea; everyone is polite.

      Then write the task on half a page: for whom, in which situation, to what end, within which limits, and how one
      would notice that it worked. This brief is the most valuable document of the whole project. When taste is later
      argued about, you open it and ask which version serves it better.
    `,
    practise: prose`
      Do three conversations of twenty minutes on one everyday task. Write down quotations, not interpretations. Then
      write the brief, read it to one of the three, and correct it.
    `,
    ready: 'your half page is so clear that somebody else could start on it tomorrow',
    objectives: lines`
      Interview people about what they really did
      Separate observations from interpretations
      Write a brief with limits and a measure of success
      Question a task before accepting it
    `,
    resources: shelf`
      youtube: user interviews how to | Good questions and bad ones | Listen to how long they keep silent.
      wikipedia: design brief | What belongs in one | Compare it with your half page.
      wikiversity: design thinking | Exercises on needs and ideas | Choose two, not all.
      mit_ocw: design | University courses on designing | Their assignments make good practice.
    `,
  },
  {
    for: 'everyone',
    title: 'Many ideas, quickly: sketching and choosing',
    summary: 'Teaches you to produce variants before you fall in love with one, and to choose with reasons.',
    teach: prose`
      The first idea is everybody’s first idea. Draw ten more. Small, rough, with a thick pen, so that nothing can
      become pretty; two minutes each. When you run dry, change one rule: half the space, no text, for a child, for
      someone in a hurry, the opposite. The seventh or eighth is often the one.

      Then choose, not by liking but by the brief. Put the sketches on a wall, mark what each solves and what it
      costs. Combine two. Show three to somebody and ask what they understand, not which one they prefer. Only what
      survives goes on to the computer, or to cloth, wood and plaster, where every change costs ten times as much.
    `,
    practise: prose`
      Twenty sketches for one task in forty minutes. Do it with three different tasks this week. Keep the rejected
      ones: half of them will fit another question.
    `,
    ready: 'it feels strange to you to start with only one idea',
    objectives: lines`
      Sketch many variants in a short time
      Change constraints to find new directions
      Select by the brief instead of by taste
      Test understanding with a rough sketch
    `,
    resources: shelf`
      youtube: design sketching ideation | Quick sketching, uncut | See how rough professionals are.
      wikipedia: brainstorming | What works and what does not | Alone first, together later.
      internet_archive: ${search} | Books and magazines of the past | Full of solutions that everyone forgot.
      open_library: ${search} ideas | Collections of examples | Look for the idea behind the surface.
    `,
  },
  {
    for: 'everyone',
    title: `Order and character: form, type, colour and material in ${name}`,
    summary: 'Works on the craft: structure first, then voice, with few means used on purpose.',
    teach: prose`
      Structure comes before style. What is first, second, third? Make this visible with size, place and space alone,
      in black and white. If it works so, colour can only help; if not, colour will hide the fault for a while. Use a
      grid or a measure that everything follows, so that the exceptions mean something.

      Then give it a character with very few means: one or two typefaces or materials, one colour that has a job, one
      surprising thing. Try each against its opposite, for you only see the loud next to the quiet. In ${name} most
      improvement consists of taking something away, and then looking again after lunch.
    `,
    practise: prose`
      Rebuild a design that you admire as exactly as you can; it teaches you every decision its maker took. Then make
      the same content with half of the means. Compare at arm’s length and in bad light.
    `,
    ready: 'you can defend every size, space and colour in your piece with a reason',
    objectives: lines`
      Establish a clear order without colour
      Use a grid or module
      Combine few typefaces, colours or materials
      Improve by removing
    `,
    resources: shelf`
      youtube: ${search} hierarchy layout | Order made visible | Redo one example with your own content.
      wikipedia: color theory | How colours act on each other | Look at the contrast pairs.
      open_library: grid systems | Books on structure | Dry to read and very fruitful to try.
      khan_academy: color science | Lessons on colour | Short and visual.
    `,
  },
  {
    for: 'more',
    title: 'Trying it out with people, and listening',
    summary: 'Brings the design to those who will use it, early and cheaply, and improves it round by round.',
    teach: prose`
      You cannot see your own design; you know too much. So build the cheapest version that can be tried (paper, tape,
      a click-through, a corner of a room), give five people a task, and hold your tongue. Where do they hesitate,
      what do they overlook, what do they say to themselves? Five people find most of what is wrong.

      Criticism from colleagues is different and needs a frame. Say what you want to know: “does the order work?”
      rather than “what do you think?”. Write everything down, thank them, decide later alone. Not every remark is
      right, but every remark marks a spot at which something rubs.
    `,
    practise: prose`
      Three rounds with five people in all, changing one thing after each. Keep a list with three columns: what we
      saw, what we think it means, what we changed.
    `,
    ready: 'strangers manage the task without your help, and the third round brings hardly any surprises',
    objectives: lines`
      Build a prototype that can be tried in a day
      Observe without helping
      Ask for criticism with a precise question
      Decide what to change and what to leave
    `,
    resources: shelf`
      youtube: usability testing demo | A test from start to end | Note what the tester does not say.
      wikipedia: prototype | Kinds of prototypes | Choose the cheapest that answers your question.
      open_library: rocket surgery made easy | Practical books on testing | You can start the same evening.
      wikiversity: user centered design | Lessons with exercises | One exercise per round.
    `,
  },
  {
    for: 'far',
    title: `Showing your work: a portfolio in ${name}`,
    summary: 'Turns projects into stories of decisions that convince others.',
    teach: prose`
      Nobody hires or trusts results alone; they want to see how you think. Tell each project as a story: the need,
      the difficulty, two paths that you did not take, the decision, what happened. Three projects are enough. One
      page each, large pictures, few words, and no jargon.

      Be clear about your part when others took part, and about what you would now do otherwise; it shows more
      confidence than any adjective. Then look at the whole as a design of its own: for whom is it, what should they
      do at the end, what can go?
    `,
    practise: prose`
      Tell each project aloud in three minutes before you write it. Give the portfolio to two people for two minutes
      each and ask what they remember. Rewrite until this is what you want to be remembered for.
    `,
    ready: 'someone who has seen your work for two minutes can say what you are good at',
    objectives: lines`
      Tell a project as a chain of decisions
      Choose three pieces for one audience
      Present your part in joint work fairly
      Edit text and pictures hard
    `,
    resources: shelf`
      youtube: ${search} portfolio review | Reviews of real portfolios | Hear what is praised and what is skipped.
      wikipedia: portfolio | Kinds and customs | A quick look is enough.
      open_library: ${search} portfolio | Books on presenting work | Borrow one with many examples.
      internet_archive: design annual | Yearbooks of good work | Study captions as well as pictures.
    `,
  },
]
