import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const businessLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `One page for ${name}: who, what for, with which means`,
    summary: 'Brings order into your idea or situation, with a single page that you will keep improving.',
    teach: prose`
      Before plans of forty pages comes one page. Write in seven boxes: who is it for, which problem do they have,
      what do they do about it today, what do you offer, how do they hear of it, what does it cost, what does it
      bring? If you learn this for your job and not for a firm of your own, “customer” means whoever depends on your
      work. Leave empty what you do not know; the empty boxes are the plan of your learning.

      Mark each sentence as known or believed. In most pages nine of ten are beliefs, and that is fine as long as you
      know it. Choose the one belief that would topple everything if it were wrong. In the next weeks you will look
      for the cheapest way of finding out.
    `,
    practise: prose`
      Write the page in thirty minutes, then again from nothing two days later. Explain it in one minute to three
      people who do not have to be polite, and note which words they frown at.
    `,
    ready: 'a stranger understands your page, and you know which sentence on it is the most dangerous',
    objectives: lines`
      Describe an undertaking on one page
      Separate what is known from what is believed
      Find the riskiest assumption
      Explain the idea in one minute
    `,
    resources: shelf`
      youtube: ${search} for beginners | The field in an overview | Note three terms to look up.
      wikipedia: business model canvas | The page with its boxes | A template to copy.
      open_library: ${search} | Introductions to borrow | Read contents and first chapter of three.
      wikibooks: ${search} | Free chapters | For single questions.
    `,
  },
  {
    for: 'everyone',
    title: 'Talking with people before building anything',
    summary: 'Teaches conversations that bring out facts instead of compliments.',
    teach: prose`
      Ask somebody whether your idea is good, and you will be told yes. Ask how they handled the matter last week, and
      you will learn something. Good questions concern the past and are concrete: when did this last happen, what did
      you do, what did it cost you, what else have you tried? Whoever has never done anything about a problem does not
      have it badly enough.

      Speak less than a third of the time. Write down sentences word for word, above all those that surprise you.
      After five conversations of the same kind patterns appear; after ten you could finish the sentences. Only then
      compare with your page. Something will have to be crossed out, and this is the cheapest moment at which that
      could happen.
    `,
    practise: prose`
      Five conversations in two weeks, twenty minutes each, with people who owe you nothing. One page of quotations
      for each. At the end: three things that you believed and that are wrong.
    `,
    ready: 'you can describe the problem in the words of those who have it',
    objectives: lines`
      Ask about past behaviour instead of opinions
      Listen and quote exactly
      Recognise patterns over several conversations
      Change your plan on account of facts
    `,
    resources: shelf`
      youtube: customer interviews how to | Conversations and their faults | Count how often the asker speaks.
      open_library: mom test | The short classic on asking | Two evenings that save months.
      wikipedia: market research | Methods at a glance | Choose the simplest.
      wikiversity: marketing research | Exercises | For a second round.
    `,
  },
  {
    for: 'everyone',
    title: 'The smallest test: trying it out within a week',
    summary: 'Finds the cheapest honest test of your riskiest belief, and runs it.',
    teach: prose`
      A test is a question to reality with a result that may hurt. Which belief do you test? What would people do if
      it were true: pay, sign up, come back, stop complaining? Determine the number beforehand, for afterwards every
      number looks like success. Then find the version that can be tried within a week: by hand, on paper, with ten
      people, for one day.

      It will look unprofessional, and it should. Whoever needs what you offer will use even the clumsy version;
      whoever does not will not be won over by polish. This holds for a shop, for a new way of meeting in your team,
      for a campaign. Note what happened, what you conclude, and what you do next. In ${name} this loop is the actual
      skill.
    `,
    practise: prose`
      One test a week for three weeks. A card for each: belief, test, number expected, number found, next step. Hang
      up the cards, the failed ones too; they were cheap.
    `,
    ready: 'you have changed your mind once because of a number',
    objectives: lines`
      Turn a belief into a test
      Fix the measure of success beforehand
      Try it within a week at low cost
      Decide what follows from the result
    `,
    resources: shelf`
      youtube: minimum viable product examples | Famous small beginnings | Which belief did each test?
      wikipedia: lean startup | The loop and its critics | Read both.
      mit_ocw: entrepreneurship | University courses | Use the assignments.
      open_library: lean startup | Books on testing ideas | Half of one is enough.
    `,
  },
  {
    for: 'everyone',
    title: 'Numbers that matter: money, time, and a calm look at both',
    summary: 'Gives you the few figures you need to decide, without accounting jargon.',
    teach: prose`
      You need few numbers, but these you should know by heart. What does one piece, one customer, one hour bring in,
      and what does it cost, honestly, with your own time? What costs run even if nothing happens? From this follows
      how many you need before it carries itself. Most plans come to grief on this simple division.

      Profit and money in hand are different things: a firm dies when it cannot pay, not when it makes a loss on
      paper. Write down week by week what comes in and what goes out, for three months ahead, carefully on both sides.
      And measure one thing that tells early whether it goes well, a leading number, rather than ten that tell it
      late. For taxes and contracts ask a professional once; it is cheaper than guessing.
    `,
    practise: prose`
      Work out the break-even point of your undertaking on one page. Keep a weekly table for a month. Change one price
      or one expense in it and watch what happens.
    `,
    ready: 'you can say without notes what one unit brings, costs, and how many you need',
    objectives: lines`
      Calculate contribution and break-even
      Plan the cash of the next three months
      Choose one leading number
      Know when to ask a professional
    `,
    resources: shelf`
      khan_academy: finance and capital markets | Lessons on cost and profit | With small exercises.
      youtube: break even cash flow explained | Examples on a napkin | Redo them with your numbers.
      wikipedia: break-even | The formula and its limits | One page.
      open_library: financial intelligence | Books for people without training | Good on cash and profit.
    `,
  },
  {
    for: 'more',
    title: 'Working with others: agreements, meetings, trust',
    summary: 'Covers what makes joint work succeed: clear agreements, short meetings, honest feedback.',
    teach: prose`
      Sooner or later you depend on others. Most quarrels come from things that nobody said. Who decides what? By
      when? What counts as finished? Agree on these three in writing, even among friends, above all among friends.
      Give tasks as results to be reached, not as steps, and ask how they would go about it.

      A meeting needs a question that it is to answer; without one it is a visit. Write the decision down while all
      are there. Give praise precisely and soon, criticism precisely and in private, about what somebody did and not
      what they are. And keep small promises: trust is nothing but a long series of these.
    `,
    practise: prose`
      Try three things in one week: a task described as a result, a meeting with one question and half the time, a
      piece of praise that names exactly what was good. Ask a colleague what they would like you to do differently.
    `,
    ready: 'agreements around you are written down, and people tell you bad news early',
    objectives: lines`
      Settle who decides what, and by when
      Lead a short meeting to a decision
      Give precise feedback
      Build trust by keeping promises
    `,
    resources: shelf`
      youtube: effective meetings and feedback | Short examples | Copy one sentence word for word.
      wikipedia: psychological safety | Why bad news must be welcome | An idea worth many meetings.
      open_library: teamwork | Books on working together | Choose the thinnest.
      mit_ocw: organizational leadership | Courses on teams | For those who lead.
    `,
  },
  {
    for: 'far',
    title: `The next ninety days in ${name}`,
    summary: 'Turns what you have learnt into a plan for three months, with a rhythm of looking back.',
    teach: prose`
      Three months are long enough to achieve something and short enough to foresee. Choose one aim with a number and
      a date. Name the three things that must happen for it, and what you will not do in that time, for a plan that
      forbids nothing is a wish list. Each Monday the week’s one important step; each Friday a quarter of an hour of
      looking back.

      Expect that half of it will turn out otherwise. That is why you have the look back: what did we learn, what do
      we stop, what do we double? Find somebody who asks you about it once a month and is not impressed. At the end
      write one page on what you now know about ${name} and did not know at the beginning; it is the first page of
      your next plan.
    `,
    practise: prose`
      Write the ninety days on one page, with one number. Live by the rhythm of Monday and Friday. After thirty days
      strike one thing out, whatever it is.
    `,
    ready: 'thirty days have passed, you know your number by heart, and the plan has changed for good reasons',
    objectives: lines`
      Set one measurable aim for three months
      Decide what not to do
      Review weekly and adjust
      Find someone who holds you to it
    `,
    resources: shelf`
      youtube: quarterly planning okr explained | Planning with few aims | One aim is enough.
      wikipedia: objectives and key results | Origin and pitfalls | Beware of too many numbers.
      open_library: business strategy | Books for the next level | Borrow one a month.
      internet_archive: business biographies | Lives of those who built something | Look at the failures in the middle.
    `,
  },
]
