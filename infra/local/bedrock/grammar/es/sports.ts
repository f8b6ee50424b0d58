import type { Subject } from '../subject.ts'

export const sports: readonly Subject[] = [
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
    theme: 'sports',
    thing: 'la carrera',
    title: { beginner: '¡A correr!', middle: 'Ni primero ni último', fluent: 'La meta no era la meta' },
    places: [
      { place: 'la pista de Coamo', city: 'Coamo' },
      { place: 'la pista de Ponce', city: 'Ponce' },
      { place: 'la pista de Guaynabo', city: 'Guaynabo' },
    ],
    terms: [
      ['carrera', 'Un juego para ver quién corre más.', 'Gané la carrera de la escuela.'],
      ['línea', 'Una raya larga.', 'Párate en la línea.'],
      ['amigo', 'Una persona que quieres y te quiere.', 'Mi amigo me espera.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Hoy hay una carrera.', asks: ['¿Qué hay hoy?', 'Una carrera', 'Una siesta', 'Una sopa'] },
          'Uno, dos, tres.',
          'Todos corren.',
          'El sol pica.',
          { says: 'Un nene se cae.', asks: ['¿Quién se cae?', 'Un nene', 'Un gallo', 'La luna'] },
          'Le duele el pie.',
          { says: 'Su amigo le da la mano.' },
          'Llegan a la línea.',
          'Toman agua.',
        ],
        infers: [
          ['¿Cómo es el amigo?', 'Bueno', 'Malo', 'Vago'],
          ['¿Por qué le da la mano?', 'Para ayudarlo', 'Para ganar', 'Para bailar'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Veinte corredores esperan detrás de una línea blanca.',
            asks: ['¿Dónde esperan?', 'Detrás de una línea', 'En el mar', 'En la cocina'],
          },
          'Suena el pito y empieza la carrera.',
          'Al principio todos van juntos.',
          'La gente da palmadas desde la sombra.',
          {
            says: 'A mitad de camino, una niña se cae y se agarra la rodilla.',
            asks: ['¿Quién se cae?', 'Una niña', 'El juez', 'Un perro'],
          },
          'Los demás siguen de largo.',
          { says: 'Su amigo se detiene, la ayuda y los dos siguen corriendo.' },
          'No llegan primero, ni tampoco último.',
          'Un perro los acompaña un rato.',
          'En la meta les dan chinas frías.',
          'El jugo les baja por la barbilla.',
        ],
        infers: [
          ['¿Qué le importa más al amigo?', 'La niña', 'El premio', 'La gorra'],
          ['¿Cómo se siente la niña al final?', 'Agradecida', 'Enojada', 'Aburrida'],
        ],
      },
      fluent: {
        facts: [
          'Cada febrero llegan a Coamo corredores de muchos países para una carrera famosa.',
          {
            says: 'La carrera de los niños era corta, pero nadie la tomaba en broma.',
            asks: ['¿Cómo era la carrera de los niños?', 'Corta', 'De noche', 'En bicicleta'],
          },
          {
            says: 'Detrás de la línea, más de cincuenta pares de piernas temblaban de emoción.',
            asks: ['¿Qué temblaba detrás de la línea?', 'Las piernas', 'Los árboles', 'Las ventanas'],
          },
          'Un buen corredor no sale demasiado rápido, porque la segunda mitad es la difícil.',
          'En las orillas, los vecinos ofrecían agua y gritaban los nombres de todos.',
          { says: 'Cerca del final, el muchacho que iba adelante vio caer a un amigo y se devolvió.' },
          'Perdió su lugar, pero los dos cruzaron la meta hombro con hombro.',
          'El aplauso fue más largo que el del ganador.',
          'Más tarde, el ganador se acercó y les dio la mano.',
          { says: 'Su tiempo no fue el mejor, y sin embargo es el que todos recuerdan.' },
        ],
        infers: [
          [
            '¿Por qué la gente recuerda ese tiempo?',
            'Por el gesto de amistad',
            'Porque fue el más rápido',
            'Porque llovió mucho',
          ],
          [
            '¿Qué pudo haber hecho el muchacho?',
            'Seguir corriendo y ganar',
            'Irse en guagua',
            'Llamar a la maestra',
          ],
        ],
      },
    },
  },
]
