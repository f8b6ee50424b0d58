import type { Frame, Subject } from './subject.ts'

export const frame: Frame = {
  names: ['Mateo', 'Sofía', 'Camila', 'Gael', 'Nina', 'Omar', 'Lucía', 'Nico', 'Kiara', 'Joel'],
  title: '{name} y {thing}',
  kin: ['su abuela', 'su papá', 'su mamá', 'su abuelo', 'su titi', 'su tío'],
  tiers: {
    beginner: {
      openings: ['{name} va con {kin}. Van a {place}.', 'Hoy {name} sale con {kin}. Van a {place}.'],
      closings: ['¡Qué lindo!', '{name} se ríe.', '¡Otra vez!', '{name} da las gracias.'],
    },
    middle: {
      openings: [
        'Es sábado. {name} y {kin} van a {place}. {name} lleva agua y una gorra.',
        'Hoy no hay clases. {name} va con {kin} a {place}. Salen muy temprano.',
        '{name} abre los ojos y salta de la cama. Hoy va con {kin} a {place}.',
      ],
      closings: [
        'En la casa, {name} hace un dibujo de {thing}. Mañana lo lleva a la escuela.',
        'De regreso, {name} cuenta todo otra vez. Nadie se cansa de escuchar.',
        'Antes de dormir, {name} piensa en {thing}. ¡Qué día tan bueno!',
      ],
    },
    fluent: {
      openings: [
        'El domingo temprano, {name} guardó una libreta y un lápiz en el bulto. {Kin} había prometido un viaje a {place}. «Hoy vas a conocer mejor {thing}», le dijo.',
        'Cuando la maestra pidió una investigación, {name} no lo pensó dos veces. Quería escribir sobre {thing}. Por eso fue con {kin} a {place} y llevó su libreta.',
        'Durante el desayuno, {name} hizo tantas preguntas sobre {thing} que {kin} dejó la taza en la mesa. «Vamos a buscar las respuestas», dijo, y salieron para {place}.',
      ],
      closings: [
        'De camino a la casa, {name} volvió a leer sus notas. Todavía le quedaban preguntas, y eso le gustó: así habría que regresar.',
        'El lunes, {name} leyó su informe frente a la clase. Al final hubo aplausos y muchas manos levantadas.',
        'Esa noche, {name} cerró la libreta y sonrió. Para aprender, pensó, hay que mirar despacio y preguntar mucho.',
      ],
    },
  },
  asksWho: '¿Con quién va {name}?',
  asksWhere: '¿A dónde van?',
  with: kin => `Con ${kin}`,
  to: place => `A ${place}`,
}

