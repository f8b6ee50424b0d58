import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfQuestions, Picture, Thing } from '#shared/catalogue/unit.ts'
import { CoquiDrawing } from '#web/ui/art/coqui.tsx'
import { DrawnPart } from '#web/ui/art/covers/drawn-part.tsx'
import { Fish } from '#web/ui/art/scenes/animals.tsx'
import { SandCastle } from '#web/ui/art/scenes/landmarks.tsx'
import { paint } from '#web/ui/art/scenes/paint.ts'
import styles from './things.module.css'

/** Each on a sheet of 64 by 64. */
const drawings: Readonly<Record<OfQuestions, ReactNode>> = {
  shell: (
    <g>
      <path fill={paint.pink} d="M32 56Q4 44 8 22 14 6 32 6t24 16q4 22-24 34z" />
      <path
        fill={paint.pinkShade}
        d="M30 54L18 10l5-2 9 44 9-44 5 2-12 44zM31 54L8 26l2-6 22 32 22-32 2 6z"
      />
    </g>
  ),
  star: (
    <path
      fill={paint.bloom}
      stroke={paint.bloomShade}
      strokeWidth="3"
      strokeLinejoin="round"
      d="M32 6l8 18 19 2-14 13 4 19-17-10-17 10 4-19L5 26l19-2z"
    />
  ),
  fish: <Fish x={36} y={32} />,
  flower: (
    <g>
      {[0, 72, 144, 216, 288].map(turn => (
        <ellipse
          key={turn}
          cx="32"
          cy="17"
          rx="10"
          ry="13"
          fill={paint.bloom}
          transform={`rotate(${turn} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r="9" fill={paint.sun} />
    </g>
  ),
  mango: (
    <g>
      <path fill={paint.sun} d="M34 10q24 8 20 30-8 20-28 16Q4 48 14 26q8-12 20-16z" />
      <path fill={paint.bloom} d="M34 10q24 8 20 30-4 10-12 14 8-28-8-44z" />
      <path fill={paint.leafShade} d="M34 12Q30 2 18 4q4 10 16 8z" />
    </g>
  ),
  coqui: (
    <g transform="scale(0.4)">
      <CoquiDrawing mood="singing" />
    </g>
  ),
  castle: <SandCastle x={32} y={58} size={0.36} />,
  bucket: (
    <g>
      <path fill="none" stroke={paint.greyShade} strokeWidth="4" d="M12 24q20-30 40 0" />
      <path fill={paint.bloom} d="M10 22h44l-6 36H16z" />
      <path fill={paint.bloomShade} d="M42 22h12l-6 36h-8zM8 18h48v8H8z" />
    </g>
  ),
  stick: <rect x="28" y="4" width="9" height="56" rx="4.500" fill={paint.trunk} />,
  circle: <circle cx="32" cy="32" r="26" fill={paint.seaShade} />,
  square: <rect x="8" y="8" width="48" height="48" fill={paint.leafShade} />,
  triangle: <path d="M32 6l28 50H4z" fill={paint.bloomShade} />,
  rectangle: <rect x="4" y="16" width="56" height="32" fill={paint.seaDeep} />,
}

const isOfQuestions = (thing: Thing): thing is OfQuestions => thing in drawings

/** Groups of things to look at or to count: named to those who hear them, one by one, never counted for them. */
export function Things({ picture }: { readonly picture: Picture }) {
  const { t } = useTranslation('lessons')
  const groups = picture.map((group, at) => ({ ...group, name: `${at} ${group.thing}`, at }))
  return (
    <div className={styles.things}>
      {groups.map(({ thing, count, name, at }) => (
        <ul key={name} className={styles.group}>
          {Array.from({ length: count }, (_, n) => `${name} ${n}`).map(one => (
            <li key={one}>
              <svg viewBox="0 0 64 64" role="img" aria-label={t(`thing.${thing}`)}>
                {isOfQuestions(thing) ? (
                  drawings[thing]
                ) : (
                  <g transform="translate(32 32) scale(0.56)">
                    <DrawnPart part={thing} turn={at} />
                  </g>
                )}
              </svg>
            </li>
          ))}
          {count === 0 && <li className={styles.none}>{t('none')}</li>}
        </ul>
      ))}
    </div>
  )
}
