import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import { notesOnLanguage } from './language-notes.ts'
import type { Lesson } from './lesson.ts'

export function languageLessons({ name, Name, search }: Subject): readonly Lesson[] {
  const { sounds, grammar, words } = notesOnLanguage(name)
  return [
    {
      for: 'start',
      title: `Hearing ${name}: sounds, stress and your first forty words`,
      summary: `Trains your ear for the sounds of ${name} and gives you forty words that you will use every day.`,
      teach: prose`
        Before ${name} makes sense it has to stop being a blur. ${sounds} Spend the first sittings listening more than
        speaking: a mouth can only copy what the ear can tell apart. Take one short recording of half a minute, play
        it ten times, and each time try to catch where one word ends and the next begins.

        Then collect your first forty words, and collect them with their sound. Take the ones you would need on the
        first day among speakers: words such as ${words}. Leave lists of colours and animals for later. A word counts
        as learnt when you hear it and see the thing, without your own language in between.
      `,
      practise: prose`
        Practise aloud and standing up. Play a phrase, wait a second, say it, record yourself and compare; three
        phrases done that way are worth more than thirty read silently. Put the forty words on cards, sound on one
        side and picture or meaning on the other, and go through them daily.
      `,
      ready: prose`
        you know all forty words by ear, and can repeat a short phrase so that its melody is right even where a sound
        is not
      `,
      objectives: lines`
        Tell the sounds of ${name} apart that your own language lacks
        Repeat short phrases with the right stress and melody
        Use forty everyday words without looking them up
        Greet, thank, ask for something and say that you do not understand
      `,
      resources: shelf`
        youtube: ${search} pronunciation for beginners | The sounds, said slowly | A mouth shows more than words.
        wikibooks: ${search} | A free course book | The same words, with exercises.
        wikipedia: ${search} phonology | The sounds of ${name} in a table | Look up the one sound that will not come.
        internet_archive: learn ${search} | Older audio courses and readers | Slow enough to repeat aloud.
      `,
    },
    {
      for: 'early',
      title: `First conversations in ${name}: who you are, what you need`,
      summary: `Builds the two-minute conversation that everybody has first, from greeting to goodbye.`,
      teach: prose`
        Most first conversations are the same one: who are you, where are you from, what do you do, what would you
        like. That is good news, because you can prepare it. Write your own answers in ${name}, in short sentences,
        and have them checked by a speaker or a good dictionary before you learn them: they should be true, for what
        is true is easier to keep.

        Learn phrases whole. “I would like …”, “Do you have …?”, “How do you say …?” are frames, and each new noun
        makes a new sentence of them. Learn just as well the phrases that keep a talk going when you are lost: once
        more please, more slowly, what does that mean. They are what keeps the other person speaking ${name} with you.
      `,
      practise: prose`
        Play both sides of the conversation aloud, first reading, then from keywords, then from nothing. Change one
        detail each time: another drink, another town, a question you did not expect. When it runs, have it once with
        a real person, in person or online.
      `,
      ready: 'you can talk about yourself for two minutes and survive a question that you did not prepare',
      objectives: lines`
        Introduce yourself and ask others about themselves
        Order, buy and ask the way with a handful of sentence frames
        Keep a conversation alive when you did not understand
        Prepare the words for your own life, work and family
      `,
      resources: shelf`
        youtube: ${search} conversation for beginners | Everyday talks with subtitles | Pause before each answer and
          give your own.
        wikiversity: ${search} | Lessons with dialogues | Short dialogues to read aloud in two roles.
        open_library: ${search} phrasebook | Phrase books to borrow | They are sorted by situation, as you need them.
        wikibooks: ${search} lessons | Lessons that start with talking | Compare their phrases with yours.
      `,
    },
    {
      for: 'everyone',
      title: `How ${name} builds a sentence`,
      summary: prose`
        Shows the few patterns on which most sentences of ${name} are made, and how to use them without rules in mind.
      `,
      teach: prose`
        Grammar is best met as a small set of patterns that you can fill. ${grammar} Do not read a grammar book from
        cover to cover. Take ten sentences that you understand fully, and look at what stands where and what changes
        when you swap one word for another.

        Then turn one sentence into a family: make it negative, make it a question, put it in yesterday and tomorrow,
        change who does it. Five changes of one true sentence teach more than fifty gaps filled in on paper. Where a
        form keeps going wrong, collect three sentences that contain it and learn those by heart; the ear will do the
        rest.
      `,
      practise: prose`
        Every sitting, write five sentences about your day and let them be corrected. Keep a page of your own mistakes
        with the right version beside them, and read only the right versions aloud. A mistake that returns three times
        deserves a sentence on a card.
      `,
      ready:
        'you can turn a simple sentence into a question, a denial, the past and the future without stopping to think',
      objectives: lines`
        Build statements, questions and negations in ${name}
        Recognise which part of a word or sentence changes, and why
        Say what happened and what will happen in simple forms
        Correct your own most frequent mistakes
      `,
      resources: shelf`
        wikibooks: ${search} grammar | Grammar in short chapters | Look up one pattern at a time.
        wikipedia: ${search} grammar | The whole system at a glance | An overview helps you to place a new form.
        youtube: ${search} sentence structure explained | Patterns with examples | Pause and make your own.
        open_library: ${search} grammar | Workbooks with answers | Answers at the back let you work alone.
      `,
    },
    {
      for: 'everyone',
      title: `The thousand words that carry most of ${name}`,
      summary: `Sets up a daily habit that makes the most frequent words stick for good.`,
      teach: prose`
        A language is large, but its everyday part is small: in most languages a thousand words make up the greater
        part of what people say. So the order in which you learn words matters more than the number. Go by frequency,
        and by your own life: what you did today, what stands on your table, what you quarrel and laugh about.

        Words stay when you recall them shortly before you would forget. That is spaced repetition: a card comes back
        after a day, three days, a week, a month. Put a whole short phrase on the card, never a bare word, and let it
        make you produce ${name}, not only recognise it. Ten new cards a day are plenty; the reviews add up.
      `,
      practise: prose`
        Review first, add new cards afterwards, and stop when the time is over. Once a week write a small text with
        twenty of the newest words. Throw out cards that annoy you: a word that matters will come back by itself in
        what you hear and read.
      `,
      ready:
        'your daily reviews take less than fifteen minutes and you meet words from your cards in the wild every day',
      objectives: lines`
        Choose words by frequency and by your own needs
        Make cards that ask for whole phrases
        Keep a daily review of ten to fifteen minutes
        Guess new words from their parts and their context
      `,
      resources: shelf`
        wikipedia: spaced repetition | Why words come back in intervals | Knowing the reason makes the habit easier to
          keep.
        youtube: most common ${search} words | The most frequent words, spoken | Count how many you know already.
        open_library: ${search} vocabulary | Word books by topic | Pick the topics of your own life.
        internet_archive: ${search} reader | Graded readers | A few hundred words, again and again.
      `,
    },
    {
      for: 'more',
      title: `Real ${name}: easy reading and slow listening`,
      summary: `Finds reading and listening at the right height and shows how to use one piece several times.`,
      teach: prose`
        What makes a language grow is a great deal of input that you nearly understand. If you must look up more than
        one word in ten, take something easier; if you understand everything, take something that you care about more.
        Children’s books, recipes, subtitles and the news for learners all count, and a topic you know well in your
        own language is half translated already.

        Use one piece several times. First listen or read for the gist. The second time look up only what blocks you.
        The third time speak along with it, a breath behind the speaker. That third round, which feels silly at first,
        does more for your fluency in ${name} than anything else you can do alone.
      `,
      practise: prose`
        Choose one piece of two minutes a week and own it: understand every word, read it aloud, tell its content with
        the text covered. Besides that read or listen freely, without a dictionary, only for pleasure, and let the
        gaps be.
      `,
      ready: 'you can follow a slow recording on a familiar topic at first hearing and retell it in five sentences',
      objectives: lines`
        Choose texts and recordings at the right difficulty
        Understand the gist of slow ${name} on topics that you know
        Speak along with a recording without losing the thread
        Retell a short text in your own words
      `,
      resources: shelf`
        youtube: slow ${search} listening | Slow talks with a transcript | Made for exactly this stage.
        internet_archive: ${search} stories | Stories and audio books | Old tales are short, and you know many of them.
        wikibooks: ${search} reading | Graded texts | Try them without a dictionary.
        open_library: ${search} short stories | Stories in two languages | The other page helps when you are stuck.
      `,
    },
    {
      for: 'everyone',
      title: `Speaking ${name} with people, mistakes and all`,
      summary: `Makes regular conversation a habit and turns its mistakes into the next thing to learn.`,
      teach: prose`
        Nobody feels ready to speak, and waiting does not help. Find one person or one group and a fixed hour in the
        week: an exchange partner, a tutor, a table of learners in your town. Agree on what kind of correction you
        want. Most people like it best when the partner lets them finish and then says the sentence once more,
        properly.

        Prepare a little and talk about one thing. Ten minutes on last weekend, with five words looked up beforehand,
        give you more than an hour of everything and nothing. When a word is missing, go around it: say what the thing
        looks like, or what one does with it. Going around is not a trick for weak speakers; it is what good speakers
        of ${name} do all the time.
      `,
      practise: prose`
        After each talk write down three things: a word you missed, a sentence you would now say better, and something
        that worked. On days without a partner speak for two minutes into a recorder on a question of the day, listen
        once, and speak again.
      `,
      ready: `you have held four conversations of fifteen minutes in ${name} and looked forward to the last of them`,
      objectives: lines`
        Keep up a conversation of fifteen minutes on a prepared topic
        Describe what you have no word for
        Ask for corrections and make use of them
        Plan your own practice from the gaps that you notice
      `,
      resources: shelf`
        youtube: ${search} speaking practice | Talks with pauses for your answer | A first partner that is never
          impatient.
        wikipedia: language exchange | How exchanges work | Ideas for sharing the time fairly.
        wikiversity: ${search} conversation | Topics and phrases for talks | For days without an idea.
        open_library: ${search} conversation | Books of dialogues and topics | Each topic brings the words that it needs.
      `,
    },
    {
      for: 'far',
      title: `${Name} in your own voice: stories, opinions, nuance`,
      summary: `Takes you from being understood to saying what you mean, in stories and in discussions.`,
      teach: prose`
        Up to here the aim was to be understood. Now it is to sound like yourself. Start with stories, because in
        stories tenses, linking words and feeling come together: something was going on, suddenly something happened,
        and in the end it turned out otherwise. Collect the little words that do this in ${name} (although, in fact,
        at least, it depends) and use two new ones a week.

        Then take positions. Choose a question on which reasonable people differ, read one text for each side, and
        mark how the writers agree, doubt and contradict politely. Polite disagreement is where languages differ most,
        and where a learner is most easily taken for rude. Copy whole moves rather than words.
      `,
      practise: prose`
        Tell the same story three times in one week: once written, once spoken alone, once to somebody. Write one page
        on an opinion every second week and have it corrected not for faults but for what a native speaker would say
        instead.
      `,
      ready: 'people react to what you said rather than to how you said it',
      objectives: lines`
        Tell a story with a beginning, a turn and an end
        Give reasons, concede a point and disagree politely
        Tell formal from familiar ${name} and choose between them
        Revise a page of your own for style as well as for faults
      `,
      resources: shelf`
        youtube: ${search} podcast intermediate | Talks at a natural pace | Real speech, still with a topic to hold on to.
        wikipedia: ${search} literature | Writers worth meeting | Pick one short book and read it slowly.
        open_library: ${search} short stories | Stories for good readers | Stories show the tenses at work.
        internet_archive: ${search} literature | Whole books and recordings | Read along while someone else reads aloud.
      `,
    },
  ]
}
