import { matchPath } from 'react-router-dom'
import type { Role } from '#shared/kernel/standing.ts'
import { places } from '#tests/browser/places.ts'
import type { Walker } from '#tests/browser/walk.ts'
import { screens } from '#web/app/routes.ts'
import { classPlaces } from './class-places.ts'

const all = [...places.anyone, ...places.student, ...places.admin]

const isOpenTo = (place: string, role: Role): boolean => {
  const screen = screens.find(({ path }) => path !== '*' && matchPath(path, place))
  return !screen || screen.roles === 'anyone' || screen.roles.includes(role)
}

/** Every place where this walker may stand, with those of the class where it is there. */
export async function openPlaces(walker: Walker, url = ''): Promise<readonly string[]> {
  if (walker === 'visitor') return places.anyone
  const ofClass = await classPlaces(walker, url)
  return [...all.filter(place => isOpenTo(place, walker)), ...ofClass.map(({ place }) => place)]
}
