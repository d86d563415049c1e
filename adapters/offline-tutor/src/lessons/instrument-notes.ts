import { lookUp } from '../words/look-up.ts'
import { prose } from '../words/prose.ts'

/** What is peculiar to an instrument in the first weeks. */
export type InstrumentNotes = {
  /** How to hold it. A sentence. */
  readonly hold: string
  /** Where a good sound comes from. A sentence. */
  readonly sound: string
  /** The first thing to play. Goes on after "such as". */
  readonly first: string
}

const PLUCKED: InstrumentNotes = {
  hold: prose`
    Sit upright, let the instrument rest against you rather than in your hand, and keep the thumb of the left hand
    low behind the neck.
  `,
  sound: 'Press just behind the fret, no harder than the note needs, and let the right hand swing from the wrist.',
  first: 'two chords with one finger in common, changed slowly in four beats',
}
const KEYS: InstrumentNotes = {
  hold: 'Sit so that your forearms are level, let the shoulders hang, and curve the fingers as if they held an orange.',
  sound: prose`
    Let the weight of the arm fall into the key and release it at once; strength is not needed, and stiffness can be
    heard.
  `,
  first: 'a melody of five notes in the right hand, with one long note in the left',
}
const BOWED: InstrumentNotes = {
  hold: 'Let the instrument rest on bones, not on force, and hold the bow as you would hold a small bird.',
  sound: prose`
    Tone comes from three things together, the weight, the speed and the place of the bow; change one at a time on
    open strings.
  `,
  first: 'long bows on the open strings, and then a tune of four notes',
}
const WIND: InstrumentNotes = {
  hold: prose`
    Stand or sit tall, let the instrument come to your mouth instead of bending towards it, and keep the fingers
    close to the keys.
  `,
  sound: 'Breathe low and blow a steady stream; long quiet notes every day build the tone more than anything fast.',
  first: 'long notes on three neighbouring pitches, and a tune made of just these',
}
const BRASS: InstrumentNotes = {
  hold: prose`
    Stand tall, bring the instrument to your lips with little pressure, and let the corners of the mouth do the
    work.
  `,
  sound: 'The lips buzz because of the air, not because of the pressing; rest as long as you have played.',
  first: 'a calm buzz, then long notes on two pitches, and a call made of both',
}

const NOTES: Readonly<Record<string, InstrumentNotes>> = {
  'the guitar': { ...PLUCKED, first: 'the chords E minor and G, changed slowly over four beats each' },
  'the electric guitar': {
    ...PLUCKED,
    first: 'power chords on two strings, and a riff that everybody knows, at half its speed',
  },
  'the bass guitar': {
    ...PLUCKED,
    first: 'the root notes of a four-chord song, one to each beat, exactly with the drum',
  },
  'the ukulele': { ...PLUCKED, first: 'the chords C, A minor, F and G7, which already carry hundreds of songs' },
  'the banjo': PLUCKED,
  'the mandolin': PLUCKED,
  'the piano': KEYS,
  'the keyboard': KEYS,
  'the organ': {
    ...KEYS,
    sound: 'On the organ a note sounds as long as the key is down, so the art lies in when you let go.',
  },
  'the accordion': {
    hold: 'Adjust the straps until the instrument sits still without your hands, and open the bellows in an easy fan.',
    sound: 'The bellows are your breath: change their direction where a singer would take one.',
    first: 'a waltz of two basses and a melody of five notes',
  },
  'the violin': BOWED,
  'the viola': BOWED,
  'the cello': BOWED,
  'the double bass': BOWED,
  'the flute': WIND,
  'the recorder': WIND,
  'the tin whistle': WIND,
  'the clarinet': WIND,
  'the oboe': WIND,
  'the bassoon': WIND,
  'the saxophone': WIND,
  'the trumpet': BRASS,
  'the trombone': BRASS,
  'the French horn': BRASS,
  'the tuba': BRASS,
  'the harmonica': {
    ...WIND,
    hold: prose`
      Hold it in the left hand with the low notes to the left, deep in relaxed lips, and cup the right hand around
      it.
    `,
  },
  'the drums': {
    hold: prose`
      Sit so that your thighs slope slightly down, let the sticks rest between thumb and finger, and let them
      bounce.
    `,
    sound: 'Let every stroke rebound as a ball does; loud comes from height, not from force.',
    first: 'a plain beat of bass drum, snare and hi-hat, with a metronome at sixty',
  },
}

const ANY: InstrumentNotes = {
  hold: prose`
    Find a position that you could keep for ten minutes without effort, and come back to it before every exercise.
  `,
  sound: 'Play one note as beautifully as you can, listen to its beginning and its end, and do it again.',
  first: 'a tune of three or four notes that you know by heart',
}

export const notesOnInstrument = (name: string): InstrumentNotes => lookUp(NOTES, name) ?? ANY
