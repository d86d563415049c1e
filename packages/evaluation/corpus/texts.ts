/** What models say instead of a chapter. Each is long enough that its length alone gives nothing away, unless it says so. */

export const repeat = (text: string, times: number, between = ' '): string => Array(times).fill(text).join(between)

export const SENTENCE = 'A good dough needs flour, water, salt and a little patience.'

export const APOLOGY =
  "I'm sorry, but I can't help with that. I apologize for any inconvenience this may cause. If you have any other questions, please feel free to ask."

export const LONG_APOLOGY = [
  "I apologize, but I'm unable to write this chapter. As an AI language model, I do not have access to the information that would be needed.",
  'I understand that this may be disappointing, and I am truly sorry for the inconvenience. My purpose is to be helpful, but there are limits to what I can do.',
  'Please consider asking a qualified baker, or try to phrase your request in another way. I would be happy to help you with something else about dough, flour, water, starter and salt.',
  'Once again, I apologize. Thank you for your understanding. Is there anything else that I can assist you with today?',
].join('\n\n')

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.'

export const LOREM_IPSUM = [
  LOREM,
  'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium, totam rem aperiam, eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo.',
  'Nemo enim ipsam voluptatem quia voluptas sit aspernatur aut odit aut fugit, sed quia consequuntur magni dolores eos qui ratione voluptatem sequi nesciunt.',
].join('\n\n')

export const GERMAN = [
  'Der Sauerteig aus dem letzten Kapitel trifft nun auf den Rest des Mehls. Was du suchst, ist das Klebereiweiß: lange Stränge, die das Gas der Hefe halten wie die Haut eines Ballons. Mehl und Wasser bilden es von selbst, sobald sie sich berühren; deine Hände bringen die Stränge nur in Ordnung.',
  'Wiege für einen Laib 400 Gramm Mehl, 280 Gramm Wasser, 80 Gramm Sauerteig und 8 Gramm Salz ab. Mische zuerst Mehl und Wasser und lass beides eine halbe Stunde ruhen. Diese Ruhe spart dir zehn Minuten Kneten. Gib dann Sauerteig und Salz dazu und drücke sie mit nassen Fingern hinein.',
  'Statt zu kneten, dehne und falte den Teig. Mach die Hand nass, zieh eine Seite des Teigs so weit hoch, wie es geht, und leg sie über die Mitte. Dreh die Schüssel um ein Viertel und wiederhole das, insgesamt viermal. Du spürst, wie aus einer schlaffen Pfütze ein glattes Kissen wird.',
].join('\n\n')

export const CHINESE = [
  '现在，上一章的酵种要和剩下的面粉相遇了。你要得到的是面筋：长长的蛋白质丝线，像气球的皮一样留住酵母产生的气体。面粉和水一接触就会自己形成面筋，你的手只是把这些丝线理顺。',
  '做一个面包，请称四百克面粉、二百八十克水、八十克酵种和八克盐。先把面粉和水混合，静置半小时，这样可以省去十分钟的揉面。然后加入酵种和盐，用湿手指捏进去。',
  '不用揉面，而是拉伸和折叠。把手沾湿，抓住面团的一边，尽量往上拉，再盖到中间。把碗转四分之一圈，重复四次。三轮之间各休息半小时，你会感觉面团从松散变得光滑。',
].join('\n\n')

export const FRENCH = [
  'Le levain du chapitre précédent rencontre maintenant le reste de la farine. Ce que vous cherchez, c’est le gluten : de longs brins de protéines qui retiennent le gaz de la levure comme la peau d’un ballon. La farine et l’eau le forment toutes seules dès qu’elles se touchent ; vos mains ne font que ranger les brins.',
  'Pour une miche, pesez 400 grammes de farine, 280 grammes d’eau, 80 grammes de levain et 8 grammes de sel. Mélangez d’abord la farine et l’eau, puis laissez reposer une demi-heure. Ce repos vous épargne dix minutes de pétrissage. Ajoutez ensuite le levain et le sel, et pincez la pâte avec les doigts mouillés.',
  'Au lieu de pétrir, étirez et pliez. Mouillez la main, prenez un côté de la pâte, tirez-le aussi haut que possible et posez-le sur le milieu. Tournez le bol d’un quart et recommencez, quatre plis en tout. Faites cela trois fois, avec une demi-heure entre les tours.',
].join('\n\n')

export const ENGINES = [
  'A car engine turns fuel into motion in four strokes. In the first the piston goes down and draws in a mixture of air and petrol. In the second it goes up and presses the mixture together. In the third the spark plug lights it, and the piston is driven down with force. In the fourth it goes up again and pushes the exhaust out.',
  'The crankshaft turns the up and down of the pistons into a rotation, and the camshaft, driven by a belt or a chain, opens and closes the valves at the right moment. When the belt tears, valves and pistons meet, and the engine is ruined. That is why the belt is replaced long before it looks worn.',
  'Oil carries heat and dirt away and keeps metal from touching metal. Check it with the dipstick on level ground, some minutes after the engine was switched off. Coolant does the same for the cylinder walls: it circulates through the radiator, where the fan and the wind of driving cool it down.',
].join('\n\n')

export const THINKING_ALOUD = [
  'Okay, so the user wants me to write chapter 2 of the learning plan. Let me think about what they asked for. They have baked yeast bread before, so I should not start from zero. I need to output three to six paragraphs in Markdown without headings.',
  'First I could explain gluten. Hmm, but wait, maybe that is too technical for this user. Let me reconsider. The instructions say that I must not give a web address, so I have to be careful with the resources. I think flour, water, starter, salt, dough and the window test should all be mentioned.',
  'Alright, I will now draft the answer. Actually, let me double check the JSON schema first: introduction, learning_objectives, resources. Good. So the final answer would be something along the lines of how to stretch and fold a wet dough in rounds. Let me write that.',
].join('\n\n')

/** Words of the chapter in no order: every term occurs, nothing is said. */
export const GIBBERISH = Array.from(
  { length: 260 },
  (_, index) =>
    ['brf', 'zoplin', 'quarg', 'mimble', 'tost', 'vrekkel', 'oonda', 'splith', 'grumf'][(index * index + 3) % 9],
).join(' ')
