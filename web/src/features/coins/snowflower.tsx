/** A flamboyán flower in ice: a missed day that does not wither the streak. */
export const Snowflower = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 80 80" aria-hidden="true" style={{ flex: 'none' }}>
    <path d="m40 2 33 19v38L40 78 7 59V21Z" fill="#bfe6f2" />
    <path d="m40 2 33 19-33 19L7 21Z" fill="#ddf1f4" />
    {[0, 72, 144, 216, 288].map(turn => (
      <path
        key={turn}
        d="M40 42c-9-5-9-18 0-22 9 4 9 17 0 22Z"
        fill="#d8412a"
        transform={`rotate(${turn} 40 42)`}
      />
    ))}
    <circle cx="40" cy="42" r="5" fill="#ffc233" />
    <path d="M16 30v16M22 26v8" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
