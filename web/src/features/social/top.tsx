import { useTranslation } from 'react-i18next'
import { Hearable } from '#web/i18n/hear.tsx'
import { useIsStudent } from '#web/lib/use-own.ts'
import { PageHead } from '#web/ui/page-head.tsx'

export function Top({ title, lead }: { readonly title: string; readonly lead: string }) {
  const { t } = useTranslation('social')
  const isStudent = useIsStudent()
  return <PageHead title={title} intro={<Hearable text={isStudent ? lead : t('preview')} />} />
}
