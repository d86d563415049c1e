import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const ideasLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `A map of ${name}: names, times, the great questions`,
    summary: `Gives you a first map of ${name}, so that everything you read from now on finds its place.`,
    teach: prose`
      Whoever enters an old town first wants a map. Make one of ${name} in a single evening: a line for time, ten
      names or events, five great questions that return again and again. Take them from the contents pages of two
      introductions; where both agree you may trust them for the moment. It will be wrong in places, and it will hold
      for years.

      Then choose a door. Nobody can begin everywhere, and the beginning is seldom the best place to begin. Take the
      question that concerns you personally, even if it seems naive; naive questions are mostly the old ones. Write it
      at the top of a page with what you think today, and with the date. At the end of the plan you will want to
      reread it.
    `,
    practise: prose`
      Draw the map from memory on three different days. Learn ten dates or names as pegs, no more. Tell somebody in
      three minutes what the field is about and why it is not over.
    `,
    ready: 'you can place a new name on your map to within a century or a school',
    objectives: lines`
      Sketch the field with periods and main questions
      Name ten persons or events as pegs
      Choose a question of your own
      Write down what you believe at the outset
    `,
    resources: shelf`
      youtube: ${search} introduction | An overview in an evening | Stop when a question arises, and note it.
      wikipedia: ${search} | The field at a glance | Read the first part and the contents.
      khan_academy: ${search} | Lessons in order | Useful for the first pegs.
      open_library: ${search} introduction | Small books by good people | A hundred pages are a fine beginning.
    `,
  },
  {
    for: 'everyone',
    title: 'Reading well: from the first page to your own margin',
    summary: 'Teaches slow, active reading of demanding texts, and taking notes that remain useful.',
    teach: prose`
      Difficult texts were not written for hurried people. Read a passage three times: first quickly, to see where it
      goes; then slowly, with a pencil; then only your own marks. In the margin answer two questions for each
      paragraph: what does it say, and what is it doing there? An example, an objection, a step?

      Keep your notes in three kinds: what stands there, in quotation marks; what it means, in your words; what I
      think of it. Most misunderstandings about ${name} come from mixing these. Do not read about a text for longer
      than you read the text itself, or you will know what others think and not what it says. If a page resists, skip
      it and come back; sometimes the light is on the next one.
    `,
    practise: prose`
      Ten pages a week of an original, in three rounds. One note card for each important thought. Read half a page
      aloud; if the voice does not know where to stress, you have not understood it yet.
    `,
    ready: 'you can retell a passage so that its author would nod, before you object to it',
    objectives: lines`
      Read a text in three rounds
      Separate quotation, paraphrase and comment
      Identify the function of a paragraph
      Keep notes that can be used later
    `,
    resources: shelf`
      internet_archive: ${search} classics | Original texts in full | Choose one short one, not three.
      open_library: how to read a book | The classic on reading | Levels of reading that fit this field.
      youtube: close reading ${search} | Passages read together | Mark first, then listen.
      wikipedia: annotation | Ways of marking a text | Find your own signs.
    `,
  },
  {
    for: 'everyone',
    title: `Arguments and evidence: how we can know anything about ${name}`,
    summary: 'Looks at what counts as a reason in the field, and at how to test it.',
    teach: prose`
      Every field has its kinds of reasons: a document, an observation, an experiment, a proof, a careful reading. Ask
      of each claim: what is it based on, who says so, how do they know, what would have to be true besides? A source
      is a witness. It was made by someone, for someone, at a time; it can be honest and mistaken, or lying and
      useful.

      Lay an argument out as a drawing: the claim on top, the reasons under it, under them what they silently assume.
      The weak place nearly always lies in the silent part. Then look for the best counterargument, in its strongest
      form, for only who has met the strongest one knows what his opinion is worth. In these matters that is
      politeness and method at once.
    `,
    practise: prose`
      Draw one argument a week. For a thesis that you like write half a page against it so that a supporter would be
      pleased. Compare two accounts of the same thing and mark in colour where they differ.
    `,
    ready: 'you can put the view that you reject so well that its friends find themselves in it',
    objectives: lines`
      Judge sources by origin and intention
      Draw the structure of an argument
      Find silent assumptions
      State the strongest counterargument
    `,
    resources: shelf`
      wikipedia: source criticism | How witnesses are questioned | A list of questions to copy.
      youtube: argument mapping explained | Arguments as drawings | Draw one along with it.
      wikiversity: critical thinking | Exercises | Ten minutes a day.
      mit_ocw: ${search} | University courses with readings | The reading list is a gift.
    `,
  },
  {
    for: 'everyone',
    title: `Three turning points in ${name}, seen from close up`,
    summary: 'Goes deep in three places, because depth in a few teaches more than breadth in many.',
    teach: prose`
      An overview is made of abbreviations; you understand only where you have stayed for longer. Choose three turning
      points from your map, moments after which people thought or lived differently. For each find one original, one
      account by someone who knows, and one thing to see: a picture, a place, an object, a film.

      Ask each time the same five questions. What was taken for granted before? What did not fit? Who gained and who
      lost? What would have been possible instead? What of it is still in your own head? In the comparison patterns
      will appear, and patterns are the beginning of judgement. Two weeks for each turning point is not too much.
    `,
    practise: prose`
      Two pages on each turning point: one with what happened, one with what it changed. Tell it as a story to
      somebody who does not know how it ends. Put a new line on your map for each surprise.
    `,
    ready: 'you can speak for five minutes about each of the three and answer a question after it',
    objectives: lines`
      Choose turning points with reasons
      Combine original and account
      Explain causes, losers and alternatives
      Connect them with the present
    `,
    resources: shelf`
      youtube: ${search} documentary | Turning points in pictures | Check one claim afterwards.
      khan_academy: arts and humanities | Lessons on periods and works | Pick the ones that you need.
      wikipedia: ${search} timeline | Events in order | Look for the gaps as well.
      open_library: ${search} | Longer accounts | Read the chapter on your turning point.
    `,
  },
  {
    for: 'more',
    title: 'In conversation: discussing without winning',
    summary: 'Takes what you have read among people, where it gets tested.',
    teach: prose`
      Thoughts become clear when somebody else holds the other end. Look for a circle, a course, a friend with whom
      you read the same ten pages. Begin with questions of understanding: where does it say that? what did you take it
      to mean? Only in the second half comes what one thinks of it. This order saves most quarrels.

      Learn a few moves. Repeat before you disagree. Ask for an example when it gets airy and for a principle when it
      is nothing but examples. Say “I believe” when you believe and “it says” when it says. And be ready to leave with
      a changed opinion: it costs a little pride and is the only prize that a discussion has to give.
    `,
    practise: prose`
      One conversation every two weeks on a text that all have read. Change sides halfway once. Write down afterwards
      what you would now say differently.
    `,
    ready: 'you have changed your mind in a conversation and said so',
    objectives: lines`
      Prepare a discussion with questions
      Repeat and clarify before objecting
      Move between example and principle
      Acknowledge a better argument
    `,
    resources: shelf`
      youtube: ${search} debate discussion | Good conversations to listen to | Watch for who repeats before replying.
      wikipedia: socratic method | Asking as a way of thinking | An old and lively method.
      open_library: art of conversation | Books on talking together | Short chapters.
      internet_archive: radio discussions | Conversations from the archives | How others disagreed politely.
    `,
  },
  {
    for: 'far',
    title: `A view of your own: a short essay on ${name}`,
    summary: 'Leads from reading to writing: a question, a thesis, reasons, and an honest ending.',
    teach: prose`
      In writing you find out what you think. Take the question that concerns you most and recall what you
      thought of it before. What would you answer now, in one sentence? That is your thesis. If nobody could deny it, it is too small;
      if you cannot give reasons for it on four pages, it is too large.

      Write as you would explain it to a clever friend from another field. One thought for each paragraph, with its
      source. Give the strongest objection half a page and answer it, or admit that you cannot. End where you really
      stand, with an open question if there is one. Then compare your first draft with the last line: this
      distance is what you have learnt about ${name}.
    `,
    practise: prose`
      A plan of ten lines, a draft in one week, a week of rest, a revision aloud. Give it to one reader who knows the
      field and to one who does not. Keep all versions.
    `,
    ready: 'two readers can repeat your thesis, and one of them disagrees with good reasons',
    objectives: lines`
      Sharpen a question into a thesis
      Support it with sources
      Answer the best objection
      Revise with the help of readers
    `,
    resources: shelf`
      youtube: how to write a thesis statement | Theses made sharper | Improve your own beside it.
      wikipedia: essay | A form and its freedom | Montaigne began with it.
      open_library: craft of research | The handbook for such work | Read the part on questions.
      mit_ocw: writing humanities | Courses on writing | Use the guides for revision.
    `,
  },
]
