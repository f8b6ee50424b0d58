import type { ReactNode } from 'react'
import { CoquiDrawing } from '#web/ui/art/coqui.tsx'

interface EyesProps {
  readonly at: readonly [number, number, number]
  readonly r: number
  readonly white?: string
}

/** Two eyes that look at whoever looks. */
const Eyes = ({ at: [left, right, y], r, white = '#fffdf5' }: EyesProps) => (
  <>
    {[left, right].map(x => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill={white} />
        <ellipse cx={x} cy={y} rx={r * 0.54} ry={r * 0.66} fill="#12263a" />
        <circle cx={x - r * 0.2} cy={y - r * 0.28} r={r * 0.22} fill="#fff" />
      </g>
    ))}
  </>
)

/** The torso that all of them share, so that a shirt fits everybody. */
const TORSO = 'M28 84c0-20 14-30 32-30s32 10 32 30-12 27-32 27-32-7-32-27Z'

/** The animals to be, by item, each in 120 × 120 units with its torso in one place. */
export const animals: Readonly<Record<string, ReactNode>> = {
  coqui: <CoquiDrawing />,
  cotorra: (
    <g>
      <path d="M52 104 44 119h32l-8-15Z" fill="#1d5c86" />
      <path d={TORSO} fill="#3f9b45" />
      <path
        d="M30 70c-8 8-8 28 0 36 6-4 8-12 8-20s-3-13-8-16ZM90 70c8 8 8 28 0 36-6-4-8-12-8-20s3-13 8-16Z"
        fill="#2c7a36"
      />
      <path d="M32 92c2 8 4 12 8 14M88 92c-2 8-4 12-8 14" stroke="#2f7fb5" strokeWidth="4" fill="none" />
      <path d="M22 46c0-19 16-29 38-29s38 10 38 29-16 31-38 31-38-12-38-31Z" fill="#4fb053" />
      <path d="M44 21c4-6 28-6 32 0-4 5-28 5-32 0Z" fill="#d8412a" />
      <circle cx="44" cy="42" r="14" fill="#fffdf5" />
      <circle cx="76" cy="42" r="14" fill="#fffdf5" />
      <Eyes at={[44, 76, 42]} r={9} />
      <path d="M48 54c0-6 5-9 12-9s12 3 12 9c0 9-6 18-12 18s-12-9-12-18Z" fill="#f1d9a6" />
      <path d="M51 62c5 3 13 3 18 0-1 6-5 10-9 10s-8-4-9-10Z" fill="#d3b06c" />
      <path d="M46 108h8v6h-8zM66 108h8v6h-8z" fill="#c49a55" />
    </g>
  ),
  iguana: (
    <g>
      <path d="M86 96c16 4 26 0 30-10 2 14-8 26-26 24Z" fill="#4d8c47" />
      <path d={TORSO} fill="#6aa84f" />
      <path d="M42 92c0-11 8-17 18-17s18 6 18 17-8 17-18 17-18-6-18-17Z" fill="#cfe3a8" />
      <path d="M38 20 44 8l6 10 6-12 4 12 4-12 6 12 6-10 6 12Z" fill="#3e7538" />
      <path d="M20 46c0-18 17-28 40-28s40 10 40 28-16 32-40 32-40-14-40-32Z" fill="#78b759" />
      <path d="M46 72c4 12 24 12 28 0 2 12-6 22-14 22s-16-10-14-22Z" fill="#e39a3c" />
      <circle cx="28" cy="56" r="8" fill="#5c9a49" />
      <circle cx="92" cy="56" r="8" fill="#5c9a49" />
      <Eyes at={[40, 80, 40]} r={11} white="#fff1c4" />
      <circle cx="54" cy="56" r="2" fill="#2d4f28" />
      <circle cx="66" cy="56" r="2" fill="#2d4f28" />
      <path d="M40 64c10 8 30 8 40 0" stroke="#2d4f28" strokeWidth="3.5" strokeLinecap="round" fill="none" />
      <path d="M34 104h16a4 4 0 0 1 0 9H34ZM86 104H70a4 4 0 0 0 0 9h16Z" fill="#4d8c47" />
    </g>
  ),
  manati: (
    <g>
      <path
        d="M20 92c-12 2-18 12-12 20 8 2 18-4 22-12ZM100 92c12 2 18 12 12 20-8 2-18-4-22-12Z"
        fill="#6f8290"
      />
      <path d={TORSO} fill="#8fa1ad" />
      <path d="M42 94c0-10 8-15 18-15s18 5 18 15-8 15-18 15-18-5-18-15Z" fill="#c9d4da" />
      <path d="M20 48c0-20 17-31 40-31s40 11 40 31-17 32-40 32-40-12-40-32Z" fill="#9db0bc" />
      <Eyes at={[40, 80, 40]} r={8} />
      <path d="M30 62c0-10 12-14 30-14s30 4 30 14-12 18-30 18-30-8-30-18Z" fill="#bccad2" />
      <ellipse cx="52" cy="56" rx="3" ry="4" fill="#55646f" />
      <ellipse cx="68" cy="56" rx="3" ry="4" fill="#55646f" />
      <path d="M48 69c6 5 18 5 24 0" stroke="#55646f" strokeWidth="3" strokeLinecap="round" fill="none" />
      <g fill="#7d8f9b">
        <circle cx="38" cy="63" r="1.500" />
        <circle cx="42" cy="69" r="1.500" />
        <circle cx="82" cy="63" r="1.500" />
        <circle cx="78" cy="69" r="1.500" />
      </g>
    </g>
  ),
  mucaro: (
    <g>
      <path d={TORSO} fill="#8a5a34" />
      <path d="M40 92c0-12 8-20 20-20s20 8 20 20-8 19-20 19-20-7-20-19Z" fill="#f0ddbd" />
      <g fill="#a9764a">
        <path d="m50 84 4 5 4-5ZM62 84l4 5 4-5ZM56 94l4 5 4-5Z" />
      </g>
      <path d="M28 72c-8 8-9 26-1 34 7-5 10-12 9-20ZM92 72c8 8 9 26 1 34-7-5-10-12-9-20Z" fill="#6b4325" />
      <path d="M20 46c0-20 17-29 40-29s40 9 40 29-17 32-40 32-40-12-40-32Z" fill="#9c6a3f" />
      <path d="M22 30c-2-8 0-16 4-20 6 4 12 10 14 14ZM98 30c2-8 0-16-4-20-6 4-12 10-14 14Z" fill="#6b4325" />
      <circle cx="42" cy="42" r="18" fill="#f0ddbd" />
      <circle cx="78" cy="42" r="18" fill="#f0ddbd" />
      <Eyes at={[42, 78, 42]} r={13} white="#ffc233" />
      <path d="M60 50c5 0 8 4 8 8 0 6-4 11-8 14-4-3-8-8-8-14 0-4 3-8 8-8Z" fill="#e0a032" />
      <path d="M44 108h12v5H44zM64 108h12v5H64z" fill="#e0a032" />
    </g>
  ),
  carey: (
    <g>
      <path d="M12 80c0-24 20-42 48-42s48 18 48 42-20 36-48 36-48-12-48-36Z" fill="#7a4a21" />
      <path d="M20 80c0-19 17-34 40-34s40 15 40 34-17 28-40 28-40-9-40-28Z" fill="#b5772f" />
      <path d="M26 70h16M78 70h16M24 88h14M82 88h14" stroke="#7a4a21" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M14 96c-10 4-14 12-8 18 8 0 16-4 20-10ZM106 96c10 4 14 12 8 18-8 0-16-4-20-10Z"
        fill="#5f9d6d"
      />
      <path d={TORSO} fill="#e8cf8c" />
      <path d="M28 46c0-17 14-26 32-26s32 9 32 26-14 32-32 32-32-15-32-32Z" fill="#78b98a" />
      <g fill="#5f9d6d">
        <circle cx="60" cy="28" r="4" />
        <circle cx="48" cy="27" r="3" />
        <circle cx="72" cy="27" r="3" />
      </g>
      <Eyes at={[46, 74, 42]} r={10} />
      <path d="M48 62c7 6 17 6 24 0" stroke="#2f5c3d" strokeWidth="3.500" strokeLinecap="round" fill="none" />
      <ellipse cx="36" cy="56" rx="5" ry="3.500" fill="#f0a58f" />
      <ellipse cx="84" cy="56" rx="5" ry="3.500" fill="#f0a58f" />
    </g>
  ),
}
