import { useSearchParams } from 'react-router-dom'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import type { Order } from '#web/ui/data-table/columns.ts'
import { MEASURES, type Measure, municipioRegions } from './figures.ts'

/** What is looked at: it stands in the address, so that going back and sending a link work. */
export interface View {
  readonly region?: Region | undefined
  readonly municipio?: string | undefined
  readonly school?: string | undefined
  /** What the map shows, where somebody chose it. */
  readonly show?: Measure | undefined
  /** How the list is sorted; without it by what needs a look first. */
  readonly order?: Order | undefined
  /** Whoever is in charge of one region looks at the sums of all. */
  readonly whole: boolean
}

/** The view of the address; `only`: the region beyond which nothing but sums may be seen. */
export function useView(only: Region | undefined) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('municipio') ?? ''
  const itsRegion = municipioRegions.get(asked)
  const municipio = itsRegion && (!only || itsRegion === only) ? asked : undefined
  const whole = only !== undefined && !municipio && params.get('see') === 'island'
  const view: View = {
    whole,
    region: whole
      ? undefined
      : (only ?? (municipio ? itsRegion : REGIONS.find(name => name === params.get('region')))),
    municipio,
    school: (municipio && params.get('school')) || undefined,
    show: MEASURES.find(name => name === params.get('show')),
    order: orderSaid(params.get('order')),
  }
  const search = (change: Partial<View>): string => searchOf({ ...view, ...change })
  return { view, search, go: (change: Partial<View>) => setParams(search(change)) }
}

/** `name`, or `-readers` for the most first. */
const orderSaid = (said: string | null): Order | undefined =>
  said ? { column: said.replace(/^-/, ''), isDescending: said.startsWith('-') } : undefined

function searchOf({ whole, region, municipio, school, show, order }: View): string {
  const named = {
    ...(whole && { see: 'island' }),
    ...(municipio ? { municipio } : region && { region }),
    ...(school && { school }),
    ...(show && { show }),
    ...(order && { order: `${order.isDescending ? '-' : ''}${order.column}` }),
  }
  return `?${new URLSearchParams(named)}`
}
