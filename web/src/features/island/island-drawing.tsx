import { useAppearance } from '#web/lib/appearance.ts'
import { darkMedia } from '#web/lib/scheme.ts'
import { MAP } from './geography.ts'

/** Where the build puts the scenery: as files, which are there long before a script that could draw it. */
export const sceneryPictures = {
  light: '/pictures/scenery-light.svg',
  dark: '/pictures/scenery-dark.svg',
} as const

/** The island as a picture, by light or by dark. Decoration: what can be reached stands on it. */
export function IslandDrawing({ className }: { readonly className: string | undefined }) {
  const theme = useAppearance('theme')
  return (
    <picture>
      <source srcSet={sceneryPictures.dark} media={darkMedia(theme)} />
      <img src={sceneryPictures.light} {...MAP} alt="" fetchPriority="high" className={className} />
    </picture>
  )
}
