import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const photographyLessons = ({ name, search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: `Before the camera: seeing light, the raw material of ${name}`,
    summary: 'Trains you to notice where light comes from and what it does, with whatever camera you have.',
    teach: prose`
      A camera records light and nothing else, so begin with light. Sit at a window and hold out your hand: turn it
      and watch how it becomes flat, sculpted, a silhouette. Hard light has sharp shadows, soft light has none; low
      light is long and warm. Once you see this you will find pictures on days on which others see bad weather.

      Leave the camera on automatic for now, or take the phone. You are practising three questions that come before
      every picture: where does the light come from, what is the picture about, what does not belong in it? Then take
      one step closer. Most first pictures are improved by this alone.
    `,
    practise: prose`
      Photograph the same thing at five times of the day. Walk once around each subject before you press the button.
      Ten pictures a day, from which you keep one; choosing is half of the training.
    `,
    ready: 'you can say of any picture where the light came from, and find the better side of a subject without trying',
    objectives: lines`
      Tell hard from soft and warm from cool light
      Choose a standpoint for the sake of light
      Remove what does not belong in the frame
      Select one picture out of ten
    `,
    resources: shelf`
      youtube: understanding light photography | Light shown in examples | Repeat it with your hand at the window.
      wikipedia: ${search} | The field and its history | An overview with famous pictures.
      wikibooks: photography | A free handbook | Look things up when a question comes.
      open_library: ${search} beginners | Books to borrow | Large pictures are worth more than long texts.
    `,
  },
  {
    for: 'everyone',
    title: 'Aperture, time, sensitivity: three dials, one decision',
    summary: 'Makes you master of exposure, so that sharpness, blur and brightness come out as you intend.',
    teach: prose`
      Three things decide how bright a picture gets, and each has a price. The aperture gives depth or blur. The time
      freezes or smears. The sensitivity gives light and takes quality. Do not learn tables. Ask what the picture
      needs: must the background vanish, then the aperture comes first; must the dog stand still in the air, then the
      time.

      Work with half automatic: you set the one that matters, the camera sets the rest, and with exposure compensation
      you say “a little darker, please”. On a phone you tap, drag and hold; the decision is the same. Look at the
      brightest spot that matters and keep it from burning out: shadows can be lifted later, what is white is gone.
    `,
    practise: prose`
      One evening, one dial: twenty pictures of the same thing, from one end to the other, and then look at them
      large. Photograph moving water at five different times. Guess the settings of pictures that you admire.
    `,
    ready: 'you choose the decisive dial before you raise the camera, and seldom need a second try',
    objectives: lines`
      Control depth with the aperture
      Freeze and blur movement
      Correct exposure on purpose
      Protect the highlights
    `,
    resources: shelf`
      youtube: exposure triangle explained | Three dials in ten minutes | Hold your camera while watching.
      wikipedia: exposure photography | The relation of the three | For those who like to know exactly.
      wikibooks: photography exposure | Settings with examples | Compare with your own test pictures.
      open_library: understanding exposure | A much-loved book | One chapter an evening.
    `,
  },
  {
    for: 'everyone',
    title: 'Framing: what goes in, what stays out',
    summary: 'Teaches composition as a series of simple choices: standpoint, distance, edge, moment.',
    teach: prose`
      A photograph is made by leaving out. Look at the edges before you look at the middle: is something cut off, does
      something stick in? Then simplify until you could say the picture in one sentence. Change height: from the
      ground, from a chair. The usual picture is taken at eye level, by everyone.

      Thirds, lines, frames within the frame are aids, not laws; they work because they give the eye a path. Put the
      subject off the centre and see what the empty space does. Look for a second thing that answers the first. And
      stay: a good background is a stage on which somebody will soon appear. Patience is the cheapest lens.
    `,
    practise: prose`
      One lens or one zoom position for a week. Take ten different pictures of one chair. Stand for twenty minutes in
      one good spot and wait for the picture to come to you.
    `,
    ready: 'you rarely need to crop, and can say why each edge is where it is',
    objectives: lines`
      Check the edges before releasing
      Choose standpoint and height deliberately
      Use lines, space and layers
      Wait for the moment in a chosen frame
    `,
    resources: shelf`
      youtube: photography composition tips | Examples before and after | Pause and decide yourself first.
      khan_academy: photography history | Great pictures explained | Practise reading pictures.
      wikipedia: rule of thirds | What it is good for and where it ends | Try its opposite as well.
      internet_archive: photography annual | Old yearbooks full of pictures | Study the edges.
    `,
  },
  {
    for: 'everyone',
    title: `Close to the subject: what ${name} asks for in particular`,
    summary: `Goes into the special demands of ${name}: access, preparation, the right moment, respect.`,
    teach: prose`
      Each field has its own knowledge, and it is mostly knowledge of the subject rather than of the camera. Who
      photographs people must be able to talk; who photographs birds must know when they wake; who photographs dishes
      must know what a fresh one looks like. Make a list of what experts in ${name} know about their subjects, and
      learn three things from it.

      Prepare as for a small expedition: place, light, time, permission, a first and a second idea. Be there earlier
      than necessary. Be decent, too: ask when somebody could mind, and do not take what is not given. People sense
      what you feel about them, and it shows in the picture.
    `,
    practise: prose`
      Choose one place or one person and return four times. After each visit write down what you now know that you did
      not know before. Take the obvious picture first, and then begin to look for yours.
    `,
    ready: 'the pictures of the fourth visit are clearly better than those of the first, and you know why',
    objectives: lines`
      Learn about a subject before photographing it
      Plan a session with light and place
      Ask for permission and build trust
      Go beyond the obvious picture
    `,
    resources: shelf`
      youtube: ${search} tips | How experienced people work | Watch their feet as well as their hands.
      wikipedia: photography and the law | Rights of those in the picture | Know the rules where you live.
      open_library: ${search} | Books by those who do it well | Look at the pictures first, then read how.
      internet_archive: ${search} | Collections to look at | Good examples are the quickest teachers.
    `,
  },
  {
    for: 'more',
    title: 'Choosing and finishing: from five hundred pictures to five',
    summary: 'Builds a calm routine for selecting, developing and keeping your pictures.',
    teach: prose`
      The real picture often arises at home, when choosing. Let a day pass. Go through quickly, only yes and no; then
      among the yeses look for the one that says it best, and be hard. Two similar pictures weaken each other. Ask
      someone whose eye you trust, and watch which ones they stop at without a word.

      Finish with a light hand, always in the same order: crop, brightness, contrast, colour, details. Stop when
      somebody who does not know the original would not think of editing. And keep your work twice, in two places,
      with dates and a few words; a picture that cannot be found does not exist.
    `,
    practise: prose`
      Choose five from your last five hundred. Finish each in under five minutes. A week later do it again without
      looking at the first result, and compare.
    `,
    ready: 'you have a routine that takes no longer than the shooting, and ten finished pictures that you stand by',
    objectives: lines`
      Select in two rounds
      Develop a picture in a fixed order
      Recognise too much editing
      Archive so that you find things again
    `,
    resources: shelf`
      youtube: photo editing workflow beginners | A simple order of steps | Use the program you have.
      wikipedia: image editing | What the common tools do | Short explanations of each slider.
      open_library: photo editing digital | Books on developing | Learn the order, the buttons will change.
      wikibooks: digital photography | From file to picture | Useful on formats and keeping.
    `,
  },
  {
    for: 'far',
    title: `A story in eight pictures`,
    summary: `Leads you from single pictures to a small photo essay, printed and shown.`,
    teach: prose`
      Single pictures can be beautiful; several together can say something. Choose a theme that lies at your door and
      that you can visit for weeks. You need different kinds of pictures: one that opens, one that shows the place,
      people or things in action, a detail, a pause, an ending. Write this list down and tick it off loosely.

      Lay small prints on the floor to arrange them. What follows on what? Neighbours talk to each other: by colour,
      by line, by contrast. Take out every picture that only repeats, however pretty it is. Print the rest, because on
      paper you see what the screen forgives.
    `,
    practise: prose`
      Shoot for four weeks, select for one. Write a text of sixty words to go with it, without explaining what can be
      seen. Show the series to three people and ask them to tell you the story.
    `,
    ready: 'three people tell you nearly the same story, and it is the one you meant',
    objectives: lines`
      Find a theme within reach
      Plan different kinds of pictures
      Edit a sequence on the floor
      Print and present a short series
    `,
    resources: shelf`
      youtube: photo essay how to | Series explained by their makers | Note how much they left out.
      wikipedia: photo essay | Famous examples | Look for the opening picture in each.
      internet_archive: photojournalism | Magazines that told with pictures | Study two double pages.
      open_library: photo essay | Books of series | Borrow three and compare their order.
    `,
  },
]
