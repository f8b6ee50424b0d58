import type { Subject } from '../subject.ts'

export const night: readonly Subject[] = [
  {
    theme: 'night',
    thing: 'el cucubano',
    title: { beginner: 'Una luz chiquita', middle: 'Luces en el campo', fluent: 'Faroles que vuelan' },
    places: [
      { place: 'el campo de Adjuntas', city: 'Adjuntas' },
      { place: 'el campo de Orocovis', city: 'Orocovis' },
      { place: 'el campo de Ciales', city: 'Ciales' },
    ],
    terms: [
      ['cucubano', 'Un insecto que tiene luz y vuela de noche.', 'Un cucubano brilla en el monte.'],
      ['luz', 'Lo que nos deja ver cuando está oscuro.', 'Prende la luz del cuarto.'],
      ['noche', 'El tiempo en que no hay sol.', 'De noche salen las estrellas.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Es de noche.', asks: ['¿Cuándo pasa el cuento?', 'De noche', 'De día', 'En la clase'] },
          'No hay luna.',
          { says: 'Sale un cucubano con su luz.', asks: ['¿Qué sale?', 'Un cucubano', 'Un gato', 'Un pez'] },
          'La luz es verde.',
          'Sube y baja.',
          'Sale otro más.',
          { says: 'Nadie los coge.' },
          'El monte brilla.',
          'Se van a su casa.',
        ],
        infers: [
          ['¿Por qué se ve bien la luz?', 'Está oscuro', 'Hay sol', 'Hay una lámpara'],
          ['¿Por qué nadie los coge?', 'Para cuidarlos', 'Para comerlos', 'Para venderlos'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Cae la noche y el campo queda oscuro.',
            asks: ['¿Cómo queda el campo?', 'Oscuro', 'Mojado', 'Lleno de gente'],
          },
          'Primero se ve una chispa entre la grama.',
          {
            says: 'Es un cucubano, un insecto que lleva su propia luz.',
            asks: ['¿Qué es un cucubano?', 'Un insecto', 'Una fruta', 'Un pueblo'],
          },
          'Tiene dos puntos verdes detrás de la cabeza.',
          'Cuando vuela, prende otra luz en la barriga.',
          'Si se cae de espaldas, hace «clic» y salta.',
          { says: 'Con su brillo llama a otros como él.' },
          { says: 'Hay que apagar las linternas y esperar en silencio.' },
          'Entonces aparecen diez, veinte, cien.',
          'Parece que las estrellas bajaron al monte.',
          'Nadie los coge: son más lindos libres.',
        ],
        infers: [
          [
            '¿Por qué apagan las linternas?',
            'Para ver mejor a los insectos',
            'Para dormir en la grama',
            'Porque se rompieron',
          ],
          ['¿Para qué le sirve la luz?', 'Para que otros lo vean', 'Para tener calor', 'Para hacer ruido'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'El cucubano es un insecto que fabrica su propia luz dentro del cuerpo.',
            asks: ['¿Dónde fabrica su luz?', 'Dentro del cuerpo', 'En una cueva', 'En el agua'],
          },
          'Tiene dos faroles verdes detrás de la cabeza y otro debajo de la barriga.',
          {
            says: 'Esa luz casi no calienta, y brilla más en las noches oscuras de verano.',
            asks: ['¿Cuándo brilla más?', 'En las noches oscuras', 'Al mediodía', 'Cuando hay luna llena'],
          },
          'Esa luz le sirve para encontrar a otros como él y para sorprender a quien lo molesta.',
          'Si cae de espaldas, dobla el cuerpo, hace «clic» y salta hasta ponerse de pie.',
          'Sus crías viven en madera vieja, donde comen otros insectos.',
          { says: 'Donde hay demasiadas bombillas, los cucubanos no se ven entre ellos y se van.' },
          'Por eso conviene dejar un rincón del patio sin luces y con troncos caídos.',
          'Hace cien años, algunas personas leían cartas con un frasco lleno de ellos.',
          'Hoy sabemos que es mejor dejarlos libres y mirarlos desde lejos.',
        ],
        infers: [
          [
            '¿Qué pasaría si apagamos las luces del patio?',
            'Podrían volver los cucubanos',
            'Llovería más',
            'Saldría el sol',
          ],
          [
            '¿Por qué las bombillas son un problema para ellos?',
            'Porque no pueden verse unos a otros',
            'Porque les gusta leer',
            'Porque cuestan mucho',
          ],
        ],
      },
    },
  },
  {
    theme: 'night',
    thing: 'la luna',
    title: { beginner: 'Mira la luna', middle: '¿Dónde se metió la luna?', fluent: 'Un mes mirando arriba' },
    places: [
      { place: 'la playa de Isabela', city: 'Isabela' },
      { place: 'la playa de Arroyo', city: 'Arroyo' },
      { place: 'la playa de Guánica', city: 'Guánica' },
    ],
    terms: [
      ['luna', 'Lo redondo que brilla en el cielo de noche.', 'La luna está llena.'],
      ['cielo', 'Lo que vemos cuando miramos hacia arriba.', 'El cielo está azul.'],
      ['noche', 'El tiempo en que no hay sol.', 'De noche me acuesto.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Es de noche.', asks: ['¿Cuándo es?', 'De noche', 'De día', 'A las doce'] },
          {
            says: 'La luna está en el cielo.',
            asks: ['¿Dónde está la luna?', 'En el cielo', 'En el bulto', 'En la olla'],
          },
          'Es grande.',
          'El mar la ve.',
          { says: 'La arena brilla.' },
          'Sale un cobito.',
          'Un coquí canta.',
          'Se dan la mano.',
          'Da sueño.',
        ],
        infers: [
          ['¿Por qué brilla la arena?', 'Por la luna', 'Por el sol', 'Por un carro'],
          ['¿Quién puede ver la luna?', 'Todos', 'Nadie', 'Solo el mar'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Es de noche y la luna sale del mar.',
            asks: ['¿De dónde sale la luna?', 'Del mar', 'De una caja', 'De la escuela'],
          },
          'Al principio es grande y anaranjada.',
          'Después se pone blanca y chiquita.',
          {
            says: 'En el agua hace un camino de plata.',
            asks: ['¿De qué es el camino?', 'De plata', 'De piedra', 'De pan'],
          },
          'Ellos caminan y ella camina también.',
          'Se paran y ella se para.',
          { says: 'De pronto, una nube la tapa y el cielo se queda oscuro.' },
          'Uno, dos, tres: hay que esperar.',
          '¡Mira! Asoma por el otro lado.',
          'No tiene luz propia.',
          'El sol la alumbra desde lejos.',
        ],
        infers: [
          ['¿Por qué se quedó oscuro?', 'Una nube estaba delante', 'La luna se cayó', 'Cerraron la puerta'],
          ['¿Se puede caminar por el camino de plata?', 'No, es solo luz', 'Sí, con zapatos', 'Sí, de día'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'La luna no tiene luz propia: brilla en el cielo porque el sol alumbra una de sus mitades.',
            asks: [
              '¿Por qué brilla?',
              'Porque el sol la alumbra',
              'Porque está encendida',
              'Porque alguien vive allí',
            ],
          },
          'Mientras viaja alrededor de la Tierra, vemos más o menos de esa mitad clara.',
          {
            says: 'La primera noche de la libreta era tan fina como el borde de una uña.',
            asks: ['¿Cómo era la primera noche?', 'Muy fina', 'Redonda', 'Cuadrada'],
          },
          'Una semana después parecía media galleta.',
          { says: 'A las dos semanas estaba llena, y la playa se veía como si fuera de día.' },
          'Luego fue adelgazando poco a poco por el otro lado.',
          'El viaje completo dura casi un mes.',
          'Su fuerza también mueve el mar, que sube y baja dos veces al día.',
          'Hace años, doce personas caminaron sobre su polvo gris. Como allá no hay viento, sus huellas siguen en el mismo lugar.',
        ],
        infers: [
          [
            '¿Cómo se verá después de estar llena?',
            'Un poco más fina cada noche',
            'Siempre igual',
            'Cada vez más grande',
          ],
          [
            '¿Para qué sirvió la libreta?',
            'Para notar cómo cambia la luna',
            'Para alumbrar la playa',
            'Para sentarse',
          ],
        ],
      },
    },
  },
]
