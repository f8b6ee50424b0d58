import type { CSSProperties } from 'react'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { MAP } from './geography.ts'
import { IslandDrawing } from './island-drawing.tsx'
import styles from './island-path.module.css'
import { pathOver } from './path-over.ts'

/** A way over the island past a few places, the frog at the first: decoration. What is done there stands beside it. */
export function IslandPath({ cities }: { readonly cities: readonly (string | undefined)[] }) {
  const { stops, road, camera } = pathOver(cities)
  const world = { '--x': camera.x / MAP.width, '--y': camera.y / MAP.height, '--span': camera.span }
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.world} style={styleOf(world)}>
        <IslandDrawing className={styles.drawing} />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" className={styles.drawing}>
          <path d={road} className={styles.road} />
        </svg>
        {stops.map(({ x, y, city }, n) => (
          <span
            key={`${x} ${y}`}
            className={styles.stop}
            data-first={n === 0 || undefined}
            style={{ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` }}
          >
            {n === 0 && (
              <span className={styles.coqui}>
                <Coqui size={56} mood="singing" />
              </span>
            )}
            <span className={styles.disc}>{n + 1}</span>
            {city && <span className={styles.name}>{city}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}

const styleOf = (variables: Readonly<Record<string, number>>): CSSProperties => ({ ...variables })
