import { examLessons } from '../lessons/exam.ts'
import { type Kind, words } from './kind.ts'

const EXAM = '(?:exams?|examinations?|finals|certification|certificate|qualifying test|entrance test)'

const NO_SUBJECT = '(?:my|the|an?|our|your|final|next|this|entrance|pass|passing|for)'

/** Ends the name of a certificate. */
const NO_NAME = `(?:${EXAM}|in|for|by|within|with|and|to|at|on)(?!\\p{L})`

export const exam: Kind = {
  strength: 3,
  subjects: {
    'the TOEFL': 'toefl',
    'the IELTS': 'ielts',
    'the Cambridge English exam': 'cambridge (?:english|advanced|first|proficiency|certificate)',
    'the DELE': 'dele',
    'the DELF': 'delf|dalf',
    'the JLPT': 'jlpt',
    'the HSK': 'hsk',
    'the SAT': 'the sat|sat (?:exam|test|prep)|pass sat',
    'the ACT': 'act (?:exam|test|prep)',
    'the GRE': 'gre',
    'the GMAT': 'gmat',
    'the LSAT': 'lsat',
    'the MCAT': 'mcat',
    'the bar exam': 'bar exam',
    'the citizenship test': '(?:citizenship|naturali[sz]ation) (?:test|exam)',
    'the driving test': words(
      "driving (?:test|theory|licen[cs]e|exam)|driver[’']?s? licen[cs]e|theory test",
      'führerschein|learn(?:ing)? to drive',
    ),
    'your A levels': 'a[- ]levels?',
    'your GCSEs': 'gcses?',
    'your school-leaving exams': 'abitur|matura|baccalauréat|baccalaureate|bachillerato',
    'the $1 certification': `(aws certified(?: (?!${NO_NAME})\\p{L}+){0,2})`,
    'the $1 exam': `((?:aws|azure|cisco|comptia)(?: (?!${NO_NAME})\\p{L}+){0,3}) ${EXAM}`,
    'your $1 exam': `(?!${NO_SUBJECT}\\b)(\\p{L}+) (?:${EXAM}|test(?=$|[ ,.]+(?:in|next|on)))(?!\\p{L})`,
  },
  general: { 'your exam': `(?:(?:my|the|an?|our|final|entrance|next) )*${EXAM}` },
  welcome: ({ Name }) => `${Name}: with a date and a known form that is a task that one can plan well.`,
  asksLevel: () =>
    'How far along are you: not started, some of the material known, or is it mainly practice that is missing?',
  asksFocus: () => 'Which part worries you most, and what result do you need?',
  usualFocus: 'all parts evenly, with more practice on the weak ones',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: prepared step by step`,
      some: `${Name}: closing gaps, gaining certainty`,
      good: `${Name}: the last points`,
    })[grade],
  outcome: ({ name }) =>
    `know the demands of ${name}, have closed your gaps, and go in rested and with a plan for the time`,
  lessons: examLessons,
}
