import { designLessons } from '../lessons/design.ts'
import { type Kind, words } from './kind.ts'

export const design: Kind = {
  subjects: {
    'graphic design': 'graphic design(?:er)?|posters?|flyers?|branding',
    'logo design': 'logos?(?: design)?',
    typography: 'typography|type design|fonts?',
    'UX design': words(
      'ux(?:/ui)?|ui(?:/ux)?(?: design)?|user experience(?: design)?|user interface(?: design)?|interface design',
      'product design(?:er)?|usability',
    ),
    'interior design': words(
      'interior (?:design|decoration|decorating)|decorat(?:e|ing) (?:my )?(?:home|room|flat|apartment|house)',
      'feng shui',
    ),
    'fashion design': 'fashion(?: design)?',
    'industrial design': 'industrial design',
    architecture: 'architecture(?! of (?:software|computers))|architect',
    'garden design': 'garden design|landscape (?:design|architecture)',
    'game design': '(?:board |video )?game design|design(?:ing)? (?:a |my )?(?:board )?games?',
    'jewellery design': 'jewel(?:le)?ry design',
    'motion design': 'motion (?:design|graphics)',
  },
  general: { design: 'design|designing|designer' },
  welcome: ({ Name }) => `${Name} starts with noticing what works and asking why, so you can begin on the way home.`,
  asksLevel: ({ name }) =>
    `How much have you done in ${name}: only admired it, tried a few things, or worked on real tasks?`,
  asksFocus: () =>
    'What would you like to design: something for yourself, for a client or an employer, or a portfolio?',
  usualFocus: 'a first real piece, from the question to the finished design',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from noticing to making`,
      some: `${Name} with a method`,
      good: `${Name} that convinces: research, craft, portfolio`,
    })[grade],
  outcome: ({ name }) =>
    `can take a task in ${name} from the first question to a finished, tested design and explain your choices`,
  lessons: designLessons,
}
