import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnPages } from '#web/lib/pages.ts'
import { textSearch } from '#web/lib/text-search.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import styles from './gallery.module.css'
import { Primitive, State } from './states.tsx'

interface Sample {
  readonly name: string
  readonly town: string
  readonly students: number
  readonly readers: number
  readonly isActive: boolean
}

const SAMPLES: readonly Sample[] = [
  { name: 'Ñame y Yautía', town: 'Utuado', students: 84, readers: 61, isActive: true },
  { name: 'Abelardo Díaz', town: 'Caguas', students: 412, readers: 388, isActive: true },
  { name: 'Ángel Ramos', town: 'San Juan', students: 1203, readers: 640, isActive: true },
  { name: 'Mar Chiquita', town: 'Manatí', students: 0, readers: 0, isActive: false },
]
const TOWNS = SAMPLES.map(({ town }) => town)
const DAYS = Array.from({ length: 12 }, (_, day) => day + 1)
const nothing = () => undefined
const nameOf = ({ name }: Sample) => name

/** Tables and what stands above and under lists. */
export function Tables() {
  const { t } = useTranslation('gallery')
  const columns = useColumns()
  const common = { label: t('samples.table'), columns, rowId: nameOf, empty: t('samples.noRows') }
  const lost = (
    <ReadState
      state="unreached"
      text={t('samples.lost')}
      retry={{ label: t('samples.again'), onRetry: nothing }}
    />
  )
  return (
    <>
      <Primitive name="DataTable" isWide>
        <State of="sorted" isWide>
          <DataTable
            {...common}
            rows={SAMPLES}
            firstOrder={{ column: 'students', isDescending: true }}
            file="coqui"
          />
        </State>
        <State of="chosen" isWide>
          <Choosing columns={columns} />
        </State>
        <State of="all" isWide>
          <Choosing columns={columns} isAll />
        </State>
        <State of="givenOrder" isWide>
          <DataTable {...common} rows={SAMPLES} givenOrder={t('samples.rising')} />
        </State>
        <State of="paged" isWide>
          <DataTable {...common} rows={SAMPLES} pageSize={2} />
        </State>
        <State of="summed" isWide>
          <DataTable {...common} columns={useSums(columns)} rows={SAMPLES} />
        </State>
        <State of="wideTable" isWide>
          <DataTable {...common} columns={useDays(columns)} rows={SAMPLES} isWide />
        </State>
        <State of="sea" isWide>
          <DataTable {...common} columns={useActions(columns)} rows={SAMPLES.slice(0, 2)} surface="sea" />
        </State>
        <State of="bare" isWide>
          <DataTable {...common} rows={SAMPLES.slice(0, 2)} surface="none" />
        </State>
        <State of="narrow" isWide>
          <div className={styles.narrow}>
            <DataTable {...common} columns={useActions(columns)} rows={SAMPLES.slice(0, 2)} />
          </div>
        </State>
        <State of="waiting" isWide>
          <DataTable {...common} rows={undefined} waitingRows={2} />
        </State>
        <State of="empty">
          <DataTable {...common} rows={[]} />
        </State>
        <State of="unreached">
          <DataTable {...common} rows={undefined} failed={lost} />
        </State>
        <State of="old" isWide>
          <DataTable {...common} rows={SAMPLES.slice(0, 2)} failed={lost} />
        </State>
      </Primitive>
      <Primitive name="LoadMore">
        <State of="default">
          <Growing />
        </State>
        <State of="waiting">
          <LoadMore pages={{ hasMore: true, isAsking: true, hasFailed: false, more: nothing }} shown={100} />
        </State>
        <State of="unreached">
          <LoadMore pages={{ hasMore: true, isAsking: false, hasFailed: true, more: nothing }} shown={100} />
        </State>
      </Primitive>
      <Primitive name="Toolbar" isWide>
        <State of="default" isWide>
          <Narrowing />
        </State>
        <State of="narrowed" isWide>
          <Narrowing firstText="ñame" firstTown="Utuado" />
        </State>
        <State of="searched" isWide>
          <Toolbar search={{ label: t('samples.search'), value: '', onChange: nothing }} count={4} />
        </State>
        <State of="filtered" isWide>
          <Toolbar filters={useTownFilter(undefined, nothing)} count={4} />
        </State>
        <State of="withActions" isWide>
          <Toolbar
            search={{ label: t('samples.search'), value: '', onChange: nothing }}
            count={4}
            actions={<Button tone="quiet">{t('samples.report')}</Button>}
          />
        </State>
        <State of="uncounted" isWide>
          <Toolbar filters={useTownFilter('Caguas', nothing)} onClear={nothing} />
        </State>
      </Primitive>
      <Primitive name="PageHead" isWide>
        <State of="default" isWide>
          <PageHead level={3} title={t('samples.value')} intro={t('samples.longer')} />
        </State>
        <State of="kind" isWide>
          <PageHead level={3} kind={<Badge>{t('samples.one')}</Badge>} title={t('samples.value')} />
        </State>
        <State of="withArt" isWide>
          <PageHead
            level={3}
            picture={<Coqui size={112} mood="singing" />}
            title={t('samples.value')}
            intro={t('samples.longer')}
          />
        </State>
        <State of="full" isWide>
          <PageHead
            level={3}
            title={t('samples.long')}
            intro={t('samples.longer')}
            back={{ to: '#tables', label: t('samples.link') }}
            actions={<Button tone="quiet">{t('samples.deed')}</Button>}
          />
        </State>
      </Primitive>
      <Primitive name="LineChart" isWide>
        <State of="default" isWide>
          <SampleChart weeks={6} />
        </State>
        <State of="empty" isWide>
          <SampleChart weeks={0} />
        </State>
      </Primitive>
      <Primitive name="Figures">
        <State of="default" isWide>
          <Figures figures={useFigures()} />
        </State>
        <State of="large" isWide>
          <Figures isLarge figures={useFigures()} />
        </State>
      </Primitive>
    </>
  )
}

