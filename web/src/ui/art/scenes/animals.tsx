import { paint } from './paint.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
}
const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`

export const Leaf = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.leafShade} d="M-90 20q10-52 92-54 76 4 90 50-92 34-182 4z" />
    <path fill={paint.leaf} d="M-90 20q88-22 182-4-92 34-182 4z" />
  </g>
)

export const Manatee = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.greyShade} d="M70-8q40-30 66-16-8 20 0 42-30 6-66-16z" />
    <path fill={paint.grey} d="M-96 0q2-46 70-48 70 0 112 42-30 52-106 50-74-2-76-44z" />
    <path
      fill={paint.greyShade}
      d="M-70 30q60 26 130-4-30 26-80 24-34-2-50-20zM-24 26q-10 34-32 36-4-24 10-40z"
    />
    <circle cx="-64" cy="-14" r="5" fill={paint.dark} />
    <path fill="none" stroke={paint.dark} strokeWidth="3" strokeLinecap="round" d="M-88 8q10 10 24 4" />
    <circle cx="-56" cy="2" r="6" fill={paint.pink} />
  </g>
)

/** The Puerto Rican parrot. */
export const Parrot = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.seaDeep} d="M14 4l22 54-22-6-12-40z" />
    <path fill={paint.leafShade} d="M-26-4q-6-62 24-66 36 2 34 46-2 36-24 44-26 4-34-24z" />
    <path fill={paint.leaf} d="M-2-28q28-6 32 12-2 26-22 34-18-12-10-46z" />
    <circle cx="-4" cy="-66" r="25" fill={paint.leaf} />
    <path fill={paint.bloomShade} d="M-27-74q6-20 26-18l-14 18z" />
    <circle cx="-6" cy="-68" r="9" fill={paint.white} />
    <circle cx="-7" cy="-68" r="4.5" fill={paint.dark} />
    <path fill={paint.sandShade} d="M-26-70q-20 6-12 26 10-2 18-14z" />
    <path fill={paint.trunk} d="M-70 26q60-14 130 0v9q-70-12-130 0z" />
  </g>
)

export const Fish = ({ x, y, size = 1, flip = false }: Place & { flip?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
    <path fill={paint.sun} d="M-28 0q14-22 38-14 12 6 18 14-6 8-18 14-24 8-38-14z" />
    <path fill={paint.bloom} d="M-24 0l-20-14v28zM2-15q6-10 16-6l-4 8z" />
    <circle cx="14" cy="-4" r="3" fill={paint.dark} />
  </g>
)
