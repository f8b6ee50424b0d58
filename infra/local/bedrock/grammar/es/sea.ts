import type { Subject } from '../subject.ts'

export const sea: readonly Subject[] = [
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
    theme: 'sea',
    thing: 'el faro',
    title: {
      beginner: 'La luz del mar',
      middle: 'La torre que guiña',
      fluent: 'Una luz para los que vuelven',
    },
    places: [
      { place: 'la punta de Fajardo', city: 'Fajardo' },
      { place: 'la punta de Rincón', city: 'Rincón' },
      { place: 'la punta de Cabo Rojo', city: 'Cabo Rojo' },
    ],
    terms: [
      ['faro', 'Una torre con una luz que guía a los barcos.', 'El faro se ve desde lejos.'],
      ['barco', 'Lo que lleva gente y cosas por el mar.', 'El barco llegó al muelle.'],
      ['torre', 'Un edificio alto y estrecho.', 'La torre tiene muchos escalones.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'El faro es una torre alta.', asks: ['¿Cómo es la torre?', 'Alta', 'Mojada', 'Chiquita'] },
          'Es blanca.',
          'Suben y suben.',
          { says: 'Un barco ve la luz.', asks: ['¿Quién ve la luz?', 'Un barco', 'Un perro', 'Una flor'] },
          'El mar está bravo.',
          'Hay viento.',
          { says: 'El barco sabe por dónde ir.' },
          'Da una vuelta.',
          'Ya llega.',
        ],
        infers: [
          ['¿Para qué es la luz?', 'Para los barcos', 'Para dormir', 'Para las flores'],
          ['¿Cuándo hace más falta la luz?', 'De noche', 'De día', 'Al mediodía'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'El faro es una torre blanca frente al mar.',
            asks: ['¿Dónde está la torre?', 'Frente al mar', 'En el monte', 'En la plaza'],
          },
          'Tiene una escalera que da muchas vueltas.',
          'Desde arriba, las casas parecen de juguete.',
          {
            says: 'En lo más alto hay una bombilla con cristales.',
            asks: ['¿Qué hay en lo más alto?', 'Una bombilla', 'Una campana', 'Una bandera'],
          },
          'Los cristales mandan la luz muy lejos.',
          'Antes la prendían con aceite.',
          { says: 'De noche, cada barco mira la luz y sabe dónde están las piedras.' },
          'Cada uno brilla a su manera. Así los capitanes conocen su nombre.',
          'Abajo, las olas chocan y hacen espuma.',
          'Un pelícano descansa en el muro.',
        ],
        infers: [
          [
            '¿Por qué es tan alto?',
            'Para que lo vean de lejos',
            'Para tocar las nubes',
            'Para que no entre agua',
          ],
          ['¿Qué pasaría sin la luz?', 'Un barco podría chocar', 'Saldría el sol', 'Habría más peces'],
        ],
      },
      fluent: {
        facts: [
          'Hace más de cien años se construyeron faros alrededor de toda la isla.',
          {
            says: 'Cada faro es una torre que le dice a un barco dónde terminan las piedras y dónde empieza el puerto.',
            asks: ['¿A quién le habla el faro?', 'A un barco', 'A una escuela', 'A un avión'],
          },
          'La familia del farero vivía allí, lejos de los vecinos y cerca de las tormentas.',
          {
            says: 'Todas las noches alguien subía la escalera para encender la lámpara de aceite.',
            asks: ['¿Qué se encendía por la noche?', 'La lámpara', 'La estufa', 'Una fogata en la playa'],
          },
          'Un lente de cristal, parecido a una colmena, doblaba la luz y la empujaba hasta el horizonte.',
          { says: 'Para que nadie los confunda, cada uno guiña a su propio ritmo.' },
          'Hoy casi todos funcionan solos, con electricidad y un reloj.',
          'Algunos se convirtieron en museos donde los niños suben a contar escalones.',
          'Aunque los barcos ya usan satélites, los pescadores todavía buscan ese guiño.',
          'Cuando falla todo lo demás, una luz conocida vale más que un mapa.',
        ],
        infers: [
          [
            '¿Cómo sabe un capitán cuál faro está mirando?',
            'Por el ritmo de su luz',
            'Por su olor',
            'Por el ruido de las olas',
          ],
          [
            '¿Por qué alguien tenía que subir todas las noches?',
            'Porque la lámpara no se encendía sola',
            'Porque quería ver el amanecer',
            'Porque la escalera era bonita',
          ],
        ],
      },
    },
  },
]
