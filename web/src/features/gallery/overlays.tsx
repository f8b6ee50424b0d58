import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Primitive, State } from './states.tsx'

const TOASTS = ['plain', 'good', 'alert'] as const

export function Overlays() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Primitive name="Tabs">
        <State of="default">
          <Tabbed />
        </State>
      </Primitive>
      <Primitive name="Dialog">
        <State of="default">
          <Dialog
            title={t('samples.one')}
            description={t('samples.longer')}
            closeLabel={t('samples.close')}
            trigger={<Button tone="quiet">{t('samples.open')}</Button>}
          >
            <p>{t('samples.longer')}</p>
          </Dialog>
        </State>
      </Primitive>
      <Primitive name="ConfirmDialog">
        <State of="danger">
          <Confirming />
        </State>
      </Primitive>
      <Primitive name="Drawer">
        <State of="default">
          <Drawing />
        </State>
      </Primitive>
      <Primitive name="Menu">
        <State of="default">
          <Menu
            label={t('samples.open')}
            trigger={props => (
              <Button {...props} tone="quiet">
                {t('samples.open')}
              </Button>
            )}
            items={[
              { icon: 'home', label: t('samples.one'), onSelect: () => undefined },
              { icon: 'star', label: t('samples.long'), onSelect: () => undefined },
            ]}
          />
        </State>
      </Primitive>
      <Primitive name="Popover">
        <State of="default">
          <Popover
            label={t('samples.one')}
            trigger={props => (
              <Button {...props} tone="quiet">
                {t('samples.open')}
              </Button>
            )}
          >
            <p>{t('samples.longer')}</p>
          </Popover>
        </State>
      </Primitive>
      <Primitive name="Toast">
        <Toasting />
      </Primitive>
      <Primitive name="Confetti">
        <State of="default">
          <Raining />
        </State>
      </Primitive>
    </>
  )
}

function Tabbed() {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState<'one' | 'two'>('one')
  const tabs = (['one', 'two'] as const).map(name => ({
    name,
    label: t(`samples.${name}`),
    panel: <p>{t(name === 'one' ? 'samples.longer' : 'samples.long')}</p>,
  }))
  return <Tabs label={t('samples.field')} value={value} onChange={setValue} tabs={tabs} />
}

function Confirming() {
  const { t } = useTranslation('gallery')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('samples.open')}
      </Button>
      <ConfirmDialog
        title={t('samples.sure')}
        text={t('samples.longer')}
        confirmLabel={t('samples.deed')}
        cancelLabel={t('samples.close')}
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={async () => undefined}
      />
    </>
  )
}

function Drawing() {
  const { t } = useTranslation('gallery')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('samples.open')}
      </Button>
      <Drawer title={t('samples.one')} closeLabel={t('samples.close')} open={open} onOpenChange={setOpen}>
        <p>{t('samples.longer')}</p>
      </Drawer>
    </>
  )
}

function Toasting() {
  const { t } = useTranslation('gallery')
  const toast = useToast()
  return TOASTS.map(tone => (
    <State key={tone} of={tone}>
      <Button tone="quiet" onClick={() => toast({ title: t('samples.one'), text: t('samples.long'), tone })}>
        {t('samples.open')}
      </Button>
    </State>
  ))
}

/** So that it ends by itself, and can fall again. */
const RAIN_MS = 5000

function Raining() {
  const { t } = useTranslation('gallery')
  const [falls, setFalls] = useState(false)
  const rain = () => {
    setFalls(true)
    setTimeout(() => setFalls(false), RAIN_MS)
  }
  return (
    <>
      <Button tone="gold" aria-disabled={falls} onClick={() => !falls && rain()}>
        {t('samples.open')}
      </Button>
      {falls && <Confetti />}
    </>
  )
}
