export const things = {
  barco: (
    <>
      <path d="M30 4h4v40h-4Z" fill="var(--art-trunk-deep)" />
      <path d="M28 8v30H6C10 26 18 14 28 8Z" fill="var(--art-page)" />
      <path d="M36 12c9 5 16 15 19 26H36Z" fill="var(--art-red)" />
      <path d="M36 12c9 5 16 15 19 26h-7c-2-10-6-19-12-26Z" fill="var(--art-red-deep)" />
      <path d="M6 38h22V8c-4 11-11 22-22 30Z" fill="var(--art-page-deep)" />
      <path d="M4 42h56c-2 9-8 14-16 14H20C12 56 6 51 4 42Z" fill="var(--art-trunk)" />
      <path d="M5 46h54c-3 6-8 10-15 10H20C13 56 8 52 5 46Z" fill="var(--art-trunk-deep)" />
      <path d="M1 56c5-3 9-3 14 0s11 3 16 0 11-3 16 0 11 3 16 0v6H1Z" fill="var(--art-blue)" />
    </>
  ),
  guagua: (
    <>
      <path d="M3 18a8 8 0 0 1 8-8h42a8 8 0 0 1 8 8v30H3Z" fill="var(--sol)" />
      <path d="M3 38h58v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z" fill="#f5ab1f" />
      <path
        d="M8 18a3 3 0 0 1 3-3h9v15H8ZM24 15h12v15H24ZM40 15h13a3 3 0 0 1 3 3v12H40Z"
        fill="var(--art-shallow)"
      />
      <path
        d="M8 25 18 15h2v6l-9 9H8ZM24 27l12-12v6l-9 9h-3ZM40 27l12-12h1a3 3 0 0 1 3 3l-12 12h-4Z"
        fill="#ffffff"
        opacity="0.6"
      />
      <path d="M3 34h58v4H3Z" fill="var(--art-pupil)" />
      <circle cx="17" cy="52" r="8" fill="var(--art-pupil)" />
      <circle cx="47" cy="52" r="8" fill="var(--art-pupil)" />
      <circle cx="17" cy="52" r="3.500" fill="var(--art-stone)" />
      <circle cx="47" cy="52" r="3.500" fill="var(--art-stone)" />
      <circle cx="58" cy="43" r="2.500" fill="var(--art-red)" />
    </>
  ),
  chiringa: (
    <>
      <path
        d="M22 42c-6 5-9 10-6 14 4 4 8-2 13 1"
        fill="none"
        stroke="var(--art-trunk-deep)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="m8 47 8 3-5 6ZM20 58l8-5 1 9Z" fill="var(--art-yellow)" />
      <path d="M58 4 46 34 22 42 28 16Z" fill="var(--art-red)" />
      <path d="M58 4 28 16l9 13Z" fill="var(--art-blue)" />
      <path d="M58 4 37 29l9 5Z" fill="var(--art-yellow)" />
      <path d="m37 29 9 5-24 8Z" fill="var(--art-red-deep)" />
      <path d="M58 4 22 42M28 16l18 18" stroke="var(--art-trunk-deep)" strokeWidth="2" />
    </>
  ),
  tambor: (
    <>
      <path d="M12 18h40l-4 38c-4 5-28 5-32 0Z" fill="var(--art-trunk)" />
      <path d="M40 18h12l-4 38c-2 2-7 4-12 4 3-14 4-28 4-42Z" fill="var(--art-trunk-deep)" />
      <ellipse cx="32" cy="18" rx="22" ry="9" fill="var(--art-page-deep)" />
      <ellipse cx="32" cy="17" rx="18" ry="6.500" fill="var(--art-page)" />
      <path
        d="m12 24 8 26 8-22 6 28 6-28 6 22 6-25"
        fill="none"
        stroke="var(--art-yellow)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M14 50c4 4 32 4 35 0l-1 6c-4 5-28 5-32 0Z" fill="var(--art-red)" />
    </>
  ),
  casa: (
    <>
      <path d="M10 28h44v32H10Z" fill="var(--art-pink)" />
      <path d="M40 28h14v32H40Z" fill="var(--art-red)" opacity="0.75" />
      <path d="M32 4 62 32H2Z" fill="var(--art-blue)" />
      <path d="M32 4 62 32H44C43 22 39 12 32 4Z" fill="var(--mar)" />
      <path d="M26 60V44a6 6 0 0 1 12 0v16Z" fill="var(--art-trunk-deep)" />
      <circle cx="35" cy="52" r="1.600" fill="var(--sol)" />
      <path d="M14 38h8v9h-8ZM42 38h8v9h-8Z" fill="var(--art-page)" />
      <path d="M18 38v9M14 42.500h8M46 38v9M42 42.500h8" stroke="var(--art-trunk)" strokeWidth="1.600" />
      <circle cx="32" cy="23" r="4.500" fill="var(--art-page)" />
    </>
  ),
} as const
