import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: (name) => `${name} · Planes de aprendizaje, capítulo a capítulo`,
  hero: {
    heading: 'Dinos adónde quieres llegar. Te marcamos el camino.',
    lead: 'Di qué quieres aprender. El asistente te hace unas preguntas y prepara un plan por capítulos, cada uno con objetivos claros y recursos que merecen tu tiempo.',
    start: 'Empezar',
    seeHow: 'Ver cómo funciona',
    price:
      'El primer capítulo de cada plan es gratis. Después, cada capítulo cuesta 1 $ (10 créditos). Paquetes desde 5 $.',
    toDashboard: 'Ir a mi panel',
  },
  dashboard: {
    label: 'Un panel con datos de ejemplo',
    heading: 'Mis planes de aprendizaje',
    chapters: 'Capítulos del plan de ejemplo',
    completed: 'Completado',
    otherPlan: 'El cielo nocturno, por su nombre',
  },
  demo: {
    heading: 'Mira un plan de ejemplo',
    lead: 'Así nació un plan.',
    interactive: 'Toca lo que quieras, no se guarda nada.',
    tabs: 'Partes del ejemplo',
    next: (tab) => `Siguiente: ${tab}`,
    sampleData: 'Datos de ejemplo',
    sample: 'Ejemplo',
    end: 'Ese es todo el camino. Ahora empieza el tuyo: el primer capítulo es gratis.',
    signUp: 'Empezar mi plan',
    conversation: {
      label: 'Conversación',
      lead: 'Primero conversas.',
      text: 'El asistente pregunta qué sabes, cuánto tiempo tienes y qué te importa. Luego lo resume. Tú dices que sí o cambias algo.',
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
      text: 'Los capítulos se desbloquean en orden, por 1 $ (10 créditos) cada uno. Desbloquea el siguiente. En el ejemplo no cuesta nada.',
      done: (done, all) => `${done} de ${all} capítulos hechos`,
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
      text: 'Ves de qué trata, qué sabrás hacer y unos pocos recursos, con la razón por la que se eligieron para ti.',
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
        title: 'Comparte tus metas',
        text: 'Di qué quieres aprender, cuánto sabes y cuánto tiempo tienes. Basta una charla corta.',
      },
      {
        title: 'Recibe un plan a tu medida',
        text: 'El asistente resume lo que has dicho. Di que sí y prepara tu plan, capítulo a capítulo.',
      },
      {
        title: 'Desbloquea capítulos por 1 $',
        text: 'El primero es gratis. Desbloquea el siguiente cuando quieras. Sin suscripción. Paquetes desde 5 $.',
      },
      {
        title: 'Aprende y avanza',
        text: 'Lee el capítulo, usa los recursos, márcalo como hecho y mira cómo crece tu progreso.',
      },
    ],
  },
  gallery: {
    heading: 'Planes que podrían empezar hoy',
    lead: 'Seis ejemplos. El tuyo se hace para ti: tu nivel, tu tiempo, tu motivo.',
    facts: (chapters, hours) => `${chapters} capítulos, unas ${hours} horas`,
    chapters: 'Ver los capítulos',
    start: 'Crear mi propio plan',
    plans: [
      {
        title: 'Guitarra para cantar con amigos',
        for: 'Para quien nunca ha tocado una guitarra y quiere tocar en verano.',
        hours: 12,
        chapters: [
          'Afinarla y sostenerla',
          'Cuatro acordes para cien canciones',
          'Rasguear a tiempo',
          'Cambiar de acorde sin parar',
          'Cantar mientras tocas',
        ],
      },
      {
        title: 'Estadística útil en el trabajo',
        for: 'Para quien lee informes y quiere saber qué dicen de verdad los números.',
        hours: 10,
        chapters: [
          'Media, mediana y lo que ocultan',
          'Cuánto se dispersan los datos',
          'Muestras y azar',
          '¿Es real la diferencia?',
          'Gráficos que no engañan',
        ],
      },
      {
        title: 'Hablar portugués en seis semanas',
        for: 'Para viajar, con veinte minutos al día.',
        hours: 14,
        chapters: [
          'Sonidos que aún no conoces',
          'Saludar, preguntar, dar las gracias',
          'Pedir y pagar',
          'Encontrar el camino',
          'Contar una historia corta',
          'Diez minutos de conversación',
        ],
      },
      {
        title: 'Python para quien usa hojas de cálculo',
        for: 'Para quien pasa los viernes copiando celdas.',
        hours: 16,
        chapters: [
          'Tu primer script',
          'Listas y bucles',
          'Leer una hoja de cálculo',
          'Limpiar datos desordenados',
          'Que el informe se escriba solo',
        ],
      },
      {
        title: 'Un huerto en el balcón',
        for: 'Para empezar, con cuatro metros cuadrados y sol de mañana.',
        hours: 8,
        chapters: [
          'Qué puede crecer en tu balcón',
          'Macetas, tierra y agua',
          'Sembrar y trasplantar',
          'Plagas sin veneno',
          'Cosechar hasta el otoño',
        ],
      },
      {
        title: 'Hablar ante un grupo',
        for: 'Para quien da una charla en un mes y le tiemblan las rodillas.',
        hours: 6,
        chapters: [
          'Un mensaje, tres ideas',
          'Empezar y acabar bien',
          'Calmar los nervios',
          'Ensayar de forma útil',
          'Responder preguntas difíciles',
        ],
      },
    ],
  },
  pricing: {
    heading: 'Paga por capítulo',
    price: '1 $',
    perChapter: 'por capítulo',
    text: 'Sin suscripción. Compra créditos cuando los necesites. Un capítulo cuesta 10. Paquetes desde 5 $.',
    included: [
      'Planes de aprendizaje sin límite',
      'Evaluaciones con IA',
      'Recursos de aprendizaje seleccionados',
      'Seguimiento de tu progreso',
      'Acceso de por vida a los capítulos pagados',
    ],
    start: 'Empezar ahora',
    signpost: 'Lo que cuestan los capítulos de un plan',
    boards: [
      { where: 'Capítulo 1', price: 'Gratis' },
      { where: 'Capítulo 2', price: '1 $' },
      { where: 'Capítulo 3', price: '1 $' },
    ],
  },
  questions: {
    heading: 'Preguntas y respuestas',
    list: [
      {
        question: '¿Cuánto cuesta?',
        answer:
          'Registrarte, planificar y el primer capítulo de cada plan son gratis. Después, un capítulo cuesta 10 créditos, es decir, 1 $. Los créditos se compran en paquetes. El más pequeño tiene 50 créditos y cuesta 5 $.',
      },
      {
        question: '¿Qué incluye un capítulo?',
        answer:
          'Una lección escrita para tu meta y tu nivel, con objetivos, ejemplos, ejercicios y preguntas para ponerte a prueba. Además, unos pocos recursos de la web, cada uno con la razón por la que está.',
      },
      {
        question: '¿Funcionan los enlaces?',
        answer:
          'Sí. Abrimos cada página antes de que la veas, comprobamos que encaja con el capítulo y la revisamos cada semana. Los enlaces que dejan de funcionar se sustituyen. Si esto está desactivado aquí, cada enlace abre una búsqueda.',
      },
      {
        question: '¿Puedo cambiar mi plan?',
        answer:
          'Sí. Cambia el nombre, mueve, añade o quita capítulos, o di con tus palabras qué debe ser distinto. Ves los cambios antes de aceptarlos.',
      },
      {
        question: '¿Y si un capítulo no sale bien?',
        answer: 'Entonces no lo pagas. Tus créditos vuelven enseguida y puedes intentarlo otra vez.',
      },
      {
        question: '¿Me devuelven el dinero?',
        answer:
          'Los créditos no se reembolsan ni se transfieren. No caducan mientras exista tu cuenta. Los capítulos desbloqueados quedan a tu disposición.',
      },
      {
        question: '¿Lo escribe una IA?',
        answer:
          'Sí. Escribe una IA, y el programa revisa lo que escribe antes de que lo veas. Aun así puede equivocarse. Comprueba lo importante, sobre todo en salud, leyes y dinero.',
      },
    ],
  },
}
