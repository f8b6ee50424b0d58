// What the build draws beside the sign-in page: the landing page in both languages, and the pictures that it shows. Run by Node, at build.
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { DrawnHome, WaitingPlace } from '#web/app/waiting-place.tsx'
import { MAP } from '#web/features/island/geography.ts'
import { sceneryPictures } from '#web/features/island/island-drawing.tsx'
import { Scenery } from '#web/features/island/scenery.tsx'
import { Landing } from '#web/features/landing/landing.tsx'
import { landingPaths, pictureOf, units } from '#web/features/landing/units.ts'
import { landing } from '#web/i18n/landing.ts'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import { IslandPicture } from './island-picture.tsx'

/** A document drawn in advance. `head` and `body` are HTML. */
interface DrawnPage {
  readonly path: string
  readonly language: Language
  readonly head: string
  readonly body: string
}

/** The landing page in each language, for a site at `origin`. */
export const pagesAt = (origin: string): readonly DrawnPage[] =>
  LANGUAGES.map(language => ({
    path: landingPaths[language],
    language,
    head: renderToStaticMarkup(<HeadOf language={language} origin={origin} />),
    body: renderToString(<Landing language={language} />),
  }))

/** Of a page that may be found and shared: a search engine and a messenger take whole addresses only. */
function HeadOf({ language, origin }: { readonly language: Language; readonly origin: string }) {
  const { title, description } = landing[language]
  const address = origin + landingPaths[language]
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map(other => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + landingPaths[other]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Coquí Lee" />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** A drawing as a file of its own. Its colours are still the theme's variables. */
interface Picture {
  readonly file: string
  readonly theme: 'light' | 'dark'
  readonly svg: string
}

const picture = (file: string, theme: Picture['theme'], drawing: ReactNode): Picture => ({
  file,
  theme,
  svg: renderToStaticMarkup(drawing),
})

const scenery = (
  <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
    <Scenery />
  </svg>
)

export const pictures: readonly Picture[] = [
  picture(sceneryPictures.light, 'light', scenery),
  picture(sceneryPictures.dark, 'dark', scenery),
  picture('/pictures/island-light.svg', 'light', <IslandPicture />),
  picture('/pictures/island-dark.svg', 'dark', <IslandPicture />),
  ...units.map(unit => picture(pictureOf(unit), 'light', <Scene city={unit.city} image={unit.heroImage} />)),
]

/** What stands in the app's documents until the app has come: in a child's home, and on every other screen. */
export const waiting = {
  dashboard: renderToStaticMarkup(<DrawnHome />),
  app: renderToStaticMarkup(<WaitingPlace path={undefined} />),
}
