/** Suicide and self-harm, in Spanish: see `SafetyWords`. */
export const CRISIS_SPANISH = {
  crisis: `suicidarme, me suicido, me quiero suicidar, matarme, me quiero matar, me mato, ahorcarme, me ahorco,
    colgarme, autolesionarme, me autolesiono, hacerme daño, lastimarme, hacerme cortes, acabar con mi vida, terminar
    con mi vida, quitarme la vida, me quito la vida, acabar con todo, quiero morir, quiero morirme, ganas de morir,
    deseo morir, no quiero vivir, no tengo ganas de vivir, sin ganas de vivir, cansado de vivir, cansada de vivir,
    quiero estar muerto, quiero estar muerta, ojalá estuviera muert*, mejor muerto, mejor muerta, nunca despertar,
    tirarme por la ventana, tirarme al tren, tirarme a las vías, pegarme un tiro, dispararme, envenenarme, ahogarme a
    propósito, morir rápido, forma de morir, formas de morir, manera de morir, maneras de morir, nota de suicidio,
    carta de suicidio, método* de suicidio, formas de suicidio, soy suicida, sobredosis para, nudo de horca,
    desaparecer para siempre, quemarme a propósito, cómo morir, cómo puedo morir, quiero desaparecer, desaparecer del
    mundo, nadie me extrañaría, mejor sin mí, dejar de existir, no quiero existir, no quiero despertar, no quiero
    estar vivo, no quiero estar viva, mi suicidio, desangrarme, hacerme heridas, lanzarme de un, lanzarme al vacío,
    tirarme al vacío, aventarme, prefiero morir, prefiero estar muert*, tomar pastillas para, intoxicarme,
    pensamientos de suicidio, poner fin a todo, ganas de desaparecer, voy a saltar, desaparecer de verdad, el mundo
    estaría mejor sin, nadie me necesita, no aguanto más la vida, me voy a matar, me voy a suicidar, no soporto vivir,
    ayúdame a morir, ayúdame a acabar, no vale la pena vivir, irme para siempre, dejar este mundo, me suicid*, me
    mate, me cuelgo, me quiero colgar, cortarme, me corto, me corté, me cortaba, me estoy cortando, volví a cortar*,
    autolesion*, me lastimo, me hago daño, me hago cortes, me hiero, herirme, me quemo con, quemarme con, quemarme la
    piel, me quemo la piel, me rasguño hasta, me araño hasta, rajarme, me rajo, abrirme las venas, me abro las venas,
    mis venas, mis muñecas, cortar las venas, cortarse las venas, me pego un tiro, volarme los sesos, volarme la
    cabeza, volarme la tapa, meterme un tiro, darme un tiro, me doy un tiro, un tiro en la cabeza, una bala en la
    cabeza, me disparo, ahogarme en, asfixiarme, estrangularme, inmolarme, prenderme fuego, me tiro por, me tiro del,
    me aviento, arrojarme, me arrojo, lanzarme al tren, lanzarme al metro, lanzarme del, lanzarme de la, lanzarme
    desde, me lanzo al, me lanzo del, saltar de la azotea, saltar al vacío, saltar del puente, saltar por la ventana,
    saltar a las vías, estrellar el coche, estrellar el carro, estrellarme contra, estrellarme con el, chocar el carro
    a propósito, chocar a propósito, tirarme desde, tirarme del, tirarme de la, tirarme de un, tirarme a la vía,
    tirarme al metro, tirarme por el balcón, tirarme al mar, no sé si tirarme, quiero tirarme, ganas de tirarme, voy a
    tirarme, voy a tirar del, me voy a tirar, saltar del edificio, saltar del balcón, saltar desde la azotea, no sé si
    saltar, ganas de saltar, valor de saltar, valor para saltar, valor para tirarme, a punto de saltar, a punto de
    tirarme, borde del puente, borde de la azotea, borde del edificio, borde del balcón, al borde del vacío, escogí el
    puente, escogí mi puente, elegí el puente, elegí el día, elegido el puente, elegido el día, escogido el día,
    escogí el día, escogí la fecha, elegí la fecha, elegida la fecha, tengo fecha, ya tengo la fecha, ya tengo el día,
    tengo la cuerda, tengo la soga, compré la soga, compré la cuerda, la soga está, la cuerda está lista, una soga,
    soga al cuello, cuerda al cuello, nudo corredizo, hacer una horca, el nudo de la horca, me queda una cuerda, solo
    me queda morir, solo queda morir, no me queda más que morir, quería morirme, querría morirme, quisiera morir,
    quisiera morirme, quisiera estar muerto, quisiera estar muerta, quiero estar muert*, ojalá me muera, ojalá me
    muriera, ojalá me hubiera muerto, ojalá no despertara, ojalá no despierte, ojalá no hubiera nacido, no haber
    nacido, no debí nacer, nunca debí nacer, nunca haber nacido, me gustaría morir, me gustaría morirme, me gustaría
    estar muerto, me gustaría no existir, me gustaría desaparecer, deseo la muerte, deseos de morir, ganas de morirme,
    ganas de estar muert*, ganas de no existir, ganas de acabar, ganas de terminar con, debería morir, debería
    morirme, debería estar muert*, merezco morir, merezco la muerte, no merezco vivir, no merezco seguir, merezco
    estar muert*, prefiero morirme, preferiría morir, preferiría estar muert*, mejor muert*, estar mejor muert*,
    estaría mejor muert*, déjenme morir, déjame morir, dejarme morir, me dejo morir, espero morir, espero la muerte,
    lista para morir, listo para morir, preparado para morir, preparada para morir, pienso en morir, pienso en
    suicid*, pienso en quitarme, pensando en quitarme, pensando en morir, pensamientos suicidas, ideas suicidas,
    ideación suicida tengo, impulsos suicidas, mi propia muerte, mi muerte, intento de suicidio hoy, volver a
    intentarlo esta noche, suicidarse sin dolor, suicidio sin dolor, suicidio indoloro, suicidio rápido, suicidio
    asistido para mí, matarse sin dolor, matarse sin sufrir, quitarse la vida sin, morirse sin dolor, morir sin,
    muerte sin dolor, muerte indolora, muerte rápida, muerte dulce, muerte tranquila en, morir dormid*, morir
    durmiendo, morir mientras duermo, morir en paz sin, morir esta noche, morir hoy, morir mañana, morirme hoy,
    morirme esta noche, morirme ya, irme sin dolor, irme sin sufrir, quitarme de en medio, me quito de en medio,
    quitarme del medio, acabo con mi vida, acabar conmigo, acabar con mi existencia, acabar con mi sufrimiento, acabar
    con este sufrimiento, acabar con esta vida, acabo con todo, acabar de una vez, acabar esta noche, acabar hoy,
    terminar con todo, termino con todo, terminar mi vida, terminar con esto para siempre, terminar con este dolor,
    ponerle fin a, poner fin a mi, poner fin a este sufrimiento, ponerle punto final a mi, punto final a mi vida, que
    todo acabe, que todo se acabe, que todo termine, que se acabe todo, que esto acabe para siempre, que pare todo
    para siempre, dejar de vivir, dejar de respirar para siempre, dejar de sufrir para siempre, dejar esta vida, irme
    de este mundo, irme de esta vida, irme de una vez por todas, irme al cielo, marcharme para siempre, marcharme de
    este mundo, abandonar este mundo, partir de este mundo, desaparecer de este mundo, desaparecer del mapa para
    siempre, desaparecer de una vez, desaparecer de la faz, quisiera desaparecer, si desapareciera, si desaparezco, si
    yo desapareciera, desaparezco para siempre, ya no estaré, no voy a estar mañana, mañana no estaré, mañana ya no
    estoy, no estaré mañana, no estaré aquí, no voy a llegar a mañana, no llegaré a mañana, no llego a mañana, no veré
    el mañana, no pasar de esta noche, no paso de hoy, no paso de esta noche, no pasaré de esta noche, de hoy no paso,
    mi última noche, mi último día, mis últimas horas, mis últimas palabras, mi última carta, mi última voluntad
    antes, última vez que escribo, cuando ya no esté, cuando yo no esté, cuando me muera hoy, cuando me encuentren,
    encuentren mi cuerpo, encontrarán mi cuerpo, encuentren muert*, me encuentren muert*, mi funeral, mi entierro,
    despedirme de todos, despedirme de este mundo, despedirme de la vida, despedirme para siempre, despedirme de mi
    mamá, despedirme de mis papás, despedirme de mis padres, despedirme de mi familia, despedirme de mi madre,
    despedirme de mis hijos, despedirme antes de, carta de despedida, cartas de despedida, nota de despedida, mensaje
    de despedida, vídeo de despedida, carta de adiós, nota de adiós, mi despedida, mi adiós, decir adiós para siempre,
    adiós mundo, regalar mis cosas, regalé mis cosas, repartir mis cosas, he regalado mis cosas, no despertar, no
    volver a despertar, no despertarme, no volver a despertarme, nunca más despertar, dormir y no, dormirme y no,
    dormirme para siempre, dormir para siempre, dormir eternamente, sueño eterno, acostarme y no, cerrar los ojos para
    siempre, cerrar los ojos y no, no quiero seguir, no quiero estar aquí, no quiero estar más aquí, no quiero más
    esta vida, no quiero esta vida, no deseo vivir, no deseo seguir, no puedo vivir más, no puedo seguir viviendo, no
    puedo seguir con mi vida, no puedo más con la vida, no puedo más con mi vida, no puedo con la vida, ya no puedo
    vivir, no aguanto vivir, no aguanto la vida, no aguanto más vivir, no aguanto esta vida, no aguanto más esta vida,
    no soporto la vida, no soporto mi vida, no soporto seguir viv*, harto de vivir, harta de vivir, harto de la vida,
    harta de la vida, harto de mi vida, harta de mi vida, harto de esta vida, harta de esta vida, harto de existir,
    harta de existir, harto de estar vivo, harta de estar viva, cansado de la vida, cansada de la vida, cansado de
    existir, cansada de existir, cansado de esta vida, cansada de esta vida, cansado de estar vivo, cansada de estar
    viva, cansado de seguir, cansada de seguir viva, aburrido de vivir, asco de vida, odio mi vida, odio vivir, odio
    estar viv*, odio existir, detesto mi vida, motivos para vivir, razones para vivir, razón para vivir, motivo para
    vivir, razón para seguir, razones para seguir, motivos para seguir viv*, sin ganas de nada de vivir, sin ganas de
    seguir, sin ganas de existir, ganas de vivir no, se me quitaron las ganas de vivir, perdí las ganas de vivir,
    perdido las ganas de vivir, fuerzas para vivir, fuerzas para seguir viv*, para qué vivir, para qué seguir
    viviendo, para qué seguir vivo, para qué seguir viva, qué sentido tiene vivir, no tiene sentido vivir, no tiene
    sentido seguir, mi vida no tiene sentido, la vida no tiene sentido, mi vida no vale, la vida no vale, no vale la
    pena seguir viv*, no merece la pena vivir, vivir no tiene, vivir no vale, vivir es una carga, vivir me duele, me
    duele vivir, me pesa vivir, me pesa la vida, mejor si no, mejor si yo no, estarían mejor sin, estarán mejor sin,
    más felices sin mí, más feliz sin mí, más tranquilos sin mí, vivirían mejor sin, descansarían de mí, si yo no
    estuviera, si no estuviera aquí, si no estoy aquí, si yo no existiera, si no existiera, si me muero, si me
    muriera, si muero nadie, si muriera, si me matara, nadie me va a extrañar, nadie me extrañará, nadie me echará de
    menos, nadie me echaría, nadie se daría cuenta si, nadie notaría, nadie lo notaría si, nadie lloraría, nadie me
    lloraría, a nadie le importaría, a nadie le importo, no le importo a nadie, no le hago falta a nadie, no hago
    falta, nadie me quiere y, soy una carga, soy un estorbo, soy un lastre, ser una carga, ser un estorbo, no sirvo
    para nada, sobro en este mundo, estoy de más, estorbo a todos, no tengo salida, no veo salida, no veo otra salida,
    no hay salida, única salida, única solución es morir, sin salida, irme con él, irme con ella, irme con ellos, irme
    contigo, reunirme con él, reunirme con ella, reunirme con mi, reencontrarme con él, reencontrarme con ella,
    reencontrarme con mi, encontrarme con él en el cielo, alcanzarla en el cielo, alcanzarlo, seguirlo a la tumba,
    seguirla a la tumba, seguirlo al cielo, estar con él en el cielo, estar con ella en el cielo, estar con él allá,
    verla en el cielo, verlo en el cielo, debí morir yo, debería haber muerto yo, tenía que haber sido yo, irme tras
    él, irme tras ella, ir tras él, ir tras ella, tomarme todas, tomar todas las pastillas, tomarme un frasco, tomarme
    el frasco, tomarme la caja, tomarme una caja, tomarme veneno, tomarme todo el, me tomo todas, me tomo un frasco,
    me tomo el frasco, me tomé todas, tragarme todas, tragarme un frasco, tragarme las pastillas, frasco entero de,
    frasco de pastillas, caja entera de, blíster entero, blister de pastillas, beber lejía, tomar cloro, tomar lejía,
    tomar veneno, beber veneno, dosis letal, dosis mortal, sobredosis de, sobredosis con, una sobredosis, sobredosis
    voluntaria, golpearme la cabeza, me doy golpes, darme golpes contra, castigarme, me castigo sin, hacerme sangrar,
    me hago sangrar, mis cortes, mis cicatrices de cortes, ocultar los cortes, esconder los cortes, cortes en los
    brazos, cortes en las piernas, cortes en mis, cortes en la muñeca, morirme de hambre para morir, unas voces me
    dicen que me, las voces me dicen que, me quiero ir de este mundo, desvivirme, me voy a desvivir, desvivirse,
    autoeliminarme, borrarme del mapa, borrarme de este mundo, hacer la soga, preparar la soga, atar la soga, nudo de
    la soga, kiero morir, kiero morirme, kiero suicid*, no kiero vivir, kiero desaparecer, ya no aguanto seguir, estoy
    pensando en la muerte, pienso en la muerte, pienso mucho en la muerte, pienso en morirme, pensar en la muerte
    todo, mis últimos días, plan para mis últimos, últimos días de mi vida, antes de morirme, arreglar todo antes de
    morir, dejar todo en orden antes de morir, no le encuentro sentido a la vida, no le veo sentido a la vida, no le
    veo sentido a vivir, no encuentro sentido a la vida, ya nada tiene sentido y, me volví a cortar, tarda uno en
    morir, tarda en morir, cuánto tarda uno en, mi vida se acabó, la vida se me acabó, se me acabó la vida, mi vida
    está acabada, mi vida terminó, prefiero desaparecer, pastillas en la mano, pastillas guardadas, junté pastillas,
    he juntado pastillas, me las tomo todas, me las voy a tomar, tomármelas todas, tomé muchas pastillas, me tomé
    muchas, me tomé un montón, me tragué, pistola en la boca, cañón en la boca, pistola en la sien, arma en la sien,
    pistola en la cabeza y, arma en el cajón, pistola en el cajón, no llego a navidad, llegar a mi cumpleaños, llegar
    a mi próximo cumpleaños, no veré la navidad, no creo llegar a, no voy a estar vivo, no voy a estar viva, no estaré
    vivo, no estaré viva, no voy a estar aquí, último mensaje, no puedo más adiós, adiós a todos, adiós y gracias,
    gracias por todo adiós, adiós gracias por todo, adiós mamá, me golpeo, me pego a mí, me doy cachetadas, me pego
    cuando, me muerdo hasta, duele morir, duele ahorcarse, duele ahogarse, duele cortarse, duele tirarse, morir duele,
    doloroso morir, que me atropell*, ojalá me atropell*, me atropelle un, un camión me, que me pase por encima, que
    me caiga un rayo, debo desaparecer, debería desaparecer, tengo que desaparecer, tengo que morir, debo morir, mejor
    con otra mamá, mejor con otra madre, pa qué vivir, pa q vivir, para q vivir, pa q seguir, pa qué seguir, mejor me
    muero, mejor morirme, mejor desaparezco, quitar la vida, solo la muerte, la muerte es la única, la muerte sería,
    la muerte me dará, la muerte me va, no le veo salida, dormirme y que, y que fuera para siempre, casi salto, casi
    me tiro, cuiden a mi gato, cuiden a mi perro, cuiden a mis, cuiden mucho a, regalé todo, ya regalé, pienso en
    desaparecer, pensar en desaparecer, carta despidiéndome, carta para despedirme, cansado de luchar, cansada de
    luchar, déjenme ir, déjame ir, déjenme irme, no quiero salir viv*, la vida ya no tiene, la vida perdió, mi vida ya
    no tiene, soy un error, soy una basura y, no quiero llegar a mañana, tirar a las vías, salto a las vías, al paso
    del tren, al paso del metro, no voy a llegar a navidad, no voy a llegar a viej*, ojalá un coche, ojalá un camión,
    ojalá un carro, ojalá un bus, muerte más rápida, muerte más dulce, muerte menos dolorosa, cuál es la muerte más,
    la mejor muerte, mi meta es no, meta no llegar a, no llegar a diciembre, no llegar a navidad, no llegar a fin de
    año, no llegar al año, no llegar vivo, no llegar viva, no llegar a los 18, no llegar a los 30, mi objetivo es no
    vivir, mi meta es morir, mi objetivo es morir, no estar vivo el, no estar viva el, mi última navidad, último día
    adiós, mi último cumpleaños, quiero ser un ángel, ser una estrella en el cielo, cómo suicid*, no pertenezco a este
    mundo, no fui hecho para vivir, no fui hecha para vivir, no nací para vivir, apagarme para siempre, apagar mi
    vida, que se apague todo, apagarlo todo para siempre, bajarme de este mundo, bájenme de este mundo, bajarme del
    mundo, el puente me llama, el vacío me llama, las vías me llaman, desconectarme de la vida, desconectarme para
    siempre, sobreviví a mi intento y, volver a intentar suicid*, intentarlo otra vez y esta vez, me mataré, me
    colgaré, me tiraré, me ahorcaré, me quitaré la vida, me suicidaré, mi último intento, volver a hacerlo esta noche,
    la navaja aquí, navaja aquí al lado, la cuchilla aquí, la cuchilla al lado, cuchilla en la mano, navaja en la
    mano, la soga aquí, voy a volver a hacerlo, miro las vías, mirando las vías, mirar las vías, pienso hoy sí, no
    quiero llegar vivo, no quiero llegar viva, no quería que me salvaran, me salvaron y no, me hubieran dejado morir,
    no me hubieran salvado, ojalá no me hubieran, morir antes de cumplir, morirme antes de, pienso morir, planeo
    morir, no necesito nada ni a mí, esta vez sin fallar, esta vez no fallo, no fallar esta vez, llegar vivo a los,
    llegar viva a los, mi intento de suicidio, mi intento anterior, me voy a colgar, me voy a ahorcar, me voy a pegar
    un tiro, me voy a volar la, me voy a aventar, me voy a desangrar, me voy a envenenar, me voy a morir, me voy a
    ahogar, me voy a lanzar de, me voy a arrojar, me voy a meter un tiro, me voy a dar un tiro, me voy a tomar todas,
    me voy a tragar todas, me quiero ahorcar, me quiero tirar de, me quiero tirar por, me quiero pegar un tiro, me
    quiero volar la, me quiero aventar, me quiero desangrar, me quiero envenenar, me quiero ahogar, me quiero lanzar
    de, me quiero arrojar, me quiero meter un tiro, me quiero dar un tiro, me quiero tomar todas, me quiero tragar
    todas, me iba a matar, me iba a colgar, me iba a ahorcar, me iba a tirar de, me iba a tirar por, me iba a
    suicidar, me iba a pegar un tiro, me iba a volar la, me iba a aventar, me iba a desangrar, me iba a envenenar, me
    iba a morir, me iba a ahogar, me iba a lanzar de, me iba a arrojar, me iba a meter un tiro, me iba a dar un tiro,
    me iba a tomar todas, me iba a tragar todas, me pienso matar, me pienso colgar, me pienso ahorcar, me pienso tirar
    de, me pienso tirar por, me pienso suicidar, me pienso pegar un tiro, me pienso volar la, me pienso aventar, me
    pienso desangrar, me pienso envenenar, me pienso ahogar, me pienso lanzar de, me pienso arrojar, me pienso meter
    un tiro, me pienso dar un tiro, me pienso tomar todas, me pienso tragar todas, me dan ganas de colgar, me dan
    ganas de ahorcar, me dan ganas de tirar de, me dan ganas de tirar por, me dan ganas de tirar al, me dan ganas de
    suicidar, me dan ganas de pegar un tiro, me dan ganas de volar la, me dan ganas de aventar, me dan ganas de
    desangrar, me dan ganas de envenenar, me dan ganas de ahogar, me dan ganas de lanzar de, me dan ganas de arrojar,
    me dan ganas de meter un tiro, me dan ganas de dar un tiro, me dan ganas de tomar todas, me dan ganas de tragar
    todas, me gustaría suicidar, me gustaría desangrar, me gustaría meter un tiro, me gustaría tomar todas, me
    gustaría tragar todas, ya me quiero tirar al, en las vías esperando, vías esperando el tren, esperando el tren
    para, ya no voy a estar, veo mi sangre, ver mi sangre, viendo mi sangre, cuando sangro, corto mis brazos, cortar
    mis brazos, corto mis piernas, quemo mi piel, quemar mi piel, corto mi piel, rasguño mi piel, alguien me
    extrañaría, alguien me va a extrañar, alguien notaría, notaría si me, regalé mi perro, regalé a mi perro, regalé a
    mi gato, descansar en paz, quiero que todo pare, que todo pare para siempre, en un ataúd, mi ataúd, nunca nacer,
    jamás haber nacido, montón de pastillas, me acabo de tomar todas, me acabo de cortar, puñado de pastillas, puño de
    pastillas,
    me volví a hacer daño, me he vuelto a hacer daño, volví a hacerme daño, he vuelto a hacerme daño,
    me volví a lastimar, volví a lastimarme, me hice daño otra vez, me hice daño de nuevo, no le veo sentido a nada,
    no le encuentro sentido a nada, ya nada tiene sentido, nada tiene sentido ya, para qué seguir aquí,
    me durmiera y no despertara, dormirme y no despertar, dormir y no despertar, no despertara nunca,
    no despertar nunca, no despertarme nunca, desaparecer de la tierra, ya no estaré la próxima semana,
    la semana que viene ya no estaré, la próxima semana ya no estaré, ya no voy a estar aquí, ya no estaré aquí`,
  selfHarm: `suicidarse, autolesión, autolesiones, autolesionarse, matarse, ahorcarse, quitarse la vida, colgarse,
    cortarse las venas, pegarse un tiro, hacerse cortes, hacerse daño, cortarse los brazos, suicidio, suicidios`,
  wish: `cómo, método*, forma, formas, manera*, sin dolor, indoloro, rápid*, fácil*, tutorial, guía, consejos,
    aprender a, quiero, planear, planeando, ocultar, esconder, pensando en el, pienso en el, cometer, intentar, sin
    sufrir, sin que duela, sin doler, menos doloroso, efectivo, efectiva, seguro método, cuánto, técnica*, ganas, esta
    noche, hoy mismo, tentado, pienso, pensando en, pensar en, voy a, he decidido, decidí, planeo, plan de mi,
    aprender, enséñame, explícame, recaída, impulso*, necesito, quisiera, me gustaría, rápido, en secreto, a
    escondidas, cuál es la forma, mejor forma, mejor manera`,
  means: `pastilla*, píldora*, somnífero*, comprimidos, paracetamol, ibuprofeno, aspirina, insulina, antidepresivos,
    sobredosis, monóxido de carbono, helio, lejía, cloro, pastilla, pastillas, clonazepam, rivotril, diazepam,
    lorazepam, alprazolam, xanax, valium, tranquilizante*, ansiolítico*, tramadol, morfina, raticida, veneno para
    ratas, soga, cuerda, navaja, cuchilla*, hoja de afeitar, gillette, gas, gas de la cocina, escape, bolsa de
    plástico, cinturón, frasco, blíster, caja de, medicamento*, medicina*, remedio*, cianuro, anticongelante,
    insecticida, pistola, arma, escopeta, rifle`,
  die: `morir, morirme, para morir, letal*, matarme, muera, muero, no despertar, dosis mortal, mortales, morirse, me
    muera, no despertarme, no volver a despertar, para siempre, acabar con todo, mortal, letales, dormirme para, en mi
    cabeza, colgarme, quitarme la vida, ponerle fin, acabar de una vez, no despertarse, matarse, aquí al lado, volver
    a hacerlo, frente a mí`,
  dying: `de morir, para morir, de morirse, morir rápido, morir fácil, morir sin, de morirme, para morirme, morir
    dormid*, estar muerto, estar muerta, no existir, dejar de existir, muerte sin dolor, muerte rápida, muerte
    indolora, no despertar, matarse, desaparecer para siempre, irme de este mundo`,
  jump: `saltar, saltaré, me tiro, tirarme, me lanzo, lanzarme, me arrojo, arrojarme, salte, tiraré, aventar,
    aventarme, me aviento, arrojar, brincar, brinco, dejarme caer, acostarme en, borde, al borde, parada en, parado
    en, estoy arriba, subido a, subida a, asomado, asomada, valor para, estoy al borde, sentado en el borde, sentada
    en el borde, estoy en la azotea, estoy en el puente, estoy parado, estoy parada, salto del, salto de un, salto de
    la, me voy a tirar`,
  height: `puente, azotea, edificio, acantilado, tren, ventana, balcón, vías, metro, techo, puentes, azoteas,
    edificios, balcones, trenes, subte, vías del tren, autopista, carretera, camión, barandal, baranda, barranco,
    precipicio, viaducto, torre, rascacielos, piso 10, décimo piso, último piso, terraza, cornisa, vacío, andén,
    tejado, peña, río`,
  notWant: `no quiero, ya no quiero, no deseo, ya no deseo, no tengo ganas, ya no tengo ganas, sin ganas, harto de,
    harta de, cansado de, cansada de, hasta las narices de, hasta la madre de, hasta el gorro de, agotado de, agotada
    de, no soporto, ya no soporto, no aguanto, ya no aguanto, no puedo, ya no puedo, sin razón, no hay razón, no
    encuentro razón, no encuentro motivo*, no le veo sentido, no le encuentro sentido, no tiene sentido, no veo
    sentido, no tiene caso, no vale la pena, no merece la pena, de qué sirve, qué sentido tiene, para qué, perdí las
    ganas, perdí la voluntad, se me fueron las ganas, se me quitaron las ganas, no me quedan ganas, no me quedan
    fuerzas, sin fuerzas, no tengo fuerzas, no tengo motivos, no tengo razones, prefiero no, quisiera no, ojalá no, me
    gustaría no, quiero dejar, no me dan ganas, ya no me dan ganas, ya no kiero, no kiero, nomás no quiero`,
  living: `vivir, seguir viviendo, seguir vivo, seguir viva, existir, estar vivo, estar viva, estar viv*, despertar,
    despertarme, levantarme nunca, esta vida, la vida más, respirar, continuar viviendo, estar en este mundo, seguir
    en este mundo, seguir aquí, ver el mañana`,
  end: `acabar con, acabo con, terminar con, termino con, poner fin a, ponerle fin a, pongo fin a, quitarme, ponerle
    un fin a, dar fin a`,
  life: `mi vida, mi propia vida, esta vida, mi existencia, mi sufrimiento, este sufrimiento, mis días, mi miseria,
    todo esto`,
  oneself: `mi meta es, mi objetivo es, mi plan es, quisiera, me gustaría, prefiero, pienso, debería, que yo, yo
    quiero, lo que quiero es, solo quiero, ya quiero, preferiría, preferiría estar, prefiero estar`,
  death: `estar muerto, estar muerta, morir, morirme, mi propia muerte, mi muerte, mi tumba, en mi tumba, bajo tierra,
    tres metros bajo tierra, no estar vivo, no estar viva, ser un fantasma, irme al cielo, descansar para siempre, en
    un ataúd, mi ataúd, descansar en paz, seis pies bajo tierra`,
  existence: `mi vida, esta vida, mi existencia, existir, vivir así, vivir es, estar vivo es, estar viva es`,
  bleak: `un error, acabada, terminada, una mierda, un infierno, una tortura, insoportable, sin salida, sin sentido,
    no tiene sentido, no vale nada, no vale, no sirve, inútil, una carga, demasiado dolor, puro dolor, me pesa, odio,
    maldita`,
  method: `ahogarse, ahorcarse, colgarse, desangrarse, ahorcamiento, sobredosis, asfixia, monóxido, cianuro, tirarse
    de, lanzarse de, saltar de un edificio, hipotermia, cortarse las venas, somníferos, anticongelante, raticida,
    quitarse la vida`,
  ordeal: `duele, dolor, doloroso, dolorosa, indoloro, sin dolor, cuánto tarda, cuánto tiempo, cuánto se tarda, más
    rápida, más rápido, más dulce, menos dolorosa, menos doloroso, es mortal, mortal, fatal, letal, se siente, seguro
    que mueres, qué se siente`,
  endIt: `acabar con todo, acabo con todo, terminar con todo, acabar con esto, terminar con esto, ponerle fin, me
    mato, tomármelas todas, apretar el gatillo, dar el paso final`,
  tonight: `esta noche, hoy, hoy mismo, mañana, de una vez, de una vez por todas, para siempre, definitivamente, antes
    del amanecer, con la vida, con esta vida`,
  howMuch: `cuántas, cuántos, cuánta, cuánto, qué dosis, qué cantidad, cantidad de, hacen falta, hace falta, se
    necesitan, necesito para, bastan, basta con, alcanzan, son suficientes, es suficiente, demasiadas`,
  pills: `pastillas, somníferos, paracetamol, ibuprofeno, aspirinas, clonazepam, rivotril, diazepam, lorazepam,
    alprazolam, xanax, valium, antidepresivos, ansiolíticos, tranquilizantes, insulina, morfina, tramadol, pastillas
    para dormir`,
  cutting: `me corto, me corté, cortarme, me he cortado, cortándome, me estoy cortando, me cortaba, autolesionarme, me
    autolesiono, autolesiones, me lastimo, me hago daño, hacerme daño, me quemo, me rasguño, me araño, recaí,
    hecho daño`,
  again: `otra vez, de nuevo, todas las noches, cada noche, todos los días, cada día, no puedo parar, no sé parar, no
    sé cómo parar, los brazos, mis brazos, las piernas, mis piernas, los muslos, el muslo, la piel, las muñecas, los
    antebrazos, nadie lo sabe, nadie sabe, no le he dicho a nadie, a escondidas, en el baño, en la ducha, para sentir,
    sentir algo, me alivia, después de clase, después de clases, mangas, sangre, cuando estoy triste, cuando me enojo,
    cuando discut*,
    volví a, he vuelto a, vuelvo a, volvi a`,
  bereaved: `murió, falleció, se murió, ha muerto, ha fallecido, desde la muerte de, desde su muerte, la muerte de mi,
    el funeral de, enterré, enterramos, perdí a mi, se fue mi, se me fue mi, desde que se fue, desde que no está,
    quedé viudo, quedé viuda, está muert*, difunto, difunta, en el cielo`,
  follow: `reunirme con, estar con él, estar con ella, estar con ellos, estar con mi, seguirlo, seguirla, alcanzarlo,
    alcanzarla, ir tras, irme tras, volver a verlo, volver a verla, ir con él, ir con ella, ir con ellos, irme con él,
    irme con ella, irme con ellos, irme con mi, estar a su lado otra vez`,
  letter: `carta de despedida, cartas de despedida, carta de adiós, nota de despedida, mi última carta, última carta,
    nota de suicidio, carta suicida, video de despedida, mensaje de despedida, dejé la carta, dejé una carta, he
    dejado una carta`,
  ready: `escrita, escrito, escribí, la dejé, en la mesa, en el cajón, en la almohada, esta noche, cuando me
    encuentren, me encuentren, la van a leer, la lean, antes de irme, a mis padres, a mis papás, a mi familia, a mis
    hijos, terminada, terminé, sobre la mesa, para cuando, ya está, mañana, lista, dejé, dejado`,
  burden: `sin mí, soy una carga, una carga, un estorbo, no sirvo, no valgo, nadie me necesita, nadie me extrañ*,
    nadie notar*, nadie se daría, a nadie le import*, todos estarían, estarían mejor, estarían todos, todo el mundo
    estaría, mi familia estaría, mis hijos estarían, mi familia va a, el mundo estaría, más felices, más tranquilos,
    descansarían, aliviados, estar mejor, estaría mejor, mucho mejor`,
  gone: `si no estuviera, si yo no estuviera, si no existiera, si muriera, si me muriera, si me muero, si me voy, si
    me fuera, no hubiera nacido, ya no esté, mi muerte, no existo, faltara yo, desapareciera, desaparezco,
    desaparecer, si yo muriera, estuviera muert*`,
  myself: `a mí mismo, a mí misma, mi propio cuerpo`,
}
