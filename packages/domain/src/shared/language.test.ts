import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { languageOf } from './language.ts'

/** Goals as learners write them, and a sentence or two as models do. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I want to learn Python',
    'How do I get better at chess?',
    'Learn the basics of watercolour',
    'In this chapter you set up your tools, and you write a first program that greets you by name.',
  ],
  de: [
    'Ich möchte Gitarre lernen',
    'Wie backe ich ein gutes Sauerteigbrot?',
    'Grundlagen der Statistik',
    'In diesem Kapitel richtest du deine Werkzeuge ein und schreibst ein erstes Programm mit Python und Git.',
  ],
  fr: [
    'Je veux apprendre la guitare',
    "J'aimerais parler anglais avec mes collègues",
    "Comprendre l'histoire de l'art",
    'Dans ce chapitre, vous préparez vos outils et vous écrivez un premier programme.',
  ],
  es: [
    'Quiero aprender a tocar la guitarra',
    '¿Cómo puedo mejorar mi inglés?',
    'Fotografía para principiantes con el móvil',
    'En este capítulo preparas tus herramientas y escribes un primer programa que te saluda por tu nombre.',
  ],
  pt: [
    'Quero aprender a tocar violão',
    'Como posso melhorar o meu inglês?',
    'Não sei nada de programação e quero começar',
    'Quantos livros bastam para mim?',
    'Neste capítulo você prepara as suas ferramentas e escreve um primeiro programa.',
  ],
  it: [
    'Vorrei imparare a suonare la chitarra',
    'Come posso migliorare il mio inglese?',
    'In questo capitolo prepari gli strumenti e scrivi il primo programma che ti saluta per nome.',
  ],
  nl: [
    'Ik wil gitaar leren spelen',
    'Hoe kan ik mijn Engels verbeteren?',
    'In dit hoofdstuk zet je je gereedschap klaar en schrijf je een eerste programma met de naam van je hond.',
  ],
  ja: ['ギターを弾けるようになりたい', 'Pythonでプログラミングを学びたいです', '日本史を勉強したい', 'データ分析'],
  zh: ['我想学弹吉他', '學習日語', '我想用Python做数据分析', '在这一章里，你会准备好工具，并写出第一个程序。'],
  ru: ['Хочу научиться играть на гитаре', 'Python для начинающих с нуля', 'Как выучить английский язык?'],
  ar: ['أريد أن أتعلم العزف على الجيتار', 'كيف أتعلم برمجة Python؟'],
  hi: ['मैं गिटार बजाना सीखना चाहता हूँ', 'Python प्रोग्रामिंग कैसे सीखें?'],
  uk: ['Хочу навчитися грати на гітарі'],
  fa: ['می‌خواهم گیتار یاد بگیرم'],
  ko: ['기타를 배우고 싶어요'],
  el: ['Θέλω να μάθω κιθάρα'],
}

describe('languageOf', () => {
  it.each(Object.entries(TEXTS).flatMap(([tag, texts]) => texts.map((text) => [tag, text] as const)))(
    'should find %s in %j',
    (tag, text) => {
      expect(languageOf(text).tag).toBe(tag)
      expect(languageOf(text).confidence).toBeGreaterThan(0.15)
    },
  )

  it('should be sure of a paragraph, however many foreign terms it holds', () => {
    const sentence =
      'Mit Docker Compose startest du mehrere Container; das Netz dazwischen legt Compose für dich an, und die Ports gibst du frei. '
    expect(languageOf(sentence.repeat(4)).tag).toBe('de')
    expect(languageOf(sentence.repeat(4)).confidence).toBeGreaterThan(0.7)
  })

  it.each(['', '   ', '42 + 17', '🦊🦊', 'Python', 'Kubernetes Docker Terraform', 'xkcd qwerty'])(
    'should not guess at %j',
    (text) => {
      expect(languageOf(text)).toEqual({ tag: 'und', confidence: 0 })
    },
  )

  it('should not be sure for one small word alone, however often it comes', () => {
    const turkish = 'Kâğıt ve fırça. Düz ve geçişli yıkama. Su ve yansıma. Işık ve gölge.'
    expect(languageOf(turkish).confidence).toBeLessThan(0.6)
  })

  it('should not be sure of a language whose words it does not know', () => {
    expect(languageOf('Chcę nauczyć się grać na gitarze i śpiewać przy ognisku').confidence).toBeLessThan(0.5)
    expect(languageOf('Gitar çalmayı öğrenmek istiyorum, akşamları zamanım var').confidence).toBeLessThan(0.5)
  })

  it('should answer with a tag and a confidence between 0 and 1, in time, whatever it is given', () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        const { tag, confidence } = languageOf(text)
        expect(tag).toMatch(/^[a-z]{2,3}$/)
        expect(confidence >= 0 && confidence <= 1).toBe(true)
      }),
    )
  })
})