function SampleChart({ weeks }: { readonly weeks: number }) {
  const { t } = useTranslation('gallery')
  const points = Array.from({ length: weeks }, (_, x) => ({ x, y: 40 + ((x * 7) % 12) }))
  return (
    <LineChart
      title={t('samples.value')}
      sentence={t('samples.longer')}
      unit={t('samples.readers')}
      x={[-1, 8]}
      ticks={[0, 4, 8].map(x => ({ x, label: t('samples.day', { day: x }) }))}
      points={points.map(point => ({
        ...point,
        id: `${point.x}`,
        said: `${t('samples.day', { day: point.x })}: ${point.y}`,
        isBefore: point.x === 0,
      }))}
      lines={[
        {
          id: 'goal',
          kind: 'goal',
          label: t('samples.active'),
          points: [
            { x: 1, y: 42 },
            { x: 8, y: 60 },
          ],
        },
        { id: 'trend', kind: 'trend', points: weeks > 0 ? points.slice(1) : [] },
      ]}
      marks={[{ x: 3, label: '2' }]}
      hint={t('samples.long')}
    />
  )
}

function useColumns(): readonly Column<Sample>[] {
  const { t } = useTranslation('gallery')
  return [
    { id: 'school', header: t('samples.school'), text: nameOf, sort: nameOf, lang: 'es-PR' },
    {
      id: 'town',
      header: t('samples.town'),
      text: ({ town }) => town,
      sort: ({ town }) => town,
      lang: 'es-PR',
    },
    {
      id: 'state',
      header: t('samples.state'),
      text: ({ isActive }) => t(isActive ? 'samples.active' : 'samples.closed'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'calm'}>{t(isActive ? 'samples.active' : 'samples.closed')}</Badge>
      ),
    },
    {
      id: 'students',
      header: t('samples.students'),
      kind: 'number',
      text: ({ students }) => students,
      sort: ({ students }) => students,
    },
    {
      id: 'readers',
      header: t('samples.readers'),
      kind: 'number',
      text: ({ readers }) => readers,
      sort: ({ readers }) => readers,
    },
  ]
}

