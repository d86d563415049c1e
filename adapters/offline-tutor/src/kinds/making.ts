import { makingLessons } from '../lessons/making.ts'
import { type Kind, words } from './kind.ts'

const isRepair = (name: string): boolean => /repair|electrical/i.test(name)

export const making: Kind = {
  subjects: {
    knitting: 'knit(?:ting)?|stricken|🧶',
    crochet: 'crochet(?:ing)?|amigurumi|häkeln',
    sewing: 'sew(?:ing)?|dress ?making|tailoring|nähen|make (?:my own )?clothes|🧵',
    embroidery: 'embroider(?:y|ing)?|cross[- ]?stitch',
    quilting: 'quilt(?:ing|s)?|patchwork',
    weaving: 'weav(?:e|ing)|macram[eé]|spinning wool',
    felting: 'felt(?:ing)',
    pottery: 'pottery|ceramics|wheel throwing|töpfern',
    woodworking: words(
      'wood ?work(?:ing)?|carpentry|joinery',
      'build(?:ing)? (?:a |my own |some )?(?:furniture|table|chair|shelf|shelves|bookcase|cabinet|bench)',
      'furniture making|cabinet ?making',
    ),
    'wood carving': '(?:wood ?)?carv(?:e|ing)|whittl(?:e|ing)|wood ?turning',
    leatherwork: 'leather(?: ?work(?:ing)?| ?craft)',
    'jewellery making': '(?:mak(?:e|ing) )?jewel(?:le)?ry(?: making)?|silversmith(?:ing)?|beading',
    blacksmithing: 'blacksmith(?:ing)?|forg(?:e|ing) (?:knives|metal|steel)|knife making|metal ?work(?:ing)?',
    welding: 'weld(?:ing)?',
    'book binding': 'book ?binding',
    origami: 'origami|paper ?(?:craft|folding)|kirigami',
    'candle making': 'candle(?:s| making)|mak(?:e|ing) candles',
    'soap making': 'soap(?: ?making)?|mak(?:e|ing) (?:soap|cosmetics)',
    'model making': 'model (?:making|building|trains?|kits?|railways?)|miniatures?(?: painting)?|warhammer|dioramas?',
    '3D printing': '3d[- ]?print(?:ing|er)?',
    'home repairs': words(
      'home (?:repairs?|improvement|renovation)|diy|do[- ]it[- ]yourself|handyman',
      'renovat(?:e|ing)(?: my)?(?: house| flat| home| kitchen| bathroom)?',
      'fix(?:ing)? (?:things|stuff)(?: around the house)?|plumbing|tiling|drywall',
      'paint(?:ing)? (?:my |the |a )?(?:house|walls?|room)',
    ),
    'electrical work': 'electrical (?:work|wiring)|house wiring',
    'repairing bicycles': '(?:repair|fix|maintain)(?:ing)? (?:my |a )?(?:bikes?|bicycles?)|bike (?:repair|maintenance)',
    'repairing cars': words(
      '(?:repair|fix|maintain)(?:ing)? (?:my |a |old )?(?:cars?|engines?|motorcycles?|motorbikes?)',
      'car (?:repair|maintenance|mechanics?)|auto mechanics?',
    ),
    'repairing clocks': 'watch ?making|(?:repair|fix)(?:ing)? (?:watches|clocks)|horology',
    upholstery: 'upholster(?:y|ing)|restor(?:e|ing) (?:old )?furniture|furniture restoration',
    'stained glass': 'stained glass|glass ?blowing|mosaics?',
    'flower arranging': 'flower arrang(?:ing|ement)|floristry|ikebana',
    'basket weaving': 'basket (?:weaving|making)|basketry',
    'building instruments': 'luthier|(?:build|make|making|building) (?:a |my own )?(?:guitars?|violins?|instruments?)',
  },
  general: { 'making things': 'crafts?|handicrafts?|hand ?craft|making things|work with my hands' },
  welcome: ({ Name }) =>
    `${Name}: most lessons end with something that you can hold in your hands, and that is a great pleasure.`,
  asksLevel: ({ name }) => `How much experience do your hands have with ${name}: none, a few attempts, or a good deal?`,
  asksFocus: () => 'What would you most like to make or be able to repair, and which tools and what space do you have?',
  usualFocus: 'a few useful, well-made first pieces',
  planTitle: ({ Name }, grade) =>
    ({
      new: isRepair(Name)
        ? `${Name}: from the first tool to things that work again`
        : `${Name}: from the first tool to a piece you keep`,
      some: `${Name} with cleaner work and bolder plans`,
      good: `${Name} as a craft`,
    })[grade],
  outcome: ({ name }) =>
    isRepair(name)
      ? 'handle tools and parts safely, and can find a fault, mend it, and check that the repair holds'
      : 'handle tools and materials safely, and can plan a piece, make or mend it, and finish it well',
  lessons: makingLessons,
}
