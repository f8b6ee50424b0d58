/// <reference types="vite/client" />

// What each file of a folder of texts says under one key, by the file's name: see `infra/build/client/text-parts.ts`.
declare module 'virtual:texts/*/screens' {
  /** By noun, then by the screen's title. */
  const parts: Readonly<
    Record<string, Readonly<Record<string, { readonly title: string; readonly menu?: string }>>>
  >
  export default parts
}
declare module 'virtual:texts/*/frame' {
  const parts: Readonly<Record<string, object>>
  export default parts
}
declare module 'virtual:texts/*/errors' {
  const parts: Readonly<Record<string, object>>
  export default parts
}
declare module 'virtual:texts/*/notices' {
  const parts: Readonly<Record<string, object>>
  export default parts
}
declare module 'virtual:texts/*/pending/text' {
  const parts: Readonly<Record<string, string>>
  export default parts
}

// See `infra/build/client/common-passwords.ts`.
declare module 'virtual:common-passwords' {
  /** `bits` in base64. */
  const filter: { readonly bits: string; readonly hashes: number }
  export default filter
}
