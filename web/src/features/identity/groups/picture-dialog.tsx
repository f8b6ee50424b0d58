import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture, PictureWord } from '#shared/identity/group.ts'
import { openPreReader, setPictures } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { PictureBoard } from '../pictures/picture-board.tsx'
import styles from './group-forms.module.css'

interface PictureDialogProps {
  readonly groupId: string
  /** A student, or while `opens` a child of the roster who gets an account with the pictures. */
  readonly member: { readonly id: string; readonly fullName: string }
  readonly opens: boolean
}

/** The three pictures of a child: chance draws them, which is what nobody guesses; the teacher may choose others. */
export function PictureDialog({ groupId, member: { id, fullName }, opens }: PictureDialogProps) {
  const { t } = useTranslation('identity')
  const openAccount = useCommand(openPreReader)
  const set = useCommand(setPictures)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly Picture[]>(drawPictures)
  const save = useAsyncAction(
    (pictures: PictureWord) =>
      opens
        ? openAccount.run({ path: { groupId, rosterId: id }, body: { pictures } })
        : set.run({ path: { studentId: id }, body: { pictures } }),
    {
      done: (_, pictures) => {
        setOpen(false)
        setChosen(drawPictures())
        const text = pictures.map(picture => t(`picture.${picture}`)).join(', ')
        return { title: t('groups.picturesSet', { name: fullName }), text }
      },
    },
  )
  const [first, second, third] = chosen
  const whole: PictureWord | undefined = first && second && third && [first, second, third]
  return (
    <Dialog
      title={t('groups.picturesOf', { name: fullName })}
      description={t('groups.picturesText')}
      closeLabel={t('close')}
      trigger={
        <Button
          tone="quiet"
          aria-label={t(opens ? 'groups.openAccountOf' : 'groups.picturesOf', { name: fullName })}
        >
          {opens ? t('groups.openAccount') : t('groups.pictures')}
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
    >
      <div className={styles.form}>
        <PictureBoard
          chosen={chosen}
          busy={save.isPending}
          onTap={picture => setChosen(now => (now.length < 3 ? [...now, picture] : [picture]))}
        />
        <div className={styles.actions}>
          <Button tone="quiet" onClick={() => setChosen(drawPictures())}>
            {t('groups.byChance')}
          </Button>
          <Button aria-disabled={!whole || save.isPending} onClick={() => whole && save.run(whole)}>
            {opens ? t('groups.openAccount') : t('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
