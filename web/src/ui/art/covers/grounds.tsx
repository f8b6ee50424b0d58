import type { ReactNode } from 'react'
import type { Ground } from '#shared/catalogue/cover.ts'
import { Cloud, Meadow, Mountains, Sand, Sea, Sky } from '#web/ui/art/scenes/land.tsx'
import { Houses, Wall } from '#web/ui/art/scenes/landmarks.tsx'
import { paint } from '#web/ui/art/scenes/paint.ts'

const all = <rect width="400" height="240" />

export const grounds: Readonly<Record<Ground, ReactNode>> = {
  beach: (
    <>
      <Sky x={352} y={40} />
      <Sea y={112} />
      <Sand y={160} />
    </>
  ),
  sea: (
    <>
      <Sky x={48} y={44} />
      <Cloud x={280} y={30} size={0.8} />
      <Sea y={132} />
    </>
  ),
  reef: (
    <>
      <g fill={paint.sea}>{all}</g>
      <path fill={paint.seaShade} d="M0 90q100 40 200 0t200 0v150H0z" />
      <path fill={paint.sand} d="M0 210q100-24 200-8t200-8v60H0z" />
    </>
  ),
  street: (
    <>
      <Sky x={352} y={36} />
      <Houses y={190} />
    </>
  ),
  plaza: (
    <>
      <Sky x={48} y={40} />
      <Mountains y={-10} />
      <path fill={paint.sandShade} d="M0 170h400v70H0z" />
      <path
        fill={paint.sand}
        d="M0 170h400v12H0zM60 182l-40 58h20l34-58zM200 182l-4 58h16l2-58zM330 182l40 58h20l-46-58z"
      />
    </>
  ),
  hills: (
    <>
      <Sky hour="dawn" x={340} y={44} />
      <Mountains y={-6} />
      <Meadow y={186} />
    </>
  ),
  meadow: (
    <>
      <Sky x={350} y={40} />
      <Cloud x={30} y={40} size={0.8} />
      <Meadow y={136} />
    </>
  ),
  forest: (
    <>
      <g fill={paint.leafDeep}>{all}</g>
      <path fill={paint.leafShade} d="M0 60q60-50 120-10t120-6 160-4v200H0z" />
      <path fill={paint.leaf} d="M0 176q100-40 200-14t200-14v100H0z" />
    </>
  ),
  night: (
    <>
      <Sky hour="night" x={352} y={40} />
      <path fill={paint.leafDeep} d="M0 180q100-30 200-10t200-10v90H0z" />
    </>
  ),
  bay: (
    <>
      <Sky hour="night" x={352} y={40} />
      <Sea y={124} night />
    </>
  ),
  room: (
    <>
      <g fill={paint.pink}>{all}</g>
      <path fill={paint.trunk} d="M0 186h400v54H0z" />
      <path fill={paint.white} d="M296 26h76v84h-76z" />
      <path fill={paint.sky} d="M302 32h30v34h-30zM336 32h30v34h-30zM302 70h30v34h-30zM336 70h30v34h-30z" />
    </>
  ),
  school: (
    <>
      <g fill={paint.moon}>{all}</g>
      <path fill={paint.trunkShade} d="M40 20h320v106H40z" />
      <path fill={paint.leafDeep} d="M48 28h304v90H48z" />
      <path fill={paint.castle} d="M0 190h400v50H0z" />
    </>
  ),
  rainy: (
    <>
      <g fill={paint.grey}>{all}</g>
      <Mountains y={4} />
      <Meadow y={176} />
      <g fill={paint.foam}>
        {[30, 84, 140, 196, 252, 308, 364].map((x, n) => (
          <path key={x} d={`M${x} ${20 + ((n * 41) % 90)}q8 14 0 20-8-6 0-20z`} />
        ))}
      </g>
    </>
  ),
  walls: (
    <>
      <Sky hour="dawn" x={60} y={50} />
      <Sea y={120} />
      <Wall y={184} />
    </>
  ),
  valley: (
    <>
      <Sky hour="dusk" x={60} y={50} />
      <path fill={paint.leafDeep} d="M0 130q60-70 130-40 70-60 140-6 60-30 130 20v140H0z" />
      <path fill={paint.leafShade} d="M0 190q100-50 200-20t200-10v80H0z" />
    </>
  ),
  cave: (
    <>
      <g fill={paint.stoneShade}>{all}</g>
      <path fill={paint.dark} d="M30 240q0-200 170-200t170 200z" />
      <path fill={paint.stone} d="M90 40l14 54 16-60zM190 20l12 60 18-62zM290 40l8 50 20-46z" />
    </>
  ),
  farm: (
    <>
      <Sky hour="dawn" x={350} y={44} />
      <Meadow y={150} />
      <path
        fill={paint.trunk}
        d="M0 140h400v8H0zM0 158h400v8H0zM30 124h10v56H30zM130 124h10v56h-10zM230 124h10v56h-10zM330 124h10v56h-10z"
      />
    </>
  ),
  sheet: (
    <>
      <g fill={paint.foam}>{all}</g>
      <path fill={paint.dawn} d="M20 16h360v208H20z" />
      <path fill={paint.sky} d="M40 200h320v6H40zM40 36h320v6H40z" />
    </>
  ),
}
