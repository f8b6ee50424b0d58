import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import staff from '#web/ui/staff.module.css'
import { Art } from './art.tsx'
import { Buttons } from './buttons.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import styles from './gallery.module.css'
import { Icons } from './icons.tsx'
import { Letters } from './letters.tsx'
import { Overlays } from './overlays.tsx'
import { Surfaces } from './surfaces.tsx'
import { Tables } from './tables.tsx'
import { Tokens } from './tokens.tsx'
import { Waits } from './waits.tsx'

export const SECTIONS = [
  'tokens',
  'letters',
  'buttons',
  'fields',
  'forms',
  'surfaces',
  'waits',
  'tables',
  'overlays',
  'art',
  'icons',
] as const

/** Every primitive in every state, live: hover and focus are those of the pointer and the keyboard themselves. */
export function Gallery({ scenery }: { readonly scenery: ReactNode }) {
  const { t } = useTranslation('gallery')
  const shown: Readonly<Record<(typeof SECTIONS)[number], ReactNode>> = {
    tokens: <Tokens />,
    letters: <Letters />,
    buttons: <Buttons />,
    fields: <Fields />,
    forms: <Forms />,
    surfaces: <Surfaces />,
    waits: <Waits />,
    tables: <Tables />,
    overlays: <Overlays />,
    art: <Art scenery={scenery} />,
    icons: <Icons />,
  }
  return SECTIONS.map(name => (
    <section key={name} className={staff.section} aria-labelledby={name}>
      <h2 id={name} tabIndex={-1} className={styles.section}>
        {t(`sections.${name}`)}
      </h2>
      {shown[name]}
    </section>
  ))
}
