import { useTranslation } from 'react-i18next'
import { ruleTold } from '#shared/automations/events.ts'
import { getRuleWords } from '#shared/automations/routes.ts'
import { NAME_MARK } from '#shared/automations/schema.ts'
import type { NotificationText } from '#shared/notifications/schema.ts'
import { useRead } from '#web/lib/query.ts'
import { useFirstName } from '#web/lib/use-child-names.ts'
import { wordsOf } from './notification-words.ts'

/** Whether a rule of a teacher or an office tells this. */
export const isOfRule = ({ template }: NotificationText): boolean => template === ruleTold.name

/** What a rule tells, with the child’s name where the reader may know it: in the house’s words, or in its maker’s. */
export function RuleMessage({ text }: { readonly text: NotificationText }) {
  const { t, i18n } = useTranslation(['notifications', 'notices'])
  const { ruleId, studentId, where, context } = text.params
  const known = useFirstName(
    studentId === undefined ? undefined : { studentId: String(studentId), place: String(where) },
  )
  const name = known ?? t('someChild')
  const { message } = wordsOf(i18n, { ...text, params: { ...text.params, name } })
  if (!String(context).startsWith('own-')) return message
  return <OwnWords ruleId={String(ruleId)} name={name} unread={message} />
}

interface OwnWordsProps {
  readonly ruleId: string
  readonly name: string
  readonly unread: string
}

function OwnWords({ ruleId, name, unread }: OwnWordsProps) {
  const { i18n } = useTranslation()
  const { data, isPending } = useRead(getRuleWords, { path: { ruleId } })
  // Until they are there nothing is wrong yet.
  if (isPending) return '…'
  return data?.own[i18n.language.startsWith('es') ? 'es' : 'en'].replace(NAME_MARK, () => name) ?? unread
}
