export const outdoors = {
  estrella: (
    <>
      <path
        d="m32 3 8.800 18.400 20.200 2.700-14.800 14 3.700 20L32 48.400 14.100 58.100l3.700-20L3 24.100l20.200-2.700Z"
        fill="var(--sol)"
        stroke="var(--sol)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M32 3v45.400L14.100 58.100l3.700-20L32 30Z" fill="#f5ab1f" />
      <path d="m32 30 14.200 8.100L61 24.100Z" fill="#f5ab1f" opacity="0.55" />
    </>
  ),
  sol: (
    <>
      <g fill="#f5ab1f">
        {[0, 45, 90, 135, 180, 225, 270, 315].map(turn => (
          <path key={turn} d="M27 13 32 1l5 12Z" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="17" fill="var(--sol)" />
      <path d="M32 15a17 17 0 0 1 0 34c6-5 9-10 9-17s-3-12-9-17Z" fill="#f5ab1f" />
      <circle cx="26" cy="30" r="2.200" fill="var(--art-pupil)" />
      <circle cx="38" cy="30" r="2.200" fill="var(--art-pupil)" />
      <path
        d="M26 37c4 4 8 4 12 0"
        fill="none"
        stroke="var(--art-pupil)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  luna: (
    <>
      <rect x="2" y="2" width="60" height="60" rx="14" fill="#1d3a5c" />
      <path d="M42 50C28 56 12 47 11 32S26 7 41 13C30 18 26 25 27 33s6 14 15 17Z" fill="#ffe9b8" />
      <path d="M42 50C28 56 12 47 11 32c5 14 17 20 31 18Z" fill="#f2cf85" />
      <g fill="#ffe9b8">
        <path d="m48 18 1.600 4.400L54 24l-4.400 1.600L48 30l-1.600-4.400L42 24l4.400-1.600Z" />
        <circle cx="40" cy="36" r="1.800" />
        <circle cx="53" cy="42" r="2.200" />
      </g>
    </>
  ),
  nube: (
    <>
      <rect x="2" y="2" width="60" height="60" rx="14" fill="#8ccbe6" />
      <path d="M15 46a10 10 0 0 1-1-20 14 14 0 0 1 26-5 12 12 0 0 1 11 25Z" fill="#ffffff" />
      <path d="M15 46a10 10 0 0 1-9-9c12 4 18-1 24-2 8-1 14 4 29 0a12 12 0 0 1-8 11Z" fill="#d5ebf5" />
    </>
  ),
} as const
