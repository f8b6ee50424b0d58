import type { Drawings } from './drawings.ts'

/** What is done for others, on a field of 64 by 64. */
export const helping: Drawings = {
  'mano-amiga': (
    <g>
      <path d="M10 30h12l10 8 4-3-8-9 6-4 20 16v10H40L28 54 10 44Z" fill="#f3c08f" />
      <path d="M32 12c3-5 10-3 10 3 0 5-6 8-10 11-4-3-10-6-10-11 0-6 7-8 10-3Z" fill="#c2321c" />
    </g>
  ),
  aplauso: (
    <g>
      <path d="M20 52c-6-4-8-10-6-17l4-15a4 4 0 0 1 7 2l2 10 8 8c5 6 0 14-7 14Z" fill="#f3c08f" />
      <path d="M44 52c6-4 8-10 6-17l-4-15a4 4 0 0 0-7 2l-2 10-6 10c-3 6 2 12 7 12Z" fill="#c98a54" />
      <path d="M32 11v7M22 12l2 5M42 12l-2 5" stroke="#ffc233" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
  serenata: (
    <g>
      <path d="M24 30c6-2 10 1 10 5s6 2 7 8-5 10-13 10-14-6-14-12 5-9 10-11Z" fill="#c98a54" />
      <circle cx="27" cy="41" r="5" fill="#4e2d12" />
      <path d="m31 35 17-20" stroke="#7a4a21" strokeWidth="4" strokeLinecap="round" />
      <path d="m45 13 6 5" stroke="#ffc233" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  fogata: (
    <g>
      <path
        d="M32 11c2 10 13 13 13 25a13 13 0 0 1-26 0c0-7 4-9 5-15 4 2 5 5 5 8 3-5 4-10 3-18Z"
        fill="#c2321c"
      />
      <path d="M32 28c1 5 6 6 6 12a6 6 0 0 1-12 0c0-5 4-6 6-12Z" fill="#ffc233" />
      <path d="m16 52 32-4M16 48l32 4" stroke="#7a4a21" strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
  'dos-coquies': (
    <g>
      <path d="M9 44c0-10 5-15 12-15s11 5 11 15c-6 5-17 5-23 0Z" fill="#2f7a33" />
      <path d="M32 44c0-10 5-15 12-15s11 5 11 15c-6 5-17 5-23 0Z" fill="#6fbf57" />
      <g fill="#fff">
        <circle cx="16" cy="28" r="4" />
        <circle cx="26" cy="28" r="4" />
        <circle cx="39" cy="28" r="4" />
        <circle cx="49" cy="28" r="4" />
      </g>
      <g fill="#12263a">
        <circle cx="17" cy="28" r="1.800" />
        <circle cx="27" cy="28" r="1.800" />
        <circle cx="38" cy="28" r="1.800" />
        <circle cx="48" cy="28" r="1.800" />
      </g>
    </g>
  ),
  hamaca: (
    <g>
      <path d="M12 14v38M52 14v38" stroke="#7a4a21" strokeWidth="5" strokeLinecap="round" />
      <path d="M12 22c8 20 32 20 40 0-4 26-36 26-40 0Z" fill="#ffc233" />
      <path d="M18 31c8 10 20 10 28 0" stroke="#c2321c" strokeWidth="3" fill="none" />
    </g>
  ),
  ronda: (
    <g>
      <circle cx="32" cy="32" r="13" fill="none" stroke="#ffc233" strokeWidth="4" strokeDasharray="7 5" />
      <g fill="#c2321c">
        <circle cx="32" cy="15" r="6" />
        <circle cx="32" cy="49" r="6" />
      </g>
      <g fill="#2f7a33">
        <circle cx="15" cy="32" r="6" />
        <circle cx="49" cy="32" r="6" />
      </g>
    </g>
  ),
}
