import type { Subject } from '../subject.ts'

export const weather: readonly Subject[] = [
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
    theme: 'weather',
    thing: 'el viento',
    title: { beginner: '¡Se va!', middle: 'El que mueve todo', fluent: 'El visitante que nadie ve' },
    places: [
      { place: 'la loma de Aibonito', city: 'Aibonito' },
      { place: 'la loma de Naranjito', city: 'Naranjito' },
      { place: 'la playa de Camuy', city: 'Camuy' },
    ],
    terms: [
      ['viento', 'Aire que se mueve.', 'El viento se llevó mi gorra.'],
      ['chiringa', 'Un juguete de papel que vuela con un hilo.', 'Mi chiringa es roja.'],
      ['hilo', 'Una hebra larga y fina.', 'Aguanta el hilo.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'Sopla el viento.', asks: ['¿Qué sopla?', 'El viento', 'El gato', 'La luna'] },
          'La hoja baila.',
          'Una gorra corre.',
          { says: 'La chiringa sube.', asks: ['¿Qué sube?', 'La chiringa', 'La vaca', 'El río'] },
          'Sube más.',
          'Da una vuelta.',
          { says: 'El hilo se suelta. ¡Ay!' },
          'Cae en un palo.',
          'El tío la baja.',
        ],
        infers: [
          ['¿Qué pasa con la chiringa?', 'Se va', 'Se duerme', 'Se moja'],
          ['¿Quién mueve la chiringa?', 'El viento', 'El sol', 'El perro'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'El viento llega del mar y mueve las palmas.',
            asks: ['¿De dónde llega el viento?', 'Del mar', 'De la nevera', 'De la luna'],
          },
          'Las sábanas bailan en el cordel.',
          'Un sombrero cruza la calle sin dueño.',
          {
            says: 'Es un buen día para volar una chiringa roja.',
            asks: ['¿De qué color es la chiringa?', 'Roja', 'Negra', 'Blanca'],
          },
          'Uno corre y otro suelta.',
          'La primera vez se cae de nariz.',
          { says: 'Le ponen una cola más larga y halan el hilo con calma.' },
          'Entonces sube por encima de los árboles.',
          'Desde allá arriba se oye un zumbido.',
          'Un pájaro viene a mirar.',
          'Cuando la brisa se cansa, ella baja despacio.',
        ],
        infers: [
          [
            '¿Para qué sirve la cola larga?',
            'Para que vuele mejor',
            'Para que pese mucho',
            'Para que se vea linda nada más',
          ],
          [
            '¿Por qué es un buen día para volarla?',
            'Porque hay viento',
            'Porque llueve',
            'Porque es de noche',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'Casi todo el año, el viento llega a la isla desde el este, cargado de sal y de humedad.',
            asks: ['¿Desde dónde llega el viento?', 'Desde el este', 'Desde el norte', 'Desde abajo'],
          },
          'Los marinos de antes contaban con él para cruzar el océano sin motor.',
          'En la costa, los árboles crecen inclinados, como si siempre se estuvieran despidiendo.',
          {
            says: 'Para volar una chiringa hace falta una brisa pareja, un marco liviano y un hilo fuerte.',
            asks: ['¿Cómo debe ser el hilo?', 'Fuerte', 'Mojado', 'De azúcar'],
          },
          'El aire choca con el papel y lo empuja hacia arriba, igual que a las alas de un avión.',
          { says: 'Sin cola, da vueltas y se cae; por eso se le amarran tiras de tela vieja.' },
          'En algunos pueblos, unas torres blancas convierten la brisa en electricidad.',
          'A veces trae polvo desde un desierto de África y pinta de gris las tardes.',
          'Nadie lo ha visto nunca, pero todos saben cuándo está.',
          'De noche se acuesta en los valles y espera a que el sol lo despierte.',
        ],
        infers: [
          [
            '¿Cómo sabemos que hay viento si no se ve?',
            'Por las cosas que mueve',
            'Por su color',
            'Por su sabor',
          ],
          [
            '¿Qué hace la cola de una chiringa?',
            'La mantiene firme',
            'La hace más pesada para que no suba',
            'Asusta a los pájaros',
          ],
        ],
      },
    },
  },
]
