import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const drawingLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'Lines with confidence: arm, pencil, and ghosted strokes',
    summary: 'Loosen the hand and learn to put a straight line, a curve and an ellipse where you want them.',
    teach: prose`
      Shaky lines come from drawing with the fingers. Hold the pencil a little further back than for writing, lock the
      wrist lightly, and move from the elbow for short lines, from the shoulder for long ones. Ghost each line first:
      mark a start and an end, swing between them a few times above the paper, then put the pencil down and draw it in
      one go. Look at the end point, not at the tip.

      Fill a page a day for a week. First straight lines between dots, then arcs through three dots, then ellipses
      that touch the sides of a box. If a line misses, draw it again beside it; don’t scratch at it with short hairy
      strokes. A soft pencil, such as 2B, on cheap printer paper is ideal, because nothing is precious. Turn the page
      so that the stroke goes in the direction your arm likes. At the end of the week compare the first page with the
      last.
    `,
    objectives: lines`
      Draw lines from the elbow and the shoulder
      Ghost a stroke before you draw it
      Put an ellipse into a box
      Repeat a line beside a miss instead of scratching
    `,
    resources: shelf`
      youtube: drawing exercises confident lines ghosting | Strokes at real speed | Watch the shoulder rather than the
        pencil.
      wikipedia: drawing pencil grades line | Pencils, papers and lines | It explains what 2B means and why it suits
        you now.
      internet_archive: drawing course freehand lines | Old drawing courses | Their first plates are these exercises.
      open_library: drawing for beginners exercises | Books to borrow | Take one with a page of tasks, not of finished
        pictures.
    `,
  },
  {
    for: 'early',
    title: 'Draw what you see: edges, gaps and measuring',
    summary: 'Switch off the symbols in your head and get the shape of real things onto paper.',
    teach: prose`
      We don’t draw badly because of the hand, but because the head keeps offering symbols: an eye is an almond, a
      table has a square top. To get round it, draw what has no name. Choose a chair and draw only the gaps between
      its bars. Put a photo upside down and copy it line by line. Follow the edge of your hand with your eye, a
      millimetre at a time, and let the pencil move at the same speed without looking at the paper.

      Then measure. Hold the pencil at arm’s length, one eye closed, and compare: how many heads tall, is the jug
      wider than it is high? Hold it level or upright to judge angles, as a clock hand: this edge points to two
      o’clock. Mark the highest, lowest and outermost points first and draw the big shape through them. Details wait
      until the proportions hold.
    `,
    objectives: lines`
      Draw the gaps between the bars of a chair
      Follow an edge slowly without looking at the paper
      Measure proportions with a pencil at arm’s length
      Judge an angle as a clock hand
    `,
    resources: shelf`
      youtube: negative space contour drawing exercise | Gaps and edges, drawn live | Draw the chair as you watch.
      wikipedia: negative space contour drawing | The ideas and their history | Good pictures to copy upside down.
      open_library: learning to see drawing | Books on seeing | They have weeks of exercises of this kind.
      khan_academy: how to look at art drawing | Looking at masters’ drawings | Find where they left the edge open.
    `,
  },
  {
    for: 'everyone',
    title: 'Boxes, cylinders and the horizon: simple perspective',
    summary: 'Make things stand on the ground and turn in space with a few rules of perspective.',
    teach: prose`
      Everything you’ll ever draw can start as a box, a cylinder or a ball. To turn a box in space you need the
      horizon: it’s always at the height of your eyes, whether you sit or stand. Edges that run away from you and are
      parallel in life meet at one point on it, the vanishing point. Looking straight at a wall, you need one; looking
      at a corner, two.

      Draw nine boxes around a horizon: above it you see their bottoms, below it their tops. Then round them off. The
      top of a cup is an ellipse, and it opens wider the further it lies below your eyes; at eye level it closes to a
      line. Its long axis stands square to the axis of the cup. That one rule mends most crooked mugs. Sketch your
      breakfast as transparent boxes and cylinders first, with the lines at the back as well, and only then draw the
      outlines that you see.
    `,
    objectives: lines`
      Find the horizon at the height of your eyes
      Draw a box with one and with two vanishing points
      Draw the ellipse of a cup at several heights
      Build a still life from boxes and cylinders
    `,
    resources: shelf`
      youtube: perspective drawing boxes cylinders basics | Boxes turned in space | Freeze it and continue the lines
        to the vanishing point.
      wikipedia: perspective graphical vanishing point | Rules with diagrams | The pictures explain it faster than the
        text.
      khan_academy: linear perspective art | How painters found it | A short story with useful examples.
      internet_archive: perspective for artists | Old handbooks on perspective | Copy the plates with cups and arches.
    `,
  },
  {
    for: 'everyone',
    title: 'Light and shadow: five tones that make it round',
    summary: 'Model form with a small scale of tones, soft and hard edges, and one clear light.',
    teach: prose`
      Light turns a circle into a ball. Put an egg on white paper beside a single lamp and name what you see: the
      light side, the half-tone where it turns away, the dark core of the shadow, a faint reflected light at its rim,
      and the shadow that it casts on the table. The reflected light is never as bright as the light side, though it
      looks it.

      Make a scale first: five squares from paper white to the darkest your pencil gives. Then squint at the egg until
      the details vanish and only light and dark shapes are left. Draw the border between them, fill the shadow
      evenly, and only then add the half-tones. Edges tell as much as tones: the cast shadow is sharp near the egg and
      soft further off; the core of the shadow has no edge at all. Hatch in the direction of the form, or across it at
      a slight angle. Leave the white of the paper for the highlight.
    `,
    objectives: lines`
      Name the five tones on an egg
      Draw a scale from white to dark
      Separate light and shadow by squinting
      Choose soft and sharp edges
    `,
    resources: shelf`
      youtube: shading sphere egg light core shadow | An egg from outline to tone | Set up the same lamp and draw
        along.
      wikipedia: chiaroscuro shading drawing | Light and dark in drawing | Squint at the old masters it shows.
      wikibooks: drawing shading light | Lessons on tone | Short tasks for a quiet evening.
      open_library: light and shade drawing | Books on tone | Copy one sphere, one cylinder and one cloth.
    `,
  },
  {
    for: 'everyone',
    title: 'A portrait that looks like someone',
    summary: 'Place the features, compare shapes of dark and light, and get a likeness in an hour.',
    teach: prose`
      A likeness sits in proportions, not in eyelashes. On a head seen from the front the eyes lie halfway between the
      top of the skull and the chin; beginners put them too high. One eye’s width fits between the eyes. The bottom of
      the nose is about halfway from brow to chin, the line of the mouth a third of the way from there down. These are
      averages: the likeness is where your sitter differs from them, so look for that on purpose.

      Work from big to small. Ten minutes: the tilt of the head and its outer shape. Ten: the line through the eyes
      and the line down the middle. Then the dark shapes: eye sockets, under the nose, the upper lip, under the chin,
      drawn as flat patches. Look at your sitter twice as long as at the paper. Hold the drawing up to a mirror every
      quarter of an hour; the reversed image shows at once what leans. Draw the same person three times in a week.
    `,
    objectives: lines`
      Place eyes, nose and mouth by proportion
      Find where a sitter differs from the average
      Draw the dark shapes of a face as patches
      Check a portrait in a mirror
    `,
    resources: shelf`
      youtube: portrait drawing proportions step by step | A head from block to likeness | Follow it with a friend’s
        photo.
      wikipedia: portrait drawing face proportions | Faces through the ages | Measure three of them with your pencil.
      internet_archive: drawing the human head | Classic courses on heads | The plates with planes of the face are
        worth copying.
      open_library: portrait drawing | Books to borrow | Choose one that shows stages.
    `,
  },
  {
    for: 'far',
    title: 'A sketchbook habit and a picture of your own',
    summary: 'Sketch what moves, compose with small studies, and carry one drawing through to the end.',
    teach: prose`
      Carry a small sketchbook and draw people on trains, dogs, queues. They move, so catch the line of action first,
      one sweep from head to foot, in ten seconds. Then add weight and tilt of shoulders and hips. Three pages of bad
      gestures teach more than one careful face.

      For a finished drawing, decide before you begin. Make six thumbnails the size of a stamp, with three tones only,
      and move the horizon, the frame and the darkest spot. Put the place of strongest contrast where the eye should
      go, off the centre, and keep everything else quieter. Choose the thumbnail that reads from across the room.
      Enlarge it with a grid, solve the hardest part on scrap paper, and only then start the good sheet. Stop when the
      next stroke would only make it busier. Sign and date it; in a year you’ll be glad.
    `,
    objectives: lines`
      Catch a gesture in ten seconds
      Plan a drawing with six thumbnails
      Lead the eye with contrast
      Carry one drawing from thumbnail to signature
    `,
    resources: shelf`
      youtube: gesture drawing composition thumbnails | Gestures and thumbnails at work | Time yourself as you watch.
      wikipedia: composition drawing contrast | How pictures lead the eye | Try each idea as a thumbnail.
      khan_academy: contrast composition in art | Great pictures taken apart | Name the place of strongest contrast in
        each.
      internet_archive: figure drawing gesture | Courses on the moving figure | Fill five pages from one chapter.
    `,
  },
]
