import { softwareLessons } from '../lessons/software.ts'
import { type Kind, words } from './kind.ts'

export const software: Kind = {
  subjects: {
    Excel: 'excel(?! (?:at|in))|spread ?sheets?|google sheets|pivot tables?',
    SQL: 'sql|mysql|postgres(?:ql)?|sqlite|databases?',
    PowerPoint: 'power ?point|google slides|keynote',
    Word: 'microsoft word|ms word|google docs',
    LaTeX: 'latex',
    Photoshop: 'photoshop',
    GIMP: 'gimp',
    Lightroom: 'lightroom',
    Illustrator: '(?:adobe )?illustrator(?= |$)(?! who)|inkscape',
    Figma: 'figma',
    Canva: 'canva',
    Blender: 'blender|3d[- ]?model(?:l?ing)?|3d animation',
    CAD: 'autocad|solidworks|fusion 360|cad(?: software)?|freecad',
    'video editing': words(
      'video editing|edit(?:ing)? (?:my )?videos?|premiere(?: pro)?|davinci(?: resolve)?|final cut|after effects',
      'capcut',
    ),
    'music production': words(
      'music production|produc(?:e|ing) (?:my (?:own )?)?(?:music|beats|songs)|ableton(?: live)?|fl studio',
      'logic pro|garageband|make beats|making beats',
    ),
    Git: 'git(?:hub)?',
    Linux: 'linux|ubuntu|(?:the )?command line|terminal|vim|emacs',
    Docker: 'docker|kubernetes|containers',
    WordPress: 'word ?press',
    Notion: 'notion|obsidian',
    'the computer': words(
      '(?:use|using) (?:a |the |my )?(?:computer|pc|laptop|internet|smart ?phone|tablet|mac)',
      'computer (?:basics|skills)|digital skills',
    ),
  },
  general: { 'new software': 'software|computers?' },
  welcome: ({ Name }) => `${Name} pays back quickly, since every step you learn saves time from the next day on.`,
  asksLevel: ({ name }) =>
    `How far have you come with ${name}: never touched it, found your way around a little, or using it regularly?`,
  asksFocus: ({ name }) => `Which task would you most like to do with ${name}, at work or for yourself?`,
  usualFocus: 'the tasks that most people need it for',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: at home in it, step by step`,
      some: `${Name} with a method: quicker, cleaner, surer`,
      good: `${Name} like a professional`,
    })[grade],
  outcome: ({ name }) =>
    `can do your own tasks with ${name} surely and quickly, and find out alone what you do not know yet`,
  lessons: softwareLessons,
}
