import { pythonLessons } from '../lessons/python.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const python: Subject = {
  name: 'Python',
  heads: phrases('python, python3'),
  beside: wordSet(
    'program programs programming programmer code coding script scripts scripting language write writing build tools automate',
    'automating boring stuff 3 small projects computer programmieren programar',
  ),
  welcome: 'Python is a friendly language to program in: short programs already do useful things.',
  asksLevel: 'How much have you programmed: never, a little, or do you write code regularly in some language?',
  asksFocus: 'What would you like to make with it: a small tool, something with data, a game?',
  usualFocus: 'small useful programs',
  planTitle: {
    new: 'Python: from the first line to a tool of your own',
    some: 'Python: functions, data and a useful program',
    good: 'Python the Python way: structure, data and tests',
  },
  outcome: 'write small Python programs on your own, and know how to find your mistakes',
  lessons: pythonLessons,
}
