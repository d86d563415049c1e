import { lesson } from './lesson.ts'
import type { Setting } from './setting.ts'

/** One learner's wish and the same good lesson in six languages: what is put into it is the only thing to judge. */
export const WATERCOLOUR: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'zh' | 'ru', Setting>> = {
  en: lesson(
    'en',
    'Learn to paint landscapes in watercolour | I drew a lot at school | two hours on Sundays | skies and water',
    'Landscapes in watercolour | Paint a small landscape with a clean sky, calm water and a believable distance.',
    [
      'Paper, brushes and pigment | Which paper, brush and pigments a landscape needs, and why the paper matters most.',
      'Flat and graded washes | How to lay an even wash and a graded one, the ground of every sky.',
      'Skies wet in wet | Soft clouds by lifting pigment from damp paper.',
      'Water and reflections | Painting still water with few strokes.',
      'Distance | Making hills recede with cooler, paler tones.',
    ],
    [
      'Lay a flat wash without stripes',
      'Fade a graded wash towards the horizon',
      'Explain why the bead has to keep moving',
    ],
    [
      'wikipedia | watercolor wash | Wash (painting) | article | It names the kinds of washes and what each is for.',
      'youtube | graded wash watercolor | A graded wash step by step | video | The moving bead is easier to see than to read about.',
      'internet_archive | watercolour landscape manual | An old manual | book | Its exercises on skies are still good.',
    ],
    [
      'A wash is a layer of thin colour that covers an area without a visible stroke. Skies, fields and lakes all begin with one, so it is worth an evening of practice before you paint a single tree. Two things decide whether it works: how much liquid is on the paper, and whether you keep the edge of it moving.',
      'Tilt the board by about the height of a matchbox. Mix more colour than you believe you need, at least a tablespoon, since a second mixture never matches the first. Load the brush fully, draw one stroke along the top, and watch the bead of liquid that gathers at its lower edge. The next stroke touches this bead and pulls it further down. At the bottom you drink the last bead up with a dry brush.',
      'For a graded wash do the same, but dip the brush once into clean water before each new stroke. The mixture in it gets weaker each time, and the tone fades as a sky does towards the horizon. If a stripe appears, leave it alone: touching a drying area makes a cauliflower bloom that nothing removes.',
      'Paint three strips of each today. Write the ratio of pigment and water under every strip, and keep the sheet beside your desk.',
    ],
  ),
  de: lesson(
    'de',
    'Ich möchte lernen, Landschaften in Aquarell zu malen | In der Schule viel gezeichnet | sonntags zwei Stunden | Himmel und Wasser',
    'Landschaften in Aquarell | Du malst eine kleine Landschaft mit klarem Himmel und ruhigem Wasser.',
    [
      'Papier, Pinsel und Pigment | Welches Papier, welche Pinsel und Farben eine Landschaft braucht.',
      'Gleichmäßige und verlaufende Lasuren | Wie du eine gleichmäßige und eine verlaufende Lasur anlegst.',
      'Himmel nass in nass | Weiche Wolken auf feuchtem Papier.',
      'Wasser und Spiegelungen | Ruhiges Wasser mit wenigen Strichen.',
    ],
    [
      'Eine Lasur ohne Streifen anlegen',
      'Einen Ton zum Horizont hin verblassen lassen',
      'Erklären, wozu die Perle da ist',
    ],
    [
      'wikipedia | Aquarell Lasur | Lasur | article | Erklärt die Arten der Lasur.',
      'youtube | Aquarell Lasur Anleitung | Lasur Schritt für Schritt | video | Die Perle sieht man leichter, als man sie beschreibt.',
      'open_library | Aquarell Landschaft | Bücher | book | Für Übungen.',
    ],
    [
      'Eine Lasur ist eine Schicht dünner Farbe, die eine Fläche ohne sichtbaren Strich bedeckt. Himmel, Felder und Seen beginnen mit ihr, darum lohnt sich ein Abend Übung, bevor du einen einzigen Baum malst. Zwei Dinge entscheiden, ob sie gelingt: wie viel Flüssigkeit auf dem Papier steht und ob ihr Rand in Bewegung bleibt.',
      'Neige das Brett um die Höhe einer Streichholzschachtel. Mische mehr Farbe, als du zu brauchen glaubst, denn eine zweite Mischung trifft die erste nie. Lade den Pinsel voll, zieh oben einen Strich und achte auf die Perle, die sich an seinem unteren Rand sammelt. Der nächste Strich berührt diese Perle und zieht sie weiter nach unten.',
      'Für eine verlaufende Lasur tauchst du den Pinsel vor jedem Strich in klares Wasser. Der Ton verblasst, wie es ein Himmel zum Horizont hin tut. Male heute drei Streifen von jeder Art.',
    ],
  ),
  fr: lesson(
    'fr',
    'Je voudrais apprendre à peindre des paysages à l’aquarelle | J’ai dessiné à l’école | deux heures le dimanche | le ciel et l’eau',
    'Paysages à l’aquarelle | Vous peindrez un petit paysage avec un ciel clair et une eau calme.',
    [
      'Papier, pinceaux et pigments | Quel papier et quels pinceaux choisir pour un paysage.',
      'Lavis uni et lavis dégradé | Comment poser un lavis uni et un lavis dégradé.',
      'Le ciel dans l’humide | Des nuages doux sur du papier humide.',
      'L’eau et les reflets | Une eau calme en peu de traits.',
    ],
    ['Poser un lavis sans bandes', 'Faire pâlir un lavis vers l’horizon', 'Expliquer à quoi sert la perle'],
    [
      'wikipedia | lavis aquarelle | Le lavis | article | Explique les sortes de lavis.',
      'youtube | lavis dégradé aquarelle | Un lavis pas à pas | video | La perle se voit mieux qu’elle ne se décrit.',
    ],
    [
      'Un lavis est une couche de couleur mince qui couvre une surface sans trait visible. Les ciels, les champs et les lacs commencent tous par lui, et il mérite une soirée d’exercices avant le premier arbre. Deux choses décident de sa réussite : la quantité de liquide sur le papier, et le mouvement de son bord.',
      'Inclinez la planche de la hauteur d’une boîte d’allumettes. Préparez plus de couleur que vous ne pensez, car un second mélange n’est jamais pareil au premier. Chargez le pinceau, tirez un trait en haut et regardez la perle qui se forme à son bord. Le trait suivant touche cette perle et la tire plus bas.',
      'Pour un lavis dégradé, trempez le pinceau dans l’eau claire avant chaque trait. Le ton pâlit comme un ciel vers l’horizon. Peignez aujourd’hui trois bandes de chaque sorte.',
    ],
  ),
  es: lesson(
    'es',
    'Quiero aprender a pintar paisajes con acuarela | He dibujado en la escuela | dos horas los domingos | el cielo y el agua',
    'Paisajes con acuarela | Pintarás un paisaje pequeño con un cielo limpio y el agua en calma.',
    [
      'Papel, pinceles y pigmentos | Qué papel y qué pinceles necesita un paisaje.',
      'Aguadas planas y degradadas | Cómo poner una aguada plana y una degradada.',
      'El cielo en húmedo | Nubes suaves sobre papel mojado.',
      'El agua y los reflejos | El agua en calma con pocos trazos.',
    ],
    ['Poner una aguada sin rayas', 'Degradar una aguada hacia el horizonte', 'Explicar para qué sirve la gota'],
    [
      'wikipedia | aguada acuarela | La aguada | article | Explica los tipos de aguada.',
      'youtube | aguada degradada acuarela | Una aguada paso a paso | video | La gota se ve mejor de lo que se describe.',
    ],
    [
      'Una aguada es una capa de color fino que cubre una superficie sin un trazo visible. Los cielos, los campos y los lagos empiezan con ella, y por eso merece una tarde de práctica antes del primer árbol. Dos cosas deciden si sale bien: cuánto líquido hay en el papel y si su borde sigue en movimiento.',
      'Inclina el tablero la altura de una caja de cerillas. Prepara más color del que crees que necesitas, porque una segunda mezcla nunca es igual que la primera. Carga el pincel, traza una línea arriba y mira la gota que se junta en su borde. El trazo siguiente toca esta gota y la lleva más abajo.',
      'Para una aguada degradada moja el pincel en agua limpia antes de cada trazo. El tono se aclara como el cielo hacia el horizonte. Pinta hoy tres tiras de cada clase.',
    ],
  ),
  zh: lesson(
    'zh',
    '我想学习用水彩画风景 | 在学校画过素描 | 每个星期天两个小时 | 天空和水',
    '水彩风景画 | 你会画出一幅有清澈天空和平静水面的小风景。',
    [
      '纸、笔和颜料 | 风景画需要什么样的纸、笔和颜料。',
      '平涂和渐变 | 怎样画出均匀的平涂和自然的渐变。',
      '湿画天空 | 在湿纸上画出柔和的云。',
      '水和倒影 | 用几笔画出平静的水面。',
    ],
    ['画出没有条纹的平涂', '让渐变向地平线变淡', '解释水珠为什么要一直移动'],
    [
      'wikipedia | 水彩 平涂 | 平涂 | article | 介绍平涂和渐变的种类。',
      'youtube | 水彩 渐变 教程 | 渐变示范 | video | 水珠看一遍就懂。',
    ],
    [
      '平涂是一层很薄的颜色，它盖住一块地方，却看不出笔触。天空、田野和湖面都从平涂开始，所以在画第一棵树之前，值得花一个晚上练习。成不成功只看两件事：纸上有多少水，边缘有没有一直在动。',
      '先把画板垫高，大约一个火柴盒的高度。颜色要调得比你以为需要的更多，因为第二次调的颜色永远和第一次不一样。笔要蘸满，在上面横着画一笔，看着水珠聚在下边缘。下一笔碰到这颗水珠，再把它往下带。到了最下面，用干笔把最后的水珠吸掉。',
      '画渐变也一样，只是每一笔之前先在清水里蘸一下。笔里的颜色一次比一次淡，就像天空越靠近地平线越浅。今天每种画三条，在下面写上颜料和水的比例。',
    ],
  ),
  ru: lesson(
    'ru',
    'Научиться рисовать пейзажи акварелью | рисовал в школе | два часа по воскресеньям | небо и вода',
    'Пейзажи акварелью | Ты напишешь небольшой пейзаж с чистым небом и спокойной водой.',
    [
      'Бумага, кисти и пигмент | Какая бумага, кисть и краски нужны для пейзажа.',
      'Ровная и градиентная заливка | Как положить ровную заливку и заливку с переходом тона.',
      'Небо по мокрому | Мягкие облака на влажной бумаге.',
      'Вода и отражения | Спокойная вода несколькими мазками.',
    ],
    ['Положить ровную заливку без полос', 'Сделать переход тона к горизонту', 'Объяснить, зачем нужна капля'],
    [
      'wikipedia | акварель заливка | Заливка в акварели | article | Объясняет виды заливки.',
      'youtube | градиентная заливка акварелью | Заливка шаг за шагом | video | Каплю легче увидеть, чем описать.',
      'open_library | акварель пейзаж | Книги об акварели | book | Для упражнений.',
    ],
    [
      'Заливка — это тонкий слой краски, который покрывает площадь без видимого мазка. Небо, поля и озёра начинаются с неё, поэтому стоит потратить вечер на упражнения, прежде чем писать хоть одно дерево. Две вещи решают, получится ли она: сколько воды на бумаге и движется ли край.',
      'Наклони планшет на высоту спичечного коробка. Разведи больше краски, чем тебе кажется нужным, потому что второй замес никогда не совпадает с первым. Набери полную кисть, проведи мазок сверху и следи за каплей, которая собирается у нижнего края. Следующий мазок касается этой капли и тянет её ниже.',
      'Для градиентной заливки перед каждым мазком окунай кисть в чистую воду. Тон бледнеет, как бледнеет небо у горизонта. Сделай сегодня по три полосы каждого вида и подпиши, сколько пигмента ты взял.',
    ],
  ),
}
