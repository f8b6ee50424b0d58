import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/kernel/standing.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { prefersStillness } from '#web/lib/stillness.ts'
import { Button } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { complete, lastSeen, see } from './flags.ts'
import { scenes } from './scenes.tsx'
import styles from './tutorial.module.css'

const SLIDES = ['welcome', 'earn', 'levels', 'badges', 'personalise'] as const
const CLOSES_AFTER_MS = 300

interface TutorialProps {
  readonly personId: string
  /** In whose words it speaks. */
  readonly role: Role
}

/**
 * The five slides of the first visit. Completed or skipped, it never comes back; only closed, it comes next time, where it
 * was left.
 */
export function Tutorial({ personId, role }: TutorialProps) {
  const { t } = useTranslation('onboarding')
  const [state, setState] = useState<'open' | 'leaving' | 'closed'>('open')
  const [first] = useState(() => Math.min(SLIDES.length - 1, Math.max(0, lastSeen(personId))))
  const [at, setAt] = useState(first)
  const forward = useRef<HTMLButtonElement>(null)
  const slide = SLIDES[at] ?? 'welcome'
  const isLast = at === SLIDES.length - 1

  useEffect(() => void see(personId, at), [personId, at])
  useEffect(() => {
    if (state !== 'leaving') return
    const timer = setTimeout(() => setState('closed'), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])

  const finish = () => {
    complete(personId)
    setState('leaving')
  }
  const go = (step: 1 | -1) => {
    setAt(now => Math.min(SLIDES.length - 1, Math.max(0, now + step)))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }

  const title = t(`slides.${role}.${slide}.title`)
  const text = t(`slides.${role}.${slide}.text`)
  const step = t('step', { step: at + 1, count: SLIDES.length })
  const Scene = scenes[slide]
  return (
    <Dialog
      title={title}
      description={text}
      closeLabel={t('close')}
      art={<Scene />}
      open={state !== 'closed'}
      leaving={state === 'leaving'}
      focusFirst={forward}
      onOpenChange={open => !open && setState('closed')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way; the buttons are the first */}
      <div className={styles.deeds} onKeyDown={onKeyDown}>
        <div className={styles.told}>
          <Hear key={slide} text={`${title} ${text}`} />
          <p className={styles.steps}>
            <VisuallyHidden>{step}</VisuallyHidden>
            {SLIDES.map((name, n) => (
              <span key={name} className={styles.dot} data-here={n === at || undefined} aria-hidden="true" />
            ))}
          </p>
        </div>
        <Button tone="quiet" aria-disabled={at === 0} onClick={() => go(-1)}>
          <Icon name="back" />
          <span className={styles.back}>{t('back')}</span>
        </Button>
        <Button ref={forward} tone="gold" onClick={isLast ? finish : () => go(1)}>
          {isLast ? t(role === 'student' ? 'finish' : 'begin') : t('next')}
          <Icon name={isLast ? 'play' : 'forward'} />
        </Button>
        {!isLast && (
          <button type="button" className={styles.skip} onClick={finish}>
            {t('skip')}
          </button>
        )}
      </div>
      {/* The dialog says its first slide by itself; this says those it is turned to. */}
      <VisuallyHidden>
        <span role="status">{at !== first && `${step}. ${title}. ${text}`}</span>
      </VisuallyHidden>
      {isLast && !prefersStillness() && <Confetti />}
    </Dialog>
  )
}
