import { subjectSetting } from './subject-setting.ts'

export const TODO_APP = subjectSetting({
  id: 'todo-app',
  goal: 'Build a to-do app in Python',
  title: 'A to-do app in Python',
  chapters: [
    ['Keep tasks in a list', 'Add, show and remove tasks while the program runs.'],
    ['Save tasks in a file', 'Write the list to JSON and read it again at the start.'],
    ['Give it a command line', 'Arguments and help for daily use.'],
  ],
  introduction: [
    'Our to-do app forgets everything when it ends. To keep the tasks we save them in a file, and JSON is the format for it: Python reads and writes it with two functions, and people can read it too. One task is a dictionary, the list of tasks is a list, and JSON knows both.',
    '```python\nimport json\n\ndef save(tasks, path="tasks.json"):\n    with open(path, "w") as file:\n        json.dump(tasks, file, indent=2)\n\ndef load(path="tasks.json"):\n    try:\n        with open(path) as file:\n            return json.load(file)\n    except FileNotFoundError:\n        return []  # TODO: tell the user\n```',
    'The `with` block closes the file even when something fails in the middle. `load` answers an empty list when there is no file yet, so the first start needs no special case. The comment with TODO in it is a note to yourself; editors list all of them, which is handy in an app of this name.',
    'What happens when the program is killed while it saves? Half a file is left, and `json.load` fails at the next start. The cure is to write into a second file and rename it: a rename is done or not done, never half. Change `save` accordingly, then test it with a list of three tasks.',
  ],
  objectives: [
    'Save a list of tasks as JSON in a file',
    'Load the tasks at the start, also when there is no file',
    'Keep the file whole when the program is killed',
  ],
  searches: ['python json file', 'JSON file format', 'python to-do app'],
})

export const GERMAN_LESSONS = subjectSetting({
  id: 'german-lessons',
  goal: 'Speak German at the bakery',
  title: 'German at the bakery',
  chapters: [
    ['Greetings and numbers', 'Say hello, count to twenty and understand a price.'],
    ['Order bread and cake', 'Whole sentences with which you order what you want.'],
    ['Small talk at the counter', 'Talk about the weather while the queue grows.'],
  ],
  introduction: [
    'To order in German you need one sentence with a hole in it: "Ich hätte gern ein Brot." It means "I would like a bread", and it is polite without effort. Put anything into the hole: "Ich hätte gern zwei Brötchen", "Ich hätte gern ein Stück Apfelkuchen", "Ich hätte gern drei Brezeln".',
    'The person behind the counter answers with one of three questions. "Sonst noch etwas?" asks whether you want anything else. "Geschnitten oder am Stück?" asks whether the bread should be sliced. "Zum Mitnehmen oder zum Hieressen?" asks whether you take it away. For the first one learn "Das ist alles, danke" by heart.',
    'Ein or eine? Bread is neuter: das Brot, ein Brot. Cake is masculine: der Kuchen, but after "ich hätte gern" it becomes einen Kuchen. A pretzel is feminine: die Brezel, eine Brezel. If you are not sure, order two: "zwei" has no gender, and you have something for the way home.',
    'Practise with a clock. Say aloud what you order for Monday: "Guten Morgen, ich hätte gern ein Brot und zwei Brötchen, bitte." Then let a friend ask "Sonst noch etwas?", and answer before three seconds are over. Change the order every day until the sentence comes by itself.',
  ],
  objectives: [
    'Order bread and cake with "Ich hätte gern"',
    'Answer "Sonst noch etwas?" at the counter',
    'Choose between ein, eine and einen',
  ],
  searches: ['German bakery phrases', 'German articles ein eine', 'German for travellers'],
})

export const SONGS = subjectSetting({
  id: 'songs',
  goal: 'Write a folk song of my own',
  title: 'Write a folk song of your own',
  chapters: [
    ['A story in three verses', 'Find a story that fits into three verses.'],
    ['A refrain that people sing along', 'Repeat little, and at the right place.'],
    ['A tune for the words', 'Let the melody follow how the words are spoken.'],
  ],
  introduction: [
    'A refrain is the part of a song that comes back. People sing along with it after hearing it twice, so it must be short, easy to breathe and worth saying again. Four lines are plenty; two of them may be the same.',
    'Look at this one:\n\n> Row on, row on, the river is wide,\n> Row on, row on, to the other side.\n\nThe words "row on" come four times, and that is no weakness: the repetition is the rhythm of the oars. Sing it slowly, and your arms begin to move.',
    'Where does the refrain go? After each verse, if the verses are long; after every second one, if they are short. A good verse leaves a question, and the refrain answers it, every time in a new light. In a sad song the same refrain can be hope after the first verse and farewell after the last.',
    'Write one sentence that your story could end with. Cut it to eight syllables. Say it five times aloud, and mark where you breathe. Then write a second line that rhymes with it or repeats half of it. Sing both lines to a friend, and stop: if the friend goes on, you have a refrain.',
  ],
  objectives: [
    'Write a refrain of two to four lines',
    'Choose where the refrain comes back between the verses',
    'Test with a friend whether people sing along',
  ],
  searches: ['how to write a refrain', 'refrain in folk songs', 'songwriting folk song'],
})

export const MATHEMATICS = subjectSetting({
  id: 'mathematics',
  goal: 'Understand derivatives',
  title: 'Understand derivatives',
  chapters: [
    ['Slopes of straight lines', 'How steep a line is, and what that has to do with speed.'],
    ['The slope at a point', 'How a limit turns the slope of a chord into a derivative.'],
    ['Rules for derivatives', 'Sums, products and chains without limits.'],
  ],
  introduction: [
    'The slope of a line is easy: go from $(x_1, y_1)$ to $(x_2, y_2)$ and divide, $m = (y_2 - y_1) / (x_2 - x_1)$. A curve has no single slope, but zoom in on a point and it looks more and more like a line. The slope of that line is the derivative at the point.',
    "Take $f(x) = x^2$ and the point $x = 3$. Go a little to the right, to $3 + h$. The chord between both points has the slope $((3 + h)^2 - 9) / h = (6h + h^2) / h = 6 + h$. Now let $h$ shrink: 0.1 gives 6.1, 0.01 gives 6.01. The limit is 6, and we write $f'(3) = 6$.",
    '| h | slope of the chord |\n|---|---|\n| 1 | 7 |\n| 0.1 | 6.1 |\n| 0.01 | 6.01 |\n| 0.001 | 6.001 |',
    'Why not put $h = 0$ at once? Because $0 / 0$ says nothing: the fraction has to be simplified first. That is the whole trick of the limit. Do the same for $f(x) = x^3$ at $x = 2$ with pencil and paper. If 12 comes out, the derivative at a point has no secrets for you; if a < b < c are three points, compare the chords as well.',
  ],
  objectives: [
    'Compute the slope of a chord between two points',
    'Find the derivative at a point as a limit',
    'Explain why h must not be 0 at once',
  ],
  searches: ['derivative as a limit', 'slope of a chord', 'introduction to calculus'],
})
