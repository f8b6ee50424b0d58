import type { ReactNode } from 'react'
import type { Hour, Place, Scene } from '#shared/catalogue/scenes/scene.ts'
import { Cloud, Meadow, Mountains, Sand, Sea } from '#web/ui/art/scenes/land.tsx'
import { Houses } from '#web/ui/art/scenes/landmarks.tsx'
import { paint } from '#web/ui/art/scenes/paint.ts'

const skies: Readonly<Record<Hour, string>> = {
  day: paint.sky,
  dawn: paint.dawn,
  dusk: paint.dusk,
  night: paint.night,
}

/** The sky of an hour; the sun or the moon is its own, unless the page shows one. */
function Air({ hour, isRainy, hasLight }: { hour: Hour; isRainy: boolean; hasLight: boolean }) {
  return (
    <>
      <rect width="400" height="240" fill={isRainy && hour !== 'night' ? '#b9cbd3' : skies[hour]} />
      {hour === 'night' &&
        !isRainy &&
        [24, 78, 132, 190, 246, 300, 372].map((x, n) => (
          <circle key={x} cx={x} cy={14 + ((n * 37) % 66)} r={n % 2 ? 1.8 : 2.6} fill={paint.moon} />
        ))}
      {!hasLight && !isRainy && hour !== 'night' && <circle cx="358" cy="38" r="24" fill={paint.sun} />}
      {!hasLight && !isRainy && hour === 'night' && (
        <>
          <circle cx="358" cy="38" r="20" fill={paint.moon} />
          <circle cx="349" cy="32" r="17" fill={paint.night} />
        </>
      )}
      {isRainy && (
        <>
          <Cloud x={26} y={10} size={1.1} />
          <Cloud x={180} y={4} size={1.2} />
          <Cloud x={300} y={12} size={1} />
        </>
      )}
      {!isRainy && hour !== 'night' && <Cloud x={36} y={22} size={0.7} />}
    </>
  )
}

/** A wall, its floor, and a window on the hour. */
function Inside({
  wall,
  floor,
  hour,
  isRainy,
  x = 296,
}: {
  wall: string
  floor: string
  hour: Hour
  isRainy: boolean
  x?: number
}) {
  const glass = hour === 'night' ? paint.night : isRainy ? '#b9cbd3' : skies[hour]
  return (
    <>
      <rect width="400" height="240" fill={wall} />
      <path fill={floor} d="M0 196h400v44H0z" />
      <path fill={paint.white} d={`M0 190h400v7H0zM${x} 20h76v80h-76z`} />
      <path
        fill={glass}
        d={`M${x + 6} 26h30v32h-30zM${x + 40} 26h30v32h-30zM${x + 6} 62h30v32h-30zM${x + 40} 62h30v32h-30z`}
      />
      {hour === 'night' && <circle cx={x + 54} cy="42" r="7" fill={paint.moon} />}
    </>
  )
}

const nightly = (hour: Hour, light: string, dark: string) => (hour === 'night' ? dark : light)

