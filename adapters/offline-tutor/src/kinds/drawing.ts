import { drawingLessons } from '../lessons/drawing.ts'
import { type Kind, words } from './kind.ts'

export const drawing: Kind = {
  subjects: {
    watercolour: 'water ?colou?rs?(?: painting)?|aquarell(?:e|malen)?|acuarela',
    'oil painting': 'oil paint(?:ing|s)?|paint(?:ing)? in oils?',
    'acrylic painting': 'acrylics?(?: paint(?:ing|s)?)?',
    'digital painting': 'digital (?:painting|art|drawing|illustration)|procreate|krita',
    'drawing portraits': words(
      '(?:draw|drawing|paint|painting|sketch|sketching) (?:\\p{L}+ )?(?:portraits?|faces?|people)',
      'portrait (?:drawing|painting)|portraiture',
    ),
    'drawing comics': 'comics?|manga|anime(?: drawing)?|cartoons?|cartooning|graphic novels?',
    'drawing animals':
      '(?:draw|drawing|paint|painting|sketch|sketching) (?:\\p{L}+ )?(?:animals?|horses?|dogs?|cats?|birds?|dragons?)',
    'landscape painting': 'landscape (?:painting|drawing)|(?:paint|painting|draw|drawing) landscapes?|plein air',
    'figure drawing': 'figure drawing|life drawing|anatomy for artists',
    'perspective drawing': 'perspective(?: drawing)?',
    'urban sketching': 'urban sketching|sketch ?book(?:ing)?|travel sketch(?:es|ing)?',
    calligraphy: '(?:\\p{L}+ )?calligraphy|hand[- ]?lettering|brush lettering|shodo',
    'ink drawing': 'ink drawing|pen and ink',
    'pastel drawing': 'pastels?(?: painting| drawing)?',
    'charcoal drawing': 'charcoal(?: drawing)?',
    illustration: 'illustration|illustrating|concept art',
    'character design': 'character design',
    animation: '(?:2d |hand-drawn )?animation',
    printmaking: 'print ?making|linocut|lino printing|screen ?printing|etching',
    sculpture: 'sculpture|sculpting|sculpt|clay model(?:l)?ing',
  },
  general: {
    painting:
      'paint(?:ing)?(?! (?:my|the|a|our) (?:house|wall|room|fence|door|car|furniture))|malen|pintura|peinture|🎨',
    drawing: words(
      'draw|drawing|drawings|sketch|sketching|zeichnen|dibujar|dibujo|dessiner|dessin|✏️',
      'art(?= class| lessons|$)|arts and drawing|fine arts?',
    ),
  },
  welcome: ({ Name }) => `${Name} is above all a way of seeing, and seeing can be learnt by anybody.`,
  asksLevel: ({ name }) =>
    `How much have you done with ${name}: nothing since school, a little now and then, or a good deal?`,
  asksFocus: () =>
    'What would you most like to draw or paint: people, places, animals, things you invent, something for a purpose?',
  usualFocus: 'pictures from observation, and the courage to show them',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: learning to see, then to trust your hand`,
      some: `${Name} with more form, light and freedom`,
      good: `${Name}: towards a series of your own`,
    })[grade],
  outcome: () => `see form, light and colour with a trained eye, and have finished several pieces that you like`,
  lessons: drawingLessons,
}
