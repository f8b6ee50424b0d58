import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { Primitive, State } from './states.tsx'

const TONES = ['primary', 'gold', 'quiet', 'danger'] as const

export function Buttons() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Primitive name="Button">
        {TONES.map(tone => (
          <State key={tone} of={tone}>
            <Button tone={tone}>{t('samples.deed')}</Button>
          </State>
        ))}
        <State of="withIcon">
          <Button>
            <Icon name="play" />
            {t('samples.deed')}
          </Button>
        </State>
        <State of="disabled">
          <Button disabled>{t('samples.deed')}</Button>
        </State>
        <State of="busy">
          <Button aria-disabled aria-busy>
            {t('samples.busy')}
          </Button>
        </State>
        <State of="wide">
          <Button wide>{t('samples.deed')}</Button>
        </State>
        <State of="link">
          <Button asChild tone="quiet">
            <a href="#buttons">{t('samples.link')}</a>
          </Button>
        </State>
        <State of="print">
          <PrintButton tone="quiet">{t('samples.print')}</PrintButton>
        </State>
        <State of="long">
          <Button>{t('samples.long')}</Button>
        </State>
      </Primitive>
      <Primitive name="IconButton">
        <State of="default">
          <IconButton icon="bell" label={t('samples.bell')} />
        </State>
        <State of="counted">
          <IconButton icon="bell" label={t('samples.bells')} count="9+" />
        </State>
        <State of="disabled">
          <IconButton icon="bell" label={t('samples.bell')} disabled />
        </State>
      </Primitive>
    </>
  )
}
