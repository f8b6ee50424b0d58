import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Language } from '#shared/kernel/school.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { readingPaths } from '#web/lib/reading-path.ts'
import styles from './deeds.module.css'

const PRACTISE: Readonly<Record<Language, string>> = {
  'es-PR': '/voice-practice-spanish',
  'en-US': '/voice-practice-english',
}

/** What there is to do beside the next stop, in four pictures: who cannot read yet finds it by them. */
export const Deeds = memo(function Deeds() {
  const { t } = useTranslation('island')
  const language = useLanguage()
  const deeds = [
    { deed: 'read', to: readingPaths[language] },
    { deed: 'practise', to: PRACTISE[language] },
    { deed: 'play', to: '/lessons' },
    { deed: 'own', to: '/inventory' },
  ] as const
  return (
    <nav aria-label={t('deeds.label')} className={styles.deeds}>
      {deeds
        .filter(({ to }) => isOpen(to))
        .map(({ deed, to }) => (
          <Link key={deed} to={to} className={styles.deed}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              {pictures[deed]}
            </svg>
            <span>{t(`deeds.${deed}`)}</span>
          </Link>
        ))}
    </nav>
  )
})

const pictures = {
  // An open book.
  read: (
    <>
      <path d="M2 9q12-3 22 3 10-6 22-3v31q-12-3-22 3-10-6-22-3Z" fill="var(--art-red)" />
      <path d="M24 12q10-6 22-3v31q-12-3-22 3Z" fill="var(--art-red-deep)" />
      <path d="M6 8q10-3 18 3v27q-8-5-18-3Z" fill="var(--art-page)" />
      <path d="M42 8q-10-3-18 3v27q8-5 18-3Z" fill="var(--art-page-deep)" />
      <path
        d="M10 15q6-1 10 1M10 22q6-1 10 1M28 16q4-2 10-1M28 23q4-2 10-1"
        fill="none"
        stroke="var(--art-pupil)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
    </>
  ),
  // A microphone, and the sound that goes into it.
  practise: (
    <>
      <path
        d="M13 22v3a11 11 0 0 0 22 0v-3M24 36v7M16 44h16"
        fill="none"
        stroke="var(--art-pupil)"
        strokeLinecap="round"
        strokeWidth="3.500"
      />
      <rect x="16" y="3" width="16" height="28" rx="8" fill="var(--art-blue)" />
      <path d="M24 3a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8Z" fill="var(--mar)" />
      <path
        d="M6 12q-4 7 0 14M42 12q4 7 0 14"
        fill="none"
        stroke="var(--sol)"
        strokeLinecap="round"
        strokeWidth="3.500"
      />
    </>
  ),
  // Building blocks.
  play: (
    <>
      <rect x="3" y="25" width="20" height="20" rx="3" fill="var(--art-blue)" />
      <rect x="25" y="25" width="20" height="20" rx="3" fill="var(--art-forest)" />
      <path d="M24 3 36 23H12Z" fill="var(--art-red)" />
      <path d="M24 3 36 23H24Z" fill="var(--art-red-deep)" />
      <circle cx="13" cy="35" r="5" fill="var(--art-page)" />
      <path d="m35 29 2 4 4 .600-3 3 .700 4.400-3.700-2-3.700 2 .700-4.400-3-3 4-.600Z" fill="var(--sol)" />
    </>
  ),
  // A school bag.
  own: (
    <>
      <path d="M17 12V9q0-6 7-6t7 6v3" fill="none" stroke="var(--art-trunk)" strokeWidth="3.500" />
      <path d="M7 24Q7 9 24 9t17 15v18q0 3-3 3H10q-3 0-3-3Z" fill="var(--sol)" />
      <path d="M24 9q17 0 17 15v18q0 3-3 3H24Z" fill="var(--sol-hondo)" />
      <rect x="13" y="26" width="22" height="14" rx="3" fill="var(--art-page)" />
      <path d="M13 31h22" stroke="var(--art-trunk)" strokeWidth="2.500" />
      <rect x="18" y="15" width="12" height="5" rx="2.500" fill="var(--art-trunk)" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
