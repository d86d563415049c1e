import { dataLessons } from '../lessons/data.ts'
import { prose } from '../words/prose.ts'
import type { Kind } from './kind.ts'

export const data: Kind = {
  subjects: {
    'data science': 'data ?science|data scientist',
    'data analysis':
      'data anal(?:ysis|ytics|yst)|analy[sz](?:e|ing) data|business intelligence|big data|data visuali[sz]ation',
    'machine learning': 'machine learning|ml|scikit|reinforcement learning|computer vision|recommender systems?',
    'deep learning': 'deep learning|neural net(?:work)?s?|pytorch|tensorflow|transformers',
    'artificial intelligence':
      'artificial intelligence|ai|generative ai|llms?|large language models?|prompt engineering|chat ?gpt',
    'statistics with R': 'r (?:programming|language)|in r|rstudio|tidyverse',
    pandas: 'pandas(?= (?:library|in python)|$)',
    'data engineering': 'data engineer(?:ing)?|etl|data pipelines?',
  },
  general: { 'data analysis': 'data' },
  welcome: ({ Name }) => `${Name} is best learnt on questions that you care about, so bring one.`,
  asksLevel: () =>
    'What do you bring along: neither statistics nor programming, a little of one of them, or experience with both?',
  asksFocus: () => prose`
    Which question or kind of data would you most like to work on, or what should it be good for: work,
    a study, a project of your own?
  `,
  usualFocus: 'an analysis of your own, from the raw data to a clear answer',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from a question to an honest answer`,
      some: `${Name} in practice: real data, sound methods`,
      good: `${Name} in depth: models, doubts and decisions`,
    })[grade],
  outcome: () => `can take a real question, find an honest answer in data, and defend it`,
  lessons: dataLessons,
}