const places: Readonly<Record<Place, (scene: Scene, air: ReactNode) => ReactNode>> = {
  beach: ({ hour }, air) => (
    <>
      {air}
      <Sea y={112} night={hour === 'night'} />
      {hour === 'night' ? (
        <path fill={paint.castleShade} d="M0 190q90-34 200-16 110 16 200-8v80H0z" />
      ) : (
        <Sand y={166} />
      )}
    </>
  ),
  sea: ({ hour }, air) => (
    <>
      {air}
      <Sea y={132} night={hour === 'night'} />
    </>
  ),
  reef: () => (
    <>
      <rect width="400" height="240" fill={paint.sea} />
      <path fill={paint.seaShade} d="M0 90q100 40 200 0t200 0v150H0z" />
      <path fill={paint.sand} d="M0 216q100-20 200-6t200-6v40H0z" />
      <path fill={paint.bloom} d="M24 222v-34l-12-8v-16h5v13l9 5v-24h7v30l9-6v-14h5v18l-15 10v26z" />
      <path fill={paint.leafShade} d="M366 222q-8-30 4-48-2 30 6 48zM380 222q0-24 12-36-6 22-4 36z" />
    </>
  ),
  street: (_, air) => (
    <>
      {air}
      <Houses y={190} />
    </>
  ),
  plaza: ({ hour }, air) => (
    <>
      {air}
      <Mountains y={0} />
      <path fill={nightly(hour, paint.sandShade, paint.stoneShade)} d="M0 178h400v62H0z" />
      <path
        fill={paint.sand}
        d="M0 178h400v8H0zM70 186l-40 54h16l34-54zM200 186l-4 54h12l2-54zM322 186l38 54h18l-46-54z"
      />
    </>
  ),
  hills: (_, air) => (
    <>
      {air}
      <Mountains y={0} />
      <Meadow y={186} />
    </>
  ),
  meadow: ({ hour }, air) => (
    <>
      {air}
      <path fill={nightly(hour, paint.hill, paint.leafDeep)} d="M0 170q90-44 190-22t210-16v60H0z" />
      {hour === 'night' ? <path fill="#2a5d38" d="M0 190q100-26 206-8t194-6v70H0z" /> : <Meadow y={176} />}
      <path
        fill={paint.sun}
        d="M30 222a4 4 0 1 0 .1 0zM372 226a4 4 0 1 0 .1 0zM338 208a3 3 0 1 0 .1 0zM62 206a3 3 0 1 0 .1 0z"
      />
    </>
  ),
  forest: ({ hour }) => (
    <>
      <rect width="400" height="240" fill={nightly(hour, '#bfe0c2', paint.night)} />
      <path
        fill={nightly(hour, paint.hill, '#1c4433')}
        d="M0 70q40-50 90-14 40-44 100-4 50-40 110-2 50-30 100 6v184H0z"
      />
      <path
        fill={nightly(hour, paint.trunk, paint.dark)}
        d="M26 40h22q-4 90 4 170H20q8-80 6-170zM348 20h26q-4 100 6 190h-38q8-90 6-190z"
      />
      <path
        fill={nightly(hour, paint.leafShade, '#14362a')}
        d="M-20 60Q10-10 60 20q40 10 20 50-50 20-100-10zM310 50q10-60 60-44 50 4 50 50-60 30-110-6z"
      />
      <path fill={nightly(hour, paint.leaf, '#21503a')} d="M0 196q100-26 200-8t200-8v70H0z" />
    </>
  ),
  farm: ({ hour }, air) => (
    <>
      {air}
      <path fill={nightly(hour, paint.hill, paint.leafDeep)} d="M0 160q90-40 190-20t210-16v60H0z" />
      <path
        fill={paint.white}
        d="M0 150h400v6H0zM0 166h400v6H0zM26 138h8v48h-8zM116 138h8v48h-8zM206 138h8v48h-8zM296 138h8v48h-8zM386 138h8v48h-8z"
      />
      {hour === 'night' ? <path fill="#2a5d38" d="M0 190q100-20 206-6t194-6v70H0z" /> : <Meadow y={182} />}
    </>
  ),
  cave: () => (
    <>
      <rect width="400" height="240" fill={paint.stoneShade} />
      <path fill="#4a4f63" d="M14 240Q10 26 200 22t186 218z" />
      <path
        fill={paint.stoneShade}
        d="M70 44l12 44 16-50zM150 24l10 40 14-42zM240 22l10 54 16-50zM320 44l8 36 18-26z"
      />
      <path fill={paint.stone} d="M0 240q10-30 60-28 140-14 280 2 50-2 60 26z" />
    </>
  ),
  room: ({ hour, isRainy }) => (
    <Inside wall={nightly(hour, '#fde3d3', '#6d7aa6')} floor={paint.trunk} hour={hour} isRainy={isRainy} />
  ),
  kitchen: ({ hour, isRainy }) => (
    <>
      <Inside
        wall={nightly(hour, '#fff1c9', '#7f83a3')}
        floor={paint.castleShade}
        hour={hour}
        isRainy={isRainy}
      />
      <path fill={paint.sea} d="M14 70h120v8H14z" />
      <path fill={paint.bloom} d="M26 46h22v24H26zM100 50h18v20h-18z" />
      <path fill={paint.white} d="M62 40h24v30H62z" />
    </>
  ),
  bedroom: ({ hour, isRainy }) => (
    <>
      <Inside wall={nightly(hour, '#dcecf7', '#4f5f8f')} floor={paint.trunk} hour={hour} isRainy={isRainy} />
      <path fill={nightly(hour, paint.pink, paint.pinkShade)} d="M40 40h70v48H40z" />
      <path fill={paint.white} d="M46 46h58v36H46z" />
      <path fill={paint.leaf} d="M48 80q14-24 26-6 10-16 28 6z" />
    </>
  ),
  bath: ({ hour, isRainy }) => (
    <>
      <Inside
        wall={nightly(hour, '#cfeaf0', '#5a7590')}
        floor="#9cc3cf"
        hour={hour}
        isRainy={isRainy}
        x={306}
      />
      <path
        fill="#b7dde6"
        d="M0 120h400v4H0zM0 154h400v4H0zM60 124h4v66h-4zM140 124h4v66h-4zM220 124h4v66h-4zM300 124h4v66h-4z"
      />
    </>
  ),
  school: () => (
    <>
      <rect width="400" height="240" fill={paint.moon} />
      <path fill={paint.trunkShade} d="M30 22h210v96H30z" />
      <path fill={paint.leafDeep} d="M38 30h194v80H38z" />
      <path fill={paint.white} d="M58 50h70v4H58zM58 68h50v4H58zM58 86h62v4H58zM170 46l14 26h-28z" />
      <path fill={paint.white} d="M284 22h92v84h-92z" />
      <path fill={paint.sky} d="M290 28h38v34h-38zM332 28h38v34h-38zM290 66h38v34h-38zM332 66h38v34h-38z" />
      <path fill={paint.castle} d="M0 192h400v48H0z" />
    </>
  ),
  sky: (_, air) => (
    <>
      {air}
      <Cloud x={270} y={180} size={1.1} />
      <Cloud x={24} y={160} size={0.9} />
    </>
  ),
  sheet: () => (
    <>
      <rect width="400" height="240" fill={paint.foam} />
      <path fill={paint.dawn} d="M0 206q100-20 200-6t200-8v48H0z" />
    </>
  ),
}

