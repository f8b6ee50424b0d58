import type { ReactNode } from 'react'

const eye = (x: number, y: number, r = 2) => <circle cx={x} cy={y} r={r} fill="#12263a" />

/** Pets by item, in 40 × 40 units. */
export const pets: Readonly<Record<string, ReactNode>> = {
  mariposa: (
    <>
      <path d="M20 18C12 2 0 4 2 14s10 10 18 8Zm0 0c8-16 20-14 18-4s-10 10-18 8Z" fill="#e8872e" />
      <path d="M20 22c-8 0-16 4-12 11s11 1 12-7Zm0 0c8 0 16 4 12 11s-11 1-12-7Z" fill="#f3b34c" />
      <path
        d="M20 14v18M20 14c-2-4-4-6-6-7M20 14c2-4 4-6 6-7"
        stroke="#12263a"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="9" cy="13" r="2.500" fill="#fffdf5" />
      <circle cx="31" cy="13" r="2.500" fill="#fffdf5" />
    </>
  ),
  caracol: (
    <>
      <path d="M4 34c-2-6 2-14 8-12l16 4c8 2 10 8 8 10Z" fill="#d9b98a" />
      <circle cx="24" cy="20" r="12" fill="#c2724a" />
      <path d="M24 20m-7 0a7 7 0 1 1 7 7 4 4 0 1 1 0-8" stroke="#8a4a2a" strokeWidth="3" fill="none" />
      <path d="M6 24 3 15M10 23V14" stroke="#d9b98a" strokeWidth="2.500" strokeLinecap="round" />
      {eye(3, 14, 1.8)}
      {eye(10, 13, 1.8)}
    </>
  ),
  'gallito-de-monte': (
    <>
      <path d="M8 30c-6 2-8 6-7 8 6 0 10-2 12-6Z" fill="#2c7a36" />
      <path d="M8 24c0-12 8-18 16-18s13 6 13 14-7 16-16 16S8 32 8 24Z" fill="#4fb053" />
      <path d="M22 20c5-2 11 0 12 4-1 5-8 6-12 2-2-2-2-5 0-6Z" fill="#d8412a" />
      <path d="M18 30c4 4 12 4 16-2-2 6-8 8-13 8Z" fill="#fff1c4" />
      <path d="m36 18 4 2-4 2Z" fill="#12263a" />
      {eye(29, 14)}
      <path d="M20 36v3M26 36v3" stroke="#8a5a34" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  'sapo-concho': (
    <>
      <path d="M4 30c0-12 7-18 16-18s16 6 16 18-7 8-16 8-16 4-16-8Z" fill="#8c8a3f" />
      <path d="M8 14 12 6l6 6ZM32 14 28 6l-6 6Z" fill="#6f6d2e" />
      <circle cx="13" cy="14" r="5" fill="#d9c65a" />
      <circle cx="27" cy="14" r="5" fill="#d9c65a" />
      {eye(13, 14, 2.4)}
      {eye(27, 14, 2.4)}
      <path d="M12 26c5 4 11 4 16 0" stroke="#4c4a1c" strokeWidth="2.500" strokeLinecap="round" fill="none" />
      <g fill="#6f6d2e">
        <circle cx="9" cy="26" r="2" />
        <circle cx="31" cy="27" r="2" />
        <circle cx="20" cy="34" r="2" />
      </g>
    </>
  ),
  gato: (
    <>
      <path d="M32 34c8-2 8-14 3-16" stroke="#e39a3c" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M8 38c-2-12 4-18 12-18s14 6 12 18Z" fill="#e8a94f" />
      <path d="M6 14 8 3l9 6h6l9-6 2 11c0 8-6 13-14 13S6 22 6 14Z" fill="#f0b965" />
      <path d="M16 9 17 14M20 8v6M24 9l-1 5" stroke="#c47a2a" strokeWidth="2" strokeLinecap="round" />
      {eye(14, 16)}
      {eye(26, 16)}
      <path d="m18 20 2 2 2-2Z" fill="#c2321c" />
      <path d="M4 20h6M30 20h6" stroke="#c47a2a" strokeWidth="1.500" strokeLinecap="round" />
    </>
  ),
  sato: (
    <>
      <path d="M32 32c6-2 8-10 6-14" stroke="#8a5a34" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M9 38c-2-12 4-18 11-18s13 6 11 18Z" fill="#a9764a" />
      <path d="M14 38c0-8 2-12 6-12s6 4 6 12Z" fill="#f0ddbd" />
      <path d="M7 14c0-7 6-10 13-10s13 3 13 10-5 13-13 13S7 21 7 14Z" fill="#b98556" />
      <path d="M9 6C2 6 0 16 3 22c4 0 6-6 8-12ZM31 6c7 0 9 10 6 16-4 0-6-6-8-12Z" fill="#6b4325" />
      <path d="M14 20c0-4 3-6 6-6s6 2 6 6-3 6-6 6-6-2-6-6Z" fill="#f0ddbd" />
      {eye(14, 13)}
      {eye(26, 13)}
      <ellipse cx="20" cy="17.500" rx="3" ry="2.200" fill="#12263a" />
    </>
  ),
  colibri: (
    <>
      <path d="M14 18C6 8 2 4 1 6c0 8 6 14 13 16ZM20 14c0-8 4-13 7-13 1 6-1 12-4 15Z" fill="#7fb7c9" />
      <path d="M10 30c0-10 8-18 16-18 6 0 8 4 6 8-4 10-14 16-22 10Z" fill="#2c8f5a" />
      <path d="M10 30c-4 2-6 6-6 8 6-1 9-3 11-6Z" fill="#1d5c86" />
      <path d="M22 20c4 0 8 1 9 3-3 4-8 5-10 2-1-2-1-4 1-5Z" fill="#7a2e6f" />
      <path d="m32 15 8-3-8 5Z" fill="#12263a" />
      {eye(28, 15, 1.8)}
    </>
  ),
  cobo: (
    <>
      <path d="M8 28C6 14 14 6 24 6c8 0 12 6 12 12-2 10-12 16-22 16Z" fill="#e8cf8c" />
      <path
        d="M14 28c-2-8 4-16 12-16M22 30c-2-4 2-10 8-11"
        stroke="#b5772f"
        strokeWidth="2.500"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M4 36c0-8 6-12 13-10 6 2 6 10 1 12-6 1-11 0-14-2Z" fill="#d8412a" />
      <path d="M8 27V20M14 26v-6" stroke="#d8412a" strokeWidth="2.500" strokeLinecap="round" />
      {eye(8, 19, 2.2)}
      {eye(14, 19, 2.2)}
      <path
        d="M2 36c-3-3-2-7 1-7M20 38c4 0 6-3 5-6"
        stroke="#96230f"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
}
