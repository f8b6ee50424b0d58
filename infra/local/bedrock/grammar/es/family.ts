import type { Subject } from '../subject.ts'

export const family: readonly Subject[] = [
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
    theme: 'family',
    thing: 'el cuatro',
    title: {
      beginner: 'Diez cuerdas',
      middle: 'El cuatro de la familia',
      fluent: 'Lo que guardan las cuerdas',
    },
    places: [
      { place: 'la casa de Corozal', city: 'Corozal' },
      { place: 'la casa de Comerío', city: 'Comerío' },
      { place: 'la casa de Aguada', city: 'Aguada' },
    ],
    terms: [
      ['cuatro', 'Una guitarra pequeña de diez cuerdas, de aquí.', 'El cuatro suena en la parranda.'],
      ['cuerda', 'Un hilo fuerte que suena cuando se toca.', 'Se rompió una cuerda.'],
      ['canción', 'Una música con palabras.', 'Canto una canción.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'En la pared hay un cuatro.',
            asks: ['¿Dónde está el cuatro?', 'En la pared', 'En la nevera', 'En el río'],
          },
          'No es nuevo.',
          { says: 'Toca una cuerda: ¡tin!', asks: ['¿Cómo suena?', '¡Tin!', '¡Miau!', '¡Pum!'] },
          'Toca más.',
          'Sale una canción.',
          'Un gato oye.',
          { says: 'Todos cantan y dan palmadas.' },
          'El abuelo ríe.',
          'La luna sale.',
        ],
        infers: [
          ['¿Cómo se sienten todos?', 'Contentos', 'Con miedo', 'Con frío'],
          ['¿Qué es un cuatro?', 'Algo que suena', 'Algo de comer', 'Un animal'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'En la pared cuelga un cuatro viejo.',
            asks: ['¿Qué cuelga en la pared?', 'Un cuatro', 'Un reloj', 'Un espejo'],
          },
          'Lo hizo el bisabuelo con sus manos.',
          'Se llama cuatro, pero tiene diez cuerdas.',
          {
            says: 'Una cuerda está rota y hay que poner otra.',
            asks: ['¿Qué está roto?', 'Una cuerda', 'La silla', 'El techo'],
          },
          'La estiran poco a poco: tin, tin, tin.',
          'El oído dice cuándo parar.',
          { says: 'Después suena una canción que todos conocen.' },
          'La primera vez sale al revés. La segunda ya parece música.',
          'Los vecinos se acercan al balcón.',
          'Alguien busca un güiro en el cuarto.',
        ],
        infers: [
          [
            '¿Por qué se acercan los vecinos?',
            'Porque oyen la música',
            'Porque hay ruido de carros',
            'Porque venden pan',
          ],
          ['¿Por qué guardan un cuatro tan viejo?', 'Es un recuerdo', 'Nadie lo vio', 'Cuesta poco'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'En la sala cuelga un cuatro que el bisabuelo talló de un solo pedazo de madera.',
            asks: ['¿Quién talló el cuatro?', 'El bisabuelo', 'Un vecino', 'La maestra de música'],
          },
          'Hace mucho tiempo tenía cuatro cuerdas, y el nombre se quedó aunque hoy tiene diez.',
          {
            says: 'Esa tarde había una cuerda rota, y nadie recordaba cómo se afinaba.',
            asks: ['¿Qué tenía el instrumento?', 'Una cuerda rota', 'Una mancha', 'Un dueño nuevo'],
          },
          'Entonces llamaron a la tía mayor, que tiene el oído más fino de la familia. Ella giró la clavija despacio, cerró los ojos y levantó un dedo.',
          { says: 'Cuando tocó la primera canción, los mayores dejaron de hablar y se miraron.' },
          'Era el aguinaldo que el bisabuelo tocaba todas las Navidades.',
          'Los niños aprendieron primero el ritmo y después las palabras.',
          'Al caer la noche ya había un güiro, dos panderetas y media calle en el balcón.',
          'Desde entonces, el instrumento no pasa una semana en la pared.',
        ],
        infers: [
          [
            '¿Por qué los mayores se miraron en silencio?',
            'Porque la música les trajo un recuerdo',
            'Porque sonaba muy mal',
            'Porque tenían hambre',
          ],
          ['¿Qué cambió en la casa?', 'Volvió la música', 'Pintaron la sala', 'Compraron otro instrumento'],
        ],
      },
    },
  },
]
