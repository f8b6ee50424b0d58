import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ShownCode } from '../codes/shown-code.tsx'

/** Makes a child's family code and shows it: its letters come this once. */
export function FamilyCode({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const create = useCommand(createFamilyCode)
  const [made, setMade] = useState<NewAccessCode>()
  const make = async () => {
    try {
      setMade(await create.run({ path: { studentId } }))
    } catch {
      toast({ title: t('error'), text: t('codes.notMade'), tone: 'alert' })
    }
  }
  return (
    <>
      {made && <ShownCode code={made} />}
      <Button tone={made ? 'quiet' : 'primary'} aria-disabled={create.isPending} onClick={make}>
        {made ? t('family.another') : t('family.make')}
      </Button>
    </>
  )
}
