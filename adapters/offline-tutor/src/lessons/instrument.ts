import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import { notesOnInstrument } from './instrument-notes.ts'
import type { Lesson } from './lesson.ts'

export function instrumentLessons({ name, Name, search }: Subject): readonly Lesson[] {
  const { hold, sound, first } = notesOnInstrument(name)
  return [
    {
      for: 'start',
      title: `Making friends with ${name}: posture, tuning, first sounds`,
      summary: `Gets you comfortable with ${name}, in tune, and to a first sound that you like to hear.`,
      teach: prose`
        The first weeks decide about habits, so let them be slow and pleasant. ${hold} If something hurts, it is
        wrong: tension is the enemy of every sound, and pain is not a sign of progress. Leave the instrument where you
        can see it and pick it up in ten seconds; what lies in its case is not played.

        Then listen. ${sound} Spend whole minutes on a single note, and treat it as music: where does it begin, how
        does it end, what would make it warmer? Tune every time before you play, or ask someone to show you how,
        because a good ear grows only on what is in tune.
      `,
      practise: prose`
        Play for ten minutes at a time, more often rather than longer. Begin with single notes, then something simple,
        such as ${first}. End with two minutes of free play, without any aim. Put a mirror beside you once a week and
        compare yourself with a good player.
      `,
      ready: prose`
        you can sit down, tune and play a steady, relaxed sound for a minute, and you no longer think about how you
        hold it
      `,
      objectives: lines`
        Hold the instrument without tension
        Tune it, or check that it is in tune
        Make a steady sound and hear what improves it
        Keep a daily ten minutes for two weeks
      `,
      resources: shelf`
        youtube: ${search} first lesson | Posture and first sounds, shown | Watching hands is the quickest way to copy
          them.
        khan_academy: instruments of the orchestra | Instruments and players introduced | Listen for what they do with the beginning of a note.
        wikipedia: ${search} | How it works and what it can do | Knowing where the sound comes from helps to shape it.
        open_library: ${search} method | Method books to borrow | A good order of small pieces saves much searching.
      `,
    },
    {
      for: 'early',
      title: `First tunes on ${name}: from single notes to a whole song`,
      summary: 'Takes you from exercises to real music, one short phrase at a time.',
      teach: prose`
        Choose a song that you can sing, because your ear is going to be the teacher. Cut it into phrases as long as
        one breath. Learn the last phrase first, then the last two: that way you always play towards what you know
        already, instead of running out into the unknown.

        Play so slowly that nothing can go wrong. This is not a manner of speaking: find the speed at which you can
        play three times without a fault, however slow, and go up only from there. The hands learn whatever they do,
        mistakes included. Change of chord, of string, of position: practise only the change, to and fro, and then put
        it back.
      `,
      practise: prose`
        Ten minutes for one phrase, five for the joins, five for playing through, come what may. Record yourself at
        the end of each week and keep the recordings; in a month they will be your best encouragement.
      `,
      ready: 'you can play two short songs from beginning to end without stopping, slowly and in time',
      objectives: lines`
        Learn a song in phrases, from the end to the beginning
        Find a speed at which nothing goes wrong
        Practise changes apart from the rest
        Play two songs through for somebody
      `,
      resources: shelf`
        youtube: easy ${search} songs for beginners | Songs shown slowly | Choose those that you can sing.
        internet_archive: ${search} tutor book | Old tutors full of short tunes | Music that was made for learners.
        wikipedia: list of folk songs | Tunes that everybody knows | A tune you can sing is half learnt.
        open_library: easy ${search} | Song books to borrow | Ten easy pieces are better than one hard one.
      `,
    },
    {
      for: 'everyone',
      title: 'In time: rhythm, counting, and playing along',
      summary: 'Builds the steady pulse that makes even simple playing sound like music.',
      teach: prose`
        Listeners forgive a wrong note and never a broken pulse. Rhythm lives in the body before it lives in the
        fingers: walk, count aloud, clap the tune while your foot keeps the beat. If you cannot clap it, you cannot
        play it, and if you can clap it you are halfway.

        Make the metronome a partner, not a judge. Set it slow and play on it; then let it click only on two and four;
        then only once a bar. Between its clicks you have to keep time yourself, and that is the exercise. After that
        play along with recordings, softly, and leave out notes rather than stop. Staying in is the first rule of
        making music with others.
      `,
      practise: prose`
        Clap before you play. Take one rhythm a day and use it on a single note, then on a scale, then in a song. Play
        every day for five minutes along with something that does not wait for you.
      `,
      ready: 'you can play along with a recording from start to end and find your place again when you lose it',
      objectives: lines`
        Keep a pulse while counting aloud
        Read and clap common rhythms
        Use a metronome at several levels of difficulty
        Play along with a recording without stopping
      `,
      resources: shelf`
        youtube: ${search} backing track slow | Something to play along with | It does not wait, and that is its use.
        wikipedia: metre music | How beats make bars | Names for what you feel already.
        khan_academy: music rhythm | Lessons on reading rhythm | Short, with examples to hear.
        wikibooks: music theory rhythm | Rhythm on paper | Clap each example.
      `,
    },
    {
      for: 'everyone',
      title: `The language of ${name}: notes, scales and chords`,
      summary: 'Explains as much theory as a player needs, always with the instrument in hand.',
      teach: prose`
        Theory is the answer to a player’s questions: why does this note sound wrong here, why do these chords belong
        together, how can I play it higher? Learn it with sound. A scale is a ladder, and most tunes use one ladder at
        a time. Chords are every second rung. Three chords of the ladder already carry half of all songs.

        Learn to read, too, but slowly and for a purpose. Five minutes a day are enough: name the note, find it, play
        it, and look a little ahead. In parallel keep training your ear: sing a short phrase and look for it on
        ${name}. Reading gives you other people’s music; the ear gives you your own.
      `,
      practise: prose`
        Take one key a week: its scale, its three main chords, one tune in it. Work out the chords or the melody of a
        simple song by ear before you look them up. Name aloud what you play.
      `,
      ready: 'you can find the three main chords or the scale of a simple song without help',
      objectives: lines`
        Play a scale and name its notes
        Build and recognise the main chords of a key
        Read a simple melody at sight, slowly
        Find a short tune by ear
      `,
      resources: shelf`
        khan_academy: music basics | Notes, scales and keys | Lessons that you can hear.
        youtube: ${search} music theory for beginners | Theory on your own instrument | Play each example at once.
        wikibooks: music theory | A free book | Take the chapters on scales and chords.
        open_library: music theory | Books with exercises | A workbook suits this better than a lexicon.
      `,
    },
    {
      for: 'more',
      title: 'Practising well: small goals, hard places, a clear head',
      summary: 'Turns practice time into progress with a handful of methods used by professionals.',
      teach: prose`
        Playing through is pleasant, and it is not practising. To practise is to change something. Before each minute
        say what you want to be better after it: this change of position, this quiet ending. Then choose a method:
        slower, shorter, in another rhythm, hands apart, with eyes closed. Repeat three times well, and leave it.

        Hard places come in two kinds. Some are unknown: there your head needs time, so play slowly and say what you
        do. Others are known and uncomfortable: there your body needs another way, so change fingering, angle, weight.
        Whoever keeps the two apart saves years. And mix: three short things in turn last longer than one for a long
        time.
      `,
      practise: prose`
        Keep a practice book with three lines a day: aim, what helped, where to begin tomorrow. Split the time: a
        quarter sound, a half hard places, a quarter playing for pleasure.
      `,
      ready: 'you know at the start of each session what will be better at its end, and mostly it is',
      objectives: lines`
        Set an aim for a few minutes of practice
        Choose a method that fits the difficulty
        Tell unknown places from uncomfortable ones
        Keep a practice book for three weeks
      `,
      resources: shelf`
        youtube: how to practice ${search} effectively | How good players practise | Copy one habit, not all.
        wikipedia: deliberate practice | Research on what helps | It takes the magic out of talent.
        open_library: practising music | Books on practising | Good reading for tired evenings.
        internet_archive: ${search} studies | Old studies for single problems | One page each, made for hard places.
      `,
    },
    {
      for: 'everyone',
      title: `A small repertoire, and somebody to hear it`,
      summary: `Brings three pieces to the point at which you can play them to others on ${name} with pleasure.`,
      teach: prose`
        Choose three pieces of different characters, each a little below your limit. Being able to play something
        easily is what makes it sound; the limit is for the practice room. For each piece decide what it tells: where
        it breathes, where it grows, which note is the goal. Write that in with a pencil.

        Playing for people is an ability of its own and needs its own practice. Start with a recorder, then the
        family, then a friend, then three friends. Play through without stopping whatever happens, and practise that
        too: make a mistake on purpose and go on. Nervousness does not disappear; it becomes a guest whom you know.
      `,
      practise: prose`
        Play the programme every second day in one go, on other days only the weak places. Practise beginnings
        especially: sit down, breathe, hear the first bar in your head, play. Two little concerts in your home before
        the end of this chapter.
      `,
      ready: 'you have played three pieces to at least two people and would like to do it again',
      objectives: lines`
        Choose pieces that suit your present ability
        Shape a phrase with breath and dynamics
        Play through mistakes without stopping
        Perform a small programme for others
      `,
      resources: shelf`
        youtube: ${search} performance tips | How players deal with nerves | Try one tip per little concert.
        internet_archive: ${search} music collection | Free scores and recordings | Look for your second programme here.
        wikipedia: stage fright | What happens in the body | What has a name is easier to bear.
        open_library: ${search} repertoire | Collections by level | For choosing what comes next.
      `,
    },
    {
      for: 'far',
      title: `${Name} in your own style: improvising and playing with others`,
      summary: 'Opens the way to music that is yours: inventing, arranging, listening while you play.',
      teach: prose`
        Improvising begins with very little: three notes and a steady pulse. Ask a question of four beats, answer it
        with four. Repeat what you liked, for repetition makes an idea of an accident. Then copy a phrase from a
        player whom you admire, exactly, by ear, with its breath and its dirt, and play it in other keys until it is
        yours.

        Playing with others teaches what nobody can teach alone: to listen more than you play. Look for people a
        little better than you, or one patient friend. Agree on the form, count in, keep it simple, and leave room.
        The best compliment for a player is not “how fast” but “I heard everything”.
      `,
      practise: prose`
        Improvise five minutes a day over one chord or one drone. Learn eight bars a month by ear from a recording.
        Play with another person at least every two weeks, even if it is only for half an hour.
      `,
      ready: 'you can join in a simple piece that you have never heard, find your part and enjoy it',
      objectives: lines`
        Improvise with few notes and clear phrases
        Learn a passage by ear from a recording
        Arrange a song for your own ability
        Play with others and keep listening
      `,
      resources: shelf`
        youtube: ${search} improvisation for beginners | First steps without notes | Pause and answer each phrase.
        wikipedia: musical improvisation | How it is done in many cultures | You will find a tradition that suits you.
        open_library: improvisation music | Books on inventing | Small tasks for many weeks.
        wikibooks: jazz | A free introduction | Forms and chords for playing together.
      `,
    },
  ]
}
