import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const guitarLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'In tune and at ease: holding the guitar, first clean notes',
    summary: 'Sit well, tune the six strings, and get one clear note out of every string.',
    teach: prose`
      Rest the waist of the guitar on your right thigh (for right-handers), tip the neck up a little, and let your
      right forearm lie on the edge of the body so that the guitar stays put without your left hand. That hand must be
      free to move. Its thumb sits low behind the neck, its wrist is nearly straight.

      From the thickest string to the thinnest, the strings are called E, A, D, G, B and E. Tune with a phone app,
      always up to the note: if you overshoot, go below and come up again, because a string that was tightened last
      holds better. Now press the first string with a fingertip right behind a fret, not on it and not in the middle.
      Buzz? Move closer to the fret before you press harder. Play frets 1, 2, 3 and 4 with one finger each, slowly,
      and listen to each note until it fades. Sore fingertips are normal for three weeks. A sore wrist means stop.
    `,
    objectives: lines`
      Hold the guitar so that the left hand is free
      Name and tune the six strings
      Press a string right behind the fret without buzz
      Play four frets with one finger each
    `,
    resources: shelf`
      youtube: first guitar lesson posture tuning | Posture and tuning, shown | Put the screen beside a mirror and
        compare.
      wikipedia: guitar tunings standard | Why the strings are E A D G B E | A short answer to a question everyone
        has.
      wikibooks: guitar for beginners anatomy tuning | A free guitar book | The page on the parts makes every later
        lesson clearer.
      open_library: guitar method beginner | Method books to borrow | Choose one with a recording.
    `,
  },
  {
    for: 'early',
    title: 'Four chords and the way between them',
    summary: 'Learn Em, G, C and D, and spend most of your time on the changes.',
    teach: prose`
      Hundreds of songs use nothing but G, C, D and E minor. Begin with Em: second finger on the A string, third on
      the D string, both in the second fret, and strum all six strings. D uses only the top four strings, C the top
      five; leave the others out. Pluck each chord string by string once, and repair the dull ones by lifting the
      knuckles so that no finger leans on its neighbour.

      The chord is not the hard part. The change is. Practise pairs with a timer: one minute of Em to C, counting how
      often you get there. Twenty clean changes are slow, forty are enough for a song. Look for short ways: if you
      play G with the ring finger on the low E string and the middle finger on the A string, both move just one string
      over for C. Lift all fingers together, form the shape in the air, and put it down at once. And never stop the
      strumming hand: a half-finished chord in time sounds better than a perfect one late.
    `,
    objectives: lines`
      Play Em, G, C and D cleanly string by string
      Count the changes between two chords in a minute
      Find the shortest way from G to C
      Keep strumming through a change
    `,
    resources: shelf`
      youtube: guitar chord changes one minute | Changes at a slow speed | Do the exercise as you watch,
        three pairs a day.
      wikibooks: guitar open chords | Chord shapes with diagrams | Copy four of them on a card.
      wikipedia: guitar chord | How chords are built on six strings | It explains why some strings are left out.
      internet_archive: guitar chord songbook | Songs with chords above the words | Look for those with only these
        four.
    `,
  },
  {
    for: 'everyone',
    title: 'Strumming in time: a hand like a pendulum',
    summary: 'Get a steady right hand, three patterns that fit most songs, and a way to check your timing.',
    teach: prose`
      Your strumming hand is a pendulum: down on the beats (1, 2, 3, 4), up between them, without a break. A pattern
      is made by missing the strings on purpose while the hand keeps moving. Say it first: down, down-up, up-down-up.
      Mute the strings with the left hand and drum that pattern for two minutes before you add a chord. It fits an
      astonishing number of songs in four.

      Set a metronome to 60. Every click is a beat. When it feels easy, halve the help: let the click sound only on 2
      and 4, as a drummer’s snare would. For a waltz feel, count three: bass string, down, down. Loosen the grip on
      the pick until you nearly lose it, and let the wrist turn as if you shook water off your fingers. Then record
      one minute and tap along while you listen. Where your foot and the guitar disagree, you’ve found the bar to
      practise.
    `,
    objectives: lines`
      Keep the strumming hand moving without a break
      Play a pattern by missing the strings on purpose
      Play with a metronome on 2 and 4
      Find your weak bar in a recording
    `,
    resources: shelf`
      youtube: guitar strumming patterns metronome | Patterns with the hand in view | Mute your strings and join in.
      khan_academy: rhythm metre beats | Counting explained | It makes sense of the numbers under the beat.
      wikipedia: strum guitar | Patterns in writing | Learn to read the arrows, and any songbook opens up.
      wikibooks: guitar rhythm strumming | Exercises for the right hand | One page a week, muted first.
    `,
  },
  {
    for: 'everyone',
    title: 'Play a whole song, and sing over it',
    summary: 'Take one song from the page to the campfire: form, key, singing and playing together.',
    teach: prose`
      Choose a song you know by heart with at most four chords. Write its form on a card: intro, verse, chorus, verse,
      chorus, end. Play only the first beat of each bar while you hum the tune, so that you learn when the chords
      change. Then add the full strum.

      Singing while playing feels like patting your head and rubbing your belly, until the strum runs by itself. So
      get it automatic first: talk to someone while you strum. If you can answer questions, you can sing. Speak the
      words in rhythm over the chords, then sing. Too high or too low? Use a capo: a clamp that raises every chord by
      one semitone per fret, while your shapes stay the same. Start with a two-bar intro to find your first note, look
      up for the chorus, and when something breaks, keep the beat and join in again at the next line. That’s what
      everyone round the fire does.
    `,
    objectives: lines`
      Write the form of a song on a card
      Strum while you talk with someone
      Sing over four chords without stopping
      Use a capo to fit a song to your voice
    `,
    resources: shelf`
      youtube: sing while playing guitar | Ways to join voice and hands | Try them on a song you’re tired
        of hearing.
      wikipedia: capo guitar transposition | How a capo changes the key | One table tells you which fret suits your
        voice.
      open_library: easy guitar songbook campfire | Songbooks with few chords | Borrow three and keep one.
      internet_archive: folk song collection chords | Old songs everyone may sing | Most of them live on three chords.
    `,
  },
  {
    for: 'everyone',
    title: 'Picking patterns: the guitar as two instruments',
    summary: 'Play bass and melody strings with separate fingers, and give quiet songs a moving backdrop.',
    teach: prose`
      Picking splits the hand. The thumb owns the three low strings and plays the bass; index, middle and ring finger
      own the G, B and high E string, one each. Hold a C chord and play: thumb on the A string, index, middle, ring,
      middle, index. That’s a pattern in six, fit for a ballad. For four beats let the thumb alternate between A and D
      string on every beat, and drop the fingers in between; this is the heart of folk picking.

      Each chord has its own bass string: the low E for G and Em, the A string for C, the D string for D. Learn that
      thumb first, alone, with a chord change in every bar, because the ear forgives a lost treble note and never a
      lost bass. Pluck towards the palm, not away from the guitar, and let every note ring into the next. Begin at a
      speed at which you can do it three times without a slip, then add five beats a minute.
    `,
    objectives: lines`
      Give each finger its own string
      Play a picking pattern in six on a C chord
      Find the bass string of G, Em, C and D
      Raise the speed in steps of five beats
    `,
    resources: shelf`
      youtube: fingerpicking pattern guitar beginner thumb | Patterns from the player’s side | Learn the thumb part
        alone, then add one finger.
      wikipedia: fingerstyle guitar | Styles from folk to classical | Listen to one player of each style it names.
      wikibooks: guitar picking arpeggio | Patterns on paper | Play each with two chords before the next.
      open_library: fingerpicking guitar method | Books with graded pieces | A short piece a week keeps it music.
    `,
  },
  {
    for: 'far',
    title: 'Barre chords and the map of the neck',
    summary: 'Move one shape up and down the neck, and find any chord without looking it up.',
    teach: prose`
      A barre turns your first finger into a capo that walks. Put an E shape behind it and you have F in fret 1, G in
      fret 3, A in fret 5: the name comes from the note on the low E string. Put an A shape behind it, and the A
      string gives the name: C in fret 3, D in fret 5. With these two shapes and twelve frets you own every major
      chord; lift one finger and you own the minor ones.

      If it buzzes, don’t squeeze. Roll the first finger a little onto its bony side, bring the elbow closer to your
      ribs, and pull with the weight of the arm. Only the strings that no other finger holds need the barre. Start in
      fret 5, where the tension is lower, and come down to F last. Hold for four beats, let go for four. Then play a
      song you know without a single open string and hear how the sound gets short, even and ready for a groove.
    `,
    objectives: lines`
      Build chords from the E shape and the A shape
      Name a chord by the note under the barre
      Hold a barre without squeezing
      Play a song you know without open strings
    `,
    resources: shelf`
      youtube: barre chords guitar without pain | Hand angles from close up | Compare the elbow, not only the fingers.
      wikipedia: barre chord | Shapes and how they move | The diagrams of the E and A shape are all you need.
      khan_academy: semitones half steps notes | Half steps explained | They are the frets; suddenly the neck makes
        sense.
      open_library: guitar fretboard theory | Books on the neck | Do one page on your guitar, not on the sofa.
    `,
  },
]
