import { CoquiDrawing } from '#web/ui/art/coqui.tsx'
import { Cloud, Flamboyan, Meadow, Mountains, Palm, Sand, Sea, Sky } from './land.tsx'
import { House } from './landmarks.tsx'
import { paint } from './paint.ts'

export const lighthouse = (
  <>
    <Sky hour="dusk" x={96} y={84} />
    <Cloud x={232} y={30} size={0.8} />
    <Sea y={140} />
    <path fill={paint.stoneShade} d="M230 240l14-86q60-14 156-10v96z" />
    <path fill={paint.leaf} d="M240 160q60-24 160-18v22q-80-10-160-4z" />
    <path fill={paint.white} d="M296 148l8-92h32l8 92z" />
    <path fill={paint.sandShade} d="M326 148l-2-92h12l8 92z" />
    <path fill={paint.bloomShade} d="M302 84h36l2 18h-40zM299 124h42l2 18h-46z" />
    <path fill={paint.sun} d="M304 56V40h32v16zM304 42L120 66 120 20z" opacity="0.9" />
    <path fill={paint.dark} d="M298 40l22-22 22 22z" />
  </>
)

const blooms = [
  [40, 196, paint.bloom],
  [96, 212, paint.sun],
  [150, 192, paint.pink],
  [206, 214, paint.white],
  [262, 194, paint.bloom],
  [318, 212, paint.sun],
  [366, 192, paint.pink],
] as const

export const garden = (
  <>
    <Sky x={320} y={50} />
    <Cloud x={70} y={40} size={0.9} />
    <Mountains y={-6} />
    <Meadow y={160} />
    <Flamboyan x={84} y={176} size={0.8} />
    {blooms.map(([x, y, colour]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path fill={paint.leafDeep} d="M-2 0h4v28h-4zM2 18q14-10 18 0-10 6-18 0z" />
        {[0, 72, 144, 216, 288].map(turn => (
          <ellipse key={turn} cy="-11" rx="7" ry="10" fill={colour} transform={`rotate(${turn})`} />
        ))}
        <circle r="6" fill={colour === paint.sun ? paint.bloom : paint.sun} />
      </g>
    ))}
  </>
)

export const turtle = (
  <>
    <Sky hour="night" x={330} y={50} />
    <Sea y={96} night />
    <Sand y={164} />
    <g transform="translate(196 190)">
      <path fill={paint.leafDeep} d="M-46 22q-34 10-44 30 30 6 56-18zM46 22q34 10 44 30-30 6-56-18z" />
      <path fill={paint.leafShade} d="M-36-20q-36-14-52 0 14 24 48 22zM36-20q36-14 52 0-14 24-48 22z" />
      <circle cy="-44" r="20" fill={paint.leaf} />
      <ellipse cy="4" rx="52" ry="42" fill={paint.leafShade} />
      <ellipse cy="0" rx="42" ry="34" fill={paint.leafDeep} />
      <path fill={paint.leaf} d="M-10-20h20l10 18-10 18h-20l-10-18z" />
      <circle cx="-8" cy="-50" r="3.500" fill={paint.dark} />
      <circle cx="8" cy="-50" r="3.500" fill={paint.dark} />
    </g>
  </>
)

export const farm = (
  <>
    <Sky hour="dawn" x={88} y={60} />
    <Mountains y={0} />
    <Meadow y={164} />
    <House x={306} y={186} size={1.15} />
    <g fill={paint.trunk}>
      {[20, 74, 128, 182].map(x => (
        <path key={x} d={`M${x} 204v-42l6-6 6 6v42z`} />
      ))}
      <path d="M10 170h190v8H10zM10 186h190v8H10z" />
    </g>
    <g transform="translate(170 212)">
      <path fill={paint.white} d="M-34 0q-12-36 14-42 30 12 46-18 14 6 10 26-4 30-34 34z" />
      <path fill={paint.sandShade} d="M-18-6q4-22 30-22-4 22-30 22z" />
      <circle cx="28" cy="-56" r="14" fill={paint.white} />
      <path fill={paint.bloom} d="M18-68q4-12 10-4 6-10 12 2 2 6-4 8H22z" />
      <path fill={paint.sun} d="M40-58l14 4-14 6z" />
      <circle cx="32" cy="-58" r="2.500" fill={paint.dark} />
    </g>
    {[236, 262, 288].map(x => (
      <g key={x} transform={`translate(${x} 222)`}>
        <ellipse rx="11" ry="10" fill={paint.sun} />
        <circle cx="7" cy="-11" r="7" fill={paint.sun} />
        <path fill={paint.bloom} d="M13-12l6 2-6 3z" />
        <circle cx="9" cy="-12" r="1.500" fill={paint.dark} />
      </g>
    ))}
  </>
)

const drum = (x: number, size: number, skin: string, belly: string) => (
  <g key={x} transform={`translate(${x} 214) scale(${size})`}>
    <path fill={belly} d="M-34-74h68q10 38-6 74h-56q-16-36-6-74z" />
    <path fill={paint.trunkShade} d="M12-74h22q10 38-6 74H10q10-36 2-74z" />
    <ellipse cy="-74" rx="34" ry="11" fill={skin} />
    <path fill={paint.sun} d="M-39-48h78v6h-78zM-37-22h74v6h-74z" />
  </g>
)

export const drums = (
  <>
    <Sky hour="dusk" x={322} y={64} />
    <Sea y={150} />
    <Sand y={170} />
    <Palm x={54} y={210} size={1.2} />
    {drum(150, 1.1, paint.white, paint.bloom)}
    {drum(238, 1.35, paint.foam, paint.trunk)}
    {drum(326, 1, paint.white, paint.sea)}
  </>
)

export const rain = (
  <>
    <rect width="400" height="240" fill={paint.sky} />
    <Mountains y={10} />
    <Meadow y={180} />
    <g fill={paint.greyShade}>
      <path d="M60 70a30 30 0 0 1 8-58 48 48 0 0 1 90-8 36 36 0 0 1 50 36 20 20 0 0 1-6 30z" />
    </g>
    <path
      fill={paint.grey}
      d="M210 84a26 26 0 0 1 8-50 42 42 0 0 1 78-6 30 30 0 0 1 44 30 17 17 0 0 1-4 26z"
    />
    <g fill={paint.seaShade}>
      {[84, 128, 172, 232, 276, 320].map((x, n) => (
        <path key={x} d={`M${x} ${96 + ((n * 31) % 44)}q9 14 0 21-9-7 0-21z`} />
      ))}
    </g>
    <ellipse cx="220" cy="222" rx="110" ry="14" fill={paint.sea} />
    <ellipse cx="196" cy="220" rx="44" ry="5" fill={paint.foam} />
    <g transform="translate(40 150)">
      <CoquiDrawing mood="looking" />
    </g>
  </>
)
