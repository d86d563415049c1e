import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Pan de masa madre que sube',
  description: 'De harina y agua a una hogaza que servirías a tus invitados.',
  chapterTime: 'unos 45 minutos',
  conversation: [
    { isFromUser: true, text: 'Quiero hacer pan de masa madre que suba.' },
    { isFromUser: false, text: '¡Qué buena meta! ¿Has hecho pan alguna vez?' },
    { isFromUser: true, text: 'Unas cuantas veces. Siempre sale plano.' },
    {
      isFromUser: false,
      text: 'Entonces nos fijaremos bien en la levadura y en el formado. ¿Cuánto tiempo tienes? ¿Prefieres leer o ver?',
    },
    { isFromUser: true, text: 'Una hora los sábados por la mañana. Prefiero ver.' },
    {
      isFromUser: false,
      text: 'Mi resumen: ya has hecho pan, te sale plano, tienes una hora los sábados y prefieres ver. Son cinco capítulos de unos 45 minutos cada uno. ¿Es correcto?',
    },
  ],
  chapters: [
    {
      title: 'Cómo trabaja la levadura',
      introduction:
        'La levadura está viva. Come el azúcar de la harina y expulsa gas, y ese gas levanta la masa. La mayoría de los panes planos vienen de una levadura con demasiado frío, demasiado calor o demasiada prisa. En este capítulo llenas dos frascos con masa y los observas durante un día.',
      objectives: [
        'Decir qué necesita la levadura y qué la frena',
        'Distinguir una masa que ha subido de una que solo está tibia',
        'Encontrar la temperatura del agua sin termómetro',
      ],
      lesson: [
        'En una cucharada de masa madre duermen miles de millones de levaduras silvestres. La harina y el agua las despiertan. Desde entonces hacen una sola cosa: convierten azúcar en gas y un poco de alcohol. El azúcar lo trae la harina: cuando se moja, sus enzimas descomponen el almidón.',
        'La temperatura marca el ritmo. En el refrigerador, a 4\u00A0°C, una masa tarda días en duplicar su tamaño. A 24\u00A0°C tarda cinco o seis horas. Por encima de 35\u00A0°C va rápido y se agria, y a unos 55\u00A0°C las células mueren. Así que una cocina fresca nunca estropea un pan. Solo pide tiempo. El agua caliente sí lo estropea, en un minuto.',
        'La sal frena la levadura, por eso algunas recetas la añaden al final. El azúcar la acelera al principio y la frena cuando hay mucho. Por eso las masas dulces llevan más masa madre.',
      ],
      exercise:
        'Mezcla dos veces 50\u00A0g de harina, 35\u00A0g de agua y una cucharada de masa madre. Pon cada masa en un frasco y marca la altura con una goma elástica. Deja un frasco en la mesa y otro en el refrigerador. Mira cada hora y anota cuándo cada masa ha duplicado su tamaño.',
      question: 'En seis horas, tu masa no ha duplicado su tamaño. La cocina está a 18\u00A0°C. ¿Qué haces?',
      answer:
        'Esperar. A 18\u00A0°C una masa tarda diez o doce horas. No está estropeada, solo va despacio, y una masa lenta sabe mejor.',
      resources: [
        {
          type: 'Vídeo',
          title: 'Un día en un frasco de masa, en cámara rápida',
          reason: 'Prefieres ver a leer. Muestra en tres minutos lo que tarda un día.',
        },
        {
          type: 'Artículo',
          title: 'Fresca, seca, silvestre: qué levadura para qué',
          reason: 'Es corto y responde a la primera duda que tendrás en la tienda.',
        },
        {
          type: 'Ejercicio',
          title: 'Dos frascos, uno caliente y otro frío',
          reason: 'Diez minutos de trabajo. Lo que ves con tus propios ojos no se olvida.',
        },
      ],
    },
    {
      title: 'Harina, agua, sal, tiempo',
      introduction:
        'El pan son cuatro cosas, y la cuarta no cuesta nada. La cantidad de agua decide si la miga es densa o abierta. El tiempo de reposo decide el sabor. Cuando sepas medir las dos, podrás cambiar cualquier receta.',
      objectives: [
        'Calcular qué porcentaje de agua lleva una masa',
        'Elegir la harina para el pan que quieres',
        'Saber qué hace la sal además de dar sabor',
      ],
      resources: [
        {
          type: 'Artículo',
          title: 'Los porcentajes del panadero, en una página',
          reason: 'Lo único de tu plan que conviene leer: permite comparar todas las recetas.',
        },
        {
          type: 'Ejercicio',
          title: 'Una masa con 60, 70 y 80\u00A0% de agua',
          reason: 'Tus manos aprenden la diferencia en una sola mañana de sábado.',
        },
      ],
    },
    {
      title: 'Plegar y formar',
      introduction:
        'Una masa solo mezclada se extiende como un charco. Los pliegues le dan fuerza sin amasar, y el formado le pone una piel que retiene el gas. Lo más probable es que tus panes se quedaran planos aquí.',
      objectives: [
        'Plegar cuatro veces una masa húmeda sin romperla',
        'Formar una hogaza redonda con la piel tensa',
        'Ver cuándo una masa ya tiene bastantes pliegues',
      ],
      resources: [
        {
          type: 'Vídeo',
          title: 'Estirar y plegar, grabado desde arriba',
          reason: 'Ves las manos y no al panadero: así es más fácil imitarlo.',
        },
        {
          type: 'Ejercicio',
          title: 'Formar la misma masa tres veces',
          reason: 'La masa perdona. El tercer intento muestra lo que faltaba en el primero.',
        },
      ],
    },
    {
      title: 'El levado, a ojo y con reloj',
      introduction:
        'Ningún reloj sabe qué temperatura hay en tu cocina. Un dedo en la masa te dice más: la huella se borra enseguida, despacio o nunca. Buscas la que se borra despacio, y aquí aprendes a encontrarla.',
      objectives: [
        'Juzgar una masa levada con un dedo',
        'Usar el refrigerador para que el pan encaje en tu semana',
        'Salvar una masa que se ha pasado',
      ],
      resources: [
        {
          type: 'Vídeo',
          title: 'La prueba del dedo en cinco fases',
          reason: 'Cinco huellas juntas dicen más que una descripción.',
        },
        {
          type: 'Artículo',
          title: 'Qué le hace a la masa una noche en el refrigerador',
          reason: 'Tienes una hora los sábados. Así la espera pasa al viernes por la noche.',
        },
      ],
    },
    {
      title: 'Vapor, corteza y horno',
      introduction:
        'En los primeros diez minutos de horno, la hogaza crece por última vez. El vapor mantiene la piel blanda ese tiempo. Después, el calor seco hace la corteza, y un golpe en la base te dice cuándo parar.',
      objectives: [
        'Crear vapor en un horno normal',
        'Hacer cortes para que el pan se abra donde quieras',
        'Oír cuándo un pan está hecho',
      ],
      resources: [
        {
          type: 'Vídeo',
          title: 'Una hogaza con vapor y otra sin él',
          reason: 'Hay que ver la diferencia para creerla.',
        },
        { type: 'Ejercicio', title: 'Hornea el pan para tus invitados', reason: 'Para esto empezaste.' },
      ],
    },
  ],
}
