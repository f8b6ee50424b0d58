import type { Frame } from '../subject.ts'

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
