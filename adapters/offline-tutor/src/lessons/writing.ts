import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const writingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Ten minutes a day: a habit and a notebook for ${name}`,
    summary: 'Gets words onto paper every day, without judging them, and collects the material you will need.',
    teach: prose`
      Writers are people who write on ordinary days. Choose ten minutes that already exist, after the coffee or before
      the lamp goes out, and write without stopping and without correcting. Write badly on purpose if nothing else
      comes: the weather, what you do not want to write, a quarrel that you overheard. The judge in your head can only
      work on finished sentences, so do not let it have any yet.

      Carry a notebook, because good writing lives on things that others overlook: a phrase on the bus, a smell, a
      lie, a number. Note the thing, not your opinion of it. “She folded the receipt into eighths” is worth more than
      “she was nervous”. After two weeks read everything with a pencil, and underline only what makes you curious.
    `,
    practise: prose`
      Ten minutes daily, fourteen days, without a gap if you can and without regret if not. Three observations a day
      into the notebook. No reader yet, not even yourself.
    `,
    ready: 'you sit down without a struggle, and at least three of the underlined places want to become more',
    objectives: lines`
      Write daily without correcting
      Observe and note concrete details
      Find material in your own notes
      Keep the inner judge out of first drafts
    `,
    resources: shelf`
      youtube: freewriting exercises | Writing along with a clock | Start it and do not lift the pen.
      wikipedia: free writing | Where the method comes from | A short read, then back to work.
      open_library: writing down the bones | Books on the habit | One short chapter before you write.
      wikibooks: creative writing | Free exercises | For days on which nothing comes.
    `,
  },
  {
    for: 'everyone',
    title: 'Reading like a writer: what good pages do',
    summary: `Teaches you to take admired texts apart and to use their moves in ${name}.`,
    teach: prose`
      Take a piece that you wish you had written, and read it three times. First as a guest, for pleasure. Then as a
      spy, pencil in hand: where does it begin, what is held back, how long are the sentences when something happens,
      which details are there and which are missing? Then as a thief: which of these moves could you use?

      Copy a page by hand. It is an old exercise, and slow, and your hand notices what your eye would miss: the
      commas, the short word at the end. Then write a page of your own with the same skeleton and quite different
      flesh. Nobody will see it; borrowed skeletons vanish under your own voice. Build a small shelf of five pieces
      that you wish were yours, and live with them.
    `,
    practise: prose`
      One page of analysis a week, as a list of moves, not of praise. One imitation with the same skeleton. Read your
      own text aloud directly after a page of the example; your ear will tell you what to do.
    `,
    ready: 'you can name five moves of your favourite writer and have used three of them',
    objectives: lines`
      Read a text for its construction
      Describe techniques in plain words
      Imitate a structure with your own material
      Choose models for your own work
    `,
    resources: shelf`
      youtube: ${search} analysis close reading | Texts taken apart | Do the same with your own model.
      internet_archive: short stories classics | Complete texts to read | Choose one page and copy it.
      wikipedia: narrative technique | The moves and their names | A list to tick off.
      open_library: reading like a writer | Books on attentive reading | One chapter, one exercise.
    `,
  },
  {
    for: 'everyone',
    title: 'Finding the shape: what it is about, and how it moves',
    summary: 'Turns material into a plan: a centre, a question that pulls the reader on, a beginning and an end.',
    teach: prose`
      Before a long way one looks at a map, even if one later leaves the path. Say in two sentences what your piece is
      about: somebody or something wants to get somewhere, and something stands in the way. This is true for a novel,
      an essay and a letter. What changes between the first line and the last? If nothing changes, it is a
      description, and readers leave descriptions.

      Lay out scenes or points on cards, one each. What must the reader know first? What question does each card
      answer, and which new one does it open? Arrange, remove, fill in. Know your last card before you begin, even if
      it turns out differently; it keeps you from getting lost in the middle. And stop planning as soon as you want to
      write.
    `,
    practise: prose`
      Three different plans for the same material, ten cards each. Tell the best one to somebody, and watch at which
      card they look at the window. That is the one to change.
    `,
    ready: 'you can tell the whole piece in one minute, and the listener asks how it goes on',
    objectives: lines`
      Say in two sentences what the piece is about
      Build a chain of questions and answers
      Arrange material on cards
      Know the ending before starting
    `,
    resources: shelf`
      youtube: how to outline a story | Planning methods compared | Use the lightest that carries.
      wikipedia: story structure | Shapes that have proved themselves | Patterns to play with.
      khan_academy: storytelling structure | Lessons by film people | The questions fit any text.
      open_library: plot and structure | Books on building | Look up what you lack.
    `,
  },
  {
    for: 'everyone',
    title: 'The first draft: forward, without looking back',
    summary: 'Gets you through the draft with a pace, a trick against blocks and permission to be bad.',
    teach: prose`
      A first draft has one duty, to exist. Set a number that you can reach even on bad days, two hundred words for
      instance, and stop while you still know how it goes on; Hemingway swore by it. Begin where it interests you.
      Where a fact or a name is missing put a mark and run on. Whoever corrects page one for a month will have a fine
      page one.

      A block is mostly one of three things: you do not know what comes next, then plan one card; you know and it
      bores you, then skip to where it gets interesting; you are afraid, then lower the standard and write it as a
      letter to a friend. Write scenes rather than reports, verbs rather than adjectives, and trust the reader.
    `,
    practise: prose`
      A daily number for four weeks, noted on a calendar on the wall. No rereading beyond the last paragraph. On a
      fixed day tell a friend how many words you have, not what is in them.
    `,
    ready: 'there is an end, however crooked, and you have written the last line',
    objectives: lines`
      Set and keep a modest daily number
      Write forward with gaps
      Get over three kinds of blocks
      Finish a complete draft
    `,
    resources: shelf`
      youtube: first draft writing tips | Writers about bad first drafts | Comforting, and practical.
      wikipedia: writer’s block | What is known about it | You are in good company.
      open_library: bird by bird | A beloved book on going on | For the middle, where it is hardest.
      internet_archive: letters of writers | Letters and diaries of authors | They all complained as well.
    `,
  },
  {
    for: 'everyone',
    title: 'Revising: from what you wrote to what you meant',
    summary: 'Shows how to revise in passes, from the whole to the comma, and how to use readers.',
    teach: prose`
      Let the draft lie until you have half forgotten it. Then read it in one go, without a pencil, as a stranger
      would. Note only three things: where was I bored, where was I confused, where was I moved? First repair the
      large: order, missing pieces, superfluous ones. It hurts to cut a good page that does not belong, and it nearly
      always helps.

      After that go through in passes, one aim each. Does every paragraph have a reason? Do the sentences vary? Which
      words stand there only from habit? Read aloud; the tongue stumbles where the reader will. Then give it to two
      people with a precise request: mark where you would have stopped. Do not defend yourself; a text cannot explain
      itself to its readers.
    `,
    practise: prose`
      Cut a tenth, whatever it costs. Read everything aloud once. Let two readers mark places, look for those that
      both marked, and change them.
    `,
    ready: 'the text is shorter and says more, and you can let it go',
    objectives: lines`
      Read your own draft with distance
      Revise in passes from large to small
      Cut what does not serve the whole
      Ask readers for marks instead of opinions
    `,
    resources: shelf`
      youtube: self editing techniques | Passages revised before your eyes | Stop and edit them yourself first.
      open_library: elements of style | The small classic | Read it once a year.
      wikipedia: revision writing | Stages and aims | A sober checklist.
      wikibooks: rhetoric and composition | A free handbook | For doubts about sentences.
    `,
  },
  {
    for: 'far',
    title: 'To readers: publishing, feedback and the next piece',
    summary: 'Brings your work to readers, in a form that suits it, and keeps you writing afterwards.',
    teach: prose`
      A text is finished when somebody reads it. Decide what you want: a few close readers, a reading, a magazine, a
      publisher, a page of your own. Each way has its customs, and these are best learnt from those who accept texts:
      read three issues before you send one, keep to the instructions, be brief in the letter.

      Refusals will come, and they rarely speak about you. Keep a list, send the text out again within a week, and
      revise only when two strangers say the same. Meanwhile begin the next piece, because this is the only part that
      lies in your hands. A circle of three or four people who meet each month does more for you than any prize.
    `,
    practise: prose`
      Choose three places that fit, and send by a date. Read aloud to five people. Start the next piece on the day
      after sending the first.
    `,
    ready: 'the piece is out in the world and you are already at work on another',
    objectives: lines`
      Choose a suitable way to readers
      Prepare a submission or a page
      Deal with refusals usefully
      Found or join a circle
    `,
    resources: shelf`
      youtube: ${search} publishing advice | Ways to readers compared | Beware of those who want your money.
      wikipedia: self-publishing | What it means and costs | Facts before decisions.
      open_library: getting published | Books on the trade | Look for a recent one.
      internet_archive: literary magazines | Magazines to read | Find where you would belong.
    `,
  },
]
