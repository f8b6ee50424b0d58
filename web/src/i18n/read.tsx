import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReadFacts, type ReadPhase, readPhase } from '#web/lib/read-phase.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { ReadState } from '#web/ui/read-state.tsx'
import { useLanguage } from './speak.ts'
import { useStale } from './stale.ts'

/** What a read is to its screen: `useRead` gives it, and so does any query. */
export interface Readable<Data> extends ReadFacts {
  readonly data: Data | undefined
  readonly refetch: () => unknown
}

interface Shown {
  /** Until it is there: the height that it will have, or its shape. */
  readonly place: string | ReactNode
  /** The screen's own words when it did not come. */
  readonly what?: string
  /** Where else to go when it does not come. */
  readonly action?: ReactNode
  /** It is all that the screen has. */
  readonly isPage?: boolean
  /** What came before will do: nobody is told that it could not be asked for again. */
  readonly mayBeStale?: boolean
}

interface ReadProps<Data> extends Shown {
  readonly of: Readable<Data>
  /** Whether there is nothing in it, and what is said then: of a page, that it is not there. */
  readonly empty?: {
    readonly when: (data: Data) => boolean
    readonly text: string
    readonly action?: ReactNode
  }
  readonly children: (data: Data) => ReactNode
}

/** What was read, once it is there; until then its place, or why it did not come and how to try again. */
export function Read<Data>({ of: read, empty, children, ...shown }: ReadProps<Data>) {
  const isOnline = useOnline()
  const phase = readPhase(read, isOnline)
  const retry = useRetry([read])
  const stale = useStale([read])
  const { data } = read
  if (data === undefined) return <Missing phase={phase} retry={retry} {...shown} />
  return (
    <>
      {stale && !shown.mayBeStale && (
        <ReadState state="partly" text={stale} retry={isOnline ? retry : undefined} isOld />
      )}
      {empty?.when(data) ? (
        <ReadState
          state={shown.isPage ? 'gone' : 'empty'}
          heading={shown.isPage ? 'h1' : undefined}
          text={empty.text}
          action={empty.action ?? shown.action}
        />
      ) : (
        children(data)
      )}
    </>
  )
}

/** In the place of a table or list that shows its own waiting: why its read did not come. Undefined where nothing is wrong. */
export function useReadFailure(read: Readable<unknown>, shown: Omit<Shown, 'place'> = {}): ReactNode {
  const phase = readPhase(read, useOnline())
  const retry = useRetry([read])
  if (phase === 'waiting' || phase === 'ready' || phase === 'stale') return undefined
  return <Missing phase={phase} retry={retry} place="" {...shown} />
}

type AnyReads = Readonly<Record<string, Readable<unknown>>>
/** What of several reads is there. */
type DataOf<Reads extends AnyReads> = { readonly [Name in keyof Reads]: Reads[Name]['data'] }

interface ReadsProps<Reads extends AnyReads> extends Shown {
  readonly of: Reads
  /** What each of them is called where it did not come. */
  readonly names: { readonly [Name in keyof Reads]: string }
  readonly children: (data: DataOf<Reads>) => ReactNode
}

/** Several reads of one place, shown once each of them came or will not: what is there, and what is missing. */
export function Reads<Reads extends AnyReads>({ of: reads, names, children, ...shown }: ReadsProps<Reads>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOnline = useOnline()
  const all = Object.entries(reads).map(([name, read]) => ({ name, read, phase: readPhase(read, isOnline) }))
  const failed = all.filter(({ phase }) => phase !== 'ready' && !(shown.mayBeStale && phase === 'stale'))
  const missing = failed.filter(({ phase }) => phase !== 'stale')
  const retry = useRetry(failed.map(({ read }) => read))
  const stale = useStale(failed.map(({ read }) => read))
  const waiting = all.find(({ phase }) => phase === 'waiting')
  const [first] = missing
  if (first && (waiting || missing.length === all.length))
    return <Missing phase={(waiting ?? first).phase} retry={retry} {...shown} />
  const parts = new Intl.ListFormat(language).format(missing.map(({ name }) => names[name] ?? name))
  const text = missing.length > 0 ? t('read.missing', { parts }) : stale
  return (
    <>
      {text && (
        <ReadState
          state="partly"
          text={text}
          retry={isOnline ? retry : undefined}
          isOld={missing.length === 0}
        />
      )}
      {children(dataOf(reads))}
    </>
  )
}

const dataOf = <Reads extends AnyReads>(reads: Reads) =>
  // What is made of entries has lost their names.
  Object.fromEntries(Object.entries(reads).map(([name, { data }]) => [name, data])) as DataOf<Reads>

interface MissingProps extends Shown {
  readonly phase: ReadPhase
  readonly retry: ReturnType<typeof useRetry>
}

/** In the place of what is not there. */
function Missing({ phase, retry, place, what, action, isPage = false }: MissingProps) {
  const { t } = useTranslation()
  if (phase === 'waiting' || phase === 'ready' || phase === 'stale')
    return <ReadState state="waiting" place={place} />
  // What is refused or gone stays so; what waits for a network comes by itself.
  const isRetryable = phase === 'unreached'
  return (
    <ReadState
      state={phase}
      text={phase === 'unreached' && what ? what : t(`read.${phase}`)}
      retry={isRetryable ? retry : undefined}
      action={action}
      heading={isPage ? 'h1' : undefined}
    />
  )
}

function useRetry(reads: readonly Pick<Readable<unknown>, 'fetchStatus' | 'refetch'>[]) {
  const { t } = useTranslation()
  return {
    label: t('tryAgain'),
    isBusy: reads.some(({ fetchStatus }) => fetchStatus === 'fetching'),
    onRetry: () => {
      for (const read of reads) void read.refetch()
    },
  }
}
