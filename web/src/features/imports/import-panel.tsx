import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Import } from '#shared/kernel/import.ts'
import { Job } from '#web/i18n/job.tsx'
import { Read } from '#web/i18n/read.tsx'
import { Button } from '#web/ui/button.tsx'
import staff from '#web/ui/staff.module.css'
import { FileDrop } from './file-drop.tsx'
import type { ImportApi } from './import-api.ts'
import { ImportJob } from './import-job.tsx'
import { Receipt } from './receipt.tsx'
import { isWorking, useImport } from './use-import.ts'
import { VerdictTable } from './verdict-table.tsx'

/** An import from the file to the receipt: sent, checked without changing anything, then applied. */
export function ImportPanel({ api }: { readonly api: ImportApi }) {
  const { t } = useTranslation('imports')
  const { read, choose, apply, leave } = useImport(api)
  return (
    <div className={staff.section}>
      <p className={staff.soft}>{t(`${api.name}.text`)}</p>
      {!read && !choose.isPending && (
        <FileDrop
          accept={api.accept}
          isMany={api.isMany}
          error={choose.problem}
          elsewhere={
            api.name === 'roster' && (
              <p>
                {t('plainList')} <Link to="/groups">{t('plainListTo')}</Link>
              </p>
            )
          }
          onChoose={files => void choose.run(files)}
        />
      )}
      {choose.isPending && (
        <Job title={t(`${api.name}.tab`)} state="running" status={t('sending')} done={0} total={0} at={0} />
      )}
      {read && (
        <Read
          of={read}
          place="240px"
          action={
            <Button tone="quiet" onClick={leave}>
              {t('another')}
            </Button>
          }
        >
          {state => (
            <>
              <ImportJob
                api={api}
                state={state}
                at={read.dataUpdatedAt}
                actions={
                  !isWorking(state) && (
                    <>
                      {state.state === 'checked' && changes(state) > 0 && (
                        <Button
                          aria-disabled={apply.isPending || undefined}
                          onClick={() => void apply.run(state.importId)}
                        >
                          {t('apply', { count: changes(state) })}
                        </Button>
                      )}
                      {state.state === 'applied' && <Receipt api={api} state={state} />}
                      <Button tone="quiet" onClick={leave}>
                        {t('another')}
                      </Button>
                    </>
                  )
                }
              />
              {(state.state === 'checked' || state.state === 'applied') && (
                <VerdictTable key={state.state} api={api} state={state} />
              )}
            </>
          )}
        </Read>
      )}
    </div>
  )
}

/** Rows that change something. */
const changes = ({ counts }: Import) => counts.new + counts.changed + counts.ended
