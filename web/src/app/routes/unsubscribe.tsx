import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { endWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { Page } from '#web/app/page.tsx'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { call } from '#web/lib/client.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'

type Stage = 'asks' | 'done' | 'unknown'

/** Where a letter leads whoever wants no more of them, signed in or not: it asks first, since programs follow links too. */
export function Component() {
  const { t } = useTranslation('notifications')
  // Behind the `#`, which no browser tells a server.
  const token = decodeURIComponent(useLocation().hash.slice(1))
  const [stage, setStage] = useState<Stage>(token ? 'asks' : 'unknown')
  const ending = useAsyncAction(
    async () => {
      try {
        await call(endWeekLetter, { path: { token } })
        setStage('done')
      } catch (error) {
        if (!(error instanceof Refusal && error.status === 404)) throw error
        setStage('unknown')
      }
    },
    { failed: t('letter.end.failed') },
  )
  // What became of it is read out: it is the page's heading.
  useEffect(() => {
    if (stage === 'done') document.querySelector('h1')?.focus()
  }, [stage])
  const said = {
    asks: [t('letter.end.title'), t('letter.end.text')],
    done: [t('letter.end.done'), t('letter.end.again')],
    unknown: [t('letter.end.unknown'), t('letter.end.unknownText')],
  } as const
  const [title, text] = said[stage]
  return (
    <Page title={title} text={text} mood={stage === 'unknown' ? 'looking' : 'happy'}>
      {stage === 'asks' && (
        <Button aria-disabled={ending.isPending} onClick={() => void ending.run(undefined)}>
          {t('letter.end.do')}
        </Button>
      )}
      <LanguageSwitch />
    </Page>
  )
}
