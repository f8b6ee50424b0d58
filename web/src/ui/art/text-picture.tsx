import type { ListedText } from '#shared/catalogue/schema.ts'
import { DrawnCover } from '#web/ui/art/covers/drawn-cover.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'

/** A text's own picture, or that of its place and kind. */
export const TextPicture = ({
  text,
}: {
  readonly text: Pick<ListedText, 'id' | 'city' | 'category' | 'cover'>
}) =>
  text.cover ? (
    <DrawnCover cover={text.cover} id={text.id} />
  ) : (
    <Scene city={text.city} category={text.category} />
  )
