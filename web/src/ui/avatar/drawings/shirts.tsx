import type { ReactNode } from 'react'

/** The part of the torso below the chin; what is drawn of a shirt is cut by it. */
export const SHIRT =
  'M28 83c7 6 19 9 32 9s25-3 32-9c1 3 1 6 .500 9-2 14-14 19.500-32.500 19.500S29.500 106 27.500 92c-.500-3-.500-6 .500-9Z'

const whole = (fill: string) => <path d="M20 74h80v44H20Z" fill={fill} />

/** Shirts by item, in the units of the animal. */
export const shirts: Readonly<Record<string, ReactNode>> = {
  'camisa-de-rayas': (
    <>
      {whole('#fffdf5')}
      <path d="M20 86h80v5H20Zm0 10h80v5H20Zm0 10h80v5H20Z" fill="#2f7fb5" />
    </>
  ),
  'uniforme-escolar': (
    <>
      {whole('#fffdf5')}
      <path d="M20 100h80v14H20Z" fill="#12263a" />
      <path d="m52 88 8 10 8-10 2 6-10 10-10-10Z" fill="#0b6670" />
      <rect x="70" y="92" width="8" height="7" rx="1" fill="#ffc233" />
    </>
  ),
  'camisa-de-lunares': (
    <>
      {whole('#e56fa0')}
      <g fill="#fffdf5">
        {[
          [34, 94],
          [46, 98],
          [60, 96],
          [74, 98],
          [86, 94],
          [40, 106],
          [54, 107],
          [68, 107],
          [80, 105],
        ].map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="3" />
        ))}
      </g>
    </>
  ),
  panuelo: (
    <>
      <path d="M26 82c10 8 22 11 34 11s24-3 34-11v6L60 108 26 88Z" fill="#c2321c" />
      <g fill="#fff7e8">
        <circle cx="46" cy="95" r="2" />
        <circle cx="60" cy="98" r="2" />
        <circle cx="74" cy="95" r="2" />
      </g>
    </>
  ),
  guayabera: (
    <>
      {whole('#f6f2e4')}
      <path d="M44 86v26M50 88v24M70 88v24M76 86v26" stroke="#d8cfb4" strokeWidth="2" />
      <path d="M60 90v22" stroke="#c9bf9f" strokeWidth="2" />
      <g fill="#b9ad88">
        <circle cx="60" cy="96" r="1.500" />
        <circle cx="60" cy="102" r="1.500" />
        <circle cx="60" cy="108" r="1.500" />
      </g>
      <path d="M34 98h8v7h-8ZM78 98h8v7h-8Z" fill="none" stroke="#d8cfb4" strokeWidth="2" />
    </>
  ),
  'traje-de-bomba': (
    <>
      {whole('#fffdf5')}
      <path d="M20 96c20 6 60 6 80 0v6c-20 6-60 6-80 0Z" fill="#c2321c" />
      <path d="M20 105c20 6 60 6 80 0v5c-20 6-60 6-80 0Z" fill="#ffc233" />
    </>
  ),
  'uniforme-de-pelota': (
    <>
      {whole('#f4f7f8')}
      <path d="M38 84v28M82 84v28" stroke="#c2321c" strokeWidth="3" />
      <path d="M60 88v24" stroke="#c9d4da" strokeWidth="1.500" />
      <path d="M55 97h10l-6 12" stroke="#c2321c" strokeWidth="3.500" fill="none" strokeLinejoin="round" />
    </>
  ),
  impermeable: (
    <>
      {whole('#ffc233')}
      <path d="M60 88v26" stroke="#d99a0b" strokeWidth="3" />
      <path d="M52 98h6M62 98h6M52 106h6M62 106h6" stroke="#12263a" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'bata-de-cientifica': (
    <>
      {whole('#fffdf5')}
      <path d="m48 86 12 16 12-16-4 28H52Z" fill="#9fd5ea" />
      <path d="M60 102v12" stroke="#c9d4da" strokeWidth="2" />
      <path d="M76 98h10v8H76Z" fill="none" stroke="#b9c4cc" strokeWidth="2" />
      <path d="M79 95v6M83 95v6" stroke="#c2321c" strokeWidth="2" />
    </>
  ),
  'capa-de-superlector': (
    <>
      {whole('#c2321c')}
      <path d="M60 92c-7-4-14-4-20-1v14c6-3 13-3 20 1 7-4 14-4 20-1V91c-6-3-13-3-20 1Z" fill="#ffc233" />
      <path d="M60 92v14" stroke="#d99a0b" strokeWidth="2" />
    </>
  ),
  'traje-de-buzo': (
    <>
      {whole('#12263a')}
      <path d="M34 84c4 10 4 20 2 28M86 84c-4 10-4 20-2 28" stroke="#ffc233" strokeWidth="4" fill="none" />
      <path d="M60 90v22" stroke="#7fb7c9" strokeWidth="2" />
    </>
  ),
  'traje-espacial': (
    <>
      {whole('#f0f4f6')}
      <rect x="46" y="94" width="28" height="13" rx="3" fill="#b9c4cc" />
      <circle cx="52" cy="100" r="2.500" fill="#c2321c" />
      <circle cx="60" cy="100" r="2.500" fill="#ffc233" />
      <circle cx="68" cy="100" r="2.500" fill="#3f9b45" />
      <path d="M24 92h10M86 92h10" stroke="#2f7fb5" strokeWidth="5" />
    </>
  ),
}