/** Where a scene happens, at its hour and in its weather. */
export function Backdrop({ scene }: { readonly scene: Scene }) {
  const hasLight = scene.actors.some(
    ({ name, held }) => name === 'sun' || name === 'moon' || held?.thing === 'moon',
  )
  const isIndoors = (['cave', 'room', 'kitchen', 'bedroom', 'bath', 'school'] as const).some(
    one => one === scene.place,
  )
  return (
    <>
      {places[scene.place](scene, <Air hour={scene.hour} isRainy={scene.isRainy} hasLight={hasLight} />)}
      {scene.isRainy && !isIndoors && (
        <path
          fill="none"
          stroke={paint.foam}
          strokeWidth="3"
          strokeLinecap="round"
          d={[18, 66, 112, 160, 214, 262, 310, 356, 388]
            .map((x, n) => `M${x} ${60 + ((n * 53) % 110)}l-4 14M${x - 14} ${120 + ((n * 37) % 70)}l-4 14`)
            .join('')}
        />
      )}
    </>
  )
}

/** What lies before everything: the water in which things float. */
export function Foreground({ scene: { place, hour } }: { readonly scene: Scene }) {
  if (place !== 'sea') return null
  return (
    <path
      fill={hour === 'night' ? paint.dark : paint.seaShade}
      d="M0 208q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v40H0z"
    />
  )
}
