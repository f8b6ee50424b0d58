import i18next from 'i18next'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MAP } from './geography.ts'
import { IslandDrawing } from './island-drawing.tsx'
import { addressOf, type Stop } from './journey.ts'
import { useOnward } from './use-onward.ts'
import styles from './way-on.module.css'

// Whoever waits for this code waits for its words too, and then draws both in one picture.
await i18next.loadNamespaces('island')

interface WayOnProps {
  readonly textId: string
}

/** The island's piece between the place of a text and the next one: it lights up, and the frog hops on. Decoration. */
export function Way({ textId }: WayOnProps) {
  const onward = useOnward(textId)
  if (!onward) return <div className={styles.window} />
  const { stops, here, next } = onward
  const from = here ?? next
  const to = next ?? here
  if (!from || !to) return <div className={styles.window} />
  const world = {
    '--from-x': from.x / MAP.width,
    '--from-y': from.y / MAP.height,
    '--to-x': to.x / MAP.width,
    '--to-y': to.y / MAP.height,
    // The nearer they are, the nearer one looks; never so near that the drawing grows coarse.
    '--span': Math.max(0.3, Math.abs(to.x - from.x) / MAP.width),
  } satisfies Record<string, number>
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.world} style={styleOf(world)}>
        <IslandDrawing className={styles.drawing} />
        {stops.map(stop => (
          <Place
            key={stop.city}
            stop={stop}
            of={sameCity(stop, here) ? 'here' : sameCity(stop, next) ? 'next' : stop.state}
          />
        ))}
        <span className={styles.traveller}>
          <span className={styles.hops}>
            <Coqui size={84} mood="singing" />
          </span>
        </span>
      </div>
    </div>
  )
}

const styleOf = (variables: Readonly<Record<string, number>>): CSSProperties => ({ ...variables })
const sameCity = (stop: Stop, other: Stop | undefined) => stop.city === other?.city

function Place({ stop, of }: { readonly stop: Stop; readonly of: 'here' | Stop['state'] }) {
  const isLit = of === 'here' || of === 'done'
  return (
    <span
      className={styles.place}
      data-of={of}
      style={{ left: `${(stop.x / MAP.width) * 100}%`, top: `${(stop.y / MAP.height) * 100}%` }}
    >
      <span className={styles.disc}>
        <Icon name={isLit ? 'star' : of === 'next' ? 'play' : 'book'} size={24} />
      </span>
      {(of === 'here' || of === 'next') && <span className={styles.name}>{stop.city}</span>}
    </span>
  )
}

/** One big way to the next stop; nothing once every place is lit. */
export function GoOn({ textId }: WayOnProps) {
  const { t } = useTranslation('island')
  const onward = useOnward(textId)
  if (!onward) return null
  const { next } = onward
  if (!next) return <span hidden />
  return (
    <Button asChild tone="gold">
      <Link to={addressOf(next.text)} className={styles.goOn}>
        <Icon name="play" size={32} />
        <span>
          <strong>{t('goOn')}</strong>
          <small>{t('goOnTo', { city: next.city, title: next.text.title })}</small>
        </span>
      </Link>
    </Button>
  )
}
