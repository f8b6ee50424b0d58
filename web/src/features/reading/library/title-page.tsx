import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { expectedOf, type ListedText, type ReadingText } from '#shared/catalogue/schema.ts'
import type { ReadingMode } from '#shared/reading/reading-facts.ts'
import { MicrophoneHelp } from '#web/features/reading/read/microphone-help.tsx'
import { useWayBack } from '#web/features/reading/read/use-way-back.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import type { RecognitionProblem } from '#web/lib/recognition/recogniser.ts'
import { useRecording } from '#web/lib/recording.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import back from '#web/ui/back-link.module.css'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Cover } from './cover.tsx'
import { History } from './history.tsx'
import { OtherLanguage } from './other-language.tsx'
import { TextFacts } from './text-facts.tsx'
import styles from './title-page.module.css'

interface TitlePageProps {
  readonly listed: ListedText
  readonly text: ReadingText
  readonly picture?: ReactNode
  readonly problem: RecognitionProblem | undefined
  readonly onRead: (mode: ReadingMode) => void
  readonly onListen: () => void
}

/** Nothing to be done about these but to read in another way. */
const NO_WAY_ALOUD: readonly RecognitionProblem[] = [
  'recognition.noMicrophone',
  'recognition.unsupported',
  'recognition.offline',
]

export function TitlePage({ listed, text, picture, problem, onRead, onListen }: TitlePageProps) {
  const { t } = useTranslation('reading')
  const voice = useVoice(listed.language)
  const recording = useRecording(expectedOf(text), text.language)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const way = useWayBack()
  const tapFirst = problem !== undefined && NO_WAY_ALOUD.includes(problem)
  const aloud = (
    <Button key="aloud" tone={tapFirst ? 'quiet' : 'primary'} wide onClick={() => onRead('aloud')}>
      <Icon name="microphone" size={28} />
      {t('reader.readAloud')}
    </Button>
  )
  const tap = (
    <Button key="tap" tone={tapFirst ? 'primary' : 'quiet'} wide onClick={() => onRead('tapped')}>
      <Icon name="tap" size={28} />
      {t('reader.tapInstead')}
    </Button>
  )
  return (
    <div className={styles.page}>
      <Link to={way.to} relative="path" className={back.link}>
        <Icon name="back" />
        {way.isLesson ? t('reader.backToLesson') : t('reader.back')}
      </Link>
      <article className={styles.cover}>
        <div className={styles.picture}>
          <Cover text={listed} picture={picture} />
        </div>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 ref={title} tabIndex={-1} lang={listed.language}>
              {listed.title}
            </h1>
            {voice && (
              <IconButton
                icon="listen"
                label={t('list.hearTitle', { title: listed.title })}
                onClick={() => voice.say(listed.title)}
              />
            )}
          </div>
          <TextFacts text={listed} />
          {listed.pair && <OtherLanguage pair={listed.pair} />}
          <div role="status">
            {problem && (
              <p className={styles.problem}>
                <Icon name="microphoneOff" size={28} />
                <Hearable text={t(problem)} />
              </p>
            )}
          </div>
          <div className={styles.actions}>
            {tapFirst ? [tap, aloud] : aloud}
            {(voice || recording !== null) && (
              <Button tone="quiet" wide onClick={onListen}>
                <Icon name="ear" size={28} />
                {t('reader.listenFirst')}
              </Button>
            )}
            {!tapFirst && problem && tap}
            <MicrophoneHelp />
          </div>
        </div>
      </article>
      <History textId={listed.id} />
    </div>
  )
}
