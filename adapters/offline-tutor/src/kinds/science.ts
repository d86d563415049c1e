import { scienceLessons } from '../lessons/science.ts'
import type { Kind } from './kind.ts'

export const science: Kind = {
  subjects: {
    'quantum physics': 'quantum (?:physics|mechanics|theory|computing)',
    relativity: '(?:general |special |theory of )*relativity',
    thermodynamics: 'thermodynamics',
    electronics: 'electronics|electric(?:al)? circuits?|electrical engineering|electricity',
    astrophysics: 'astrophysics|cosmology|black holes',
    astronomy: 'astronomy|stargazing|the (?:night sky|stars|planets|solar system|constellations)|constellations',
    physics: 'physics|physik|física|physique',
    'organic chemistry': 'organic chemistry',
    biochemistry: 'biochemistry',
    chemistry: 'chemistry|chemie|química|chimie|periodic table',
    'molecular biology': 'molecular biology|cell biology',
    genetics: 'genetics|dna|genomics',
    evolution: 'evolution(?:ary biology)?',
    'human anatomy': '(?:human )?anatomy|physiology|human body',
    microbiology: 'microbiology|virology|immunology',
    ecology: 'ecology|ecosystems?',
    botany: 'botany|plant identification|wild plants|trees and plants',
    zoology: 'zoology|marine biology|entomology|animal behaviou?r',
    ornithology: 'ornithology|bird ?watching|birding|bird songs?',
    'the immune system': '(?:the )?immune system',
    photosynthesis: 'photosynthesis',
    biology: 'biology|biologie|biología',
    neuroscience: 'neuroscience|the (?:human )?brain',
    geology: 'geology|minerals?|rocks and minerals|volcanoes',
    meteorology: 'meteorology|weather forecasting|the weather',
    'climate science': 'climate (?:science|change|physics)',
    oceanography: 'oceanography',
    palaeontology: 'pal(?:a)?eontology|dinosaurs?|fossils?',
    nutrition: 'nutrition(?:al science)?',
    medicine: 'medicine|medical (?:science|terminology)|pharmacology',
    'materials science': 'materials science',
  },
  general: { science: 'science|sciences|naturwissenschaft(?:en)?' },
  welcome: ({ Name }) => `${Name}: it begins with looking closely, which costs nothing and can start today.`,
  asksLevel: ({ name }) =>
    `How much do you know about ${name}: hardly anything, what is left from school, or more than that?`,
  asksFocus: ({ name }) => `Which question drew you to ${name}, or what do you need it for?`,
  usualFocus: 'the main ideas and how people found them out',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name} from the first question on`,
      some: `${Name}: from school knowledge to real understanding`,
      good: `${Name} in depth: evidence, models, open questions`,
    })[grade],
  outcome: ({ name }) =>
    `can explain the central ideas of ${name}, say how we know them, and judge new claims for yourself`,
  lessons: scienceLessons,
}
