import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { REGIONS, Region } from '#shared/kernel/school.ts'
import { addSchool, changeSchool } from '#shared/schools/routes.ts'
import { type School, SchoolId, SchoolName } from '#shared/schools/schema.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useCommand } from '#web/lib/query.ts'
import { refusedBy } from '#web/lib/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './school-dialog.module.css'

interface SchoolDialogProps {
  readonly opened: School | 'new' | undefined
  readonly onClose: () => void
  readonly onSaved: (school: School) => void
}

/** One school of the catalogue: changed, closed, opened again, or added. */
export function SchoolDialog({ opened, onClose, onSaved }: SchoolDialogProps) {
  const { t } = useTranslation('schools')
  return (
    <Dialog
      title={opened === 'new' ? t('add') : t('edit')}
      closeLabel={t('close')}
      open={opened !== undefined}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {opened && <SchoolForm school={opened === 'new' ? undefined : opened} onSaved={onSaved} />}
    </Dialog>
  )
}

interface SchoolFormProps {
  /** As it was; a new one has no past. */
  readonly school: School | undefined
  readonly onSaved: (school: School) => void
}

function SchoolForm({ school, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools')
  const words = useRefusalWords()
  const toast = useToast()
  const add = useCommand(addSchool)
  const change = useCommand(changeSchool)
  const [name, setName] = useState(school?.name ?? '')
  const [schoolId, setSchoolId] = useState('')
  const [municipio, setMunicipio] = useState(school?.municipio ?? '')
  const [active, setActive] = useState(school?.active ?? true)
  const [checked, setChecked] = useState(false)
  const [taken, setTaken] = useState<{ readonly name?: string; readonly schoolId?: string }>({})
  const isBusy = add.isPending || change.isPending

  // The municipio says which region it is of.
  const region = Region.safeParse(municipios.rows.find(row => row.municipio === municipio)?.region).data
  const legible = SchoolName.safeParse(name)
  const id = schoolId.trim() ? SchoolId.safeParse(schoolId.trim()) : { success: true, data: undefined }

  const save = (known: { readonly name: string; readonly region: Region }) => {
    const body = { ...known, municipio, active }
    return school
      ? change.run({ path: { schoolId: school.schoolId }, body })
      : add.run({ body: { ...body, schoolId: id.data } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isBusy || !legible.success || !id.success || !region) return
    try {
      const saved = await save({ name: legible.data, region })
      onSaved(saved)
      toast({ title: t('saved'), text: saved.name, tone: 'good' })
    } catch (error) {
      const isRefused = refusedBy(addSchool, error) || refusedBy(changeSchool, error)
      const field = isRefused ? error.details?.field : undefined
      if (field) setTaken({ [field]: words(error) })
      else toast({ title: t('error'), text: words(error), tone: 'alert' })
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setTaken({})
        }}
        error={taken.name ?? (checked && !legible.success ? t('nameNeeded') : undefined)}
      />
      {!school && (
        <TextField
          label={t('codeOptional')}
          hint={t('codeHint')}
          autoCapitalize="none"
          spellCheck={false}
          value={schoolId}
          onChange={({ target }) => {
            setSchoolId(target.value)
            setTaken({})
          }}
          error={taken.schoolId ?? (checked && !id.success ? t('codeHint') : undefined)}
        />
      )}
      <SelectField
        label={t('municipio')}
        hint={region && t('ofRegion', { region })}
        value={municipio}
        onChange={({ target }) => setMunicipio(target.value)}
        error={checked && !region ? t('municipioNeeded') : undefined}
      >
        <option value="">{t('chooseMunicipio')}</option>
        {REGIONS.map(name => (
          <optgroup key={name} label={name} lang="es-PR">
            {municipios.rows
              .filter(row => row.region === name)
              .map(row => (
                <option key={row.municipio}>{row.municipio}</option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <div>
        <Switch label={t('isActive')} checked={active} onChange={setActive} />
        <p className={styles.note}>{t(active ? 'activeMeans' : 'closedMeans')}</p>
      </div>
      <Button type="submit" wide aria-disabled={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
