const times = ['morning', 'afternoon', 'evening'] as const
type TimeOfDay = (typeof times)[number]

/** By the clock of the child's device. */
export const timeOfDay = (hour: number): TimeOfDay =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'

/** The sky now: sun over the hills, sun with a cloud, or the moon. */
export const Sky = ({ time }: { readonly time: TimeOfDay }) => (
  <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
    {time === 'evening' ? (
      <g>
        <path d="M44 44A22 22 0 1 1 32 8a18 18 0 0 0 12 36Z" fill="var(--art-yellow)" />
        <circle cx="50" cy="16" r="2.500" fill="var(--art-yellow)" />
        <circle cx="56" cy="30" r="2" fill="var(--art-yellow)" />
      </g>
    ) : (
      <g>
        <circle cx="32" cy="32" r="20" fill="var(--gold)" />
        <path d="M32 12a20 20 0 0 1 0 40 28 28 0 0 0 0-40Z" fill="var(--gold-edge)" />
      </g>
    )}
    {time === 'morning' && (
      <path d="M0 50c10-12 18-14 26-8 6-8 16-10 24-2 6-2 10 2 14 8v16H0Z" fill="var(--art-hill)" />
    )}
    {time === 'afternoon' && (
      <path
        d="M20 54h32a8 8 0 0 0 0-16 14 14 0 0 0-26-3 11 11 0 0 0-8 3 8 8 0 0 0 2 16Z"
        fill="var(--art-cloud)"
      />
    )}
  </svg>
)
