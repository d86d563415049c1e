import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const drawingLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Learning to see: the first lines in ${name}`,
    summary: 'Loosens the hand, sharpens the eye, and gets you past the fear of the white page.',
    teach: prose`
      We draw badly mostly because we draw what we know instead of what we see: an eye is an almond, a tree a cloud on
      a stick. The cure is odd and quick. Turn a photograph upside down and copy it line by line; draw your hand
      without looking at the paper; draw the gaps between the chair’s legs instead of the chair. Each of these
      switches the knowing off and the looking on.

      Take cheap paper and much of it. In ${name}, as in sport, one warms up: a page of straight lines, circles,
      ellipses, drawn from the shoulder, not from the fingers. Good material may come later. The only rule for now is
      never to rub out: set the better line beside the first and go on.
    `,
    practise: prose`
      A quarter of an hour a day: five minutes of warming up, one blind drawing, one thing from your table. Put the
      date on each page and throw nothing away. Show nobody anything for two weeks, so that you are free.
    `,
    ready: prose`
      you can draw a simple thing so that its proportions are right without measuring, and a white page no longer
      frightens you
    `,
    objectives: lines`
      Draw what you see instead of what you know
      Make long, easy lines from the shoulder
      Use negative space to get shapes right
      Keep a sketchbook for two weeks
    `,
    resources: shelf`
      youtube: ${search} for beginners | First exercises, shown | Draw along at your own pace.
      wikibooks: drawing | A free handbook | Exercises by topic.
      open_library: drawing on the right side | The classic on learning to see | The upside-down exercise
        comes from it.
      wikipedia: contour drawing | Blind and continuous lines | Why these strange exercises work.
    `,
  },
  {
    for: 'everyone',
    title: 'Form and space: building things from simple bodies',
    summary:
      'Shows how everything can be built from boxes, cylinders and spheres, and how perspective gives them a place.',
    teach: prose`
      A head is a ball with a wedge, a cup a cylinder, a horse a row of barrels. When you have found the simple bodies
      in a thing, you can turn it, light it and draw it from imagination. Begin each drawing with these bodies,
      lightly, and correct them while they are still cheap. Details cannot save a wrong foundation.

      Of perspective you need little: a horizon at the height of your eyes, lines that run away to meet there, circles
      that turn into ellipses. Draw a box, then ten boxes as they would lie about in a room, above and below the
      horizon. Whoever can draw boxes can draw cities; whoever can draw ellipses can draw everything else.
    `,
    practise: prose`
      Draw twenty boxes and ten cups a week, from different sides. Take one complicated thing a week apart on paper
      into its simple bodies. Measure with a pencil held at arm’s length before you trust your impression.
    `,
    ready: 'you can draw a cup, a shoe and a chair from memory, from a side that you did not see before',
    objectives: lines`
      Find the simple bodies in a complex thing
      Construct boxes and cylinders in perspective
      Measure proportions by eye and pencil
      Turn a thing in your imagination
    `,
    resources: shelf`
      youtube: drawing basic forms perspective | Boxes and cylinders in space | Fill a page beside the film.
      wikipedia: perspective graphical | How pictures get depth | The drawings say more than the text.
      internet_archive: perspective drawing book | Old teaching books | Thorough, patient and free.
      khan_academy: art of storytelling drawing | Lessons by film artists | See how professionals simplify.
    `,
  },
  {
    for: 'everyone',
    title: 'Light and shadow: values before colours',
    summary: 'Teaches you to see and use light and dark, which carry a picture more than anything else.',
    teach: prose`
      Squint until the details vanish: what remains is light and dark, and that is the picture. Reduce everything to
      three values, a light, a middle, a dark, and make small studies the size of a stamp with nothing else in them.
      If the stamp is good, the picture will be good. If it is not, no detail will help.

      On a body light behaves simply: a lit side, a shaded side, an edge between them, a cast shadow, a little light
      that comes back. Put one lamp beside an egg and study it for an evening; the egg contains the whole theory. Keep
      the family of lights apart from the family of shadows, and a form begins to stand out from the page.
    `,
    practise: prose`
      Make three stamp-sized studies before each larger piece and choose the best. Draw the same thing in three
      lights. Paint or shade a scale of five steps by hand until the steps are even.
    `,
    ready: 'your studies can be understood from across the room',
    objectives: lines`
      See values by squinting
      Plan a picture with three values
      Shade a sphere with all its parts
      Use edges, hard and soft, on purpose
    `,
    resources: shelf`
      youtube: light and shadow drawing tutorial | One lamp, one egg, one hour | Set up the same at home.
      wikipedia: chiaroscuro | Masters of light and dark | Look at the pictures with eyes half closed.
      open_library: light and shade drawing | Books on shading | Exercises in a sensible order.
      internet_archive: old master drawings | Drawings to study | Copy the values only, very small.
    `,
  },
  {
    for: 'everyone',
    title: `The material answers: technique in ${name}`,
    summary: `Makes you familiar with the tools and surfaces of ${name}, and with what they do by themselves.`,
    teach: prose`
      Every material has a will. Water runs, charcoal smudges, ink does not forgive, paint dries when it likes, even a
      stylus has its manners. You can fight against it or get to know it, and getting to know it means playing on
      purpose: fill sheets with nothing but trials. How dark does it get, how light? What happens wet in wet, hard on
      soft, thick on thin?

      Use few tools. One pencil, one brush, three colours teach you more than a full box, because you must mix, press
      and vary. If you work with colour, begin with the value of each colour, then its warmth: a warm light with a
      cool shadow does half the work. Write beside each trial how you did it, and you will have your own handbook of
      ${name}.
    `,
    practise: prose`
      One page of trials before every larger piece. Paint or draw the same small subject five times with the same
      three means, each time with another aim: softer, bolder, fewer strokes, more contrast, half the time.
    `,
    ready: 'you can say before the stroke what it will look like, and are mostly right',
    objectives: lines`
      Explore the range of a material in trials
      Work with a small set of tools
      Mix and place tones or colours on purpose
      Keep notes on your own technique
    `,
    resources: shelf`
      youtube: ${search} techniques | Strokes and tricks, close up | Try each at once on scrap paper.
      wikipedia: ${search} | Materials and history | Helps in the shop as well.
      open_library: ${search} | Books with step-by-step plates | Choose the one whose pictures you like.
      wikibooks: color theory | Mixing and contrast | Only as much theory as you can try out.
    `,
  },
  {
    for: 'more',
    title: 'Composition: leading the eye',
    summary: 'Shows how to arrange a picture so that it says one thing, and how to learn this from the masters.',
    teach: prose`
      A picture is not a window; it is a decision. What is it about, in one word? Put that where light and dark clash
      hardest, and let everything else lead there or be quiet. Try formats: tall, wide, square; cut closer than you
      dare. The frame is the first line of the drawing, and the most important one.

      Learn from others by copying the skeleton. Take five pictures that you love, lay tracing paper over them, and
      mark the large shapes, the darkest dark, the way your eye goes. You will meet the same few patterns again and
      again: a big shape, a middle one, a small one; a quiet area and a busy one. Borrow such a pattern and fill it
      with your own things.
    `,
    practise: prose`
      Six tiny compositions of the same subject, in ten minutes, before every piece. Ask somebody where they look
      first, second and third. If it is not what you meant, change the values before the details.
    `,
    ready: 'people look first at what you wanted them to see',
    objectives: lines`
      Say what a picture is about in one word
      Try several formats and crops
      Analyse the structure of pictures you admire
      Guide the eye by contrast and shape
    `,
    resources: shelf`
      youtube: composition for artists | How pictures are built | Pause and guess where the eye goes.
      khan_academy: art history analysis | Masterpieces explained | Good practice in looking.
      wikipedia: composition visual arts | Terms and patterns | Names for what you already feel.
      open_library: composition painting | Books with analysed pictures | Trace the diagrams yourself.
    `,
  },
  {
    for: 'far',
    title: `A series of your own in ${name}`,
    summary: 'Brings everything together in five connected pieces, and shows them.',
    teach: prose`
      One good picture can be luck; a series is work, and the place where a style appears. Choose something narrow
      that you can visit again: one street, one face, one fruit through its days. Set a rule (same size, same three
      colours, one hour each), for rules free you from deciding everything anew.

      Style is not what one looks for; it is what remains when you repeat something you care about. After each piece
      note what you would keep and what you would leave out. Then let others see it. Hang the five side by side, step
      back, be silent, and listen to what people see. They will name things that you did not know you were doing.
    `,
    practise: prose`
      One piece a week, always to the end, even when it fails; a failed one counts. Spend one sitting a week in front
      of someone else’s original, in a museum or a gallery, drawing after it. Show the series to three people.
    `,
    ready: 'five finished pieces hang side by side and belong together',
    objectives: lines`
      Define a narrow theme and a rule
      Finish five pieces in a row
      Judge your own work fairly
      Present it and make use of the answers
    `,
    resources: shelf`
      youtube: ${search} artist process | How artists develop a series | Note how many trials come first.
      internet_archive: art sketchbooks | Sketchbooks of other people | Comforting: they fail as well.
      wikipedia: series art | Artists who repeated a subject | Find one who had your stubbornness.
      open_library: art and fear | A small book on going on | For the week in which all seems bad.
    `,
  },
]
