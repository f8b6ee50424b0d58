import type { WrittenText } from '#functions/generation/rules/written-text.ts'

/** What a writer might answer who is asked for a text of grade 1 about the weather. */
export const rainText: WrittenText = {
  title: 'Llegó la lluvia',
  city: 'Jayuya',
  body: [
    'Nina mira por la ventana. Una nube gris tapa el sol. El viento mueve las hojas del patio.',
    'Caen gotas gordas en el techo. Suena como un tambor. Nina y su abuela se ríen.',
    'Después sale el sol. El patio brilla y canta un coquí. Nina se pone las botas y brinca en un charco. La abuela también brinca. ¡Plas!',
  ],
  vocabulary: [
    { term: 'nube', definition: 'Lo que flota en el cielo.', example: 'La nube es blanca.' },
    { term: 'charco', definition: 'Agua que queda en el suelo.', example: 'Hay un charco en la calle.' },
  ],
  questions: [
    ['literal', '¿Qué tapa el sol?', 'Una nube', 'Un árbol', 'Una casa'],
    ['literal', '¿Cómo suena el techo?', 'Como un tambor', 'Como una risa', 'Como un río'],
    ['literal', '¿Dónde brinca Nina?', 'En un charco', 'En la cama', 'En el techo'],
    ['inferential', '¿Cómo se siente la abuela?', 'Contenta', 'Triste', 'Con miedo'],
    ['inferential', '¿Por qué se pone las botas?', 'Para no mojarse', 'Para dormir', 'Para correr rápido'],
  ].map(([kind, question = '', answer = '', ...others], at) => ({
    kind: kind === 'literal' ? 'literal' : 'inferential',
    question,
    options: others.toSpliced(at % 3, 0, answer),
    correctAnswer: answer,
    hint: 'Lee el texto otra vez.',
  })),
}