export const subjects: readonly Subject[] = [
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
    theme: 'sea',
    thing: 'el tinglar',
    title: {
      beginner: 'Va al mar',
      middle: 'La tortuga de la noche',
      fluent: 'Un viaje que empieza en la arena',
    },
    places: [
      { place: 'la playa de Luquillo', city: 'Luquillo' },
      { place: 'la playa de Maunabo', city: 'Maunabo' },
      { place: 'la playa de Culebra', city: 'Culebra' },
    ],
    terms: [
      ['tinglar', 'La tortuga de mar más grande de todas.', 'El tinglar nada muy lejos.'],
      ['arena', 'El polvo de piedra que cubre la playa.', 'Hago un castillo de arena.'],
      ['mar', 'El agua salada que está alrededor de la isla.', 'El mar está azul.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Sale un tinglar.', asks: ['¿Qué sale del agua?', 'Un tinglar', 'Un gato', 'Una lancha'] },
          'Es de noche.',
          {
            says: 'Va por la arena.',
            asks: ['¿Por dónde va?', 'Por la arena', 'Por la calle', 'Por el techo'],
          },
          'Es muy grande.',
          'No hay luz.',
          'Hace un hoyo.',
          'Nadie habla.',
          { says: 'Pone huevos y se va al mar.' },
          'El mar está en calma.',
        ],
        infers: [
          ['¿Dónde vive el tinglar?', 'En el mar', 'En un árbol', 'En una casa'],
          ['¿Para qué sale del mar?', 'Para poner huevos', 'Para jugar pelota', 'Para comer pan'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Es de noche y un tinglar sale del mar.',
            asks: ['¿Cuándo sale el tinglar?', 'De noche', 'Por la mañana', 'A las doce del día'],
          },
          'Es la tortuga más grande del mundo.',
          'Camina muy despacio por la playa.',
          {
            says: 'Con sus aletas hace un hoyo en la arena.',
            asks: ['¿Con qué hace el hoyo?', 'Con sus aletas', 'Con una pala', 'Con la boca'],
          },
          { says: 'Allí pone muchos huevos blancos. Luego los tapa bien para que nadie los vea.' },
          'Cuando termina, la tortuga está muy cansada.',
          'Una ola moja su espalda y la tortuga vuelve a su casa.',
          'En dos meses nacen las tortuguitas. Todas corren hacia la luz del agua.',
          'Los vecinos apagan las luces de la calle.',
        ],
        infers: [
          ['¿Por qué tapa los huevos?', 'Para cuidarlos', 'Para jugar con ellos', 'Para comerlos después'],
          ['¿Dónde pasa la tortuga casi toda su vida?', 'En el agua', 'En la calle', 'En una rama'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'El tinglar es la tortuga más grande del mundo y puede pesar tanto como un carro pequeño.',
            asks: ['¿Qué tortuga es la más grande del mundo?', 'El tinglar', 'La tortuga de río', 'El carey'],
          },
          'En vez de una concha dura, tiene la espalda cubierta de piel gruesa.',
          'Nada miles de millas por el mar y come aguavivas.',
          {
            says: 'Entre marzo y julio, la hembra sale de noche y hace un hoyo profundo en la arena.',
            asks: ['¿Dónde hace el hoyo?', 'En la arena', 'En el río', 'Debajo de un puente'],
          },
          {
            says: 'Allí pone unos ochenta huevos del tamaño de una bola de billar. Después los cubre con cuidado, borra sus huellas y regresa al agua.',
          },
          'Unos dos meses más tarde, las crías rompen el cascarón y suben juntas. Para encontrar el camino, buscan la claridad sobre las olas.',
          'Si hay bombillas encendidas cerca de la playa, las crías se confunden y caminan hacia la carretera. Por eso los vecinos apagan las luces y vigilan los nidos con paciencia.',
        ],
        infers: [
          [
            '¿Por qué borra sus huellas?',
            'Para que nadie encuentre los huevos',
            'Para poder bailar',
            'Para no mojarse',
          ],
          [
            '¿Por qué la gente no la ve con frecuencia?',
            'Porque sale de noche y vive en el agua',
            'Porque es muy pequeña',
            'Porque vive en las montañas',
          ],
        ],
      },
    },
  },
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
    theme: 'family',
    thing: 'la hamaca',
    title: { beginner: 'La hamaca', middle: 'Un nudo bien hecho', fluent: 'Los nudos de la abuela' },
    places: [
      { place: 'la casa de San Sebastián', city: 'San Sebastián' },
      { place: 'la casa de Moca', city: 'Moca' },
      { place: 'la casa de Utuado', city: 'Utuado' },
    ],
    terms: [
      ['hamaca', 'Una cama de tela o de hilo que cuelga entre dos árboles.', 'Papá duerme en la hamaca.'],
      ['hilo', 'Una hebra larga y fina con la que se teje o se cose.', 'Mi camisa tiene un hilo suelto.'],
      ['nudo', 'Lo que queda cuando se amarra una soga.', 'Hice un nudo en mi zapato.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Allí hay una hamaca.', asks: ['¿Qué hay allí?', 'Una hamaca', 'Una guagua', 'Una vaca'] },
          { says: 'Es de hilo azul.', asks: ['¿De qué color es?', 'Azul', 'Roja', 'Verde'] },
          'Le hacen un nudo.',
          'Todos se suben.',
          'Va y viene.',
          'Hay brisa.',
          { says: 'Alguien cierra los ojos.' },
          'Un gallo canta.',
          'Nadie lo oye.',
        ],
        infers: [
          ['¿Por qué cierra los ojos?', 'Tiene sueño', 'Tiene hambre', 'Tiene prisa'],
          ['¿Para qué es la hamaca?', 'Para descansar', 'Para cocinar', 'Para nadar'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'En el balcón cuelga una hamaca de hilo azul.',
            asks: ['¿Dónde está la hamaca?', 'En el balcón', 'En la cocina', 'En la escuela'],
          },
          'La tejió la bisabuela hace muchos años.',
          {
            says: 'Un nudo se soltó y hay que arreglarlo.',
            asks: ['¿Qué se soltó?', 'Un nudo', 'Un perro', 'Una puerta'],
          },
          'Primero buscan un hilo del mismo color. Después lo pasan por arriba y por abajo.',
          'Las manos van despacio, como en un baile.',
          'El primer nudo queda flojo.',
          { says: 'Tratan otra vez, y otra, hasta que queda firme.' },
          'Entonces todos se sientan a probar.',
          'La brisa huele a café y a lluvia.',
          'Alguien cuenta un cuento de antes.',
        ],
        infers: [
          ['¿Cómo es esta familia?', 'No se rinde', 'Se aburre rápido', 'Está muy triste'],
          ['¿Por qué cuidan la hamaca?', 'Es un recuerdo de la familia', 'Es nueva', 'Es de un vecino'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'En el balcón cuelga una hamaca que la bisabuela tejió con hilo de algodón.',
            asks: ['¿Quién tejió la hamaca?', 'La bisabuela', 'Un vecino', 'La maestra'],
          },
          'Los taínos ya dormían en hamacas mucho antes de que llegaran los barcos. De hecho, la palabra viene de su idioma y hoy se usa en muchos países.',
          {
            says: 'Una mañana apareció un nudo suelto, y toda la familia decidió arreglarlo.',
            asks: ['¿Qué tenía la hamaca?', 'Un nudo suelto', 'Una mancha de pintura', 'Un nido de pájaros'],
          },
          'Primero buscaron un cordón fuerte del mismo color y del mismo grueso. Luego aprendieron el secreto: pasar la punta por arriba, por abajo y por el centro.',
          'Los primeros intentos quedaron torcidos, pero nadie se molestó.',
          { says: 'Con cada vuelta, los mayores contaban una historia de cuando eran niños.' },
          'Al final, el tejido quedó tan firme que tres primos se acostaron a la vez.',
          'La brisa de la tarde los meció hasta que el café estuvo listo.',
        ],
        infers: [
          [
            '¿Qué gana la familia además de arreglar la hamaca?',
            'Comparte sus recuerdos',
            'Gana dinero',
            'Aprende a nadar',
          ],
          [
            '¿Por qué es importante esa hamaca?',
            'Porque viene de alguien querido',
            'Porque costó mucho en la tienda',
            'Porque es la más nueva del barrio',
          ],
        ],
      },
    },
  },
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
    theme: 'weather',
    thing: 'el aguacero',
    title: { beginner: '¡Llueve!', middle: 'Llegó el aguacero', fluent: 'El viaje de una gota' },
    places: [
      { place: 'el bosque de El Yunque', city: 'Río Grande' },
      { place: 'la montaña de Jayuya', city: 'Jayuya' },
      { place: 'la loma de Orocovis', city: 'Orocovis' },
    ],
    terms: [
      ['aguacero', 'Una lluvia fuerte que llega de pronto.', 'El aguacero mojó el patio.'],
      ['nube', 'Lo que flota en el cielo y está hecho de gotitas.', 'La nube tapó el sol.'],
      ['gotas', 'Pedacitos redondos de agua que caen.', 'Las gotas suenan en el techo.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Hay una nube.', asks: ['¿Qué hay en el cielo?', 'Una nube', 'Un barco', 'Una cama'] },
          'Es gris.',
          'Hay viento.',
          { says: 'Caen gotas. ¡Plas!', asks: ['¿Qué cae?', 'Gotas', 'Hojas', 'Frutas'] },
          'El aguacero suena.',
          'El sapo canta.',
          'Ya no hay sol.',
          { says: 'Ponen los pies en un charco.' },
          'Sale el arcoíris.',
        ],
        infers: [
          ['¿Cómo están los pies?', 'Mojados', 'Secos', 'Limpios'],
          ['¿De dónde vino el agua?', 'De la nube', 'Del vaso', 'De la casa'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Una nube gris tapa el sol.',
            asks: ['¿Qué tapa el sol?', 'Una nube gris', 'Un árbol', 'Una sombrilla'],
          },
          'El viento mueve las hojas y huele a tierra.',
          {
            says: 'De pronto caen gotas gordas: ¡es un aguacero!',
            asks: ['¿Cómo son las gotas?', 'Gordas', 'Rojas', 'Dulces'],
          },
          'El techo suena como un tambor.',
          'Un lagartijo se mete debajo de una hoja.',
          { says: 'Hay que esperar en la casita de madera.' },
          'Después de un rato, el ruido baja.',
          'El río trae más agua que antes.',
          'Los coquíes cantan contentos.',
          'Sale el sol y el camino brilla.',
          'Un arcoíris cruza la montaña de lado a lado.',
        ],
        infers: [
          ['¿Por qué esperan en la casita?', 'Para no mojarse', 'Para comer', 'Para ver una película'],
          ['¿Por qué el río trae más agua?', 'Porque llovió mucho', 'Porque hace sol', 'Porque es de noche'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'Un aguacero comienza lejos, cuando el sol calienta el mar y parte del agua sube como vapor.',
            asks: ['¿Qué calienta el mar?', 'El sol', 'Una fogata', 'La luna'],
          },
          {
            says: 'El viento empuja ese aire húmedo hasta las montañas de la isla. Allá arriba hace más frío, y el vapor se vuelve una nube de gotas muy pequeñas.',
            asks: ['¿Qué se forma allá arriba?', 'Una nube', 'Una piedra', 'Una ola'],
          },
          'Las gotas chocan, se juntan y engordan poco a poco.',
          { says: 'Cuando pesan demasiado para flotar, caen todas a la vez sobre los techos y los árboles.' },
          {
            says: 'El suelo del bosque bebe una parte, como si fuera una esponja. Otra parte baja por las quebradas, llena los ríos y regresa al mar.',
          },
          'En El Yunque llueve casi todos los días, y por eso todo crece tan verde.',
          'Los coquíes celebran la humedad con un coro que se oye desde la carretera.',
          'Así, la misma agua ha dado vueltas por el mundo durante millones de años.',
        ],
        infers: [
          [
            '¿Por qué caen las gotas?',
            'Porque pesan demasiado para flotar',
            'Porque el sol las llama',
            'Porque los árboles las piden',
          ],
          [
            '¿Por qué la lluvia es parte de un ciclo?',
            'Porque el agua vuelve a empezar su camino',
            'Porque solo cae una vez',
            'Porque nunca llega al suelo',
          ],
        ],
      },
    },
  },
  {
    theme: 'sports',
    thing: 'el béisbol',
    title: { beginner: 'Dale a la bola', middle: 'La última entrada', fluent: 'Un guante prestado' },
    places: [
      { place: 'el parque de Santurce', city: 'San Juan' },
      { place: 'el parque de Caguas', city: 'Caguas' },
      { place: 'el parque de Carolina', city: 'Carolina' },
    ],
    terms: [
      ['bate', 'El palo con que se le da a la bola.', 'El bate es de madera.'],
      ['bola', 'Lo redondo que se tira y se coge en un juego.', 'La bola rueda por la grama.'],
      ['equipo', 'El grupo de personas que juega de un mismo lado.', 'Mi equipo lleva gorra azul.'],
    ],
    tellings: {
      beginner: {
        facts: [
          'Hay sol en el parque.',
          {
            says: 'Allí juegan con bate y bola.',
            asks: ['¿Con qué juegan?', 'Con bate y bola', 'Con un barco', 'Con arroz'],
          },
          'Una nena tira.',
          { says: 'La bola va alto.', asks: ['¿A dónde va la bola?', 'Alto', 'Al agua', 'A la olla'] },
          '¡Pum!',
          'Todos miran.',
          { says: 'Un nene corre. ¡Todos gritan!' },
          'Se le cae la gorra.',
        ],
        infers: [
          ['¿Cómo se sienten todos?', 'Contentos', 'Tristes', 'Con sueño'],
          ['¿Qué hay que hacer para ganar?', 'Correr', 'Dormir', 'Comer'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'El equipo azul pierde por una carrera.',
            asks: ['¿Qué equipo pierde?', 'El azul', 'El rojo', 'El verde'],
          },
          'Falta solo una entrada.',
          {
            says: 'Una niña coge el bate y respira hondo.',
            asks: ['¿Qué coge la niña?', 'El bate', 'Un libro', 'Una sombrilla'],
          },
          'El sol le da en los ojos.',
          {
            says: 'La primera bola pasa muy alta. La segunda pasa muy baja. A la tercera le da duro, y la bola vuela sobre la cerca.',
          },
          'Todo el parque se pone de pie.',
          'Ella corre y toca cada base.',
          'Los dos equipos se dan la mano.',
          'Después comparten agua y chinas frías.',
        ],
        infers: [
          ['¿Qué pasó después del batazo?', 'El equipo azul anotó', 'Empezó a llover', 'Se perdió el guante'],
          ['¿Por qué respira hondo?', 'Está un poco nerviosa', 'Tiene catarro', 'Está dormida'],
        ],
      },
      fluent: {
        facts: [
          'El béisbol se juega en Puerto Rico desde hace más de cien años.',
          {
            says: 'Cada equipo tiene nueve jugadores en el terreno, y cada cual cuida un lugar distinto.',
            asks: ['¿Cuántos jugadores hay en el terreno?', 'Nueve', 'Dos', 'Veinte'],
          },
          {
            says: 'Ese día faltaba un guante, y una jugadora del otro lado prestó el suyo.',
            asks: ['¿Qué prestó la jugadora?', 'Un guante', 'Una bicicleta', 'Una gorra roja'],
          },
          'El lanzador miró a su receptor, subió la rodilla y soltó la bola.',
          { says: 'El bate sonó como un trueno, y la pelota se perdió entre las nubes.' },
          'Tres niños corrieron por las bases mientras las gradas cantaban.',
          'En la siguiente entrada, el guante prestado atrapó una línea imposible.',
          'Nadie recordaba ya cuál era el marcador.',
          'Al terminar, los jugadores hicieron dos filas y se dieron la mano.',
          'El guante volvió a su dueña con un dibujo de agradecimiento adentro.',
        ],
        infers: [
          ['¿Cómo es la jugadora que prestó el guante?', 'Generosa', 'Egoísta', 'Olvidadiza'],
          [
            '¿Qué quiere decir que sonó como un trueno?',
            'Que el golpe fue muy fuerte',
            'Que empezó a llover',
            'Que se rompió una puerta',
          ],
        ],
      },
    },
  },
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
]
