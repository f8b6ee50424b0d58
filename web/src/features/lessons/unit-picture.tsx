import type { ListedUnit } from '#shared/catalogue/unit.ts'
import { DrawnCover } from '#web/ui/art/covers/drawn-cover.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'

interface UnitPictureProps {
  readonly unit: Pick<ListedUnit, 'id' | 'city' | 'heroImage' | 'cover'>
}

/** The picture of a unit: its own, or a scene of its place. */
export const UnitPicture = ({ unit }: UnitPictureProps) =>
  unit.cover ? (
    <DrawnCover cover={unit.cover} id={unit.id} />
  ) : (
    <Scene city={unit.city} image={unit.heroImage} />
  )
