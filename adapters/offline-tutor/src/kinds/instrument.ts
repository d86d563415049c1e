import { instrumentLessons } from '../lessons/instrument.ts'
import { type Kind, words } from './kind.ts'

export const instrument: Kind = {
  subjects: {
    'the bass guitar': 'bass guitar|electric bass|bass(?! (?:fish|voice|drum))',
    'the electric guitar': 'electric guitar|e-gitarre',
    'the guitar': words(
      '(?:acoustic |classical |spanish |flamenco |fingerstyle )?guitar(?:ist)?s?|gitarre|guitarra|guitare',
      'chitarra|violão|🎸',
    ),
    'the ukulele': 'ukulele|uke',
    'the banjo': 'banjo',
    'the mandolin': 'mandolin',
    'the piano': 'piano(?: forte)?|pianist|klavier|pianoforte|🎹',
    'the keyboard': '(?:electric |music )?keyboard|synth(?:esi[sz]er)?',
    'the organ': '(?:church |pipe )?organ(?!i[sz])',
    'the accordion': 'accordion|akkordeon|concertina|melodeon',
    'the violin': 'violin|fiddle|geige|violon|🎻',
    'the viola': 'viola',
    'the cello': 'cello|violoncello',
    'the double bass': 'double bass|upright bass',
    'the harp': 'harp',
    'the flute': '(?:transverse )?flute|querflöte',
    'the recorder': 'recorder(?= |$)|blockflöte',
    'the tin whistle': 'tin whistle|penny whistle',
    'the clarinet': 'clarinet',
    'the oboe': 'oboe',
    'the bassoon': 'bassoon',
    'the saxophone': 'sax(?:ophone)?|🎷',
    'the trumpet': 'trumpet|🎺',
    'the trombone': 'trombone',
    'the French horn': 'french horn',
    'the tuba': 'tuba',
    'the harmonica': 'harmonica|blues harp|mouth organ',
    'the bagpipes': 'bagpipes?',
    'the drums': 'drums?(?: ?kit| set)?|drumming|drummer|schlagzeug|🥁',
    'the cajon': 'cajon|cajón',
    'the handpan': 'handpan|hang drum',
    'the kalimba': 'kalimba',
    'the sitar': 'sitar',
    'the tabla': 'tabla',
    'the djembe': 'djembe',
    'the erhu': 'erhu',
    'the koto': 'koto',
    'the xylophone': 'xylophone|marimba|vibraphone',
  },
  general: {
    'your instrument': words(
      '(?:musical |an )?instruments?',
      'play(?:ing)? (?:\\p{L}+ ){0,3}(?:songs?|tunes?|melod(?:y|ies)|music)',
    ),
  },
  welcome: ({ Name }) => `${Name} it is: a few quiet minutes most days will take you further than you expect.`,
  asksLevel: ({ name }) => `Have you played ${name} before: never, a little, or for some years?`,
  asksFocus: ({ name }) =>
    `What music would you love to play on ${name}, and where: alone, with others, to accompany singing?`,
  usualFocus: 'playing songs and pieces that you like',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from the first sound to the first songs`,
      some: `${Name} again: clean, in time, with joy`,
      good: `${Name} with expression: tone, style and stage`,
    })[grade],
  outcome: ({ name }) =>
    `can play a small repertoire on ${name} in time and with a good sound, and practise well on your own`,
  lessons: instrumentLessons,
}
