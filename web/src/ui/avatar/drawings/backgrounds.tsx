import type { ReactNode } from 'react'

const sky = (fill: string) => <path d="M0 0h160v160H0Z" fill={fill} />

/** What lies behind, by item, in 160 × 160 units. */
export const backgrounds: Readonly<Record<string, ReactNode>> = {
  'salon-de-clases': (
    <>
      {sky('#fff1c4')}
      <rect x="22" y="22" width="116" height="62" rx="4" fill="#2f7a33" />
      <path d="M34 40h30M34 52h46M34 64h22" stroke="#fffdf5" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 122h160v38H0Z" fill="#c79a6a" />
    </>
  ),
  playa: (
    <>
      {sky('#bfe6f2')}
      <circle cx="124" cy="34" r="16" fill="#ffc233" />
      <path d="M0 84h160v40H0Z" fill="#2f9fb5" />
      <path d="M0 92c20-6 30 4 50 0s30-6 50 0 40 2 60-2v12H0Z" fill="#55bccb" />
      <path d="M0 116c40-8 120-8 160 0v44H0Z" fill="#f3dfa8" />
      <path d="M24 122c-2-26 0-44 4-58" stroke="#8a5a34" strokeWidth="6" fill="none" />
      <path
        d="M28 62c-16-8-26 0-26 8 10-4 18-4 26-8Zm0 0c14-14 28-8 30 2-12-4-20-4-30-2Zm0 0c-4-18-18-20-24-14 12 2 18 6 24 14Z"
        fill="#3f9b45"
      />
    </>
  ),
  lluvia: (
    <>
      {sky('#a9bcc8')}
      <path
        d="M20 44c-12-2-14-20 2-22 4-14 26-14 30-2 14-4 22 14 10 24ZM90 54c-10-2-12-16 2-18 4-12 22-12 26-2 12-2 20 12 8 20Z"
        fill="#e4ecf0"
      />
      <path
        d="M30 62l-5 14M48 58l-5 14M66 66l-5 14M98 68l-5 14M116 64l-5 14M134 72l-5 14M24 96l-5 14M142 100l-5 14"
        stroke="#4f86a6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 132h160v28H0Z" fill="#6f9a6a" />
      <ellipse cx="122" cy="146" rx="22" ry="6" fill="#8fb3c4" />
    </>
  ),
  biblioteca: (
    <>
      {sky('#7a4a21')}
      {[14, 62, 110].map(y => (
        <g key={y}>
          <path d={`M8 ${y}h144v34H8Z`} fill="#5c3516" />
          {['#c2321c', '#0b6670', '#ffc233', '#2f7a33', '#e8cf8c', '#7a2e6f', '#2f7fb5', '#d8412a'].map(
            (fill, i) => (
              <rect
                key={fill}
                x={12 + i * 17}
                y={y + 6 - (i % 3)}
                width="13"
                height={28 + (i % 3)}
                rx="1.500"
                fill={fill}
              />
            ),
          )}
        </g>
      ))}
    </>
  ),
  'viejo-san-juan': (
    <>
      {sky('#bfe6f2')}
      {[
        [0, '#e8a13c', 40],
        [40, '#5aa9c9', 30],
        [80, '#e58f8a', 44],
        [120, '#7fb779', 34],
      ].map(([x, fill, y]) => (
        <g key={x}>
          <path d={`M${x} ${y}h40v90h-40Z`} fill={`${fill}`} />
          <path d={`M${x} ${y}h40v6h-40Z`} fill="#fffdf5" />
          <path
            d={`M${Number(x) + 8} ${Number(y) + 18}h9v18h-9ZM${Number(x) + 24} ${Number(y) + 18}h9v18h-9Z`}
            fill="#fffdf5"
          />
          <path d={`M${Number(x) + 5} ${Number(y) + 37}h31v4h-31Z`} fill="#12263a" />
          <path d={`M${Number(x) + 14} 104a6 8 0 0 1 12 0v22h-12Z`} fill="#6f4a21" />
        </g>
      ))}
      <path d="M0 124h160v36H0Z" fill="#5f7f9c" />
      <path
        d="M0 136h160M0 148h160M30 124v12M70 124v12M110 124v12M50 136v12M90 136v12M130 136v12"
        stroke="#4b6883"
        strokeWidth="2"
      />
    </>
  ),
  yunque: (
    <>
      {sky('#cdeadf')}
      <path d="M0 96 34 44l26 30 34-48 30 44 36-24v114H0Z" fill="#4d9a6a" />
      <path d="M0 120 40 76l30 34 34-36 56 40v46H0Z" fill="#2f7a4b" />
      <path d="M76 88c8 0 10 8 8 16v44H70v-44c-2-8 0-16 6-16Z" fill="#e9f7fb" />
      <path
        d="M10 160c0-22 8-34 18-38-2 14-8 24-12 38ZM150 160c0-22-8-34-18-38 2 14 8 24 12 38Z"
        fill="#1f5c38"
      />
    </>
  ),
  'parque-de-bombas': (
    <>
      {sky('#bfe6f2')}
      <path d="M22 60h116v74H22Z" fill="#c2321c" />
      <path d="M34 60h12v74H34ZM58 60h12v74H58ZM90 60h12v74H90ZM114 60h12v74h-12Z" fill="#12263a" />
      <path d="M30 36h20v24H30ZM110 36h20v24h-20Z" fill="#c2321c" />
      <path d="m30 36 10-14 10 14ZM110 36l10-14 10 14Z" fill="#12263a" />
      <path d="M72 104a8 10 0 0 1 16 0v30H72Z" fill="#fff1c4" />
      <path d="M0 134h160v26H0Z" fill="#d9c9a3" />
    </>
  ),
  'cancha-de-pelota': (
    <>
      {sky('#9fd5ea')}
      <path d="M0 70h160v14H0Z" fill="#0b6670" />
      <path
        d="M20 30v40M14 22h30v14H14ZM140 30v40M116 22h30v14h-30Z"
        stroke="#7a8794"
        strokeWidth="4"
        fill="#fff1c4"
      />
      <path d="M0 84h160v76H0Z" fill="#5aa552" />
      <path d="m80 96 54 40-54 40-54-40Z" fill="#c79a6a" />
      <path d="m80 112 30 24-30 24-30-24Z" fill="#5aa552" />
      <path d="m80 90 6 5-6 5-6-5Z" fill="#fffdf5" />
    </>
  ),
  'noche-de-cocuyos': (
    <>
      {sky('#12263a')}
      <circle cx="126" cy="34" r="15" fill="#fff1c4" />
      <circle cx="133" cy="29" r="13" fill="#12263a" />
      <path d="M0 118 40 92l36 22 40-28 44 30v44H0Z" fill="#1c3f34" />
      <g fill="#d9f06a">
        {[
          [24, 40],
          [48, 70],
          [80, 30],
          [104, 60],
          [140, 84],
          [18, 96],
          [66, 100],
          [118, 110],
        ].map(([x, y]) => (
          <g key={`${x}`}>
            <circle cx={x} cy={y} r="6" fillOpacity="0.3" />
            <circle cx={x} cy={y} r="2.500" />
          </g>
        ))}
      </g>
    </>
  ),
  'bahia-luminosa': (
    <>
      {sky('#0d2440')}
      <path d="M0 62c30-10 50-4 80-10s50-4 80 2v22H0Z" fill="#173b3a" />
      <path d="M0 74h160v86H0Z" fill="#103f6b" />
      <g stroke="#5ff0e0" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M14 96c16-6 26 6 42 0M88 90c16-6 26 6 42 0M40 124c16-6 26 6 42 0M104 132c14-6 26 6 40 0M8 146c14-6 26 6 40 0" />
      </g>
      <g fill="#aefcf0">
        <circle cx="30" cy="110" r="2.500" />
        <circle cx="74" cy="104" r="2" />
        <circle cx="120" cy="112" r="2.500" />
        <circle cx="142" cy="146" r="2" />
        <circle cx="86" cy="146" r="2.500" />
      </g>
      <g fill="#fff1c4">
        <circle cx="30" cy="24" r="1.800" />
        <circle cx="72" cy="14" r="1.500" />
        <circle cx="108" cy="30" r="1.800" />
        <circle cx="140" cy="18" r="1.500" />
      </g>
    </>
  ),
  'fondo-del-mar': (
    <>
      {sky('#1d7fa6')}
      <path d="M0 0h160v40H0Z" fill="#3aa3c4" />
      <path d="M0 132c30-10 60 4 90-4s50-2 70 2v30H0Z" fill="#e8cf8c" />
      <path
        d="M18 134c-4-16 6-22 0-40M30 136c-4-14 6-20 2-32"
        stroke="#2f9f5b"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M136 134v-26M136 120l-12-10M136 114l12-12M124 110v-8M148 102v-8"
        stroke="#e5705a"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#ffc233">
        <path d="M112 50c10-8 20-6 26 0-6 6-16 8-26 0l-8 6V44ZM28 66c8-6 16-5 20 0-4 5-12 6-20 0l-6 5V61Z" />
      </g>
      <g fill="none" stroke="#bfe6f2" strokeWidth="2.500">
        <circle cx="60" cy="30" r="5" />
        <circle cx="72" cy="48" r="3.500" />
        <circle cx="96" cy="24" r="4" />
      </g>
    </>
  ),
  observatorio: (
    <>
      {sky('#1b2250')}
      <g fill="#fff1c4">
        {[
          [20, 22],
          [46, 40],
          [70, 16],
          [98, 36],
          [126, 20],
          [144, 48],
          [30, 64],
          [116, 62],
        ].map(([x, y], i) => (
          <circle key={`${x}`} cx={x} cy={y} r={i % 2 ? 1.6 : 2.6} />
        ))}
      </g>
      <path d="M0 104 40 78l34 16 44-22 42 28v60H0Z" fill="#254a3a" />
      <path d="M18 116c20 30 104 30 124 0-30 14-94 14-124 0Z" fill="#dfe6ea" />
      <path d="M30 122 80 66l50 56" stroke="#b9c4cc" strokeWidth="3" fill="none" />
      <path d="m72 62 16-1 3 12-22 1Z" fill="#fffdf5" />
      <path d="M0 140h160v20H0Z" fill="#1f3f30" />
    </>
  ),
}
