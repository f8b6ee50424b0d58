import { useEffect, useRef } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { filledIn, type LandingTexts } from '#web/i18n/landing.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Toasts, useToast } from '#web/ui/toast.tsx'
import { PrivacyDialog } from './privacy-dialog.tsx'

interface OverlaysProps {
  readonly language: Language
  readonly texts: LandingTexts
  readonly cities: readonly string[]
  readonly demoOpen: boolean
  readonly onDemoOpen: (open: boolean) => void
  readonly privacyOpen: boolean
  readonly onPrivacyOpen: (open: boolean) => void
}

/** What lies over the page after someone asked for it. */
export default function Overlays({ language, texts, cities, ...open }: OverlaysProps) {
  const { demoDialog } = texts
  return (
    <Toasts label={texts.messages} closeLabel={demoDialog.close}>
      <Departures texts={texts} cities={cities} />
      <Dialog
        open={open.demoOpen}
        onOpenChange={open.onDemoOpen}
        title={demoDialog.title}
        description={demoDialog.text}
        closeLabel={demoDialog.close}
      >
        <Coqui size={120} mood="looking" />
      </Dialog>
      <PrivacyDialog
        language={language}
        texts={texts}
        open={open.privacyOpen}
        onOpenChange={open.onPrivacyOpen}
      />
    </Toasts>
  )
}

/** Says of each chosen city that the adventure begins there. */
function Departures({ texts: { units }, cities }: Pick<OverlaysProps, 'texts' | 'cities'>) {
  const toast = useToast()
  const said = useRef(0)
  useEffect(() => {
    for (const city of cities.slice(said.current))
      toast({ title: units.starting, text: filledIn(units.startingText, { city }) })
    said.current = cities.length
  }, [cities, toast, units])
  return null
}
