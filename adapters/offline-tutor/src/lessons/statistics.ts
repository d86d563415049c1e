import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const statisticsLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'Mean, median and spread: describing numbers honestly',
    summary: 'Sum up a list of numbers in two or three, and know when an average misleads.',
    teach: prose`
      Six people earn 20, 22, 24, 25, 27 and 200 thousand a year. The mean is 53, which is far from what any of them
      earns. The median, the value in the middle, is 24.5 and tells the truth about the group. So for lopsided numbers
      such as incomes, prices and waiting times, give the median; use the mean where values scatter evenly around a
      centre.

      A centre alone is half the story. The spread says how far values lie apart. Quartiles cut the sorted list into
      four equal parts, and the middle half between the first and third quartile is hard to upset. The standard
      deviation is roughly the typical distance from the mean; for bell-shaped data about 68 % of values lie within
      one of it and 95 % within two. Always draw before you calculate. A histogram shows in a second what no number
      says: two humps, a long tail, one value typed wrongly.
    `,
    objectives: lines`
      Choose between mean and median
      Describe spread with quartiles and standard deviation
      Read a histogram for humps, tails and errors
    `,
    resources: shelf`
      khan_academy: mean median standard deviation | Exercises with answers | Do the ones where mean and median
        disagree.
      youtube: mean median standard deviation explained | The same in pictures | Guess each value from the picture
        first.
      wikipedia: median quartile | Definitions with examples | Look up how ties and even counts are handled.
      open_library: describing data averages without fear | Gentle first books | Read the chapters on pictures of data.
    `,
  },
  {
    for: 'early',
    title: 'Probability with natural counts: tests, chances, surprises',
    summary: 'Reason about chance with tables of people instead of formulas, and see why rare things fool us.',
    teach: prose`
      A disease strikes 1 in 1,000 people. A test finds 99 % of the sick and wrongly alarms 5 % of the healthy. Your
      test is positive. How worried should you be? Don’t reach for a formula; count people. Of 100,000 people 100 are
      sick, and 99 of them test positive. Of the 99,900 healthy ones 5 %, that’s 4,995, test positive, too. So of
      5,094 positives only 99 are sick: about 2 %. The rarity outweighs the quality of the test. This is Bayes’ rule,
      done with counts.

      Three more rules carry far. Chances of separate things multiply only if the events are independent. “At least
      one” is easiest through its opposite: the chance of no six in four throws is (5/6)⁴ ≈ 0.48, so at least one six
      has 0.52. And long runs are normal: in 100 tosses of a fair coin, six of a kind in a row turn up four times out
      of five.
    `,
    objectives: lines`
      Solve a test problem by counting people
      Multiply chances only of independent events
      Work out “at least one” through its opposite
    `,
    resources: shelf`
      khan_academy: conditional probability bayes | Practice with tables | Redo each one with 100,000 people.
      youtube: bayes theorem medical test natural frequencies | The test puzzle in pictures | Stop and decide before
        the answer comes.
      wikipedia: base rate rare disease | Why rarity fools us | Collect an example from your own field.
      mit_ocw: introduction to probability | Lectures and problem sets | The first three are enough for now.
    `,
  },
  {
    for: 'everyone',
    title: 'From a sample to the whole: uncertainty and confidence intervals',
    summary: 'Say how sure you can be of a number that comes from a sample, and what a bigger sample buys.',
    teach: prose`
      Ask 1,000 people, and 520 say yes. Is it a majority? Had you asked another 1,000, you’d have got 505 or 540. How
      much such results wobble is the standard error; for a share it is √(p × (1 − p) / n), here √(0.52 × 0.48 / 1000)
      ≈ 0.016. Two of these to either side give the 95 % confidence interval: 49 % to 55 %. The majority isn’t
      certain.

      The square root is the sobering part: to halve the uncertainty you need four times the sample. And the formula
      knows only chance. If your sample is skewed, because only the angry answered, more of it makes you more sure of
      the wrong thing. A 95 % interval means that a method like this catches the truth in 95 of 100 studies. It
      doesn’t mean that each value inside is equally likely. Try the bootstrap, too: draw from your own data with
      replacement a thousand times, and watch how the mean wobbles.
    `,
    objectives: lines`
      Work out the standard error of a share
      Form a 95 % confidence interval and say what it means
      Explain why half the uncertainty needs four times the sample
      Tell chance from a skewed sample
    `,
    resources: shelf`
      khan_academy: confidence intervals standard error | Exercises on intervals | Say each result in a plain sentence
        afterwards.
      youtube: confidence interval sampling distribution simulation | Samples drawn before your eyes | Count how many
        intervals miss.
      wikipedia: confidence interval interpretation | What it means and what not | The list of misreadings is worth
        learning.
      mit_ocw: statistics sampling confidence | University material | For the derivation of the square root.
    `,
  },
  {
    for: 'everyone',
    title: 'Is it real? Tests, p-values and how they mislead',
    summary: 'Run a hypothesis test by shuffling, read a p-value correctly, and spot the usual tricks.',
    teach: prose`
      Two groups tried two web pages: 48 of 400 bought with the old one, 66 of 400 with the new. Luck or not? Imagine
      the page makes no difference; that is the null hypothesis. Then the labels “old” and “new” mean nothing, and you
      may shuffle them. Shuffle a thousand times, and note how often the gap is at least as large as yours, in either
      direction. That share is the p-value, here about 0.09.

      A p-value is the chance of such data if nothing were going on. It’s not the chance that nothing is going on, and
      a small one doesn’t make the effect big: with a million visitors, trifles get tiny p-values. So always give the
      size of the effect with its interval. Beware of forking paths, too. Try twenty questions, and luck alone makes
      about one “significant” at 0.05. Decide the question, the sample and the measure before you look.
    `,
    objectives: lines`
      State a null hypothesis
      Find a p-value by shuffling labels
      Say what a p-value is and what it is not
      Report the size of an effect with its interval
    `,
    resources: shelf`
      youtube: p-value permutation test shuffling | Shuffling instead of formulas | Repeat it with twenty slips of
        paper.
      khan_academy: significance tests p-values | Practice with answers | Watch for the wording of the conclusions.
      wikipedia: misuse of p-values | The misreadings, one by one | Find two of them in this week’s news.
      internet_archive: statistics hypothesis testing textbook | Textbooks on testing | For the classic tests behind
        the names.
    `,
  },
  {
    for: 'everyone',
    title: 'Correlation, regression, and what causes what',
    summary: 'Fit a line, read its slope and scatter, and ask what else could explain it.',
    teach: prose`
      A scatter plot shows two numbers for each case. The correlation r says how closely they follow a line, from −1
      to 1; at 0.9 the points hug it, at 0.3 they are a cloud with a lean. It sees only straight lines: a perfect
      curve can have r = 0. Plot first.

      Regression fits the line with the smallest squared misses. If rent = 300 + 11 × area, then each further square
      metre goes with 11 more, and the 300 means little, as no flat has an area of 0. Look at the residuals, the
      misses: if they show a pattern, a line was the wrong shape. And “goes with” isn’t “causes”. Ice cream and
      drownings rise together, because summer raises both; it is a confounder. Three questions before you say cause:
      could it run the other way, could a third thing drive both, and who is missing from the data? Only an experiment
      that assigns by chance answers all three.
    `,
    objectives: lines`
      Read a correlation from a scatter plot
      Interpret the slope of a regression line
      Check residuals for a pattern
      Name a confounder before speaking of a cause
    `,
    resources: shelf`
      khan_academy: scatterplots correlation regression | Lines, slopes and residuals | Guess r before you work it
        out.
      youtube: correlation causation confounder regression | Famous wrong conclusions | Find the third thing before it
        is named.
      wikipedia: confounding correlation causation | Examples from many fields | Add one from your own work.
      wikiversity: regression analysis | A free course on regression | Good for residual plots.
    `,
  },
  {
    for: 'far',
    title: 'A small study of your own, from question to honest report',
    summary: 'Plan, collect, analyse and report one real question with everything you know.',
    teach: prose`
      Statistics sticks when the numbers are yours. Choose a question with an answer you’d act on: does the earlier
      train save time, does caffeine after four cost sleep? Write down before you start: what you measure, on how many
      days, which comparison you’ll make, and what difference would matter to you. If a coin can assign the days, let
      it; then it’s an experiment.

      Estimate the sample first. For a difference of half a standard deviation you need about 64 cases in each group
      to find it four times out of five; for a quarter, about four times as many. That is called power, and it is why
      many small studies find nothing. Collect without peeking. Then plot everything, give the difference with its
      interval, and list what could have gone wrong: missing days, a change of weather, your own hopes. One page is
      enough. Give it to a sceptical friend, and mend what they find.
    `,
    objectives: lines`
      Write down measure, days and comparison before you start
      Estimate the sample for a difference that matters
      Report a difference with its interval
      List what could have gone wrong in a study
    `,
    resources: shelf`
      youtube: statistical power sample size explained | Why small studies miss things | Change one number at a time.
      wikipedia: power statistics design of experiments | Planning before measuring | The table of errors is worth
        copying.
      mit_ocw: statistics for applications | Lectures for the next step | Choose the one that fits your question.
      open_library: design of experiments everyday | Books on good studies | Read the failures first.
    `,
  },
]
