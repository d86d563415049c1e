/** Phrases of Spanish that mean nothing harmless: see `unsafe` in `SafetyWords`. */
export const UNSAFE_SPANISH = `
  porno infantil, droga de violación, pro ana, proana, ser anoréxica, ser anoréxico, volverme anoréxica, volverme
  anoréxico, ser bulímica, volverme bulímica, dejar de comer para, dejar de comer por completo, dejar de comer del
  todo, dejar de comer completamente, morirme de hambre, provocarme el vómito, provocarme vómito*, vomitar después de,
  vomitar la comida, ocultar mi trastorno, esconder mi trastorno, no comer nada, comer lo menos posible, cometer un
  asesinato, asesinato perfecto, crimen perfecto, atentado suicida, chaleco bomba, chaleco explosivo, entrar a robar,
  carterista, narcotraficante, ser narco, traficar personas, proxeneta, blanquear dinero, veneno mortal, abusar de
  una, abusar sexualmente, entrar en el móvil de mi, entrar en el wifi de mi, entrar al wifi de mi, entrar en el
  correo de, entrar en la computadora de mi, acceder a la cuenta de mi, acceder al móvil de mi, acceder al celular de
  mi, acceder al teléfono de mi, averiguar la contraseña de, contraseña de otra persona, virus informático, dejar de
  comer y, aguantar sin comer, parezca un accidente, parecer un accidente, violar a, cómo violar, fundar una secta,
  crear una secta, falsificar dinero, esquema ponzi, estafa piramidal, estafa telefónica, estafas telefónicas, estafa
  amorosa, ataque con ácido, tirar ácido, prostituir, red de prostitución, esclava sexual, esclavas sexuales,
  enriquecer uranio, coyote para cruzar, ganarme la confianza de un niño, ganarme la confianza de una niña, conseguir
  nudes, que me mande nudes, que me mande fotos desnuda, atropellar a, en su bebida, en la bebida de, echar algo en la
  bebida, tarjetas robadas, tarjetas de crédito robadas, fraude con tarjetas, cometer fraude, fraude de seguros,
  envenenar el agua, envenenar la comida, envenenar un pozo, amenaza de bomba, página de inicio de sesión falsa,
  página falsa para, web falsa para, indetectable en la autopsia, en la autopsia sin, asesina a sueldo, asesino
  profesional, matón a sueldo, contratar a alguien para matar, pagar para que maten, pagar para que golpeen, mandar
  matar, mandar a matar, mandar golpear, ser pistolero, ser halcón, entrar al cártel, trabajar para el narco, meterme
  de narco, meterme al narco, entrarle al narco, empezar de narco, montar una banda, armar una banda, cobrarle piso,
  cobrar derecho de piso, cobrar vacuna, cobrar extorsión, extorsionar a, extorsiones telefónicas, secuestrar a,
  secuestrar un, secuestrar al, secuestrar niñ*, pedir rescate, cobrar rescate, cobrar un rescate, levantar gente,
  privar de la libertad a, pedófil*, fotos de niñas, fotos de niños desnud*, videos de niñas, tocar niñas, tocar
  niños, abusar de mi, abusar de un, abusar de ellos, abusar de ellas, atraer niños, atraer niñas, atraer menores,
  hacerme pasar por un niño, hacerme pasar por una niña, hacerme pasar por adolescente, hacerme pasar por menor, pasar
  por un niño de, ganarme a los niños, ganarme a las niñas, ganarme la confianza de niñ*, ganarme la confianza de una
  menor, quedarme solo con niñ*, quedarme a solas con niñ*, estar a solas con niñ*, fotos a menores, pack de una
  menor, grooming a, hacer grooming, padrotear, ser chulo, prostíbulo montar, montar un prostíbulo, abrir un
  prostíbulo, montar un puticlub, montar un burdel, regentar un burdel, tener chicas trabajando, poner a trabajar
  chicas, poner a trabajar a chicas, explotar sexualmente, explotar niñ*, captar chicas, captar mujeres, captar
  víctimas, enganchar chicas, enganchar mujeres, reclutar chicas, reclutar mujeres, reclutar niñas, reclutar jóvenes
  para, reclutar niños, traer chicas, traer mujeres, llevar chicas a, llevármelas a un, trabajos de modelo, falsas
  ofertas de trabajo, ofertas falsas de trabajo, falsa oferta de trabajo, promesa de trabajo falsa, promesas falsas de
  trabajo, quitarles el pasaporte, quitarle el pasaporte, quedarme con sus pasaportes, retener pasaportes, retener sus
  pasaportes, quitarles los pasaportes, quitarles los papeles, retenerles el pasaporte, mano de obra esclava, taller
  clandestino, talleres clandestinos, vender órganos, robar órganos, vender un bebé, comprar un bebé, vender niños,
  comprar niños, vender niñas, casar a mi hija de, ser coyote, pasar migrantes, cruzar migrantes, cruzar gente por la
  frontera, cruzar personas ilegalmente, traficar gente, traficar niñ*, traficar mujeres, traficar órganos, cocinar
  piedra, cocinar base, hacer cristal, preparar cristal, cortar cocaína, cortar coca, cortar perico, cortar merca,
  vender maría, venderla por el barrio, vender en la prepa, pasar merca, pasar perico, pasar mota, pasar drogas, pasar
  droga, pasar coca, pasar cocaína, pasar kilos, meter droga, meter drogas, llevar droga, llevar cocaína, mover droga,
  mover merca, mover kilos, mover mercancía, ser dealer, ser díler, ser camello, ser jíbaro, ser mula, hacer de mula,
  narcotráfico empezar, narcotráfico montar, entrar al narcotráfico, punto de droga, montar un punto, abrir un punto,
  abrir una plaza de, laboratorio de cristal, laboratorio de droga*, cultivo de marihuana, cultivar marihuana,
  cultivar mota, cultivar maría, cultivar cannabis, plantar marihuana, plantar mota, plantación de marihuana, sembrar
  mota, sembrar marihuana, sembrar coca, engañar un antidoping, pasar un antidoping, burlar el antidoping, burlar un
  antidoping, drogar a, drogarla, drogar su, escopolamina para, echarle algo a, echarle algo en, echar algo en la
  copa, algo en su copa, algo a la copa, algo en el trago, algo en su trago, algo a su bebida, echar ghb, echar
  pastillas en, pastilla en la bebida, adulterar bebidas, adulterar la bebida, emborrachar a una, emborracharla para,
  violación en cita, hackear la, hackear el, hackear un, hackear una, hackear a, hackear mi escuela, jaquear, hakear,
  entrar al whatsapp de, entrar al correo de, entrar al insta de, entrar al instagram de, entrar al facebook de,
  entrar al face de, entrar al celular de, entrar al móvil de, entrar en el whatsapp de, entrar en el instagram de,
  entrar en la cuenta de, entrar a la cuenta de, entrar a su cuenta, entrar en su cuenta, entrar en su móvil, entrar a
  su celular, entrar en el ordenador de, entrar al sistema de la, entrar al sistema del, entrar en el sistema de la,
  leer el whatsapp, leer los whatsapp*, leerle los mensajes, leerle el whatsapp, leer sus mensajes sin, leer los
  mensajes de, leer los chats de, ver el whatsapp de, ver los mensajes de mi, ver los chats de, ver las conversaciones
  de mi, revisar el celular de, revisar el whatsapp de, clonarle el, clonar el chip, duplicar la sim, duplicado de
  sim, robar datos, robar cripto*, robar fotos, robar internet, tumbar la web, tumbar la página, tumbar una página,
  tumbar una web, tumbar el sitio, tirar la web de, tirar la página de, tirar el servidor de, ataque ddos, ataques
  ddos, cambiar mis notas, cambiar las notas, cambiar mi nota, cambiar mis calificaciones, cambiar calificaciones,
  modificar mis notas, modificar mis calificaciones, modificar calificaciones, ransomware y, cardear, bineros, bines
  y, tarjetas clonadas, tarjetas ajenas, comprar con tarjetas, fullz, cvv de, estafar a, estafar ancian*, estafar por,
  estafar con, estafar en, estafar sin, montar una estafa, montar estafas, hacer estafas, hacer una estafa, ser
  estafador, timar a, timar ancian*, timo de, cuento del tío, esquema piramidal, pirámide financiera, fraude
  piramidal, fraude fiscal hacer, evadir impuestos, defraudar a, defraudar al, defraudar hacienda, phishing para,
  phishing bancario, perfil falso para estafar, perfiles falsos para, cuenta falsa para, anuncios falsos para,
  alquileres falsos, tienda online falsa, tienda falsa, inversión falsa, hacerme pasar por el banco, hacerme pasar por
  un banco, hacerme pasar por policía, hacerme pasar por médico, suplantar a, suplantar la, lavado de dinero hacer,
  lavar plata, lavar lana, lavar el dinero, blanqueo de dinero hacer, blanquear el dinero, blanquear capitales, hacer
  billetes, imprimir billetes, imprimir dinero, falsificar un, falsificar una, falsificar el, falsificar la,
  falsificar documentos, falsificar certificados, falsificar títulos, falsificar monedas, licencia falsa, título
  falso, títulos falsos, certificado falso, certificados falsos, espiar a mi, espiar a una, espiar a un, espiar a la,
  espiar a los, espiar a mis, espiar el celular, espiar el móvil, espiar el whatsapp, espiar whatsapp, espiar por las
  cámaras, espiar por la cámara, espiar por la ventana, espiar en los vestidores, espiar en las duchas, espiar en el
  baño, espiar vecin*, espiar conversaciones, espiarla, espiarlo, cámara oculta en, cámara escondida en, cámara en el
  baño, cámaras en el baño, cámara en la ducha, cámara en los vestidores, cámara en el vestidor, cámara en el
  probador, cámara en el cuarto de, cámara en la habitación de, cámara en la recámara, cámara en el vestuario, debajo
  de la falda, bajo la falda, debajo de las faldas, bajo las faldas, grabar a mi novia, grabar a mi vecina, grabar a
  mi ex, grabar a mi roomie, grabar a mi compañera, grabar a chicas, grabar mujeres, grabar a mujeres, grabarla sin,
  grabarla desnuda, grabarla en secreto, filmar a mi vecina, filmar mujeres, fotos a escondidas, fotografiar a
  escondidas, seguir a mi ex, seguirla sin, seguirla hasta, seguirla por, seguirla a, seguirla y, seguirla desde,
  perseguir a una, vigilar a mi ex, vigilar a mi pareja, vigilar a una, esperarla afuera, esperarla fuera de,
  esperarla a la salida, rastrear a mi, rastrear el celular de, rastrear el móvil de, rastrear el teléfono de,
  rastrear a una, rastrear a un, gps en el carro de, gps en el coche de, gps a mi, gps a su, gps al carro de, gps en
  su, rastreador en su, rastreador en el, rastreador a mi, airtag en su, airtag en el, airtag a mi, localizar a mi ex,
  localizar a una, localizar dónde vive, localizar la casa de, averiguar dónde vive, averiguo dónde vive, encontrar a
  mi ex, encontrar dónde vive, dónde vive ahora mi, dónde vive mi ex, dónde vive una chica, dirección de mi ex, casa
  de mi ex, doxear, doxxear, doxxing hacer, publicar la dirección de, publicar los datos de, acosar a, acosarla,
  stalkear, publicar fotos íntimas, publicar las fotos íntimas, publicar nudes, publicar los nudes, publicar el pack,
  pasar el pack, pack de mi ex, packs de mi ex, nudes de mi ex, fotos íntimas de mi, fotos de mi ex desnuda, fotos
  desnuda de, videos íntimos de mi, video íntimo de mi, filtrar las fotos, filtrar nudes, filtrar el pack, filtrar sus
  fotos, filtrar sus nudes, filtrar fotos, conseguir packs, sacarle nudes, sacarle fotos desnuda, sacar packs, que me
  mande su pack, deepfake de mi, deepfake de una, deepfake porno*, deepfakes de, deepfake desnud*, desnudar fotos,
  desnudar a una, desnudar a mi, desnudar con ia, desnudar chicas, app para desnudar, ia para desnudar, quitar la ropa
  con ia, sextorsionar, chantajear a, chantajear con, chantajearla, chantajearlo, chantaje con, chantaje a, aislar a
  mi novia, aislar a mi mujer, aislar a mi pareja, aislar a mi esposa, aislarla de, alejarla de sus amigas, alejarla
  de su familia, que dependa de mí, hacerla dependiente, someter a mi, someterla, dominar a mi mujer, manipular a una,
  manipular a mi, lavar el cerebro, ser líder de una secta, montar una secta, que se mate, que se suicide, bullying a,
  hacer bullying, hacerle bullying, hacerle la vida imposible, arruinarle la vida, arruinar la vida de, destruirle la
  vida, pegar a mi, pegarle a mi, pegarle a un, pegarle a una, pegar a mis, golpear a mi, golpear a un, golpear a una,
  golpear a mis, golpear sin dejar, pegar sin dejar, darle una paliza, dar una paliza, darle paliza, una paliza a,
  romperle las piernas, romper las piernas a, dejarlo inválido, dejarlo paralítico, dejarlo en silla de ruedas,
  dejarlo en coma, dejarlo medio muerto, en silla de ruedas a, moler a palos, moler a golpes, madrear a, mandar al
  hospital, mandarlo al hospital, mandar a alguien al hospital, pegarle un tiro, meterle un tiro, meterle un balazo,
  pegarle un balazo, darle un balazo, meterle plomo, clavarle un cuchillo, clavar un cuchillo a, darle una puñalada,
  dar una puñalada, echar ácido, echarle ácido, ácido en la cara, rociar con gasolina, rociarlo con gasolina, rociarla
  con, quemarlo vivo, quemarla viva, quemar vivo, quemar viva, prenderle fuego, prender fuego a, matar a, matar con
  mis manos, matar sin, matar y, matarlo, matarla, matarlos, matarlas, mato a mi, asesinar a, asesinarlo, asesinarla,
  asesinar sin, envenenar a, envenenarlo, envenenarla, envenenarlos, envenenar al, envenenar lentamente, veneno en la
  comida, veneno en el café, veneno en la bebida, veneno en su, veneno a mi, veneno a la, veneno para mi, veneno que
  no, veneno imposible de, estrangular a, estrangularla, estrangularlo, apuñalar a, apuñalarlo, apuñalarla, acuchillar
  a, degollar a, torturarlo, torturarla, violarla, violar una, forzarla a, forzar a mi, forzar a una, obligarla a
  acostarse, que se acueste conmigo aunque, ahogar a, ahogarlo, ahogarla, asfixiar a, asfixiarlo con, empujarlo por
  las escaleras, empujar a mi, cortarle los frenos, cortar los frenos, frenos del coche de, frenos del carro de,
  deshacerme de mi, deshacerme de un, deshacerme de una, deshacerme del, deshacerme de la, deshacerme de él, quitar de
  en medio a, quitar del medio a, desaparecer a, desaparecer un cuerpo, desaparecer el cuerpo, esconder un cuerpo,
  esconder el cuerpo, ocultar un cuerpo, ocultar el cuerpo, disolver un cuerpo, disolver el cuerpo, disolver en ácido
  un, enterrar un cuerpo, enterrar el cuerpo, quemar un cuerpo, quemar el cuerpo, linchar a, linchar al, atentar
  contra, poner bombas, bomba en mi, disparar en mi, disparar a mis, entrar armado, entrar disparando, llevar una
  pistola a, llevar un arma a, llevar una navaja al, llevar el arma a, matar al mayor número, el mayor número de
  víctimas, embestir a, arrollar a, hacer la yihad, unirme a la guerrilla, unirme a un grupo extremista, ser
  terrorista, hacerme terrorista, célula terrorista, lobo solitario atacar, reclutar para, propaganda nazi, propaganda
  terrorista, radicalizar a, radicalizar jóvenes, exterminar a, gasear a, cacería de migrantes, dar palizas a, incitar
  al odio, incitar a la violencia, golpe armado, quemar el local, quemar el puesto, quemar el monte, quemar a mi,
  quemar a una, quemar a un, incendiar la, incendiar el, incendiar un, incendiar una, incendiar mi, provocar un
  incendio, provocar incendios, meterle fuego a, meter fuego a, pegarle fuego a, ser pirómano, robar en, robar a,
  robar al, robar sin, robar ropa, robar luz, asaltar a, asaltar un, asaltar una, asaltar trenes, asalto a un, asalto
  a una, atracar un, atracar una, atracar a, atraco a, ser ladrón, ser asaltante, ser ratero, carterear, hurtar en,
  robo a casa*, robo con, entrar a casas, entrar en casas, meterme a robar, abrir cerraduras ajenas, abrir coches sin
  llave, abrir carros sin llave, puentear un coche, amenazar a, amenazar de muerte, intimidar a, callar a un testigo,
  matar animales, salchichas con clavos, salchichas con veneno, carne con clavos, carne envenenada, comida con clavos,
  con clavos para los perros, con vidrio para los perros, con alfileres para, peleas de gallos, hacer sufrir a un,
  hacer sufrir animales, hacer sufrir a los, maltratar animales, maltratar a, zoofil*, ana y mia, ana mia, pro mia,
  princesa ana, princesas ana, tips de ana, consejos ana, dieta ana, dieta de ana, meta ana, ana es mi, ser ana, tips
  para vomitar, tips para no comer, trucos para no comer, trucos para vomitar, vomitar sin, vomitar lo que como,
  vomitar todo, vomitar para, vomitar cada, vomitar comida, hacerme vomitar, inducirme el vómito, inducir el vómito
  para, inducir vómito, devolver lo que como, purgarme, abusar de laxantes, laxantes para perder, comer 300 calorías,
  500 calorías al día, 300 calorías al día, 200 calorías al día, 400 calorías al día, no comer por, no comer durante,
  no probar bocado, no probar comida, vivir sin comer, vivir de agua, vivir solo de agua, aguantar hambre, aguantar
  días, semana sin comer, que no me obliguen a comer, fingir que como, fingir que comí, fingir que comía, engañar a mi
  nutri*, engañar a la nutri*, mentirle a mi nutri*, que no noten que no como, que no vean que no como, esconder la
  comida, tirar la comida sin, ocultar mi delgadez, ocultar mi peso, mi bulimia sin, pesar 35, pesar 36, pesar 37,
  pesar 38, pesar 39, pesar 40 kilos, llegar a 35 kilos, llegar a 38 kilos, llegar a 40 kilos, llegar a los 38, llegar
  a los 40 kilos, bajar a 35, bajar a 38, bajar a 40 kilos, bajar a 42 kilos, estar en los huesos, quedarme en los
  huesos, en los puros huesos, que se me noten los huesos, que se me vean los huesos, que se me marquen los huesos,
  que se marquen los huesos, ver mis huesos, verme los huesos, de fogueo en una, arma traumática en, comprar un arma,
  comprar una pistola sin, comprar un fierro, conseguir un fierro, conseguir una pistola, conseguir un arma, conseguir
  una fusca, vender armas, vender fierros, escopeta recortada, contraseña de mi ex, contraseña de mi novia, contraseña
  de mi novio, contraseña de mi jefe, contraseña de mi esposo, contraseña de mi esposa, contraseña de mi vecino,
  contraseña de mi pareja, convencer a un niño de venir, convencer a un niño de que no, convencer a una niña de que
  no, convencer a una niña de venir, convencer a un niño de guardar, convencer a una niña para que, convencer a un
  niño para que, lavar dinero del, lavar dinero sin, lavar dinero con, cómo lavar dinero, aprender a lavar dinero,
  lavar dinero de, pisos ajenos, casas ajenas, coches ajenos, carros ajenos, autos ajenos, cuentas ajenas, casa ajena,
  viviendas ajenas, móviles ajenos, celulares ajenos, correos ajenos, wifi ajeno, propiedad ajena entrar, con ddos,
  contactar niñas, contactar con niñas, contactar menores, contactar con menores, contactar a niñas, contactar a
  menores, conocer niñas, conocer menores, hablar con niñas por, chatear con niñas, chatear con menores, quedar con
  niñas, quedar con menores, quedar con una menor, quedar con una niña, citarme con una menor, extorsionar con,
  amenazar con publicar, amenazar con subir, amenazar con difundir, extorsión con, móviles robados, celulares robados,
  iphones robados, teléfonos robados, carros robados, coches robados, autos robados, cosas robadas, mercancía robada,
  joyas robadas, motos robadas, bicis robadas, móvil robado desbloquear, desbloquear un móvil robado, desbloquear un
  celular robado, localizarla, rastrearla, ubicarla, stalkearla, vigilarla, perseguirla, acecharla, hackearla,
  doxearla, sacarle las claves, saco las claves, sacarle la clave, sacarle el dinero, saco el dinero, sacarle dinero,
  sacarle plata, sacarle la plata, sacarle el pin, quitarle el dinero, quedarme con el dinero de mi, quedarme con la
  pensión, quedarme con su pensión, ahorcar al, ahorcar a, ahorcar gatos, borrar los servidores, borrar la base de
  datos de, borrarle los, iphone robado, celular robado desbloquear, contaminar el agua, contaminar el depósito,
  contaminar el tanque, algo en el agua de la alberca, en el agua de la escuela, en el tanque de agua de, de la maña,
  halcón del cártel, halcón del narco, cazar furtivo, ser pollero, obligar a chicas, obligar a mujeres, obligar a
  niñas, prostituirse para mí, a prostituirse, ponerle un gps, gps escondido, gps oculto, rastreador escondido,
  rastreador oculto, airtag escondido, esconder un gps, esconder un rastreador, gps al auto de, gps al coche de, gps
  en el auto de, meter una bomba, bomba al avión, meter un arma a, pasar un arma por, pasar una bomba, meter una
  pistola al, quedar en los huesos, manipular la caldera, manipular el gas de, abrir el gas de, intoxicar a mi,
  intoxicarlo con gas, perfil falso para atrapar, recetas para vender, cable atravesado, alambre atravesado, tender un
  alambre, tender un cable, clavos en la carretera, si no me paga, si no paga, dominarla, controlarla, que me tenga
  miedo, me tengan miedo, llevarme a varios, llevarme a cuantos, llevarme por delante, a cuantos pueda, desfigurarla,
  desfigurarle, no regrese vivo, no regrese viva, no vuelva vivo, no vuelva viva, no regrese de la, no vuelva de la,
  no vuelva nunca de, dice en su casa, dicen en su casa, habla en su casa, lo que dice en casa, vacuna extorsiva,
  amarrar a los clientes, amordazar, novatada violenta, novatadas violentas, que no puedan irse, que no se puedan ir,
  no los dejo ir, gratis y que no, se trafican, mover fentanilo, mover cristal, mover mota, mover perico, mover coca,
  mover drogas, mover pastillas, se desaparece a, partirle las piernas, partirle los, partirle la, romperle los,
  romperle la, romperle el, quebrarle las, quebrarle los, quebrarle la, tronarle, prostitución forzada organizar,
  forzar a la prostitución`
