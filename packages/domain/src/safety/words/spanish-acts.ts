/** What is made, sold, planted and attacked, in Spanish: see `SafetyWords`. */
export const ACTS_SPANISH = {
  produce: `fabricar, fabrica, fabrico, fabricación, hacer, hago, haciendo, construir, construyo, crear, montar,
    armar, ensamblar, preparar, preparo, mezclar, mezclo, sintetizar, síntesis, cocinar, cocino, producir, producción,
    extraer, cultivar, imprimir, impresora 3d, receta*, casera*, casero*, elaborar, confeccionar, modificar,
    convertir, poner una, lanzar, detonar, desarrollar, obtener, fabricar*, fabricando, se fabrica, hacer*, haco,
    construir*, montar*, monto, montando, se monta, armar*, armo, armando, se arma, ensamblar*, ensamblo, ensamblando,
    se ensambla, preparar*, preparando, se prepara, mezclar*, mezclando, se mezcla, sintetizar*, sintetizo,
    sintetizando, se sintetiza, cocinar*, cocinando, se cocina, cocina, producir*, cultivar*, cultivo, cultivando, se
    cultiva, plantar*, planto, plantando, se planta, sembrar, imprimir*, imprimo, improvisar, improvisada,
    improvisado, diseñar, elaborar*, elaboro, elaborando, se elabora, transformar*, transformo, transformando, se
    transforma, modificar*, modifico, modificando, se modifica, recortar, detonar*, detono, detonando, se detona,
    hacer estallar, hacer explotar, activar, soltar*, liberar*, lanzar*, esparcir, dispersar, colocar*, plantar una,
    ingredientes, ingredientes para, receta, fórmula de, fórmula para, planos de, plano de, instrucciones para, manual
    de, tutorial de, química de, purificar, refinar, destilar, en mi cocina, en el garage, en el garaje, en el patio,
    desde cero, hecho en casa, hecha en casa, hecha por mí, hecho por mí, hechizo, hechiza, artesanal, aprender a
    hacer, cristalizar, cosechar, paso a paso, dinamita casera, laboratorio, laboratorio de, lab de, montar un
    laboratorio, se hacía, se hacían, hacía, hacían, fabricaba, preparaba, cocinaba,
    se hace, se hacen, komo se hace`,
  trade: `vender, vendo, venta, comprar, compro, compra, traficar, trafico, contrabando, contrabandear, distribuir,
    conseguir, consigo, adquirir, pasar droga, clientes, revender, importar, transportar, encargar, vender*,
    vendiendo, se vende, venta de, comprar*, comprando, se compra, traficar*, trafico con, distribuir*, distribuyo,
    conseguir*, me consigue, dónde consigo, dónde compro, surtir*, surtidor, proveedor*, proveer, dealer, díler,
    dealear, camello, menudear, narcomenudeo, menudeo, trapichear, trapicheo, jíbaro, punto de venta, puchar, pasar
    por la aduana, por la frontera, a través de la frontera, en el avión, en la maleta, en el estómago, mula, mulas,
    burrero, exportar, revender*, revendo, revendiendo, se revende, negocio de, empezar a vender, ganar dinero con,
    ganar plata con, clientes para, por telegram, por whatsapp, camuflar, cortar la, gramos, pillar, agenciarme,
    empaquetar, pasar kilos, pasar por, meter a la cárcel, meter al penal, cruzar con, cruzar la frontera con, vendía,
    vendían, traficaba,
    camellar, transar`,
  explosive: `bomba, bombas, bomba casera, explosivo, explosivos, artefacto explosivo, artefactos explosivos, cóctel
    molotov, cócteles molotov, coctel molotov, molotov, gas venenoso, gas tóxico, gas mostaza, gas nervioso, gas
    sarín, agente nervioso, gas cloro, gas letal, arma química, armas químicas, arma biológica, armas biológicas, arma
    nuclear, armas nucleares, bomba atómica, bomba sucia, dinamita, pólvora, mina antipersona*, minas antipersona*,
    cianuro, ricina, ántrax, detonador*, coche bomba, carta bomba, lanzacohetes, lanzallamas, nitroglicerina, granada
    de mano, granadas de mano, granada casera, granadas caseras, explosivo casero, explosivos caseros, gas asfixiante,
    arma de destrucción masiva, bombas caseras, bomba de tubo, bomba tubo, bombas tubo, bomba de clavos, bomba de
    fertilizante, bomba molotov, bombas molotov, molotovs, molotof, papa bomba, papas bomba, petardo casero, petardos
    caseros, explosiva, explosivas, cinturón explosivo, cinturón bomba, chaleco explosivo, carro bomba, paquete bomba,
    granada, granadas, lanzagranadas, misil*, cohete explosivo, mina explosiva, minas explosivas, trampa explosiva,
    c4, c 4, semtex, anfo, nitrato de amonio explosivo, artefacto incendiario, bomba incendiaria, incendiari*, dron
    explosivo, dron bomba, dron armado, gases nerviosos, gas pimienta casero, gas lacrimógeno casero, gases tóxicos,
    gases venenosos, gas mortal, gas de cloro, cloro gas, cloro gaseoso, gas cianhídrico, sarín, vx, tabun, soman,
    fosgeno, novichok, napalm, termita incendiaria, botulismo, virus mortal, virus letal, viruela, ébola, peste
    bubónica, abrina, polonio, uranio enriquecido, plutonio, bomba nuclear, bomba h, bomba química, bomba de cloro,
    bomba de ácido, armas de destrucción masiva, arma bacteriológica, armas bacteriológicas, agente químico, agentes
    químicos, veneno gaseoso, nube tóxica, tnt, pólvora negra, pólvora casera, mecha para, peroxiacetona, madre de
    satán, termita explosiva, arma biológica casera, dinamitas, explosibo*, esplosivo*, bonba, bonbas, molotob, gas
    zarin, amonal`,
  arms: `arma, armas, arma de fuego, armas de fuego, pistola*, fusil, fusiles, rifle*, escopeta*, revólver*,
    ametralladora*, munición, municiones, balas, metralleta*, silenciador para pistola, silenciador para un arma,
    silenciador para armas, silenciador para rifle, fierro, fierros, cuete, cuetes, fusca, fuscas, chumbo, cuerno de
    chivo, cuernos de chivo, ak 47, ar 15, glock*, 9mm, 9 mm, arma hechiza, armas hechizas, pistola hechiza, escopeta
    recortada, escopeta hechiza, tumbera, tumberas, tola, chimba, trabuco, changón, arma fantasma, armas fantasma,
    ghost gun*, arma automática, armas automáticas, arma letal, armas letales, arma larga, armas largas, subfusil,
    uzi, taser, puño americano, manopla, nudilleras, navaja automática, rifle de asalto, fusil de asalto, rifle,
    rifles, mosquetón, pistola de verdad, de fogueo, fogueo, traumática, arma traumática, gun, guns, punta carcelaria,
    silenciador`,
  topic: `bomba* casera*, bomba* de tubo, bomba* de clavos, cóctel* molotov, armas hechizas, armas fantasma,
    silenciador casero, laboratorio clandestino, cocinar cristal, cocinar meta, burundanga, sumisión química, porno de
    venganza, deepfakes desnudos, pornografía infantil, sicariato, asesino a sueldo, asesinos a sueldo, peleas de
    perros, robo a mano armada, asalto a mano armada, robo de identidad, billetes falsos, dinero falso, pasaportes
    falsos, documentos falsos, estafas amorosas, proxenetismo, trata de blancas, tráfico de armas, tráfico de órganos,
    secuestro exprés, secuestro express, secuestro virtual, toma de rehenes, tiroteo escolar, tiroteos escolares,
    envenenamiento sin rastro, homicidio perfecto, extorsión telefónica, cobro de piso, levantones, carterismo, robo
    de coches, robo de carros, robo de autos, clonación de tarjetas, paseo millonario, fleteo, peleas de gallos
    clandestinas, perros de pelea`,
  crime: `robo a mano armada, robo de coches, robo de carros, robo de autos, robo de motos, robo a casa habitación,
    robo a bancos, robo de bancos, robo con violencia, hurto en tiendas, asalto a mano armada, asalto a bancos, asalto
    a camiones, atraco, atracos, secuestro exprés, secuestro express, secuestro virtual, levantones, extorsiones,
    sextorsión, cobro de piso, timos, fraude con tarjetas, fraude bancario, fraude de seguros, clonación de tarjetas,
    suplantación de identidad, blanqueo de capitales, lavado de dinero, evasión fiscal, narcomenudeo, tráfico de
    armas, tráfico de personas, tráfico de órganos, tráfico de migrantes, trata de mujeres, proxenetismo, sicariato,
    ciberacoso a, hackeo de cuentas, hackeo de celulares, hackeo de whatsapp, ataque ddos, ataques ddos, cóctel
    molotov, cócteles molotov, molotov, bomba casera, bombas caseras, explosivos caseros, explosivo casero, gas
    mostaza, gas sarín, gas nervioso, ricina, tatp, armas caseras, arma casera, armas hechizas, armas 3d, venenos
    indetectables, veneno indetectable, homicidio perfecto, tiroteo escolar, ataque terrorista, yihad, cocina de
    metanfetamina, síntesis de metanfetamina, producción de droga, cultivo de coca, cultivo de amapola, sumisión
    química, pederastia, peleas de perros, caza furtiva, carterismo, portonazo*, alunizaje*, motochorro*, estafas
    online, secuestrar, estafa piramidal, torturar, tortura sin, extorsionar, estafar, sicario, chantaje, extorsión,
    secuestro, secuestros`,
  course: `principiante*, para principiantes, nivel cero, nivel 0, desde cero, de cero, lo básico, básico, aprender,
    enséñame, enséñeme, curso, curso de, cursos, formación, capacitación, programa de, tutorial*, guía, guía de, paso
    a paso, manual de, técnicas, técnica de, método, métodos, dominar, iniciarme, iniciación, introducción a, carrera,
    carrera de, meterme en, empezar en, empezar con, plan de, plan para, planear, planificar, preparar un, organizar
    un, organizar una, perfeccionar, autodidacta, clases de, lecciones, entrenamiento, entrenar, me interesa, trucos,
    consejos para, volverme bueno en, hacerlo bien, ganarme la vida con, vivir de, cómo hacer un, cómo hacer una, cómo
    montar, cómo se hace, especializarme en, quiero hacer, en la práctica, cómo funciona en la práctica, dedicarme a,
    meterme al, entrarle al, entrarle a, meterse a, aprender el`,
  illicit: `sin licencia, sin permiso, sin registro, sin registrar, ilegal*, irrastreable*, mercado negro, dark web,
    darknet, a la escuela, al colegio, al instituto, de contrabando, en el avión, sin papeles, sin permisos, sin
    identificación, sin número de serie, número de serie, sin antecedentes, clandestin*, en el mercado negro, por
    debajo de la mesa, bajo cuerda, bajo mano, en negro, en la calle, a escondidas, sin que nadie, nadie pueda
    rastrear, no se pueda rastrear, no rastreable, indetectable*, imposible de rastrear, en la mochila, en mi mochila,
    a la prepa, a la secundaria, al cole, al insti, a clase, a la cárcel, por telegram, ilícit*, prohibid*, de fogueo,
    fogueo, contrabando, en de verdad, en una de verdad, en arma real, en letal, del otro lado, se trafican, traficar,
    trafican, pasar por la frontera, por la frontera`,
  drug: `metanfetamina*, anfetamina*, cocaína, éxtasis, opio, mefedrona, heroína, fentanilo, hongos alucinógenos,
    ketamina, cristal meth, drogas sintéticas, droga sintética, tusi, metanfetaminas, meth, crico, cristalito, crack,
    paco, basuco, bazuco, pasta base, merca, farlopa, jaco, fenta, mdma, pirulas, pastis, tachas, tusibí, cocaína
    rosa, keta, lsd, tripis, micropuntos, popper, poppers, ghb, burundanga, escopolamina, spid, anfetas, hongos
    mágicos, setas alucinógenas, psilocibina, ayahuasca, peyote, mescalina, dmt, 2cb, morfina, codeína, lean, jarabe
    con codeína, tramadol, oxicodona, rivotril, clonazepam, xanax, cannabis sintético, drogas de diseño, droga de
    diseño, sustancias ilegales, esteroides, anabolizantes, anabólicos, captagón, krokodil, hoja de coca, hojas de
    coca, amapola, nitazenos, catinonas, flaka, piedra de crack, cristal en casa, cocinar cristal, de cristal y,
    piedra de base, cultivo de coca, plantar coca, la coca, coca pura, de coca, metanfetanina, metanfeta, cocahina,
    marijuana, marihuana sintética, cristar, speed en, pastillas de éxtasis, falopa, merquita`,
  drugs: `droga, drogas, narcóticos, estupefacientes, marihuana, cannabis, hachís, porros, mota, hierba, mariguana,
    porro, weed, cripa, creepy, churros de marihuana, chocolate hachís, hash, faso, fasos, cogollo*, merca, perico,
    polvo blanco, coca, cristal, crico, tachas, ácidos, pastillas, pepas, sustancias ilícitas, sustancias controladas,
    mercancía ilegal, la merca, benzos, medicamentos controlados, tusi, grapas, papelinas, fentanilo, mercancía de,
    cañamo, bender pastillas, pastillas para vender, vender pastillas, falopa,
    farlopa, pasta base, paco`,
  poison: `veneno*, raticida*, mata ratas, matarratas, veneno para ratas, cianuro, arsénico, estricnina, ricina,
    cicuta, belladona, anticongelante, talio, polonio, somnífero*, sedante*, burundanga, escopolamina, ghb, rohypnol,
    rivotril, clonazepam, cloroformo, laxante*, racumín, vidrio molido, una pastilla, pastilla`,
  slip: `echar*, echo, poner*, pongo, meter*, meterle, mezclar*, mezclo, añadir, agregar*, verter, darle, dársela,
    administrar, inyectar*, disolver, esconder, colar, colarle, deslizar, servir, hacer tomar, hacer beber,
    suministrar, adulterar, envenenar, dar, darles, dárselo`,
  meal: `copa de una, copa de un, copa de mi, copa de la, copa de alguien, bebida de una, bebida de mi, bebida de
    alguien, trago de una, trago de mi, trago a una, vaso de una, vaso de mi, vaso de la, su trago, sus bebidas, café
    de mi, café del jefe, té de mi, sopa de mi, comida de mi suegra, comida de mi marido, comida de mi esposo, comida
    de mi esposa, comida de mi vecino, comida de mi jefe, comida de mi ex, comida de mi compañer*, la de mi suegra,
    cerveza de mi, cerveza de una, agua de la ciudad, agua de la alberca, agua de la piscina, agua potable de,
    suministro de agua, agua del pueblo, agua municipal, agua de la escuela, el pozo del, alberca municipal, comida
    del perro de, perros del vecino, perro del vecino, perros del parque, gato del vecino, gatos del barrio, cantina
    de la escuela`,
  corpse: `cadáver*, un muerto, restos humanos, restos de una persona, escena del crimen, el arma homicida, arma del
    crimen, la víctima, un cuerpo sin, un cuerpo humano, de un cuerpo, un cuerpo en, el cuerpo después, cuerpo del
    delito`,
  conceal: `ocultar*, oculto, ocultando, se oculta, esconder*, escondo, escondiendo, se esconde, deshacer*,
    desaparecer, hacer desaparecer, disolver*, enterrar*, enterro, enterrando, se enterra, quemar*, quemo, quemando,
    se quema, descuartizar, desmembrar, cortar en pedazos, tirar, botar, destruir, limpiar, hundir, ácido`,
  attack: `quemar*, quemo, quemando, se quema, incendiar*, incendio, incendiando, se incendia, prender fuego,
    prenderle fuego, prendo fuego, pegar fuego, pegarle fuego, meter fuego, meterle fuego, dar fuego, hacer volar,
    hacer estallar, hacer explotar, dinamitar, atentar*, atacar*, ataco, atacando, se ataca, tirotear*, tiroteo*,
    balear, balacera, disparar en, disparar a, entrar a tiros, entrar disparando, ametrallar, poner una bomba, colocar
    una bomba, bomba en, bomba a, bombardear, sabotear*, saboteo, saboteando, se sabotea, vandalizar, destrozar,
    apedrear, envenenar, contaminar, descarrilar, embestir, arrollar, atropellar, matar a todos en, matar gente en,
    gasear, derribar, apuñalar gente en, soltar gas en, volar, una masacre en, una matanza en, un tiroteo en, tiroteo
    en, masacre en, matanza en`,
  place: `escuela*, colegio*, instituto*, insti, prepa*, secundaria*, universidad*, facultad, uni, campus, iglesia*,
    mezquita*, sinagoga*, ayuntamiento, comisaría*, cuartel*, tribunal*, juzgado*, congreso, palacio de, embajada*,
    estación*, tren, trenes, metro, autobús, autobuses, camión, avión, aviones, aeropuerto*, centro comercial, mall,
    supermercado, concierto*, estadio*, discoteca*, antro, bar, bares, restaurante*, negocio*, tienda*, taller,
    bodega*, almacén*, fábrica*, oficina*, casa*, piso, apartamento*, departamento*, edificio*, coche*, carro*, auto,
    autos, camioneta*, bosque*, granero, finca, hospital*, clínica*, puente*, planta eléctrica, central eléctrica, red
    eléctrica, antena*, multitud, muchedumbre, manifestación, desfile, albergue, campamento, contenedor*, hotel,
    farmacia*, peluquería, salón de, chabola*, orgullo, local de, local del, mi clase, mercado navideño, la
    competencia, puesto de, cajero*, sucursal, banco, bancos, alberca, depósito de agua, tanque de agua`,
  commit: `unirme, unirse, entrar a, entrar en, sumarme, afiliarme, reclutar*, recluto, reclutamiento para, planear*,
    planeo, planeando, se planea, planificar*, planifico, planificando, se planifica, organizar*, organizo,
    organizando, se organiza, cometer*, cometo, perpetrar, ejecutar, llevar a cabo, fundar, montar, armar, financiar,
    jurar lealtad, hacerme, convertirme en, volverme, participar en, viajar a unirme, propaganda, radicaliz*,
    adoctrinar, empezar de, trabajar de, trabajar para, meterme, meterme de, meterme a, preparar, hacer un, hacer una,
    ser un, quiero ser`,
  terror: `atentado*, masacre*, matanza*, tiroteo*, balacera, ataque terrorista, ataques terroristas, isis, estado
    islámico, daesh, al qaeda, boko haram, talibanes, yihad, yihadista*, guerra santa, farc, eln, sendero luminoso,
    cartel, la maña, mara, maras, pandilla, pandillas, sicario*, sicariato, pistolero*, autodefensas, paramilitares,
    milicia*, neonazi*, neo nazi*, skinhead*, kkk, ku klux klan, célula terrorista, grupo armado, banda armada, banda
    criminal, asesino a sueldo, crimen organizado, secuestro*, secuestro exprés, secuestros, extorsión*, atraco*, robo
    a, robo a mano armada, linchamiento*, limpieza étnica, ataque con cuchillo, ataque con coche, guerra racial,
    levantón, levantones, cobro de piso, motochorro, ajuste de cuentas, degollina, ser halcón, halcón y, halcón para,
    grupo terrorista, un terrorista, asalto a, asaltos`,
  humans: `riñón, riñones, esclav*, seres humanos, migrantes, niñas vírgenes, óvulos, órganos humanos, personas como,
    niñas a`,
}
