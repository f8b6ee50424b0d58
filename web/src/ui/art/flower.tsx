/** The flamboyán's flower in 32 × 32 units: four red petals and the pale, speckled fifth. */
export const Flower = () => (
  <g>
    {[72, 144, 216, 288].map(turn => (
      <g key={turn} transform={`rotate(${turn} 16 16)`}>
        <path d="M16 16C10 12 9 2 16 1c7 1 6 11 0 15Z" fill="var(--art-red)" />
        <path d="M16 16c6-4 7-14 0-15Z" fill="var(--art-red-deep)" />
      </g>
    ))}
    <path d="M16 16C10 12 9 2 16 1c7 1 6 11 0 15Z" fill="var(--art-petal)" />
    <g fill="var(--art-red)">
      <circle cx="14.500" cy="6" r="0.900" />
      <circle cx="17.500" cy="5" r="0.900" />
      <circle cx="16" cy="8.500" r="0.900" />
    </g>
    <circle cx="16" cy="16" r="3" fill="var(--art-eye)" />
  </g>
)
