/** The demo people's school. */
export const DEMO_SCHOOL = {
  schoolId: 'playa-azul',
  schoolName: 'Escuela Playa Azul, Luquillo',
  region: 'Humacao',
} as const

/** The demo student. */
export const DEMO_CHILD = 'Amaya Rivera Colón'

/** Its two groups, both the demo teacher's; the demo student is in the first. */
export const KINDER = 'playa-azul-kinder'
export const FIRST_GRADE = 'playa-azul-primero'

/** The children of its rosters who have no account yet: nobody's names. */
export const ROSTERS = {
  [KINDER]: [
    'Adriel Maldonado Cruz',
    'Alondra Figueroa Ríos',
    'Dariel Núñez Peña',
    'Génesis Ayala Rosado',
    'Ian Carlos Vázquez Lugo',
    'Keishla Marie Ortega Díaz',
    'Mía Isabel Quiñones Sáez',
    'Yadiel Camacho Feliciano',
  ],
  [FIRST_GRADE]: [
    'Ángel Gabriel Meléndez Toro',
    'Camila Sofía O’Neill Pagán',
    'Diego Andrés Burgos León',
    'Fabiola Marrero Ñeco',
    'Jeremiah Cordero Muñiz',
    'Valeria Nicole Irizarry Báez',
  ],
} as const
