import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedUnit, Unit } from '#shared/catalogue/unit.ts'
import { Read } from '#web/i18n/read.tsx'
import { useUnit, useUnits } from '#web/lib/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface OfUnitProps {
  readonly unitId: string | undefined
  /** What stands there until the unit does. */
  readonly place: ReactNode
  /** What of the unit is shown; nothing where it has no such thing. */
  readonly children: (listed: ListedUnit, unit: Unit) => ReactNode
}

/** The page of a unit, or of a part of it: the catalogue says which version is the current one. */
export function OfUnit({ unitId, ...shown }: OfUnitProps) {
  const find = (units: readonly ListedUnit[]) => units.find(({ id }) => id === unitId)
  const { missing, ...page } = usePage(shown.place)
  return (
    <div data-register="child">
      <Read of={useUnits()} {...page} empty={{ when: units => !find(units), text: missing }}>
        {units => {
          const listed = find(units)
          return listed && <OneVersion key={listed.hash} listed={listed} {...shown} />
        }}
      </Read>
    </div>
  )
}

interface OneVersionProps extends Omit<OfUnitProps, 'unitId'> {
  readonly listed: ListedUnit
}

function OneVersion({ listed, place, children }: OneVersionProps) {
  const { missing, ...page } = usePage(place)
  return (
    <Read
      of={useUnit(listed.hash)}
      {...page}
      empty={{ when: unit => !children(listed, unit), text: missing }}
    >
      {unit => children(listed, unit)}
    </Read>
  )
}

/** How it stands until it is there, and when it does not come: with the way back to all lessons. */
function usePage(place: ReactNode) {
  const { t } = useTranslation('lessons')
  return {
    isPage: true,
    mayBeStale: true,
    place,
    what: t('failed'),
    missing: t('missing'),
    action: (
      <Button asChild tone="quiet">
        <Link to="/lessons">
          <Icon name="map" />
          {t('back')}
        </Link>
      </Button>
    ),
  }
}
