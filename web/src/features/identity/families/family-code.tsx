import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ShownCode } from '../codes/shown-code.tsx'

/** Makes a child's family code and shows it: its letters come this once. */
export function FamilyCode({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('identity')
  const [made, setMade] = useState<NewAccessCode>()
  const create = useAction(createFamilyCode, {
    done: code => void setMade(code),
    words: () => t('codes.notMade'),
  })
  return (
    <>
      {made && <ShownCode code={made} />}
      <Button
        tone={made ? 'quiet' : 'primary'}
        aria-disabled={create.isPending}
        onClick={() => create.run({ path: { studentId } })}
      >
        {made ? t('family.another') : t('family.make')}
      </Button>
    </>
  )
}
