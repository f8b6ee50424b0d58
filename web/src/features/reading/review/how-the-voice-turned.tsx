import { useTranslation } from 'react-i18next'
import type { Intonation, ToneCounts } from '#shared/reading/tone.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import staff from '#web/ui/staff.module.css'

const KINDS = ['statement', 'yesNo', 'asking'] as const

const heardIn = ({ rose, fell, level }: ToneCounts): number => rose + fell + level

/** How the voice turned at the ends of sentences, in counts; nothing where no voice was measured. */
export function HowTheVoiceTurned({ intonation }: { readonly intonation: Intonation | null }) {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  if (!intonation) return null
  const heard = KINDS.filter(kind => heardIn(intonation[kind]) > 0)
  const { untold } = intonation
  if (heard.length === 0) return untold > 0 ? <p className={staff.soft}>{t('past.tones.none')}</p> : null
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const turns = heard.map(kind => {
    const ways = (['fell', 'rose', 'level'] as const).flatMap(way => {
      const count = intonation[kind][way]
      return count > 0 ? [t(`past.tones.${way}`, { count })] : []
    })
    return t(`past.tones.${kind}`, { ways: list.format(ways) })
  })
  return (
    <p className={staff.soft}>
      {t('past.tones.heard', { turns: turns.join('; ') })}
      {untold > 0 && ` ${t('past.tones.untold', { count: untold })}`}
      {heardIn(intonation.yesNo) > 0 && ` ${t('past.tones.fair')}`}
    </p>
  )
}
