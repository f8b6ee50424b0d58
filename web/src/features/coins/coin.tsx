/** A coin with a frog on it. */
export const Coin = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="17" r="14" fill="var(--gold-edge)" />
    <circle cx="16" cy="15" r="14" fill="var(--sol)" />
    <circle cx="16" cy="15" r="10.500" fill="#ffe08f" />
    <g fill="#b97b00">
      <circle cx="11.500" cy="11.500" r="3" />
      <circle cx="20.500" cy="11.500" r="3" />
      <path d="M8.500 16c0-3.500 3-5 7.500-5s7.500 1.500 7.500 5-3 5-7.500 5-7.500-1.500-7.500-5Z" />
    </g>
  </svg>
)
