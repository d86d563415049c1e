import { drawingLessons } from '../lessons/drawing.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const drawing: Subject = {
  name: 'drawing',
  heads: phrases('draw, drawing, sketch, sketching, pencil drawing, zeichnen, dibujar, dessiner, disegnare, desenhar'),
  beside: wordSet(
    'pencil pencils paper sketchbook portrait portraits face faces hands perspective shading shadow light still life objects',
    'realistic realistically realism see observation freehand figures animals cat cats dog dogs horse horses trees landscapes plants',
  ),
  welcome: 'Drawing is mostly seeing, and seeing can be learnt.',
  asksLevel: 'How much do you draw: hardly since school, now and then, or regularly?',
  asksFocus: 'What would you most like to draw: people, things, places, something else?',
  usualFocus: 'drawing from life, and a portrait',
  planTitle: {
    new: 'Drawing: from the first confident line to a portrait',
    some: 'Drawing what you see: form, light and likeness',
    good: 'Drawing with intent: light, likeness and pictures of your own',
  },
  outcome: 'draw what you see with sure proportions, light and depth',
  lessons: drawingLessons,
}
