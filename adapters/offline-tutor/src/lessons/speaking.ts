import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const speakingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: 'The beating heart: making friends with nerves',
    summary: 'Explains what nervousness is, and uses small occasions to take its power away.',
    teach: prose`
      A beating heart before people is no illness; the body provides energy for something that matters. The bad thing
      is the second fear, that of being seen to be afraid. You can take its power away. Others see about a fifth of
      what you feel, and they are on your side: nobody wants to watch somebody suffer.

      Courage grows by doses. Make a ladder with ten rungs, from asking a stranger the way to the occasion that you
      dread in ${name}, and climb one a week. Stay on each until it becomes dull. Before you begin: both feet on the
      floor, breathe out twice as long as you breathe in, look at one friendly person, say your first sentence slowly.
      The first sentence is learnt by heart; after it things mostly run by themselves.
    `,
    practise: prose`
      One rung a week, more often rather than higher. After each note what you had feared and what happened. Say your
      first sentence every day once to the mirror, the window, the dog.
    `,
    ready: 'three rungs of your ladder have become dull',
    objectives: lines`
      Explain what nervousness does in the body
      Calm down with breath and stance
      Climb a ladder of small occasions
      Begin with a sentence that is safe
    `,
    resources: shelf`
      youtube: overcome speaking anxiety | Exercises to join in | Choose one and do it daily.
      wikipedia: glossophobia | A fear with a name | You share it with most people.
      open_library: public speaking confidence | Books against fear | Read one chapter before each rung.
      khan_academy: growth mindset | Short lessons on learning | Good after a bad attempt.
    `,
  },
  {
    for: 'everyone',
    title: 'One message: knowing what you want to say',
    summary: 'Finds the one sentence that should remain, and orders everything else around it.',
    teach: prose`
      Most speaking fails before the first word, because nobody has decided what should remain. Write down the
      sentence that your listener is to repeat this evening at dinner. One sentence, with a verb. Everything that does
      not serve it goes out, including the best joke.

      Then think of them, not of yourself. What do they know already, what do they fear, what would they object? Build
      a simple path: where we are, why this is not enough, what is possible, what to do now. Three points at most,
      each with one example that can be seen. Lists are forgotten, a picture stays. The end comes back to the
      beginning, and then you are silent.
    `,
    practise: prose`
      Take a topic a day and find its sentence in three minutes. Speak for one minute on it, with a single example.
      Record, listen once, do it again shorter.
    `,
    ready: 'a listener can repeat your sentence the next day, almost word for word',
    objectives: lines`
      Sum up a message in one sentence
      Look at a topic from the listener’s side
      Order a talk in at most three points
      Choose examples that can be seen
    `,
    resources: shelf`
      youtube: how to structure a talk | Structures with examples | Find the one sentence of the speaker.
      wikipedia: rhetoric | Two thousand years of advice | The old parts of a speech still work.
      open_library: made to stick | Books on memorable messages | Look for the six principles.
      wikibooks: rhetoric and composition | A free handbook | Use the part on arrangement.
    `,
  },
  {
    for: 'everyone',
    title: 'Voice, pause, eyes, hands',
    summary: 'Works on the instrument: speaking so that one likes to listen, and standing so that one is believed.',
    teach: prose`
      Your voice has more than one colour. Speak slower than feels natural, and above all pause: after an important
      sentence, before a new thought, instead of every “er”. A pause of two seconds feels endless to you and
      thoughtful to them. Let the sentence fall at its end, or everything sounds like a question.

      Look at one person for the length of a thought, then at another. Hands may do what they do when you talk to
      friends; what disturbs is only holding them down. Stand, do not wander; walk when the thought moves on. Do not
      learn gestures. Think what you say while you are saying it, and the body will follow.
    `,
    practise: prose`
      Read a page aloud every day, each time with another aim: slower, with pauses, louder without pressing, as a
      secret. Film two minutes a week and look at them three times: without sound, without picture, whole.
    `,
    ready: 'you bear a pause of three seconds, and people say that it was pleasant to listen to you',
    objectives: lines`
      Speak at a calm pace
      Use pauses instead of filler words
      Hold eye contact for a whole thought
      Stand and move naturally
    `,
    resources: shelf`
      youtube: voice and body language for speakers | Exercises for voice and stance | Join in standing up.
      wikipedia: paralanguage | What the voice tells besides words | It explains why tone wins.
      internet_archive: famous speeches | Recordings of great speakers | Listen only to the pauses.
      open_library: voice and the actor | Books for voice work | Ten minutes before speaking.
    `,
  },
  {
    for: 'everyone',
    title: `Listening and answering: ${name} as a conversation`,
    summary: 'Trains the other half: noticing others, dealing with questions, interruptions and silence.',
    teach: prose`
      Even when only one speaks, it is a conversation. The others answer with faces, chairs and telephones. Practise
      looking for this: who nods, who has lost the thread, who wants to say something? If you lose them, stop and ask
      a question, give an example, or open the window. Holding on to the plan is no virtue.

      In questions people want first to be understood. Let them finish, say in your own words what you heard, answer
      in two sentences, and ask whether it helps. “I do not know, I will find out by Friday” is an excellent answer.
      With attacks look for the interest behind the tone; you need not catch every ball that is thrown.
    `,
    practise: prose`
      In one conversation a day only ask and repeat, for five minutes, without bringing in anything of your own. Let a
      friend put ten nasty questions to you, and answer each in two sentences.
    `,
    ready: 'questions no longer frighten you, and you notice when your listeners drift off',
    objectives: lines`
      Read the reactions of listeners
      Repeat a question before answering
      Answer briefly and honestly
      Stay calm when interrupted
    `,
    resources: shelf`
      youtube: handling difficult questions | Answers to hard questions | Pause and answer first.
      wikipedia: active listening | The method in short | Try one element a day.
      open_library: difficult conversations | Books on hard talks | Useful at home as well.
      wikiversity: communication skills | Exercises for two | Find a partner for a week.
    `,
  },
  {
    for: 'more',
    title: 'Rehearsing without getting stiff',
    summary: 'Shows how to rehearse so that you are sure of yourself and still sound alive.',
    teach: prose`
      Do not write it out, or you will read it out. Note keywords, one card for each thought, and speak it three
      times, each time in other words. What you say similarly every time is your text. By heart you learn only three
      places: the first sentence, the transitions, the last sentence.

      Rehearse as it will be: standing, aloud, with the clock, in those shoes, once before a living person. Plan for
      accidents: what do I cut if time is short, what do I do if the technology fails, how do I get back if I lose the
      thread? Then stop. The evening before is for sleeping. In ${name} too a little hunger is better than too much
      preparation.
    `,
    practise: prose`
      Three rehearsals on three days, the last before somebody. Deliberately lose the thread in one of them and find
      it again. Cut your text by a fifth afterwards; almost everyone is too long.
    `,
    ready: 'you could speak without the cards, and are in time to within a minute',
    objectives: lines`
      Work with keywords instead of a script
      Rehearse under real conditions
      Prepare for mishaps
      Keep to the time
    `,
    resources: shelf`
      youtube: rehearse presentation techniques | How speakers prepare | Note how often they cut.
      wikipedia: method of loci | An old art of remembering | Lay your thoughts out in your flat.
      open_library: presentation zen | Books on simple presenting | Before you make slides.
      internet_archive: toastmasters | Guides of speaking clubs | Full of small exercises.
    `,
  },
  {
    for: 'far',
    title: `The real occasion, and how to learn from it`,
    summary: 'Leads up to a real occasion and turns it into the next step.',
    teach: prose`
      Find a real occasion within the next six weeks; without one everything remains theory. A club of speakers, a
      meeting, a birthday, an open stage will do. Be there early, walk through the room, try the chair, the light, the
      microphone. Talk with two people beforehand; then you know somebody in the audience.

      Afterwards wait for an hour before you judge. Then write down three things: what worked and shall stay, what you
      will do differently, what surprised you. Ask two people a precise question: “what is the sentence you remember?”
      Their answer is the measure of it all. And plan the next occasion while you are still warm.
    `,
    practise: prose`
      One occasion every two weeks for two months, small ones count. Keep a page for each with the three things. Once
      let somebody film it and look at it after a week, kindly.
    `,
    ready: 'you have spoken four times and the fourth was easier than the first, or at least better',
    objectives: lines`
      Create real occasions
      Prepare the place as well as the words
      Ask for precise feedback
      Plan the next step from experience
    `,
    resources: shelf`
      youtube: ${search} great examples | Examples worth watching | Find the sentence that remains.
      wikipedia: toastmasters international | Clubs for practising | Perhaps there is one near you.
      open_library: ${search} | Books for the long road | One at a time.
      internet_archive: speeches | Speeches in text and sound | Read one aloud yourself.
    `,
  },
]
