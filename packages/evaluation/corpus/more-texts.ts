export const DUTCH = [
  'Het desem uit het vorige hoofdstuk ontmoet nu de rest van het meel. Wat je zoekt is gluten: lange draden van eiwit die het gas van de gist vasthouden zoals de huid van een ballon. Meel en water maken het vanzelf zodra ze elkaar raken; je handen brengen de draden alleen op orde.',
  'Weeg voor een brood 400 gram meel, 280 gram water, 80 gram desem en 8 gram zout af. Meng eerst het meel en het water en laat het een half uur rusten. Die rust bespaart je tien minuten kneden. Voeg dan het desem en het zout toe en knijp ze er met natte vingers in.',
  'In plaats van kneden rek en vouw je het deeg. Maak je hand nat, trek een kant van het deeg zo ver mogelijk omhoog en leg die over het midden. Draai de kom een kwartslag en herhaal dat vier keer. Na drie rondes is het deeg een glad kussen.',
].join('\n\n')

export const ITALIAN = [
  'Il lievito madre del capitolo precedente incontra ora il resto della farina. Quello che cerchi è il glutine: lunghi fili di proteine che trattengono il gas come la pelle di un palloncino. La farina e l’acqua lo formano da sole appena si toccano; le mani mettono solo in ordine i fili.',
  'Per una pagnotta pesa 400 grammi di farina, 280 grammi di acqua, 80 grammi di lievito e 8 grammi di sale. Mescola prima la farina e l’acqua e lascia riposare per mezz’ora. Questo riposo ti risparmia dieci minuti di lavoro. Aggiungi poi il lievito e il sale con le dita bagnate.',
  'Invece di impastare, tira e piega. Bagna la mano, prendi un lato dell’impasto, tiralo in alto e mettilo sopra il centro. Gira la ciotola di un quarto e ripeti per quattro volte. Dopo tre giri l’impasto è un cuscino liscio che tiene la forma.',
].join('\n\n')

export const TURKISH = [
  'Önceki bölümdeki ekşi maya şimdi unun geri kalanıyla buluşuyor. Aradığın şey glüten: mayanın gazını bir balonun derisi gibi tutan uzun protein iplikleri. Un ve su birbirine değer değmez glüteni kendiliğinden oluşturur; ellerin yalnızca bu iplikleri düzene sokar.',
  'Bir ekmek için 400 gram un, 280 gram su, 80 gram ekşi maya ve 8 gram tuz tart. Önce un ile suyu karıştır ve yarım saat dinlendir. Bu dinlenme sana on dakika yoğurma kazandırır. Sonra mayayı ve tuzu ekleyip ıslak parmaklarla içine bastır.',
  'Yoğurmak yerine hamuru gerip katla. Elini ıslat, hamurun bir kenarını tut, çekebildiğin kadar yukarı çek ve ortanın üzerine koy. Kâseyi çeyrek tur döndür ve bunu dört kez yap. Üç turdan sonra gevşek hamur düzgün bir yastığa döner.',
].join('\n\n')

export const RUSSIAN = [
  'Закваска из прошлой главы теперь встречается с остальной мукой. Наша цель — клейковина: длинные нити белка, которые удерживают газ, как оболочка воздушного шара. Мука и вода образуют её сами, как только соединяются; руки лишь приводят нити в порядок.',
  'Для одной буханки взвесьте 400 граммов муки, 280 граммов воды, 80 граммов закваски и 8 граммов соли. Сначала смешайте муку и воду и дайте им отдохнуть полчаса. Затем добавьте закваску и соль и вмешайте их мокрыми пальцами.',
].join('\n\n')

/** The same step forty times, with another number. */
export const STEPS = Array.from(
  { length: 40 },
  (_, at) => `Step ${at + 1}: Mix the flour with the water, add starter and salt, and stretch and fold the dough.`,
).join('\n')

/** Says forty times what it will say, and never says it. */
export const OUTLINE = ['flour', 'water', 'starter', 'salt', 'hydration', 'gluten', 'the window test', 'three rounds']
  .flatMap((what) => [
    `In this chapter we will discuss ${what} in detail.`,
    `In this section we will learn everything about ${what}.`,
    `It is important to understand ${what} before we go on.`,
    `By the end of this chapter you will know all about ${what}.`,
  ])
  .join(' ')
