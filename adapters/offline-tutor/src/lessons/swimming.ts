import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/** What no other training has: water that carries, and breath that has to wait. */
export const WATER_LESSON: Lesson = {
  for: 'everyone',
  title: 'At home in the water: breathing, floating, gliding, then the stroke',
  summary: 'Builds swimming in the order in which water teaches it, from a calm breath to a whole stroke.',
  teach: prose`
    Stay where you can stand, and never practise alone: choose hours with a lifeguard, or take a teacher for the first
    weeks. Everything begins with the breath. Breathe in above the water, breathe out slowly below it, twenty times,
    until it feels dull. Then float on your back and on your front, with the head lying on the water and not held up,
    because legs sink when the head rises.

    From there push off the wall and glide, long and narrow, and add one thing at a time: a small kick from the hips,
    then one arm, then the other. For front crawl turn the whole body as if on a skewer and let the mouth come to the
    air with that turn; lifting the head costs more strength than anything else. When you are out of breath you have
    mostly forgotten to breathe out.
  `,
  practise: prose`
    Two or three short visits a week beat one long one. Begin each with breathing and gliding, give the middle to one
    part of the stroke, and end with a few easy lengths, or half lengths, with a rest after each. Count strokes rather
    than seconds: fewer for the same way means that you glide better.
  `,
  ready: 'you can float, glide, and swim ten calm metres while breathing out under water',
  objectives: lines`
    Breathe out under water calmly and regularly
    Float and glide with the head low
    Build a stroke from its parts
    Judge where and with whom it is safe to practise
  `,
  resources: shelf`
    youtube: learn to swim adults breathing floating | First steps, filmed below water | Watch where the head lies.
    wikipedia: front crawl | The stroke and its parts | A clear list of what arms, legs and breath do.
    open_library: total immersion swimming | Books on swimming with ease | Look for drills in small steps.
    internet_archive: swimming instruction | Older manuals with drawings | The drawings of body positions help.
  `,
}
