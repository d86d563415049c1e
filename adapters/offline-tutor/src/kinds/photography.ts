import { photographyLessons } from '../lessons/photography.ts'
import { type Kind, words } from './kind.ts'

export const photography: Kind = {
  subjects: {
    'portrait photography': 'portrait photo(?:graphy|s)?|photograph(?:ing)? people|headshots',
    'landscape photography': 'landscape photo(?:graphy|s)?',
    'street photography': 'street photo(?:graphy|s)?',
    'wildlife photography': '(?:wildlife|bird|animal|nature) photo(?:graphy|s)?',
    'night photography': '(?:night|astro)[- ]?photo(?:graphy|s)?',
    'food photography': '(?:food|product) photo(?:graphy|s)?',
    'wedding photography': '(?:wedding|event) photo(?:graphy|s)?',
    'phone photography': '(?:phone|smartphone|mobile|iphone) photo(?:graphy|s)?',
    'film photography': '(?:film|analog(?:ue)?) photo(?:graphy|s)?|darkroom',
    filmmaking:
      'film ?making|mak(?:e|ing) (?:short )?(?:films?|movies?|documentar(?:y|ies))|cinematography|videography',
  },
  general: {
    photography: words(
      'photo(?:graphy|s|graphs?|grapher)?|fotograf(?:ie|ieren|ia|ía)|photographie',
      'take (?:good |better )?(?:pictures|photos)|📷|📸|camera|cameras|dslr',
    ),
  },
  welcome: ({ Name }) => `${Name} needs less equipment than people think, and more looking; both are good news.`,
  asksLevel: () =>
    'How much have you photographed: snapshots with the phone, some trials with a camera, or a lot already?',
  asksFocus: () => 'What do you most want to show in your pictures: people, places, nature, your work, your travels?',
  usualFocus: 'light, framing, and pictures of what is around you',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: seeing light, catching moments`,
      some: `${Name} on purpose: light, frame, moment`,
      good: `${Name} with a voice of your own`,
    })[grade],
  outcome: ({ name }) =>
    `take pictures on purpose, choose the good ones without mercy, and know what ${name} asks of you`,
  lessons: photographyLessons,
}
