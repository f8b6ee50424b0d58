import { Flower } from '#web/ui/art/flower.tsx'

/** A streak is a flower that opens again each day. */
export const Flamboyan = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <Flower />
  </svg>
)
