/** What speaks for a finding, in Spanish: see `SafetyWords`. */
export const HARMLESS_SPANISH = {
  harmless: `bomba* de baño, bomba* calorimétrica*, bomba* de agua, bomba* de calor, bomba* hidráulica*, bomba* de
    crema, bomba* de semillas, bomba* de chocolate, bomba* sumergible*, bomba* centrífuga*, bomba* de gasolina, bomba*
    de insulina, bomba* de aire, bomba* de infusión, bomba* de piscina, bomba* solar*, bomba* de bicicleta, bomba* de
    humo, matar un proceso, matar procesos, matar el proceso, matar el tiempo, matar bacterias, matar malezas, matar
    malas hierbas, matar un ruiseñor, pistola* de silicona, pistola* de agua, pistola* de pintura, pistola* de masaje,
    pistola* de calor, hacking ético, hacker ético, hackeo ético, hackathon*, hackatón, life hack*, control de armas,
    prevención del suicidio, prevención de suicidio*, prevenir el suicidio, sin dejar de comer, sin hacerme daño, sin
    lastimarme, sin hacer daño, sin lastimar, evitar lastimarme, coca cola, hierbas aromáticas, mala hierba, hacer
    clientes, educación sexual, salud sexual, sexualidad infantil, redes sociales, red social, redes neuronales, red
    neuronal, red de contactos, granada fruta, romper la red, tono menor, escala menor, menor que, guerra de troya,
    matar dos pájaros, matar la polilla, cuenta de resultados, tarjetas de felicitación, tarjeta de felicitación, arte
    marcial, artes marciales, matar el gusanillo, romper el hielo, cortarme el pelo, cortarme el flequillo, cristal
    soplado, comer sin gluten, secuestro de carbono, secuestrar carbono, bomba* manual*, bomba* de vacío, bomba*
    peristáltica*, bomba* de achique, bomba* de riego, bomba* de pozo, bomba* de presión, bomba* de aceite, bomba* de
    inyección, bomba* de circulación, bomba* de ariete, bomba* casera de agua, bomba* casera* de agua, bomba* para
    pozo, bomba* para agua, bomba* para acuario, bomba* cardíaca*, cuerpo de bomberos, bombas de jabón, bombas de
    queso, bombas de papa, bombas de inmersión, bombas centrífugas, pasarlo bomba, matar piojos, matar cucarachas,
    matar mosquitos, matar el cáncer, matar gérmenes, matar hormigas, orientación sexual, reproducción sexual,
    dimorfismo sexual, granada de frutas, ciudad de granada, alhambra de granada, armas medievales, armas de juguete,
    arma de juguete, armas de madera, salto mortal, morir de risa, para morirse de risa, cuenta atrás, cuentas de
    collar, matar moscas, anti virus, antivirus, disparar fotos, miedo a morir, miedo de morir, salto de longitud,
    salto de altura, salto con pértiga, saltar la cuerda, saltar la comba, salto en paracaídas, robar bases, robar el
    balón, robar corazones, casa de papel, cortarme el cabello, me corto el pelo, me corto el cabello, me corto el
    flequillo, cortarme las uñas, me corto las uñas, cortarme las puntas, cortarme la barba, cortarme un dedo,
    cortarme los dedos, me corté un dedo, me corté el dedo, me corté cocinando, cortarme al afeitar*, cortarme en la
    cocina, cortarme cocinando, cortarme con la cuchilla de cocina, sin cortarme, miedo a cortarme, evitar cortarme,
    no cortarme, cortarme el fleco, cortarme la luz, cortarme el rollo, me corté el pelo, me corto mucho al hablar, me
    corto hablando, tirarme en paracaídas, tirarme de cabeza, tirarme a la piscina, tirarme al agua, lanzarme al
    mercado, matarme estudiando, matarme trabajando, me mato estudiando, me mato trabajando, me mato de risa, me mato
    de la risa, matarme a trabajar, matarme entrenando, matarme en el gym, matarme de risa, no matarme, sin matarme,
    me muero de vergüenza, me muero de risa, me muero de miedo, me muero de ganas, me muero por, morirme de vergüenza,
    morirme de risa, me muero de hambre, me muero de sueño, me muero de calor, me muero de frío, me lanzo al mercado,
    hacerme daño en la, hacerme daño al, lesionarme, miedo a hacerme daño, no hacerme daño, lastimarme la espalda,
    lastimarme la rodilla, no lastimarme, ahogarme en un vaso, miedo a ahogarme, sin ahogarme, no ahogarme, ahogarme
    en deudas, vivir en la ciudad, vivir en ciudad, vivir de alquiler, vivir con mis padres, vivir con mis papás,
    vivir en desorden, vivir en el desorden, vivir al día, vivir con ansiedad, vivir con miedo, vivir con deudas,
    vivir en el extranjero, vivir en casa de, vivir en pareja, vivir de mi, vida de oficina, la vida en la ciudad,
    vida sedentaria, mi vida laboral, la rutina, despedida de soltero, despedida de soltera, despedida de un
    compañero, despedida de una compañera, despedida para un compañero, despedida para mi jefe, despedida para mi
    profesora, despedida a mi jefe, carta de despedida laboral, carta de despedida a mi empresa, carta de despedida a
    mis compañeros, mensaje de despedida a mis compañeros, despedirme de mis compañeros, despedirme de mis alumnos,
    despedirme de mi trabajo, mi funeral favorito, mi muerte en el juego, miedo a mi muerte, mi muerte digital, habla
    de suicidarse, habla de matarse, habla de morirse, habla de suicidio, habla de quitarse la vida, quiere
    suicidarse, quiere matarse, quiere morirse, quiere quitarse la vida, se quiere suicidar, se quiere matar, se
    quiere morir, piensa en suicidarse, intentó suicidarse, intentó matarse, se autolesion*, hija se corta, hijo se
    corta, amiga se corta, hermana se corta, alumna se corta, hija se autolesion*, alumnos que se autolesion*, crónica
    de una muerte, la muerte de artemio, la muerte de iván, mi muerte es, al borde de un ataque, no quiero vivir en,
    no quiero seguir trabajando, no quiero seguir en mi, no quiero seguir gast*, no quiero seguir fumando, no quiero
    seguir bebiendo, no quiero seguir igual, no quiero seguir con mi trabajo, no quiero seguir dependiendo, no quiero
    seguir perdiendo, no quiero seguir siendo, no quiero seguir pidiendo, no quiero seguir pagando, no quiero estar
    aquí sin, desaparecer de redes, desaparecer de las redes, desaparecer de internet, punto muerto, peso muerto,
    matar el aburrimiento, matar un boss, matar al boss, matar al jefe final, matar al dragón, matar zombis, matar
    zombies, matar bichos, matar pulgas, matar ratones, matar chinches, matar pulgones, matar hongos, matar caracoles,
    matar a un ruiseñor, matar la sed, matar el hambre con, matar en el escenario, matar al rey, matar la reina, matar
    gallinas, matar un pollo, matar un cerdo, matanza del cerdo, matanza de cerdo, fiesta de la matanza, robar base*,
    robar el show, robar escena, robar cámara, robar protagonismo, robar la pelota, robar un beso, robar cuadros
    históricos, robar tiempo, hogar, quemar grasa, quemar calorías, quemar etapas, quemar madera, quemar un cd, quemar
    incienso, quemar la leña, asaltar el refri*, asalto a la razón, golpe de estado, golpear el balón, golpear la
    pelota, golpear el saco, golpear la bola, golpear un saco, golpes de kárate, disparar con cámara, disparar en
    modo, disparar en raw, disparar la cámara, disparar mis ventas, disparar las ventas, disparar un penal, disparar a
    puerta, disparar a portería, tirar penales, tirar penaltis, tirar a canasta, tirar las cartas, tirar con arco,
    tirar cartas, clave de sol, clave de fa, palabras clave, palabra clave, clavecín, puntos clave, ser clave, cuenta
    ajena, cuenta propia, cuentas por pagar, cuentas por cobrar, darse cuenta, darme cuenta, dar cuenta, en cuenta,
    cuenta cuentos, cuentacuentos, red de pesca, red de apoyo, redes de pesca, red eléctrica doméstica, sistema solar,
    sistema inmune, sistema operativo, sistema métrico, sistema nervioso, sistema digestivo, tarjetas de presentación,
    tarjetas de memoria, tarjeta de presentación, tarjeta gráfica, tarjetas didácticas, tarjetas navideñas, coca y,
    inca kola, hojas de laurel, planta de coca historia, cristal templado, cristal de swarovski, limpiar cristales,
    cristales de sal, cristales de azúcar, vidrio y cristal, cristal tallado, pipa de agua, base de maquillaje, base
    de datos, caballo, hierbas medicinales, hierbas de olor, hierba buena, hierbabuena, yerba mate, yerbabuena, la
    yerba, cortar la hierba, cortar el pasto, cortar hierba, porro y, droguería, pastillas de jabón, pastillas de
    freno, pastillas de caldo, pastillas de chocolate, pastillas de menta, marihuana medicinal, cannabis medicinal,
    ácidos nucleicos, ácidos grasos, ácidos y bases, speed cubing, burbuja bursátil, niños perdidos, niña interior,
    niño interior, niña bonita, por menor, menor tiempo, menor esfuerzo, menor costo, la menor, re menor, mi menor, do
    menor, si menor, acordes menores, acorde menor, escalas menores, tercera menor, mal menor, ligas menores, ganado
    menor, sexo de los, sexo débil, sexo del bebé, violar la ley, violar las normas, viola da gamba, tocar la viola,
    viola y, tocar a dúo, tocar a mozart, tocar a bach, tocar a chopin, tocar a primera, pegar a la pelota, pegar a la
    bola, pegar a los apuntes, pegarle a la pelota, pegarle al balón, pegarle de, cazar gazapos, cazar ofertas, caza y
    pesca, caza legal, acoso escolar, acoso laboral, masa madre, madre soltera, matona, pintar cuadros, echar una
    mano, echar la culpa, echar raíces, echar la siesta, meter un gol, meter goles, hambre emocional, hambre en el
    mundo, pasar hambre, comer sano, ayuno intermitente, ramadán, vomitar bebé, mi bebé vomita, cutting edge, cortes
    de carne, cortes de pelo, cortes de tela, cortes en madera, puente de guitarra, puente romano, salto base, bungee,
    paracaíd*, salto de trampolín, saltar a la comba, saltar vallas, saltar obstáculos, salto de esquí, corto de
    animación, cortometraje, narcos personajes, serie de narcos, películas de narcos, novela de narcos, guion de,
    asesino en serie análisis, el asesinato de, por el asesinato, evita el asesinato, asesinato de roger, asesinato en
    el, los asesinatos de, asesinatos en, murder mystery, juego de asesinato, asesinos de la luna, mafia juego, juego
    de la mafia, hombres lobo, torear, toreo, corridas de toros, fogueo deportivo, mate pastor, jaque mate, mate en
    dos, estafas más comunes, evitar estafas, comprar casa, comprar una casa, comprar un carro, comprar un coche,
    vender mi casa, vender mi coche, vender mi carro, receta de la abuela, recetas de la abuela, receta casera,
    ensalada, mole, explotar al máximo, explotar mi creatividad, explotar palomitas, explotar mi potencial, explotar
    una finca, amenazar al rey, amenaza de jaque, atacar al rey, atacar el rey, atacar por la banda, ataque al rey,
    ataque de pánico, ataques de pánico, ataque de ansiedad, ataques de ansiedad, ataque cardíaco, ataque al corazón,
    tráfico web, tráfico a mi, tráfico orgánico, tráfico aéreo, generar tráfico, aumentar el tráfico, multas de
    tráfico, tráfico de datos, eliminar manchas, manipular alimentos, manipulador de alimentos, manipulación de
    alimentos, manipular datos, manipular archivos, manipular arcilla, someter a prueba, dominar el, dominar la, ganar
    a mi, falsa escuadra, falso techo, cielo falso, falso directo, falsos amigos, falsos mitos, falsos positivos,
    falsas creencias, noticias falsas, noticia falsa, falso plafón, setas comestibles, setas venenosas, plantas
    venenosas, serpientes venenosas, animales venenosos, arañas venenosas, sacar sangre, veneno de serpiente*, veneno
    de abeja*, sin veneno, rata de biblioteca, me robaron, me clonaron, me hackearon, me jaquearon, me estafaron, me
    asaltaron, me amenazaron, me golpearon, me violaron, le robaron, nos robaron, lo estafaron, la estafaron, le
    clonaron, le hackearon, la violaron, los estafaron, le pegaron, me drogaron, la drogaron, me secuestraron, mataron
    a, lo mataron, asesinaron a, últimos días de vacaciones, últimos días de verano, últimos días de embarazo, últimos
    días de clase, últimos días del imperio, últimos días de pompeya, pienso en la muerte de, llegar a fin de mes, me
    va a matar, me van a matar, va a matarme, último mensaje de whatsapp, no llegaré a tiempo, cansado de luchar con
    excel, silenciador de moto, silenciador de coche, silenciador del carro, silenciador del coche, silenciador de
    escape, mi último día de, la muerte más famosa, la muerte más trágica, no para matarlos, sin matarlos, no
    matarlos, no para matarlas, sin matarlas, sin matarla, sin matarlo, me voy a matar estudiando, me quiero morir de
    la risa, me voy a morir de hambre, me voy a morir de vergüenza, me quiero morir de vergüenza, me quiero matar de
    risa, ya no voy a estar en esa,
    hacer daño en la, hacer daño en el, hacer daño jugando, hacer daño corriendo, hacer daño entrenando, lastimar la,
    lastimar el, programa espía en mi, aplicación espía en mi, app espía en mi, software espía en mi,
    espía en mi teléfono, espía en mi celular, espía en mi móvil, mi cuenta hackeada, mi cuenta robada,
    mi propia cuenta hackeada, trata de esclavos, trata de negros, trata atlántica, tráfico de esclavos,
    comercio de esclavos, trata negrera, barcos negreros`,
  before: `prevención, prevenir, historia, histórico, primeros auxilios, tratamiento, tratar, terapia*, ayudar, ayuda,
    apoyar, apoyo, acompañar, orientación, concienciación, concientización, política*, ética, hablar de, hablar sobre,
    hablar con, afrontar, duelo, psicología, sociología, criminología, estadística*, forense, museo, literatura, por
    qué, señales, síntomas, adicción, adicciones, rehabilitación, desarme, desactivar, desactivación, tratado,
    convención, debate*, sobrevivientes, supervivientes, lucha contra, después de un, efectos de, dejar las, para
    docentes, docentes, maestros aprenden, padres de, enfermer*, socorrismo, causas, peligros, consecuencias, riesgos,
    impacto, papel de, invención, inventor, economía de, periodis*, cuidadores, guerra mundial, guerra fría, proyecto
    manhattan, explicar a, enseñar a los niños, perder a alguien, pérdida, preventiv*, cuidar, cuidado de,
    acompañamiento, escuchar, sensibiliza*, derecho penal, código penal, examen de, oposición a, oposiciones, análisis
    de la obra, comentario de, trabajo de historia, exposición sobre, novela sobre, película sobre, reportaje sobre,
    recuperarme de, recuperación de, recuperado de, superé, superar, saliendo de, salir de, salí de, salir del, en
    recuperación, voluntari*, educador*, educadora*, trabajador* social*, orientador*, bombero*, paramédic*, policía
    científica, criminalística, víctimas, víctima de, sobrevivient*, memoria histórica, batalla de, guerra civil,
    dictadura, la segunda guerra, la primera guerra, holocausto, origen de, invento de, funcionamiento de la, contra
    la trata, contra el narco, contra la violencia, contra el tráfico, contra las drogas, dejar la, dejar el, dejar de
    fumar, dejar de beber, dejar de consumir, durkheim, madame bovary, werther, hamlet, shakespeare, anna karenina,
    sylvia plath, camus`,
  after: `prevención, historia, convención, tratado, desarme, regulación, legislación, ley, leyes, ética, detección,
    concienciación, terapia, tratamiento, legalmente, con permiso, ctf, pentest*, en laboratorio, guerra mundial,
    guerra fría, en la literatura, en el cine, en el museo, en adolescentes, en jóvenes, entre jóvenes, en
    shakespeare, en la ópera, en el arte, en el teatro, desactivación, tasa, tasas, prevenir, evitar, taller para
    padres, para padres, para madres, para profes*, para educadores, para orientadores, en la escuela prevenir, soy
    educador*, soy psicólog*, soy enfermer*, soy docente, soy maestr*, soy profe, soy médic*, soy trabajador*,
    autorizad*, con autorización, con contrato, con consentimiento, de mi propia, de mi propio, de nuestra propia,
    propia empresa, mi propia, mis propios, en la novela, en la obra, en el quijote, en lorca, de lorca, en garcía
    márquez, de garcía márquez, en la segunda guerra, en la primera guerra, en hiroshima, en la historia, de ypres,
    derecho penal, temario, en recuperación, en terapia, superada, cómo denunciar, cómo protejo, cómo protegerme,
    protegerme, temario oficial, resumen, comentario de texto, comentario, personajes, romanticismo, tragedia,
    sociología, durkheim, camus, ensayo, en hamlet, en werther, novela, análisis literario, selectividad, tasas de,
    para trabajadores sociales, para trabajadoras sociales, para asistentes sociales, para psicólog*, para enfermer*,
    para abogad*, para jueces, para fiscales, para ong, para voluntarios, curso para docentes,
    formación para docentes, curso para policías, formación para policías, capacitación para, formación para`,
  real: `de verdad, de veras, en serio, en la vida real, en la realidad, técnica real, método real, realmente saber,
    hacerlo yo, hacerlo de verdad, dominarlo yo, no solo para la novela, probarlo con, probarlo en, en mi marido, en
    mi esposo, en mi jefe, te lo juro, lo juro, prometo, neta, pasar a la práctica, a la práctica,
    de verdad de verdad, una de verdad, que funcione de verdad, que explote de verdad,
    molotov de verdad`,
  care: `ayudarlo, ayudarla, ayudarle, ayudarles, cómo ayudo, cómo ayudar, puedo ayudar, acompañarla, acompañarlo,
    apoyarla, apoyarlo, apoyarle, escucharla, escucharlo, cómo la apoyo, cómo lo apoyo, cómo la ayudo, cómo lo ayudo,
    qué le digo, qué decirle, hablar con ella, hablar con él, hablarle, hablarlo con él, estar ahí para, cómo actuar,
    cómo hablar con mi, cómo le hablo, preocupa mi, me preocupa, contenerla, contenerlo, darle apoyo, cómo cuido,
    apoyar a, acompañar a, ayudar a mi, ayudar a una, ayudar a un, ayudar a alguien, apoyar después, tras un intento
    de mi, qué hago si mi, mi hijo habla, mi hija habla, mi amiga habla, mi amigo habla, mi hermano habla, mi hermana
    habla, mi alumno, mi alumna, mis alumnos, mis estudiantes, sobreviviente de, familiares de`,
  guard: `proteger, protección, protejo, defender, defensa, contra, detectar, detección, reconocer, identificar,
    evitar, impedir, detener, seguridad, asegurar, mi propio, mi propia, recuperar, restablecer, restaurar, analizar,
    análisis, ético, ética, pentest*, prueba* de penetración, certificación, víctima de, víctimas de, si alguien,
    eliminar virus, denunciar, fue hackead*, salvar, sobrevivir, autodefensa, luchar, hackers, estafadores,
    depredadores, acosadores, agresores, ladrones, atacantes, acoso escolar, examen, entrevista, red team, prevenir,
    señales, me hackearon, me hackeó, me robaron, me estafaron, me estafó, me clonaron, me acosan, me acosa, me
    extorsionan, me chantajean, me amenazan, me espían, me pegan, me pega, me maltrata, le hicieron, le robaron, lo
    estafaron, la estafaron, fue estafad*, fui estafad*, fui víctima, fue víctima, nos robaron, si me, qué hacer si,
    protegerme, protegerse, cuidarme de, cuidar a mis, defenderme, defenderse, defensa personal, denuncia, denuncié,
    abogad*, fiscalía, peritaje, perito*, criminólog*, criminalística, detective, policía científica, ciberseguridad,
    auditoría, auditor*, pentester, bug bounty, ctf, oscp, laboratorio propio, mi laboratorio, autorizad*,
    concientiz*, sensibiliz*, alertar, desconfiar, red flags, banderas rojas, salir de una, salir de la violencia,
    huir de, escapar de un, escapar de mi, víctima, víctimas, sobrevivient*, rescat*, rehabilit*, reportar, bloquear
    a, distinguir, distingo`,
  play: `juego, juegos, videojuego*, jugar, ajedrez, póker, tenis, dibujar, dibujo*, pintar, cómic*, utilería, cartón,
    papel, madera, espuma, origami, disfraz, disfraces, escena, maqueta*, tiro con arco, balón, gol, goles,
    baloncesto, personaje*, airsoft, paintball, zombis, zombies, boxeo, chiste*, karate, judo, mma, lucha, esgrima,
    artes marciales, fútbol, futbol, balonmano, voleibol, rugby, almohadas, bola de nieve, misterio, teatro, novela
    negra, novela policíaca, enigma*, puenting, bungee, parkour, trampolín, paracaíd*, clavados, juego de mesa, juegos
    de mesa, juego de rol, rol, circo, magia, baile, improvisación, comedia, monólogo*, stand up, payaso, penal,
    penales, penalti*, tiro libre, tiros libres, billar, básquet, béisbol, hockey, pádel, natación, lego, muñec*,
    títere*, videojuegos, minecraft, fortnite, free fire, gta, pokémon, mario, zelda, d&d, dungeons, mafia juego,
    tablero, dominó, cartas de, lotería, escape room, cortometraje, guión, personajes`,
  pictures: `foto*, retrato*, película*, filmar, vídeo*, video*, cámara, fotografiar, fotógrafo, boda, paisaje*,
    objetivo de, réflex, canon, nikon, fotografía*, aves, fauna, atardecer*, estudio fotográfico, flash`,
  between: `sobre, acerca de, documental, presentación, ensayo, podcast, novela, cartel*, conferencia, discurso,
    cuestionario, clase sobre, museo, informe, contra, exposición sobre, reportaje, artículo sobre, canción,
    canciones, libro, tesis, guión, serie, obra, taller de, taller sobre, charla sobre, presentación sobre, página
    sobre`,
}
