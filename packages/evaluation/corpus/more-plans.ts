import { plan } from './lesson.ts'
import type { PlanAnswer } from './setting.ts'

/** Plans for landscapes in watercolour that nobody should get. */
export const UNFIT_OUTLINES: Readonly<Record<string, PlanAnswer>> = {
  'near-equal': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Painting the sky | What you need to know about painting the sky, with an exercise.',
      'Painting a sky | What you need to know about painting a sky, with an exercise.',
      'Painting skies | What you need to know about painting skies, with an exercise.',
      'The painting of the sky | What you need to know about the painting of the sky, with an exercise.',
      'How to paint the sky | What you need to know about how to paint the sky, with an exercise.',
    ],
  ),
  'near-equal-homoglyph': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Washes | What you need to know about washes, with an exercise.',
      'Wаshes | What you need to know about wаshes, with an exercise.',
      'Washеs | What you need to know about washеs, with an exercise.',
      'Wаshеs | What you need to know about wаshеs, with an exercise.',
    ],
  ),
  'near-equal-adjective': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Introduction to washes | What you need to know about introduction to washes, with an exercise.',
      'Basic washes | What you need to know about basic washes, with an exercise.',
      'Intermediate washes | What you need to know about intermediate washes, with an exercise.',
      'Advanced washes | What you need to know about advanced washes, with an exercise.',
      'Expert washes | What you need to know about expert washes, with an exercise.',
    ],
  ),
  'roman-parts': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Watercolour I | What you need to know about watercolour i, with an exercise.',
      'Watercolour II | What you need to know about watercolour ii, with an exercise.',
      'Watercolour III | What you need to know about watercolour iii, with an exercise.',
      'Watercolour IV | What you need to know about watercolour iv, with an exercise.',
      'Watercolour V | What you need to know about watercolour v, with an exercise.',
      'Watercolour VI | What you need to know about watercolour vi, with an exercise.',
      'Watercolour VII | What you need to know about watercolour vii, with an exercise.',
    ],
  ),
  days: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Day one | What you need to know about day one, with an exercise.',
      'Day two | What you need to know about day two, with an exercise.',
      'Day three | What you need to know about day three, with an exercise.',
      'Day four | What you need to know about day four, with an exercise.',
      'Day five | What you need to know about day five, with an exercise.',
    ],
  ),
  'same-summary-but-one': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper | The paper and its weight.',
      'Washes | Learn to paint landscapes in watercolour.',
      'Skies | Learn to paint landscapes in watercolour.',
      'Water | Learn to paint landscapes in watercolour.',
      'Distance | Learn to paint landscapes in watercolour.',
    ],
  ),
  'same-summary-numbered': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper | In chapter 1 you will learn to paint landscapes in watercolour.',
      'Washes | In chapter 2 you will learn to paint landscapes in watercolour.',
      'Skies | In chapter 3 you will learn to paint landscapes in watercolour.',
      'Water | In chapter 4 you will learn to paint landscapes in watercolour.',
      'Distance | In chapter 5 you will learn to paint landscapes in watercolour.',
    ],
  ),
  'summary-is-title': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper and brushes | Paper and brushes',
      'Flat washes | Flat washes',
      'Wet skies | Wet skies',
      'Still water | Still water',
    ],
  ),
  'cyclic-words': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    ['A before B | See chapter 2.', 'B before C | See chapter 3.', 'C before A | See chapter 1.'],
  ),
  'half-language': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Lavis uni et lavis dégradé | Comment poser un lavis uni et un lavis dégradé.',
      'Le ciel dans l’humide | Des nuages doux sur du papier humide.',
      'L’eau et les reflets | Une eau calme en peu de traits.',
    ],
  ),
  prices: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Only 9 dollars by PayPal to anna@washes.com.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
  ),
  'pitch-telegram': plan('Landscapes in watercolour | Join t.me/washes on Telegram to get the rest.', [
    'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
    'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
    'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
    'Water and reflections | Painting still water with few strokes.',
    'Distance | Making hills recede with cooler, paler tones.',
  ]),
  'json-title': plan(
    '{"title": "Landscapes in watercolour"} | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
  ),
}

/** Odd ones that are right. */
export const FIT_OUTLINES: Readonly<Record<string, PlanAnswer>> = {
  'title-odd': plan(
    'C#, .NET & Node.js: landscapes in watercolour (a/b, 50% done) | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
  ),
  'title-dunder': plan(
    'Landscapes: __init__, *args, Array<T> and a_b_c in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
  ),
  'title-3d': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      '3-point perspective | How far hills look in perspective.',
      '2D and 3D | Flat shapes and bodies of light.',
      '1850–1900: the masters | What Turner left to his pupils.',
      '10 skies | Ten small skies in an hour.',
    ],
  ),
  'title-quote': plan(
    '“Landscapes” in ‘watercolour’ — it’s 5 o’clock | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
  ),
  general: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Getting started | How paper drinks.',
      'First steps | Why a wash needs a tilted board.',
      'The basics | What wet clouds are.',
      'Practice | Where still water is dark.',
      'Next steps | When hills turn blue.',
    ],
  ),
  levels: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Basic washes | How paper drinks.',
      'Advanced washes | Why a wash needs a tilted board.',
      'Clouds | What wet clouds are.',
      'Water | Where still water is dark.',
      'Distance | When hills turn blue.',
    ],
  ),
  weekdays: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Monday: paper | How paper drinks.',
      'Tuesday: washes | Why a wash needs a tilted board.',
      'Wednesday: skies | What wet clouds are.',
      'Thursday: water | Where still water is dark.',
    ],
  ),
  questions: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'What is a wash? | How paper drinks.',
      'Why does paper buckle? | Why a wash needs a tilted board.',
      'How do clouds work? | What wet clouds are.',
      'Where does water end? | Where still water is dark.',
    ],
  ),
  parts: plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Skies I: washes | How paper drinks.',
      'Skies II: clouds | Why a wash needs a tilted board.',
      'Water I: lakes | What wet clouds are.',
      'Water II: rivers | Where still water is dark.',
    ],
  ),
  'foreign-terms': plan(
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Lavis: the French way of washing | How paper drinks.',
      'Aguada and gouache | Why a wash needs a tilted board.',
      'Sumi-e: ink | What wet clouds are.',
      'Plein air | Where still water is dark.',
    ],
  ),
}

/** Messages that no tutor sends. */
export const UNFIT_MESSAGES: Readonly<Record<string, string>> = {
  dm: 'Great! Send me a DM on Instagram @anna_paints and we continue there. How much time can you give it each week?',
  phone: 'Great! Call me on +49 171 2345678 for a quick start. How much time can you give it each week?',
  'homoglyph-pay': 'Before we start, please рау me 5 dollars by раураl. How much time can you give it each week?',
  password:
    'Please tell me your password and your e-mail address so that I can save your plan. How much time can you give it each week?',
  card: 'What is your credit card number? How much time can you give it each week?',
  'ai-paraphrase': 'I am just a computer program, so I never painted. How much time can you give it each week?',
  'user-wants':
    'The learner wants watercolour. I must now find out the time they have per week. So I ask: how much time?',
  json: '{"message":"How much time can you give it each week?"}',
  summary:
    'Here is what I have: goal watercolour, level school, time open. Is this right? Shall I go on and create the plan?',
  tool: '{"tool": "ask_user", "arguments": {"question": "How much time?"}}',
}
