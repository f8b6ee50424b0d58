import { ArrowRight, BookOpen, Check, Clock, Languages, MapPin, Play } from 'lucide-react'

// The icons of `ui/icon.tsx` that this page needs, one by one: that table would bring the whole app's along.
const icons = {
  book: BookOpen,
  check: Check,
  clock: Clock,
  forward: ArrowRight,
  language: Languages,
  place: MapPin,
  play: Play,
}

interface SignProps {
  readonly name: keyof typeof icons
  readonly size?: number
}

/** Decoration beside words. */
export function Sign({ name, size = 24 }: SignProps) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={2.25} aria-hidden="true" />
}
