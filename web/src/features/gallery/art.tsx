import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeroImage } from '#shared/catalogue/hero-image.ts'
import { FIRST_ANIMAL, SLOTS, STORE_ITEMS } from '#shared/coins/items.ts'
import { Beach } from '#web/ui/art/beach.tsx'
import { Coqui, type CoquiMood } from '#web/ui/art/coqui.tsx'
import { DrawnCover } from '#web/ui/art/covers/drawn-cover.tsx'
import { Flower } from '#web/ui/art/flower.tsx'
import { Logo, LogoMark } from '#web/ui/art/logo.tsx'
import { SandCastle } from '#web/ui/art/sand-castle.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import { TextPicture } from '#web/ui/art/text-picture.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './gallery.module.css'

const MOODS = ['happy', 'reading', 'singing', 'looking', 'sorry'] as const satisfies readonly CoquiMood[]
/** A picture that is missing here does not compile. */
const SCENES: Readonly<Record<HeroImage, true>> = {
  beach: true,
  street: true,
  kite: true,
  walls: true,
  rainforest: true,
  bay: true,
  valley: true,
  plaza: true,
  guagua: true,
  mango: true,
  parrot: true,
  mountains: true,
  reef: true,
  lighthouse: true,
  garden: true,
  turtle: true,
  farm: true,
  drums: true,
  rain: true,
}
const CASTLE = {
  id: 'castillos-de-arena',
  city: 'Luquillo',
  category: 'place',
  cover: { ground: 'beach', parts: ['castle', 'sand', 'girl', 'boy', 'bucket'] },
} as const satisfies ComponentProps<typeof TextPicture>['text']
/** A cover for each number of parts that it may have. */
const COVERS = CASTLE.cover.parts.map((_, n) => CASTLE.cover.parts.slice(0, n + 1))
/** Something in every slot: the nth of each. */
const dressed = (nth: number) => ({
  animal: FIRST_ANIMAL,
  ...Object.fromEntries(
    SLOTS.flatMap(slot => {
      const item = STORE_ITEMS.filter(one => one.slot === slot)[nth]
      return item ? [[slot, item.itemId]] : []
    }),
  ),
})
const sceneNames = Object.keys(SCENES) as HeroImage[]

/** The drawings: all of them from one small kit. */
export function Art({ scenery }: { readonly scenery: ReactNode }) {
  const { t } = useTranslation('gallery')
  const { t: shell } = useTranslation()
  return (
    <>
      <ul className={styles.drawings}>
        {MOODS.map(mood => (
          <Drawing key={mood} name={`Coqui ${mood}`}>
            <Coqui size={96} mood={mood} />
          </Drawing>
        ))}
        <Drawing name="Avatar">
          <Avatar size={96} appearance={{ animal: FIRST_ANIMAL }} />
        </Drawing>
        {[0, 1, 2].map(nth => (
          <Drawing key={nth} name={`Avatar ${nth + 1}`}>
            <Avatar size={96} appearance={dressed(nth)} />
          </Drawing>
        ))}
        <Drawing name="LogoMark">
          <LogoMark size={72} />
        </Drawing>
        <Drawing name="Logo">
          <Logo name={shell('product')} />
        </Drawing>
        <Drawing name="Flower">
          <svg viewBox="0 0 32 32" width="72" height="72" aria-hidden="true">
            <Flower />
          </svg>
        </Drawing>
      </ul>
      <ul className={styles.scenes}>
        <Drawing name="Beach">
          <Beach blooming />
        </Drawing>
        <Drawing name="SandCastle">
          <SandCastle />
        </Drawing>
        <Drawing name="TextPicture">
          <TextPicture text={CASTLE} />
        </Drawing>
        {COVERS.map(parts => (
          <Drawing key={parts.length} name={`DrawnCover ${parts.length}`}>
            <DrawnCover id="castillos-de-arena" cover={{ ground: 'beach', parts: [...parts] }} />
          </Drawing>
        ))}
        {sceneNames.map(image => (
          <Drawing key={image} name={`Scene ${image}`}>
            <Scene city="" image={image} />
          </Drawing>
        ))}
      </ul>
      <figure className={styles.island}>
        {scenery}
        <figcaption>{t('island')}</figcaption>
      </figure>
    </>
  )
}

interface DrawingProps {
  readonly name: string
  readonly children: ReactNode
}

const Drawing = ({ name, children }: DrawingProps) => (
  <li>
    <span className={styles.drawing}>{children}</span>
    <code lang="zxx">{name}</code>
  </li>
)
