import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './code-field.module.css'
import { caretWhenShown, hasLookAlike, shownWhileTyped } from './typed-code.ts'

interface CodeFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Where a code is typed: in any case, with or without the dash, it stands there as it is printed. */
export function CodeField({ value, onChange, hint, ...rest }: CodeFieldProps) {
  const { t } = useTranslation('identity')
  const box = useRef<HTMLSpanElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number }>()

  // Writing the value anew puts the caret at its end: it goes back to where the person types.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input')
    if (caret && input === document.activeElement) input?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  return (
    <span ref={box} className={styles.code}>
      <TextField
        {...rest}
        hint={hasLookAlike(value) ? t('code.lookAlike') : (hint ?? t('code.hint'))}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t('code.example')}
        value={shownWhileTyped(value)}
        onChange={({ target }) => {
          setCaret({ at: caretWhenShown(target.value, target.selectionStart ?? target.value.length) })
          onChange(shownWhileTyped(target.value))
        }}
      />
    </span>
  )
}
