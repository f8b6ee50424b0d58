import type { Subject } from '../subject.ts'

export const food: readonly Subject[] = [
  {
    theme: 'food',
    thing: 'el mangó',
    title: { beginner: 'Mi mangó', middle: 'El árbol dulce', fluent: 'La fruta que llegó en barco' },
    places: [
      { place: 'la finca de Mayagüez', city: 'Mayagüez' },
      { place: 'la plaza de Juana Díaz', city: 'Juana Díaz' },
      { place: 'el mercado de Ponce', city: 'Ponce' },
    ],
    terms: [
      ['mangó', 'Una fruta dulce con una semilla grande.', 'Me comí un mangó después del almuerzo.'],
      ['semilla', 'La parte de la fruta de donde nace otro árbol.', 'La semilla está dentro de la fruta.'],
      ['dulce', 'Que sabe como el azúcar.', 'La piña está dulce.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Hay un mangó dulce.', asks: ['¿Qué hay?', 'Un mangó', 'Un pan', 'Un huevo'] },
          'Es rojo por fuera.',
          { says: 'Lo lavan bien.' },
          'Por dentro es amarillo.',
          'Cae el jugo. ¡Plin, plin!',
          {
            says: 'La semilla va en un tiesto.',
            asks: ['¿Qué va en el tiesto?', 'La semilla', 'La pelota', 'El zapato'],
          },
          'Echan agua.',
          'Le da el sol.',
          'Sale una hojita.',
        ],
        infers: [
          ['¿Qué puede salir de la semilla?', 'Un árbol', 'Un perro', 'Una silla'],
          ['¿Por qué lavan la fruta?', 'Para comerla limpia', 'Para pintarla', 'Para que vuele'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Debajo de un árbol hay un mangó maduro.',
            asks: ['¿Dónde está el mangó?', 'Debajo de un árbol', 'En la nevera', 'En el techo'],
          },
          'Huele rico desde lejos.',
          'Su cáscara es roja, verde y amarilla.',
          {
            says: 'Por dentro es dulce y tiene mucho jugo.',
            asks: ['¿Cómo es por dentro?', 'Dulce', 'Salado', 'Duro'],
          },
          'El jugo baja por la mano hasta el codo.',
          'Todos se ríen y se chupan los dedos.',
          { says: 'La semilla es grande y dura, y la siembran en el patio.' },
          'Le echan agua todas las mañanas.',
          'Un día sale una hojita de color vino.',
          'El árbol tarda varios años en dar frutas. Habrá que tener mucha paciencia.',
        ],
        infers: [
          ['¿Qué nacerá en el patio?', 'Otro árbol', 'Una planta de arroz', 'Una flor de papel'],
          [
            '¿Cómo se sabe que está maduro?',
            'Está dulce y tiene jugo',
            'Está en el suelo duro',
            'Es muy viejo',
          ],
        ],
      },
      fluent: {
        facts: [
          'El mangó no nació en América, aunque hoy lo sentimos muy nuestro.',
          {
            says: 'La primera semilla llegó en barco, porque el mangó viene de Asia, al otro lado del mundo.',
            asks: ['¿De dónde viene esta fruta?', 'De Asia', 'De Europa', 'De la Luna'],
          },
          'Con el calor y la lluvia, el árbol creció feliz en nuestros campos.',
          'Hoy da sombra en patios, caminos y escuelas de toda la isla.',
          {
            says: 'La fruta madura se pone dulce, suave y llena de jugo.',
            asks: ['¿Cómo es la fruta madura?', 'Dulce y suave', 'Dura y seca', 'Amarga y fría'],
          },
          'Algunas variedades son pequeñas y otras pesan casi dos libras.',
          'En cada pueblo hay alguien que dice que su patio da los mejores.',
          {
            says: 'Cada fruta guarda en el centro una semilla plana, y quien la siembra debe esperar varios años.',
          },
          'Durante ese tiempo hay que darle agua, sol y un espacio grande.',
          'Muchas familias lo comen fresco, en batida o en una mermelada para el pan.',
        ],
        infers: [
          [
            '¿Por qué hace falta paciencia para sembrarlo?',
            'Porque tarda años en dar frutas',
            'Porque pesa mucho',
            'Porque el barco llega tarde',
          ],
          [
            '¿Cómo llegó a existir aquí?',
            'Alguien trajo semillas y las sembró',
            'Siempre estuvo en la isla',
            'Lo llevó el viento en una noche',
          ],
        ],
      },
    },
  },
  {
    theme: 'food',
    thing: 'el pan',
    title: {
      beginner: 'Pan caliente',
      middle: 'La panadería de la esquina',
      fluent: 'Antes de que salga el sol',
    },
    places: [
      { place: 'la panadería de Isabela', city: 'Isabela' },
      { place: 'la panadería de Coamo', city: 'Coamo' },
      { place: 'la panadería de Manatí', city: 'Manatí' },
    ],
    terms: [
      ['pan', 'Un alimento hecho de harina y agua, cocido al horno.', 'Como pan con mantequilla.'],
      ['horno', 'Una caja muy caliente donde se cocina.', 'El bizcocho está en el horno.'],
      ['masa', 'La mezcla blanda de harina y agua antes de cocerla.', 'La masa está suave.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'La masa es blanca.', asks: ['¿Cómo es la masa?', 'Blanca', 'Azul', 'Negra'] },
          'Un señor la toca.',
          'Pum, pum, pum.',
          { says: 'El pan sale del horno.', asks: ['¿De dónde sale?', 'Del horno', 'Del mar', 'Del bulto'] },
          '¡Qué rico huele!',
          'Echa humo.',
          { says: 'Soplan y soplan.' },
          'Le ponen queso.',
          'No queda nada.',
        ],
        infers: [
          ['¿Por qué soplan?', 'Está caliente', 'Está frío', 'Está duro'],
          ['¿A quién le gusta el pan?', 'A los dos', 'A nadie', 'Al carro'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'El panadero mezcla harina, agua y sal: así nace la masa.',
            asks: ['¿Quién mezcla la harina?', 'El panadero', 'La maestra', 'El cartero'],
          },
          'Le echa un poco de levadura.',
          'La tapa con un paño y espera.',
          {
            says: 'La masa crece y crece, como un globo.',
            asks: ['¿Qué crece?', 'La masa', 'El paño', 'La mesa'],
          },
          'Luego hace tiras largas. Las acuesta en una tabla.',
          { says: 'Cuando el pan sale del horno, la fila llega hasta la calle.' },
          'Cruje por fuera y es suave por dentro.',
          'La mantequilla se derrite en seguida.',
          'Una señora compra tres libras.',
          'Casi nadie llega a la casa con la puntita.',
        ],
        infers: [
          ['¿Por qué hay tanta fila?', 'Porque el pan huele rico', 'Porque llueve', 'Porque regalan libros'],
          ['¿Qué necesita la masa para crecer?', 'Tiempo', 'Música', 'Hielo'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'A las tres de la mañana, cuando el pueblo duerme, el panadero ya tiene las manos en la masa.',
            asks: [
              '¿Quién trabaja a las tres de la mañana?',
              'El panadero',
              'El alcalde',
              'La bibliotecaria',
            ],
          },
          'Mezcla harina, agua, sal y levadura en una batidora del tamaño de una bañera.',
          'La levadura está viva y llena la mezcla de burbujas diminutas.',
          {
            says: 'Después hay que esperar una hora antes de llevar las libras al horno.',
            asks: ['¿Cuánto hay que esperar?', 'Una hora', 'Un minuto', 'Tres días'],
          },
          'Algunos colocan encima una tira de hoja de palma, que deja una raya en la corteza.',
          { says: 'Con el calor, el pan sube, se dora y despierta a la calle con su olor.' },
          'Las primeras en llegar son las enfermeras que salen de turno.',
          'Luego llegan los abuelos, que conversan más de lo que compran.',
          'La puntita casi siempre desaparece antes de doblar la esquina.',
          'Lo que sobra el lunes se convierte en budín el martes, porque nada se pierde.',
        ],
        infers: [
          [
            '¿Qué quiere decir que el olor despierta a la calle?',
            'Que la gente se levanta al sentirlo',
            'Que la calle tiene ojos',
            'Que el olor hace ruido',
          ],
          [
            '¿Por qué el panadero se levanta tan temprano?',
            'Para que el pan esté listo por la mañana',
            'Para ver las estrellas',
            'Porque vive muy lejos del pueblo',
          ],
        ],
      },
    },
  },
]
