import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Import, ROW_VERDICTS } from '#shared/kernel/import.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import staff from '#web/ui/staff.module.css'
import { useToast } from '#web/ui/toast.tsx'
import { FileDrop } from './file-drop.tsx'
import type { ImportApi } from './import-api.ts'
import styles from './imports.module.css'
import { Unsendable } from './uploads.ts'
import { useImport } from './use-import.ts'
import { useReason } from './use-reason.ts'
import { VerdictTable } from './verdict-table.tsx'

/** An import from the file to the receipt: sent, checked without changing anything, then applied. */
export function ImportPanel({ api }: { readonly api: ImportApi }) {
  const { t } = useTranslation('imports')
  const words = useRefusalWords()
  const toast = useToast()
  const { state, isBusy, isSending, choose, apply, leave } = useImport(api)
  const tell = async (deed: Promise<void>) => {
    try {
      await deed
    } catch (error) {
      const text =
        error instanceof Unsendable
          ? t(`unsendable.${error.reason}`)
          : error instanceof Refusal
            ? words(error)
            : t('notSent')
      toast({ title: t('error'), text, tone: 'alert' })
    }
  }
  return (
    <div className={staff.section}>
      <p className={staff.soft}>{t(`${api.name}.text`)}</p>
      {!state && (
        <FileDrop
          accept={api.accept}
          isMany={api.isMany}
          isBusy={isBusy}
          onChoose={files => void tell(choose(files))}
        />
      )}
      {isSending && <p role="status">{t('sending')}</p>}
      {state && (
        <>
          <Standing api={api} state={state} />
          <div className={staff.tools}>
            {state.state === 'checked' && (
              <Button onClick={() => void tell(apply())} disabled={changes(state) === 0}>
                {t('apply', { count: changes(state) })}
              </Button>
            )}
            {state.state === 'applied' && <Receipt api={api} state={state} />}
            <Button tone="quiet" onClick={leave} disabled={isBusy}>
              {t('another')}
            </Button>
          </div>
          {(state.state === 'checked' || state.state === 'applied') && (
            <VerdictTable key={state.state} api={api} state={state} />
          )}
        </>
      )}
    </div>
  )
}

/** Rows that change something. */
const changes = ({ counts }: Import) => counts.new + counts.changed + counts.ended

/** Where an import stands, and what the rows so far were. */
function Standing({ api, state }: { readonly api: ImportApi; readonly state: Import }) {
  const { t } = useTranslation('imports')
  const { counts, progress, recoded, problem } = state
  return (
    <Card>
      <div className={staff.section} aria-live="polite">
        <p className={styles.state}>{t(`states.${state.state}`)}</p>
        {(state.state === 'checking' || state.state === 'applying') && (
          <ProgressBar label={t(`states.${state.state}`)} value={progress} />
        )}
        {problem && (
          <p>
            {t(`problems.${problem.code}`, {
              file: api.isMany ? problem.file : t('yourFile'),
              columns: problem.columns?.join(', ') ?? '',
            })}
          </p>
        )}
        {!problem && (
          <Figures
            figures={ROW_VERDICTS.filter(name => api.isMany || (name !== 'ended' && name !== 'skipped')).map(
              name => ({ label: t(`verdicts.${name}`), value: counts[name] }),
            )}
          />
        )}
        {recoded > 0 && <p className={staff.soft}>{t('recoded', { count: recoded })}</p>}
      </div>
    </Card>
  )
}

/** All verdicts as a file to keep. */
function Receipt({ api, state }: { readonly api: ImportApi; readonly state: Import }) {
  const { t } = useTranslation('imports')
  const reason = useReason(api.name)
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      const rows = [[t('file'), t('line'), t('what'), t('verdict'), t('why')]]
      let after: string | undefined
      do {
        const page = await api.verdicts(state.importId, undefined, after)
        for (const { file, line, label, verdict, code } of page.verdicts)
          rows.push([file, String(line), label, t(`verdicts.${verdict}`), code ? reason(code) : ''])
        after = page.next
      } while (after)
      download(csvFile(rows), `${api.name}-${state.openedAt.slice(0, 10)}.csv`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button disabled={isBusy} onClick={() => void keep()}>
      {t('receipt')}
    </Button>
  )
}
