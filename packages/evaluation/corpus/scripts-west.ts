import { foreignSetting } from './foreign-setting.ts'

export const GERMAN_BREAD = foreignSetting({
  language: 'de',
  goal: 'Sauerteigbrot zu Hause backen',
  told: ['Ich habe ein paar Mal Hefebrot gebacken', 'zwei Abende in der Woche', 'eine dicke, knusprige Kruste'],
  title: 'Sauerteigbrot mit knuspriger Kruste',
  description: 'Du backst zu Hause ein Sauerteigbrot, das gut aufgeht und eine dicke Kruste hat.',
  chapters: [
    ['Einen Sauerteig ansetzen', 'Aus Mehl und Wasser wird ein Sauerteig, der pünktlich aufgeht.'],
    ['Den Teig mischen und falten', 'Abwiegen, ruhen lassen, dehnen und falten, bis der Kleber hält.'],
    ['Den Laib formen', 'Das Aufgehen beurteilen und dem Laib eine straffe Haut geben.'],
  ],
  introduction: [
    'Der Sauerteig aus dem letzten Kapitel trifft nun auf den Rest des Mehls. Was du suchst, ist der Kleber: lange Stränge aus Eiweiß, die das Gas der Hefe halten wie die Haut eines Ballons. Mehl und Wasser bilden den Kleber von selbst, sobald sie sich berühren; deine Hände bringen die Stränge nur in Ordnung.',
    'Für einen Laib kannst du 400 Gramm Mehl, 280 Gramm Wasser, 80 Gramm Sauerteig und 8 Gramm Salz abwiegen. Mische zuerst Mehl und Wasser und lass beides eine halbe Stunde ruhen. Diese Ruhe spart dir zehn Minuten Kneten. Gib dann Sauerteig und Salz dazu und drücke sie mit nassen Fingern hinein.',
    'Statt ihn zu kneten, solltest du den Teig dehnen und falten. Mach die Hand nass, zieh eine Seite so weit hoch, wie es geht, und leg sie über die Mitte. Dreh die Schüssel um ein Viertel und wiederhole das viermal. Nach drei Runden mit je einer halben Stunde Pause wird aus einer schlaffen Pfütze ein glattes Kissen.',
    'Ob der Kleber stark genug ist, zeigt der Fenstertest: Zieh ein kleines Stück zwischen den Fingern, bis Licht hindurchscheint. Reißt es sofort, so falte noch eine Runde. Dehnt es sich zu einer dünnen Haut, ist der Teig bereit, und nur eine straffe Haut gibt später eine knusprige Kruste.',
  ],
  objectives: [
    'Mehl, Wasser, Sauerteig und Salz für einen Laib abwiegen',
    'Den Teig in drei Runden dehnen und falten',
    'Den Kleber mit dem Fenstertest prüfen',
  ],
  searches: ['Sauerteig falten', 'Kleber im Brotteig', 'Sauerteigbrot backen'],
  reasons: ['Hier siehst du die Bewegung der Hand.', 'Der Artikel erklärt den Kleber.', 'Ein Buch für weitere Fragen.'],
  reply: 'Dann weißt du schon, wie sich ein Teig anfühlt. Wie viel Zeit hast du in der Woche?',
})

export const RUSSIAN_BREAD = foreignSetting({
  language: 'ru',
  goal: 'Печь дома хлеб на закваске',
  told: ['Несколько раз пёк дрожжевой хлеб', 'два вечера в неделю', 'толстая хрустящая корка'],
  title: 'Домашний хлеб на закваске',
  description: 'Вы научитесь печь дома хлеб на закваске с толстой хрустящей коркой.',
  chapters: [
    ['Вырастить закваску', 'Из муки и воды получается закваска, которая поднимается вовремя.'],
    ['Замесить и сложить тесто', 'Взвесить, дать отдохнуть, растягивать и складывать тесто.'],
    ['Сформовать буханку', 'Оценить подъём на глаз и натянуть поверхность.'],
  ],
  introduction: [
    'Закваска из прошлой главы теперь встречается с остальной мукой. Наша цель — клейковина: длинные нити белка, которые удерживают газ, как оболочка воздушного шара. Мука и вода образуют клейковину сами, как только соединяются; руки лишь приводят эти нити в порядок.',
    'Для одной буханки нужно взвесить 400 граммов муки, 280 граммов воды, 80 граммов закваски и 8 граммов соли. Сначала смешайте муку и воду и дайте им отдохнуть полчаса. Этот отдых избавит вас от десяти минут вымешивания. Затем добавьте закваску и соль и вмешайте их мокрыми пальцами.',
    'Вместо того чтобы месить, тесто нужно растягивать и складывать. Намочите руку, возьмите тесто за край, потяните вверх, насколько получится, и положите на середину. Поверните миску на четверть и повторите четыре раза. После трёх подходов вялая лужица становится гладкой подушкой.',
    'Проверить клейковину помогает тест на окно: растяните маленький кусок пальцами, пока сквозь него не пройдёт свет. Если он сразу рвётся, сложите тесто ещё раз. Если он растягивается в тонкую плёнку, тесто готово, и корка получится хрустящей.',
  ],
  objectives: [
    'Взвесить муку, воду, закваску и соль',
    'Растягивать и складывать тесто',
    'Проверить клейковину тестом на окно',
  ],
  searches: ['складывание теста', 'клейковина в тесте', 'хлеб на закваске'],
  reasons: ['Видно движение руки.', 'Объясняет, что такое клейковина.', 'Книга для новых вопросов.'],
  reply: 'Значит, вы уже знаете, каким бывает тесто. Сколько времени у вас есть в неделю?',
})

