import { useTranslation } from 'react-i18next'
import type { Closed as Why } from '#shared/social/schema.ts'
import { ReadState } from '#web/ui/read-state.tsx'

/** Why there is nothing here to do with others. */
export function Closed({ why }: { readonly why: Why }) {
  const { t } = useTranslation('social')
  return <ReadState state="empty" text={t(`closed.${why}`)} />
}
