import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#web/i18n/texts.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import { Primitive, State } from './states.tsx'

const TOASTS = ['plain', 'good', 'alert'] as const

export function Overlays() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Primitive name="Tabs">
        <State of="default">
          <Tabbed names={['one', 'two']} />
        </State>
        <State of="many">
          <Tabbed names={['one', 'two', 'value', 'long', 'field']} />
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
        <State of="withArt">
          <Dialog
            title={t('samples.one')}
            closeLabel={t('samples.close')}
            art={<Scene city="" image="guagua" />}
            trigger={<Button tone="quiet">{t('samples.open')}</Button>}
          >
            <p>{t('samples.longer')}</p>
          </Dialog>
        </State>
        <State of="controlled">
          <Opened />
        </State>
        <State of="leaving">
          <Opened fades />
        </State>
      </Primitive>
      <Primitive name="ConfirmDialog">
        <State of="danger">
          <Confirming />
        </State>
        <State of="busy">
          <Confirming takes={3000} />
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

type TabName = 'one' | 'two' | 'value' | 'long' | 'field'

function Tabbed({ names }: { readonly names: readonly TabName[] }) {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState<TabName>('one')
  const tabs = names.map(name => ({
    name,
    label: t(`samples.${name}`),
    panel: <p>{t(name === 'one' ? 'samples.longer' : 'samples.long')}</p>,
  }))
  return <Tabs label={t('samples.field')} value={value} onChange={setValue} tabs={tabs} />
}

/** So that it can be seen fading. */
const FADE_MS = 1500

/** Opened by whoever shows it; where it fades, it goes a moment after it was asked to. */
function Opened({ fades = false }: { readonly fades?: boolean }) {
  const { t } = useTranslation('gallery')
  const [state, setState] = useState<'shut' | 'open' | 'leaving'>('shut')
  const close = () => {
    if (!fades) return setState('shut')
    setState('leaving')
    setTimeout(() => setState('shut'), FADE_MS)
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setState('open')}>
        {t('samples.open')}
      </Button>
      <Dialog
        title={t('samples.one')}
        closeLabel={t('samples.close')}
        open={state !== 'shut'}
        leaving={state === 'leaving'}
        onOpenChange={isOpen => !isOpen && close()}
      >
        <p>{t('samples.longer')}</p>
      </Dialog>
    </>
  )
}

/** `takes`: the milliseconds until it is done. */
function Confirming({ takes = 0 }: { readonly takes?: number }) {
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
        onConfirm={() => new Promise(resolve => setTimeout(resolve, takes))}
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
  const again = () => toast({ title: t('samples.sent'), tone: 'good' })
  const told: readonly (readonly [keyof Texts['gallery']['states'], ToastMessage])[] = [
    ...TOASTS.map(tone => [tone, { title: t('samples.one'), text: t('samples.long'), tone }] as const),
    ['withArt', { title: t('samples.value'), art: <Coqui size={56} mood="singing" /> }],
    ['withAction', { title: t('samples.one'), action: { label: t('samples.again'), run: again } }],
    [
      'added',
      {
        title: t('samples.count'),
        sum: { of: 'kites', amount: 2, title: sum => `${t('samples.count')}: ${sum}` },
      },
    ],
  ]
  return told.map(([of, message]) => (
    <State key={of} of={of}>
      <Button tone="quiet" onClick={() => toast(message)}>
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
