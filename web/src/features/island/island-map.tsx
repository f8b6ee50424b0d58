import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MAP } from './geography.ts'
import { IslandDrawing } from './island-drawing.tsx'
import styles from './island-map.module.css'
import { addressOf, roadPast, type Stop } from './journey.ts'
import { slideTo } from './slide.ts'

interface IslandMapProps {
  readonly stops: readonly Stop[]
  readonly label: string
}

/**
 * The drawing, with links standing on it. On a narrow screen it slides, and begins where the next stop is. Drawn anew only
 * when a stop changes: much else arrives on a child's home.
 */
export const IslandMap = memo(function IslandMap({ stops, label }: IslandMapProps) {
  const { t } = useTranslation('island')
  const sea = useRef<HTMLElement>(null)
  const next = stops.find(({ state }) => state === 'next')
  const [nextX, nextY] = [next?.x, next?.y]
  const others = stops.flatMap(stop => (stop === next ? [] : stop.x)).join()

  // The page itself stays at its greeting.
  useEffect(() => {
    const { current } = sea
    if (!current || nextX === undefined || nextY === undefined) return
    const slide = () => {
      const drawn = current.scrollWidth / MAP.width
      const around = others ? others.split(',').map(x => Number(x) * drawn) : []
      current.scrollLeft = slideTo(nextX * drawn, around, current.clientWidth)
      current.scrollTop = (nextY / MAP.height) * current.scrollHeight - current.clientHeight / 2
    }
    // With the frame that is drawn next: before it, the page would be laid out once more.
    const frame = requestAnimationFrame(slide)
    // A phone that is turned has another window.
    addEventListener('resize', slide)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', slide)
    }
  }, [nextX, nextY, others])

  return (
    <section ref={sea} aria-label={label} className={styles.sea} data-empty={stops.length === 0 || undefined}>
      <div className={styles.map}>
        <IslandDrawing className={styles.drawing} />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" className={styles.drawing}>
          <path d={roadPast(stops)} className={styles.road} />
        </svg>
        <ol>
          {stops.map(stop => (
            <li
              key={stop.city}
              className={styles.stop}
              data-state={stop.state}
              style={{ left: `${(stop.x / MAP.width) * 100}%`, top: `${(stop.y / MAP.height) * 100}%` }}
            >
              {stop.state === 'next' && (
                <span className={styles.coqui}>
                  <Coqui size={68} mood="singing" />
                </span>
              )}
              <Link
                to={addressOf(stop.text)}
                className={styles.pin}
                aria-label={t(words[stop.state], { city: stop.city, title: stop.text.title })}
              >
                <span className={styles.disc}>
                  <Icon name={icons[stop.state]} size={28} />
                </span>
                <span className={styles.name}>{stop.city}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
})

const words = { done: 'stopDone', next: 'stopNext', open: 'stopOpen' } as const
const icons = { done: 'star', next: 'play', open: 'book' } as const
