import { useTranslation } from 'react-i18next'
import { Primitive, State } from './states.tsx'

/** How titles and texts are set in each register. */
export function Letters() {
  const { t } = useTranslation('gallery')
  return (
    <Primitive name="h1 h2 p">
      <State of="title">
        <p style={{ fontSize: 'var(--text-title)', fontWeight: 700, lineHeight: 1.2 }}>
          {t('samples.value')}
        </p>
      </State>
      <State of="large">
        <p style={{ fontSize: 'var(--text-large)', fontWeight: 700 }}>{t('samples.long')}</p>
      </State>
      <State of="text">
        <p>{t('samples.longer')}</p>
      </State>
      <State of="small">
        <p style={{ fontSize: 'var(--text-small)' }}>{t('samples.longer')}</p>
      </State>
      <State of="alphabet">
        <p lang="zxx">Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Ññ Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz</p>
        <p lang="zxx">áéíóúü ÁÉÍÓÚÜ ¡! ¿? “” — 0123456789</p>
      </State>
    </Primitive>
  )
}
