import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: (name) => `${name} · Planes de aprendizaje, capítulo a capítulo`,
  hero: {
    heading: 'Dinos adónde quieres llegar. Te marcamos el camino.',
    lead: 'Di qué quieres aprender. El asistente te hace unas preguntas y prepara un plan por capítulos, cada uno con objetivos claros y recursos que valen la pena.',
    start: 'Empezar ahora',
    seeHow: 'Ver cómo funciona',
    price:
      'El primer capítulo de cada plan es gratis. Después, cada capítulo cuesta 1\u00A0US$ (10 créditos). Paquetes desde 5\u00A0US$.',
    toDashboard: 'Ir a mis planes',
  },
  dashboard: {
    label: '«Mis planes» con datos de ejemplo',
    heading: 'Mis planes de aprendizaje',
    chapters: 'Capítulos del plan de ejemplo',
    completed: 'Completado',
    otherPlan: 'Portugués para el próximo viaje',
  },
  demo: {
    heading: 'Mira un plan de ejemplo',
    lead: 'Así nació un plan.',
    interactive: 'Toca lo que quieras: no se guarda nada.',
    tabs: 'Partes del ejemplo',
    next: (tab) => `Siguiente: ${tab}`,
    sampleData: 'Datos de ejemplo',
    sample: 'Ejemplo',
    end: 'Ese es todo el camino. Ahora empieza el tuyo: el primer capítulo es gratis.',
    signUp: 'Empezar mi plan',
    conversation: {
      label: 'Conversación',
      lead: 'Primero conversas.',
      text: 'El asistente pregunta qué sabes, cuánto tiempo tienes y qué te importa. Luego lo resume. Dices que sí o cambias algo.',
      about: 'Conversación sobre: ',
      messages: 'Mensajes',
      you: 'Tú: ',
      assistant: 'Asistente: ',
      input: 'Tu mensaje',
      placeholder: 'Conversación de ejemplo',
      send: 'Enviar',
      disabled: 'Es una conversación de ejemplo. Aquí no puedes enviar mensajes.',
      signUp: 'Regístrate para empezar la tuya.',
    },
    plan: {
      label: 'Plan de aprendizaje',
      lead: 'Luego recibes tu plan.',
      text: 'Los capítulos se desbloquean en orden, por 1\u00A0US$ (10 créditos) cada uno. Desbloquea el siguiente: en el ejemplo es gratis.',
      done: (done, all) => `${done} de ${all} capítulos completados`,
      credits: (credits) => `Créditos de ejemplo: ${credits}`,
      chapters: 'Capítulos',
      completed: (title) => `Completado: ${title}`,
      time: (time) => `Tiempo estimado: ${time}`,
      view: 'Ver capítulo',
      unlocking: 'Desbloqueando…',
      unlocked: '¡Capítulo desbloqueado!',
    },
    chapter: {
      label: 'Contenido del capítulo',
      lead: 'Y cada capítulo te lleva más lejos.',
      text: 'Ves de qué trata, qué sabrás hacer y unos pocos recursos, con el motivo por el que los elegimos para ti.',
      place: (number, all, time) => `Capítulo ${number} de ${all}, ${time}`,
      introduction: 'Introducción',
      objectives: 'Objetivos de aprendizaje',
      tryIt: 'Pruébalo',
      question: 'Ponte a prueba',
      answer: 'Mostrar la respuesta',
      resources: 'Recursos seleccionados',
      links: 'En tus capítulos, cada recurso lleva a su página.',
    },
  },
  how: {
    heading: 'Cómo funciona',
    steps: [
      {
        title: 'Cuéntanos tu meta',
        text: 'Di qué quieres aprender, cuánto sabes y cuánto tiempo tienes. Basta una conversación corta.',
      },
      {
        title: 'Recibe un plan a tu medida',
        text: 'El asistente resume lo que dijiste. Si dices que sí, prepara tu plan, capítulo a capítulo.',
      },
      {
        title: 'Desbloquea capítulos por 1\u00A0US$',
        text: 'El primero es gratis. Desbloquea el siguiente cuando quieras. Sin suscripción. Paquetes desde 5\u00A0US$.',
      },
      {
        title: 'Aprende y avanza',
        text: 'Lee el capítulo, usa los recursos, márcalo como completado y mira cómo avanzas.',
      },
    ],
  },
  gallery: {
    heading: 'Planes para empezar hoy',
    lead: 'Seis ejemplos. El tuyo se hace para ti: tu nivel, tu tiempo, tu motivo.',
    facts: (chapters, hours) => `${chapters} capítulos, unas ${hours} horas`,
    chapters: 'Ver los capítulos',
    start: 'Crear mi propio plan',
    startThis: 'Empezar este plan',
    plans: [
      {
        name: 'guitar',
        title: 'Guitarra para cantar con amigos',
        for: 'Para quien nunca ha tocado una guitarra y quiere tocar en verano.',
        hours: 21,
        chapters: [
          'Afinada y sin tensión: sostener la guitarra y las primeras notas limpias',
          'Cuatro acordes y el camino entre ellos',
          'Rasguear al compás: la mano como un péndulo',
          'Tocar una canción entera y cantar encima',
          'Arpegios: la guitarra como dos instrumentos',
        ],
      },
      {
        name: 'statistics',
        title: 'Estadística útil en el trabajo',
        for: 'Para quien lee informes y quiere saber qué dicen de verdad los números.',
        hours: 12,
        chapters: [
          'Media, mediana y dispersión: describir los números con honradez',
          'Probabilidad con frecuencias naturales: pruebas, azar y sorpresas',
          'De la muestra al conjunto: incertidumbre e intervalos de confianza',
          '¿Es real? Contrastes, valores p y cómo engañan',
          'Correlación, regresión y qué causa qué',
        ],
      },
      {
        name: 'portuguese',
        title: 'Hablar portugués',
        for: 'Para viajar, con veinte minutos al día.',
        hours: 18,
        chapters: [
          'Los sonidos del portugués: vocales nasales, nh, lh y la e que falta',
          'Olá! El primer minuto con alguien',
          'Ser, estar y ter: quién eres, cómo estás, qué tienes',
          'Preguntar y entender la respuesta',
          'Ayer y mañana: contar historias pequeñas',
          'Café, mercado, autobús: tres escenas que vivirás',
          'Cinco minutos de conversación, ensayada y real',
        ],
      },
      {
        name: 'python',
        title: 'Python, desde la primera línea',
        for: 'Para quien nunca ha programado y quiere una herramienta propia.',
        hours: 14,
        chapters: [
          'Tu primer programa en Python: valores, nombres y una conversación',
          'Decisiones y bucles: if, while, for',
          'Funciones: dar nombre a una parte del trabajo',
          'Listas y diccionarios: muchos valores a la vez',
          'Archivos y errores: un programa útil y tuyo',
        ],
      },
      {
        name: 'drawing',
        title: 'Dibujar un retrato',
        for: 'Para quien dice que no sabe trazar una línea recta.',
        hours: 16,
        chapters: [
          'Líneas con confianza: brazo, lápiz y trazos en el aire',
          'Dibujar lo que ves: bordes, huecos y medidas',
          'Cajas, cilindros y el horizonte: perspectiva sencilla',
          'Luz y sombra: cinco tonos que dan volumen',
          'Un retrato que se parece a alguien',
        ],
      },
      {
        name: 'running',
        title: 'Correr cinco kilómetros',
        for: 'Para quien se queda sin aliento en la escalera.',
        hours: 26,
        chapters: [
          'Correr y caminar: las primeras cuatro semanas',
          'Treinta minutos sin parar',
          'Correr ligero: zancada, postura y piernas fuertes',
          'Una semana de carrera: suave, larga y un poco rápida',
          'Cinco kilómetros el día de la carrera: ritmo, nervios, meta',
        ],
      },
    ],
  },
  pricing: {
    heading: 'Paga por capítulo',
    price: '1\u00A0US$',
    perChapter: 'por capítulo',
    text: 'Sin suscripción. Compra créditos cuando los necesites. Un capítulo cuesta 10 créditos. Paquetes desde 5\u00A0US$.',
    included: [
      'Planes de aprendizaje sin límite',
      'Autoevaluaciones con IA',
      'Recursos de aprendizaje seleccionados',
      'Seguimiento de tu progreso',
      'Acceso para siempre a los capítulos pagados',
    ],
    start: 'Empezar ahora',
    signpost: 'Cuánto cuestan los capítulos de un plan',
    boards: [
      { where: 'Capítulo 1', price: 'Gratis' },
      { where: 'Capítulo 2', price: '1\u00A0US$' },
      { where: 'Capítulo 3', price: '1\u00A0US$' },
    ],
  },
  questions: {
    heading: 'Preguntas y respuestas',
    list: [
      {
        question: '¿Cuánto cuesta?',
        answer:
          'Registrarte, planificar y el primer capítulo de cada plan son gratis. Después, un capítulo cuesta 10 créditos, es decir, 1\u00A0US$. Los créditos se compran en paquetes. El más pequeño tiene 50 créditos y cuesta 5\u00A0US$.',
      },
      {
        question: '¿Qué incluye un capítulo?',
        answer:
          'Una lección escrita para tu meta y tu nivel, con objetivos, ejemplos, ejercicios y preguntas para ponerte a prueba. Además, unos pocos recursos de la web, cada uno con el motivo por el que lo elegimos.',
      },
      {
        question: '¿Funcionan los enlaces?',
        answer:
          'Sí. Abrimos cada página antes de que la veas y verificamos que encaje con el capítulo. La revisamos cada semana. Si un enlace deja de funcionar, lo sustituimos. Si esta función está desactivada en este sitio, cada enlace abre una búsqueda.',
      },
      {
        question: '¿Puedo cambiar mi plan?',
        answer:
          'Sí. Cambia el nombre, mueve, añade o quita capítulos, o di con tus palabras qué quieres cambiar. Ves los cambios antes de aceptarlos.',
      },
      {
        question: '¿Y si no pueden escribir un capítulo?',
        answer: 'Entonces no lo pagas. Te devolvemos los créditos enseguida y puedes intentarlo de nuevo.',
      },
      {
        question: '¿Me devuelven el dinero?',
        answer:
          'Los créditos no se reembolsan ni se transfieren. No caducan mientras exista tu cuenta. Los capítulos que desbloquees seguirán siendo tuyos para leerlos.',
      },
      {
        question: '¿Lo escribe una IA?',
        answer:
          'Sí. Escribe una IA, y el programa revisa lo que escribe antes de que lo veas. Aun así puede equivocarse. Comprueba lo importante, sobre todo si es de salud, leyes o dinero.',
      },
    ],
  },
}
