import type { Drawings } from './drawings.ts'

/** Voice, aim and speed, on a field of 64 by 64. */
export const fluency: Drawings = {
  'voz-clara': (
    <g>
      <path d="M14 27h8l11-9v28l-11-9h-8Z" fill="#fff" />
      <path
        d="M39 25c4 4 4 10 0 14M45 19c8 8 8 18 0 26"
        fill="none"
        stroke="#ffc233"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ),
  microfono: (
    <g>
      <rect x="25" y="12" width="14" height="24" rx="7" fill="#ffc233" />
      <path d="M25 21h14M25 27h14" stroke="#b97b00" strokeWidth="2" />
      <path
        d="M19 30a13 13 0 0 0 26 0M32 43v8M24 52h16"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ),
  'oido-fino': (
    <g>
      <path d="M22 32c-3-12 4-19 12-19s14 6 13 15c-1 7-8 8-9 15s-7 10-12 6" fill="#f3c08f" />
      <path
        d="M27 29c0-7 4-10 8-10s7 3 6 8c-1 4-5 5-6 10"
        fill="none"
        stroke="#c98a54"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="19" cy="46" r="3" fill="#ffc233" />
    </g>
  ),
  blanco: (
    <g>
      <circle cx="32" cy="32" r="20" fill="#fff" />
      <circle cx="32" cy="32" r="14" fill="#c2321c" />
      <circle cx="32" cy="32" r="8" fill="#fff" />
      <circle cx="32" cy="32" r="3.500" fill="#c2321c" />
    </g>
  ),
  'diana-de-oro': (
    <g>
      <circle cx="30" cy="34" r="18" fill="#ffe08f" />
      <circle cx="30" cy="34" r="12" fill="#ffc233" />
      <circle cx="30" cy="34" r="5" fill="#b97b00" />
      <path d="M30 34 48 16" stroke="#12263a" strokeWidth="3" />
      <path d="m44 12 1 7 7 1 4-6-5-1-1-5Z" fill="#2f7a33" />
    </g>
  ),
  chiringa: (
    <g>
      <path d="m34 11 14 16-14 16-12-16Z" fill="#ffc233" />
      <path d="M34 11v32l-12-16Z" fill="#f07a5f" />
      <path d="M34 43c-4 4 4 5 0 10" fill="none" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" />
    </g>
  ),
  velero: (
    <g>
      <path d="M31 12v28H14Z" fill="#fff" />
      <path d="M34 18v22h14Z" fill="#ffc233" />
      <path d="M12 42h40l-6 9H18Z" fill="#c2321c" />
    </g>
  ),
  cometa: (
    <g>
      <path d="M12 50 40 15l9 9Z" fill="#5cc2c9" />
      <path d="M18 44 42 18l5 4Z" fill="#ddf1f4" />
      <path d="m45 10 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z" fill="#ffc233" />
    </g>
  ),
  'gota-de-agua': (
    <g>
      <path d="M32 11c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26Z" fill="#5cc2c9" />
      <path d="M25 38a7 7 0 0 0 7 7" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
  cristal: (
    <g>
      <path d="M22 15h20l10 13-20 24-20-24Z" fill="#bfe6f2" />
      <path d="m22 15 10 13L42 15ZM12 28h20v24Z" fill="#ddf1f4" />
      <path d="M32 28h20L32 52Z" fill="#5cc2c9" />
    </g>
  ),
  'lengua-agil': (
    <g>
      <path d="M32 14c9 0 13 7 13 16v8l5 7H14l5-7v-8c0-9 4-16 13-16Z" fill="#ffc233" />
      <path d="M14 45h36" stroke="#b97b00" strokeWidth="4" strokeLinecap="round" />
      <circle cx="32" cy="50" r="4" fill="#c2321c" />
      <circle cx="32" cy="13" r="3" fill="#b97b00" />
    </g>
  ),
  maraca: (
    <g>
      <path d="m30 34 14 16" stroke="#7a4a21" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="25" cy="25" rx="12" ry="14" transform="rotate(-40 25 25)" fill="#c2321c" />
      <path d="m16 29 17-10M21 34l15-9" stroke="#ffc233" strokeWidth="3" />
      <path d="M43 16l3-4M46 22l5-1" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
}
