import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideRecommendation } from '#shared/progress/recommendation-routes.ts'
import { isAsked } from '#shared/progress/recommendations.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { offered } from '../offered.ts'
import { type CardProps, languageFor } from './cards.ts'
import { useWish } from './wish.tsx'

/** The next texts to choose among. */
const TEXTS = 5

interface AcceptProps extends CardProps {
  readonly textId?: string
  readonly isOtherText?: boolean
}

/** Does at once what is recommended: with the text that is chosen, where one is to be read; on another day, or more often. */
export function Accept({
  groupId,
  today,
  card: { recommendationId, kind, children },
  textId,
  isOtherText = false,
  onRefused,
}: AcceptProps) {
  const { t } = useTranslation('recommendations')
  const language = useLanguage()
  const { fields, wish } = useWish(kind, today)
  const accept = useAction(decideRecommendation, {
    failed: t('notDone'),
    done: ({ children: count }) => ({
      title: t(`done.${kind}`, { count }),
      ...(isAsked(kind) && { text: t('wish.done', { day: dateOf(wish.dueOn, language) }) }),
    }),
  })
  const run = async () => {
    const done = await accept.run({
      path: { groupId, recommendationId },
      body: {
        studentIds: children.map(({ line }) => line.studentId),
        decision: {
          how: 'accepted',
          ...(textId && { textId, isOtherText }),
          ...(isAsked(kind) && wish),
        },
      },
    })
    if (!done) onRefused()
  }
  return (
    <>
      {isAsked(kind) && fields}
      <Button onClick={run} aria-disabled={accept.isPending || undefined}>
        {t(`do.${kind}`)}
      </Button>
    </>
  )
}

/** The same with one of the texts to read next, the one nearest to what the child can read first. */
export function AcceptText(props: CardProps) {
  const { t } = useTranslation('recommendations')
  const { card, onRefused } = props
  const [first] = card.children
  const { studentId } = first.line
  const language = languageFor(first)
  const texts = useTexts(language).data ?? []
  const progress = useRead(getStudentProgress, { path: { studentId } })
  const [chosen, setChosen] = useState('')
  return (
    <Read of={progress} place="104px">
      {known => {
        const isNew = ({ text }: { readonly text: { readonly id: string } }) =>
          card.kind === 'fluency' || !known.finishedTexts.includes(text.id)
        const next = offered(texts, language, known, TEXTS).filter(isNew)
        const text = next.find(({ text }) => text.id === chosen)?.text ?? next[0]?.text
        if (!text) return <ReadState state="empty" text={t('noText')} />
        return (
          <>
            <SelectField
              label={t('text')}
              lang={language}
              value={text.id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {next.map(({ text, expected }) => (
                <option key={text.id} value={text.id}>
                  {t('textOf', { title: text.title, percent: Math.round(100 * expected) })}
                </option>
              ))}
            </SelectField>
            <Accept
              {...props}
              textId={text.id}
              isOtherText={text.id !== next[0]?.text.id}
              onRefused={() => {
                // A text may have been read meanwhile: then the next is offered.
                void progress.refetch()
                onRefused()
              }}
            />
          </>
        )
      }}
    </Read>
  )
}