export const GREEK_BREAD = foreignSetting({
  language: 'el',
  goal: 'Να ψήνω ψωμί με προζύμι στο σπίτι',
  told: ['Έχω ψήσει λίγες φορές ψωμί με μαγιά', 'δύο βράδια την εβδομάδα', 'χοντρή και τραγανή κόρα'],
  title: 'Ψωμί με προζύμι στο σπίτι',
  description: 'Θα ψήνεις στο σπίτι ψωμί με προζύμι που φουσκώνει καλά και έχει τραγανή κόρα.',
  chapters: [
    ['Φτιάχνω προζύμι', 'Από αλεύρι και νερό γίνεται προζύμι που φουσκώνει στην ώρα του.'],
    ['Ανακατεύω και διπλώνω τη ζύμη', 'Ζύγισμα, ξεκούραση, τέντωμα και δίπλωμα της ζύμης.'],
    ['Πλάθω το καρβέλι', 'Κρίνω το φούσκωμα με το μάτι και σφίγγω την επιφάνεια.'],
  ],
  introduction: [
    'Το προζύμι από το προηγούμενο κεφάλαιο συναντά τώρα το υπόλοιπο αλεύρι. Αυτό που θέλουμε είναι η γλουτένη: μακριές ίνες πρωτεΐνης που κρατούν το αέριο σαν το δέρμα ενός μπαλονιού. Το αλεύρι και το νερό φτιάχνουν γλουτένη μόνα τους μόλις αγγίξουν· τα χέρια μόνο τακτοποιούν τις ίνες.',
    'Για ένα καρβέλι πρέπει να ζυγίσω 400 γραμμάρια αλεύρι, 280 γραμμάρια νερό, 80 γραμμάρια προζύμι και 8 γραμμάρια αλάτι. Πρώτα ανακατεύω το αλεύρι με το νερό και τα αφήνω μισή ώρα. Αυτή η ξεκούραση γλιτώνει δέκα λεπτά ζύμωμα. Μετά προσθέτω το προζύμι και το αλάτι με βρεγμένα δάχτυλα.',
    'Αντί να ζυμώνω, μπορώ να τεντώσω και να διπλώσω τη ζύμη. Βρέχω το χέρι, πιάνω τη ζύμη από τη μία πλευρά, την τραβώ ψηλά και την αφήνω στη μέση. Γυρίζω το μπολ και επαναλαμβάνω τέσσερις φορές. Ύστερα από τρεις γύρους η ζύμη γίνεται λείο μαξιλάρι.',
    'Για να ελέγξω τη γλουτένη κάνω τη δοκιμή του παραθύρου: τραβώ ένα μικρό κομμάτι μέχρι να περάσει φως. Αν σκιστεί αμέσως, διπλώνω άλλη μια φορά. Αν γίνει λεπτή μεμβράνη, η ζύμη είναι έτοιμη και η κόρα θα βγει τραγανή.',
  ],
  objectives: [
    'Να ζυγίσω αλεύρι, νερό, προζύμι και αλάτι',
    'Να τεντώσω και να διπλώσω τη ζύμη',
    'Να ελέγξω τη γλουτένη με τη δοκιμή του παραθύρου',
  ],
  searches: ['δίπλωμα ζύμης', 'γλουτένη στη ζύμη', 'ψωμί με προζύμι'],
  reasons: ['Δείχνει την κίνηση του χεριού.', 'Εξηγεί τη γλουτένη.', 'Ένα βιβλίο για κι άλλες ερωτήσεις.'],
  reply: 'Άρα ξέρεις ήδη πώς είναι μια ζύμη. Πόσο χρόνο έχεις την εβδομάδα;',
})
