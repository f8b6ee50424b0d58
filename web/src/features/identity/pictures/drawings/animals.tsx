// Two tones of each, no outlines; the face is what a child knows them by.
const Eye = ({ x, y, r = 3 }: { readonly x: number; readonly y: number; readonly r?: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--art-pupil)" />
    <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.35} fill="#fff" />
  </g>
)

export const animals = {
  coqui: (
    <>
      <path
        d="M6 50c0-7 5-12 11-12h30c6 0 11 5 11 12 0 6-5 9-11 9H17c-6 0-11-3-11-9Z"
        fill="var(--art-frog-deep)"
      />
      <path d="M16 46c0-9 6-14 16-14s16 5 16 14-6 14-16 14-16-5-16-14Z" fill="var(--art-belly)" />
      <circle cx="17" cy="16" r="10" fill="var(--art-frog)" />
      <circle cx="47" cy="16" r="10" fill="var(--art-frog)" />
      <path d="M7 30c0-11 10-17 25-17s25 6 25 17-10 17-25 17S7 41 7 30Z" fill="var(--art-frog)" />
      <path d="M8 34c3 8 12 13 24 13s21-5 24-13c-4 6-13 9-24 9s-20-3-24-9Z" fill="var(--art-frog-deep)" />
      <circle cx="17" cy="15" r="7" fill="var(--art-eye)" />
      <circle cx="47" cy="15" r="7" fill="var(--art-eye)" />
      <Eye x={17} y={15} r={4} />
      <Eye x={47} y={15} r={4} />
      <path
        d="M22 35c6 5 14 5 20 0"
        fill="none"
        stroke="var(--art-pupil)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  cotorra: (
    <>
      <path d="M36 44 52 62l-13-3-8-10Z" fill="var(--art-blue)" />
      <path
        d="M14 24C14 12 22 4 32 4s16 7 16 16c0 4 1 8 1 14 0 12-6 20-15 20-12 0-20-12-20-30Z"
        fill="var(--art-frog)"
      />
      <path d="M31 26c10-2 18 4 18 12 0 10-6 16-14 16-6-6-8-18-4-28Z" fill="var(--art-frog-deep)" />
      <path d="M38 34c6 0 11 4 11 8-1 6-4 10-9 11-3-6-4-12-2-19Z" fill="var(--art-blue)" />
      <path d="M12 14c2-4 7-6 12-4v9c-6 0-10 3-11 8-3-4-3-9-1-13Z" fill="var(--art-castle)" />
      <path d="M14 21c4-2 8-2 10-1v-1c-6 0-10 3-11 8 0 0 0-4 1-6Z" fill="var(--art-castle-deep)" />
      <path d="M22 7c4-3 9-3 13-1-3 3-9 4-13 1Z" fill="var(--art-red)" />
      <circle cx="30" cy="17" r="6" fill="var(--art-page)" />
      <Eye x={30} y={17} r={3.4} />
      <path d="M24 54v6M31 55v5" stroke="var(--art-castle-deep)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  manati: (
    <>
      <path
        d="M40 38c10 0 16-4 20-10 3 6 2 11-2 14 3 4 3 9 0 14-5-6-11-8-20-7Z"
        fill="var(--art-trunk)"
        opacity="0.85"
      />
      <path d="M4 36c0-12 9-18 22-18 14 0 24 8 24 18s-9 17-24 17S4 47 4 36Z" fill="var(--art-stone-deep)" />
      <path
        d="M6 42c5 5 13 7 22 6 10 0 18-4 22-10-1 9-10 15-24 15-11 0-18-4-20-11Z"
        fill="var(--art-stone)"
      />
      <path d="M3 38c0-7 5-11 11-11s10 4 10 10-4 10-11 10S3 44 3 38Z" fill="var(--art-stone)" />
      <circle cx="9" cy="36" r="1.600" fill="var(--art-pupil)" />
      <circle cx="17" cy="36" r="1.600" fill="var(--art-pupil)" />
      <path
        d="M9 42c3 2 5 2 8 0"
        fill="none"
        stroke="var(--art-pupil)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Eye x={24} y={27} r={3} />
      <path d="M28 45c6 1 8 6 6 13-7-1-11-6-10-12Z" fill="var(--art-trunk)" opacity="0.85" />
    </>
  ),
  iguana: (
    <>
      <path
        d="M34 44c10 4 18 2 21-5 2-6-3-10-8-8"
        fill="none"
        stroke="var(--art-forest-deep)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="m18 14 3-8 4 7 4-7 4 9 6-4 1 9 6-1-1 8 5 1-3 7Z" fill="var(--art-red)" />
      <path
        d="M4 26c0-9 7-14 16-14 14 0 26 10 28 24 1 8-4 13-12 13-7 0-11-3-13-9-9 0-19-5-19-14Z"
        fill="var(--art-forest)"
      />
      <path d="M4 28c6 3 13 3 19 0 2 6 5 12 15 14-8 3-13 1-15-2-8 0-17-4-19-12Z" fill="var(--art-frog)" />
      <path d="M21 33c4 5 3 11-2 15-3-4-3-10-1-15Z" fill="var(--art-yellow)" />
      <path
        d="M24 46c-2 5-2 9-6 13h10c3-3 4-8 4-11ZM40 47c0 5 2 8-1 12h9c1-5-1-10-2-14Z"
        fill="var(--art-forest-deep)"
      />
      <circle cx="17" cy="21" r="5" fill="var(--art-eye)" />
      <Eye x={17} y={21} r={2.8} />
    </>
  ),
  mucaro: (
    <>
      <path
        d="M10 8c5 1 9 3 12 6h20c3-3 7-5 12-6-1 5-2 9-1 14v18c0 12-9 20-21 20s-21-8-21-20V22c1-5 0-9-1-14Z"
        fill="var(--art-trunk)"
      />
      <path
        d="M11 30c4 2 7 8 7 15 0 5-1 9-3 11-3-4-4-9-4-16ZM53 30c-4 2-7 8-7 15 0 5 1 9 3 11 3-4 4-9 4-16Z"
        fill="var(--art-trunk-deep)"
      />
      <path d="M20 44c0-6 5-9 12-9s12 3 12 9c0 8-5 14-12 14s-12-6-12-14Z" fill="var(--art-stone)" />
      <circle cx="22" cy="25" r="10" fill="var(--art-page)" />
      <circle cx="42" cy="25" r="10" fill="var(--art-page)" />
      <circle cx="22" cy="25" r="7" fill="var(--art-eye)" />
      <circle cx="42" cy="25" r="7" fill="var(--art-eye)" />
      <Eye x={22} y={25} r={4.2} />
      <Eye x={42} y={25} r={4.2} />
      <path d="M28 31h8l-4 8Z" fill="var(--art-castle-deep)" />
      <path
        d="M25 46h3M31 46h3M37 46h3M28 51h3M34 51h3"
        stroke="var(--art-stone-deep)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  tortuga: (
    <>
      <path d="M45 36c3-9 14-9 16-2 1 6-4 10-12 9Z" fill="var(--art-frog)" />
      <path
        d="M14 42c-6 2-9 8-8 14 6 0 11-3 14-9ZM36 45c2 6 6 11 13 12 1-6-2-11-6-15Z"
        fill="var(--art-frog)"
      />
      <path d="M9 44c-4 1-6 1-7-2 3-2 6-2 9-1Z" fill="var(--art-frog-deep)" />
      <path d="M7 42C7 25 16 14 29 14s21 11 21 28c-12 5-31 5-43 0Z" fill="var(--art-trunk)" />
      <path d="M7 42c12 5 31 5 43 0 0 4-3 6-8 7-9 2-18 2-27 0-5-1-8-3-8-7Z" fill="var(--art-castle)" />
      <g fill="var(--art-trunk-deep)">
        <path d="m29 19 7 5-3 9h-9l-3-9Z" />
        <path d="M17 27c-4 4-5 9-6 13 3 1 6 1 9 1l3-5ZM40 27c4 4 6 9 6 13-3 1-6 1-9 1l-2-5ZM24 37h10l2 5c-5 1-10 1-14 0Z" />
      </g>
      <Eye x={55} y={35} r={2.4} />
    </>
  ),
  pelicano: (
    <>
      <path d="M30 58v4M38 58v4" stroke="var(--art-castle-deep)" strokeWidth="3.500" strokeLinecap="round" />
      <path
        d="M22 40c0-10 4-14 4-20 0-8 5-15 13-15s12 6 12 12c0 9-7 10-6 17 6 1 14 4 16 9-4 10-12 16-23 16-10 0-16-8-16-19Z"
        fill="var(--art-stone)"
      />
      <path d="M34 36c8-3 20 0 27 7-4 10-12 16-23 16 3-7 0-15-4-23Z" fill="var(--art-stone-deep)" />
      <path d="M32 13c-10 2-22 8-30 17 9 1 20-1 30-8Z" fill="var(--art-castle)" />
      <path d="M2 30c3 10 14 15 22 11 6-4 8-12 8-19-10 7-21 9-30 8Z" fill="#f5ab1f" />
      <path d="M28 10c4-7 16-7 19 0-5-2-13-2-19 0Z" fill="var(--art-page)" />
      <Eye x={39} y={14} r={2.8} />
    </>
  ),
  cangrejo: (
    <>
      <path
        d="M16 44 6 50M17 49 9 57M48 44l10 6M47 49l8 8M14 36 4 38M50 36l10 2"
        stroke="var(--art-red-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M18 36c-8-2-11-8-9-15M46 36c8-2 11-8 9-15"
        stroke="var(--art-red-deep)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M2 14c0-7 5-11 11-10l-3 9 8-6c3 6 0 14-7 15-6 1-9-3-9-8ZM62 14c0-7-5-11-11-10l3 9-8-6c-3 6 0 14 7 15 6 1 9-3 9-8Z"
        fill="var(--art-red)"
      />
      <path d="M26 32v-9M38 32v-9" stroke="var(--art-red-deep)" strokeWidth="3.500" />
      <path d="M10 42c0-8 9-13 22-13s22 5 22 13-9 14-22 14-22-6-22-14Z" fill="var(--art-red)" />
      <path d="M11 46c4 5 12 7 21 7s17-2 21-7c-2 6-10 10-21 10s-19-4-21-10Z" fill="var(--art-red-deep)" />
      <circle cx="26" cy="21" r="5.500" fill="var(--art-page)" />
      <circle cx="38" cy="21" r="5.500" fill="var(--art-page)" />
      <Eye x={26} y={21} r={3.2} />
      <Eye x={38} y={21} r={3.2} />
      <path
        d="M26 43c4 3 8 3 12 0"
        fill="none"
        stroke="var(--art-pupil)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  caracol: (
    <>
      <path
        d="M46 42V24M55 42V26"
        stroke="var(--art-castle-deep)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="46" cy="22" r="3.500" fill="var(--art-pupil)" />
      <circle cx="55" cy="24" r="3.500" fill="var(--art-pupil)" />
      <path d="M4 58c0-4 3-6 8-6h26c3-3 4-8 5-12 2-6 13-6 15 1 2 9-5 17-16 17Z" fill="var(--art-castle)" />
      <path d="M4 58c0-4 3-6 8-6h26c-1 3-4 6-10 6Z" fill="var(--art-castle-deep)" />
      <circle cx="24" cy="34" r="20" fill="var(--art-pink)" />
      <path d="M40 22c4 8 5 20-4 28-8 6-19 5-25-1 14 3 30-7 29-27Z" fill="var(--art-red)" />
      <path
        d="M24 34a4 4 0 0 1 6-1c3 4 0 10-6 10-7 0-11-6-10-12 1-8 9-12 16-10 6 2 9 7 9 12"
        fill="none"
        stroke="var(--art-page)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path
        d="M50 47c2 1 4 1 6-1"
        fill="none"
        stroke="var(--art-pupil)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
} as const
