import type { Subject } from '../subject.ts'

export const animals: readonly Subject[] = [
  {
    theme: 'animals',
    thing: 'el múcaro',
    title: {
      beginner: 'Mira el múcaro',
      middle: 'Unos ojos en el árbol',
      fluent: 'El vecino que caza de noche',
    },
    places: [
      { place: 'la finca de Lares', city: 'Lares' },
      { place: 'el bosque de Maricao', city: 'Maricao' },
      { place: 'el campo de Cayey', city: 'Cayey' },
    ],
    terms: [
      [
        'múcaro',
        'Un búho pequeño que vive en los bosques de la isla.',
        'El múcaro canta cuando sale la luna.',
      ],
      ['rama', 'La parte del árbol que sale del tronco.', 'Un pájaro descansa en la rama.'],
      ['alas', 'Lo que mueven los pájaros para volar.', 'La paloma abre las alas.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Hay un múcaro.', asks: ['¿Qué ven?', 'Un múcaro', 'Un pez', 'Una vaca'] },
          { says: 'Está en la rama.', asks: ['¿Dónde está?', 'En la rama', 'En la cama', 'En el agua'] },
          'Es café.',
          'No es muy alto.',
          { says: 'De día, el múcaro duerme.' },
          'Nadie lo toca.',
          'Abre un ojo.',
          'Mira a todos.',
          'Abre las alas y se va.',
        ],
        infers: [
          ['¿Cuándo está despierto el múcaro?', 'De noche', 'Por la mañana', 'A las doce del día'],
          ['¿Por qué hay que hablar bajito?', 'Porque duerme', 'Porque llueve', 'Porque hace calor'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'En una rama alta hay un múcaro.',
            asks: ['¿Dónde está el múcaro?', 'En una rama alta', 'Debajo de una piedra', 'Dentro de la casa'],
          },
          'Es un búho pequeño de color café.',
          'Parece un pedazo del árbol.',
          {
            says: 'De día duerme y casi no se mueve.',
            asks: ['¿Qué hace de día?', 'Duerme', 'Nada', 'Busca comida'],
          },
          'Sus ojos son grandes y redondos.',
          { says: 'De noche abre las alas y vuela sin hacer ruido.' },
          'Come insectos, arañas y ratones. Por eso ayuda a la gente del campo.',
          'Puede mirar hacia atrás sin mover el cuerpo.',
          'Su canto suena como una risa en la noche.',
          'Hace su nido en un hueco del tronco.',
        ],
        infers: [
          [
            '¿Por qué es difícil ver el múcaro de día?',
            'Porque no se mueve',
            'Porque vuela muy rápido',
            'Porque está en el mar',
          ],
          [
            '¿Por qué los ratones no oyen llegar al múcaro?',
            'Vuela en silencio',
            'Canta muy alto',
            'Camina por el suelo',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'El múcaro es un búho pequeño que solo vive en Puerto Rico y en algunas islas vecinas.',
            asks: ['¿Qué es el múcaro?', 'Un búho pequeño', 'Un lagarto verde', 'Un árbol del bosque'],
          },
          'Sus plumas de color café se confunden con la corteza de los árboles.',
          {
            says: 'Durante el día duerme en una rama alta y casi nunca se mueve.',
            asks: ['¿Dónde duerme durante el día?', 'En una rama alta', 'En la arena', 'Debajo del agua'],
          },
          'Cuando cae la noche, abre los ojos y comienza a buscar comida.',
          { says: 'Vuela sin hacer ruido, porque los bordes de sus alas son muy suaves.' },
          'Le gustan los insectos grandes, las arañas, los lagartijos y los ratones. Por eso los agricultores saben que es un buen vecino de la finca.',
          'Su cabeza puede girar tanto que mira hacia atrás sin mover el cuerpo.',
          'Para criar a sus pichones, busca un hueco en el tronco de un árbol viejo.',
          'En el campo, algunas personas dicen que su canto parece la risa de un amigo escondido.',
        ],
        infers: [
          [
            '¿Por qué es difícil encontrar al múcaro de día?',
            'Porque parece parte del árbol y no se mueve',
            'Porque se va a otra isla',
            'Porque vive debajo de la tierra',
          ],
          [
            '¿Para qué le sirve volar en silencio?',
            'Para sorprender a su comida',
            'Para dormir mejor',
            'Para cantar más alto',
          ],
        ],
      },
    },
  },
  {
    theme: 'animals',
    thing: 'el manatí',
    title: {
      beginner: 'El manatí come',
      middle: 'El gigante tranquilo',
      fluent: 'Un vecino que no hace ruido',
    },
    places: [
      { place: 'la bahía de Salinas', city: 'Salinas' },
      { place: 'la bahía de Guayanilla', city: 'Guayanilla' },
      { place: 'la costa de Ceiba', city: 'Ceiba' },
    ],
    terms: [
      ['manatí', 'Un animal grande y gris que vive en el agua y come plantas.', 'El manatí nada despacio.'],
      ['yerba', 'Planta pequeña y verde; también crece debajo del mar.', 'La vaca come yerba.'],
      ['agua', 'Lo que bebemos, y lo que llena el mar y los ríos.', 'Tomo agua fría.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'En el agua hay un manatí.',
            asks: ['¿Qué hay en el agua?', 'Un manatí', 'Un gallo', 'Una guagua'],
          },
          'Es gris.',
          'No es un pez.',
          { says: 'Come yerba.', asks: ['¿Qué come?', 'Yerba', 'Pan', 'Carne'] },
          'Nada con su cría. La cría va al lado.',
          { says: 'Sube. Coge aire. Baja.' },
          'No hace ruido.',
          'Se ve su cola.',
        ],
        infers: [
          ['¿Para qué sube?', 'Para coger aire', 'Para comer pan', 'Para ver el sol'],
          ['¿Dónde vive?', 'En el mar', 'En un nido', 'En el monte'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Algo gris se mueve debajo del agua: es un manatí.',
            asks: ['¿De qué color es?', 'Gris', 'Verde', 'Rojo'],
          },
          'Es tan largo como un carro.',
          {
            says: 'Come yerba del fondo casi todo el día.',
            asks: ['¿Qué come?', 'Yerba', 'Peces', 'Insectos'],
          },
          'Por eso le dicen la vaca del mar.',
          { says: 'Cada pocos minutos saca la nariz para coger aire.' },
          'A su lado nada una cría. La cría toma leche de su mamá.',
          'Las lanchas rápidas lo pueden lastimar.',
          'El pescador apaga el motor y espera.',
          'Todos hablan bajito desde el bote.',
          'Al final se ve su cola redonda.',
        ],
        infers: [
          ['¿Por qué saca la nariz?', 'Porque respira aire', 'Porque tiene catarro', 'Porque busca yerba'],
          ['¿Dónde está la yerba que come?', 'En el fondo del mar', 'En el techo', 'En la finca'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'El manatí es un mamífero enorme y tranquilo que vive en el agua cerca de la costa.',
            asks: ['¿Qué es el manatí?', 'Un mamífero', 'Un pez', 'Un pájaro'],
          },
          'Puede pesar más de mil libras, aunque se mueve con la calma de una nube.',
          {
            says: 'Pasa seis u ocho horas al día comiendo yerba marina en el fondo de las bahías.',
            asks: ['¿Qué come?', 'Yerba marina', 'Camarones', 'Frutas del monte'],
          },
          'Por eso muchos pescadores lo llaman la vaca del mar.',
          { says: 'Como tiene pulmones, sube cada pocos minutos y asoma solamente la nariz.' },
          'La madre tiene una sola cría y la cuida durante casi dos años.',
          'Se comunican con chillidos cortos que casi nadie oye desde un bote.',
          'Su mayor peligro son las lanchas que pasan rápido por aguas llanas.',
          'Donde hay letreros con su figura, los capitanes deben bajar la velocidad.',
          'Cuando un manatí aparece herido, un equipo lo cura y luego lo devuelve al mar.',
        ],
        infers: [
          [
            '¿Por qué el manatí se queda en aguas llanas?',
            'Porque allí crece su comida y puede subir a respirar',
            'Porque le gusta la arena caliente',
            'Porque allí hay más ruido',
          ],
          [
            '¿En qué se parece a una vaca?',
            'En que come yerba con calma',
            'En que tiene cuernos',
            'En que vive en una finca',
          ],
        ],
      },
    },
  },
]
