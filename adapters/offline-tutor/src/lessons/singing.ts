import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const singingLessons = ({ name, Name }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Waking the voice: breath, body and first sounds for ${name}`,
    summary: 'Teaches you to stand, breathe and make easy sounds, so that the voice gets free before it gets loud.',
    teach: prose`
      The voice is a wind instrument that you carry with you, and it plays best when the body is awake and quiet.
      Stand with feet apart, knees soft, shoulders down. Put a hand on your belly and let the breath come low, without
      lifting the chest. Then let it go on a long “sss”, evenly, until it is used up; do not press the rest out.

      Now add sound as lightly as possible. Sigh from high to low, hum with closed lips until they tickle, slide up
      and down like a siren. None of this needs to be beautiful. You are looking for ease: a sound that costs nothing
      and that you could keep up for an hour. Hoarseness is never part of it; if the throat scratches, stop and drink.
    `,
    practise: prose`
      Five minutes twice a day are better than half an hour at once. Hum in the stairwell, make sirens in the kitchen.
      Record one sigh and one held note on the first day and again after two weeks, and compare them.
    `,
    ready: 'you can hold an easy, even tone for ten seconds and slide through your whole range without a push',
    objectives: lines`
      Stand and breathe so that the shoulders stay calm
      Let the breath flow evenly
      Make light sounds in high and low range
      Notice strain and let go of it
    `,
    resources: shelf`
      youtube: vocal warm up for beginners | Warm-ups to sing along with | Sing softly and stop before you tire.
      wikipedia: vocal warm-up | What warming up does | Reasons make a habit easier.
      wikibooks: singing | A free introduction | Names for what you feel.
      open_library: singing for beginners | Books with exercises | Choose one with recordings.
    `,
  },
  {
    for: 'everyone',
    title: 'In tune: hearing the note before you sing it',
    summary: 'Trains the connection between ear and voice, with single notes, intervals and short phrases.',
    teach: prose`
      Hardly anybody is tone-deaf; what is missing is usually the path from ear to throat, and it can be trained. Play
      a note, listen, hear it inwardly in silence, and only then sing it. The silent second is the exercise. If you
      are off, do not search up and down while singing: stop, listen again, begin again.

      Then go on to steps. Sing the first notes of songs that you know and notice how far apart they are; each known
      song is a measure that you always have with you. Sing along with a drone and feel how a clean note lies down on
      it and stops rubbing. That feeling, not a needle on a screen, is what you steer by later.
    `,
    practise: prose`
      Ten notes a day from an instrument or an app, in a comfortable range. Sing a short phrase, record it and
      compare. Sing one song slowly on “noo”, without words, until every note sits.
    `,
    ready: 'you find a given note at once in eight cases of ten, and notice by yourself when you do not',
    objectives: lines`
      Hear a note inwardly before singing it
      Match single notes in a comfortable range
      Sing common steps with songs as measures
      Notice and correct your own pitch
    `,
    resources: shelf`
      youtube: ear training singing exercises | Sing-back exercises | Answer in the pause, then listen.
      khan_academy: music basics | Notes and intervals to hear | Names for the steps you sing.
      wikipedia: ear training | Methods and exercises | Pick one and stay with it.
      wikibooks: music theory intervals | Intervals with examples | A list of songs as measures helps.
    `,
  },
  {
    for: 'everyone',
    title: 'Ease in the high and low notes',
    summary: 'Explores the registers of your voice and the way from one to the other without a break.',
    teach: prose`
      Everyone has a heavier way of singing low and a lighter one high, and a place in between where the voice wants
      to tip. Most trouble comes from carrying the heavy one too far up. So practise from above: begin light and high
      and come down, and take the lightness along as far as it will go.

      Vowels help. An open “ah” becomes easier in the heights when you think a little “oh” into it; a narrow “ee”
      likes more room in the mouth. Let the jaw hang, let the tongue lie, and let the breath do the climbing. Loudness
      comes last; a small free sound carries further than a large pressed one.
    `,
    practise: prose`
      Slide through the tipping place on “woo” and “nay”, quietly, ten times a day. Put a song into three keys and
      find out in which it speaks best. End every practice with low, easy humming.
    `,
    ready: 'the place where your voice used to crack can be passed softly in both directions',
    objectives: lines`
      Recognise the registers of your voice
      Move between them without a jolt
      Adjust vowels for high notes
      Choose a key that suits you
    `,
    resources: shelf`
      youtube: mix voice exercises | Crossing the break, shown | Choose a teacher who sings softly.
      wikipedia: vocal register | How the voice changes gear | A drawing of the larynx explains much.
      internet_archive: vocal exercises | Classic books of exercises | Two pages are enough for months.
      open_library: voice technique | Books on technique | For looking things up, not for reading through.
    `,
  },
  {
    for: 'everyone',
    title: 'Telling a song: words, phrases and feeling',
    summary: 'Turns notes into something said, with clear words, breath in the right place and an intention.',
    teach: prose`
      A song is a person saying something to someone at a certain moment. Read the words aloud as a text first: who is
      speaking, to whom, what happened just before? Mark the one word in each line that matters. Sing towards it, and
      let the rest be light.

      Breath is punctuation. Decide where you breathe and write it in; a breath in the wrong place breaks a thought.
      Consonants carry the rhythm and vowels carry the sound, so put the consonants before the beat and sing on the
      vowel. And do less than you think: a listener believes a small true thing sooner than a large one.
    `,
    practise: prose`
      Speak each verse in three moods, then sing it in the one that convinced you. Copy one phrase from a singer whom
      you love until you know why it works; then do it your own way.
    `,
    ready: 'somebody who hears you for the first time can tell afterwards what the song was about',
    objectives: lines`
      Read lyrics as a scene with a speaker
      Place breaths to serve the thought
      Sing clear words without losing the line
      Give each verse an intention
    `,
    resources: shelf`
      youtube: how to sing with emotion | Interpretation shown with songs | Compare two singers of the same song.
      wikipedia: phrasing music | How a melody breathes | A few terms to talk about it.
      open_library: song interpretation | Books for singers on text | Good questions to ask of lyrics.
      internet_archive: folk songs | Old recordings and song books | Plain songs are the best teachers of telling.
    `,
  },
  {
    for: 'more',
    title: `${Name} with others: second voices and listening`,
    summary: 'Prepares you to hold your own line beside another voice, in a choir, a band or a kitchen.',
    teach: prose`
      To hold a second voice you need two ears: one for yourself, one for the others. Begin with rounds, where
      everyone sings the same thing at different times. Then sing a held note while another moves, then a simple line
      in thirds. Cover one ear if you get lost, and open it again as soon as you can.

      Good ensembles do not sing louder than each other, they sing into each other. Match the vowel first, then the
      volume, and the pitch often falls into place. Agree on where you breathe and where the last consonant comes. It
      sounds like trifles, and it is the difference between several people and one choir.
    `,
    practise: prose`
      Record a simple tune and sing a second part to yourself. Find a choir, a singing circle or one friend, and sing
      with them every week. Learn your part well enough to enjoy the others’.
    `,
    ready: 'you can hold a simple second part against a melody and hear both at once',
    objectives: lines`
      Sing a round without being led astray
      Hold a second part
      Blend vowels and volume with others
      Follow a leader’s signs
    `,
    resources: shelf`
      youtube: harmony singing practice tracks | Parts to sing against | Begin with the one an octave apart.
      wikipedia: round music | Rounds from many centuries | The easiest way into part singing.
      internet_archive: choral music | Scores and recordings | Look for your part and sing along.
      wikiversity: choir | Lessons about singing together | Good to know before a first rehearsal.
    `,
  },
  {
    for: 'far',
    title: 'On stage: three songs and a steady heart',
    summary: 'Prepares a small programme and the nerves that go with it.',
    teach: prose`
      Choose three songs that differ: one that you could sing asleep, one that shows what you can do, one that means
      something to you. Put the safe one first. Fix key, speed and beginning, and rehearse the moments between the
      songs too, for that is where people look lost.

      Nerves are energy with nowhere to go. Give it work: walk, breathe out longer than in, look at one friendly face,
      think of the person whom the song addresses. Rehearse under conditions: with shoes, with a microphone, after
      climbing the stairs. What has once gone wrong at home is no longer frightening on stage.
    `,
    practise: prose`
      Sing the programme every other day without a stop, as if people were there. Record it on video once a week and
      watch first without sound, then without picture. Perform for three people before you perform for thirty.
    `,
    ready: prose`
      you have sung three songs in front of people and can say what you will do better next time, without wishing the
      ground to open
    `,
    objectives: lines`
      Put together a short programme
      Use a microphone and a stage
      Calm and use nervous energy
      Review a performance fairly
    `,
    resources: shelf`
      youtube: stage presence for singers | What to do with hands and eyes | Try it out before a mirror.
      wikipedia: microphone technique | Distance, angle and noise | Saves much trouble at the first sound check.
      open_library: performance anxiety | Books on nerves | Practical, and comforting.
      internet_archive: live concerts | Recordings of real evenings | Listen to how good people begin.
    `,
  },
]
