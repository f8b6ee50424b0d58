import { useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Classmate, Picture, PictureWord } from '#shared/identity/group.ts'
import { findClass } from '#shared/identity/group-routes.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { signInWithPictures } from '#web/lib/auth-actions.ts'
import type { SignInFailure } from '#web/lib/auth-failures.ts'
import { CLASS_CODE } from '#web/lib/class-device.ts'
import { call } from '#web/lib/client.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useWaiting } from '#web/lib/retry-throttled.ts'
import { forgetClass } from '#web/lib/shared-device.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { lettersOf } from '../codes/typed-code.ts'
import { NameDrawing } from './name-drawing.tsx'
import { marksOf } from './name-marks.ts'
import { PictureBoard } from './picture-board.tsx'
import { entryAfter, type PictureEntry } from './picture-machine.ts'
import styles from './picture-sign-in.module.css'

/** Everything else that refuses a child reads as pictures that do not match. */
const TROUBLES: Partial<Record<SignInFailure, 'tooMany' | 'unreachable'>> = {
  tooManyTries: 'tooMany',
  unreachable: 'unreachable',
}

interface PictureSignInProps {
  /** From the address, when a teacher kept it as a bookmark. */
  readonly classCode: string | undefined
  readonly onBack: () => void
}

/** The way in for those who cannot read yet: class, name, three pictures. */
export function PictureSignIn({ classCode, onBack }: PictureSignInProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [entry, dispatch] = useReducer(entryAfter, { step: 'class' })
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const known = classCode ?? recall(CLASS_CODE)

  const look = async (typed: string) => {
    setBusy(true)
    const code = lettersOf(typed)
    try {
      const found = await call(findClass, { path: { classCode: code } })
      keep(CLASS_CODE, code)
      dispatch({ did: 'findClass', found: { classCode: code, ...found } })
    } catch (error) {
      const isUnknown = error instanceof Refusal && [404, 422].includes(error.status)
      dispatch({ did: 'missClass', why: isUnknown ? 'unknown' : 'unreachable' })
    }
    setBusy(false)
  }
  const enter = async (at: Extract<PictureEntry, { step: 'pictures' }>, pictures: PictureWord) => {
    setBusy(true)
    const outcome = await signInWithPictures(at.found.classCode, at.child.seat, pictures)
    setBusy(false)
    if (typeof outcome !== 'string')
      return toast({ title: t('signedIn'), text: t('signedInText'), tone: 'good' })
    dispatch({ did: 'refuse', why: TROUBLES[outcome] ?? 'wrong' })
  }
  const tap = (picture: Picture) => {
    dispatch({ did: 'tap', picture })
    const [first, second, third] = entry.step === 'pictures' ? entry.chosen : []
    if (entry.step === 'pictures' && first && second && !third) void enter(entry, [first, second, picture])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is known at arrival is looked for unasked
  useEffect(() => {
    if (known) void look(known)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [entry.step])

  const waiting = useWaiting() && busy
  const words = useWords(entry)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <IconButton
          icon="back"
          label={t('pictures.back')}
          onClick={() => (entry.step === 'class' ? onBack() : dispatch({ did: 'goBack' }))}
        />
        <Coqui size={72} mood={words.trouble ? 'looking' : 'singing'} />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p role="status" className={styles.trouble}>
            {waiting ? t('pictures.crowd') : words.trouble}
          </p>
        </div>
        <Hear text={words.trouble ? `${words.trouble} ${words.title}` : words.title} />
      </div>
      {entry.step === 'class' && <ClassForm busy={busy} begin={known ?? ''} onLook={look} />}
      {entry.step === 'name' && (
        <Names classmates={entry.found.classmates} onName={child => dispatch({ did: 'sayName', child })} />
      )}
      {entry.step === 'pictures' && <PictureBoard chosen={entry.chosen} busy={busy} onTap={tap} />}
    </div>
  )
}

interface NamesProps {
  readonly classmates: readonly Classmate[]
  readonly onName: (child: Classmate) => void
}

/** The names of a class, each with a drawing and, where there is a voice, said. */
function Names({ classmates, onName }: NamesProps) {
  const marks = marksOf(classmates)
  return (
    <ul className={styles.names}>
      {classmates.map(child => {
        const mark = marks.get(child.seat)
        return (
          <li key={child.seat}>
            <button type="button" className={styles.name} onClick={() => onName(child)}>
              {mark && <NameDrawing {...mark} />}
              {child.firstName}
            </button>
            <Hear text={child.firstName} />
          </li>
        )
      })}
    </ul>
  )
}

/** What the coquí says at each step. */
function useWords(entry: PictureEntry): { readonly title: string; readonly trouble?: string } {
  const { t } = useTranslation('identity')
  if (entry.step === 'name')
    return entry.found.classmates.length > 0
      ? { title: t('pictures.whoAreYou') }
      : { title: entry.found.name, trouble: t('pictures.noNames') }
  if (entry.step === 'pictures')
    return {
      title: t('pictures.tapThree', { name: entry.child.firstName }),
      ...(entry.trouble && { trouble: t(`pictures.trouble.${entry.trouble}`) }),
    }
  return {
    title: t('pictures.whichClass'),
    ...(entry.trouble && { trouble: t(`pictures.trouble.${entry.trouble}`) }),
  }
}

interface ClassFormProps {
  readonly busy: boolean
  readonly begin: string
  readonly onLook: (typed: string) => Promise<void>
}

/** One field that the server alone judges: the way in carries no library of forms for it. */
function ClassForm({ busy, begin, onLook }: ClassFormProps) {
  const { t } = useTranslation('identity')
  const [typed, setTyped] = useState(begin)
  const [isChecked, setChecked] = useState(false)
  const isEmpty = lettersOf(typed) === ''
  const [isKept, setKept] = useState(() => recall(CLASS_CODE) !== undefined)
  const forgetHere = () => {
    forgetClass()
    setKept(false)
    setTyped('')
  }
  const submit = async () => {
    setChecked(true)
    if (!isEmpty) await onLook(typed)
  }
  return (
    <Form className={styles.class} onSubmit={submit} isPending={busy}>
      <TextField
        label={t('pictures.classCode')}
        name="classCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value.toUpperCase())}
        error={isChecked && isEmpty ? t('pictures.codeNeeded') : undefined}
      />
      <Submit wide>{t('pictures.look')}</Submit>
      {isKept && (
        <Button type="button" tone="quiet" wide onClick={forgetHere}>
          {t('pictures.forgetClass')}
        </Button>
      )}
    </Form>
  )
}
