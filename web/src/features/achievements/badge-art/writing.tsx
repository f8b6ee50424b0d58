import type { Drawings } from './drawings.ts'

/** What stories are made with, on a field of 64 by 64. */
export const writing: Drawings = {
  idea: (
    <g>
      <path d="M32 12a14 14 0 0 1 8 25c-2 2-2 3-2 5H26c0-2 0-3-2-5a14 14 0 0 1 8-25Z" fill="#ffe08f" />
      <path d="M26 45h12v3a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4Z" fill="#12263a" />
      <path d="m28 30 4 4 4-4M32 34v8" stroke="#b97b00" strokeWidth="2" fill="none" />
    </g>
  ),
  lapiz: (
    <g>
      <path d="m18 40 22-26 10 9-22 25Z" fill="#ffc233" />
      <path d="m18 40 10 8-13 5Z" fill="#f3c08f" />
      <path d="m16.500 48 3.500 3-5 2Z" fill="#12263a" />
      <path d="m36.500 18 10 9 3.500-4-10-9Z" fill="#f07a5f" />
    </g>
  ),
  tintero: (
    <g>
      <path d="M17 34h22v5l4 4v9H13v-9l4-4Z" fill="#12263a" />
      <rect x="19" y="29" width="18" height="6" rx="2" fill="#5cc2c9" />
      <path d="M30 32C32 20 40 12 52 11c1 12-6 18-17 20Z" fill="#fff" />
      <path d="m30 33 18-18" stroke="#0b6670" strokeWidth="2" />
    </g>
  ),
  pergamino: (
    <g>
      <path d="M18 15h30v34H18Z" fill="#fff7e8" />
      <rect x="13" y="11" width="38" height="8" rx="4" fill="#e0b96a" />
      <rect x="13" y="45" width="38" height="8" rx="4" fill="#e0b96a" />
      <path d="M23 26h20M23 32h16M23 38h18" stroke="#7a4a21" strokeWidth="2.500" strokeLinecap="round" />
    </g>
  ),
  'libro-propio': (
    <g>
      <rect x="17" y="12" width="31" height="40" rx="4" fill="#2f7a33" />
      <path d="M17 16a4 4 0 0 1 4-4h3v40h-3a4 4 0 0 1-4-4Z" fill="#1d5220" />
      <circle cx="36" cy="29" r="8" fill="#ffc233" />
      <path d="M31 43h11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path
        d="m36 24 1.500 3.500 3.500.500-2.500 2.500.600 3.500-3.100-1.800-3.100 1.800.600-3.500L31 28l3.500-.500Z"
        fill="#b97b00"
      />
    </g>
  ),
}
