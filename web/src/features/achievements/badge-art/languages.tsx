import type { Drawings } from './drawings.ts'

/** Two languages of one island, on a field of 64 by 64. */
export const languages: Drawings = {
  hola: (
    <g>
      <path
        d="M12 19h40a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H36l-9 9v-9H12a3 3 0 0 1-3-3V22a3 3 0 0 1 3-3Z"
        fill="#c2321c"
      />
      <path d="M20 26v.1M20 31v8M44 22v8M44 35v.1" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M26 28h12M26 34h9" stroke="#ffc233" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
  'pava-lectora': (
    <g>
      <ellipse cx="32" cy="31" rx="23" ry="8" fill="#e0b96a" />
      <path d="M20 29c0-11 5-16 12-16s12 5 12 16c-7 3-17 3-24 0Z" fill="#f0d08a" />
      <path d="M20 27c7 3 17 3 24 0v4c-7 3-17 3-24 0Z" fill="#c2321c" />
      <path d="M21 42c5-2 9-1 11 1 2-2 6-3 11-1v9c-5-2-9-1-11 1-2-2-6-3-11-1Z" fill="#fff" />
    </g>
  ),
  hello: (
    <g>
      <path
        d="M12 19h40a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H37v9l-9-9H12a3 3 0 0 1-3-3V22a3 3 0 0 1 3-3Z"
        fill="#0b6670"
      />
      <path d="M18 27h28M18 34h20" stroke="#ddf1f4" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M46 22v8M46 35v.1" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  'guagua-bilingue': (
    <g>
      <rect x="10" y="19" width="44" height="25" rx="6" fill="#ffc233" />
      <path d="M14 24h9v8h-9ZM26 24h9v8h-9ZM38 24h12v8H38Z" fill="#ddf1f4" />
      <path d="M10 36h44" stroke="#c2321c" strokeWidth="3" />
      <circle cx="20" cy="46" r="5" fill="#12263a" />
      <circle cx="44" cy="46" r="5" fill="#12263a" />
    </g>
  ),
  puente: (
    <g>
      <path d="M10 34c8-12 36-12 44 0v6H10Z" fill="#f07a5f" />
      <path d="M18 40a6 6 0 0 1 12 0v9H18ZM34 40a6 6 0 0 1 12 0v9H34Z" fill="#5cc2c9" />
      <path d="M10 40h8v9h-8ZM30 40h4v9h-4ZM46 40h8v9h-8Z" fill="#f07a5f" />
      <path d="M10 50h44" stroke="#0b6670" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  'dos-alas': (
    <g>
      <path d="M31 36C26 22 18 18 9 18c0 13 8 22 22 22Z" fill="#2f7a33" />
      <path d="M33 36c5-14 13-18 22-18 0 13-8 22-22 22Z" fill="#0b6670" />
      <path d="M15 22c3 7 8 11 14 13M49 22c-3 7-8 11-14 13" stroke="#fff" strokeWidth="2" fill="none" />
      <circle cx="32" cy="38" r="6" fill="#c2321c" />
      <path d="m32 44-4 8h8Z" fill="#c2321c" />
    </g>
  ),
  mundo: (
    <g>
      <circle cx="32" cy="32" r="19" fill="#5cc2c9" />
      <path
        d="M20 22c6-4 11-1 10 4s-7 4-6 10-6 1-8-4 0-8 4-10ZM37 30c5-2 10 0 11 4s-4 11-9 12-5-5-4-8-2-7 2-8Z"
        fill="#2f7a33"
      />
      <circle cx="32" cy="32" r="19" fill="none" stroke="#fff" strokeWidth="3" />
    </g>
  ),
}
