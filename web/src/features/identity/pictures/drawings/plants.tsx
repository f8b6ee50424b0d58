export const plants = {
  palma: (
    <>
      <path d="M8 60c4-7 12-10 24-10s20 3 24 10Z" fill="var(--art-sand-deep)" />
      <path d="M29 56c4-12 5-22 2-34l6-1c4 13 3 24 0 35Z" fill="var(--art-trunk)" />
      <path d="M35 21h2c4 13 3 24 0 35h-4c3-12 4-23 2-35Z" fill="var(--art-trunk-deep)" />
      <path
        d="M34 22C24 12 12 12 4 22c9-3 20-3 30 0ZM34 22C22 20 12 26 9 38c7-9 15-14 25-16Z"
        fill="var(--art-forest)"
      />
      <path
        d="M34 22c8-10 20-11 27-1-8-2-18-2-27 1ZM34 22c12-1 20 6 22 17-6-9-13-14-22-17Z"
        fill="var(--art-forest-deep)"
      />
      <path d="M34 22C28 13 28 6 36 2c4 7 3 14-2 20Z" fill="var(--art-frog)" />
      <circle cx="30" cy="25" r="4" fill="var(--art-trunk-deep)" />
      <circle cx="38" cy="26" r="4" fill="var(--art-trunk)" />
    </>
  ),
  flamboyan: (
    <>
      <path d="M12 61c5-3 11-4 20-4s15 1 20 4Z" fill="var(--art-land-deep)" />
      <path
        d="M29 59c1-9 0-14-3-18-4-4-9-6-14-8l1-3c7 1 12 4 16 7l2-9h4l1 9c4-3 9-6 16-7l1 3c-5 2-10 4-13 8-3 4-4 9-3 18Z"
        fill="var(--art-trunk)"
      />
      <path
        d="M33 28h2l1 9c4-3 9-6 16-7l1 3c-5 2-10 4-13 8-3 4-4 9-3 18h-4c2-11 2-21 0-31Z"
        fill="var(--art-trunk-deep)"
      />
      <path
        d="M1 31c0-4 3-7 6-8 0-6 5-10 11-10 3-5 8-8 14-8s11 3 14 8c6 0 11 4 11 10 3 1 6 4 6 8-4 3-9 3-13 1-5 3-10 3-14 0-3 2-6 2-8 0-4 3-9 3-14 0-4 2-9 2-13-1Z"
        fill="var(--art-red)"
      />
      <path
        d="M63 31c-4 3-9 3-13 1-5 3-10 3-14 0-3 2-6 2-8 0-4 3-9 3-14 0-4 2-9 2-13-1 0-2 1-4 2-5 5 2 9 1 13-1 5 3 9 2 13-1 5 3 10 3 14 0 4 3 9 3 13 1 4 1 5 3 7 6Z"
        fill="var(--art-red-deep)"
      />
      <path
        d="M4 34c3 1 6 1 9-1-1 4-2 6-5 8-2-2-3-4-4-7ZM51 33c3 2 6 2 9 1-1 3-2 5-4 7-3-2-4-4-5-8ZM20 34c2 0 4 0 6-1-1 3-2 5-3 6-2-1-3-3-3-5ZM38 33c2 1 4 1 6 1 0 2-1 4-3 5-1-1-2-3-3-6Z"
        fill="var(--art-forest)"
      />
      <g fill="var(--art-petal)">
        <circle cx="20" cy="18" r="1.600" />
        <circle cx="34" cy="11" r="1.600" />
        <circle cx="45" cy="19" r="1.600" />
      </g>
    </>
  ),
  mango: (
    <>
      <path
        d="M34 14c1-5 3-8 7-10"
        fill="none"
        stroke="var(--art-trunk-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M38 11c6-7 14-8 22-4-5 8-13 10-22 4Z" fill="var(--art-forest)" />
      <path d="M38 11c8 0 15-1 22-4-5 8-13 10-22 4Z" fill="var(--art-forest-deep)" />
      <path
        d="M30 13c12-3 24 7 25 21 1 15-9 26-23 26C17 60 6 51 8 39c1-13 12-23 22-26Z"
        fill="var(--art-yellow)"
      />
      <path
        d="M41 14c9 3 14 11 14 20 1 15-9 26-23 26-8 0-14-3-19-7 24 1 35-17 28-39Z"
        fill="var(--art-red)"
      />
      <path d="M46 19c6 4 9 9 9 15 1 15-9 26-23 26 15-7 21-23 14-41Z" fill="var(--art-red-deep)" />
      <path
        d="M17 33c2-5 5-8 9-10"
        fill="none"
        stroke="var(--art-page)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </>
  ),
  pina: (
    <>
      <path
        d="M32 24C24 20 20 12 22 3c6 3 9 8 10 14C33 11 36 6 42 3c2 9-2 17-10 21Z"
        fill="var(--art-forest)"
      />
      <path
        d="M32 24c-8 1-15-3-18-10 7-1 13 1 18 10ZM32 24c8 1 15-3 18-10-7-1-13 1-18 10Z"
        fill="var(--art-forest-deep)"
      />
      <path d="M32 24c-4-6-4-14 0-22 4 8 4 16 0 22Z" fill="var(--art-frog)" />
      <path d="M15 42c0-12 7-20 17-20s17 8 17 20-7 20-17 20-17-8-17-20Z" fill="var(--sol)" />
      <path d="M40 24c6 4 9 10 9 18 0 12-7 20-17 20-4 0-7-1-10-3 16-2 22-17 18-35Z" fill="#f5ab1f" />
      <path
        d="m18 33 28 22M16 43l22 18M24 26l24 18M46 33 18 55M48 43 26 61M40 26 16 44"
        stroke="var(--art-trunk)"
        strokeWidth="2"
        opacity="0.75"
      />
    </>
  ),
  coco: (
    <>
      <circle cx="32" cy="33" r="27" fill="var(--art-trunk-deep)" />
      <path d="M32 6a27 27 0 0 1 0 54c10-8 15-16 15-27S42 14 32 6Z" fill="var(--art-trunk)" />
      <ellipse cx="30" cy="31" rx="21" ry="20" fill="var(--art-page)" />
      <ellipse cx="31" cy="33" rx="15" ry="14" fill="var(--art-page-deep)" />
      <path d="M17 36c3 7 8 11 14 11s12-4 14-11c-4 3-9 4-14 4s-10-1-14-4Z" fill="var(--art-shallow)" />
      <path d="M36 28 50 4" stroke="var(--art-red)" strokeWidth="4" strokeLinecap="round" />
      <path d="m43 16 3-5" stroke="var(--art-page)" strokeWidth="4" />
    </>
  ),
  guineo: (
    <>
      <path d="M46 3h7l-1 9h-7Z" fill="var(--art-trunk-deep)" />
      <path d="M45 10h8c9 18 3 38-16 47-12 5-25 3-33-5 19 1 40-13 41-42Z" fill="var(--art-yellow)" />
      <path d="M53 10c9 18 3 38-16 47-12 5-25 3-33-5 29 7 50-14 49-42Z" fill="#f5ab1f" />
      <path d="M4 52c-2-1-2-4 0-5l6 2-1 6Z" fill="var(--art-trunk-deep)" />
    </>
  ),
} as const
