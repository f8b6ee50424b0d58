import { useTranslation } from 'react-i18next'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { REGIONS, Region } from '#shared/kernel/school.ts'
import { addSchool, changeSchool } from '#shared/schools/routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import styles from './school-dialog.module.css'

interface SchoolDialogProps {
  readonly opened: School | 'new' | undefined
  readonly onClose: () => void
  /** Told what it is by now; what it gives is said. */
  readonly onSaved: (school: School) => ToastMessage
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

interface SchoolFormProps extends Pick<SchoolDialogProps, 'onSaved'> {
  /** As it was; a new one has no past. */
  readonly school: School | undefined
}

/** The municipio says which region it is of. */
const regionOf = (municipio: string) =>
  Region.safeParse(municipios.rows.find(row => row.municipio === municipio)?.region).data

function SchoolForm({ school, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools')
  const add = useCommand(addSchool)
  const change = useCommand(changeSchool)
  // A change has the same parts, but for the id, which stays.
  const form = useSchemaForm(addSchool.body, {
    defaults: {
      name: school?.name ?? '',
      schoolId: '',
      municipio: school?.municipio ?? '',
      active: school?.active ?? true,
    },
    toBody: ({ schoolId, ...values }) => ({
      ...values,
      schoolId: schoolId.trim() || undefined,
      region: regionOf(values.municipio),
    }),
    fieldOfPart: { region: 'municipio' },
    fieldOfCode: { 'schools.unknownMunicipio': 'municipio', 'schools.anotherRegion': 'municipio' },
    words: { name: t('nameNeeded'), schoolId: t('codeHint'), municipio: t('municipioNeeded') },
    send: ({ schoolId, ...body }) =>
      school
        ? change.run({ path: { schoolId: school.schoolId }, body })
        : add.run({ body: { ...body, schoolId } }),
    done: saved => onSaved(saved),
  })
  const region = regionOf(form.bound('municipio').value)
  const active = form.toggle('active')
  return (
    <Form {...form.form}>
      <TextField label={t('name')} {...form.field('name')} />
      {!school && (
        <TextField
          label={t('codeOptional')}
          hint={t('codeHint')}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('schoolId')}
        />
      )}
      <SelectField
        label={t('municipio')}
        hint={region && t('ofRegion', { region })}
        {...form.field('municipio')}
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
        <Switch label={t('isActive')} {...active} />
        <p className={styles.note}>{t(active.checked ? 'activeMeans' : 'closedMeans')}</p>
      </div>
      <Submit wide>{t('save')}</Submit>
    </Form>
  )
}
