/** People, and what is done to them, in Spanish: see `SafetyWords`. */
export const PEOPLE_SPANISH = {
  others: `de mi novia, a mi novia, de mi novio, a mi novio, de mi ex, a mi ex, mi ex, de mi esposa, a mi esposa, de
    mi esposo, a mi esposo, de mi mujer, a mi mujer, de mi marido, a mi marido, de mi pareja, a mi pareja, de mi
    cuñada, de mi cuñado, de mi suegra, de mi suegro, de mi jefe, a mi jefe, de mi jefa, a mi jefa, del jefe, de mi
    hermana, a mi hermana, de mi hermano, a mi hermano, de mi mamá, de mi papá, de mi madre, de mi padre, de mis
    padres, de mis papás, de mi vecino, de mi vecina, del vecino, de la vecina, de los vecinos, de mis vecinos, al
    vecino, de mi compañero, de mi compañera, de mis compañeros, de un compañero, de una compañera, de mi amiga, a mi
    amiga, de mi amigo, a mi amigo, de un amigo, de una amiga, de mis amigos, de mi profe, de mi profesor, de mi
    profesora, del profe, de la profe, del profesor, de la profesora, del maestro, de la maestra, de mi roomie, de mi
    compañero de piso, de otra persona, de otras personas, de los demás, ajeno, ajena, ajenos, ajenas, de alguien, a
    alguien, de un desconocido, de desconocidos, de una chica, a una chica, de un chico, de una tía, de una persona,
    de una mujer, de la gente, a la gente, de terceros, de mi crush, de mi rival, de la competencia, de un famoso, de
    una famosa, de mis empleados, de mi hija, de mi hijo, de mi amante, de su amante, de mi abuela, de ancianos, de mi
    casero, de la oficina, de mi patrona, de mi patrón, de mi tía, de mi tío, de mi prima, de mi primo, de mi socio,
    de mi socia, de mi casera, de mi entrenador, de mi abuelo, de mi exmujer, de mi exmarido, de mi exnovia, de mi
    exnovio, de mi profe de, de la directora, del director, de mi empleada, de mi yerno, de mi nuera, de mis suegros,
    de mis alumnos,
    que no es mío, que no es mio, no es mío, no es mio, no es tuyo, no es mía, no me pertenece, no te pertenece,
    no es de uno, que no sea mío, que no sea tuyo, de otro, que encontré, robado,
    sus mensajes a escondidas, a escondidas, sin que se entere, sin que lo sepa`,
  spy: `espiar, espío, escuchar las llamadas, vigilar en secreto, grabar a escondidas, grabar en secreto, cámara
    oculta, seguir en secreto, rastrear a, localizar el móvil, espiar*, espiando, espía a, fisgonear*, fisgar,
    husmear, acechar*, vigilar a mi, vigilar a una, vigilar a mis, vigilar el celular, vigilar el móvil, vigilar a
    escondidas, vigilarla, vigilarlo, seguirla, seguirlo a escondidas, seguir a mi, seguir a una, seguir a escondidas,
    seguir los pasos de, perseguir a, rastrear el, rastrearla, rastrear la ubicación, rastrear su, localizar a mi,
    localizar a una, localizar el celular, ubicar a mi, ubicar a una, geolocalizar a, poner un gps, ponerle un gps,
    ponerle un rastreador, poner un rastreador, rastreador en, gps en el carro de, gps en el coche de, gps a mi,
    pincharle, pinchar el, micrófono oculto, micrófonos ocultos, micrófono escondido, poner micrófonos, poner un
    micrófono, esconder un micrófono, esconder una cámara, cámaras ocultas, cámara escondida, cámara espía, cámaras
    espía, grabar sin, filmar sin, fotografiar sin, fotografiar a escondidas, escuchar las conversaciones, escuchar a
    escondidas, oír lo que dice, intervenir el, intervenir su, mirar a escondidas, mironear, voyeur, stalkear*,
    stalkeo, controlar el celular, controlar el móvil, controlar a mi, monitorear a, monitorear el, app espía, airtag
    en, airtag a, oír todo lo que, escuchar todo lo que, oír lo que mi, escuchar lo que mi ex`,
  secretly: `a escondidas, en secreto, sin que lo sepa, sin que se entere, sin que se dé cuenta, sin que ella, sin que
    él, sin su permiso, sin su consentimiento, sin permiso, sin autorización, sin ser descubierto, sin que se enteren,
    sin que lo sepan, sin que sepa, sin que sepan, sin que se den cuenta, sin que se note, sin que me vea, sin que me
    vean, sin que nadie, sin que mi, sin que ellos, sin que los, sin que lo note, sin que la, sin su conocimiento, sin
    avisar, sin avisarle, sin decirle, sin consentimiento, sin que sospeche, a sus espaldas, a espaldas de, de
    escondidas, escondido, escondida, oculta, oculto, disimuladamente, discretamente, secretamente, sin ser visto, sin
    ser detectado, ni cuenta, no se dé cuenta, no se entere, no se enteren, no lo sepa, no lo sepan, no sepa, ni se
    imagina, ni lo sospecha, no sospecha, no sospeche, nadie sepa, nadie se entere, pa que no`,
  whereabouts: `dónde vive ahora, dónde vive una, dónde vive la, dónde trabaja mi, dónde trabaja una, dónde duerme,
    dónde anda mi, con quién anda, a qué hora sale, su nueva dirección, la dirección de mi, la dirección de una, la
    dirección de un, la dirección de alguien, la dirección del, dirección particular, domicilio de, su domicilio, su
    ubicación, su rutina, sus horarios, sus rutas, la ubicación de mi, la ubicación de una, ubicación de alguien,
    ubicación de mi, paradero de mi, paradero de una, datos personales de, datos privados de, identidad real, dónde
    vive ella, dónde vive él, dónde vive esa, dónde vive alguien, dónde vive un, dónde trabaja ella, dirección de su
    casa, su dirección, casa de mi ex, casa de mi expareja, dónde anda mi ex, dirección de quien, la casa de quien,
    dónde vive quien, dirección del que, dirección de la que`,
  film: `grabar*, grabo, grabando, se graba, filmar*, filmo, filmando, se filma, fotografiar*, fotografio,
    fotografiando, se fotografia, grabarla, tomar fotos, sacar fotos, tomarle fotos, sacarle fotos, hacer fotos,
    cámara, cámaras, mirar, escuchar, micrófono, micrófonos, webcam`,
  intimate: `nudes, packs, pack de, fotos desnuda, fotos desnudas, fotos de desnudos, fotos íntimas, foto íntima,
    fotos sin ropa, fotos privadas, imágenes íntimas, imágenes sexuales, videos íntimos, video íntimo, videos
    sexuales, video sexual, videos porno, vídeo porno, deepfake*, deep fake*, sextape*, contenido íntimo, contenido
    sexual, fotos comprometedoras, fotos calientes, fotos hot, fotos eróticas, desnudos falsos, desnudo falso, porno
    falso, porno con, onlyfans`,
  expose: `public*, difund*, compart*, compartir, subir*, subo, filtrar*, filtro, enviar, mandar*, postear, poner en
    internet, pasar, vender*, hacer*, crear*, generar*, conseguir*, obtener*, sacar*, sacarle, robar*, pedir, exigir,
    amenaz*, chantaje*, presionar, obligar, convencer, engañar, hackear*, quemar, exponer, exhibir, funar, doxear*,
    doxx*, doxeo, revelar, montar, editar, fabricar, intercambiar, coleccionar, desnudar con, poner la cara, poner su
    cara`,
  hurt: `matar, asesinar, envenenar, apuñalar, acuchillar, estrangular, degollar, torturar, secuestrar, raptar,
    violar, agredir, golpear, dar una paliza, herir, lastimar, hacer daño, acosar, chantajear, extorsionar, amenazar,
    estafar, timar, esclavizar, explotar, drogar, ahogar, asfixiar, aterrorizar, intimidar, acechar, humillar,
    atracar, maltratar, decapitar, engañar, sextorsionar, matar*, mato, matando, acuchill*, estrangul*, degoll*,
    raptar*, levantar a, darle una paliza, darle paliza, dar paliza, paliza a, pegar a, pegarle a, pegar una paliza,
    partir la cara, partirle la cara, partir la madre, partirle la madre, romperle la cara, romperle la madre, romper
    las piernas, romperle las piernas, romper los huesos, reventar a, madrear*, putear a golpes, moler a palos, moler
    a golpes, dejar inválido, dejar paralítico, dejar en silla de ruedas, dejar en coma, noquear*, lastimar*, hacerle
    daño, hacer sufrir, hacerle sufrir, timar*, engatusar, esclaviz*, dormir a, sedar a, emborrachar a, acech*,
    decapit*, descuartiz*, sextorsion*, quemar viv*, prender fuego a, prenderle fuego a, echar ácido, tirar ácido,
    lanzar ácido, ácido a, electrocut*, atropell*, arrollar*, tirar por las escaleras, liquidar*, eliminar a,
    eliminarlo, quebrar a, quebrarme a, tronarme a, tronar a, darle piso, dar piso, dar de baja a, echarme a, cargarme
    a, cargarse a, despachar a, desaparecer a, hacer desaparecer, deshacerme de, deshacerse de, quitar de en medio,
    quitar del medio, librarme de, silenciar a, vengarme de, venganza contra, vengarse de, cobrar piso, cobrarle piso,
    cobro de piso, atar a, mantener cautiv*, privar de la libertad, prostitu*, padrotear, chulear, traficar con,
    doxear*, bulear*, bullying a, ciberacos*, hacer bullying, controlar a, abusar de, aprovecharme de, desnudar a,
    forzar a, exterminar*, masacrar*, fusilar*, gasear*, sabotear*, arruinarle la vida, arruinar la vida, destruir la
    vida, desplumar, robar a, robarle a, desfalcar, golpear*, golpeo, golpeando, violarla, violo, violando, drogar*,
    drogo, drogando, ejecutar a, asesinar*, asesino, asesinando, se asesina, asesinarla, manipular, acosar*, acoso,
    acosando, se acosa, estafar*, estafo, estafando, se estafa, timo, timando, se tima, hostigar*, hostigo,
    hostigando, se hostiga, amenazar*, amenazo, amenazando, se amenaza, agredir*, asaltar*, asalto, asaltando, se
    asalta, atracar*, atraco, atracando, se atraca, secuestrar*, secuestro, secuestrando, se secuestra, torturar*,
    torturo, torturando, se tortura, maltratar*, maltrato, maltratando, se maltrata, humillar*, humillo, humillando,
    se humilla, intimidar*, intimido, intimidando, se intimida, aterrorizar*, aterrorizo, aterrorizando, se
    aterroriza, ahogar*, ahogo, ahogando, se ahoga, asfixiar*, asfixio, asfixiando, se asfixia, linchar*, lincho,
    linchando, se lincha, envenenar*, enveneno, envenenando, se envenena, castrar*, castro, castrando, se castra,
    mutilar*, mutilo, mutilando, se mutila, encerrar a, encerrarla, amarrar a, apuñalar*, apuñalo, apuñalando, se
    apuñala, extorsionar*, extorsiono, extorsionando, se extorsiona, extorsión a, chantajear*, chantajeo,
    chantajeando, se chantajea, chantaje a, obligar a una, obligar a mi, vender a mi, vender a una, amenazas a,
    ahorcar a, asesinato de mi, obligar a chicas, obligar a mujeres, obligar a niñas, intoxicar a, intoxicarlo,
    intoxicarla, desfigurar*, desfiguro, desfigurando, se desfigura, maniatar*, maniato, maniatando, se maniata,
    amordazar*, amordazo, amordazando, se amordaza`,
  someone: `alguien, una persona, personas, a la gente, gente, hombre, hombres, mujer, mujeres, mi mujer, mi esposa,
    mi marido, mi esposo, mi novia, mi novio, mi ex, exnovia, exnovio, mi jefe, mi jefa, jefe, compañero*, compañera*,
    vecino*, vecina*, mi madre, mi padre, mis padres, mi hermano, mi hermana, mi familia, profesor*, profesora*,
    chica, chicas, chico, chicos, ancianos, anciano, ancianas, personas mayores, abuelos, abuelitos, abuela,
    jubilados, político*, presidente, ministro, inmigrantes, migrantes, refugiados, judíos, musulmanes, gays, perro,
    perros, gato, gatos, trabajadores, niño, niños, niña, niñas, amigo, amiga, mi pareja, policía*, humanos,
    adolescente*, mi suegra, padrastro, víctima*, enemigo, estudiantes, alumno*, periodista*, hermano*, hermana*,
    madre, padre, hijo, hija, esposa, esposo, marido, novia, novio, desconocid*, primo, prima, bebé*, vato, vatos,
    wey, güey, morra, morras, morro, chavo, chava, chavos, chavas, pibe, piba, pibes, pibas, chamaco*, cabrón,
    cabrona, puta, putas, zorra, prostituta*, jefes, patrona, compas, cuñado, cuñada, suegro, suegra, mi suegro,
    yerno, nuera, padrino, madrastra, hermanastr*, hijastr*, sobrin*, abuelo, abuelas, viejit*, adulto mayor, adultos
    mayores, tercera edad, mi mamá, mi papá, papás, casero, casera, arrendador, inquilino*, roomie*, compa, testigo*,
    juez, jueza, jueces, fiscal, alcalde*, diputad*, senador*, gobernador*, poli, polis, policías, soldado*,
    vigilante*, cajer*, comerciante*, taxista*, chofer*, turista*, clienta, pasajer*, peatones, indigente*, vagabund*,
    sin techo, homosexual*, gay, trans, lgbt*, maricones, maricón, negros, moros, sudacas, indígenas, haitian*,
    venezolan*, infieles, animal, cachorr*, gatit*, perrit*, paloma*, mascota*, rehén, rehenes, amante*, crush,
    influencer*, streamer*, youtuber*, niñera, empleada, empleado*, obrer*, jornaler*, señora, señoras, individuo,
    ladrón que, expareja, exmarido, exmujer, ex marido, ex mujer, ex novia, ex novio, ex esposa, ex esposo, recién
    nacid*, chicas jóvenes, jovencit*, testigos, el del puesto, al del, deudor*, empresario*, un tipo, ese tipo, al
    tipo, un tío, una tía, mi tía, mi tío, un viejo, los viejos, unos viejos, una vieja, perrito*, perrita, perras, un
    paciente, mis pacientes, un cliente, una mina, a mamá, a papá, a un animal, animales callejeros, enemigos en la
    vida, extranjeros, famosa, famoso, mi rival, clientes mayores, socio, socia, banquero, compañer* de clase, la que
    me, el que me, los que me, indocumentados, jornaleros, braceros, novatos, novatas, exsocio, mi socio,
    motociclistas, ciclistas, mi compañera, mi concubina, mi patrona, un vato`,
  strike: `golpear*, golpeo, golpeando, se golpea, pegar, pegarle, pego, pegando, cachetear, dar una paliza, darle una
    paliza, paliza, madrear, azotar, castigar*, castigo, castigando, se castiga, castigarla, castigarlo, apuñalar,
    estrangular, agredir, herir, lastimar, torturar, moler a, reventar a, partirle, romperle, putazos, dar golpes,
    hacerle daño`,
  injury: `silla de ruedas, no vuelva a caminar, no camine, nunca más camine, no se levante, no se vuelva a levantar,
    inválido, paralítico, moretones, moratones, sin dejar marcas, se noten los golpes, que no se vea, inconsciente,
    discapacitado, medio muerto, casi muerto, al hospital, en el hospital, urgencias, sin dientes, huesos rotos, que
    obedezca, obedezca, obedecer, que me tenga miedo, me tengan miedo, que se calle, hasta que sangre, donde no se ve,
    donde no se note, en coma, dejar marcas, sin marcas`,
  kin: `mi mujer, mi esposa, mi novia, mi novio, mi marido, mi esposo, mi hijo, mi hija, mis hijos, mis hijas, mi
    bebé, mi niño, mi niña, mi mamá, mi madre, mi papá, mi abuela, mi abuelo, mi perro, mi gato, un niño, una niña,
    una mujer, mi hijastro, mi hijastra, mi hermanito, mi hermanita, un viejo, una vieja, una anciana, un anciano, mi
    ex, mi pareja`,
  approach: `acercarme a niñ*, acercarme a las niñ*, acercarme a los niñ*, engatusar, quedar a solas, quedarme a
    solas, quedarme solo con, verme en secreto, en secreto con, sin que sus padres, sin que sus papás, a espaldas de
    sus padres, a escondidas de sus padres, guarden el secreto, guarde el secreto, que no le diga a, que no les digan
    a, que no se lo diga a, me manden fotos, me mande fotos, que me envíe fotos, que me envíen fotos, hacerme pasar
    por un adolescente, hacerme pasar por adolescente, hacerme pasar por una adolescente, salir con una, casarme con
    una, por webcam, manosear, dormir con una`,
  captive: `quitarles el pasaporte, quitarle el pasaporte, quitarles los pasaportes, quedarme con sus pasaportes, sus
    pasaportes, retenerles, retenerlas, no puedan irse, no se puedan ir, no pueda irse, no salgan, donde no salgan, no
    pueda salir, encerrarla, encerrarlo, encerrarlas, encerrarlos, encerrada en, encerrado en, contra su voluntad, en
    mi sótano, promesa de trabajo, promesas de trabajo, falsa oferta, falsas ofertas, ofertas falsas, trabajos falsos,
    trabajo falso, trabajos de modelo, falsos castings, casting falso, pagar su deuda, paguen su deuda, sin pagarles,
    trabajen gratis, en la calle para mí, trabajen para mí en un piso, se prostituyan, no se vayan, no se me vayan, no
    pueden irse, que no se escapen, gratis y que`,
  hasten: `deshacerme, deshacerse, acelerar, adelantar, apurar, cuanto antes, antes de tiempo, librarme, accidente,
    eliminar, quitar de en medio, empujar por las escaleras, morir antes, muera antes, muera más rápido, muera rápido,
    se muera`,
  gain: `herencia, heredar, herede, testamento, seguro de vida, cobrar el seguro, su pensión, su jubilación, su
    dinero, su fortuna, la casa sea mía, la finca, enfermo del corazón, enferma del corazón, cardíac*`,
  shoot: `disparar, disparar a, disparo a, disparando, dispararle, dispararle a, pegar un tiro a, pegarle un tiro,
    pegarle un tiro a, meterle un tiro, meter un tiro, meterle plomo, dar un tiro, darle un tiro, balear a, tirotear
    a, balacear, rafaguear`,
  sexual: `sexo, sexual*, desnuda, desnudas, desnudos, desnudo, nudes, porno*, seducir, acostarme con, erótic*,
    abusar, desvestir, sexualmente, coger con, cogerme, follar, follarme, culear, echar un polvo, tener sexo, tener
    relaciones, relaciones sexuales, acostarse con, tocarla, toquetear, manosear*, desnudar*, en ropa interior,
    encuerad*, sin ropa, packs, nude, sexting, sextear, porno, pornografía, pornográfic*, pedofil*, pederast*, hentai,
    lolicon, violar, violo, ligar con, ligarme, seducir*, masturb*, abusar*, atracción por, tocar a, tocarlos,
    tocarlas, tocar niñ*, coger niñas, cogerme a, conquistar a, enamorar a, encuerar, me atraen, desnudarse`,
  minor: `niño, niños, niña, niñas, menor, menores, menor de edad, menores de edad, adolescente, adolescentes,
    colegiala*, nena*, 10 años, 11 años, 12 años, 13 años, 14 años, 15 años, bebé*, niñit*, nene*, chiquill*, chamac*,
    colegial*, preadolescente*, adolescente*, quinceañera*, mi alumna, una alumna, estudiante de secundaria,
    estudiantes de secundaria, catequesis, infantes, criatura*, chiquitos, 7 años, 8 años, 9 años, hijastra, hijastro,
    mi sobrina, mi sobrino, sobrinita, hermanita, hermanito, jovencit*, loli, lolis, shota, menor edad, impúber*,
    niñas de, niños de, alumnas, alumnas de, un alumno, estudiantes de primaria, 6 añitos`,
}