function useSums(columns: readonly Column<Sample>[]): readonly Column<Sample>[] {
  const { t } = useTranslation('gallery')
  const foot: Readonly<Record<string, string | number>> = {
    school: t('samples.total'),
    students: SAMPLES.reduce((sum, { students }) => sum + students, 0),
    readers: SAMPLES.reduce((sum, { readers }) => sum + readers, 0),
  }
  return columns.map(column => ({ ...column, foot: foot[column.id] }))
}

function useDays(columns: readonly Column<Sample>[]): readonly Column<Sample>[] {
  const { t } = useTranslation('gallery')
  return [
    ...columns,
    ...DAYS.map(day => ({
      id: `day-${day}`,
      header: t('samples.day', { day }),
      kind: 'number' as const,
      text: ({ readers }: Sample) => (readers * day) % 47,
    })),
  ]
}

function useActions(columns: readonly Column<Sample>[]): readonly Column<Sample>[] {
  const { t } = useTranslation('gallery')
  return [
    ...columns.slice(0, 4),
    {
      id: 'actions',
      header: t('samples.actions'),
      kind: 'actions',
      cell: () => (
        <>
          <Button tone="quiet">{t('samples.show')}</Button>
          <Button tone="quiet">{t('samples.edit')}</Button>
        </>
      ),
    },
  ]
}

function useFigures() {
  const { t } = useTranslation('gallery')
  return [
    {
      label: t('samples.pace'),
      value: 62,
      unit: t('samples.minute'),
      note: <Badge tone="good">{t('samples.rising')}</Badge>,
    },
    { label: t('samples.accuracy'), value: '94 %', basis: t('samples.ofStudents', { count: 26 }) },
    { label: t('samples.readers'), value: '–' },
  ]
}

interface ChoosingProps {
  readonly columns: readonly Column<Sample>[]
  readonly isAll?: boolean
}

function Choosing({ columns, isAll = false }: ChoosingProps) {
  const { t } = useTranslation('gallery')
  const [chosen, choose] = useState<readonly string[]>(isAll ? SAMPLES.map(nameOf) : ['Abelardo Díaz'])
  return (
    <DataTable
      label={t('samples.table')}
      columns={columns}
      rows={SAMPLES}
      rowId={nameOf}
      empty={t('samples.noRows')}
      selection={{ chosen, onChoose: choose, actions: <Button tone="quiet">{t('samples.edit')}</Button> }}
    />
  )
}

function Growing() {
  const { drawn, pages } = useDrawnPages(TOWNS, 2)
  return (
    <>
      <ul lang="es-PR">
        {drawn.map(town => (
          <li key={town}>{town}</li>
        ))}
      </ul>
      <LoadMore pages={pages} shown={drawn.length} />
    </>
  )
}

function useTownFilter(value: string | undefined, onChange: (town: string | undefined) => void) {
  const { t } = useTranslation('gallery')
  const options = TOWNS.map(town => ({ value: town, label: town, lang: 'es-PR' }))
  return [{ label: t('samples.town'), any: t('samples.anyTown'), value, onChange, options }]
}

interface NarrowingProps {
  readonly firstText?: string
  readonly firstTown?: string
}

function Narrowing({ firstText = '', firstTown }: NarrowingProps) {
  const { t } = useTranslation('gallery')
  const [text, setText] = useState(firstText)
  const [town, setTown] = useState(firstTown)
  const fits = textSearch(text)
  const found = SAMPLES.filter(sample => (!town || sample.town === town) && fits(sample.name))
  const clear = () => {
    setText('')
    setTown(undefined)
  }
  return (
    <Toolbar
      search={{ label: t('samples.search'), value: text, onChange: setText }}
      filters={useTownFilter(town, setTown)}
      count={found.length}
      onClear={text || town ? clear : undefined}
    />
  )
}
