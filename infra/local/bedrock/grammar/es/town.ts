import type { Subject } from '../subject.ts'

export const town: readonly Subject[] = [
  {
    theme: 'town',
    thing: 'la plaza',
    title: { beginner: 'En la plaza', middle: 'Un banco para todos', fluent: 'El corazón del pueblo' },
    places: [
      { place: 'la plaza de Ponce', city: 'Ponce' },
      { place: 'la plaza de Caguas', city: 'Caguas' },
      { place: 'la plaza de Guayama', city: 'Guayama' },
    ],
    terms: [
      ['plaza', 'El espacio abierto en el centro del pueblo.', 'La banda toca en la plaza.'],
      ['banco', 'Un asiento largo para varias personas.', 'Nos sentamos en el banco.'],
      ['fuente', 'Una obra de la que sale agua.', 'La fuente hace un ruido suave.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'En la plaza hay una fuente.',
            asks: ['¿Qué hay en la plaza?', 'Una fuente', 'Un avión', 'Una playa'],
          },
          'El agua sube y baja.',
          'Cae el sol.',
          {
            says: 'Se sientan en un banco.',
            asks: ['¿Dónde se sientan?', 'En un banco', 'En el piso', 'En la cama'],
          },
          'Pasa un perro.',
          'Pasa una nena.',
          { says: 'Comen piragua de china.' },
          'Está fría.',
          'Sabe rica.',
        ],
        infers: [
          ['¿Cómo está el día?', 'Hace calor', 'Hace frío', 'Es de noche'],
          ['¿Quién puede ir a la plaza?', 'Todos', 'Solo los perros', 'Nadie'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'En el centro de la plaza hay una fuente.',
            asks: ['¿Qué hay en el centro?', 'Una fuente', 'Una escuela', 'Un río'],
          },
          'El agua sube y cae como lluvia.',
          {
            says: 'En un banco, dos señores juegan dominó.',
            asks: ['¿A qué juegan los señores?', 'Dominó', 'Pelota', 'Escondite'],
          },
          'Una señora vende piraguas de muchos sabores.',
          'Las palomas caminan detrás de las migas.',
          'Un nene corre en su bicicleta nueva.',
          'Suena la campana: son las cuatro.',
          { says: 'Poco a poco llega más gente con sus sillas, porque hoy toca la banda.' },
          'Ya se oye una trompeta.',
          'Los vecinos se saludan y preguntan por la familia.',
        ],
        infers: [
          ['¿Para qué llega la gente?', 'Para oír la banda', 'Para ir a dormir', 'Para lavar el carro'],
          ['¿Cómo es la gente de este pueblo?', 'Le gusta estar junta', 'No sale nunca', 'Tiene miedo'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'En casi todos los pueblos de la isla, las calles principales nacen alrededor de la plaza.',
            asks: ['¿Qué nace alrededor de la plaza?', 'Las calles principales', 'Los ríos', 'Las playas'],
          },
          'Hace siglos, allí se vendían las frutas y se daban las noticias.',
          'En el medio suele haber una fuente, donde el agua refresca la tarde.',
          {
            says: 'Bajo los árboles, cada banco tiene sus dueños: los que juegan dominó llegan siempre a la misma hora.',
            asks: ['¿Qué juegan bajo los árboles?', 'Dominó', 'Baloncesto', 'Ajedrez con gigantes'],
          },
          'Los domingos, los niños corren detrás de las palomas y comen piraguas.',
          {
            says: 'Cuando hay fiesta, se llena de música, de luces y de vecinos que no se veían hacía meses.',
          },
          'Después de una tormenta, también es el lugar donde se reparte agua y comida.',
          'Muchos pueblos la cuidan como si fuera la sala de su casa.',
          'Sus árboles viejos han visto pasar a los abuelos de nuestros abuelos.',
          'Sentarse a observar es una manera sencilla de conocer un pueblo.',
        ],
        infers: [
          [
            '¿Por qué se puede decir que es el corazón del pueblo?',
            'Porque allí se encuentra la gente',
            'Porque es de color rojo',
            'Porque está muy lejos',
          ],
          [
            '¿Qué sienten los vecinos cuando hay fiesta?',
            'Alegría de volver a verse',
            'Ganas de mudarse',
            'Sueño y aburrimiento',
          ],
        ],
      },
    },
  },
  {
    theme: 'town',
    thing: 'la biblioteca',
    title: {
      beginner: 'Un libro para mí',
      middle: 'La casa de los libros',
      fluent: 'El edificio que presta mundos',
    },
    places: [
      { place: 'la biblioteca de Arecibo', city: 'Arecibo' },
      { place: 'la biblioteca de Humacao', city: 'Humacao' },
      { place: 'la biblioteca de Aguadilla', city: 'Aguadilla' },
    ],
    terms: [
      ['libro', 'Muchas páginas juntas que se leen.', 'Este libro tiene dibujos.'],
      ['tarjeta', 'Un papel duro y pequeño con tu nombre.', 'Enseño mi tarjeta en la puerta.'],
      ['mesa', 'Un mueble plano con patas.', 'Pongo el libro en la mesa.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'Hay un libro en la mesa.',
            asks: ['¿Qué hay en la mesa?', 'Un libro', 'Un pez', 'Un zapato'],
          },
          'Es rojo.',
          'Tiene un sapo.',
          { says: 'Leen los dos.', asks: ['¿Qué hacen?', 'Leen', 'Nadan', 'Corren'] },
          'El sapo salta.',
          '¡Plas!',
          { says: 'Se lo llevan a la casa.' },
          'Lo ponen en el bulto.',
          'Ya es tarde.',
        ],
        infers: [
          ['¿Les gusta el libro?', 'Sí, se lo llevan', 'No, lo tiran', 'No, se van'],
          ['¿De qué es el cuento?', 'De un sapo', 'De un avión', 'De un pan'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'En la biblioteca, cada libro tiene su sitio.',
            asks: ['¿Qué tiene su sitio?', 'Cada libro', 'Cada gato', 'Cada carro'],
          },
          'Unos hablan de estrellas y otros de dinosaurios.',
          'La señora de la mesa habla bajito.',
          {
            says: 'Con una tarjeta, cualquiera se lleva tres.',
            asks: ['¿Qué hace falta para llevarse uno?', 'Una tarjeta', 'Mucho dinero', 'Un carro'],
          },
          'Nadie paga por leer.',
          'Hay cojines en el piso.',
          'Un nene lee con su perro de peluche.',
          { says: 'A las tres empieza la hora del cuento, y todos se sientan en el piso.' },
          'La voz cambia: ahora es un gigante, ahora un ratón.',
          'Nadie mira el reloj.',
          'Cuando termina, piden otro.',
        ],
        infers: [
          ['¿Por qué piden otro cuento?', 'Les gustó mucho', 'Hace calor', 'Se perdieron'],
          ['¿Para quién es la biblioteca?', 'Para todos', 'Para los gigantes', 'Solo para maestros'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'La biblioteca es el único lugar del pueblo donde se puede sacar un libro sin pagar nada.',
            asks: ['¿Qué se puede sacar sin pagar?', 'Un libro', 'Un helado', 'Una bicicleta'],
          },
          'Solo hace falta una tarjeta con un nombre y la promesa de devolver lo prestado.',
          {
            says: 'En una mesa junto a la ventana, tres amigos buscan por qué brilla la bahía.',
            asks: [
              '¿Qué buscan los tres amigos?',
              'Por qué brilla la bahía',
              'Un tesoro enterrado',
              'La salida',
            ],
          },
          'En otra, una abuela aprende a escribirle correos a su nieto.',
          'La bibliotecaria parece saber dónde está cada página del edificio.',
          { says: 'Cuando alguien le pregunta algo difícil, sonríe y dice: «Vamos a averiguarlo».' },
          'Después de un huracán, allí hubo luz, agua y cuentos para los que esperaban.',
          'Algunos libros tienen más años que la escuela y todavía huelen a papel y a café.',
          'En la última página se anotaba antes la fecha de cada préstamo. Así se sabe que alguien leyó la misma historia hace medio siglo.',
        ],
        infers: [
          ['¿Cómo es la bibliotecaria?', 'Curiosa y servicial', 'Impaciente', 'Distraída'],
          [
            '¿Por qué se dice que es un lugar para todos?',
            'Porque no cuesta nada y cada cual encuentra lo suyo',
            'Porque es muy grande',
            'Porque no tiene puertas',
          ],
        ],
      },
    },
  },
]
