import { CoquiDrawing } from './coqui.tsx'

/** A castle on the beach, half built, and the coquí who builds it. Decoration. */
export const SandCastle = () => (
  <svg viewBox="0 0 320 190" aria-hidden="true">
    <path d="M14 150c0-78 62-138 146-138s146 60 146 138Z" fill="var(--art-sky)" />
    <circle cx="272" cy="104" r="24" fill="var(--art-sun)" />
    <path d="M272 80a24 24 0 0 1 0 48 32 32 0 0 0 0-48Z" fill="var(--art-sun-deep)" />
    <path d="M14 122h292v32H14Z" fill="var(--art-sea)" />
    <path d="M14 136c50-8 90 6 146 0s100-6 146 0v20H14Z" fill="var(--art-shallow)" />
    <path d="M4 162c40-16 96-20 156-20s116 4 156 20c2 16-60 24-156 24S2 178 4 162Z" fill="var(--art-sand)" />
    <path
      d="M60 182c50-14 160-14 220-8 30-2 38-8 36-12 2 16-60 24-156 24-40 0-76-1-100-4Z"
      fill="var(--art-sand-deep)"
    />
    <path d="M152 164c4-14 10-20 18-20h70c10 0 16 6 22 20Z" fill="var(--art-castle-deep)" />
    <path d="M166 158V92h8v8h9v-8h10v8h9v-8h8v66Z" fill="var(--art-castle)" />
    <path d="M194 92v8h8v-8h8v66h-12V100Z" fill="var(--art-castle-deep)" />
    <path d="M210 158v-36h8v7h8v-7h9v7h8v-7h3v36Z" fill="var(--art-castle)" />
    <path d="M180 158v-16a8 8 0 0 1 16 0v16Z" fill="var(--art-castle-deep)" />
    {/* The tower that is still missing. */}
    <path
      d="M228 116V84h8v7h8v-7h8v32"
      fill="none"
      stroke="var(--art-castle-deep)"
      strokeWidth="3"
      strokeDasharray="2 7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M188 92V66" stroke="var(--art-trunk)" strokeWidth="3" strokeLinecap="round" />
    <path d="m190 66 22 8-22 8Z" fill="var(--art-red)" />
    <path d="M270 172c-3-14 0-24 0-24h28s3 10 0 24Z" fill="var(--art-blue)" />
    <path
      d="M270 149c1-18 27-18 28 0"
      fill="none"
      stroke="var(--art-page)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g transform="translate(40 62) scale(.9)">
      <CoquiDrawing mood="happy" />
    </g>
  </svg>
)
