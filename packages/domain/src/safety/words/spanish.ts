import type { SafetyWords } from '../safety-words.ts'
import { ACTS_SPANISH } from './spanish-acts.ts'
import { CRISIS_SPANISH } from './spanish-crisis.ts'
import { HARMLESS_SPANISH } from './spanish-harmless.ts'
import { PEOPLE_SPANISH } from './spanish-people.ts'
import { UNSAFE_SPANISH } from './spanish-unsafe.ts'

export const SPANISH: SafetyWords = {
  language: 'es',
  verbFirst: true,
  ...CRISIS_SPANISH,
  ...ACTS_SPANISH,
  ...PEOPLE_SPANISH,
  ...HARMLESS_SPANISH,
  unsafe: UNSAFE_SPANISH,
  misspelt: `suicidio, suicidarme, suicidarse, explosivo, explosivos, hackeo, cocaína, heroína, marihuana,
    metanfetamina, fentanilo, anfetamina, secuestrar, secuestro, envenenar, estrangular, apuñalar, chantajear,
    extorsionar, ametralladora, municiones, dinamita, molotov, silenciador, pasaporte, contraseña, contraseñas,
    instagram, whatsapp, facebook, anoréxica, somníferos, pastillas, paracetamol, ransomware, malware, phishing,
    terrorista, atentado, masacre, tiroteo, pederasta, pornografía, autolesionarme, ahorcarme, falsificar,
    falsificado, sicario, prostituirse, enseñame`,
  request: `sicario, sicaria, sicarios, sicariato, pederasta, pedofilia, proxenetismo, padrote, torturar, apalear,
    trabajo esclavo, trabajo forzado, matrimonio forzado, tráfico de órganos, trata de mujeres, trata de blancas,
    trata de personas, guerra racial, limpieza étnica hacer, secuestros, un secuestro, secuestro virtual, secuestro
    exprés, secuestro express, extorsión telefónica, cobro de piso, cobrar piso, levantones, burundanga, sumisión
    química, laboratorio clandestino, narcolaboratorio, narcomenudeo, narcopiso, maniatar, desfigurar, descuartizar,
    desmembrar, caza furtiva, pelea de perros, peleas de perros, perros de pelea, perro de pelea, sextorsión, lavado
    de cerebro, facturas falsas, firma falsa, papeles falsos, identificación falsa, falopa, paseo millonario, fleteo,
    cogoteo, un tiroteo, una masacre, una matanza, atropello masivo, atentado contra, atentado en, matanza en, masacre
    en, tiroteo en, incendio provocado, estafa con, estafa de, estafas por, estafas con, cuerno de chivo, cuernos de
    chivo, un ddos`,
  ask: `ayúdame, ayúdenme, ayúdeme, ayuda para, ayuda pa, me ayudas, me ayude, me ayuden, me ayudan, me puedes ayudar,
    me pueden ayudar, ayudarme, necesito ayuda para, oriéntame, quisiera orientación para, asesórame, necesito
    orientación, probar la seguridad, contra un ayuntamiento, contra una empresa, contra una escuela, contra mi
    escuela, contra mi ex, contra el gobierno, contra un hospital, contra la policía, contra mi vecino, contra mis,
    contra inmigrantes, contra migrantes, contra una mezquita, contra un banco, contra el banco, contra una web,
    contra mi jefe`,
  evade: `sin que me agarren, sin q me agarren, sin que me pillen, sin que me cachen, sin que me atrapen, sin que me
    descubran, sin que me detengan, sin que me vean, sin que me detecten, sin que me rastreen, sin que me caiga, sin
    que me cojan, sin que me metan preso, sin que me arresten, sin que me identifiquen, sin que me reconozcan, sin que
    me denuncien, sin que me atrape, sin que me pille, sin que me agarre, sin que me descubra, sin que me note, sin
    que nos, sin que te, sin que se note, sin que se noten, sin que se vea, sin que se sepa, sin que se entere, sin
    que se enteren, sin que se dé cuenta, sin que se den cuenta, sin que lo sepa, sin que lo sepan, sin que sepa, sin
    que sepan, sin que ella, sin que él, sin que nadie, sin que la policía, sin que los polis, sin que los vecinos,
    sin que sospech*, sin ser visto, sin ser vista, sin ser descubierto, sin ser descubierta, sin ser detectado, sin
    ser atrapado, sin ser detenido, sin ser rastreado, sin ser notado, sin dejar rastro*, sin dejar huella*, sin dejar
    pruebas, sin dejar evidencia*, sin dejar marca*, sin dejar señales, sin rastro, sin huellas, sin levantar
    sospech*, sin despertar sospech*, sin llamar la atención, sin activar la alarma, sin ir a la cárcel, sin ir preso,
    sin caer preso, sin caer en la cárcel, sin acabar en la cárcel, que no me pillen, que no me agarren, que no me
    cachen, que no me atrapen, que no me descubran, que no me detecten, que no se note, que no se noten, que no se dé
    cuenta, que no se entere, que no se enteren, que no sospech*, que nadie lo sepa, que nadie sepa, nadie se entere,
    nadie se dé cuenta, nadie sospeche, nadie me descubra, ni se entere, ni cuenta se dé, evitar a la policía, evitar
    la policía, evitar la cárcel, evitar ser detectado, evitar ser descubierto, evitar que me pillen, evitar que me
    agarren, evitar que me descubran, evitar sospechas, evitar los controles, evitar las cámaras, evadir a la policía,
    evadir la justicia, evadir controles, evadir las cámaras, escapar de la policía, escapar de la justicia, burlar a
    la policía, burlar la seguridad, burlar la aduana, burlar los controles, burlar el control, pasar la aduana, pasar
    la seguridad, pasar por seguridad, pasar por la aduana, parezca accidente, parezca natural, parezca muerte
    natural, parezca un, crean que fue, que crean que, que piensen que fue, que pareciera, borrar huellas, borrar las
    huellas, borrar mis huellas, borrar pruebas, destruir pruebas, destruir las pruebas, destruir evidencia, impune,
    impunemente, salirme con la mía, salir libre, irrastreable*, indetectable*, imposible de rastrear, no se pueda
    rastrear, no puedan rastrear, no rastreable, nadie pueda rastrear, de forma anónima, a cambio de rescate, a cambio
    de dinero, sin que caiga la cana, sin caer en cana, sin que caiga la yuta, sin que caiga la tira, sin que caiga la
    policía, sin orden ni nada, sin rodar`,
  breakIn: `hackear, hackeo, hackea, hacking, piratear, crackear, meterme en, acceder sin, saltarme, burlar, robar,
    robo, secuestrar, interceptar, tomar el control, vulnerar, infiltrarme, atacar, tumbar, suplantar, desbloquear un
    móvil robado, obtener la contraseña, hackear*, hackeando, hakear*, jaquear*, jakear, jaqueo, piratear*, pirateo,
    pirateando, se piratea, crackear*, craquear, vulnerar*, romper la seguridad, romper la contraseña, petar, tumbar*,
    tumbo, tirar la página, tirar la web, tirar el servidor, tirar el sistema, caer la página, saturar, ddos, ddosear,
    secuestrar*, secuestro, secuestrando, se secuestra, apoderarme, tomar control, robar*, robando, se roba, robarle,
    sustraer, clonar*, clono, clonando, clonarle, interceptar*, intercepto, interceptando, se intercepta, suplantar*,
    suplanto, suplantando, se suplanta, suplantación, infiltrar*, infiltro, meterme*, colarme, me meto, burlar*,
    burlo, burlando, se burla, vaciar*, quitar el bloqueo, cambiar mis notas, cambiar las notas, cambiar mi nota,
    cambiar mis calificaciones, cambiar las calificaciones, modificar las notas, modificar mis notas, modificar
    calificaciones, falsear, fuerza bruta, phishear, phishing a, sim swap, sim swapping, sabotear*, saboteo,
    saboteando, se sabotea, dejar sin, entrar sin permiso, acceder ilegal*, exploitar, atacar*, ataco, atacando, se
    ataca, reventar, descifrar la, adivinar la, controlar a distancia, controlar remotamente, jakear*, hackiar,
    jaquiar, hackia, crakear, kitar la clave`,
  target: `cuenta de, cuentas, cuenta, contraseña, contraseñas, clave, claves, móvil, celular, teléfono, ordenador*,
    computadora*, cámara*, red, redes wifi, servidor*, sitio web, página web, cuenta bancaria, banca en línea, banco,
    base de datos, cajero*, tarjeta de crédito, tarjetas de crédito, tarjeta*, mensajes, correo, correos, sistema,
    wasap, datos bancarios, credenciales, hospital*, notas del, celulares, cel, cels, móviles, fono, whats, whatsapps,
    guasap, face, facebook, insta, ig, tiktok, snap, tinder, onlyfans, gmail, correo electrónico, email, e mail,
    mails, dms, mensajes privados, chats, chat, icloud, compu, pc, laptop, portátil, tablet, tableta, router, módem,
    wifi, wi fi, red wifi, red de mi, red del, servidores, web de, página del, plataforma de, plataforma del, bases de
    datos, sistema del, sistemas, cámaras, webcam, webcams, cámara de, cctv, circuito cerrado, cerradura inteligente,
    banca, banca móvil, app del banco, bizum, nequi, mercado pago, paypal, tarjetas, tarjeta, cvv, datos personales,
    bitcoins, cripto*, wallet*, cajeros, cajero automático, tpv, mis notas, respuestas del examen, intranet, aula
    virtual, moodle, sim, sim card, hospitales, red eléctrica, semáforos, coche sin llave, playstation, xbox, steam,
    fortnite, free fire, roblox, fotos privadas, iphones, android, firewall, código pin, face id, bluetooth,
    vigilabebés, portero automático, las notas, las calificaciones, notas de la, el examen, los exámenes, web de mi,
    web del, de mi insti, página de mi, sistema de la, chip de, línea de, línea de otra, número de otra, cámaras de
    los, cámaras de, las cámaras, galería de, nube de, calificaciones de, mis calificaciones, billetera de, billeteras
    de, wallet de, páginas web, paginas, wasaps, guasaps, wsp, móviles robados`,
  access: `entrar, entro, entrando, acceder, accedo, ingresar, ingreso, meterme, me meto, colarme, leer, leo, leyendo,
    leerle, ver, mirar, veo, miro, ojear, abrir, abro, revisar, reviso, revisarle, checar, chequear, checarle, espiar,
    espiarle, husmear, fisgar, fisgonear, curiosear, clonar, clonarle, clono, interceptar, desbloquear, desbloquearle,
    hackear, hackearle, monitorear, monitorizar, vigilar, conectarme, conectarse, engancharme, robar, robarle,
    sacarle, cambiar, cambiarle, resetear, copiar, descargar, escuchar, grabar, duplicar, duplicarle, obtener,
    adivinar, pillar, borrar, iniciar sesión`,
  rob: `robar, asaltar, entrar a robar, forzar la cerradura, forzar cerraduras, desvalijar, colarme en, robar*,
    robando, robarle, robarme, se roba, hurtar*, hurtando, asaltar*, atracar*, atraco, meterme en, meterme a, colarme
    a, allanar, forzar la, forzar una, forzar puertas, abrir cajas fuertes, desvalijar*, saquear*, afanar*, chorear*,
    chorar, mangar*, birlar*, chingarme, bolsear*, carterear, carterista, carteristas, punguear, arrebatar, arrebato,
    tironear, robo a, robo de, hurto de, alunizaje*, butrón, robar sin, encender sin llave, hacerle el puente, sacar
    sin pagar, salir sin pagar, llevarme sin pagar, quitar alarmas, quitar la alarma, quitar el sensor, okupar, clonar
    la llave, motochorr*, portonazo*, encañonar, forzar cajas, reventar cajeros, reventar una caja, meterme a una
    casa, robar con ganzúa, robo con`,
  home: `casa, casas, piso, apartamento*, vecino*, tienda*, joyería*, banco, bancos, coche*, carro*, gasolinera,
    depa*, vivienda*, chalet*, super, supermercado*, oxxo, walmart, mercadona, zara, banco*, cajero*, caja fuerte,
    cajas fuertes, farmacia*, gasolinera*, gasolina, licorería, bodega*, camión*, camiones, furgón, blindado, tráiler,
    autos, camioneta*, moto*, motos, motocicleta*, bici*, bicicleta*, patinete*, cartera*, carteras, billetera*,
    bolso*, bolsos, mochila*, celular*, celulares, móvil*, móviles, teléfono*, iphone*, laptop*, joya*, joyas,
    relojes, dinero, maquillaje, perfume*, paquete*, paquetes, cobre, catalizador*, llanta*, luz eléctrica, ganado,
    iglesia*, oficina*, turista*, pasajeros, bolsillo*, vecin*, mercancía, ancian*, cuates, caja registradora, casa
    de, pisos, ropa de marca, ropa en, ropa sin, en el metro, en el super, carros sin, negocios, comercios,
    departamentos, relojes de, dinero de`,
  enter: `entrar, entro, entrar a, meterme, me meto, colarme, trepar, abrir, abro, forzar, forzar la, sin llave, sin
    llaves, copia de la llave, copiar la llave, duplicar la llave, allanar, escalar, ganzúas, ganzúa`,
  obtain: `conseguir, saber, averiguar, descubrir, obtener, sacar, encontrar, ver, averigu*, conocer, buscar,
    rastrear, localizar, hallar, dar con, pillar, robar, robarle, apuntar, anotar, hackear, hacerme con, sonsacar,
    adivinar, enterarme, ubicar, descubro`,
  password: `contraseña, contraseñas, clave, pin, contraseña*, claves, códigos, código de, credenciales, patrón de
    desbloqueo, usuario y contraseña, códigos de verificación, código de verificación`,
  malware: `virus informático, programa espía, software espía, troyano, gusano informático, página de phishing,
    programa malicioso, código malicioso, puerta trasera, denegación de servicio, aplicación espía, ransomware*, virus
    informáticos, virus que, virus para, un virus, troyano*, keylogger*, malware*, spyware, stalkerware, rootkit*,
    botnet*, gusano que, software malicioso, app maliciosa, app espía, apps espía, aplicaciones espía, programa para
    espiar, aplicación para espiar, app para espiar, rat para, ddos, ataque ddos, ataques ddos, ataque de denegación,
    phishing, página phishing, correo de phishing, correos de phishing, kit de phishing, smishing, web falsa, páginas
    falsas, sms falsos, mensajes falsos, correos falsos, exploit zero day, zero day, backdoor*, puertas traseras,
    infostealer*, stealer, criptominero*, cryptolocker, drainer, usb malicioso, usb infectado, wifi falso, red wifi
    falsa, punto de acceso falso, booter, bomba lógica`,
  deploy: `crear, creo, escribir, programar, desarrollar, difundir, propagar, instalar, enviar, lanzar, infectar,
    desplegar, hacer, diseñar, poner, codificar, crear*, creando, se crea, escribir*, escribo, programar*, programo,
    programando, se programa, codear, codificar*, codifico, codificando, se codifica, desarrollar*, desarrollo,
    desarrollando, se desarrolla, esparcir, distribuir, instalar*, instalo, instalando, se instala, instalarle,
    enviar*, envio, enviando, se envia, mandar*, mando, mandando, se manda, mandarle, lanzar*, lanzo, lanzando, se
    lanza, infectar*, infecto, infectando, se infecta, hago, ponerle, montar*, monto, montando, se monta, alquilar,
    comprar*, compro, comprando, se compra, vender*, vendo, vendiendo, se vende, usar, usarlo, meter, meterle,
    ejecutar, esconder, camuflar, inyectar, alojar, realizar, hacerle, clonar, destruir, tumbar, atacar, destruir su,
    red con un, empresa con un, infectar la red, borrar, borre, dañar, apagar, romper, bloquear`,
  document: `pasaporte*, dni, ine, cédula*, identificaciones, carné, carnet, carnet de conducir, licencia de conducir,
    permiso de residencia, visa*, visado*, documentación, títulos universitarios, diploma*, cédula profesional,
    certificado médico, recetas médicas, billete*, billetes, cheque*, firma*, firmas, nómina*, justificante*, baja
    médica, bajas médicas, matrículas, identidad*, tarjeta*, tarjetas de crédito, cupones, boletos, acta de
    nacimiento, testamento, escrituras, boleta*, calificaciones, bolsos de marca, pase covid, certificado covid, curp,
    documentos oficiales, documentos de identidad, título universitario, certificado de, receta médica, facturas,
    identificación oficial, placas de, dinero negro, dinero sucio, dinero del narco, relojes de lujo, recetas, receta`,
  forge: `falsific*, falsificación, falso, falsa, falsos, falsas, clonar*, clono, clonación, duplicar, adulterar,
    trucar, truchar, trucho, truchos, lavar*, blanquear*, blanqueo, suplantar*, suplantación, usurpar*, robo de, hacer
    falsos, chueco, chueca, chuecos, apócrif*, estafar con, skimmer, skimming, hacerse pasar, hacerme pasar, robar,
    robarle, falcific*, falzific*`,
  notEating: `dejar de comer, no comer, sin comer, no comer nada, ayuno extremo, 200 calorías, 300 calorías, 400
    calorías, 500 calorías, saltarme comidas, saltarme las comidas, saltarme todas, laxante*, vomitar, vómito,
    anorexia, anoréxic*, bulimia, bulímic*, matar el hambre, pasar hambre, aguantar el hambre, morir de hambre, dejo
    de comer, no como, no coma, no probar bocado, no probar comida, comer casi nada, como casi nada, no comer casi,
    comer nada, ayuno prolongado, ayuno total, 0 calorías, cero calorías, 100 calorías, 150 calorías, 250 calorías,
    350 calorías, 450 calorías, 550 calorías, 600 calorías, 700 calorías, 800 calorías, 100 kcal, 200 kcal, 300 kcal,
    400 kcal, 500 kcal, 600 kcal, 800 kcal, saltarme la cena, saltarme comida*, saltar comidas, saltarme la comida,
    saltarme el almuerzo, vivir de agua, vivir a base de agua, solo tomar agua, pura agua, a base de agua, una manzana
    al día, manzana al día, purgarme, purgas, vomitar*, vómito*, devolver la comida, provocarme, diurétic*, laxant*,
    ana y mia, thinspo, tca, trastorno alimenticio, trastorno alimentario, aguantar hambre, aguantarme el hambre,
    ignorar el hambre, engañar el hambre, quitar el hambre, quitarme el hambre, perder el apetito, quitar el apetito,
    esconder la comida, escondo la comida, tirar la comida, fingir que como, fingir que comí, fingir comer, engañar a
    mis papás, engañar a mis padres, engañar a mi mamá, mentir sobre lo que como, mascar y escupir, masticar y
    escupir, ayunar días, ayunar varios días, ayuno de 7 días, ayuno de 10 días, ayuno de agua, solo agua durante,
    purgarme después, puro agua, solo con agua, con agua nada más, ayuno seco, días de agua, días a agua, solo
    líquidos durante, una gelatina al día, un yogur al día, sin nada de comida, sin comer nada, huelga de hambre`,
  thin: `flaca, flaco, delgada, delgado, adelgazar, bajar de peso, perder peso, perder 10, perder 15, perder 20, a
    escondidas, ocultar*, esconder*, mis padres, kilos, kg, huesos, en una semana, días, semanas, rápido, esquelétic*,
    flaquit*, flaqu*, delgad*, huesuda, que se me vean, que se me noten, costillas, clavícula*, esqueleto, cadavéric*,
    thigh gap, 30 kilos, 32 kilos, 33 kilos, 34 kilos, 35 kilos, 36 kilos, 37 kilos, 38 kilos, 39 kilos, 40 kilos, 41
    kilos, 42 kilos, 43 kilos, 44 kilos, 45 kilos, 35 kg, 36 kg, 37 kg, 38 kg, 39 kg, 40 kg, 42 kg, 45 kg, bajar, bajo
    peso, imc, talla 0, talla cero, talla 32, talla 34, gorda, gordo, gord*, mi mamá, mi madre, mamá, papás, mi
    familia, familia, médico, nutrióloga, nutricionista, psicóloga, nadie, sin que, se den cuenta, se entere, se
    enteren, engañar, mentir, una semana, un mes, varios días, 3 días, 5 días, 7 días, 10 días, pesar 3*, pesar 4*,
    peso ideal ana, ultra delgada, como modelo, reducir peso, quemar grasa rápido, cintura, quedar en los huesos, en
    los huesos, puro hueso, virar hueso, palillo, esquelética, 30 días, enflacar`,
  trust: `confianza, hacerme amigo, hacerse amigo, volverme amigo, ganarme a, convencer a un niño, convencer a una niña,
    me gustan los niños, me encantan los niños, me gustan mucho los niños, amo a los niños, adoro a los niños`,
  alone: `a solas, verlos solo, quedarme solo, encontrarme con, verme con, en persona, en secreto, a escondidas, tocarlos,
    tocarlas, tocarlo, tocarla, acariciar, desnudar, desvestir, mi cuarto, mi habitación, mi casa, mi cama, a la cama,
    nuestro secreto, guardar el secreto, guardar secretos, sin sus padres, sin los padres, sin que sus padres`,
  disable: `paralizar, paralizo, sabotear, saboteo, sabotaje, tumbar, tumbo, inutilizar, dejar sin servicio,
    dejar fuera de servicio, colapsar, hacer caer, hacer colapsar, infectar, infecto, desactivar, destruir,
    secuestrar, pedir rescate`,
  institution: `hospital*, urgencias, emergencias, red eléctrica, central eléctrica, planta de agua, agua potable, ayuntamiento,
    municipalidad, alcaldía, ministerio*, gobierno, aeropuerto*, ferrocarril, miles de, cientos de, millones de,
    de otras personas`,
  systems: `red, redes, sistema, sistemas, servidor*, datos, base de datos, ordenadores, computadoras, computadores, pcs,
    infraestructura*, sitio`,
  con: `estafar, estafo, estafarles, timar, timo, engañar, embaucar, desplumar, sacarles, sacar dinero, sacar el dinero,
    robarles, defraudar, chorear, tumbarle`,
  frail: `ancian*, viejit*, viejos, viejas, abuelit*, abuelas, abuelos, personas mayores, gente mayor, adultos mayores,
    tercera edad, jubilad*, pensionist*, pensionad*, viuda*, gente sola, personas solas, solitari*, ahorros,
    inmigrantes, migrantes`,
  sedate: `drogar, drogarla, drogo a, dopar, doparla, dormir a, dejar inconsciente*, dejarla inconsciente,
    dejar sin conocimiento, noquear, sedar, anestesiar, burundanga, escopolamina, echarle algo`,
  exhausted: `no puedo más, no puedo mas, ya no puedo, ya no aguanto, no aguanto más, no aguanto mas, no doy más, no doy mas,
    no soporto más, harto de todo, harta de todo, cansado de todo, cansada de todo, me rindo, estoy agotad*,
    no quiero más`,
  pointless: `no le veo sentido a nada, no le encuentro sentido a nada, sentido a la vida, todo es inútil,
    no tiene sentido nada, no tiene sentido vivir, nada tiene sentido, para qué seguir, para qué vivir,
    para que seguir, no vale la pena nada, nada vale la pena, sin esperanza, ninguna esperanza, para qué todo,
    todo da igual`,
  affairs: `regalé mi perro, regalé a mi perro, regalé mi gato, regalé a mi gato, regalé mis mascotas, regalé mis cosas,
    regalado mis cosas, di mi perro, di a mi perro, di en adopción, dado en adopción, mi perro está con,
    mi perro ya está, mi gato está con, mi gato ya está, mis mascotas ya, dejé mi perro, dejé a mi perro,
    todo arreglado, arreglar todo, dejé todo, todo en orden, todo resuelto, me despedí, me he despedido, despedirme,
    mi testamento, cerré mis cuentas,
    regalé mi, regalé mis, regalé todo, mi ropa todo`,
  leaving: `de todos, de todo el mundo, puedo irme, por fin irme, irme en paz, irme tranquil*, ya me puedo ir, para siempre,
    no estaré, no voy a estar, ya no estaré, ya no voy a estar, dejo de existir, descansar por fin, por fin descansar,
    olvida la lección, olvida la clase, no tener que aguantar,
    luego nada, después nada, y luego ya`,
}
