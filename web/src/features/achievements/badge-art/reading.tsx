import type { Drawings } from './drawings.ts'

/** Books and words, on a field of 64 by 64. */
export const reading: Drawings = {
  'primer-libro': (
    <g>
      <path d="M14 20c8-4 14-3 18 2v28c-4-5-10-6-18-2Z" fill="#fff" />
      <path d="M50 20c-8-4-14-3-18 2v28c4-5 10-6 18-2Z" fill="#ddf1f4" />
      <path d="M18 27h9M18 33h9M37 27h9" stroke="#0b6670" strokeWidth="2" strokeLinecap="round" />
    </g>
  ),
  'bulto-lleno': (
    <g>
      <path d="M25 18a7 7 0 0 1 14 0" fill="none" stroke="#12263a" strokeWidth="4" />
      <rect x="17" y="18" width="30" height="34" rx="9" fill="#c2321c" />
      <rect x="22" y="34" width="20" height="13" rx="4" fill="#ffc233" />
      <path d="M22 39h20" stroke="#12263a" strokeWidth="2" />
    </g>
  ),
  estante: (
    <g>
      <rect x="14" y="44" width="36" height="5" rx="2" fill="#7a4a21" />
      <rect x="17" y="22" width="8" height="22" rx="2" fill="#2f7a33" />
      <rect x="26" y="18" width="7" height="26" rx="2" fill="#c2321c" />
      <path d="m35 24 7-3 8 21-7 3Z" fill="#ffc233" />
    </g>
  ),
  librero: (
    <g>
      <rect x="15" y="13" width="34" height="39" rx="4" fill="#7a4a21" />
      <path d="M18 16h28v14H18ZM18 34h28v14H18Z" fill="#4e2d12" />
      <path d="M20 18h5v12h-5ZM32 20h5v10h-5ZM22 36h5v12h-5Z" fill="#ffc233" />
      <path d="M26 17h5v13h-5ZM38 38h6v10h-6Z" fill="#5cc2c9" />
      <path d="M39 18h5v12h-5ZM29 35h5v13h-5Z" fill="#f07a5f" />
    </g>
  ),
  biblioteca: (
    <g>
      <path d="M12 26 32 13l20 13Z" fill="#fff7e8" />
      <path d="M16 28h6v17h-6ZM29 28h6v17h-6ZM42 28h6v17h-6Z" fill="#fff" />
      <rect x="12" y="45" width="40" height="6" rx="2" fill="#ffc233" />
      <circle cx="32" cy="21" r="3" fill="#c2321c" />
    </g>
  ),
  'cien-palabras': (
    <g>
      <path
        d="M14 18h36a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H32l-9 9v-9h-9a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z"
        fill="#fff"
      />
      <text x="32" y="36" textAnchor="middle" fontSize="16" fontWeight="700" fill="#0b6670">
        100
      </text>
    </g>
  ),
  'mil-palabras': (
    <g>
      <path d="M11 13h30a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4Z" fill="#5cc2c9" />
      <path
        d="M20 27h34a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-5v7l-8-7H20a4 4 0 0 1-4-4V31a4 4 0 0 1 4-4Z"
        fill="#fff"
      />
      <text x="37" y="44" textAnchor="middle" fontSize="14" fontWeight="700" fill="#0b6670">
        1000
      </text>
    </g>
  ),
  'mar-de-palabras': (
    <g>
      <path d="M12 34c5-6 9-6 14 0s9 6 14 0 8-6 12 0v18H12Z" fill="#0b6670" />
      <path d="M12 43c5-5 9-5 14 0s9 5 14 0 8-5 12 0v9H12Z" fill="#5cc2c9" />
      <path d="M19 18h9v9h-9ZM36 14h9v9h-9Z" fill="#fff" />
      <path d="m21 25 2.500-6 2.500 6M39 16h4M39 20h4" stroke="#c2321c" strokeWidth="1.500" fill="none" />
    </g>
  ),
  'manos-a-la-obra': (
    <g>
      <path d="M22 50V24a4 4 0 0 1 8 0v-5a4 4 0 0 1 8 0v6a4 4 0 0 1 8 0v13c0 8-5 14-12 14Z" fill="#f3c08f" />
      <path d="M30 24v11M38 25v10" stroke="#c98a54" strokeWidth="2" strokeLinecap="round" />
      <path d="m15 20 3-6 3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4Z" fill="#ffc233" />
    </g>
  ),
  'todo-terreno': (
    <g>
      <circle cx="32" cy="32" r="19" fill="#fff" />
      <circle cx="32" cy="32" r="19" fill="none" stroke="#7a4a21" strokeWidth="4" />
      <path d="m32 17 5 15H27Z" fill="#c2321c" />
      <path d="m32 47 5-15H27Z" fill="#0b6670" />
      <circle cx="32" cy="32" r="3" fill="#ffc233" />
    </g>
  ),
}
