import { useEffect, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import type { LandingTexts } from '#web/i18n/landing.ts'
import { fetchPrivacy, type Privacy } from '#web/i18n/privacy/privacy.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './privacy-dialog.module.css'

interface PrivacyDialogProps {
  readonly language: Language
  readonly texts: LandingTexts
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What whoever is not signed in may want to know first: where to get help, and what is kept of a child. */
export function PrivacyDialog({ language, texts: { privacy, demoDialog }, ...state }: PrivacyDialogProps) {
  const { text, isLost } = usePrivacy(language, state.open)
  // The page bears it where the deployment names one.
  const { help } = document.documentElement.dataset
  return (
    <Dialog {...state} title={privacy.title} closeLabel={demoDialog.close}>
      <section className={styles.part}>
        <h3>{privacy.help}</h3>
        <p>{privacy.school}</p>
        {help && (
          <p>
            {privacy.write} <a href={`mailto:${help}`}>{help}</a>
          </p>
        )}
      </section>
      {isLost && <p role="status">{privacy.unreached}</p>}
      {text && <PrivacyText privacy={text} />}
    </Dialog>
  )
}

function PrivacyText({ privacy: { intro, kept, sections } }: { readonly privacy: Privacy }) {
  return (
    <>
      <p>{intro}</p>
      {sections.map(({ id, title, text, list }) => (
        <section key={id} className={styles.part}>
          <h3>{title}</h3>
          {text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={styles.part}>
        <h3>{kept.title}</h3>
        <dl className={styles.kept}>
          {kept.rows.map(([what, why, howLong]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {why}. {howLong}.
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** Fetched at each opening until it is there. */
function usePrivacy(language: Language, wanted: boolean) {
  const [text, setText] = useState<Privacy>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!wanted) return
    setLost(false)
    fetchPrivacy(language).then(setText, () => setLost(true))
  }, [language, wanted])
  return { text, isLost }
}
