import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChildRequest } from '#shared/identity/child-request.ts'
import {
  answerChildRequest,
  listChildRequests,
  withdrawChildRequest,
} from '#shared/identity/child-request-routes.ts'
import type { Roster } from '#shared/identity/group.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './group-forms.module.css'
import { namedChild } from './named-child.ts'

interface ChildRequestsProps {
  readonly roster: Roster
}

/** What other groups ask of this one, and what was asked for it. Nothing where nothing is asked. */
export function ChildRequests({ roster }: ChildRequestsProps) {
  const { t } = useTranslation('identity')
  const { groupId } = roster.group
  const read = useRead(listChildRequests, { path: { groupId } })
  const failed = useReadFailure(read, { what: t('requests.unreached') })
  if (failed) return failed
  const { toAnswer = [], asked = [] } = read.data ?? {}
  return (
    <>
      {toAnswer.length > 0 && (
        <section className={staff.section} aria-labelledby="requests-to-answer">
          <h2 id="requests-to-answer">{t('requests.toAnswer', { count: toAnswer.length })}</h2>
          <ul className={styles.requests}>
            {toAnswer.map(request => (
              <li key={request.requestId}>
                <ToAnswer request={request} roster={roster} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked.length > 0 && (
        <section className={staff.section} aria-labelledby="requests-asked">
          <h2 id="requests-asked">{t('requests.asked')}</h2>
          <ul className={styles.requests}>
            {asked.map(request => (
              <li key={request.requestId}>
                <Asked request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ToAnswer({ request, roster }: ChildRequestsProps & { readonly request: ChildRequest }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { students, group } = roster
  const { requestId, askedBy, fullName, groupName, moves, endsAt } = request
  const [studentId, setStudentId] = useState(() => namedChild(students, fullName)?.studentId ?? '')
  const answer = useAction(answerChildRequest, {
    done: (_, { body }) => ({
      title: t(body.accepts ? 'requests.accepted' : 'requests.declined'),
      text: t(body.accepts ? 'requests.acceptedText' : 'requests.declinedText', { group: groupName }),
    }),
  })
  const path = { groupId: group.groupId, requestId }
  return (
    <Card tone="sea">
      <div className={styles.form}>
        <p>
          <strong>
            {t(moves ? 'requests.asksToMove' : 'requests.asksToShare', {
              who: askedBy,
              name: fullName,
              group: groupName,
            })}
          </strong>{' '}
          <span className={staff.soft}>{t('requests.until', { day: dayOf(endsAt, language) })}</span>
        </p>
        <SelectField
          label={t('requests.who')}
          value={studentId}
          onChange={({ target }) => setStudentId(target.value)}
        >
          <option value="">{t('requests.chooseChild')}</option>
          {students.map(student => (
            <option key={student.studentId} value={student.studentId}>
              {student.fullName}
            </option>
          ))}
        </SelectField>
        <div className={styles.actions}>
          <Button
            tone="quiet"
            aria-disabled={answer.isPending}
            onClick={() => answer.run({ path, body: { accepts: false } })}
          >
            {t('requests.decline')}
          </Button>
          <Button
            aria-disabled={answer.isPending || !studentId}
            onClick={() => studentId && answer.run({ path, body: { accepts: true, studentId } })}
          >
            {t('requests.accept')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Asked({ request }: { readonly request: ChildRequest }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { groupId, requestId, fullName, fromGroupName, moves, endsAt } = request
  const withdraw = useAction(withdrawChildRequest, {
    done: () => ({ title: t('requests.withdrawn') }),
  })
  return (
    <Card>
      <div className={styles.family}>
        <p>
          {t(moves ? 'requests.askedToMove' : 'requests.askedToShare', {
            name: fullName,
            group: fromGroupName,
          })}{' '}
          <span className={staff.soft}>{t('requests.until', { day: dayOf(endsAt, language) })}</span>
        </p>
        <Button
          tone="quiet"
          aria-disabled={withdraw.isPending}
          aria-label={t('requests.withdrawNamed', { name: fullName })}
          onClick={() => withdraw.run({ path: { groupId, requestId } })}
        >
          {t('requests.withdraw')}
        </Button>
      </div>
    </Card>
  )
}
