import { useTranslation } from 'react-i18next'
import type { Tournament } from '#shared/social/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Closed } from './closed.tsx'
import styles from './social.module.css'
import { Top } from './top.tsx'
import { useTeamName, useTournament } from './use-social.ts'

/** The week’s tournament: what the group finished together, one’s own part, and nobody else’s. */
export function Component() {
  const { t } = useTranslation(['social', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.tournaments')} lead={t('tournamentLead')} />
      <Read of={useTournament()} place="50dvh">
        {tournament =>
          tournament.none ? <Closed why={tournament.none} /> : <TeamResult tournament={tournament} />
        }
      </Read>
    </div>
  )
}

function TeamResult({ tournament: { team, work, own, places } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('social')
  const language = useLanguage()
  const nameOf = useTeamName()
  const perChild = (tenths: number) =>
    t('perChild', { tenths: new Intl.NumberFormat(language).format(tenths / 10) })
  return (
    <>
      <dl className={styles.sums}>
        {team && (
          <div>
            <dt className={styles.soft}>{t('yourTeam')}</dt>
            <dd>{nameOf(team)}</dd>
          </div>
        )}
        <div>
          <dt className={styles.soft}>{t('together')}</dt>
          <dd>{t('work', { count: work })}</dd>
        </div>
        <div>
          <dt className={styles.soft}>{t('yourPart')}</dt>
          <dd>{t('work', { count: own })}</dd>
        </div>
      </dl>
      {places.length > 0 && (
        <section className={styles.section} aria-labelledby="teams">
          <h2 id="teams">{t('teams')}</h2>
          <ol className={styles.list}>
            {places.map(({ place, team: one, tenths, isOwn }) => (
              <li key={`${one.tree} ${one.number} ${place}`}>
                <div className={styles.one} data-own={isOwn || undefined}>
                  <span className={styles.place} role="img" aria-label={t('place', { place })}>
                    {place}
                  </span>
                  <Icon name="people" size={32} />
                  <div className={styles.name}>
                    <strong>{nameOf(one)}</strong>
                    {isOwn && <small>{t('yourTeam')}</small>}
                  </div>
                  <strong>{perChild(tenths)}</strong>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
