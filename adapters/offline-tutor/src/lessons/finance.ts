import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const financeLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: 'Where the money goes: a clear picture first',
    summary: 'Starts with your own figures, or those of an example, so that everything else stands on something real.',
    teach: prose`
      Every understanding of money begins with two lists. One shows what comes in and goes out, the other what is
      owned and owed. Make both for yourself, or for an example household or firm, from real papers of the last three
      months. Round boldly. You want a picture, not bookkeeping, and the picture is mostly surprising in two places.

      With these two lists you already hold the basic ideas of ${name}: a flow and a stock. Income is a flow, savings
      a stock; a loss is a flow, a debt a stock. Nearly every confusion about money mixes the two. For each figure in
      the news ask first: is it something per year, or something at a moment?
    `,
    practise: prose`
      Spend an hour on each list. Mark what is fixed, what can be changed, and what you had forgotten. Repeat after a
      month and look only at the differences.
    `,
    ready: 'both lists fit on one page and you can explain each line',
    objectives: lines`
      Draw up income and expenses
      Draw up what is owned and owed
      Tell flows from stocks
      Find the two figures that matter most
    `,
    resources: shelf`
      khan_academy: personal finance | Lessons on the basics | Begin with the unit on budgets.
      youtube: ${search} basics explained | A calm introduction | Prefer people who sell nothing.
      wikipedia: ${search} | Terms at a glance | For looking things up.
      open_library: ${search} beginners | Books to borrow | Check the year and the country.
    `,
  },
  {
    for: 'everyone',
    title: 'Time and interest: how small things become large',
    summary: 'Makes compound growth, inflation and debt something that you can feel and reckon.',
    teach: prose`
      Interest is the price of time. Growth on growth begins invisibly and ends steeply, and our feeling for it is
      poor, so do the sums: divide seventy-two by the rate, and you get roughly the years until it doubles. At three
      per cent that is twenty-four years, at nine it is eight. The same rule works against you with debts and with
      rising prices.

      Set up a small table: a row a year, a column each for start, growth, costs, end. Play with it. One per cent of
      yearly costs looks like nothing and over thirty years eats about a quarter of the result. A table that you have
      built yourself protects you better than any advice, because it shows what a promise would have to mean.
    `,
    practise: prose`
      Estimate with the rule of seventy-two before you calculate. Reckon three cases from your own life: a saving, a
      debt, a price in twenty years. Change one number at a time and guess the result.
    `,
    ready: 'you can estimate the effect of rate, time and cost in your head',
    objectives: lines`
      Apply the rule of seventy-two
      Calculate growth year by year
      Take inflation and costs into account
      Compare debts by their true price
    `,
    resources: shelf`
      khan_academy: interest and debt | Exercises with interest | Do them by hand once.
      youtube: compound interest explained | Growth made visible | Build the table alongside.
      wikipedia: rule of 72 | The shortcut and its limits | Learn it by heart.
      wikiversity: finance | Lessons with tasks | For more practice.
    `,
  },
  {
    for: 'everyone',
    title: `The parts of ${name}, and who earns from them`,
    summary: `Explains the building blocks of ${name} and follows the money to see who gains from what.`,
    teach: prose`
      Each field of money has perhaps a dozen parts with imposing names. Write each on a card in plain words: what
      does one party give, what does it get, when, and who bears the loss if things go badly? If one of these four
      cannot be answered, you have not understood it yet, or you are not supposed to.

      Then follow the money. Who pays whom for this advice, this account, this product, this report? There is nothing
      wrong in earning, but you should know at which point interests part. In ${name} the plain thing is mostly
      cheaper and often better, and complication is rarely there for your sake. Read the costs first, the promise
      last.
    `,
    practise: prose`
      Twelve cards in your own words, explained aloud to someone. Take one real offer apart: give, get, when, risk,
      all costs in one number. Find the same thing cheaper.
    `,
    ready: 'you can explain the main parts to a teenager and find the costs in any offer within ten minutes',
    objectives: lines`
      Describe the building blocks in plain words
      Say who bears which risk
      Find and add up all costs
      Recognise conflicts of interest
    `,
    resources: shelf`
      khan_academy: finance and capital markets | Parts and terms, drawn | Watch one, write one card.
      wikipedia: financial instrument | A list of the parts | For your cards.
      youtube: how ${search} works | The machine explained | Ask who paid for the film.
      open_library: ${search} guide | Sober handbooks | The index is your friend.
    `,
  },
  {
    for: 'everyone',
    title: 'Risk: what can happen, and how much of it you can bear',
    summary: 'Treats risk as something to be understood and divided rather than feared or denied.',
    teach: prose`
      Risk is not how often something shakes, but what happens when it goes wrong while you need it. Ask of each
      decision: what is the worst that is plausible, could I live with it, and how long could I wait? Money needed
      within a few years must not be where it may halve. Money for later may swing, as long as you do not lose your
      nerve.

      The nearest thing to a free lunch is to spread: over many, over kinds, over time. And the greatest danger sits
      on the chair: we buy what has risen, sell what has fallen, and take luck for skill. So write your rule
      beforehand, for the day on which everyone shouts. Nobody knows the future; beware of all who do.
    `,
    practise: prose`
      Write your rule on a card: what I do if it falls by a third, what I do if it doubles. Look at three great
      crashes of the past and imagine each in your own figures. This is practice, not advice for your case.
    `,
    ready: 'you can name the worst plausible case of a decision in money and have decided beforehand what to do',
    objectives: lines`
      Describe risk by its consequences
      Match money to the time at which it is needed
      Spread risks on purpose
      Write rules for bad days
    `,
    resources: shelf`
      youtube: risk and diversification explained | Spreading, with figures | Recalculate one example.
      wikipedia: behavioral economics | Why we err in the same ways | Find your own three.
      mit_ocw: finance theory | University lectures | The first two are accessible.
      open_library: psychology of money | Books on behaviour | Good reading in shaky times.
    `,
  },
  {
    for: 'more',
    title: 'Papers and rules: reading the small print without fear',
    summary: 'Teaches you to read statements, contracts and reports, and to ask the right people.',
    teach: prose`
      Nobody reads forty pages; one reads them on purpose. In a contract look first for five things: what does it cost
      in all, how long am I bound, how do I get out, who may change it, what happens if I do not pay? In a report look
      for profit, cash and debt over five years, then for what stands in the notes. Mark, ask, sign later.

      Rules and taxes differ from country to country and from year to year; general knowledge ends here. Find out
      which official body informs in your country and which independent advice exists. A good adviser lets you see the
      fee, answers in plain words, and has time until next week. Pressure is always an answer too, namely no.
    `,
    practise: prose`
      Read one contract of your own with the five questions. Read the report of one firm for half an hour. Write down
      three questions for a professional, and ask them.
    `,
    ready: 'you find the five points in any contract within a quarter of an hour',
    objectives: lines`
      Read a contract with five questions
      Find profit, cash and debt in a report
      Use official sources in your country
      Recognise good and bad advice
    `,
    resources: shelf`
      youtube: how to read financial statements | Reports page by page | Take a real one beside it.
      khan_academy: accounting and financial statements | The three statements | Short and clear.
      wikipedia: financial statement | Terms in reports | For looking up.
      open_library: reading financial reports | Books with examples | Two chapters are enough.
    `,
  },
  {
    for: 'far',
    title: `Your own system for ${name}: simple, written down, reviewed once a year`,
    summary: 'Turns knowledge into a few automatic habits and one page of rules.',
    teach: prose`
      The best system is one that needs no willpower. Decide once, automate, and look at it rarely. Write a page: what
      is the aim, which parts do I use and why, what happens every month by itself, when do I look, what may never
      happen? Somebody who loves you should be able to understand the page.

      Once a year take a morning. List what you own and owe, and what came in and went out, compare with the page, rebalance,
      cancel something, celebrate something. Between those mornings leave it alone. Go on learning if you enjoy
      ${name}, but as a spectator: most knowledge in this field is good for understanding, and only a little of it for
      acting.
    `,
    practise: prose`
      Write the page and let it lie for two weeks before you act. Automate two things. Put the yearly morning into
      your calendar. For larger decisions get independent advice.
    `,
    ready: 'everything important happens by itself and fits on one page',
    objectives: lines`
      Write a one-page plan with rules
      Automate recurring steps
      Review once a year
      Keep learning without acting on every piece of news
    `,
    resources: shelf`
      youtube: ${search} plan simple | Plain systems compared | The dullest is a good candidate.
      wikipedia: asset allocation | The main decision and its reasons | Background for your page.
      open_library: ${search} history | Books that have lasted | Age is a recommendation here.
      internet_archive: history of finance | Bubbles and crises of the past | The best vaccine there is.
    `,
  },
]
